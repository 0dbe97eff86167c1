### Sierra West по-русски.


## The game

game-title = Sierra West
game-pitch = Подложите три карты, пройдите две тропы, поднимитесь на гору, продвиньте повозку.
game-time = 75 мин
seat-automa = Гастингс

## Amounts, for use in other messages

count-good =
    { $amount ->
        [one] { $amount } { $good_one }
        [few] { $amount } { $good_few }
       *[many] { $amount } { $good_many }
    }
count-basics =
    { $amount ->
        [one] { $amount } базовый ресурс
        [few] { $amount } базовых ресурса
       *[many] { $amount } базовых ресурсов
    }
count-apples =
    { $amount ->
        [one] { $amount } яблоко
        [few] { $amount } яблока
       *[many] { $amount } яблок
    }
count-fish =
    { $amount ->
        [one] { $amount } рыбу
        [few] { $amount } рыбы
       *[many] { $amount } рыб
    }
count-boots =
    { $amount ->
        [one] { $amount } ботинок
        [few] { $amount } ботинка
       *[many] { $amount } ботинок
    }
count-green-apples =
    { $amount ->
        [one] { $amount } зелёное яблоко
        [few] { $amount } зелёных яблока
       *[many] { $amount } зелёных яблок
    }
count-red-apples =
    { $amount ->
        [one] { $amount } красное яблоко
        [few] { $amount } красных яблока
       *[many] { $amount } красных яблок
    }
count-any-apples =
    { $amount ->
        [one] { $amount } яблоко любого цвета
        [few] { $amount } яблока любого цвета
       *[many] { $amount } яблок любого цвета
    }

## Figures and where they stand

figure-hat = пионер зелёной тропы
    .acc = пионера зелёной тропы
figure-plain = пионер коричневой тропы
    .acc = пионера коричневой тропы
figure-mule = мул
    .acc = мула
slot-left = левая карта
slot-middle = средняя карта
slot-right = правая карта
side-left = левый пограничник
side-right = правый пограничник
spot-camp = лагерь
spot-trapper = ячейка ловца
spot-tracker = ячейка следопыта
spot-green-start = зелёная тропа, начало
spot-green-1 = зелёная тропа, ячейка 1
spot-green-2 = зелёная тропа, ячейка 2
spot-green-3 = зелёная тропа, ячейка 3
spot-green-4 = зелёная тропа, ячейка 4
spot-green-5 = зелёная тропа, ячейка 5
spot-green-end = зелёная тропа, конец
spot-tan-start = коричневая тропа, начало
spot-tan-1 = коричневая тропа, ячейка 1
spot-tan-2 = коричневая тропа, ячейка 2
spot-tan-3 = коричневая тропа, ячейка 3
spot-tan-4 = коричневая тропа, ячейка 4
spot-tan-end = коричневая тропа, конец
spot-summit-left = вершина (левая карта)
spot-summit-middle = вершина (средняя карта)
spot-summit-right = вершина (правая карта)
spot-cabin-boots_to_gold = хижина «Золото за ботинки»
spot-cabin-boots_to_pair = хижина «Хижина сапожника»
spot-cabin-double_boots = хижина «Двойные ботинки»
spot-cabin-step_back = хижина «Шаг назад»
spot-cabin-drop_to_tan = хижина «Спуск на тропу»
spot-cabin-all_green = хижина «Посёлок»
spot-cabin-double_food = хижина «Двойная еда»
spot-cabin-double_wood = хижина «Двойное дерево»
spot-cabin-double_stone = хижина «Двойной камень»
spot-cabin-paid_discount = хижина «Скидка»
spot-cabin-bear_tamer = хижина «Укротитель медведей»
spot-cabin-shovel_gold = хижина «Золотая лопата»
spot-cabin-gold_to_basic = хижина «Торговая конюшня»

## Cabins

cabin-boots_to_gold = Золото за ботинки
    .text = Пионер коричневой тропы: за каждые { $boots } ячейки, от которых отказывается пионер зелёной тропы, { $gain }.
cabin-boots_to_pair = Хижина сапожника
    .text = Пионер коричневой тропы: за каждые { $boots } ячейки, от которых отказывается пионер зелёной тропы, { $gain }.
cabin-double_boots = Двойные ботинки
    .text =
        Пионер коричневой тропы: ячейки ботинок пионера зелёной тропы считаются { $factor ->
            [2] вдвойне
           *[other] ×{ $factor }
        }.
cabin-step_back = Шаг назад
    .text = Пионер коричневой тропы, один раз за ход: заплатите { $price }; пионер зелёной тропы возвращается на одну ячейку и может снова там действовать.
cabin-drop_to_tan = Спуск на тропу
    .text = Пионер коричневой тропы, один раз за ход: заплатите { $price }; пионер зелёной тропы спускается на ячейку коричневой тропы под ним и идёт дальше по ней.
cabin-all_green = Посёлок
    .text = Пионер коричневой тропы: действуют все ваши остальные зелёные хижины.
cabin-double_food = Двойная еда
    .text = Пионер коричневой тропы: символ «{ $symbol }» в ячейке пионера зелёной тропы даёт: { $gain }.
cabin-double_wood = Двойное дерево
    .text = Пионер коричневой тропы: символ «{ $symbol }» в ячейке пионера зелёной тропы даёт: { $gain }.
cabin-double_stone = Двойной камень
    .text = Пионер коричневой тропы: символ «{ $symbol }» в ячейке пионера зелёной тропы даёт: { $gain }.
cabin-paid_discount = Скидка
    .text = Пионер зелёной тропы, один раз за ход: платная ячейка стоит пионеру коричневой тропы на { $discount } меньше.
cabin-bear_tamer = Укротитель медведей
    .text = Пионер зелёной тропы, один раз за ход: не платите за медвежью опасность и получите { $gain }.
cabin-shovel_gold = Золотая лопата
    .text = Пионер зелёной тропы, один раз за ход: после лопаты пионера коричневой тропы { $gain }.
cabin-gold_to_basic = Торговая конюшня
    .text = Мул: { $given } за { $gained } на выбор, любое количество раз.

## The mountain

place-r1p1 = ряд 1, карта 1
place-r1p2 = ряд 1, карта 2
place-r2p1 = ряд 2, карта 1
place-r2p2 = ряд 2, карта 2
place-r2p3 = ряд 2, карта 3
place-r3p1 = ряд 3, карта 1
place-r3p2 = ряд 3, карта 2
place-r3p3 = ряд 3, карта 3
place-r3p4 = ряд 3, карта 4
place-r4p1 = ряд 4, карта 1
place-r4p2 = ряд 4, карта 2
place-r4p3 = ряд 4, карта 3
place-r4p4 = ряд 4, карта 4
place-r4p5 = ряд 4, карта 5
place-r5p1 = ряд 5, карта 1
place-r5p2 = ряд 5, карта 2
place-r5p3 = ряд 5, карта 3
place-r5p4 = ряд 5, карта 4
place-r5p5 = ряд 5, карта 5
place-r5p6 = ряд 5, карта 6
place-base = подножие горы
pool-hat = ботинки пионера зелёной тропы
pool-plain = ботинки пионера коричневой тропы
pool-token = ботинки с жетона
pile-deck = на верх колоды
pile-discard = на верх стопки сброса

## Goods

good-food = еда
    .one = еда
    .few = еды
    .many = еды
good-wood = дерево
    .one = дерево
    .few = дерева
    .many = дерева
good-stone = камень
    .one = камень
    .few = камня
    .many = камней
good-gold = золото
    .one = золото
    .few = золота
    .many = золота
good-pair_of_boots = жетон пары ботинок
    .one = жетон пары ботинок
    .few = жетона пары ботинок
    .many = жетонов пары ботинок
good-bullet = пуля
    .one = пуля
    .few = пули
    .many = пуль
good-trout = форель
    .one = форель
    .few = форели
    .many = форелей
good-salmon = лосось
    .one = лосось
    .few = лосося
    .many = лососей
good-bass = окунь
    .one = окунь
    .few = окуня
    .many = окуней
basic-food = еда
basic-wood = дерево
basic-stone = камень
fish-trout = форель
    .acc = форель
fish-salmon = лосось
    .acc = лосося
fish-bass = окунь
    .acc = окуня
forgone-gold = { $gain }
forgone-pair_of_boots = { $gain }
deal-trout = { $given } → { $gained }
deal-salmon = { $given } → { $gained }
deal-bass = { $given } → { $gained }
deal-trout-salmon = { $given } → { $gained }
deal-trout-bass = { $given } → { $gained }
deal-salmon-bass = { $given } → { $gained }
deal-one-of-each = { $given } → { $gained }
deal-2-trout = { $given } → { $gained }
deal-2-salmon = { $given } → { $gained }
deal-2-bass = { $given } → { $gained }
deal-3-trout = { $given } → { $gained }
deal-3-salmon = { $given } → { $gained }
deal-3-bass = { $given } → { $gained }

## Tracks

track-food = дорожка еды
    .acc = дорожку еды
track-wood = дорожка дерева
    .acc = дорожку дерева
track-stone = дорожка камня
    .acc = дорожку камня
orchard-green = дорожка зелёных яблок
orchard-red = дорожка красных яблок
prize-dynamite = динамит
prize-lantern = фонарь
prize-sheriff = карта шерифа
prize-bullets = { $bullets }

## Animals

animal-rabbit = кролик
    .acc = кролика
    .text = Торговля мехом: { $gain }.
animal-beaver = бобр
    .acc = бобра
    .text = Торговля мехом: { $gain }.
animal-fox = лиса
    .acc = лису
    .text = Торговля мехом: { $gain }.
animal-bear = медведь
    .acc = медведя
    .text = Торговля мехом: { $gain }.
animal-deer = олень
    .acc = оленя
    .text = Торговля мехом: { $apples }.
animal-raccoon = енот
    .acc = енота
    .text =
        Торговля мехом: { $fish ->
            [1] рыба на выбор
           *[other] рыба на выбор ({ $fish })
        }.
animal-marmot = сурок
    .acc = сурка
    .text = Торговля мехом: динамит или фонарь.
animal-badger = барсук
    .acc = барсука
    .text = Торговля мехом: карта шерифа или { $bullets }.

## Symbols of the paths

symbol-food_1 = { $gain }
symbol-food_2 = { $gain }
symbol-wood_1 = { $gain }
symbol-wood_2 = { $gain }
symbol-stone_1 = { $gain }
symbol-stone_2 = { $gain }
symbol-gold_1 = { $gain }
symbol-boot_1 = { $boots }
symbol-boot_2 = { $boots }
symbol-pair_of_boots = Получить пару ботинок
symbol-fur_trade = Торговля мехом
symbol-mule = Получить мула
symbol-shovel = Использование лопаты
symbol-bear_hazard = Медвежья опасность
symbol-apples_g1 = { $apples }
symbol-apples_r1 = { $apples }
symbol-apples_g1r1 = { $apples }
symbol-apples_g2 = { $apples }
symbol-apples_r2 = { $apples }
symbol-harvest_apples = Сбор яблок
symbol-pan_gold = Промывка золота
symbol-banjo_hazard = Опасность банджо
symbol-dueling_banjos = Дуэльные банджо
symbol-paddle_1 = Одиночное весло
symbol-paddle_2 = Двойное весло
symbol-paddle_fast = Быстрое весло
symbol-fish = Рыбалка
symbol-mine = Горное дело
symbol-lantern = Получить фонарь
symbol-dynamite = Получить динамит
symbol-load_cart = Загрузить вагонетку
symbol-bullet_1 = { $gain }
symbol-bullet_2 = { $gain }
symbol-reload = Заполнить боеприпасы
symbol-sheriff = Новый шериф

## Cards

card-st1 = Собиратель
card-st2 = Лесоруб
card-st3 = Каменотёс
card-st4 = Первопроходец
card-st5 = Возница
card-st6 = Поселенец
card-st7 = Зверолов
card-st8 = Погонщик мулов
card-ah_start = Садовник
card-bb_start = Каноист
card-gr_start = Золотоискатель
card-oo_start = Помощник шерифа
card-ah01 = Сад Гренни Смит
card-ah02 = Аллея Ред Делишес
card-ah03 = Пресс для сидра
card-ah04 = Тележка с яблоками
card-ah05 = Фруктовая лавка
card-ah06 = Пироговая кухня
card-ah07 = Сарай для прививки яблонь
card-ah08 = Ферма в предгорье
card-ah09 = Оросительный канал
card-ah10 = Строительство амбара
card-ah11 = Коптильня
card-ah12 = Каменная стена
card-ah13 = Праздник урожая
card-ah14 = Двор для повозок
card-ah15 = Фактория
card-bb01 = Форелевая заводь
card-bb02 = Ход лосося
card-bb03 = Окунёвая яма
card-bb04 = Галечная отмель
card-bb05 = Промывочный лоток
card-bb06 = Пороги
card-bb07 = Музыкант на крыльце
card-bb08 = Самогонная лощина
card-bb09 = Лесная лачуга
card-bb10 = Паромная переправа
card-bb11 = Лагерь у реки
card-bb12 = Волок
card-bb13 = Линия капканов
card-bb14 = Излучина старателя
card-bb15 = Вьючный караван
card-gr01 = Кварцевая жила
card-gr02 = Глубокий ствол
card-gr03 = Пороховой склад
card-gr04 = Рудный бункер
card-gr05 = Рудодробилка
card-gr06 = Бригада лесорубов
card-gr07 = Походная кухня
card-gr08 = Пробирная контора
card-gr09 = Заявочный столб
card-gr10 = Караван мулов
card-gr11 = Пушной тракт
card-gr12 = Лагерь шахтёров
card-gr13 = Узкоколейка
card-gr14 = Растущий городок
card-gr15 = Отвал
card-oo01 = Тюрьма
card-oo02 = Оружейник
card-oo03 = Салун
card-oo04 = Дозорная скала
card-oo05 = Дилижанс
card-oo06 = Контора наград
card-oo07 = Ограда ранчо
card-oo08 = Кухонная повозка
card-oo09 = Каменный форт
card-oo10 = Отряд шерифа
card-oo11 = Телеграф
card-oo12 = Конюшня
card-oo13 = Тропа к убежищу
card-oo14 = Торговец пушниной
card-oo15 = Универсальная лавка

## Special cards

special-orchard1 = Сад 1
special-orchard2 = Сад 2
special-orchard3 = Сад 3
special-orchard4 = Сад 4
special-orchard5 = Сад 5
special-orchard6 = Сад 6
special-river1 = Река 1
special-river2 = Река 2
special-river3 = Река 3
special-river4 = Река 4
special-river5 = Река 5
special-river6 = Река 6
special-mine_campfire = Шахта (костёр)
special-mine_i_a = Шахта I a
special-mine_i_b = Шахта I b
special-mine_ii_a = Шахта II a
special-mine_ii_b = Шахта II b
special-mine_ii_c = Шахта II c
special-outpost_campfire = Аванпост (костёр)
special-outpost_i = Аванпост I
special-outpost_ii = Аванпост II
special-outpost_iii = Аванпост III
special-outpost_iv = Аванпост IV
special-outpost_v = Аванпост V

## Plans of Hastings

plan_action-wagon = Продвижение повозки
plan_action-gold = 1 золото
plan_action-fur_trade = Торговля мехом
plan_action-food = Дорожка еды
plan_action-wood = Дорожка дерева
plan_action-stone = Дорожка камня
plan_action-move = Движение
plan_action-shovel = Использование лопаты
plan_action-mode = Действие режима
plan-plan01 = Карта плана 1
plan-plan02 = Карта плана 2
plan-plan03 = Карта плана 3
plan-plan04 = Карта плана 4
plan-plan05 = Карта плана 5
plan-plan06 = Карта плана 6
plan-plan07 = Карта плана 7
plan-plan08 = Карта плана 8
plan-plan09 = Карта плана 9
plan-plan10 = Карта плана 10
plan-plan11 = Карта плана 11
plan-plan12 = Карта плана 12
plan-plan13 = Карта плана 13
plan-plan14 = Карта плана 14
plan-plan15 = Карта плана 15
plan-plan16 = Карта плана 16
plan-plan17 = Карта плана 17
plan-plan18 = Карта плана 18

## Texts put together from the tables

text-card = Зелёная тропа: { $green }. Коричневая тропа: { $tan }. Вершина: { $summit }.
text-card-animal = Животное: { $animal }.
text-either-orchard = любая дорожка яблок
text-trade = { $given } → { $gained }
text-repeatable = { $summit }, любое количество раз
text-orchard = { $apples }.
text-river = Рыба: { $fish }. Груз: { $load }.
text-mine = { $gold }.
text-dark-mine = { $gold } (тёмная шахта).
text-outpost = Попадание при броске { $face } и выше.
text-plan = Действует: { $side }. Действия: { $actions }. Стрелки: { $solid }; прозрачная стрелка: { $ghost }. Охота: { $hunt }. Животное: { $animal }.
text-plan-opaque = { $card } (сплошной символ)
text-plan-mode-animal = режим

## What a player can do

action-pass = Пас
action-start = Поставить { $pioneer_acc } на начало пути
action-step = Один шаг: { $pioneer }
action-activate = Выполнить действие ячейки: { $pioneer }
action-discount = Выполнить действие ячейки пионера коричневой тропы со скидкой
action-tame = Укротить медведя
action-assign = Отправить в хижину «{ $cabin }»
action-back = Вернуть пионера зелёной тропы на одну ячейку
action-drop = Спустить пионера зелёной тропы на коричневую
action-scout = Переместить пограничника: { $place } ({ $pool })
action-wagon = Передвинуть повозку. Ботинки пионера зелёной тропы: { $hat_boots }, коричневой: { $plain_boots }
action-forgo = Отказаться от ботинок: { $forgone_price } → { $forgone }
action-token = Потратить жетон пары ботинок
action-exchange = Обменять { $given } на { $gained }: { $basic }
action-blast = Динамит: { $given } за { $gained }
action-sell = Рыбный рынок: { $deal }
action-summit = Действие на вершине, { $figure }: { $slot }
action-occupy = Поставить { $figure_acc } на вершину без действия: { $slot }
action-lay = Выложить: { $card } ({ $slot })
action-put = Положить { $pile }
action-claim = Получить карту и положить её { $pile }
action-build = Построить хижину из ячейки рынка { $space }
action-pay = Заплатить. Еда: { $food }, дерево: { $wood }, камень: { $stone }
action-give-apples = Отдать яблоки. Зелёные: { $green }, красные: { $red }
action-give-fish = Отдать { $fish_acc }
action-lose = Убрать хижину «{ $cabin }»
action-retreat = Сдвинуть повозку на 1 ячейку назад
action-climb = Подняться: { $track }
action-grow = Подняться: { $orchard }
action-take = Взять: { $basic }
action-catch = Взять { $fish_acc }
action-prize = Взять: { $prize }
action-paddle =
    { $river ->
        [0] Плыть к рыбному рынку
       *[other] Плыть к реке { $river }
    }
action-load = Загрузить золото в вагонетку. Груз: { $gold }, уже в ней: { $cart }
action-again = Ещё раз
action-shoot = Стрелять ещё раз
action-stop = Остановиться
action-trap = Поймать { $animal_acc }: { $pioneer }
action-track = Отправить { $pioneer_acc } в ячейку следопыта
action-decline = Отказаться
action-score-now = Подсчитать сейчас
action-play-on = Играть дальше

## What is being decided

question-lay-card = Планирование: выложите карту. Место: { $slot }.
question-store-fourth-card = Куда положить четвёртую карту?
question-trap-animal = Поймать видимое животное за 1 базовый ресурс?
question-pioneer = Действия пионеров: сделайте ход или пасуйте.
question-pay-basics = Заплатите: { count-basics }.
question-pay-apples = Отдайте { count-apples } любого цвета.
question-pay-fish = Отдайте { count-fish }.
question-use-shovel = Лопата: получите карту или постройте хижину.
question-suffer-damage = Урон: уберите хижину или сдвиньте повозку назад.
question-repeat-summit = Повторить действие на вершине?
question-choose-track = Усадьба: выберите дорожку.
question-choose-orchard = Яблочная усадьба: выберите дорожку.
question-track-supplies = Другой игрок поднимается ({ $track }). Отправить пионера в ячейку следопыта?
question-gain-basic = Возьмите на выбор: { count-basics }.
question-gain-fish = Возьмите { count-fish } на выбор.
question-choose-prize = Торговля мехом: что вы берёте?
question-paddle-canoe = Куда плывёт каноэ?
question-load-cart = В какую вагонетку загрузить золото и сколько?
question-shoot-again = Мимо. Стрелять ещё или прекратить?
question-offer-scoring =
    { $rounds ->
        [one] Уже { $rounds } раунд все только пасуют. Подсчитать очки сейчас? Согласиться должны все.
        [few] Уже { $rounds } раунда все только пасуют. Подсчитать очки сейчас? Согласиться должны все.
       *[many] Уже { $rounds } раундов все только пасуют. Подсчитать очки сейчас? Согласиться должны все.
    }

## What happened

event-round-began = Раунд { $amount }
event-turn-began = Ход игрока { $seat }
event-laid = { $seat } выкладывает карту: { $card } ({ $slot }).
event-stored-on-deck = { $seat } кладёт закрытую карту на колоду: { $card }.
event-stored-on-deck-hidden = { $seat } кладёт закрытую карту на колоду.
event-stored-on-discard = { $seat } кладёт карту в сброс: { $card }.
event-showed-animal = Видимое животное: { $animal } ({ $seat }).
event-trapped = { $seat } ловит { $animal_acc } ({ $figure }).
event-tracked = { $seat } отправляет { $figure_acc } в ячейку следопыта и получает: 1 { $good }.
event-assigned = { $seat } отправляет { $figure_acc } в хижину «{ $cabin }».
event-moved = { $seat } перемещает { $figure_acc }: { $spot }.
event-activated = { $seat } выполняет действие ячейки ({ $figure }): { $symbol }.
event-discounted = { $seat } использует скидку.
event-tamed = { $seat } укрощает медведя.
event-gained = { $seat } получает: { count-good }.
event-paid = { $seat } тратит: { count-good }.
event-scouted = { $seat } перемещает пограничника: { $place } ({ $pool }).
event-wagon-moved = { $seat } передвигает повозку на ячейку { $amount }.
event-forwent = { $seat } отказывается от ботинок: { $amount }.
event-token-spent = { $seat } тратит жетон пары ботинок.
event-mule-taken = { $seat } берёт мула.
event-claimed = { $seat } получает карту «{ $card }» и кладёт её { $pile }.
event-sent-to-base = Пограничник игрока { $seat } идёт к подножию горы.
event-turned-up = Открыта карта ({ $place }): { $card }.
event-joined-row = { $special } попадает в ряд под путём повозки, место { $amount }.
event-end-triggered = Ряд заполнен: запущен конец игры.
event-built = { $seat } строит хижину «{ $cabin }» из ячейки рынка { $space }.
event-tile-discarded = С рынка хижин сброшена: { $cabin }.
event-tile-drawn = Новая хижина в ячейке рынка { $space }: { $cabin }.
event-tiles-shuffled = Сброшенные хижины перемешаны. Тайлов: { $amount }.
event-cabin-lost = { $seat } теряет хижину «{ $cabin }».
event-wagon-retreated = Повозка игрока { $seat } сдвигается назад на ячейку { $amount }.
event-damage-none = Игроку { $seat } нечего терять: урона нет.
event-moved-up = { $seat } поднимается ({ $track }), теперь: { $amount }.
event-stayed-on-track = { $seat } не может подняться ({ $track }), но получает награду.
event-grew = { $seat } поднимается ({ $orchard }), теперь: { $amount }.
event-apples-changed = Запас яблок. Зелёные: { $green }, красные: { $red }.
event-panned = { $seat } намывает: 1 { $good } ({ $special }).
event-paddled =
    { $river ->
        [0] { $seat } плывёт к рыбному рынку.
       *[other] { $seat } плывёт к реке { $river }.
    }
event-sold = { $seat } торгует на рыбном рынке: { $deal }.
event-item-taken = { $seat } берёт: { $prize }.
event-rolled = { $seat } бросает кубик: { $amount }.
event-mined = { $seat } добывает. Золото: { $gold }, камень: { $stone }.
event-cart-gained = { $seat } получает вагонетку.
event-cart-loaded = { $seat } загружает вагонетку. Золото: { $amount }.
event-hit = Попадание.
event-missed = Промах.
event-captured = { $seat } ловит преступника ({ $place }).
event-outlaws-at-base = Новые преступники у подножия горы: { $amount }.
event-passed = { $seat } пасует.
event-drew = { $seat } берёт карту: { $card }.
event-drew-hidden = { $seat } берёт карту.
event-deck-shuffled = { $seat } перемешивает сброс в новую колоду. Карт: { $amount }.
event-plan-revealed = { $seat } открывает: { $plan }. { $plan_text }
event-plans-shuffled = Карты плана перемешаны.
event-plan-performed = { $seat }: { $action }.
event-scout-moved = { $seat }, { $side }: { $place }.
event-hunted = { $seat } ловит { $animal_acc }.
event-scoring-offered =
    { $amount ->
        [one] { $amount } раунд, в котором все только пасовали: подсчитать очки сейчас?
        [few] { $amount } раунда, в которых все только пасовали: подсчитать очки сейчас?
       *[many] { $amount } раундов, в которых все только пасовали: подсчитать очки сейчас?
    }
event-chose-scoring = { $seat }: за подсчёт очков сейчас.
event-chose-playing-on = { $seat }: за продолжение игры.

## Why not

why-not-in-camp = Этой фигуры нет в лагере.
why-cabin-not-built = У вас нет этой хижины.
why-already-on-path = Пионер уже на тропе.
why-not-walking = Пионер не на тропе.
why-at-path-end = Пионер стоит в конце пути.
why-on-summit = Фигура на вершине в этот ход больше не двигается.
why-not-on-space = Пионер не стоит в ячейке тропы.
why-activated-already = Действие этой ячейки уже выполнено после прихода пионера.
why-boots-are-spent = Ботинки этой ячейки тратятся на движение, их не активируют.
why-banjo-never-activated = Опасность банджо не активируется.
why-cannot-pay-space = Вам нечем заплатить за эту ячейку.
why-shovel-useless = Лопатой сейчас нельзя ни получить карту, ни построить хижину.
why-no-loose-gold = У вас нет золота для загрузки.
why-no-cart-room = Ни в одной вашей вагонетке нет места.
why-discount-inactive = Хижина скидки не действует.
why-used-this-turn = Эта способность уже использована в этот ход.
why-not-paid-space = Пионер коричневой тропы не стоит в платной ячейке.
why-tamer-inactive = Хижина укротителя медведей не действует.
why-not-on-bear = Пионер коричневой тропы не стоит на медвежьей опасности.
why-mule-not-yours = Мул не ваш.
why-mule-on-summit = Мул стоит на вершине.
why-mule-in-cabin = Мул уже в серой хижине.
why-ability-not-open = Сейчас эту способность использовать нельзя.
why-too-few-tokens = Вам не хватает жетонов пары ботинок.
why-not-on-green = Пионер зелёной тропы не стоит в ячейке зелёной тропы.
why-no-space-behind = Позади пионера зелёной тропы нет ячейки.
why-no-tan-below = Ниже нет ячейки коричневой тропы.
why-not-adjacent = Это место не соседнее с пограничником.
why-place-empty = Там больше нет карты.
why-pool-empty = Таких ботинок не осталось.
why-trail-at-end = Повозка стоит в конце пути.
why-wrong-boots = Эти ботинки не составляют стоимость шага.
why-cannot-pay-step = Вам нечем заплатить за этот шаг повозки.
why-forgo-inactive = Ни одна действующая хижина не даёт этого за ботинки.
why-too-few-boots = В ячейке пионера зелёной тропы не хватает ботинок.
why-no-token = У вас нет жетона пары ботинок.
why-mule-not-in-cabin = Вашего мула нет в серой хижине.
why-no-gold = У вас нет золота.
why-no-dynamite = У вас нет динамита.
why-too-little-stone = Вам не хватает камня.
why-canoe-not-at-market = Ваше каноэ не у рыбного рынка.
why-fish-missing = У вас нет этой рыбы.
why-not-at-path-end = Пионер не дошёл до конца пути.
why-summit-taken = На этой вершине уже стоит фигура.
why-cannot-pay-summit = Вам нечем заплатить за это действие на вершине.
why-no-fish-left = В запасе больше нет рыбы.
why-no-cart-left = Вагонеток больше нет.
why-no-outlaw-left = Преступников больше нет.
why-six-shooter-starts = Фигура на шестизаряднике всегда начинает стрелять.
why-wrong-slot = Сейчас заполняется другое место.
why-not-in-hand = У вас на руке нет этой карты.
why-not-on-face-up-card = Ваш пограничник не стоит на открытой карте.
why-no-tile = В этой ячейке рынка нет хижины.
why-owned-already = Такая хижина у вас уже есть.
why-no-cabin-slot = У вас нет свободного места этого цвета.
why-cannot-pay-build = Вам не хватает на ячейку и хижину вместе.
why-wrong-amount = Это не то количество.
why-not-in-stock = У вас столько нет.
why-cabin-not-yours = Этой хижины нет на вашем планшете.
why-wagon-at-start = Повозка стоит в начале пути.
why-not-offered = Сейчас этого нет среди вариантов.
why-canoe-stays = Каноэ уже там.
why-no-such-river = Этой реки ещё нет в ряду.
why-too-far = Каноэ не доплывёт так далеко.
why-no-such-cart = У вас нет вагонетки с таким грузом.
why-too-much-gold = Столько золота загрузить нельзя.
why-not-visible = Этого животного не видно.
why-tile-face-up = Ваш тайл этого животного уже открыт.
why-pioneer-not-idle = Этот пионер не свободен.
why-fish-in-order = Отдавайте рыбу в порядке: форель, лосось, окунь.

## Options

option-mode = Режим
option-mode-help = Какая из четырёх гор в игре.
option-mode-apple_hill = Яблочный холм
option-mode-boats_banjos = Лодки и банджо
option-mode-gold_rush = Золотая лихорадка
option-mode-outlaws_outposts = Изгои и аванпосты
option-advanced_planning = Расширенное планирование
option-advanced_planning-help = Карт на руке: { $cards }; одна откладывается.
option-row_neighbours_adjacent = Карты одного ряда считаются соседними
option-row_neighbours_adjacent-help = Пограничник может перейти на карту рядом.
option-first_player = Кто ходит первым
option-first_player-help = Случайный игрок или игрок на месте с этим номером.
option-first_player-random = Случайно
option-first_player-1 = Место 1
option-first_player-2 = Место 2
option-first_player-3 = Место 3
option-first_player-4 = Место 4
option-round_limit = Предел раундов
option-round_limit-help = После стольких раундов подсчитываются очки.
option-round_limit-0 = нет
option-hastings_mule = Гастингс начинает с мулом
option-hastings_mule-help = Одиночная игра, сложнее.
option-hastings_bear = Гастингс начинает с открытым медведем
option-hastings_bear-help = Одиночная игра, сложнее.
option-hastings_cabins = Очки Гастингса за хижину
option-hastings_cabins-help = Одиночная игра: чем больше очков, тем сложнее.
option-hastings_gold = Очки Гастингса за золото
option-hastings_gold-help = Одиночная игра: чем больше очков, тем сложнее.
option-hastings_boots = Очки Гастингса за жетон пары ботинок
option-hastings_boots-help = Одиночная игра: чем больше очков, тем сложнее.
option-hastings_wagon = Старт повозки Гастингса
option-hastings_wagon-help = Одиночная игра: ячейка, с которой начинает повозка Гастингса.
option-mule_hunt = С мулом Гастингс охотится чаще
option-mule_hunt-help = Одиночная игра: с мулом он охотится при каждой карте плана.

## The table in the terminal

table-ending-triggered = скоро конец: раунд доигрывается
table-ending-extra-round = последний раунд
table-special = особая
table-trail = Путь повозки
table-wagons = Повозки
table-step = Шаг
table-row = Ряд
table-fish-market = Рыбный рынок
table-homestead = Усадьба
table-cabins = Рынок хижин
table-cabin-stack = хижин в стопке: { $n }
table-carts = вагонетки: { $n }
table-own-carts = вагонетки: { $carts }
table-claimed = Получено
table-piles = Карты
table-animals = Животные
table-board = Карты плана: { $name }
table-summit = Вершина
table-green = Зелёная тропа ▲
table-tan = Коричневая тропа ●
table-animal = Животное
table-any-track = любая дорожка
table-plan = План
table-next-plan = Следующий
table-plans-left = карт планов осталось: { $n }
table-summit-homestead = усадьба
table-summit-wagon = продвижение повозки
table-summit-apple_trade = торговля яблоками
table-summit-apple_homestead = яблочная усадьба
table-summit-buy_fish = купить рыбу
table-summit-buy_mine_cart = купить вагонетку
table-summit-six_shooter = шестизарядник
table-summit-rifle = винтовка
table-mark-food = Е
table-mark-wood = Д
table-mark-stone = К
table-mark-gold = З
table-mark-pair_of_boots = ББ
table-mark-bullet = Пу
table-mark-trout = Фо
table-mark-salmon = Ло
table-mark-bass = Ок
table-mark-boot = б
table-mark-green_apple = зя
table-mark-red_apple = кя
table-mark-apple = я
table-mark-fish = ры
table-mark-mine_cart = ва
table-letter-green = з
table-letter-brown = к
table-legend = ❶ игрок  ¹ первый игрок  Е еда  Д дерево  К камень  З золото  ББ жетон пары ботинок  б ботинок  ◇ любой базовый ресурс  [з] [к] зелёная и коричневая хижина  3·6·2 рука, колода, сброс  ▒2 закрытые животные  ▲ пионер зелёной тропы  ● пионер коричневой тропы  ♞ мул  ✓ использовано  ! опасность  ∞ сколько угодно раз  ░ рубашкой вверх
table-legend-apple_hill = зя кя зелёное и красное яблоко  я любое яблоко
table-legend-boats_banjos = Фо Ло Ок форель, лосось, окунь  ры любая рыба  ◡ каноэ
table-legend-gold_rush = ва вагонетка
table-legend-outlaws_outposts = Пу пуля  ☠ преступники

## Scores and the end

score-claimed-cards = Полученные карты
score-animals = Закрытые животные
score-cabins = Хижины
score-gold = Золото
score-boots = Пары ботинок
score-homestead = Усадьба × повозка
score-orchards = Яблочная усадьба × повозка
score-fish = Рыба
score-carts = Золото в вагонетках
score-dynamite = Динамит
score-lantern = Фонарь
score-outlaws = Преступники × повозка
score-sheriff = Шериф
end-row-full = Ряд под путём повозки заполнен, последние ходы сделаны.
end-round-limit = Достигнут предел раундов.
end-agreed = Все согласились подсчитать очки.

## What an action would change

stat-food = еда
stat-wood = дерево
stat-stone = камень
stat-gold = золото
stat-pair_of_boots = пары ботинок
stat-bullet = пули
stat-trout = форель
stat-salmon = лосось
stat-bass = окунь
stat-points = очки
stat-wagon = повозка
stat-homestead = усадьба
stat-cabins = хижины
stat-animals = пойманные животные
stat-claimed_cards = полученные карты
stat-mule = мул
stat-boots = ботинки
stat-orchards = яблочная усадьба
stat-canoe = каноэ
stat-carts = вагонетки
stat-cart_gold = золото в вагонетках
stat-outlaws = преступники

## Chapters of the rules

rule-heading-0 = Соглашения
rule-heading-1 = Компоненты
rule-heading-2 = Общая подготовка
rule-heading-3 = Подготовка режима
rule-heading-4 = Устройство горы
rule-heading-5 = Устройство карты и планшет игрока
rule-heading-6 = Порядок ходов и шаг планирования
rule-heading-7 = Фаза действий
rule-heading-8 = Пас
rule-heading-9 = Действия вне очереди
rule-heading-10 = Ресурсы и ботинки
rule-heading-11 = Путь повозки
rule-heading-12 = Пограничник и получение карт
rule-heading-13 = Хижины
rule-heading-14 = Урон
rule-heading-15 = Общие символы троп
rule-heading-16 = Усадьба
rule-heading-17 = Конец игры и подсчёт очков
rule-heading-18 = Режим I: Яблочный холм
rule-heading-19 = Режим II: Лодки и банджо
rule-heading-20 = Режим III: Золотая лихорадка
rule-heading-21 = Режим IV: Изгои и аванпосты
rule-heading-22 = Вариант: расширенное планирование
rule-heading-23 = Одиночная игра: Короткий путь Гастингса
rule-heading-24 = Примеры
rule-heading-25 = Различия между переводами
rule-heading-26 = Неясности и толкования
rule-heading-27 = Неизвестное
rule-heading-28 = Источники

## The page

page-phase-plan = План
page-phase-trap = Ловец
page-phase-pioneer = Пионеры
page-tab-mountain = Гора
page-tab-trail = Путь
page-tab-market = Хижины
page-tab-homestead = Усадьба
page-tab-mine = Моё
page-tab-mode = Режим
page-extra =
    { $n ->
        [0] бесплатно
       *[other] доплата { $n }
    }
page-shovel-builds = лопата строит хижину
page-face-down = { $place }, закрыта
page-trail = Ячейка { $n } пути повозки, ×{ $by }
page-start = Старт
page-step = Один шаг
page-ends = конец игры
page-paths = Мои две тропы
page-paths-help = пионер в шляпе идёт по зелёной, другой по коричневой
page-supplies = Мои запасы
page-hand = Моя рука
page-plan-help = нажмите или перетащите на место
page-lay-all = Выложить эти три карты
page-outlaws = Пойманные преступники
page-cart = вагонетка с золотом: { $n }
page-river = река { $n }
page-with-mule = с мулом, в конце
page-frontiersman-left = Левая фигурка
page-frontiersman-right = Правая фигурка
page-no-next-plan = берётся в его ход
page-plan-arrows = Стрелки новой карты указывают, что он делает со старой, сверху вниз; прозрачная — только с мулом и в конце.
page-cabins = Мои хижины
page-cabins-help = пустое место стоит 3 очка
page-deck = Колода
page-discard = Сброс
page-basics = Еда, дерево и камень
page-others = Остальные
page-figure-hat = Идёт по зелёной тропе. Из лагеря может пойти в коричневую хижину, на ячейку ловца или следопыта.
page-figure-plain = Идёт по коричневой тропе. Из лагеря может пойти в зелёную хижину, на ячейку ловца или следопыта.
page-figure-mule = Мул: идёт в серую хижину или на свободную вершину.
page-good-basic = Базовый ресурс: оплата вершин, шагов повозки, хижин и платных ячеек.
page-good-points = В конце по { $n }.
page-good-boots = Потратьте в свой ход как два ботинка, сразу же.
page-track-reward = Каждый шаг даёт: { $what }. На последней ячейке — один игрок.
page-trail-next = До следующей ячейки: ботинки { $boots }, базовые ресурсы { $basics }.
page-trail-multiplier = В конце очки режима умножаются на { $n }, если повозка здесь.
page-hazard = Обязательное действие: если уйти, не выполнив его, вы получите урон.
page-paid = Платная ячейка: сначала базовые ресурсы: { $n }.
page-occupy = Только встать на вершину

## Tips for a first game

tip-lay-card = Нажмите на карту: обе тропы сразу появятся с тем, что они дают. Выложите три карты, и пионеры пойдут по ним.
tip-pioneer = Поставьте пионера в начало тропы, идите шаг за шагом и используйте ячейку, где он стоит. Ботинки двигают пограничника и повозку.
tip-use-shovel = Лопата получает карту под вашим пограничником или строит хижину с рынка.

## A turn in one sentence, its steps and its sums

sum-good =
    { $n ->
        [one] { $sign }{ $n } { $good_one }
        [few] { $sign }{ $n } { $good_few }
       *[many] { $sign }{ $n } { $good_many }
    }
summary-gains = получает ресурсы ({ $what })
summary-laid =
    { $n ->
        [one] выкладывает { $n } карту
        [few] выкладывает { $n } карты
       *[many] выкладывает { $n } карт
    }
summary-stored =
    { $n ->
        [one] откладывает { $n } карту
        [few] откладывает { $n } карты
       *[many] откладывает { $n } карт
    }
summary-trapped = ловит { $animal_acc }
summary-tracked = использует ячейку следопыта
summary-assigned = использует хижину «{ $cabin }»
summary-moved = перемещает { $figure_acc } ({ $spot })
summary-tamed = укрощает медведя
summary-scouted = перемещает пограничника ({ $place })
summary-wagon-moved = передвигает повозку на ячейку { $amount }
summary-mule-taken = берёт мула
summary-claimed = получает карту «{ $card }»
summary-end-triggered = запущен конец игры
summary-built = строит хижину «{ $cabin }»
summary-cabin-lost = теряет хижину «{ $cabin }»
summary-wagon-retreated = сдвигает повозку назад на ячейку { $amount }
summary-moved-up = поднимается ({ $track })
summary-stayed-on-track = берёт награду ({ $track })
summary-grew = поднимается ({ $orchard })
summary-panned = намывает ({ $special })
summary-paddled = плывёт по реке
summary-sold = торгует на рыбном рынке
summary-item-taken = берёт приз ({ $prize })
summary-rolled = бросает кубик ({ $amount })
summary-mined = работает в шахте
summary-cart-gained = получает вагонетку
summary-cart-loaded = загружает вагонетку
summary-captured =
    { $n ->
        [one] ловит { $n } преступника
        [few] ловит { $n } преступников
       *[many] ловит { $n } преступников
    }
summary-passed = пасует
summary-plan-revealed = открывает карту ({ $plan })
summary-hunted = ловит { $animal_acc }
summary-chose-scoring = хочет подсчитать очки сейчас
summary-chose-playing-on = хочет играть дальше
