### «Поселяне» по-русски.


## The game

game-title = Поселяне
game-pitch = Набирайте жителей с Дороги и соединяйте их в производственные цепочки, чтобы деревня процветала.
game-time = 45 мин
seat-automa = Графиня

## Amounts, for use in other messages

amount-gold =
    { $amount ->
        [one] { $amount } золотой
        [few] { $amount } золотых
       *[many] { $amount } золотых
    }
amount-cards =
    { $amount ->
        [one] { $amount } карту
        [few] { $amount } карты
       *[many] { $amount } карт
    }

## Suits

suit-wood = Древесина
suit-hay = Сено
suit-ore = Руда
suit-grape = Виноград
suit-wool = Шерсть
suit-leather = Кожа
suit-grain = Зерно
suit-solitary = Одиночка
suit-special = Особый
suit-none = без ремесла

## Cards: Founders and basic villagers

card-founders = Основатели
    .acc = Основателей
    .text = На одной стороне { $gold }, на другой еда. Если в конце строительства в вашей деревне не видно еды, карта переворачивается на сторону с едой.
card-hayer = Косарь
    .acc = Косаря
card-lumberjack = Дровосек
    .acc = Дровосека
card-miner = Рудокоп
    .acc = Рудокопа
card-founders_food = Основатели (сторона с едой)
    .acc = Основателей (сторона с едой)
    .text =
        Сторона Основателей с едой: { $food ->
            [one] { $food } еда
            [few] { $food } еды
           *[many] { $food } еды
        }, пока карта не накрыта.
basic-hayer = Косарь
    .acc = Косаря
basic-lumberjack = Дровосек
    .acc = Дровосека
basic-miner = Рудокоп
    .acc = Рудокопа
side-gold = сторона с золотом
side-food = сторона с едой

## Cards: villagers

card-poulterer = Птичница
    .acc = Птичницу
card-swineherd = Свинопас
    .acc = Свинопаса
card-truffler = Сборщик трюфелей
    .acc = Сборщика трюфелей
card-brewer = Пивовар
    .acc = Пивовара
card-carpenter = Плотник
    .acc = Плотника
card-cooper = Бондарь
    .acc = Бондаря
card-shipwright = Корабел
    .acc = Корабела
card-wheeler = Колёсник
    .acc = Колёсника
card-cartwright = Тележник
    .acc = Тележника
card-wood_carver = Резчик по дереву
    .acc = Резчика по дереву
    .text = Серебро: сумма напечатанного золота на ваших открытых жителях ремесла «Древесина».
card-log_rafter = Плотогон
    .acc = Плотогона
    .text =
        Серебро: { $silver_gold } за { $silver_per ->
            [one] каждый символ
            [few] каждые { $silver_per } символа
           *[many] каждые { $silver_per } символов
        } древесины, включая собственные.
card-thatcher = Кровельщик
    .acc = Кровельщика
card-bed_builder = Мастер кроватей
    .acc = Мастера кроватей
card-grazier = Пастух
    .acc = Пастуха
card-milk_maid = Доярка
    .acc = Доярку
card-fromager = Сыровар
    .acc = Сыровара
card-peddler = Коробейник
    .acc = Коробейника
    .text =
        Серебро: { $silver_gold } за { $silver_per ->
            [one] каждый видимый символ
            [few] каждые { $silver_per } видимых символа
           *[many] каждые { $silver_per } видимых символов
        } золота; считаются символы, а не числа на них.
card-horse_trader = Торговец лошадьми
    .acc = Торговца лошадьми
    .text =
        Серебро: { $silver_gold } за { $silver_per ->
            [one] каждый символ
            [few] каждые { $silver_per } символа
           *[many] каждые { $silver_per } символов
        } сена, включая собственный.
card-ore_muler = Возчик руды
    .acc = Возчика руды
    .text =
        Серебро: { $silver_gold } за { $silver_per ->
            [one] каждый символ
            [few] каждые { $silver_per } символа
           *[many] каждые { $silver_per } символов
        } руды.
card-blacksmith = Кузнец
    .acc = Кузнеца
card-glass_blower = Стеклодув
    .acc = Стеклодува
card-mason = Каменщик
    .acc = Каменщика
card-seeker = Старатель
    .acc = Старателя
card-spelunker = Спелеолог
    .acc = Спелеолога
card-jeweler = Ювелир
    .acc = Ювелира
card-locksmith = Замочник
    .acc = Замочника
    .text =
        Серебро: { $silver_gold } за { $silver_per ->
            [one] каждый символ
            [few] каждые { $silver_per } символа
           *[many] каждые { $silver_per } символов
        } замка на ваших картах, включая собственный.
card-graper = Сборщица винограда
    .acc = Сборщицу винограда
card-vintner = Винодел
    .acc = Винодела
card-wine_trader = Виноторговец
    .acc = Виноторговца
card-shepherd = Овчар
    .acc = Овчара
card-spinner = Пряха
    .acc = Пряху
card-weaver = Ткачиха
    .acc = Ткачиху
card-tailor = Портной
    .acc = Портного
card-tanner = Кожевник
    .acc = Кожевника
card-saddler = Шорник
    .acc = Шорника
card-cobbler = Сапожник
    .acc = Сапожника
card-harvester = Жница
    .acc = Жницу
card-hunter = Охотник
    .acc = Охотника
card-chandler = Свечник
    .acc = Свечника
card-wattler = Плетельщица
    .acc = Плетельщицу
card-fisher = Рыбак
    .acc = Рыбака
card-beekeeper = Пасечница
    .acc = Пасечницу
card-grocer = Бакалейщик
    .acc = Бакалейщика
    .text =
        Серебро: { $silver_gold } за { $silver_per ->
            [one] каждый видимый символ
            [few] каждые { $silver_per } видимых символа
           *[many] каждые { $silver_per } видимых символов
        } еды.
card-freemason = Вольный каменщик
    .acc = Вольного каменщика
    .text =
        Серебро: { $silver_gold } за { $silver_per ->
            [one] каждого видимого строителя
            [few] каждых { $silver_per } видимых строителей
           *[many] каждых { $silver_per } видимых строителей
        }.
card-priest = Священник
    .acc = Священника
    .text =
        Серебро: { $silver_gold } за { $silver_per ->
            [one] каждый символ
            [few] каждые { $silver_per } символа
           *[many] каждые { $silver_per } символов
        } одиночек, включая собственный.
card-agent = Агент
    .acc = Агента
    .text = Серебро: сумма монет на одном вашем жителе по выбору.
card-monk = Монах
    .acc = Монаха
    .text = Заменяет любого жителя в цепочке; его нужно сразу накрыть. Считается за одно действие строительства, как и карта поверх него.
card-apprentice = Ученик
    .acc = Ученика
    .text = Меняется местами с накрытым жителем в любой деревне; взятый житель сразу селится в вашей. Всё это одно действие строительства.
card-tinner = Лудильщик
    .acc = Лудильщика
    .text = До конца вашего хода строительства можно открывать замки своих жителей бесплатно. Затем сбросьте.
card-smuggler = Контрабандист
    .acc = Контрабандиста
    .text =
        Возьмите из банка { $effect_denominator ->
            [2] половину
           *[other] { $effect_numerator }/{ $effect_denominator }
        } напечатанного золота одного вашего открытого жителя, округляя вверх. Затем сбросьте.

## Cards: expansions

card-barbarian = Варвар
    .acc = Варвара
    .text = В ваш ход набора: сбросьте всех открытых жителей с Дороги, заберите их монеты и заполните места из резерва. Затем сбросьте.
card-courier = Гонец
    .acc = Гонца
    .text = В ход набора другого игрока, до его выбора: возьмите на руку открытого жителя с Дороги. Затем сбросьте.
card-flaker = Лентяйка
    .acc = Лентяйку
    .text = В ваш ход набора: возьмите на руку карту с Деревенской площади любого игрока; этот игрок наберёт на одну карту больше. Затем сбросьте.
card-noble = Дворянин
    .acc = Дворянина
    .text = Посмотрите карты на руке другого игрока и возьмите на свою одного не особого жителя. Затем сбросьте.
card-schemer = Интриган
    .acc = Интригана
    .text = Возьмите на руку верхнего не особого жителя из любой деревни; монеты с него достаются владельцу. Основателей брать нельзя. Затем сбросьте.
card-thief = Вор
    .acc = Вора
    .text = Раз в каждый свой ход строительства переложите { $effect_amount } из личного запаса другого игрока на Вора.
card-sheriff = Шериф
    .acc = Шерифа
    .text = Сбросьте Вора из любой деревни и заберите его монеты. Затем сбросьте.
card-benefactor = Благодетель
    .acc = Благодетеля
    .text = В ваш ход набора: поселите в деревне одного не особого жителя с руки. Он действует сразу. Затем сбросьте.
card-nun = Монахиня
    .acc = Монахиню
    .text = В конце игры: столько золотых, сколько даёт символ серебра одного жителя, представленного в вашей деревне ровно одной картой.
card-pigeoneer = Голубятница
    .acc = Голубятницу
    .text =
        Посмотрите { $effect_look ->
            [one] { $effect_look } верхнюю карту
            [few] { $effect_look } верхние карты
           *[many] { $effect_look } верхних карт
        } резерва, возьмите одну на руку, остальные верните в любом порядке. Затем сбросьте.
card-prophet = Пророк
    .acc = Пророка
    .text = В ваш ход набора: просмотрите одну стопку Дороги и наберите карту из неё; остальные верните в любом порядке. Затем сбросьте.
card-recruiter = Вербовщик
    .acc = Вербовщика
    .text = В каждый свой ход набора можно заплатить { $effect_cost } и взять две карты; лимит набора остаётся в силе.
card-arkwright = Сундучник
    .acc = Сундучника
    .text =
        Медь: { $copper_gold } за { $copper_per ->
            [one] каждого вашего жителя
            [few] каждых { $copper_per } ваших жителей
           *[many] каждых { $copper_per } ваших жителей
        } с монетами.
card-carter = Извозчик
    .acc = Извозчика
    .text =
        Медь: { $copper_gold } за { $copper_per ->
            [one] каждую вашу производственную цепочку
            [few] каждые { $copper_per } ваши производственные цепочки
           *[many] каждые { $copper_per } ваших производственных цепочек
        } из { $copper_min_cards } и более карт.
card-alchemist = Алхимик
    .acc = Алхимика
    .text =
        Медь: { $copper_denominator ->
            [2] половина
           *[other] { $copper_numerator }/{ $copper_denominator }
        } значения серебра одного вашего жителя, округляя вниз.
card-captain = Капитан
    .acc = Капитана
    .text =
        Медь: { $copper_gold } за { $copper_per ->
            [one] каждый видимый символ
            [few] каждые { $copper_per } видимых символа
           *[many] каждые { $copper_per } видимых символов
        } золота в вашей деревне.
card-wholesaler = Оптовик
    .acc = Оптовика
    .text = Серебро: { $silver_gold } за каждый набор из символов руды, сена и древесины.
card-freelancer = Подёнщик
    .acc = Подёнщика
    .text = В свой ход строительства любой игрок может положить { $effect_cost } на Подёнщика и получить ещё одно действие строительства.

## Cards: solo game

card-countess = Графиня
    .acc = Графиню
    .text = Ваша соперница в одиночной игре: забирает жителей с Дороги и получает золото, как игрок.
card-countess_plain = Графиня (сторона без золота)
    .acc = Графиню (сторона без золота)
    .text = Ваша соперница в одиночной игре, на стороне без золота.

## Events of the solo game

event_card-rats = Крысы
    .text = Фаза набора: ваш лимит набора меняется на { $effect_delta }.
event_card-general_conscription = Всеобщий набор
    .text =
        Фаза событий: Графиня { $effect_takes ->
            [one] берёт
            [few] { $effect_takes } раза берёт
           *[many] { $effect_takes } раз берёт
        } верхнюю карту самой левой непустой стопки.
event_card-tithe = Десятина
    .text = Фаза событий: заплатите { $effect_amount } в банк.
event_card-granary_tax = Амбарный налог
    .text = Фаза событий: заплатите Графине { $effect_gold } за каждый символ еды, видимый в вашей деревне.
event_card-house_tax = Подомовой налог
    .text = Фаза событий: заплатите Графине { $effect_gold } за каждого строителя, видимого в вашей деревне.
event_card-royal_heralds = Королевские герольды
    .text =
        Фаза событий: Графиня берёт с Дороги { $effect_takes ->
            [one] открытого жителя
            [few] { $effect_takes } открытых жителей
           *[many] { $effect_takes } открытых жителей
        } наибольшей ценности вместе с монетами.
event_card-bribery = Подкуп
    .text = Фаза событий: Графиня берёт одного из ваших верхних жителей по вашему выбору; не Основателей и не базового жителя.
event_card-strike = Забастовка
    .text = Фаза строительства: ваш лимит строительства меняется на { $effect_delta }.
event_card-hiring_toll = Сбор за наём
    .text = Фаза строительства: за каждого нанятого базового жителя заплатите Графине { $effect_gold }.
event_card-guild_dues = Гильдейские взносы
    .text = Фаза строительства: за каждого жителя с замком, которого вы селите, заплатите в банк ещё { $effect_gold }.
event_card-closed_road = Закрытая дорога
    .text = Фаза набора: можно брать только открытых жителей, пока на Дороге есть хотя бы один.
event_card-highwaymen = Разбойники
    .text = Фаза событий: все монеты с жителей на Дороге достаются Графине; жители остаются.
event_card-it_was_you = Это ваших рук дело!
    .text = Фаза событий: если Шут уже использован, заплатите Графине { $effect_amount }.
event_card-blizzard = Метель
    .text = Фаза набора: ваш лимит набора не больше { $effect_max }.
event_card-frozen_ground = Промёрзшая земля
    .text = Фаза строительства: ваш лимит строительства меняется на { $effect_delta }.
event_card-famine = Голод
    .text = Фаза событий: за каждый символ еды, которого вашей деревне не хватает до { $effect_target } видимых, заплатите { $effect_gold } в банк.
event_card-wolves = Волки
    .text = Фаза событий: сбросьте своего верхнего жителя наименьшей ценности, не Основателей и не базового жителя; монеты с него остаются вам.
event_card-kidnapping = Похищение
    .text = Фаза событий: Графиня берёт одного из ваших верхних жителей ценностью { $effect_min_value } и выше по вашему выбору; если таких нет, заплатите ей { $effect_otherwise_amount }.
event_card-press_gang = Рекрутчина
    .text =
        Фаза событий: Графиня { $effect_takes ->
            [one] берёт
            [few] { $effect_takes } раза берёт
           *[many] { $effect_takes } раз берёт
        } верхнюю карту самой левой непустой стопки.
event_card-royal_decree = Королевский указ
    .text =
        Фаза событий: Графиня берёт с Дороги { $effect_takes ->
            [one] открытого жителя
            [few] { $effect_takes } открытых жителей
           *[many] { $effect_takes } открытых жителей
        } наибольшей ценности вместе с монетами.
event_card-confiscation = Конфискация
    .text = Фаза событий: все монеты с вашего жителя, на котором их больше всего, достаются Графине.
event_card-winter_tax = Зимний налог
    .text =
        Фаза событий: заплатите Графине { $effect_gold } за { $effect_per ->
            [one] каждую карту
            [few] каждые { $effect_per } карты
           *[many] каждые { $effect_per } карт
        } в вашей деревне.
event_card-royal_fair = Королевская ярмарка
    .text = Фаза событий: если предстоит Рынок, Графиня берёт из банка { $effect_amount }.
event_card-royal_treasury = Королевская казна
    .text =
        Фаза событий: Графиня берёт из банка { $effect_gold } за { $effect_per ->
            [one] каждую карту
            [few] каждые { $effect_per } карты
           *[many] каждые { $effect_per } карт
        } в своей деревне.

## Improvements

improvement-windmill = Ветряная мельница
    .text =
        Больше всех производственных цепочек из { $condition_min_cards } и более карт: на { $reward_count ->
            [one] { $reward_count } еду
            [few] { $reward_count } еды
           *[many] { $reward_count } еды
        } больше в следующем раунде.
improvement-crane = Подъёмный кран
    .text =
        Больше всех символов руды: на { $reward_count ->
            [one] { $reward_count } строителя
            [few] { $reward_count } строителей
           *[many] { $reward_count } строителей
        } больше в следующем раунде.
improvement-sawmill = Лесопилка
    .text =
        Больше всех символов древесины: на { $reward_count ->
            [one] { $reward_count } строителя
            [few] { $reward_count } строителей
           *[many] { $reward_count } строителей
        } больше в следующем раунде.
improvement-forge = Кузница
    .text = Больше всех символов замка: { $reward_amount }.
improvement-bazaar = Базар
    .text = Больше всех еды: { $reward_amount }.
improvement-trading_post = Фактория
    .text = Больше всех видимых символов золота: { $reward_amount }.
improvement-harbour = Гавань
    .text = Больше всех символов одиночек: { $reward_amount }.
improvement-guildhall = Дом гильдий
    .text = Больше всех разных ремёсел в деревне: { $reward_amount }.
improvement-church = Церковь
    .text = Больше всех карт в деревне: можете взять на руку закрытую карту из любой стопки или из резерва.
improvement-tavern = Таверна
    .text = Больше всех строителей: можете взять базового жителя на выбор и сразу поселить его.
improvement-inn = Постоялый двор
    .text = Больше всех разных ремёсел среди карт на руке: можете взять на руку открытого жителя с Дороги.
improvement-town_well = Колодец
    .text = Больше всех символов зерна: можете взять на руку верхнюю карту резерва.

## Cards: Mini Villagers

mini-moody_countess = Капризная Графиня
mini-wood_male = Древесина: мужчина
mini-wood_female = Древесина: женщина
mini-hay_male = Сено: мужчина
mini-hay_female = Сено: женщина
mini-ore_male = Руда: мужчина
mini-ore_female = Руда: женщина
mini-grape_male = Виноград: мужчина
mini-grape_female = Виноград: женщина
mini-wool_male = Шерсть: мужчина
mini-wool_female = Шерсть: женщина
mini-leather_male = Кожа: мужчина
mini-leather_female = Кожа: женщина
mini-grain_male = Зерно: мужчина
mini-grain_female = Зерно: женщина
mini-solitary_male = Одиночка: мужчина
mini-solitary_female = Одиночка: женщина

## The table in the terminal

table-round = Раунд { $n }
table-phase-between = Между раундами
table-phase-draft = Фаза набора
table-phase-update = Обновление Дороги
table-phase-build = Фаза строительства
table-phase-end = Конец раунда
table-phase-over = Конец игры
table-first-market = 1-й рынок
table-second-market = 2-й рынок
table-market-waiting = впереди
table-market-due = в этом раунде
table-market-held = прошёл
table-reserve = Резерв
table-discard = Сброс
table-gold = Золото
table-known = известные карты на руке
table-limit = Лимит
table-drafted = набрано { $n }/{ $limit }
table-built = построено { $n }/{ $limit }
table-hired = нанято { $n }/{ $limit }
table-free-unlock = Лудильщик
table-square = Деревенская площадь
table-village = Деревня: { $name }
table-aside = Карты на выбор
table-jester = Шут
table-jester-ready = готов: раз за игру отменяет событие
table-jester-used = использован
table-jester-none = не участвует в этой игре
table-legend = ◆ еда  ▲ строитель  ●2 золото  ○ серебро  ◎ медь  ¤2 монеты на карте  └ лежит на  ⊠ замок, его открывает  ↷ сбрасывается после розыгрыша  ¹ ² рынки
table-suit-wood = др
table-suit-hay = се
table-suit-ore = ру
table-suit-grape = ви
table-suit-wool = ше
table-suit-leather = ко
table-suit-grain = зе
table-suit-solitary = од
table-suit-special = ос

## What a player can do

action-pass = Пас
action-end = Завершить строительство
action-take = Взять жителя с места { $slot }
action-draw = Взять вслепую из стопки { $stack }
action-reserve = Взять вслепую из резерва
action-recruit = Заплатить Вербовщику и взять 2 карты
action-give = Отдать Графине жителя с места { $slot }
action-coin = Положить 1 золотой на жителя на месте { $slot }
action-place = Поселить { $card_acc }
action-play = Сыграть карту «{ $card }»
action-on = На карту № { $node } в вашей деревне
action-cover = Накрыть картой «{ $card }»
action-hire = Нанять { $basic_acc }
action-return = Вернуть карту «{ $card }»
action-onto = На стопку { $stack }
action-pay = Заплатить на карту № { $nth } игрока { $seat }
action-bank = Заплатить в банк
action-free = Открыть замок бесплатно
action-rob = Вор № { $nth }: обокрасть игрока { $victim }
action-catch = Поймать Вора № { $nth } игрока { $owner }
action-choose = Выбрать карту «{ $card }»
action-from = Выбрать игрока { $seat }
action-node = Выбрать карту № { $node } в деревне
action-search = Просмотреть стопку { $stack }
action-turn = Основатели: { $side }
action-resolve = Выполнить «{ $event_card }»
action-mini = Взять карту
action-jester = Шут: отменить «{ $event_card }»

## What is being decided

question-mini-draw = Мини-поселяне: возьмите карту.
question-courier-window = Сыграть Гонца перед набором?
question-draft = Возьмите жителя.
question-give-countess = Какой житель достанется Графине?
question-after-draft = Сыграть карту до проверки лимита набора?
question-put-coin = Положить 1 золотой из банка на жителя на Дороге?
question-pay-freelancer = Заплатить Подёнщику за ещё одно действие строительства?
question-build = Стройте. Осталось карт: { $left } из { $limit }. Осталось наймов: { $hires }.
question-choose-place = Куда поселить { $card_acc }?
question-unlock = Как открыть замок карты «{ $card }»? Его открывает { $unlocker }.
question-cover-monk = Какая карта ляжет на Монаха?
question-flaker-seat = С чьей Деревенской площади Лентяйка возьмёт карту?
question-apprentice-village = Из какой деревни Ученик возьмёт жителя?
question-apprentice-target = Какой житель поменяется местами с Учеником?
question-founders-side = Какой стороной вверх положить Основателей?
question-return-card = Какую карту с руки вернуть, чтобы нанять { $card_acc }?
question-choose-stack = На какую стопку положить вашу карту?
question-smuggle = За какого жителя Контрабандист приносит золото?
question-noble-seat = Чью руку смотрит Дворянин?
question-noble-card = Какую карту возьмёт Дворянин?
question-schemer-village = Из какой деревни Интриган возьмёт жителя?
question-schemer-target = Какого верхнего жителя возьмёт Интриган?
question-sheriff-thief = Какого Вора поймает Шериф?
question-flaker-card = Какую карту возьмёт Лентяйка?
question-benefactor-card = Какого жителя поселит Благодетель?
question-prophet-stack = Какую стопку просмотрит Пророк?
question-prophet-card = Какую карту из стопки взять?
question-pigeoneer-card = Какую карту взять на руку?
question-put-back = Какую карту вернуть следующей? Последняя окажется сверху.
question-convert-copper = Обменять символ меди?
question-resolve-events = Какое событие выполнить следующим?
question-lose-villager = Какого жителя вы теряете?
question-lose-coins = Какой житель теряет монеты?
question-jester-window = Использовать Шута, чтобы отменить событие?
question-church-draw =
    { $countess ->
        [0] Взять на руку закрытую карту?
       *[other] Какая закрытая карта достанется Графине?
    }
question-tavern-basic =
    { $countess ->
        [0] Какого базового жителя вы берёте?
       *[other] Какой базовый житель достанется Графине?
    }
question-inn-take =
    { $countess ->
        [0] Какого жителя с Дороги взять на руку?
       *[other] Какой житель с Дороги достанется Графине?
    }

## What happened

event-round-began = Раунд { $amount }
event-took =
    { $amount ->
        [0] { $seat } берёт карту с места { $slot }: { $card }.
       *[other] { $seat } берёт карту с места { $slot }: { $card }, а с ней { amount-gold }.
    }
event-drew = { $seat } берёт из стопки { $stack }: { $card }.
event-drew-reserve = { $seat } берёт из резерва: { $card }.
event-refilled = Место { $slot } заполняется: { $card }.
event-draft-done = { $seat } берёт на руку { amount-cards } с Деревенской площади.
event-left-road = Место { $slot }: { $card } покидает Дорогу.
event-coin-put = { $seat } кладёт 1 золотой на место { $slot }: { $card }.
event-coins-added = На каждого жителя на Дороге кладётся 1 золотой из банка.
event-placed = { $seat } селит { $card_acc }.
event-placed-on = { $seat } селит { $card_acc } на карту «{ $below }».
event-unlocked-own = { $seat } открывает замок карты «{ $card }»: золото из банка ложится на своего ключника.
event-unlocked-other = { $seat } открывает замок карты «{ $card }»: золото ложится на ключника игрока { $owner }.
event-unlocked-bank = { $seat } открывает замок карты «{ $card }»: золото идёт в банк.
event-unlocked-free = { $seat } открывает замок карты «{ $card }» бесплатно.
event-returned = { $seat } кладёт закрытую карту на стопку { $stack }: { $card } ({ $suit }).
event-returned-hidden = { $seat } кладёт закрытую карту на стопку { $stack } ({ $suit }).
event-returned-reserve = { $seat } кладёт закрытую карту на резерв: { $card } ({ $suit }).
event-returned-reserve-hidden = { $seat } кладёт закрытую карту на резерв ({ $suit }).
event-returned-discard = { $seat } сбрасывает закрытую карту: { $card } ({ $suit }).
event-returned-discard-hidden = { $seat } сбрасывает закрытую карту ({ $suit }).
event-returned-basic = { $seat } возвращает { $basic_acc } в стопку базовых жителей.
event-hired = { $seat } нанимает { $basic_acc }.
event-played = { $seat } играет карту «{ $card }».
event-gained = { $seat } получает { amount-gold }.
event-paid-bank = { $seat } платит в банк { amount-gold }.
event-paid-countess = { $seat } платит Графине { amount-gold }.
event-robbed = Вор игрока { $seat } крадёт у игрока { $victim } { amount-gold }.
event-thief-caught = Шериф игрока { $seat } ловит Вора игрока { $owner } и забирает { amount-gold }.
event-took-from-hand = { $seat } берёт карту с руки игрока { $owner }: { $card } ({ $suit }).
event-took-from-hand-hidden = { $seat } берёт карту с руки игрока { $owner } ({ $suit }).
event-took-from-village = { $seat } берёт карту из деревни игрока { $owner }: { $card }.
event-took-from-square = { $seat } берёт карту с Деревенской площади игрока { $owner }: { $card }.
event-swapped = Ученик игрока { $seat } занимает в деревне игрока { $owner } место карты «{ $card }».
event-looked = { $seat } смотрит { amount-cards }.
event-drew-hidden = { $seat } берёт на руку закрытую карту: { $card } ({ $suit }).
event-drew-hidden-hidden = { $seat } берёт на руку закрытую карту ({ $suit }).
event-recruited = { $seat } платит Вербовщику и берёт 2 карты.
event-freelancer-paid = { $seat } платит Подёнщику игрока { $owner }.
event-build-limit = { $seat } может построить { amount-cards }.
event-founders-turned = Основатели игрока { $seat } переворачиваются на сторону с едой.
event-copper-converted = { $seat } обменивает медь: { $card }, { amount-gold }.
event-marker-passed = { $seat } получает маркер первого игрока.
event-first-market-held = Первый рынок: { $seat } получает { amount-gold }.
event-second-market-held = Второй рынок: { $seat } получает { amount-gold }.
event-event-revealed = Новое событие: { $event_card }.
event-event-resolved = Событие выполнено: { $event_card }.
event-event-cancelled = { $seat } использует Шута. Событие отменено: { $event_card }.
event-countess-took =
    { $amount ->
        [0] Графиня берёт карту: { $card }.
       *[other] Графиня берёт карту: { $card }, а с ней { amount-gold }.
    }
event-countess-gained = Графиня получает { amount-gold }.
event-villager-lost = { $seat } теряет карту «{ $card }».
event-improvement-won = { $seat } выигрывает улучшение «{ $improvement }».
event-improvement-tied = Улучшение «{ $improvement }» никому не достаётся.
event-mini-dealt = Карты «Мини-поселян» розданы.
event-mini-drew = { $seat } берёт из колоды: { $mini }.
event-mini-drew-hidden = { $seat } берёт карту из колоды.
event-mini-took = { $seat } берёт с руки игрока { $owner }: { $mini }.
event-mini-took-hidden = { $seat } берёт карту с руки игрока { $owner }.
event-mini-pair = { $seat } выкладывает пару: { $suit }.
event-mini-won = Мини-поселяне: { $seat } остаётся с Капризной Графиней и побеждает.
event-first-player = Первый игрок: { $seat }

## Why not

why-not-in-hand = У вас на руке нет карты «{ $card }».
why-slot-empty = Место { $slot } пустует.
why-stack-empty = Стопка { $stack } пуста.
why-stacks-left = Из резерва можно брать, только когда пусты все шесть стопок.
why-reserve-empty = Резерв пуст.
why-reserve-only = Эта награда берётся только из резерва.
why-countess-takes = Графиня не отказывается от награды: вы выбираете только, что ей достанется.
why-blind-forbidden = Событие разрешает брать только открытых жителей.
why-no-recruiter = В вашей деревне нет Вербовщика.
why-recruiter-used = Вербовщик уже использован в этот ход набора.
why-no-two-places = Лимит набора не оставляет места для двух карт.
why-between-two-drafts = Карту «{ $card }» нельзя сыграть между двумя наборами Вербовщика.
why-draft-made-already = { $card } заменяет набор, а карта этого хода уже взята.
why-not-a-draft-card = Карта «{ $card }» не играется в фазе набора.
why-not-a-build-card = Карта «{ $card }» не играется в ход строительства.
why-no-target = Карте «{ $card }» сейчас не на что подействовать.
why-no-target-there = У игрока { $seat } нечего выбрать.
why-no-such-seat = Там никто не сидит.
why-not-another-player = Выберите другого игрока.
why-square-empty = Деревенская площадь игрока { $seat } пуста.
why-not-on-square = На Деревенской площади игрока { $seat } нет карты «{ $card }».
why-not-in-that-hand = На той руке нет карты «{ $card }».
why-not-looked-at = Среди просматриваемых карт нет карты «{ $card }».
why-no-special = Нельзя выбрать особого жителя: { $card }.
why-founders-stay = Этих Основателей взять нельзя.
why-no-such-node = В этой деревне нет карты № { $node }.
why-covered = Эта карта накрыта: { $card }.
why-not-covered = Эта карта не накрыта: { $card }.
why-stand-in = { $card } заменяет другую карту, взять его нельзя.
why-not-taken = Эту карту взять нельзя: { $card }. Основатели и базовые жители остаются.
why-wrong-value = Ценность карты «{ $card }» не та, что требует событие.
why-not-most-coins = Выберите жителя, на котором больше всего монет; золотых на нём: { $gold }.
why-no-build-left =
    { $limit ->
        [one] Это не позволяет ваш лимит строительства: { $limit } карта.
        [few] Это не позволяет ваш лимит строительства: { $limit } карты.
       *[many] Это не позволяет ваш лимит строительства: { $limit } карт.
    }
why-play-not-place = Эту карту играют, а не селят: { $card }.
why-place-not-play = Эту карту селят, а не играют: { $card }.
why-no-place = В вашей деревне нет карты «{ $below }» с местом для карты «{ $card }».
why-wrong-below = Она должна лежать на карте «{ $below }», а не на карте «{ $card }».
why-no-room = На карте «{ $card }» больше нет места для того, что кладут на карту «{ $below }».
why-no-chain = У карты «{ $card }» нет цепочки, в которой мог бы стоять Монах.
why-no-cover = У вас нет карты, которая могла бы сейчас накрыть карту «{ $card }».
why-no-second-monk = Второго Монаха положить нельзя.
why-no-swap = Нет накрытого жителя, которого { $card } мог бы взять, а вы поселить.
why-no-swap-again = В вашей деревне нет накрытого жителя, которого { $card } мог бы взять в свою очередь.
why-cannot-unlock = Вы не можете открыть замок карты «{ $card }» (его открывает { $unlocker }).
why-no-gold =
    { $gold ->
        [one] Вам нужен { $gold } золотой.
        [few] Вам нужно { $gold } золотых.
       *[many] Вам нужно { $gold } золотых.
    }
why-no-gold-for-dues =
    «{ $event }»: чтобы поселить карту «{ $card }», вам { $gold ->
        [one] нужен { $gold } золотой
        [few] нужно { $gold } золотых
       *[many] нужно { $gold } золотых
    }.
why-no-gold-symbol = На этой карте нет символа золота: { $card }.
why-no-copper-symbol = На этой карте нет символа меди: { $card }.
why-unlocker-in-play = В банк платят, только если ни в одной деревне нет карты «{ $unlocker }».
why-no-unlocker-there = В той деревне нет такой карты: { $unlocker }.
why-no-tinner = В этот ход строительства вы не играли Лудильщика.
why-not-for-padlock = { $card } не открывает замки.
why-only-in-build-turn = Эту карту играют только в свой ход строительства: { $card }.
why-no-hire-left =
    { $limit ->
        [one] За ход строительства можно нанять только { $limit } базового жителя.
        [few] За ход строительства можно нанять только { $limit } базовых жителей.
       *[many] За ход строительства можно нанять только { $limit } базовых жителей.
    }
why-no-card-to-return = Вам нечего вернуть: на руке нет карт.
why-pile-empty = Эта стопка пуста: { $card }.
why-no-freelancer-there = Там нет Подёнщика.
why-freelancer-paid-already = Этому Подёнщику в этот ход строительства уже заплачено.
why-freelancer-at-start-only = Подёнщику платят только до первого действия хода строительства.
why-no-thief = Такого Вора нет.
why-thief-acted = Этот Вор в этот ход больше не действует.
why-victim-poor =
    { $gold ->
        [one] У игрока { $seat } в запасе меньше { $gold } золотого.
        [few] У игрока { $seat } в запасе меньше { $gold } золотых.
       *[many] У игрока { $seat } в запасе меньше { $gold } золотых.
    }
why-no-jester = Шута нет, или он уже использован.
why-event-not-open = Это событие не открыто: «{ $event }».
why-event-resolved-already = Это событие уже выполняется: «{ $event }».

## Options

option-scoundrels = Негодяи
option-scoundrels-help = Тайный особый житель каждому игроку; начиная с { $thieves } игроков в колоде есть Воры и Шерифы.
option-saints = Святые
option-saints-help = Тайный особый житель каждому игроку.
option-profiteers = Спекулянты
option-profiteers-help = Жители с символами меди и Подёнщики в колоде.
option-improvements = Улучшения
option-improvements-help = Каждый раунд три награды тем, у кого чего-либо больше всех.
option-mini_villagers = Мини-поселяне
option-mini_villagers-help = Маленькая карточная игра перед партией или отдельно.
option-mini_villagers-off = не играть
option-mini_villagers-first_player = определяет первого игрока
option-mini_villagers-alone = отдельная игра
option-first_player = Первый игрок
option-first_player-help = Кто ходит первым, если это не решают «Мини-поселяне».
option-first_player-random = случайно
option-first_player-1 = место 1
option-first_player-2 = место 2
option-first_player-3 = место 3
option-first_player-4 = место 4
option-first_player-5 = место 5
option-difficulty = Сложность
option-difficulty-help = Одиночная игра: насколько трудно победить Графиню.
option-difficulty-novice = Новичок
option-difficulty-normal = Обычный
option-difficulty-veteran = Ветеран
option-first_market_trigger = Когда проводится Первый рынок
option-first_market_trigger-help = Какие стопки должны закончиться перед Первым рынком.
option-first_market_trigger-stack_2_empty = когда пуста стопка 2
option-first_market_trigger-stacks_1_and_2_empty = когда пусты стопки 1 и 2
option-build_limit_moment = Когда определяются лимиты строительства
option-build_limit_moment-help = Важно, если деревня изменилась до хода её владельца.
option-build_limit_moment-own_turn = в начале хода строительства каждого игрока
option-build_limit_moment-phase_start = в начале фазы строительства
option-covered_founders = Накрытые Основатели
option-covered_founders-help = Что происходит с накрытыми Основателями в деревне без еды.
option-covered_founders-turn = тоже переворачиваются
option-covered_founders-stay = остаются как есть
option-tie_break = При ничьей
option-tie_break-help = Какие карты считаются, когда решает наименьшее число жителей.
option-tie_break-all_cards = все карты
option-tie_break-without_basics = все, кроме базовых жителей
option-thief_first_turn = Вор в ход поселения
option-thief_first_turn-help = Может ли Вор действовать в тот ход, когда его поселили.
option-thief_first_turn-acts = действует сразу
option-thief_first_turn-rests = ждёт следующего хода
option-freelancer_payment = Когда платят Подёнщикам
option-freelancer_payment-help = Можно ли заплатить Подёнщику и позже в свой ход строительства, в том числе в ход его поселения.
option-freelancer_payment-turn_start = в начале хода строительства
option-freelancer_payment-whole_turn = в течение всего хода строительства
option-apprentice_targets = Кого берёт Ученик
option-apprentice_targets-help = Каких накрытых жителей может взять Ученик.
option-apprentice_targets-any_covered = любой накрытый житель
option-apprentice_targets-no_stand_ins = любой, кроме Монахов и Учеников

## Scores and the end

score-supply = Запас
score-improvements = Улучшения
score-first_market = Первый рынок
score-gold_symbols = Напечатанное золото
score-silver = Серебро
score-nun = Монахиня
score-coins = Монеты на картах
score-mini = Мини-поселяне
end-second-market = Игра заканчивается после Второго рынка.
end-mini-villagers = Осталась только Капризная Графиня.

## What an action would change

stat-gold = золотые
stat-points = золотые в конце
stat-hand = карты на руке
stat-square = карты на Деревенской площади
stat-village = карты в деревне
stat-food = еда
stat-builders = строители
stat-draft_limit = лимит набора
stat-card_coins = монеты на картах

## Chapters of the rules

rule-heading-1 = Компоненты
rule-heading-2 = Подготовка к игре для 2–5 игроков
rule-heading-3 = Устройство карты
rule-heading-4 = Ход раунда
rule-heading-5 = Фаза набора
rule-heading-6 = Обновление Дороги
rule-heading-7 = Фаза строительства
rule-heading-8 = Замки
rule-heading-9 = Особые жители
rule-heading-10 = Конец фазы строительства
rule-heading-11 = Первый рынок
rule-heading-12 = Второй рынок и конец игры
rule-heading-13 = Одиночная игра: подготовка и изменения
rule-heading-14 = Одиночная игра: сложность и события
rule-heading-15 = Негодяи
rule-heading-16 = Святые
rule-heading-17 = Спекулянты
rule-heading-18 = Улучшения
rule-heading-19 = Мини-поселяне: выбор первого игрока
rule-heading-20 = Состояние игры и действия

## The page

page-phase-draft = Набор
page-phase-update = Дорога
page-phase-build = Строительство
page-phase-over = Рынок
page-tab-road = Дорога
page-tab-village = Деревня
page-tab-hand = Рука
page-tab-market = Рынок
page-slot = место { $n }
page-stack-n = Стопка { $n }
page-stack = Стопка { $n }: { $count }, сверху { $suit }
page-empty = пусто
page-covered = накрыта
page-coins = монеты на карте: { $n }
page-to-hire = нанять: { $n }
page-hire = нанять
page-on-it = положить на эту карту
page-this-one = эта карта
page-pay =
    { $n ->
        [one] Заплатить { $n } золотой
        [few] Заплатить { $n } золотых
       *[many] Заплатить { $n } золотых
    }
page-free = бесплатно
page-own-unlock = Ваша карта { $card }: из банка на неё кладут золотые ({ $gold })
page-bank = Банк
page-summer = лето
page-winter = зима
page-food = еда: { $n }, лимит набора: { $limit }
page-builders = строители: { $n }
page-market-today = рынок сейчас: { $n }
page-my-gold = Мои золотые
page-built = Построено
page-hired = Нанято
page-my-hand = Моя рука
page-backs-seen =
    { $n ->
        [one] { $n } карта, рубашку видят все
        [few] { $n } карты, рубашки видят все
       *[many] { $n } карт, рубашки видят все
    }
page-no-cards = Карт на руке нет.
page-villagers = жители: { $n }
page-cards = Карты на руке
page-food-name = Еда
page-builder-name = Строители
page-if-market = Если бы рынок был сейчас
page-gold = золотые
page-purse = запас
page-on-cards = на картах
page-silver = серебро
page-sum = всего
page-first-over = Первый рынок прошёл.
page-events = События
page-worth-gold = золотые: { $n }
page-worth-food = еда: { $n }
page-worth-builder = строители: { $n }
page-seat-lines = Еда: { $food }, лимит набора: { $limit }. Строители: { $builders }. Золотые: { $gold }; второй рынок дал бы { $market }.
page-suit-pips = Квадраты в заголовке: столько карт может лечь сверху.
page-locked-by = открывает: { $card }
page-goes-on = Кладётся на карту: { $card }.
page-stands-alone = Карта под ней не нужна.
page-each-market = Золотые на каждом рынке, пока карта видна: { $n }.
page-padlock = Замок: открывает { $card }. Золотые ({ $gold }) кладут на эту карту, чья бы она ни была, или в банк, если её ни у кого нет.
page-opens = Открывает карты колоды ({ $n }): { $cards }. Каждый раз на неё кладут золотые ({ $gold }).
page-first-waits =
    { $count ->
        [one] Первый рынок: в конце раунда, в котором кончится стопка { $stacks }. Осталось карт: { $n }.
        [few] Первый рынок: в конце раунда, в котором кончатся все стопки { $stacks }. Осталось карт: { $n }.
       *[many] Первый рынок: в конце раунда, в котором кончатся все стопки { $stacks }. Осталось карт: { $n }.
    }
page-first-due = Первый рынок проходит в конце этого раунда.
page-second-waits = Второй рынок: в конце раунда, в котором кончатся все стопки. Осталось карт: { $n }. Серебро учитывается только тогда.
page-second-due = Второй рынок проходит в конце этого раунда и завершает игру.
page-second-over = Второй рынок прошёл.
page-beneath = под ней: { $n }
page-silver-letter = С
page-show-covered = Накрытые карты ({ $n })

## Tips for a first game

tip-draft = Набор: нажмите на открытого жителя на Дороге или на стопку, чтобы взять карту вслепую. Еда в деревне позволяет взять больше.
tip-build = Строительство: нажмите на карту на руке, чтобы поселить жителя. Производственная цепочка начинается с базового жителя, которого нанимают, отдав карту. Замок стоит { $cost }.
tip-unlock = Замок: положите { $cost } на карту, которая его открывает. Если она ваша, золотые останутся в деревне и зачтутся на рынке.

## A turn in one sentence, its steps and its sums

sum-gold =
    { $n ->
        [one] { $sign }{ $n } золотой
        [few] { $sign }{ $n } золотых
       *[many] { $sign }{ $n } золотых
    }
summary-gains = получает { $what }
summary-took = берёт { $card_acc }
summary-coin-put = кладёт монету ({ $card })
summary-placed = селит { $card_acc }
summary-played = играет карту ({ $card })
summary-robbed = крадёт { amount-gold } ({ $victim })
summary-thief-caught = ловит Вора ({ $owner })
summary-took-from = забирает карту ({ $owner })
summary-swapped = селит Ученика в деревню игрока { $owner }
summary-drew-hidden =
    { $n ->
        [one] берёт { $n } закрытую карту
        [few] берёт { $n } закрытые карты
       *[many] берёт { $n } закрытых карт
    }
summary-recruited = платит Вербовщику
summary-market-held = { amount-gold }
summary-group-market = Рынок: { $what }.
summary-event-revealed = новое событие — «{ $event_card }»
summary-event-resolved = выполнено «{ $event_card }»
summary-event-cancelled = отменяет «{ $event_card }»
summary-countess-took = Графиня забирает { $card_acc }
summary-countess-gained = Графиня получает { amount-gold }
summary-villager-lost = теряет карту ({ $card })
summary-improvement-won = выигрывает «{ $improvement }»
summary-mini-won = побеждает в «Мини-поселянах»
