### Briscola in English.

game-title = Briscola
game-pitch = Win tricks with the best cards of the Italian deck; one suit beats all others.
game-time = 10 min

## Actions, questions, events

action-play = Play the { $card }
action-exchange = Take the turned-up card for your seven of trumps
question-take-turn = Play a card. Trumps: { $trump }.
event-leads-first = { $seat } leads the first trick.
event-turned-up = The { $card } is turned up: its suit is trumps.
event-played = { $seat } plays the { $card }.
event-exchanged = { $seat } swaps the seven of trumps for the { $card }.
event-won-trick =
    { $points ->
        [one] { $seat } wins the trick: { $points } point.
       *[other] { $seat } wins the trick: { $points } points.
    }
event-drew = { $seat } draws the { $card }.
event-drew-hidden = { $seat } draws a card.
event-drew-trump = { $seat } draws the turned-up card, the { $card }.

## Why not

why-not-in-hand = the { $card } is not in your hand
why-exchange-off = this game is played without the exchange
why-no-trump-card = the turned-up card has been drawn
why-not-leading = only the leader may exchange, before leading
why-exchange-card-missing = you do not hold the { $card }

## Options, scores, end

option-exchange = Exchange
option-exchange-help = The leader may swap the seven of trumps for the turned-up card.
option-first_player = First player
option-first_player-help = Who leads the first trick: a random player, or the seat with this number.
option-first_player-random = at random
option-first_player-1 = seat 1
option-first_player-2 = seat 2
option-first_player-3 = seat 3
option-first_player-4 = seat 4
score-aces = Aces
score-threes = Threes
score-courts = Court cards
end-hands-empty = All cards have been played.

## The table

stat-points = Points
stat-cards_won = Cards won
stat-hand = Cards in hand
table-trump = Trumps
table-trick = Trick
table-deck = Deck

## Cards

suit-coins = Coins
suit-cups = Cups
suit-swords = Swords
suit-clubs = Clubs
card-ace_coins = Ace of Coins
card-three_coins = Three of Coins
card-king_coins = King of Coins
card-knight_coins = Knight of Coins
card-jack_coins = Jack of Coins
card-seven_coins = Seven of Coins
card-six_coins = Six of Coins
card-five_coins = Five of Coins
card-four_coins = Four of Coins
card-two_coins = Two of Coins
card-ace_cups = Ace of Cups
card-three_cups = Three of Cups
card-king_cups = King of Cups
card-knight_cups = Knight of Cups
card-jack_cups = Jack of Cups
card-seven_cups = Seven of Cups
card-six_cups = Six of Cups
card-five_cups = Five of Cups
card-four_cups = Four of Cups
card-two_cups = Two of Cups
card-ace_swords = Ace of Swords
card-three_swords = Three of Swords
card-king_swords = King of Swords
card-knight_swords = Knight of Swords
card-jack_swords = Jack of Swords
card-seven_swords = Seven of Swords
card-six_swords = Six of Swords
card-five_swords = Five of Swords
card-four_swords = Four of Swords
card-two_swords = Two of Swords
card-ace_clubs = Ace of Clubs
card-three_clubs = Three of Clubs
card-king_clubs = King of Clubs
card-knight_clubs = Knight of Clubs
card-jack_clubs = Jack of Clubs
card-seven_clubs = Seven of Clubs
card-six_clubs = Six of Clubs
card-five_clubs = Five of Clubs
card-four_clubs = Four of Clubs
card-two_clubs = Two of Clubs
