### Briscola po polsku.

game-title = Briscola
game-pitch = Zdobywaj lewy najlepszymi kartami włoskiej talii; jeden kolor bije wszystkie inne.
game-time = 10 min

## Akcje, pytania, zdarzenia

action-play = Zagraj { $card_acc }
action-exchange = Weź odkrytą kartę za siódemkę atutową
question-take-turn = Zagraj kartę. Atut: { $trump }.
event-leads-first = { $seat } wychodzi w pierwszej lewie.
event-turned-up = Odkryta karta: { $card }. Jej kolor jest atutem.
event-played = { $seat } zagrywa { $card_acc }.
event-exchanged = { $seat } wymienia siódemkę atutową na { $card_acc }.
event-won-trick =
    { $points ->
        [one] { $seat } wygrywa lewę: { $points } punkt.
        [few] { $seat } wygrywa lewę: { $points } punkty.
       *[many] { $seat } wygrywa lewę: { $points } punktów.
    }
event-drew = { $seat } dobiera { $card_acc }.
event-drew-hidden = { $seat } dobiera kartę.
event-drew-trump = { $seat } dobiera odkrytą kartę: { $card_acc }.

## Dlaczego nie

why-not-in-hand = tej karty nie masz na ręce: { $card }
why-exchange-off = ta gra toczy się bez wymiany
why-no-trump-card = odkrytą kartę już dobrano
why-not-leading = wymienić może tylko osoba, która wychodzi, przed wyjściem
why-exchange-card-missing = brakuje ci karty: { $card }

## Opcje, punkty, koniec

option-exchange = Wymiana
option-exchange-help = Kto wychodzi, może wymienić siódemkę atutową na odkrytą kartę.
option-first_player = Kto zaczyna
option-first_player-help = Kto wychodzi w pierwszej lewie: losowa osoba albo miejsce o tym numerze.
option-first_player-random = losowo
option-first_player-1 = miejsce 1
option-first_player-2 = miejsce 2
option-first_player-3 = miejsce 3
option-first_player-4 = miejsce 4
score-aces = Asy
score-threes = Trójki
score-courts = Figury
end-hands-empty = Wszystkie karty zostały zagrane.

## Stół

stat-points = Punkty
stat-cards_won = Zdobyte karty
stat-hand = Karty na ręce
table-trump = Atut
table-trick = Lewa
table-deck = Talia

## Karty

suit-coins = Monety
suit-cups = Kielichy
suit-swords = Miecze
suit-clubs = Pałki
card-ace_coins = As monet
    .acc = asa monet
card-three_coins = Trójka monet
    .acc = trójkę monet
card-king_coins = Król monet
    .acc = króla monet
card-knight_coins = Jeździec monet
    .acc = jeźdźca monet
card-jack_coins = Walet monet
    .acc = waleta monet
card-seven_coins = Siódemka monet
    .acc = siódemkę monet
card-six_coins = Szóstka monet
    .acc = szóstkę monet
card-five_coins = Piątka monet
    .acc = piątkę monet
card-four_coins = Czwórka monet
    .acc = czwórkę monet
card-two_coins = Dwójka monet
    .acc = dwójkę monet
card-ace_cups = As kielichów
    .acc = asa kielichów
card-three_cups = Trójka kielichów
    .acc = trójkę kielichów
card-king_cups = Król kielichów
    .acc = króla kielichów
card-knight_cups = Jeździec kielichów
    .acc = jeźdźca kielichów
card-jack_cups = Walet kielichów
    .acc = waleta kielichów
card-seven_cups = Siódemka kielichów
    .acc = siódemkę kielichów
card-six_cups = Szóstka kielichów
    .acc = szóstkę kielichów
card-five_cups = Piątka kielichów
    .acc = piątkę kielichów
card-four_cups = Czwórka kielichów
    .acc = czwórkę kielichów
card-two_cups = Dwójka kielichów
    .acc = dwójkę kielichów
card-ace_swords = As mieczy
    .acc = asa mieczy
card-three_swords = Trójka mieczy
    .acc = trójkę mieczy
card-king_swords = Król mieczy
    .acc = króla mieczy
card-knight_swords = Jeździec mieczy
    .acc = jeźdźca mieczy
card-jack_swords = Walet mieczy
    .acc = waleta mieczy
card-seven_swords = Siódemka mieczy
    .acc = siódemkę mieczy
card-six_swords = Szóstka mieczy
    .acc = szóstkę mieczy
card-five_swords = Piątka mieczy
    .acc = piątkę mieczy
card-four_swords = Czwórka mieczy
    .acc = czwórkę mieczy
card-two_swords = Dwójka mieczy
    .acc = dwójkę mieczy
card-ace_clubs = As pałek
    .acc = asa pałek
card-three_clubs = Trójka pałek
    .acc = trójkę pałek
card-king_clubs = Król pałek
    .acc = króla pałek
card-knight_clubs = Jeździec pałek
    .acc = jeźdźca pałek
card-jack_clubs = Walet pałek
    .acc = waleta pałek
card-seven_clubs = Siódemka pałek
    .acc = siódemkę pałek
card-six_clubs = Szóstka pałek
    .acc = szóstkę pałek
card-five_clubs = Piątka pałek
    .acc = piątkę pałek
card-four_clubs = Czwórka pałek
    .acc = czwórkę pałek
card-two_clubs = Dwójka pałek
    .acc = dwójkę pałek
