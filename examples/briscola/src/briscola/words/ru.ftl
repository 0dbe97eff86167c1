### Брискола по-русски.

game-title = Брискола
game-pitch = Берите взятки лучшими картами итальянской колоды; одна масть бьёт все остальные.
game-time = 10 мин

## Действия, вопросы, события

action-play = Положить { $card_acc }
action-exchange = Взять открытую карту за козырную семёрку
question-take-turn = Положите карту. Козыри: { $trump }.
event-leads-first = { $seat } заходит в первой взятке.
event-turned-up = Открыта карта: { $card }. Её масть — козырная.
event-played = { $seat } кладёт { $card_acc }.
event-exchanged = { $seat } меняет козырную семёрку на { $card_acc }.
event-won-trick =
    { $points ->
        [one] { $seat } берёт взятку: { $points } очко.
        [few] { $seat } берёт взятку: { $points } очка.
       *[many] { $seat } берёт взятку: { $points } очков.
    }
event-drew = { $seat } берёт { $card_acc }.
event-drew-hidden = { $seat } берёт карту.
event-drew-trump = { $seat } берёт открытую карту: { $card_acc }.

## Почему нельзя

why-not-in-hand = этой карты нет на руке: { $card }
why-exchange-off = эта партия идёт без обмена
why-no-trump-card = открытую карту уже взяли
why-not-leading = менять может только ведущий, до захода
why-exchange-card-missing = у вас нет карты: { $card }

## Опции, очки, конец

option-exchange = Обмен
option-exchange-help = Ведущий может обменять козырную семёрку на открытую карту.
option-first_player = Кто начинает
option-first_player-help = Кто заходит первым: случайный игрок или место с этим номером.
option-first_player-random = случайно
option-first_player-1 = место 1
option-first_player-2 = место 2
option-first_player-3 = место 3
option-first_player-4 = место 4
score-aces = Тузы
score-threes = Тройки
score-courts = Фигуры
end-hands-empty = Все карты сыграны.

## Стол

stat-points = Очки
stat-cards_won = Взятые карты
stat-hand = Карты на руке
table-trump = Козыри
table-trick = Взятка
table-deck = Колода

## Карты

suit-coins = Монеты
suit-cups = Кубки
suit-swords = Мечи
suit-clubs = Дубинки
card-ace_coins = Туз монет
    .acc = туза монет
card-three_coins = Тройка монет
    .acc = тройку монет
card-king_coins = Король монет
    .acc = короля монет
card-knight_coins = Всадник монет
    .acc = всадника монет
card-jack_coins = Валет монет
    .acc = валета монет
card-seven_coins = Семёрка монет
    .acc = семёрку монет
card-six_coins = Шестёрка монет
    .acc = шестёрку монет
card-five_coins = Пятёрка монет
    .acc = пятёрку монет
card-four_coins = Четвёрка монет
    .acc = четвёрку монет
card-two_coins = Двойка монет
    .acc = двойку монет
card-ace_cups = Туз кубков
    .acc = туза кубков
card-three_cups = Тройка кубков
    .acc = тройку кубков
card-king_cups = Король кубков
    .acc = короля кубков
card-knight_cups = Всадник кубков
    .acc = всадника кубков
card-jack_cups = Валет кубков
    .acc = валета кубков
card-seven_cups = Семёрка кубков
    .acc = семёрку кубков
card-six_cups = Шестёрка кубков
    .acc = шестёрку кубков
card-five_cups = Пятёрка кубков
    .acc = пятёрку кубков
card-four_cups = Четвёрка кубков
    .acc = четвёрку кубков
card-two_cups = Двойка кубков
    .acc = двойку кубков
card-ace_swords = Туз мечей
    .acc = туза мечей
card-three_swords = Тройка мечей
    .acc = тройку мечей
card-king_swords = Король мечей
    .acc = короля мечей
card-knight_swords = Всадник мечей
    .acc = всадника мечей
card-jack_swords = Валет мечей
    .acc = валета мечей
card-seven_swords = Семёрка мечей
    .acc = семёрку мечей
card-six_swords = Шестёрка мечей
    .acc = шестёрку мечей
card-five_swords = Пятёрка мечей
    .acc = пятёрку мечей
card-four_swords = Четвёрка мечей
    .acc = четвёрку мечей
card-two_swords = Двойка мечей
    .acc = двойку мечей
card-ace_clubs = Туз дубинок
    .acc = туза дубинок
card-three_clubs = Тройка дубинок
    .acc = тройку дубинок
card-king_clubs = Король дубинок
    .acc = короля дубинок
card-knight_clubs = Всадник дубинок
    .acc = всадника дубинок
card-jack_clubs = Валет дубинок
    .acc = валета дубинок
card-seven_clubs = Семёрка дубинок
    .acc = семёрку дубинок
card-six_clubs = Шестёрка дубинок
    .acc = шестёрку дубинок
card-five_clubs = Пятёрка дубинок
    .acc = пятёрку дубинок
card-four_clubs = Четвёрка дубинок
    .acc = четвёрку дубинок
card-two_clubs = Двойка дубинок
    .acc = двойку дубинок
