### La briscola in italiano.

game-title = Briscola
game-pitch = Vinci le prese con le carte migliori; un seme batte tutti gli altri.
game-time = 10 min

## Azioni, domande, eventi

action-play = Gioca { $card_the }
action-exchange = Prendi la carta scoperta per il tuo sette di briscola
question-take-turn = Gioca una carta. Briscola: { $trump }.
event-leads-first = { $seat } apre la prima presa.
event-turned-up = Carta scoperta: { $card }. Il suo seme è la briscola.
event-played = { $seat } gioca { $card_the }.
event-exchanged = { $seat } scambia il sette di briscola: prende { $card_the }.
event-won-trick =
    { $points ->
        [one] { $seat } vince la presa: { $points } punto.
       *[other] { $seat } vince la presa: { $points } punti.
    }
event-drew = { $seat } pesca { $card_the }.
event-drew-hidden = { $seat } pesca una carta.
event-drew-trump = { $seat } pesca la carta scoperta: { $card_the }.

## Perché no

why-not-in-hand = questa carta non è nella tua mano: { $card }
why-exchange-off = in questa partita non c’è lo scambio
why-no-trump-card = la carta scoperta è già stata pescata
why-not-leading = può scambiare solo chi apre, prima di aprire
why-exchange-card-missing = non hai { $card_the }

## Opzioni, punti, fine

option-exchange = Scambio
option-exchange-help = Chi apre può scambiare il sette di briscola con la carta scoperta.
option-first_player = Chi comincia
option-first_player-help = Chi apre la prima presa: una persona a caso o il posto con questo numero.
option-first_player-random = a caso
option-first_player-1 = posto 1
option-first_player-2 = posto 2
option-first_player-3 = posto 3
option-first_player-4 = posto 4
score-aces = Assi
score-threes = Tre
score-courts = Figure
end-hands-empty = Tutte le carte sono state giocate.

## Il tavolo

stat-points = Punti
stat-cards_won = Carte prese
stat-hand = Carte in mano
table-trump = Briscola
table-trick = Presa
table-deck = Mazzo

## Carte

suit-coins = Denari
suit-cups = Coppe
suit-swords = Spade
suit-clubs = Bastoni
card-ace_coins = Asso di denari
    .the = l’asso di denari
card-three_coins = Tre di denari
    .the = il tre di denari
card-king_coins = Re di denari
    .the = il re di denari
card-knight_coins = Cavallo di denari
    .the = il cavallo di denari
card-jack_coins = Fante di denari
    .the = il fante di denari
card-seven_coins = Sette di denari
    .the = il sette di denari
card-six_coins = Sei di denari
    .the = il sei di denari
card-five_coins = Cinque di denari
    .the = il cinque di denari
card-four_coins = Quattro di denari
    .the = il quattro di denari
card-two_coins = Due di denari
    .the = il due di denari
card-ace_cups = Asso di coppe
    .the = l’asso di coppe
card-three_cups = Tre di coppe
    .the = il tre di coppe
card-king_cups = Re di coppe
    .the = il re di coppe
card-knight_cups = Cavallo di coppe
    .the = il cavallo di coppe
card-jack_cups = Fante di coppe
    .the = il fante di coppe
card-seven_cups = Sette di coppe
    .the = il sette di coppe
card-six_cups = Sei di coppe
    .the = il sei di coppe
card-five_cups = Cinque di coppe
    .the = il cinque di coppe
card-four_cups = Quattro di coppe
    .the = il quattro di coppe
card-two_cups = Due di coppe
    .the = il due di coppe
card-ace_swords = Asso di spade
    .the = l’asso di spade
card-three_swords = Tre di spade
    .the = il tre di spade
card-king_swords = Re di spade
    .the = il re di spade
card-knight_swords = Cavallo di spade
    .the = il cavallo di spade
card-jack_swords = Fante di spade
    .the = il fante di spade
card-seven_swords = Sette di spade
    .the = il sette di spade
card-six_swords = Sei di spade
    .the = il sei di spade
card-five_swords = Cinque di spade
    .the = il cinque di spade
card-four_swords = Quattro di spade
    .the = il quattro di spade
card-two_swords = Due di spade
    .the = il due di spade
card-ace_clubs = Asso di bastoni
    .the = l’asso di bastoni
card-three_clubs = Tre di bastoni
    .the = il tre di bastoni
card-king_clubs = Re di bastoni
    .the = il re di bastoni
card-knight_clubs = Cavallo di bastoni
    .the = il cavallo di bastoni
card-jack_clubs = Fante di bastoni
    .the = il fante di bastoni
card-seven_clubs = Sette di bastoni
    .the = il sette di bastoni
card-six_clubs = Sei di bastoni
    .the = il sei di bastoni
card-five_clubs = Cinque di bastoni
    .the = il cinque di bastoni
card-four_clubs = Quattro di bastoni
    .the = il quattro di bastoni
card-two_clubs = Due di bastoni
    .the = il due di bastoni
