### «Великий западный путь» по-русски.


## The game

game-title = Великий западный путь
game-pitch = Гоните стадо в Канзас-Сити, нанимайте работников, двигайте локомотив и доставляйте скот всё дальше на восток.
game-time = 2 ч
seat-automa = Сэм

## Amounts, for use in other messages

amount-dollars = { $amount } $
count-cards-object =
    { $cards ->
        [one] { $cards } карту
        [few] { $cards } карты
       *[many] { $cards } карт
    }
count-steps =
    { $steps ->
        [one] { $steps } шага
        [few] { $steps } шагов
       *[many] { $steps } шагов
    }
count-spaces =
    { $spaces ->
        [one] { $spaces } ячейку
        [few] { $spaces } ячейки
       *[many] { $spaces } ячеек
    }

## Spaces of the trail

space-start = стартовая ячейка
space-neutral_a = нейтральный участок 1 на пути
space-build_a1 = участок 1 на пути
space-build_a2 = участок 2 на пути
space-build_a3 = участок 3 на пути
space-flood_1 = наводнение 1
space-flood_2 = наводнение 2
space-flood_3 = наводнение 3
space-flood_4 = наводнение 4
space-flood_risk_1 = участок 4 на пути
space-flood_risk_2 = участок 5 на пути
space-neutral_b = нейтральный участок 2 на пути
space-drought_1 = засуха 1
space-drought_2 = засуха 2
space-drought_3 = засуха 3
space-drought_4 = засуха 4
space-drought_risk_1 = участок 6 на пути
space-build_b1 = участок 7 на пути
space-build_b2 = участок 8 на пути
space-build_b3 = участок 9 на пути
space-neutral_c = нейтральный участок 3 на пути
space-build_c1 = участок 10 на пути
space-build_c2 = участок 11 на пути
space-neutral_d = нейтральный участок 4 на пути
space-build_d1 = участок 12 на пути
space-outlaw_4 = ячейка бандитов 4
space-outlaw_5 = ячейка бандитов 5
space-outlaw_6 = ячейка бандитов 6
space-outlaw_7 = ячейка бандитов 7
space-outlaw_8 = ячейка бандитов 8
space-outlaw_9 = ячейка бандитов 9
space-outlaw_risk_1 = участок 13 на пути
space-outlaw_risk_2 = участок 14 на пути
space-neutral_e = нейтральный участок 5 на пути
space-build_e1 = участок 15 на пути
space-build_e2 = участок 16 на пути
space-rockfall_1 = камнепад 1
space-rockfall_2 = камнепад 2
space-rockfall_3 = камнепад 3
space-rockfall_4 = камнепад 4
space-rockfall_risk_1 = участок 17 на пути
space-rockfall_risk_2 = участок 18 на пути
space-neutral_f = нейтральный участок 6 на пути
space-build_f1 = участок 19 на пути
space-build_f2 = участок 20 на пути
space-neutral_g = нейтральный участок 7 на пути
space-build_g1 = участок 21 на пути
space-build_g2 = участок 22 на пути
space-kansas_city = Канзас-Сити
    .letter = Канзас-Сити
space-outlaw_1 = ячейка бандитов 1
space-outlaw_2 = ячейка бандитов 2
space-outlaw_3 = ячейка бандитов 3

# То, что видно: у нейтрального здания буква его жетона, где бы оно ни лежало. У пустого места есть номер с поля и
# здание, перед которым оно лежит. Ячейки бандитов узнают по награде.
neutral-a = A Контора найма
    .letter = A
neutral-b = B Строительный двор
    .letter = B
neutral-c = C Земельная контора
    .letter = C
neutral-d = D Пост шерифа
    .letter = D
neutral-e = E Ярмарка скота
    .letter = E
neutral-f = F Дорожная бригада
    .letter = F
neutral-g = G Локомотивное депо
    .letter = G
empty-place = пустое место { $number } перед { $goal_letter }
building-of = здание { $face } ({ $owner })
building-face = { $face }
outlaw-space-dollars = ячейка бандитов за { $dollars } $
outlaw-space-token = ячейка бандитов за жетон обмена
bounty-dollars = { $dollars } $
bounty-token = жетон обмена

## Workers

worker-cowboy = ковбой
    .acc = ковбоя
worker-builder = строитель
    .acc = строителя
worker-engineer = инженер
    .acc = инженера

## Cattle cards

card-criollo = Криолло
card-santa_gertrudis = Санта-гертруда
card-pineywoods = Пайнивудс
card-galloway = Галловей
card-simmental_calf = Симментальский телёнок
card-black_angus = Чёрный ангус
card-longhorn = Лонгхорн
card-corriente = Корриенте
card-shorthorn_3 = Шортгорн ({ $points } ПО)
card-shorthorn_4 = Шортгорн ({ $points } ПО)
card-shorthorn_5 = Шортгорн ({ $points } ПО)
card-hereford_5 = Герефорд ({ $points } ПО)
card-hereford_6 = Герефорд ({ $points } ПО)
card-hereford_7 = Герефорд ({ $points } ПО)
card-simmental_heifer = Симментальская тёлка
card-simmental_cow = Симментальская корова

## Prices of the cattle market

price-value3_one_a = { $line }
price-value3_one_b = { $line }
price-value3_two = { $line }
price-shorthorn_one_a = { $line }
price-shorthorn_one_b = { $line }
price-shorthorn_two = { $line }
price-hereford_one_a = { $line }
price-hereford_one_b = { $line }
price-calf_one_a = { $line }
price-calf_one_b = { $line }

## Stations, station masters, cities

station-station_1 = Станция 1
station-station_2 = Станция 2
station-station_3 = Станция 3
station-station_4 = Станция 4
station-station_5 = Станция 5
station-station_6 = Станция 6
station-station_7 = Станция 7
station-station_8 = Станция 8
station-station_9 = Станция 9
station-station_10 = Станция 10
master-sm_1 = Начальник станции 1
master-sm_2 = Начальник станции 2
master-sm_3 = Начальник станции 3
master-sm_4 = Начальник станции 4
master-sm_5 = Начальник станции 5
master-sm_6 = Начальник станции 6
master-sm_7 = Начальник станции 7
master-sm_8 = Начальник станции 8
master-sm_9 = Начальник станции 9
city-kansas_city = Канзас-Сити
    .to = в Канзас-Сити
city-fulton = Фултон
    .to = в Фултон
city-st_louis = Сент-Луис
    .to = в Сент-Луис
city-bloomington = Блумингтон
    .to = в Блумингтон
city-peoria = Пеория
    .to = в Пеорию
city-chicago = Чикаго
    .to = в Чикаго
city-toledo = Толидо
    .to = в Толидо
city-pittsburgh = Питтсбург
    .to = в Питтсбург
city-philadelphia = Филадельфия
    .to = в Филадельфию
city-new_york = Нью-Йорк
    .to = в Нью-Йорк
pair-fulton_and_st_louis = Фултон–Сент-Луис
pair-st_louis_and_bloomington = Сент-Луис–Блумингтон
pair-bloomington_and_peoria = Блумингтон–Пеория
pair-peoria_and_chicago = Пеория–Чикаго
pair-chicago_and_toledo = Чикаго–Толидо
pair-toledo_and_pittsburgh = Толидо–Питтсбург
pair-pittsburgh_and_philadelphia = Питтсбург–Филадельфия

## Places of the railroad

track-0 = ячейка 0
track-1 = ячейка 1
track-2 = ячейка 2
track-3 = ячейка 3
track-4 = ячейка 4
track-4t = запасной путь после ячейки 4
track-5 = ячейка 5
track-6 = ячейка 6
track-7 = ячейка 7
track-7t = запасной путь после ячейки 7
track-8 = ячейка 8
track-9 = ячейка 9
track-10 = ячейка 10
track-10t = запасной путь после ячейки 10
track-11 = ячейка 11
track-12 = ячейка 12
track-13 = ячейка 13
track-13t = запасной путь после ячейки 13
track-14 = ячейка 14
track-15 = ячейка 15
track-16 = ячейка 16
track-16t = запасной путь после ячейки 16
track-17 = ячейка 17
track-18 = ячейка 18
track-19 = ячейка 19
track-20 = ячейка 20
track-21 = ячейка 21
track-21t = запасной путь после ячейки 21
track-22 = ячейка 22
track-23 = ячейка 23
track-24 = ячейка 24
track-25 = ячейка 25
track-25t = запасной путь после ячейки 25
track-26 = ячейка 26
track-27 = ячейка 27
track-28 = ячейка 28
track-29 = ячейка 29
track-29t = запасной путь после ячейки 29
track-30 = ячейка 30
track-31 = ячейка 31
track-32 = ячейка 32
track-33 = ячейка 33
track-33t = запасной путь после ячейки 33
track-34 = ячейка 34
track-35 = ячейка 35
track-36 = ячейка 36
track-37 = ячейка 37
track-38 = ячейка 38
track-39 = ячейка 39

## The player board

certificates-0 = 0
certificates-1 = 1
certificates-2 = 2
certificates-3 = 3
certificates-4 = 4
certificates-6 = 6
disc-dollar = вспомогательное действие: доллар
disc-draw = вспомогательное действие: взять и сбросить
disc-certificate_1 = вспомогательное действие: сертификат (1)
disc-certificate_2 = вспомогательное действие: сертификат (2)
disc-engine_1 = вспомогательное действие: локомотив (1)
disc-engine_2 = вспомогательное действие: локомотив (2)
disc-remove_1 = вспомогательное действие: убрать карту (1)
disc-remove_2 = вспомогательное действие: убрать карту (2)
disc-limit_4 = лимит сертификатов { $limit }
disc-limit_6 = лимит сертификатов { $limit }
disc-step_left = лимит шагов, левый диск (сразу { $reward })
disc-step_right = лимит шагов, правый диск ({ $points } ПО в конце)
disc-hand_1 = лимит карт на руке +1 (стоит { $cost })
disc-hand_2 = лимит карт на руке +1 (стоит { $cost })
auxiliary-dollar = доллар
auxiliary-draw = взять и сбросить
auxiliary-certificate = сертификат
auxiliary-engine = локомотив
auxiliary-remove = убрать карту
times-single = одиночное
    .key = single
times-double = двойное
    .key = double

## Tiles of the Kansas City supply

tile-cowboy = ковбой
tile-builder = строитель
tile-engineer = инженер
tile-flood_black_2 = наводнение (чёрная ладонь, { $points } ПО)
tile-flood_black_3 = наводнение (чёрная ладонь, { $points } ПО)
tile-flood_green_2 = наводнение (зелёная ладонь, { $points } ПО)
tile-flood_green_3 = наводнение (зелёная ладонь, { $points } ПО)
tile-flood_green_4 = наводнение (зелёная ладонь, { $points } ПО)
tile-drought_black_2 = засуха (чёрная ладонь, { $points } ПО)
tile-drought_black_3 = засуха (чёрная ладонь, { $points } ПО)
tile-drought_green_2 = засуха (зелёная ладонь, { $points } ПО)
tile-drought_green_3 = засуха (зелёная ладонь, { $points } ПО)
tile-drought_green_4 = засуха (зелёная ладонь, { $points } ПО)
tile-rockfall_black_2 = камнепад (чёрная ладонь, { $points } ПО)
tile-rockfall_black_3 = камнепад (чёрная ладонь, { $points } ПО)
tile-rockfall_green_2 = камнепад (зелёная ладонь, { $points } ПО)
tile-rockfall_green_3 = камнепад (зелёная ладонь, { $points } ПО)
tile-rockfall_green_4 = камнепад (зелёная ладонь, { $points } ПО)
tile-outlaw_green = зелёный бандит
tile-outlaw_orange = оранжевый бандит

## What icons stand for

effect-galloway_for_2 = Сбросить галловея: { $reward }
effect-galloway_for_4 = Сбросить галловея: { $reward }
effect-santa_gertrudis_for_2 = Сбросить санта-гертруду: { $reward }
effect-santa_gertrudis_for_engine = Сбросить санта-гертруду: локомотив вперёд { $engine }
effect-pineywoods_for_2 = Сбросить пайнивудса: { $reward }
effect-pineywoods_for_certificates = Сбросить пайнивудса: сертификат +{ $certificates }
effect-criollo_for_2 = Сбросить криолло: { $reward }
effect-criollo_for_4 = Сбросить криолло: { $reward }
effect-criollo_for_certificate = Сбросить криолло: сертификат +{ $certificates }
effect-criollo_for_certificates = Сбросить криолло: сертификат +{ $certificates }
effect-criollo_for_certificate_and_2 = Сбросить криолло: сертификат +{ $certificates } и { $reward }
effect-cattle_for_certificate = Сбросить любой скот: сертификат +{ $certificates }
effect-cattle_for_6_and_objective = Сбросить любой скот: { $reward } и карта цели на руку
effect-value_3_for_7 = Сбросить скот ценностью { $value }: { $reward }
effect-pair_for_3 = Сбросить две карты скота одной породы: { $reward }
effect-pair_for_4 = Сбросить две карты скота одной породы: { $reward }
effect-objective_for_certificates = Сбросить карту цели: сертификат +{ $certificates }
effect-hire = Нанять работника{ $terms }
effect-hire_2_more = Нанять работника{ $terms }
effect-hire_1_less = Нанять работника{ $terms }
effect-hire_2_less = Нанять работника{ $terms }
effect-buy_cattle = Купить скот
effect-build_at_2 = Построить здание: { $cost } за каждого строителя
effect-build_at_1 = Построить здание: { $cost } за каждого строителя
effect-hazard_at_7 = Убрать опасность { $price }
effect-hazard_at_5 = Убрать опасность { $price }
effect-hazard_at_2 = Убрать опасность { $price }
effect-hazard_free = Убрать опасность { $price }
effect-outlaw = Поймать бандита
effect-engine_by_engineers = Локомотив вперёд до числа ваших инженеров
effect-engine_by_woods = Локомотив вперёд до числа ваших зданий в лесу
effect-engine_by_hazards = Локомотив вперёд до числа ваших жетонов опасности
effect-engine_2_for_2 = Заплатить { $cost }: локомотив вперёд { $engine }
effect-engine_2 = Локомотив вперёд { $engine }
effect-engine_3 = Локомотив вперёд { $engine }
effect-engine_4 = Локомотив вперёд { $engine }
effect-engine_back_for_3 = Локомотив назад на { $back }: { $reward }
effect-herder_1 = Погонщик { $steps }
effect-herder_2 = Погонщик { $steps }
effect-herder_3 = Погонщик { $steps }
effect-herder_4 = Погонщик { $steps }
effect-herder_5 = Погонщик { $steps }
effect-free_herder_3 = Погонщик { $steps }, без пошлин
effect-dollars_2 = Получить { $dollars }
effect-dollars_4 = Получить { $dollars }
effect-dollars_12 = Получить { $dollars }
effect-dollars_by_woods = Получить { $dollars } за каждое ваше здание в лесу
effect-dollars_by_builders = Получить { $dollars } за каждого строителя
effect-dollars_by_engineers = Получить { $dollars } за каждого инженера
effect-dollars_by_stations = Получить { $dollars } за каждый ваш диск на станциях
effect-reward_by_outlaws = За каждую пару из зелёного и оранжевого бандита: сертификат +{ $certificates } и { $reward }
effect-certificate = Сертификат +{ $certificates }
effect-certificates_2 = Сертификат +{ $certificates }
effect-certificate_limit = Передвинуть маркер сертификатов до лимита
effect-objective = Взять карту цели
effect-exchange_token = Получить жетон обмена
effect-auxiliary = Одиночное или двойное вспомогательное действие
effect-draw_3 = Взять { $cards }, затем сбросить столько же
effect-draw_by_cowboys = Взять не больше карт, чем у вас ковбоев, затем сбросить столько же
effect-copy = Использовать соседнее здание
effect-delivery = Внеочередная доставка
effect-upgrade_behind = Улучшить станцию позади вашего локомотива

## Objective cards

card-obj_01 = Карта цели 1
card-obj_02 = Карта цели 2
card-obj_03 = Карта цели 3
card-obj_04 = Карта цели 4
card-obj_05 = Карта цели 5
card-obj_06 = Карта цели 6
card-obj_07 = Карта цели 7
card-obj_08 = Карта цели 8
card-obj_09 = Карта цели 9
card-obj_10 = Карта цели 10
card-obj_11 = Карта цели 11
card-obj_12 = Карта цели 12
card-obj_13 = Карта цели 13
card-obj_14 = Карта цели 14
card-obj_15 = Карта цели 15
card-obj_16 = Карта цели 16
card-obj_17 = Карта цели 17
card-obj_18 = Карта цели 18
card-obj_19 = Карта цели 19
card-obj_20 = Карта цели 20
card-obj_21 = Карта цели 21
card-obj_22 = Карта цели 22
card-obj_23 = Карта цели 23
card-obj_24 = Карта цели 24
card-start_1 = Начальная карта цели 1
card-start_2 = Начальная карта цели 2
card-start_3 = Начальная карта цели 3
card-start_4 = Начальная карта цели 4
card-stack = верхняя карта колоды
    .text = Вслепую.

## Card texts, put together from the tables

text-dollars =
    { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
       *[many] { $dollars } долларов
    }
text-reward =
    { $dollars ->
        [one] { $dollars } доллар
        [few] { $dollars } доллара
       *[many] { $dollars } долларов
    }
text-price-of-removal =
    { $dollars ->
        [0] бесплатно
        [one] за { $dollars } доллар
        [few] за { $dollars } доллара
       *[many] за { $dollars } долларов
    }
text-dearer = на { $dollars } дороже
text-cheaper = на { $dollars } дешевле
text-spaces-forward =
    { $spaces ->
        [1] на { $spaces }
       *[other] до { $spaces }
    }
text-steps-forward =
    { $steps ->
        [1] на { $steps } шаг
       *[other] до { $steps } шагов
    }
text-cards-drawn =
    { $cards ->
        [1] { $cards } карту
       *[other] до { $cards } карт
    }
text-cattle = Племенная ценность { $value }, { $points } ПО.
text-price = { $cards ->
        [one] { $cards } карта
        [few] { $cards } карты
       *[many] { $cards } карт
    }, { $cowboys ->
        [one] { $cowboys } ковбой
        [few] { $cowboys } ковбоя
       *[many] { $cowboys } ковбоев
    }, { $dollars } $
text-objective = Сразу: { $effect }. Задания: { $tasks }. +{ $points }/−{ $penalty } ПО.
text-start-objective = Задания: { $tasks }. +{ $points } ПО.
text-task-building = ваше здание на поле
text-task-green_outlaw = жетон зелёного бандита
text-task-orange_outlaw = жетон оранжевого бандита
text-task-hazard = жетон любой опасности
text-task-station = диск на станции
text-task-cattle_value_3 = карта скота ценностью { $value }
text-task-shorthorn = карта «Шортгорн»
text-task-hereford = карта «Герефорд»
text-task-new_york = диск в Нью-Йорке
text-now = Сразу: { $effect }
text-or = или
text-permanent =
    { $certificates ->
        [one] { $certificates } постоянный сертификат
        [few] { $certificates } постоянных сертификата
       *[many] { $certificates } постоянных сертификатов
    }
text-points-workers =
    { $every ->
        [one] { $points } ПО за каждого работника
        [few] { $points } ПО за каждых { $every } работников
       *[many] { $points } ПО за каждых { $every } работников
    }
text-points-objectives =
    { $every ->
        [one] { $points } ПО за каждую карту цели
        [few] { $points } ПО за каждые { $every } карты целей
       *[many] { $points } ПО за каждые { $every } карт целей
    }
text-points-hazards =
    { $every ->
        [one] { $points } ПО за каждый жетон опасности
        [few] { $points } ПО за каждые { $every } жетона опасности
       *[many] { $points } ПО за каждые { $every } жетонов опасности
    }
text-points-outlaw_pairs =
    { $every ->
        [one] { $points } ПО за каждую пару бандитов
        [few] { $points } ПО за каждые { $every } пары бандитов
       *[many] { $points } ПО за каждые { $every } пар бандитов
    }
text-points-certificates =
    { $every ->
        [one] { $points } ПО за каждый сертификат
        [few] { $points } ПО за каждые { $every } сертификата
       *[many] { $points } ПО за каждые { $every } сертификатов
    }
text-points-stations =
    { $every ->
        [one] { $points } ПО за каждую станцию с вашим диском
        [few] { $points } ПО за каждые { $every } станции с вашим диском
       *[many] { $points } ПО за каждые { $every } станций с вашим диском
    }
text-points-buildings =
    { $every ->
        [one] { $points } ПО за каждое ваше здание на поле
        [few] { $points } ПО за каждые { $every } ваших здания на поле
       *[many] { $points } ПО за каждые { $every } ваших зданий на поле
    }
text-auxiliary-dollar = Получить { $dollars }
text-auxiliary-draw =
    { $cards ->
        [one] Взять { $cards } карту, затем сбросить { $cards }
        [few] Взять { $cards } карты, затем сбросить { $cards }
       *[many] Взять { $cards } карт, затем сбросить { $cards }
    }
text-auxiliary-certificate =
    { $certificates ->
        [1] Заплатить { $pay }, локомотив назад на { $back }: сертификат +{ $certificates }
       *[other] Заплатить { $pay }, локомотив назад на { $back }: сертификаты до +{ $certificates }
    }
text-auxiliary-engine =
    { $forward ->
        [1] Заплатить { $pay }: локомотив вперёд на { $forward }
       *[other] Заплатить { $pay }: локомотив вперёд до { $forward }
    }
text-auxiliary-remove =
    { $removes ->
        [one] Локомотив назад на { $back }: получить { $dollars } и убрать карту из игры
        [few] Локомотив назад на { $back }: получить { $dollars } и убрать { $removes } карты из игры
       *[many] Локомотив назад на { $back }: получить { $dollars } и убрать { $removes } карт из игры
    }
text-sam-steps-number =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
text-sam-steps-buildings = Столько шагов, сколько зданий
text-sam-steps-cowboys = Столько шагов, сколько ковбоев
text-sam-steps-specialists = Столько шагов, сколько работников специализации
text-sam-hire = Нанимает самого дешёвого работника
text-sam-engine = Двигает локомотив
text-sam-objective = Берёт карту цели
text-sam-outlaw = Берёт бандита с ячейки с наибольшим номером
text-sam-hazard = Берёт самую ценную опасность из самой заполненной зоны
text-sam-hire_specialist = Нанимает работника по специализации
text-sam-buy = Покупает скот
text-sam-build = Строит здание
text-sam-engineer_and_engine = Нанимает инженера, затем двигает локомотив
text-sam-show_and_buy =
    { $cards ->
        [one] Добавляет { $cards } карту скота на рынок, затем покупает на одного ковбоя меньше
        [few] Добавляет { $cards } карты скота на рынок, затем покупает на одного ковбоя меньше
       *[many] Добавляет { $cards } карт скота на рынок, затем покупает на одного ковбоя меньше
    }
text-sam-only = (только при специализации { $worker })

## Sam

sam-does =
    { $sam_card ->
        [1] { $card_1 }
        [2] { $card_2 }
        [3] { $card_3 }
        [4] { $card_4 }
        [5] { $card_5 }
        [6] { $card_6 }
        [7] { $card_7 }
        [8] { $card_8 }
        [9] { $card_9 }
        [10] { $card_10 }
        [11] { $card_11 }
        [12] { $card_12 }
        [13] { $card_13 }
        [14] { $card_14 }
        [15] { $card_15 }
       *[other] —
    }

## What a player can do

action-pass = Пас
action-move = Идти сюда: { $space }
action-via = Идти через: { $space }
action-use = { $effect }
action-auxiliary =
    { $times_key ->
        [single] Одиночное вспомогательное действие: { $auxiliary_single }
       *[double] Двойное вспомогательное действие: { $auxiliary_double }
    }
action-copy = Использовать: { $space }
action-draw = Взять { count-cards-object }
action-discard = Сбросить: { $card }
action-remove = Убрать из игры: { $card }
action-hire = Нанять { $worker_acc } из ряда { $row }
action-buy = Купить: { $card } ({ $price })
action-second = Вторая карта: { $card }
action-turn_up =
    { $cards ->
        [one] Использовать свободного ковбоя: добавить { $cards } карту на рынок
        [few] Использовать свободного ковбоя: добавить { $cards } карты на рынок
       *[many] Использовать свободного ковбоя: добавить { $cards } карт на рынок
    }
action-build = Здание { $building }
action-site = Поставить сюда: { $space }
action-hazard = Взять опасность отсюда: { $space }
action-outlaw = Взять бандита. Награда: { $outlaw_space }
action-engine = Локомотив сюда: { $track }
action-upgrade = Улучшить: { $station }
action-disc = Взять диск «{ $disc }»
action-recall = Взять диск со станции: { $station }
action-master = Взять жетон начальника станции, отдав { $worker_acc }
action-certificates = Маркер сертификатов на { $certificates }
action-objective = Взять: { $card }. { $card_text }
action-foresight = Выбрать жетон в ячейке прогноза { $foresight }
action-grow = Вырастить: { $card }
action-deliver = Доставить скот { $city_to }
action-bonus = Сначала бонус { $pair }
action-play = Сыграть: { $card }. { $card_text }
action-exchange = Использовать жетон обмена: взять { count-cards-object }, затем сбросить столько же

## What is being decided

question-first-discard = Первый ход: сбросьте ещё { count-cards-object }.
question-place-herder = Первый ход: поставьте погонщика на нейтральное здание.
question-move-herder = Фаза А: передвиньте погонщика, не больше { count-steps }.
question-move-on = Передвиньте погонщика дальше, не больше { count-steps }.
question-move-free = Передвиньте погонщика без пошлин, не больше { count-steps }.
question-choose-way = Каким путём сюда: { $goal }? Осталось шагов: { $steps }.
question-use-location = Фаза Б: используйте локацию ({ $location }).
question-use-copy = Используйте скопированное здание ({ $location }).
question-choose-copy = Какое соседнее здание использовать?
question-take-immediate = Мгновенное действие: { $effect }?
question-discard-for-reward = Какую карту сбросить? { $effect }.
question-discard-partner = Какая карта вторая в паре? { $effect }.
question-choose-draw = Сколько карт взять, не больше { $cards }?
question-discard-cards = Сбросьте ещё { count-cards-object }.
question-remove-cards = Убрать карты из игры? Не больше: { $cards }.
question-hire-worker =
    { $change ->
        [0] Наймите работника.
       *[other] Наймите работника. Изменение цены в долларах: { $change }.
    }
question-buy-from-market = Купите скот. Осталось ковбоев: { $cowboys }.
question-buy-second = Какую вторую карту купить? Первая: { $card }.
question-choose-building = Какое здание построить? { $cost } $ за строителя.
question-choose-site = Где построить здание { $building }? { $cost } $ за строителя.
question-choose-hazard =
    { $cost ->
        [0] Какую опасность убрать бесплатно?
       *[other] Какую опасность убрать за { $cost } $?
    }
question-choose-outlaw = Какого бандита поймать?
question-move-engine = Передвиньте локомотив вперёд, не больше чем на { count-spaces }.
question-move-engine-back = Передвиньте локомотив назад на { count-spaces }.
question-leave-last-space = Локомотив должен покинуть последнюю ячейку: передвиньте его назад.
question-upgrade-station = Улучшить станцию за { $cost } $?
question-choose-station-behind = Какую станцию позади локомотива улучшить?
question-choose-disc = Какой диск поставить сюда: { $target }?
question-take-master = Взять жетон начальника станции в обмен на работника?
question-choose-auxiliary = Выберите вспомогательное действие, одиночное или двойное.
question-raise-certificates = Передвиньте маркер сертификатов вперёд, не больше { count-steps }.
question-take-objective = Какую карту цели взять?
question-choose-foresight = Прогноз { $column }: выберите жетон.
question-reveal-hand = Доход: откройте карты с руки.
question-leave-kansas-city = Доставка завершена. Покинуть Канзас-Сити?
question-spend-certificates = Пока ценность: { $value }. Использовать временные сертификаты?
question-grow-simmental = Вырастить симментала: { $card }?
question-choose-city = Доставка: выберите город. Племенная ценность: { $value }.
question-pair-bonus = Какой бонус за доставку получить первым?
question-extra-delivery = Внеочередная доставка: как далеко назад едет локомотив?

## What happened

event-turn_began = Ход игрока { $seat }
event-herder_placed = { $seat } ставит погонщика сюда: { $space }.
event-herder_moved = { $seat } передвигает погонщика сюда: { $space }.
event-fee_paid = { $seat } платит пошлину: { amount-dollars }.
event-fee_paid_to = { $seat } платит игроку { $owner } пошлину: { amount-dollars }.
event-fee_received = { $seat } получает из банка пошлину: { amount-dollars }.
event-gained = { $seat } получает { amount-dollars }.
event-paid = { $seat } платит { amount-dollars }.
event-action_used = { $seat } выполняет: { $effect }.
event-action_forfeited = { $seat } отказывается: { $effect }.
event-auxiliary_used =
    { $times_key ->
        [single] { $seat } выполняет вспомогательное действие: { $auxiliary_single }.
       *[double] { $seat } выполняет вспомогательное действие: { $auxiliary_double }.
    }
event-building_copied = { $seat } использует соседнее здание: { $space }.
event-card_drawn = { $seat } берёт карту: { $card }.
event-card_drawn-hidden = { $seat } берёт карту.
event-deck_shuffled = { $seat } перемешивает сброс в новую колоду. Карт: { $number }.
event-card_discarded = { $seat } сбрасывает: { $card }.
event-card_removed = { $seat } убирает из игры: { $card }.
event-token_used = { $seat } использует жетон обмена.
event-token_gained = { $seat } получает жетон обмена.
event-hired = { $seat } нанимает { $worker_acc } из ряда { $row } за { amount-dollars }.
event-bought = { $seat } покупает: { $card } ({ $price }).
event-market_turned_up = Новая карта на рынке скота: { $card }.
event-market_refilled = Рынок скота пополнен. Карт: { $number }.
event-built = { $seat } строит здание { $building } здесь: { $space }, за { amount-dollars }.
event-replaced = { $seat } заменяет здание { $old } зданием { $building }.
event-hazard_removed = { $seat } убирает опасность ({ $space }): { $tile }.
event-bounty_collected = { $seat } ловит бандита ({ $space }): { $tile }.
event-engine_moved = { $seat } передвигает локомотив: { $track }.
event-station_upgraded = { $seat } улучшает станцию: { $station }.
event-disc_taken = { $seat } берёт диск «{ $disc }».
event-disc_recalled = { $seat } забирает диск со станции: { $station }.
event-master_taken = { $seat } отдаёт { $worker_acc } за жетон: { $master }. { $master_text }
event-master_lost = { $seat } убирает из игры: { $master }.
event-certificates_moved = Маркер сертификатов игрока { $seat } стоит на { $certificates }.
event-objective_taken = { $seat } берёт: { $card }.
event-objective_taken_to_hand = { $seat } берёт на руку: { $card }.
event-objective_drawn_to_hand = { $seat } добирает на руку: { $card }.
event-objective_drawn_to_hand-hidden = { $seat } добирает на руку карту цели.
event-objective_shown = Новая открытая карта цели: { $card }.
event-objective_played = { $seat } играет: { $card }.
event-tile_chosen = { $seat } выбирает жетон в ячейке прогноза { $foresight }: { $tile }.
event-worker_for_hire = Рынок труда, ряд { $row }: { $worker }.
event-tile_placed = Новый жетон на пути, { $space }: { $tile }.
event-tile_lost = Места нет, жетон выходит из игры: { $tile }.
event-foresight_filled = Ячейка прогноза { $foresight } пополнена: { $tile }.
event-end_triggered = { $seat } берёт жетон рынка труда: запущен конец игры.
event-hand_revealed = { $seat } открывает карты с руки. Племенная ценность: { $value }.
event-income_taken = Общая племенная ценность игрока { $seat }: { $value }.
event-simmental_grew = { $seat } выращивает симментала: { $card }.
event-delivered = { $seat } доставляет скот { $city_to }.
event-delivery_skipped = У игрока { $seat } нет диска для доставки.
event-pair_completed = У игрока { $seat } оба города: { $pair }.
event-transport_paid = { $seat } платит за перевозку: { amount-dollars }.
event-sam_revealed = { $seat } открывает карту { $sam_card }. { sam-does }
event-sam_specialized = Новая специализация ({ $seat }): { $worker }.
event-game_ended = Игра окончена.

## Why not

why-too-few-dollars = Это стоит { $cost } $, а у вас { $dollars } $.
why-too-few-cards-to-draw =
    { $cards ->
        [one] Можно взять только { $cards } карту.
        [few] Можно взять только { $cards } карты.
       *[many] Можно взять только { $cards } карт.
    }
why-no-cards-to-draw = Брать нечего: карт нет.
why-more-cards-than-printed = Можно взять не больше стольких карт: { $cards }.
why-card-not-in-hand = У вас на руке нет этой карты.
why-discard-has-begun = Сброс уже начат: сначала завершите его.
why-not-the-depicted-card = Это не та карта: { $effect }.
why-not-the-same-type = Обе карты должны быть одной породы.
why-no-partner = У вас на руке нет второй карты этой породы.
why-name-the-lower-card-first = Из двух разных карт сначала назовите ту, что раньше в списке.
why-not-a-location = Там нет локации.
why-not-ahead = Это место не впереди погонщика.
why-too-many-steps = Слишком далеко. Наибольшее число шагов: { $steps }.
why-not-one-step-ahead = Это не следующая локация на пути.
why-way-does-not-lead-there = Этот путь не ведёт к цели.
why-not-to-kansas-city = Этим ходом нельзя войти в Канзас-Сити.
why-not-a-neutral-building = Погонщик начинает на нейтральном здании.
why-must-act = Локацию нужно использовать.
why-not-an-action-here = Здесь нет такого действия.
why-not-this-action = Речь о другом мгновенном действии.
why-already-used = Это действие здания уже выполнялось в этот ход.
why-cannot-be-performed = Сейчас это невозможно: { $effect }.
why-nothing-to-copy = Там нечего копировать.
why-not-a-neighbour = Это место не соседнее.
why-tile-is-gone = Посещённого жетона там уже нет.
why-only-an-auxiliary-action = Здесь возможно только вспомогательное действие.
why-auxiliary-done = После вспомогательного действия здесь больше ничего сделать нельзя.
why-local-action-done = После действия здания вспомогательное действие здесь невозможно.
why-always-single-here = Здесь вспомогательное действие всегда одиночное.
why-auxiliary-locked = Это вспомогательное действие закрыто. Открытых ячеек: { $open }.
why-engine-cannot-go-back = Локомотив не может отъехать назад на столько ячеек: { $spaces }.
why-marker-not-forward = Маркер сертификатов движется вперёд.
why-marker-not-back = Здесь маркер сертификатов движется назад.
why-too-many-certificates = Наибольшее число шагов маркера: { $steps }.
why-certificate-limit = Ваш лимит сертификатов: { $limit }.
why-row-not-open = Ряд { $row } рынка труда ещё не открыт.
why-no-such-worker = В ряду { $row } нет такого работника.
why-worker-row-full = Ваш ряд этих работников заполнен.
why-not-in-the-market = Этой карты нет на рынке скота.
why-not-sold-at-this-price = Эта карта не продаётся по этой цене.
why-no-second-card = Для этого предложения нет второй карты.
why-too-few-cowboys = Не хватает ковбоев. Осталось: { $cowboys }.
why-market-stack-empty = Колода рынка пуста.
why-not-in-the-supply = Этого здания нет в вашем запасе.
why-only-by-replacing = Это здание может только заменить другое.
why-no-building-space = Для этого здания нет места.
why-not-a-building-space = Это не участок для строительства.
why-not-your-building = Стоящее там здание не ваше.
why-needs-more-builders-than-the-old = Новое здание должно требовать больше строителей, чем старое.
why-too-few-builders = Нужно строителей: { $needed }. У вас: { $builders }.
why-no-tile-there = Там нет жетона.
why-another-column = Выберите жетон из столбца { $column }.
why-no-more-workers = Рынок труда заполнен: работников выбирать больше нельзя.
why-place-occupied = Там стоит другой локомотив.
why-at-least-one-space = Локомотив должен проехать хотя бы 1 ячейку.
why-not-forward = Это место не впереди локомотива.
why-not-backward = Это место не позади локомотива.
why-too-far = Слишком далеко. Наибольшее число ячеек: { $spaces }.
why-not-exactly-so-far = Локомотив должен отъехать назад ровно на столько ячеек: { $spaces }.
why-engine-not-there = Ваш локомотив стоит не у этой станции.
why-not-behind-the-engine = Эта станция не позади вашего локомотива.
why-own-disc-there = Ваш диск уже там.
why-no-own-disc-there = Там нет вашего диска, который можно взять.
why-no-disc = У вас нет диска, который можно туда поставить.
why-disc-is-gone = В этой ячейке диска больше нет.
why-dark-disc = Диск из ячейки с тёмными уголками нельзя поставить туда, где уголки белые.
why-board-has-discs = На вашем планшете ещё есть подходящий диск.
why-transport-not-payable = С этим диском не хватит на следующую плату: { $cost } $.
why-delivery-not-payable = Вам не хватает на эту доставку. Перевозка: { $cost } $.
why-value-too-low = Городу нужно { $needed }, а ваша ценность { $value }.
why-pair-not-completed = Эта пара городов сейчас не завершена.
why-only-the-printed-worker = У вас нет нанятого работника этого вида.
why-objective-is-mandatory = Эту карту цели нужно взять.
why-display-only = Эта карта берётся только из открытых.
why-not-in-the-display = Этой карты нет среди открытых.
why-objective-stack-empty = Колода карт целей пуста.
why-no-exchange-token = У вас нет жетона обмена.
why-another-stage = Сейчас растут другие симменталы.

## Options

option-neutral_layout = Нейтральные здания
option-neutral_layout-help = Здания от A до G по порядку вдоль пути или вперемешку.
option-neutral_layout-fixed = По порядку, от A до G
option-neutral_layout-random = Случайно
option-building_sides = Стороны личных зданий
option-building_sides-help = Одинаковые стороны для всех игроков; или по букве a или b для каждого из зданий с 1 по { $tiles }.
option-building_sides-all_a = Все «a»
option-building_sides-all_b = Все «b»
option-building_sides-random = Случайно
option-simmental = Вариант «Симментал»
option-simmental-help = На рынке есть телята, которые растут в Канзас-Сити.
option-difficulty = Сложность
option-difficulty-help = Одиночная игра: насколько силён Сэм.
option-difficulty-easy = Лёгкий
option-difficulty-medium = Средний
option-difficulty-hard = Сложный
option-first_player = Кто начинает
option-first_player-help = Случайный игрок или тот, кто сидит на месте с этим номером.
option-first_player-random = Случайно
option-first_player-1 = Место 1
option-first_player-2 = Место 2
option-first_player-3 = Место 3
option-first_player-4 = Место 4
option-must_act = Локации обязательны
option-must_act-help = Вне Канзас-Сити локацию нужно использовать, если это возможно.
option-bonus_from_stack = Бонус городов из колоды
option-bonus_from_stack-help = Карту цели за пару городов можно взять и из колоды.
option-city_dollars_first = Сначала доллары Канзас-Сити
option-city_dollars_first-help = Долларами Канзас-Сити можно оплатить диск лимита руки.
option-ties = Ничьи
option-ties-help = Кто побеждает при равных очках.
option-ties-shared = общая победа
option-ties-dollars = решают доллары

## The table in the terminal

table-last-turns = последние ходы: { $n }
table-jobs = Рынок труда
table-foresight = Прогноз
table-railroad = Железная дорога
table-stations = Станции
table-masters = Начальники станций
table-reach = Доступ
table-bonus = Даёт
table-market = Рынок скота
table-stack = стопка: { $cards }
table-simmental = тёлки: { $heifers }, коровы: { $cows }
table-display = Карты целей
table-board = Планшет: { $name }
table-discs = Диски
table-engine = Локом.
table-piles = Карты
table-tiles = Жетоны
table-auxiliary = Вспом. действия
table-deck = Колода
table-discard = Сброс
table-value = Племенная ценность: { $value } (со всеми сертификатами { $most })
table-sam-city = следующая доставка: { $city }
table-sam-specialization = специализация: { $worker }
table-sam-deck = остались карты: { $cards }
table-letter-cowboy = К
table-letter-builder = С
table-letter-engineer = И
table-letter-green = з
table-letter-black = ч
table-letter-orange = о
table-way-flood = наводнение
table-way-drought = засуха
table-way-rockfall = камнепад
table-way-outlaw = бандиты
table-act-hire = нанять
table-act-buy = купить скот
table-act-build = построить
table-act-hazard = опасность
table-act-outlaw = бандит
table-act-engine = локомотив
table-act-herder = погонщик
table-act-free_herder = погонщик без пошлин
table-act-certificate_limit = ▤ до лимита
table-act-objective = цель
table-act-exchange_token = жетон ⇄
table-act-auxiliary = вспом.
table-act-draw = взять
table-act-copy = соседнее здание
table-act-delivery = доставка
table-act-upgrade_behind = станция позади
table-for-any = любой скот
table-for-value_3 = ценность { $value }
table-for-pair = 2 одинаковых
table-for-objective = карта цели
table-per-cowboys = ковбой
table-per-builders = строитель
table-per-engineers = инженер
table-per-woods = здание в ♣
table-per-hazards = опасн.
table-per-stations = станция
table-per-outlaw_pairs = пара бандитов
table-per-workers = работник
table-per-objectives = цели
table-per-certificates = ▤
table-per-buildings = здание
table-task-building = здание
table-task-green_outlaw = зелёный бандит
table-task-orange_outlaw = оранжевый бандит
table-task-hazard = опасность
table-task-station = станция
table-task-cattle_value_3 = скот ценностью { $value }
table-task-shorthorn = шортгорн
table-task-hereford = герефорд
table-task-new_york = Нью-Йорк
table-legend = ❶ игрок  5/4·9·0 рука, её лимит, колода, сброс  ♞ погонщик или шаги за ход  з ч зелёная и чёрная ладонь  $2 вы платите  +$3 награда  ♣ лес  ◂ жетон рынка труда  ↻ рынок скота пополняется  ■ конец игры  ▤ сертификаты  ⇄ жетоны обмена  ★ победные очки  ⚒ нужно строителей  ┬ запасной путь  × перевозка ${ $cross }  ○ ● белые и тёмные углы  ✓ хватает карт с руки  ▤2 с этими сертификатами  ↓ вместе со следующим городом

## Scores and the end

score-dollars = Доллары
score-buildings = Личные здания
score-cities = Города
score-stations = Станции
score-hazards = Опасности
score-cattle = Скот
score-objectives = Цели
score-station_masters = Начальники станций
score-workers = Работники
score-step_disc = Правый диск лимита шагов
score-job_token = Жетон рынка труда
end-job-market-full = Рынок труда заполнен, последние ходы сделаны.

## What an action would change

stat-dollars = доллары
stat-certificates = сертификаты
stat-permanent_certificates = постоянные сертификаты
stat-exchange_tokens = жетоны обмена
stat-points = ПО
stat-hand = карты на руке
stat-engine = локомотив
stat-workers = работники
stat-buildings = личные здания
stat-hazards = опасности
stat-outlaws = бандиты
stat-objectives = сыгранные карты целей
stat-step_limit = лимит шагов
stat-hand_limit = лимит карт на руке
stat-certificate_limit = лимит сертификатов

## Chapters of the rules

rule-heading-1 = Компоненты
rule-heading-2 = Подготовка к игре
rule-heading-3 = Структура хода
rule-heading-4 = Фаза А: передвиньте погонщика
rule-heading-5 = Фаза Б: используйте локацию
rule-heading-6 = Канзас-Сити: прогноз
rule-heading-7 = Канзас-Сити: доход
rule-heading-8 = Канзас-Сити: доставка
rule-heading-9 = Фаза В: доберите карты
rule-heading-10 = Действия: общие правила
rule-heading-11 = Наём работника
rule-heading-12 = Покупка скота
rule-heading-13 = Движение локомотива
rule-heading-14 = Станции и начальники станций
rule-heading-15 = Карты целей
rule-heading-16 = Личные здания
rule-heading-17 = Вспомогательные действия
rule-heading-18 = Бандиты
rule-heading-19 = Жетоны обмена
rule-heading-20 = Опасности
rule-heading-21 = Дополнительное движение погонщика
rule-heading-22 = Перечень зданий
rule-heading-23 = Конец игры
rule-heading-24 = Подсчёт очков
rule-heading-25 = Вариант «Симментал»
rule-heading-26 = Особые случаи
rule-heading-27 = Одиночная игра против Сэма
rule-heading-28 = Решения, для разработчиков
why-delivery-is-mandatory = Доставка обязательна.

## The page

page-phase-move = Движение
page-phase-use = Действия
page-phase-draw = Добор
page-kc-foresight = Прогноз
page-kc-income = Доход
page-kc-delivery = Доставка
page-kc-foresight-1 = Прогноз 1
page-kc-foresight-2 = Прогноз 2
page-kc-foresight-3 = Прогноз 3
page-kc-foresight-help = Выберите жетон из столбца { $n }: работник идёт на рынок труда, опасность или бандит — на путь.
page-kc-income-help = Каждая порода считается один раз: ваша рука стоит { $n } $. Сертификаты могут прибавить.
page-kc-delivery-help = Подсвеченные города требуют не больше { $n }. Красным — стоимость перевозки от вашего локомотива. У вас { $money } $.
page-kc-disc-help = Возьмите диск со своего планшета: диску с тёмной ячейки нужен город с тёмными уголками. Открытое под ним теперь ваше.
page-tab-trail = Путь
page-tab-rail = Рельсы
page-tab-jobs = Работа
page-tab-markets = Рынки
page-tab-mine = Моё
page-row = ряд { $n }
page-building-n = Здание { $n }
page-steps =
    { $n ->
        [one] { $n } шаг
        [few] { $n } шага
       *[many] { $n } шагов
    }
page-pay = заплатить { $n } $
page-free = бесплатно
page-fee = Остановка или проход стоит вам { $n } $.
page-no-fee = Для вас без пошлины.
page-risk = Рискованное действие
page-woods = В лесу.
page-bounty = Награда: { $n } $
page-token = Награда: жетон обмена
page-transport = перевозка { $n } $
page-city-value = Нужна племенная ценность не меньше { $n }.
page-station = Улучшить за { $cost } $: { $points } ПО в конце.
page-job-help = Наймите работника из открытого ряда по указанной цене.
page-builders =
    { $n ->
        [one] { $n } строитель
        [few] { $n } строителя
       *[many] { $n } строителей
    }
page-value = племенная ценность { $n }
page-my-hand = Моя рука
page-no-cards = Карт на руке нет.
page-my-board = Мой планшет
page-my-tiles = Мои цели и жетоны
page-buildings-left = зданий в запасе: { $n }
page-certificates = Сертификаты: { $n }
page-certificates-name = Сертификаты
page-token-name = Жетоны обмена
page-corner-white = Белые уголки: только диски с белых ячеек.
page-corner-dark = Тёмные уголки: диски с белых и тёмных ячеек.
page-disc-white = Диск с белой ячейки: в любой город и на любую станцию.
page-disc-dark = Диск с тёмной ячейки: только в города и на станции с тёмными уголками.
page-disc-cost = Снять его стоит { $n } $.
page-city-points = { $n } ПО за каждый диск в конце.
page-city-dollars = { $n } $ сразу.
page-dollars = { $n } $
page-hand-green = Зелёная ладонь: входящий платит пошлину.
page-hand-black = Чёрная ладонь: входящий платит пошлину.
page-hand-both = Зелёная и чёрная ладонь: входящий платит обе пошлины.
page-goes-worker = Работник: идёт на рынок труда, в ряд с жетоном рынка труда.
page-goes-hazard = Опасность: ложится на первую свободную ячейку своей зоны.
page-goes-outlaw = Бандит: ложится на свободную ячейку бандитов с наименьшим номером.
page-track-help = В ячейке один локомотив; занятые пропускаются и не считаются.
page-turnout-help = Запасной путь: кто остановился, может улучшить станцию.
page-cowboy-help = Ковбои покупают скот: каждый один раз за покупку.
page-builder-help = Строители ставят здания: на каждом указано, сколько их нужно.
page-engineer-help = Инженеры двигают локомотив: до одной ячейки за каждого.
page-certificate-help = Сертификаты повышают ценность руки в Канзас-Сити. Число в пунктирной рамке выше вашего лимита.
page-price-help = Сколько ковбоев и долларов нужно для карт этой ценности.
page-pair-help = Один раз, за ваши диски в обоих городах.
page-money = Доллары
page-hand = Карты на руке
page-stack = стопка { $n }
page-others = Планшеты соперников
page-vp = { $n } ПО
page-step-limit = Лимит шагов
page-hand-limit = Лимит карт на руке
page-discs-white = Диски на белых ячейках
page-discs-dark = Диски на тёмных ячейках
page-stations-held = Станции с диском
page-sam-next = Следующая доставка:
page-sam-cattle = Скот в его стопке очков
page-replaced = заменяется
page-woods-short = лес
page-other-side = Другая сторона, не в игре:
page-face = { $face }: { $actions } ({ $builders }, { $points } ПО)
page-cities = Города с диском
page-empty = пусто

## Tips for a first game

tip-place-herder = Нажмите на нейтральное здание, чтобы начать первый перегон. Действия здания показаны знаками.
tip-move-herder = Нажмите на подсвеченную остановку: число — количество шагов, красная табличка — плата. Затем подтвердите.
tip-use-location = Над вашим погонщиком показаны действия этой локации: каждое можно выполнить один раз, в любом порядке. В конце пасуйте.

## A turn in one sentence, its steps and its sums

sum-money = { $sign }{ amount-dollars }
sum-tokens =
    { $n ->
        [one] { $sign }{ $n } жетон
        [few] { $sign }{ $n } жетона
       *[many] { $sign }{ $n } жетонов
    }
summary-gains = зарабатывает { $what }
summary-herder_placed = начинает ({ $space })
summary-herder_moved = доходит до цели ({ $space })
summary-auxiliary_used =
    { $n ->
        [one] выполняет { $n } вспомогательное действие
        [few] выполняет { $n } вспомогательных действия
       *[many] выполняет { $n } вспомогательных действий
    }
summary-building_copied = использует соседнее здание
summary-card_discarded = сбрасывает карты ({ $card })
summary-card_removed = убирает из игры карты ({ $card })
summary-hired = нанимает { $worker_acc }
summary-bought = покупает скот ({ $card })
summary-built = строит здание { $building }
summary-replaced = заменяет здание { $old } зданием { $building }
summary-hazard_removed =
    { $n ->
        [one] убирает { $n } опасность
        [few] убирает { $n } опасности
       *[many] убирает { $n } опасностей
    }
summary-bounty_collected =
    { $n ->
        [one] ловит { $n } бандита
        [few] ловит { $n } бандитов
       *[many] ловит { $n } бандитов
    }
summary-engine_moved = передвигает локомотив ({ $track })
summary-station_upgraded = улучшает станцию ({ $station })
summary-master_taken =
    { $n ->
        [one] берёт { $n } жетон начальника станции
        [few] берёт { $n } жетона начальника станции
       *[many] берёт { $n } жетонов начальника станции
    }
summary-objective_taken =
    { $n ->
        [one] берёт { $n } карту цели
        [few] берёт { $n } карты цели
       *[many] берёт { $n } карт цели
    }
summary-objective_played =
    { $n ->
        [one] играет { $n } карту цели
        [few] играет { $n } карты цели
       *[many] играет { $n } карт цели
    }
summary-tile_chosen =
    { $n ->
        [one] выбирает { $n } жетон прогноза
        [few] выбирает { $n } жетона прогноза
       *[many] выбирает { $n } жетонов прогноза
    }
summary-end_triggered = запускает конец игры
summary-simmental_grew =
    { $n ->
        [one] выращивает { $n } симментала
        [few] выращивает { $n } симменталов
       *[many] выращивает { $n } симменталов
    }
summary-delivered = доставляет скот { $city_to }
summary-delivery_skipped = не имеет диска для доставки
summary-pair_completed = соединяет города { $pair }
summary-sam_revealed = открывает карту { $sam_card }
summary-sam_specialized = выбирает специализацию ({ $worker })
