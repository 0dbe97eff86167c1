### The browser client in English: what stands on the page beside the games’ own words.

## Pages

client-pages = Pages
client-page-lobby = Play
client-page-rules = Rules
client-page-statistics = Statistics
client-page-credits = Credits
client-profile = Profile
client-your-name = Your name
client-guest = Guest
client-save = Save
client-close = Close
client-loading = One moment…
client-language = Language
client-theme = Colours
client-theme-system = As the system
client-theme-light = Light
client-theme-dark = Dark
client-settings = Settings
client-menu = Menu
client-play-forced = Play a lone forced step for me
client-one-click = Play at once what a click leaves, without confirming
client-tips = Tips for a first game

## Lobby

client-what-shall-we-play = What shall we play?
client-seats-range = { $from } to { $to }
client-weight-1 = easy start
client-weight-2 = medium
client-weight-3 = expert
client-play-bot = Play a bot now
client-new-table = New table
client-your-tables = Your tables
client-open-tables = Open tables
client-no-tables = No table yet: pick a game above.
client-no-open-tables = Nobody waits at the moment. Open a table of your own.
client-go-on = Play
client-look = Look
client-join = Join
client-watch = Watch
client-invite = Invite someone
client-invite-help = Make a new table with a seat by link and send the link. No account is needed.
client-new-here = New here?
client-new-here-help = Start with { $game }. Everything that is lit can be clicked, and every symbol has an explanation.
client-teach = Teach me to play { $game }
client-open-replay = Open a replay file
client-open-replay-help = Open a saved game: look back move by move, or play on from any moment.

## Table set-up

client-new-table-of = New table: { $game }
client-seats = Seats
client-seat-n = Seat { $n }
client-seat-me = { $name } (you)
client-seat-me-too = You too (one screen)
client-seat-open = Open to everyone
client-seat-invited = By invitation link
client-remove-seat = Remove the seat
client-add-seat = Add a seat
client-bot = Bot
client-solo = Solo game
client-players-n =
    { $n ->
        [one] { $n } player
       *[other] { $n } players
    }
client-waits-for =
    { $n ->
        [one] waits for { $n } player
       *[other] waits for { $n } players
    }
client-takes = Takes about { $time }.
client-options = Rules of this game
client-table = The table
client-title = Name of the table
client-public = Everyone can find it in the lobby
client-allow-undo = Moves can be taken back
client-ask-confirm = Ask before a move is final
client-spectators = Others may watch
client-clock = Clock
client-clock-none = none
client-clock-move = time for each move
client-clock-game = time for the whole game
client-minutes = Minutes
client-start = Start the game
client-open-table = Open the table
client-invited-title = You are invited
client-waiting-players = Waiting for players. The game starts when the last seat is taken.
client-invite-link = Invitation link
client-start-now = Start now, bots fill up
client-to-lobby = To the lobby

## The table

client-players = Players
client-shelf = Markets and help
client-mine = My things
client-parts = Parts of the table
client-actions = Actions
client-legal = What you can do
client-to-actions = To the actions
client-you = You
client-away = away
client-thinking = is thinking
client-score-now = If the game ended now
client-final = Final result
client-no-scores = You will see the score at the end.
client-phase = Phase
client-log = Log
client-log-empty = Nothing has happened yet.
client-show-change = Show what changed
client-turn-card = The turn
client-turn-table = At the table
client-turn-place = { $n } of { $total } since your turn
client-turn-steps = Steps
client-turn-end = To my turn
client-key-space = Space
client-follow = Show others’ turns
client-follow-off = Off
client-follow-short = Short
client-follow-steps = Steps
client-follow-slow = Slow
client-since = Since you were here
client-turn-show = On the board
client-chat = Chat
client-chat-empty = Nobody has written yet.
client-chat-say = Write to the table
client-send = Send
client-reaction = Reaction
client-your-turn = Your turn.
client-watching = Watching
client-waiting = { $name } decides
client-choices =
    { $n ->
        [one] { $n } choice
       *[other] { $n } choices
    }
client-all = All { $n }
client-search = Search
client-step-back = step back (Esc)
client-choose = Choose
client-confirm-turn = Confirm
client-undo = Undo
client-redo = Redo
client-pointing = Pointing at
client-pointing-help = Point at a card, a tile or a space to see here what it is and what it would do now.
client-now = Now:
client-not-now = It cannot be chosen now.
client-lost = Connection lost. Reconnecting…
client-lost-kept = Your move is kept.
client-try-now = Try now
client-back = Connected again
client-fit = Show the whole board
client-zoom-in = Nearer
client-zoom-out = Further away
client-minimap = Small map: go to a place on the board
client-lit-here = something can be chosen here
client-closed = This table was given up.
client-tip = Tip
client-tip-got-it = Got it
client-tip-no-more = Show no more tips

## Around the table

client-offline = offline
client-online = online
client-bot-sits-in = a bot sits in: { $bot }
client-bot-for-me = Let a bot play for me
client-i-am-back = I am back
client-vote-absent = Let a bot sit in
client-vote-from = Vote for a bot: from { $time }
client-leave-rated = If a bot plays this rated game to its end for you, it counts as lost.
client-never-ask = Don’t ask me again
client-never-turn = until this turn ends
client-never-mine = until my next decision
client-never-game = all game long
client-never-out-of-turn = Never ask me outside my own turn where I can say no
client-how-long = How long
client-plans = Answers given beforehand
client-take-back = Take back
client-frozen-command = With the rules that it began with, it can be finished. The administrator starts them on a copy of the data from before the update:
client-give-up = Giving up
client-give-up-ask = Give this game up
client-give-up-sure = The game ends without a result. The other people are asked first.
client-give-up-yes = Yes, give it up
client-closing = { $names } would like to give the game up. Not answered yet: { $waiting }.
client-agree = I agree
client-play-goes-on = No, play on
client-memo = My own note on this table
client-saved = Saved
client-files = Files and verification
client-replay-file = Replay file
client-record-file = A file of what I have seen
client-promise = The shuffle was fixed before the first move. Its fingerprint:

## Scores, end, replay

client-scores = Scores
client-show-scores = Show the scores
client-by-source = Points by source
client-part = Part
client-wins = { $name } wins with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
client-win-shared = Shared victory: { $name } with { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
client-ahead = { $points } ahead of { $name }.
client-share = Share
client-copied = Copied
client-replay = Replay
client-rematch = Rematch
client-check-seed = Check the shuffle
client-seed-ok = The seed is the one promised at the start
client-seed-bad = The seed does not match
client-over-time = Points over the game
client-chart-moves =
    { $n ->
        [one] { $n } move
       *[other] { $n } moves
    }
client-chart-jump = Go to a moment of the game
client-seed = Seed
client-play-on = Play on from here
client-turn-back = Back by a turn
client-move-back = Back by a move
client-move-on = On by a move
client-turn-on = On by a turn
client-play = Play
client-pause = Pause
client-moment = Moment of the game
client-step-of = Move { $n } of { $total }
client-link-moment = Link to this moment
client-leave-replay = Back to the game in progress
client-rating = Rating
client-games = Games
client-my-games = My games
client-game = Game
client-day = Day
client-rank = Rank
client-no-games-yet = No rated game yet.

## Rules and credits

client-terms = Terms in four languages
client-search-rules = Search the rules, or a rule ID
client-credits-games = { $games } belong to their authors and publishers. Drawings and wording here are our own.
client-credits-icons = Icons
client-credits-changed = Recoloured and combined; some signs are our own drawing.
client-credits-authors = Each icon belongs to its author:
client-credits-fonts = Type
client-credits-software = Software in the page
client-credits-design = Game design
client-credits-solo = Solo mode
client-credits-rules = Rules
client-credits-art = Art
client-credits-graphics = Graphic design
client-credits-development = Development
client-credits-publisher = Publisher
client-credits-licenses = The licence texts of everything in this page

## Profile

client-account = Account
client-account-more = Account, notices, my data
client-account-help = You can play as a guest. With a login you find your tables on every device.
client-signed-in = Signed in as { $login }.
client-login = Login
client-password = Password (at least 8 characters)
client-password-old = Old password
client-password-new = New password (at least 8 characters)
client-password-change = Change the password
client-sign-up = Make an account
client-sign-in = Sign in
client-sign-out = Sign out
client-sign-out-all = Sign out everywhere
client-signed-out = Signed out
client-notices = Notices
client-notices-browser = Tell me in this browser when it is my turn
client-notices-refused = The browser does not allow it. Allow notifications for this page in its settings.
client-notices-urls = Addresses, one per line
client-notices-help = ntfy, Discord, Telegram, Slack or Pushover, written as Apprise addresses. Your own ntfy server works too if it can be reached from the internet.
client-notices-digest = Once a day instead of at once
client-tokens = Programs
client-tokens-help = A token lets a program play at your tables. Keep it secret.
client-token-label = What the token is for
client-token-add = New token
client-token-once = Copy it now: it is shown only this once
client-token-drop = Revoke
client-token-gone = The token is revoked
client-my-data = My data
client-my-data-export = All that is stored about me
client-my-data-none = Nothing is stored about you yet.
client-forget-sure = To delete your account, type your name: { $name }
client-forget = Delete my account
client-forgotten = Your account is deleted

## Keys

client-keys = Keys and help
client-key-lit = walk through what is lit
client-key-chip = choose that action
client-key-confirm = choose or confirm
client-key-back = step back
client-key-undo = undo
client-key-redo = redo
client-key-regions = next part of the page
client-key-hand = to my hand
client-key-log = to the log
client-key-scores = scores
client-key-fit = whole board
client-key-zoom = nearer, further
client-key-help = this list
client-how = What is marked in gold can be chosen. Click what is lit until one action is left, or choose it in the bar; then confirm. Nothing happens before you confirm.

## Chips and the action bar

# The chips that have no room in the bar: a button opens the list of all.
client-more = { $n } more
# What each of the actions would change, said once under the question.
client-each-brings = Each choice: { $what }

## Sessions, links and addresses that lead nowhere

client-sessions = Where you are signed in
client-sessions-help = Sign out a browser that is not yours, and then change your password.
client-session-mine = this browser
client-session-unknown = Unknown browser
client-session-earlier = Browsers signed in before the last update
client-session-since = signed in { $date }
client-session-seen = last seen { $date }
client-session-end = Sign out
client-session-end-named = Sign out: { $name }
client-session-ended = Signed out there
client-sessions-end-others = Sign out everywhere else
client-sessions-with-tokens = And revoke all tokens
client-password-sessions = Sign out everywhere else
client-password-tokens = Revoke all tokens
client-token-seen = last used { $date }
client-token-unused = not used yet
client-not-found-title = There is no page at this address
client-not-found-help = A part of the link may be missing, or the page may have moved.
client-invited-by = { $name } invites you
client-invite-bad-title = This link leads to no table
client-invite-bad-help = It may have ended, or a part of it may be missing. Ask for a new one.
client-invite-full = All seats are taken.
client-invite-running = The game has already started.
client-invite-finished = This game is over.
client-invite-closed = This table was given up.
client-invite-ends = The link works until { $date }.
client-invite-end-all = End all links
client-invites-ended = All links to this table have ended.
## Small screens

client-zoom = Zoom
client-mine-short = Mine
client-others = The others
client-others-short = Others
client-others-open = What lies before { $name }
client-key-others = what lies before the others

## Several players at one device

client-curtain = Pass the device to { $name }
client-curtain-why = Nothing of the table is shown until { $name } has it.
client-curtain-lift = I am { $name }
client-curtain-back = Back to { $name }
client-pass-device = Pass to { $name }
client-curtain-setting = Curtain between players at one device

# A page without a server

client-local = On this device
client-local-help = Your tables are kept in this browser, and nobody else sees them. Save a table as a replay file to take it to a server or to another device.
client-update = A new version is here.
client-update-take = Load it
