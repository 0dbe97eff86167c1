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
client-time-gwt = 2 h
client-time-sierra-west = 75 min
client-time-villagers = 45 min
client-weight-1 = easy start
client-weight-2 = medium
client-weight-3 = expert
client-pitch-gwt = Drive your herd to Kansas City, hire workers, run your engine and deliver ever further east.
client-pitch-sierra-west = Tuck three cards, walk two paths, climb the mountain, roll the wagon.
client-pitch-villagers = Draft villagers from the road and chain them into a thriving village.
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
client-new-here-help = Start with Villagers. Everything that is lit can be clicked, and every symbol has an explanation.
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
client-credits-games = Great Western Trail, Sierra West and Villagers belong to their authors and publishers. Drawings and wording here are our own.
client-credits-icons = Icons
client-credits-changed = Recoloured and combined; some signs are our own drawing.
client-credits-authors = Each icon belongs to its author:
client-credits-fonts = Type
client-credits-software = Software in the page
client-credits-design = Game design
client-credits-solo = Solo mode
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

## Villagers

client-vil-phase-draft = Draft
client-vil-phase-update = Road
client-vil-phase-build = Build
client-vil-phase-over = Market
client-vil-tab-road = Road
client-vil-tab-village = Village
client-vil-tab-hand = Hand
client-vil-tab-market = Market
client-vil-slot = slot { $n }
client-vil-stack-n = Stack { $n }
client-vil-stack = Stack { $n }: { $count }, on top { $suit }
client-vil-empty = empty
client-vil-covered = covered
client-vil-coins = { $n } gold on it
client-vil-to-hire = ×{ $n } to hire
client-vil-hire = hire
client-vil-on-it = lay it on this card
client-vil-this-one = this one
client-vil-pay = Pay { $n } gold
client-vil-free = costs nothing
client-vil-own-unlock = Your own { $card }: { $gold } gold from the bank go onto it
client-vil-bank = Bank
client-vil-summer = summer
client-vil-winter = winter
client-vil-food = { $n } food: draft { $limit }
client-vil-builders =
    { $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }
client-vil-market-today = market now: { $n }
client-vil-my-gold = My gold
client-vil-built = Built
client-vil-hired = Hired
client-vil-my-hand = My hand
client-vil-backs-seen =
    { $n ->
        [one] { $n } card, its back is seen by all
       *[other] { $n } cards, their backs are seen by all
    }
client-vil-no-cards = No cards in hand.
client-vil-villagers =
    { $n ->
        [one] { $n } villager
       *[other] { $n } villagers
    }
client-vil-cards = Cards in hand
client-vil-food-name = Food
client-vil-builder-name = Builders
client-vil-if-market = If the market came now
client-vil-gold = gold
client-vil-purse = supply
client-vil-on-cards = on cards
client-vil-silver = silver
client-vil-sum = in all
client-vil-first-over = The first market is over.
client-vil-events = Events
client-vil-worth-gold = { $n } gold
client-vil-worth-food = { $n } food
client-vil-worth-builder = { $n } builder
client-vil-seat-lines = Food { $food }: drafts { $limit } cards. Builders { $builders }. Gold { $gold }; the second market would bring { $market }.
client-vil-suit-pips = Squares in the head: as many cards may lie on it.
client-vil-locked-by = needs { $card }
client-vil-goes-on = Goes on: { $card }.
client-vil-stands-alone = Needs no card below it.
client-vil-each-market = { $n } gold at each market while it is not covered.
client-vil-padlock = Padlock: { $card } opens it. { $gold } gold go onto that card, whoever owns it, or to the bank if nobody has one.
client-vil-opens = Opens { $n } cards in the deck: { $cards }. Each time { $gold } gold land on it.
client-tip-villagers-draft = Draft: click a face-up villager on the road, or a stack to take its top card unseen. Food in your village lets you draft more.
client-tip-villagers-build = Build: click a card in your hand to place it. Chains begin with a basic villager, which you hire by giving back a card. A padlock costs 2 gold.
client-tip-villagers-unlock = Padlock: pay 2 gold onto the card that opens it. If it is your own, the gold stays in your village and counts at the market.

## Great Western Trail

client-gwt-phase-move = Move
client-gwt-phase-use = Use location
client-gwt-phase-draw = Draw
client-gwt-kc-foresight = Foresight
client-gwt-kc-income = Income
client-gwt-kc-delivery = Delivery
client-gwt-kc-foresight-1 = Foresight 1
client-gwt-kc-foresight-2 = Foresight 2
client-gwt-kc-foresight-3 = Foresight 3
client-gwt-kc-foresight-help = Choose one tile of column { $n }: a worker goes to the job market, a hazard or an outlaw onto the trail.
client-gwt-kc-income-help = Each breed counts once: your hand is worth ${ $n }. Certificates can add to it.
client-gwt-kc-delivery-help = Lit cities need at most { $n }. In red on each city: the transport cost from where your engine stands. You have ${ $money }.
client-gwt-kc-disc-help = Take a disc from your board: a dark space needs a dark city. What lies under it is yours from now on.
client-gwt-tab-trail = Trail
client-gwt-tab-rail = Rails
client-gwt-tab-jobs = Jobs
client-gwt-tab-markets = Markets
client-gwt-tab-mine = Mine
client-gwt-row = row { $n }
client-gwt-building-n = Building { $n }
client-gwt-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
client-gwt-pay = pay ${ $n }
client-gwt-free = free
client-gwt-fee = Stopping or passing costs you ${ $n }.
client-gwt-no-fee = No fee for you.
client-gwt-risk = Risk action
client-gwt-woods = In the woods.
client-gwt-bounty = Bounty: ${ $n }
client-gwt-token = Bounty: an exchange token
client-gwt-transport = transport ${ $n }
client-gwt-city-value = Needs breeding value { $n } or more.
client-gwt-station = Upgrade for ${ $cost }: { $points } VP at the end.
client-gwt-job-help = Hire a worker from an open row for its price.
client-gwt-builders =
    { $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }
client-gwt-value = breeding value { $n }
client-gwt-my-hand = My hand
client-gwt-no-cards = No cards in hand.
client-gwt-my-board = My board
client-gwt-my-tiles = My objectives and tiles
client-gwt-buildings-left =
    { $n ->
        [one] { $n } building left
       *[other] { $n } buildings left
    }
client-gwt-certificates = Certificates: { $n }
client-gwt-certificates-name = Certificates
client-gwt-token-name = Exchange tokens
client-gwt-corner-white = White corners: takes discs from white spaces only.
client-gwt-corner-dark = Dark corners: takes discs from white and dark spaces.
client-gwt-disc-white = Disc on a white space: it may go to any city or station.
client-gwt-disc-dark = Disc on a dark space: only to cities and stations with dark corners.
client-gwt-disc-cost = Taking it costs ${ $n }.
client-gwt-city-points = { $n } VP for each disc at the end.
client-gwt-city-dollars = ${ $n } at once.
client-gwt-dollars = ${ $n }
client-gwt-hand-green = Green hand: who enters pays a fee.
client-gwt-hand-black = Black hand: who enters pays a fee.
client-gwt-hand-both = Green and black hand: who enters pays both fees.
client-gwt-goes-worker = A worker: goes to the job market, into the row with the token.
client-gwt-goes-hazard = A hazard: goes onto the first free space of its section of the trail.
client-gwt-goes-outlaw = An outlaw: goes onto the free outlaw space with the lowest number.
client-gwt-track-help = One engine on each space; occupied ones are skipped and not counted.
client-gwt-turnout-help = A turnout: who stops here may upgrade its station.
client-gwt-cowboy-help = Cowboys buy cattle: each of them once in a purchase.
client-gwt-builder-help = Builders place buildings: each tile says how many it needs.
client-gwt-engineer-help = Engineers move the engine: up to one space for each.
client-gwt-certificate-help = Certificates raise the value of your hand in Kansas City. A dashed number is beyond your limit.
client-gwt-price-help = How many cowboys and dollars cards of this value need.
client-gwt-pair-help = Once, for discs of yours in both cities.
client-gwt-money = Dollars
client-gwt-hand = Cards in hand
client-gwt-stack = stack { $n }
client-gwt-others = The others’ boards
client-gwt-vp = { $n } VP
client-gwt-step-limit = Step limit
client-gwt-hand-limit = Hand limit
client-gwt-discs-white = Discs left on white spaces
client-gwt-discs-dark = Discs left on dark spaces
client-gwt-stations-held = Stations with a disc
client-gwt-sam-next = Next delivery:
client-gwt-sam-cattle = Cattle in his score pile
client-tip-gwt-place-herder = Click a neutral building to begin your first drive. Each building shows its actions as signs.
client-tip-gwt-move-herder = Click a lit stop: the number says how many steps, a red tag what it costs. Then confirm.
client-tip-gwt-use-location = Above your herder stand the actions of this location, each once, in any order. Pass when you are done.

## Sierra West

client-sw-phase-plan = Plan
client-sw-phase-trap = Trap
client-sw-phase-pioneer = Pioneer
client-sw-tab-mountain = Mountain
client-sw-tab-trail = Trail
client-sw-tab-market = Cabins
client-sw-tab-homestead = Home
client-sw-tab-mine = Mine
client-sw-tab-mode = Mode
client-sw-extra =
    { $n ->
        [0] free
       *[other] pay { $n } more
    }
client-sw-shovel-builds = the shovel builds a cabin
client-sw-face-down = { $place }, face down
client-sw-trail = Space { $n } of the wagon trail, ×{ $by }
client-sw-start = Start
client-sw-step = One step
client-sw-ends = ends the game
client-sw-paths = My two paths
client-sw-paths-help = the hat pioneer walks green, the plain one tan
client-sw-supplies = My supplies
client-sw-hand = My hand
client-sw-plan-help = click or drag onto a place
client-sw-lay-all = Lay these three cards
client-sw-outlaws = Outlaws caught
client-sw-cart = mine cart with { $n } gold
client-sw-river = river { $n }
client-sw-with-mule = with the mule, last
client-sw-frontiersman-left = Left figure
client-sw-frontiersman-right = Right figure
client-sw-no-next-plan = drawn on his turn
client-sw-plan-arrows = The arrows of the new card point at what he does with the old one, from top to bottom; the pale one only with the mule, and last.
client-sw-cabins = My cabins
client-sw-cabins-help = an empty place costs 3 points
client-sw-deck = Deck
client-sw-discard = Discard pile
client-sw-basics = Food, wood and stone
client-sw-others = The others
client-sw-figure-hat = Walks the green path. In the camp it can also go to the brown cabin, trap or track.
client-sw-figure-plain = Walks the tan path. In the camp it can also go to a green cabin, trap or track.
client-sw-figure-mule = The mule: goes to the grey cabin or onto a free summit.
client-sw-good-basic = Basic resource: pays for summits, wagon steps, cabins and paid spaces.
client-sw-good-points = At the end { $n } each.
client-sw-good-boots = Spend it in your turn for two boots, used at once.
client-sw-track-reward = Each step brings: { $what }. The last space holds one player only.
client-sw-trail-next = To the next space: { $boots } boots and { $basics } basic resources.
client-sw-trail-multiplier = At the end the mode’s points count { $n } times with your wagon here.
client-sw-hazard = Hazard: leaving it without doing it costs damage.
client-sw-paid = Paid space: first { $n } basic resources.
client-tip-sierra-west-lay-card = Click a card: both paths appear at once with what they bring. Lay three cards, then your pioneers walk them.
client-tip-sierra-west-pioneer = Send each pioneer to its start, walk step by step, and use the space it stands on. Boots move your scout and wagon.
client-tip-sierra-west-use-shovel = The shovel claims the card under your scout, or builds a cabin from the market.
client-sw-occupy = Only stand on the summit

## Chips and the action bar

# The chips that have no room in the bar: a button opens the list of all.
client-more = { $n } more
# What each of the actions would change, said once under the question.
client-each-brings = Each choice: { $what }

## Buildings of Great Western Trail: which side is in play, and the place to choose

client-gwt-replaced = is replaced
client-gwt-woods-short = woods
client-gwt-other-side = The other side, not in play:
client-gwt-face = { $face }: { $actions } ({ $builders }, { $points } VP)

## When the markets of Villagers are held

client-vil-first-waits =
    { $count ->
        [one] First market at the end of the round in which stack { $stacks } runs out. Cards left there: { $n }.
       *[other] First market at the end of the round in which stacks { $stacks } have all run out. Cards left there: { $n }.
    }
client-vil-first-due = The first market comes at the end of this round.
client-vil-second-waits = Second market at the end of the round in which all stacks have run out. Cards left: { $n }. Silver pays only then.
client-vil-second-due = The second market comes at the end of this round, and the game is over.
client-vil-second-over = The second market is over.

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
client-vil-beneath = { $n } beneath
client-vil-silver-letter = S
client-vil-show-covered = Covered cards ({ $n })
client-gwt-cities = Cities with a disc

## Several players at one device

client-curtain = Pass the device to { $name }
client-curtain-why = Nothing of the table is shown until { $name } has it.
client-curtain-lift = I am { $name }
client-curtain-back = Back to { $name }
client-pass-device = Pass to { $name }
client-curtain-setting = Curtain between players at one device
