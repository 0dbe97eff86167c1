### The table and the commands in English.


## Plain answers

yes = yes
no = no

## Things on every table

hand = Hand
player-default = Player { $n }
bot-default = Bot { $n }
bot-easy = easy
bot-medium = medium
bot-hard = hard
bot-expert = expert
bot-random = random moves

## Turns

turn-pass-device = Hand hidden. { $name }: press Enter when you sit at the screen.
question-over = The game is over.

## Prompts and commands of the terminal table

prompt-choose = Choose a number or type an action (? for help)
prompt-choose-small = A number or an action; ?: help, table: the whole table
prompt-more = Enter: on, q: back
actions-left-out =
    { $n ->
        [one] … and { $n } more action: type “list”
       *[other] … and { $n } more actions: type “list”
    }
hint-move = Hint: { $action } (about { $score } at the end, ± { $spread })
prompt-save-path = File to save to
help-title = What you can type
help-number = a number: play that action of the list
help-text = an action in the game’s notation, such as “{ $example }”
help-why = why an action is not legal now
help-undo = take back your last action
help-log = what happened so far
help-score = the score if the game ended now
help-save = write the game to a file
help-rule = the text of a rule, by its ID
help-card = what a card does
help-language = change the language
help-help = this list
help-quit = leave the table
undo-done = Taken back.
undo-nothing = There is nothing to take back.
undo-revealed = This cannot be undone: something hidden was revealed.
undo-other-player = This cannot be undone: another player has acted since.
log-empty = Nothing has happened yet.
saved = Saved: { $path }
goodbye = Goodbye!
prompt-record = File for the replay (Enter: none):
prompt-leave = Save the game before leaving? (yes, no, or a file name)
help-rules = the rules behind the question
help-table = the whole table
help-list = every action that is possible now
help-redo = play again what you took back
redo-nothing = There is nothing to play again.
forced-step = Only one choice: { $action }
which-one = Which one: { $choices }?
nearest-action = Nearest legal action: { $action }
card-unknown = Nothing is called “{ $name }”.
log-earlier =
    { $n ->
        [one] … { $n } earlier entry: type “log”
       *[other] … { $n } earlier entries: type “log”
    }
go-on-with = Go on with: { $command }

## Errors that players see

error-not-legal = This is not legal now.
error-not-an-action = This is not an action of this game.
error-unknown-verb = “{ $word }” is neither an action of this game nor a command.
error-did-you-mean = Did you mean “{ $word }”?
error-possible-now = Possible now: { $verbs }
error-form = “{ $verb }” is written like this: { $example }
error-unknown-member = “{ $word }” does not go with “{ $verb }”.
error-number =
    { $n ->
        [1] There is only 1 choice.
       *[other] Choose a number from 1 to { $n }.
    }
why-legal = This is legal now.
why-not-asked = “{ $verb }” is not what is being decided now.
why-game-over = The game is over.
why-no-part-in-question = It has no part in the question that is asked now.

## The result

score-title = Final scoring
score-now = If the game ended now
score-total = Total
score-rank = Place
score-player = Player
result-winner = Winner: { $name }
result-tie = Tie: { $names }
game-over = End of the game

## The rules as text

rules-chapter = Chapter
rules-count = Rules
rules-options = Options, with their defaults
rule-heading-worked-examples = Worked examples
rule-heading-ambiguities-and-rulings = Ambiguities and rulings
rule-heading-unknowns = Unknowns

## Replays

replay-step = Step { $n } of { $total }
replay-played = { $name }: { $action }
replay-prompt = Enter: on, b: back, a number: go to that step, q: leave

## A turn in one sentence, its steps and its sums

summary-and = { $first } and { $last }
summary-turn = { $seat } { $what }.
summary-clause = { $seat } { $what }
summary-sentence = { $what }.
summary-idle = passed
summary-more =
    { $n ->
        [one] and { $n } small thing
       *[other] and { $n } small things
    }
sum-cards =
    { $n ->
        [one] { $sign }{ $n } card
       *[other] { $sign }{ $n } cards
    }
