### Great Western Trail po polsku.


## The game

game-title = Great Western Trail
game-pitch = Pędź stado do Kansas City, zatrudniaj pomocników i dostarczaj krowy koleją coraz dalej na wschód.
game-time = 2 godz.
seat-automa = Sam

## Amounts, for use in other messages

amount-dollars = { $amount } $
count-cards-object =
    { $cards ->
        [one] { $cards } kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
count-steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
count-spaces =
    { $spaces ->
        [one] { $spaces } pole
        [few] { $spaces } pola
       *[many] { $spaces } pól
    }

## Spaces of the trail

space-start = pole jeźdźca
space-neutral_a = obszar neutralny 1 na szlaku
space-build_a1 = działka 1 na szlaku
space-build_a2 = działka 2 na szlaku
space-build_a3 = działka 3 na szlaku
space-flood_1 = powódź 1
space-flood_2 = powódź 2
space-flood_3 = powódź 3
space-flood_4 = powódź 4
space-flood_risk_1 = działka 4 na szlaku
space-flood_risk_2 = działka 5 na szlaku
space-neutral_b = obszar neutralny 2 na szlaku
space-drought_1 = susza 1
space-drought_2 = susza 2
space-drought_3 = susza 3
space-drought_4 = susza 4
space-drought_risk_1 = działka 6 na szlaku
space-build_b1 = działka 7 na szlaku
space-build_b2 = działka 8 na szlaku
space-build_b3 = działka 9 na szlaku
space-neutral_c = obszar neutralny 3 na szlaku
space-build_c1 = działka 10 na szlaku
space-build_c2 = działka 11 na szlaku
space-neutral_d = obszar neutralny 4 na szlaku
space-build_d1 = działka 12 na szlaku
space-outlaw_4 = pole bandytów 4
space-outlaw_5 = pole bandytów 5
space-outlaw_6 = pole bandytów 6
space-outlaw_7 = pole bandytów 7
space-outlaw_8 = pole bandytów 8
space-outlaw_9 = pole bandytów 9
space-outlaw_risk_1 = działka 13 na szlaku
space-outlaw_risk_2 = działka 14 na szlaku
space-neutral_e = obszar neutralny 5 na szlaku
space-build_e1 = działka 15 na szlaku
space-build_e2 = działka 16 na szlaku
space-rockfall_1 = lawina 1
space-rockfall_2 = lawina 2
space-rockfall_3 = lawina 3
space-rockfall_4 = lawina 4
space-rockfall_risk_1 = działka 17 na szlaku
space-rockfall_risk_2 = działka 18 na szlaku
space-neutral_f = obszar neutralny 6 na szlaku
space-build_f1 = działka 19 na szlaku
space-build_f2 = działka 20 na szlaku
space-neutral_g = obszar neutralny 7 na szlaku
space-build_g1 = działka 21 na szlaku
space-build_g2 = działka 22 na szlaku
space-kansas_city = Kansas City
    .letter = Kansas City
space-outlaw_1 = pole bandytów 1
space-outlaw_2 = pole bandytów 2
space-outlaw_3 = pole bandytów 3

# To, co widać: budynek neutralny ma literę ze swojego kafelka, gdziekolwiek leży. Puste miejsce ma numer z planszy
# i budynek, przed którym leży. Pola bandytów poznaje się po nagrodzie.
neutral-a = A Biuro najmu
    .letter = A
neutral-b = B Plac budowy
    .letter = B
neutral-c = C Urząd ziemski
    .letter = C
neutral-d = D Posterunek szeryfa
    .letter = D
neutral-e = E Jarmark bydła
    .letter = E
neutral-f = F Brygada drogowa
    .letter = F
neutral-g = G Parowozownia
    .letter = G
empty-place = puste miejsce { $number } przed { $goal_letter }
building-of = budynek { $face } ({ $owner })
building-face = { $face }
outlaw-space-dollars = pole bandytów za { $dollars } $
outlaw-space-token = pole bandytów za żeton wymiany
bounty-dollars = { $dollars } $
bounty-token = żeton wymiany

## Workers

worker-cowboy = kowboj
    .acc = kowboja
worker-builder = rzemieślnik
    .acc = rzemieślnika
worker-engineer = inżynier
    .acc = inżyniera

## Cattle cards

card-criollo = Criollo
card-santa_gertrudis = Santa Gertrudis
card-pineywoods = Pineywoods
card-galloway = Galloway
card-simmental_calf = Cielak simentalski
card-black_angus = Black Angus
card-longhorn = Longhorn
card-corriente = Corriente
card-shorthorn_3 = Shorthorn ({ $points } PZ)
card-shorthorn_4 = Shorthorn ({ $points } PZ)
card-shorthorn_5 = Shorthorn ({ $points } PZ)
card-hereford_5 = Hereford ({ $points } PZ)
card-hereford_6 = Hereford ({ $points } PZ)
card-hereford_7 = Hereford ({ $points } PZ)
card-simmental_heifer = Jałówka simentalska
card-simmental_cow = Krowa simentalska

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

station-station_1 = Stacja 1
station-station_2 = Stacja 2
station-station_3 = Stacja 3
station-station_4 = Stacja 4
station-station_5 = Stacja 5
station-station_6 = Stacja 6
station-station_7 = Stacja 7
station-station_8 = Stacja 8
station-station_9 = Stacja 9
station-station_10 = Stacja 10
master-sm_1 = Zawiadowca 1
master-sm_2 = Zawiadowca 2
master-sm_3 = Zawiadowca 3
master-sm_4 = Zawiadowca 4
master-sm_5 = Zawiadowca 5
master-sm_6 = Zawiadowca 6
master-sm_7 = Zawiadowca 7
master-sm_8 = Zawiadowca 8
master-sm_9 = Zawiadowca 9
city-kansas_city = Kansas City
    .to = do Kansas City
city-fulton = Fulton
    .to = do Fulton
city-st_louis = St. Louis
    .to = do St. Louis
city-bloomington = Bloomington
    .to = do Bloomington
city-peoria = Peoria
    .to = do Peorii
city-chicago = Chicago
    .to = do Chicago
city-toledo = Toledo
    .to = do Toledo
city-pittsburgh = Pittsburgh
    .to = do Pittsburgha
city-philadelphia = Filadelfia
    .to = do Filadelfii
city-new_york = Nowy Jork
    .to = do Nowego Jorku
pair-fulton_and_st_louis = Fulton–St. Louis
pair-st_louis_and_bloomington = St. Louis–Bloomington
pair-bloomington_and_peoria = Bloomington–Peoria
pair-peoria_and_chicago = Peoria–Chicago
pair-chicago_and_toledo = Chicago–Toledo
pair-toledo_and_pittsburgh = Toledo–Pittsburgh
pair-pittsburgh_and_philadelphia = Pittsburgh–Filadelfia

## Places of the railroad

track-0 = pole 0
track-1 = pole 1
track-2 = pole 2
track-3 = pole 3
track-4 = pole 4
track-4t = bocznica za polem 4
track-5 = pole 5
track-6 = pole 6
track-7 = pole 7
track-7t = bocznica za polem 7
track-8 = pole 8
track-9 = pole 9
track-10 = pole 10
track-10t = bocznica za polem 10
track-11 = pole 11
track-12 = pole 12
track-13 = pole 13
track-13t = bocznica za polem 13
track-14 = pole 14
track-15 = pole 15
track-16 = pole 16
track-16t = bocznica za polem 16
track-17 = pole 17
track-18 = pole 18
track-19 = pole 19
track-20 = pole 20
track-21 = pole 21
track-21t = bocznica za polem 21
track-22 = pole 22
track-23 = pole 23
track-24 = pole 24
track-25 = pole 25
track-25t = bocznica za polem 25
track-26 = pole 26
track-27 = pole 27
track-28 = pole 28
track-29 = pole 29
track-29t = bocznica za polem 29
track-30 = pole 30
track-31 = pole 31
track-32 = pole 32
track-33 = pole 33
track-33t = bocznica za polem 33
track-34 = pole 34
track-35 = pole 35
track-36 = pole 36
track-37 = pole 37
track-38 = pole 38
track-39 = pole 39

## The player board

certificates-0 = 0
certificates-1 = 1
certificates-2 = 2
certificates-3 = 3
certificates-4 = 4
certificates-6 = 6
disc-dollar = akcja pomocnicza: dolar
disc-draw = akcja pomocnicza: pociągnij i odrzuć
disc-certificate_1 = akcja pomocnicza: certyfikat (1)
disc-certificate_2 = akcja pomocnicza: certyfikat (2)
disc-engine_1 = akcja pomocnicza: lokomotywa (1)
disc-engine_2 = akcja pomocnicza: lokomotywa (2)
disc-remove_1 = akcja pomocnicza: usuń kartę (1)
disc-remove_2 = akcja pomocnicza: usuń kartę (2)
disc-limit_4 = limit certyfikatów { $limit }
disc-limit_6 = limit certyfikatów { $limit }
disc-step_left = limit kroków, lewy dysk (od razu { $reward })
disc-step_right = limit kroków, prawy dysk ({ $points } PZ na koniec)
disc-hand_1 = limit kart w ręce +1 (koszt: { $cost })
disc-hand_2 = limit kart w ręce +1 (koszt: { $cost })
auxiliary-dollar = dolar
auxiliary-draw = pociągnij i odrzuć
auxiliary-certificate = certyfikat
auxiliary-engine = lokomotywa
auxiliary-remove = usuń kartę
times-single = pojedynczo
    .key = single
times-double = podwójnie
    .key = double

## Tiles of the Kansas City supply

tile-cowboy = kowboj
tile-builder = rzemieślnik
tile-engineer = inżynier
tile-flood_black_2 = powódź (czarna dłoń, { $points } PZ)
tile-flood_black_3 = powódź (czarna dłoń, { $points } PZ)
tile-flood_green_2 = powódź (zielona dłoń, { $points } PZ)
tile-flood_green_3 = powódź (zielona dłoń, { $points } PZ)
tile-flood_green_4 = powódź (zielona dłoń, { $points } PZ)
tile-drought_black_2 = susza (czarna dłoń, { $points } PZ)
tile-drought_black_3 = susza (czarna dłoń, { $points } PZ)
tile-drought_green_2 = susza (zielona dłoń, { $points } PZ)
tile-drought_green_3 = susza (zielona dłoń, { $points } PZ)
tile-drought_green_4 = susza (zielona dłoń, { $points } PZ)
tile-rockfall_black_2 = lawina (czarna dłoń, { $points } PZ)
tile-rockfall_black_3 = lawina (czarna dłoń, { $points } PZ)
tile-rockfall_green_2 = lawina (zielona dłoń, { $points } PZ)
tile-rockfall_green_3 = lawina (zielona dłoń, { $points } PZ)
tile-rockfall_green_4 = lawina (zielona dłoń, { $points } PZ)
tile-outlaw_green = zielony bandyta
tile-outlaw_orange = pomarańczowy bandyta

## What icons stand for

effect-galloway_for_2 = Odrzuć Galloway: { $reward }
effect-galloway_for_4 = Odrzuć Galloway: { $reward }
effect-santa_gertrudis_for_2 = Odrzuć Santa Gertrudis: { $reward }
effect-santa_gertrudis_for_engine = Odrzuć Santa Gertrudis: lokomotywa w przód { $engine }
effect-pineywoods_for_2 = Odrzuć Pineywoods: { $reward }
effect-pineywoods_for_certificates = Odrzuć Pineywoods: certyfikat +{ $certificates }
effect-criollo_for_2 = Odrzuć Criollo: { $reward }
effect-criollo_for_4 = Odrzuć Criollo: { $reward }
effect-criollo_for_certificate = Odrzuć Criollo: certyfikat +{ $certificates }
effect-criollo_for_certificates = Odrzuć Criollo: certyfikat +{ $certificates }
effect-criollo_for_certificate_and_2 = Odrzuć Criollo: certyfikat +{ $certificates } i { $reward }
effect-cattle_for_certificate = Odrzuć dowolną krowę: certyfikat +{ $certificates }
effect-cattle_for_6_and_objective = Odrzuć dowolną krowę: { $reward } i karta celu do ręki
effect-value_3_for_7 = Odrzuć krowę o wartości { $value }: { $reward }
effect-pair_for_3 = Odrzuć dwie karty krów tego samego rodzaju: { $reward }
effect-pair_for_4 = Odrzuć dwie karty krów tego samego rodzaju: { $reward }
effect-objective_for_certificates = Odrzuć kartę celu: certyfikat +{ $certificates }
effect-hire = Zatrudnij pomocnika{ $terms }
effect-hire_2_more = Zatrudnij pomocnika{ $terms }
effect-hire_1_less = Zatrudnij pomocnika{ $terms }
effect-hire_2_less = Zatrudnij pomocnika{ $terms }
effect-buy_cattle = Kup krowę na targu bydła
effect-build_at_2 = Zbuduj budynek za { $cost } od rzemieślnika
effect-build_at_1 = Zbuduj budynek za { $cost } od rzemieślnika
effect-hazard_at_7 = Usuń niebezpieczeństwo { $price }
effect-hazard_at_5 = Usuń niebezpieczeństwo { $price }
effect-hazard_at_2 = Usuń niebezpieczeństwo { $price }
effect-hazard_free = Usuń niebezpieczeństwo { $price }
effect-outlaw = Schwytaj bandytę
effect-engine_by_engineers = Lokomotywa w przód o liczbę inżynierów lub mniej
effect-engine_by_woods = Lokomotywa w przód o liczbę twoich budynków w lesie lub mniej
effect-engine_by_hazards = Lokomotywa w przód o liczbę twoich żetonów niebezpieczeństwa lub mniej
effect-engine_2_for_2 = Zapłać { $cost }: lokomotywa w przód { $engine }
effect-engine_2 = Lokomotywa w przód { $engine }
effect-engine_3 = Lokomotywa w przód { $engine }
effect-engine_4 = Lokomotywa w przód { $engine }
effect-engine_back_for_3 = Lokomotywa wstecz o { $back }: { $reward }
effect-herder_1 = Ranczer { $steps }
effect-herder_2 = Ranczer { $steps }
effect-herder_3 = Ranczer { $steps }
effect-herder_4 = Ranczer { $steps }
effect-herder_5 = Ranczer { $steps }
effect-free_herder_3 = Ranczer { $steps }, bez opłat
effect-dollars_2 = Weź { $dollars } z banku
effect-dollars_4 = Weź { $dollars } z banku
effect-dollars_12 = Weź { $dollars } z banku
effect-dollars_by_woods = Weź { $dollars } za każdy twój budynek w lesie
effect-dollars_by_builders = Weź { $dollars } za każdego rzemieślnika
effect-dollars_by_engineers = Weź { $dollars } za każdego inżyniera
effect-dollars_by_stations = Weź { $dollars } za każdy twój dysk na stacjach
effect-reward_by_outlaws = Za każdą parę: zielony i pomarańczowy bandyta: certyfikat +{ $certificates } i { $reward }
effect-certificate = Certyfikat +{ $certificates }
effect-certificates_2 = Certyfikat +{ $certificates }
effect-certificate_limit = Przesuń znacznik certyfikatów do limitu
effect-objective = Weź jedną kartę celu
effect-exchange_token = Zdobądź żeton wymiany
effect-auxiliary = Jedna pojedyncza albo podwójna akcja pomocnicza
effect-draw_3 = Pociągnij { $cards }, potem odrzuć tyle samo
effect-draw_by_cowboys = Pociągnij najwyżej tyle kart, ilu masz kowbojów, potem odrzuć tyle samo
effect-copy = Użyj sąsiedniego budynku
effect-delivery = Dostawa nadzwyczajna
effect-upgrade_behind = Rozbuduj stację za swoją lokomotywą

## Objective cards

card-obj_01 = Karta celu 1
card-obj_02 = Karta celu 2
card-obj_03 = Karta celu 3
card-obj_04 = Karta celu 4
card-obj_05 = Karta celu 5
card-obj_06 = Karta celu 6
card-obj_07 = Karta celu 7
card-obj_08 = Karta celu 8
card-obj_09 = Karta celu 9
card-obj_10 = Karta celu 10
card-obj_11 = Karta celu 11
card-obj_12 = Karta celu 12
card-obj_13 = Karta celu 13
card-obj_14 = Karta celu 14
card-obj_15 = Karta celu 15
card-obj_16 = Karta celu 16
card-obj_17 = Karta celu 17
card-obj_18 = Karta celu 18
card-obj_19 = Karta celu 19
card-obj_20 = Karta celu 20
card-obj_21 = Karta celu 21
card-obj_22 = Karta celu 22
card-obj_23 = Karta celu 23
card-obj_24 = Karta celu 24
card-start_1 = Początkowa karta celu 1
card-start_2 = Początkowa karta celu 2
card-start_3 = Początkowa karta celu 3
card-start_4 = Początkowa karta celu 4
card-stack = wierzchnia karta stosu
    .text = W ciemno.

## Card texts, put together from the tables

text-dollars =
    { $dollars ->
        [one] { $dollars } dolara
        [few] { $dollars } dolary
       *[many] { $dollars } dolarów
    }
text-reward =
    { $dollars ->
        [one] { $dollars } dolar
        [few] { $dollars } dolary
       *[many] { $dollars } dolarów
    }
text-price-of-removal =
    { $dollars ->
        [0] za darmo
        [one] za { $dollars } dolara
        [few] za { $dollars } dolary
       *[many] za { $dollars } dolarów
    }
text-dearer = o { $dollars } drożej
text-cheaper = o { $dollars } taniej
text-spaces-forward =
    { $spaces ->
        [1] o { $spaces } pole
       *[other] do { $spaces } pól
    }
text-steps-forward =
    { $steps ->
        [1] o { $steps } krok
       *[other] do { $steps } kroków
    }
text-cards-drawn =
    { $cards ->
        [1] { $cards } kartę
       *[other] do { $cards } kart
    }
text-cattle = Wartość hodowlana { $value }, { $points } PZ.
text-price = { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }, { $cowboys ->
        [one] { $cowboys } kowboj
        [few] { $cowboys } kowbojów
       *[many] { $cowboys } kowbojów
    }, { $dollars } $
text-objective = Od razu: { $effect }. Zadania: { $tasks }. +{ $points }/−{ $penalty } PZ.
text-start-objective = Zadania: { $tasks }. +{ $points } PZ.
text-task-building = twój budynek na planszy głównej
text-task-green_outlaw = żeton zielonego bandyty
text-task-orange_outlaw = żeton pomarańczowego bandyty
text-task-hazard = żeton niebezpieczeństwa dowolnego rodzaju
text-task-station = dysk na stacji kolejowej
text-task-cattle_value_3 = karta krowy o wartości hodowlanej { $value }
text-task-shorthorn = karta krowy „Shorthorn”
text-task-hereford = karta krowy „Hereford”
text-task-new_york = dysk na polu miasta Nowy Jork
text-now = Od razu: { $effect }
text-or = albo
text-permanent =
    { $certificates ->
        [one] { $certificates } certyfikat stały
        [few] { $certificates } certyfikaty stałe
       *[many] { $certificates } certyfikatów stałych
    }
text-points-workers =
    { $every ->
        [one] { $points } PZ za każdego pomocnika
        [few] { $points } PZ za każdych { $every } pomocników
       *[many] { $points } PZ za każdych { $every } pomocników
    }
text-points-objectives =
    { $every ->
        [one] { $points } PZ za każdą kartę celu
        [few] { $points } PZ za każde { $every } karty celów
       *[many] { $points } PZ za każde { $every } kart celów
    }
text-points-hazards =
    { $every ->
        [one] { $points } PZ za każdy żeton niebezpieczeństwa
        [few] { $points } PZ za każde { $every } żetony niebezpieczeństwa
       *[many] { $points } PZ za każde { $every } żetonów niebezpieczeństwa
    }
text-points-outlaw_pairs =
    { $every ->
        [one] { $points } PZ za każdą parę żetonów bandytów
        [few] { $points } PZ za każde { $every } pary żetonów bandytów
       *[many] { $points } PZ za każde { $every } par żetonów bandytów
    }
text-points-certificates =
    { $every ->
        [one] { $points } PZ za każdy certyfikat
        [few] { $points } PZ za każde { $every } certyfikaty
       *[many] { $points } PZ za każde { $every } certyfikatów
    }
text-points-stations =
    { $every ->
        [one] { $points } PZ za każdą stację z twoim dyskiem
        [few] { $points } PZ za każde { $every } stacje z twoim dyskiem
       *[many] { $points } PZ za każde { $every } stacji z twoim dyskiem
    }
text-points-buildings =
    { $every ->
        [one] { $points } PZ za każdy twój budynek na planszy
        [few] { $points } PZ za każde { $every } twoje budynki na planszy
       *[many] { $points } PZ za każde { $every } twoich budynków na planszy
    }
text-auxiliary-dollar = Weź { $dollars }
text-auxiliary-draw =
    { $cards ->
        [one] Pociągnij { $cards } kartę, potem odrzuć { $cards }
        [few] Pociągnij { $cards } karty, potem odrzuć { $cards }
       *[many] Pociągnij { $cards } kart, potem odrzuć { $cards }
    }
text-auxiliary-certificate =
    { $certificates ->
        [1] Zapłać { $pay }, lokomotywa wstecz o { $back }: certyfikat +{ $certificates }
       *[other] Zapłać { $pay }, lokomotywa wstecz o { $back }: certyfikaty do +{ $certificates }
    }
text-auxiliary-engine =
    { $forward ->
        [1] Zapłać { $pay }: lokomotywa w przód o { $forward }
       *[other] Zapłać { $pay }: lokomotywa w przód do { $forward }
    }
text-auxiliary-remove =
    { $removes ->
        [one] Lokomotywa wstecz o { $back }: weź { $dollars } i usuń kartę z gry
        [few] Lokomotywa wstecz o { $back }: weź { $dollars } i usuń { $removes } karty z gry
       *[many] Lokomotywa wstecz o { $back }: weź { $dollars } i usuń { $removes } kart z gry
    }
text-sam-steps-number =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
text-sam-steps-buildings = Tyle kroków, ile budynków
text-sam-steps-cowboys = Tyle kroków, ilu kowbojów
text-sam-steps-specialists = Tyle kroków, ilu pomocników specjalizacji
text-sam-hire = Zatrudnia najtańszego pomocnika
text-sam-engine = Przesuwa lokomotywę
text-sam-objective = Bierze kartę celu
text-sam-outlaw = Bierze bandytę z pola o najwyższym numerze
text-sam-hazard = Bierze najcenniejsze niebezpieczeństwo z najpełniejszego obszaru
text-sam-hire_specialist = Zatrudnia pomocnika zgodnego ze specjalizacją
text-sam-buy = Kupuje krowy
text-sam-build = Wznosi budynek
text-sam-engineer_and_engine = Zatrudnia inżyniera, potem przesuwa lokomotywę
text-sam-show_and_buy =
    { $cards ->
        [one] Dokłada { $cards } kartę krów na targ, potem kupuje o jednego kowboja mniej
        [few] Dokłada { $cards } karty krów na targ, potem kupuje o jednego kowboja mniej
       *[many] Dokłada { $cards } kart krów na targ, potem kupuje o jednego kowboja mniej
    }
text-sam-only = (tylko przy specjalizacji { $worker })

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

action-pass = Pas
action-move = Idź na pole: { $space }
action-via = Idź przez: { $space }
action-use = { $effect }
action-auxiliary =
    { $times_key ->
        [single] Akcja pomocnicza, pojedyncza: { $auxiliary_single }
       *[double] Akcja pomocnicza, podwójna: { $auxiliary_double }
    }
action-copy = Użyj: { $space }
action-draw = Pociągnij { count-cards-object }
action-discard = Odrzuć: { $card }
action-remove = Usuń z gry: { $card }
action-hire = Zatrudnij { $worker_acc } z rzędu { $row }
action-buy = Kup: { $card } ({ $price })
action-second = Druga karta: { $card }
action-turn_up =
    { $cards ->
        [one] Użyj wolnego kowboja: dołóż { $cards } kartę na targ
        [few] Użyj wolnego kowboja: dołóż { $cards } karty na targ
       *[many] Użyj wolnego kowboja: dołóż { $cards } kart na targ
    }
action-build = Budynek { $building }
action-site = Postaw tutaj: { $space }
action-hazard = Weź niebezpieczeństwo z pola: { $space }
action-outlaw = Weź bandytę. Nagroda: { $outlaw_space }
action-engine = Lokomotywa tu: { $track }
action-upgrade = Rozbuduj: { $station }
action-disc = Weź dysk „{ $disc }”
action-recall = Weź dysk ze stacji: { $station }
action-master = Weź żeton zawiadowcy, oddając pomocnika: { $worker }
action-certificates = Znacznik certyfikatów na { $certificates }
action-objective = Weź: { $card }. { $card_text }
action-foresight = Wybierz żeton z pola rozwoju { $foresight }
action-grow = Ulepsz: { $card }
action-deliver = Dostarcz krowy { $city_to }
action-bonus = Najpierw premia { $pair }
action-play = Zagraj: { $card }. { $card_text }
action-exchange = Wykorzystaj żeton wymiany: pociągnij { count-cards-object }, potem odrzuć tyle samo

## What is being decided

question-first-discard = Pierwsza tura: odrzuć jeszcze { count-cards-object }.
question-place-herder = Pierwsza tura: postaw ranczera na budynku neutralnym.
question-move-herder = Faza A: przesuń ranczera, najwyżej o { count-steps }.
question-move-on = Przesuń ranczera dalej, najwyżej o { count-steps }.
question-move-free = Przesuń ranczera bez opłat, najwyżej o { count-steps }.
question-choose-way = Którędy tam: { $goal }? Pozostałe kroki: { $steps }.
question-use-location = Faza B: wykonaj akcje na polu ({ $location }).
question-use-copy = Użyj skopiowanego budynku ({ $location }).
question-choose-copy = Którego sąsiedniego budynku używasz?
question-take-immediate = Akcja natychmiastowa: { $effect }?
question-discard-for-reward = Którą kartę odrzucasz? { $effect }.
question-discard-partner = Która karta jest drugą z pary? { $effect }.
question-choose-draw = Ile kart ciągniesz, najwyżej { $cards }?
question-discard-cards = Odrzuć jeszcze { count-cards-object }.
question-remove-cards = Usunąć karty z gry? Najwyżej jeszcze: { $cards }.
question-hire-worker =
    { $change ->
        [0] Zatrudnij pomocnika.
       *[other] Zatrudnij pomocnika. Zmiana ceny w dolarach: { $change }.
    }
question-buy-from-market = Kup krowy. Pozostali kowboje: { $cowboys }.
question-buy-second = Którą drugą kartę kupujesz? Pierwsza: { $card }.
question-choose-building = Który budynek stawiasz? Za rzemieślnika: { $cost } $.
question-choose-site = Gdzie stawiasz budynek { $building }? Za rzemieślnika: { $cost } $.
question-choose-hazard =
    { $cost ->
        [0] Które niebezpieczeństwo usuwasz za darmo?
       *[other] Które niebezpieczeństwo usuwasz za { $cost } $?
    }
question-choose-outlaw = Którego bandytę chwytasz?
question-move-engine = Przesuń lokomotywę w przód, najwyżej o { count-spaces }.
question-move-engine-back = Przesuń lokomotywę wstecz o { count-spaces }.
question-leave-last-space = Lokomotywa musi opuścić ostatnie pole: przesuń ją wstecz.
question-upgrade-station = Rozbudować stację za { $cost } $?
question-choose-station-behind = Którą stację za lokomotywą rozbudowujesz?
question-choose-disc = Który dysk tam trafia: { $target }?
question-take-master = Wziąć żeton zawiadowcy w zamian za pomocnika?
question-choose-auxiliary = Wybierz akcję pomocniczą, pojedynczą lub podwójną.
question-raise-certificates = Przesuń znacznik certyfikatów w przód, najwyżej o { count-steps }.
question-take-objective = Którą kartę celu bierzesz?
question-choose-foresight = Rozwój { $column }: wybierz żeton.
question-reveal-hand = Dochód: pokaż karty z ręki.
question-leave-kansas-city = Dostawa zakończona. Opuścić Kansas City?
question-spend-certificates = Dotychczasowa wartość: { $value }. Wykorzystać certyfikaty tymczasowe?
question-grow-simmental = Ulepszyć krowę simentalską: { $card }?
question-choose-city = Dostawa: wybierz miasto. Wartość hodowlana: { $value }.
question-pair-bonus = Która premia za dostawę jest pierwsza?
question-extra-delivery = Dostawa nadzwyczajna: jak daleko cofa się lokomotywa?

## What happened

event-turn_began = Tura: { $seat }
event-herder_placed = { $seat } stawia ranczera na polu: { $space }.
event-herder_moved = { $seat } przesuwa ranczera na pole: { $space }.
event-fee_paid = { $seat } płaci { amount-dollars } opłaty.
event-fee_paid_to = { $seat } płaci graczowi { $owner } { amount-dollars } opłaty.
event-fee_received = { $seat } otrzymuje z banku { amount-dollars } opłaty.
event-gained = { $seat } zdobywa { amount-dollars }.
event-paid = { $seat } płaci { amount-dollars }.
event-action_used = { $seat } wykonuje: { $effect }.
event-action_forfeited = { $seat } rezygnuje: { $effect }.
event-auxiliary_used =
    { $times_key ->
        [single] { $seat } wykonuje akcję pomocniczą: { $auxiliary_single }.
       *[double] { $seat } wykonuje akcję pomocniczą: { $auxiliary_double }.
    }
event-building_copied = { $seat } używa sąsiedniego budynku: { $space }.
event-card_drawn = { $seat } ciągnie: { $card }.
event-card_drawn-hidden = { $seat } ciągnie kartę.
event-deck_shuffled = { $seat } tasuje stos kart odrzuconych w nowy stos. Karty: { $number }.
event-card_discarded = { $seat } odrzuca: { $card }.
event-card_removed = { $seat } usuwa z gry: { $card }.
event-token_used = { $seat } wykorzystuje żeton wymiany.
event-token_gained = { $seat } zdobywa żeton wymiany.
event-hired = { $seat } zatrudnia { $worker_acc } z rzędu { $row } za { amount-dollars }.
event-bought = { $seat } kupuje: { $card } ({ $price }).
event-market_turned_up = Nowa karta na targu bydła: { $card }.
event-market_refilled = Uzupełnienie targu bydła. Karty: { $number }.
event-built = { $seat } stawia budynek { $building } na polu: { $space }, za { amount-dollars }.
event-replaced = { $seat } zastępuje budynek { $old } budynkiem { $building }.
event-hazard_removed = { $seat } usuwa niebezpieczeństwo z pola { $space }: { $tile }.
event-bounty_collected = { $seat } chwyta bandytę ({ $space }): { $tile }.
event-engine_moved = { $seat } przesuwa lokomotywę: { $track }.
event-station_upgraded = { $seat } rozbudowuje stację: { $station }.
event-disc_taken = { $seat } bierze dysk „{ $disc }”.
event-disc_recalled = { $seat } zabiera dysk ze stacji: { $station }.
event-master_taken = { $seat } oddaje pomocnika ({ $worker }) za żeton: { $master }. { $master_text }
event-master_lost = { $seat } usuwa z gry: { $master }.
event-certificates_moved = Znacznik certyfikatów gracza { $seat } stoi na { $certificates }.
event-objective_taken = { $seat } bierze: { $card }.
event-objective_taken_to_hand = { $seat } bierze na rękę: { $card }.
event-objective_drawn_to_hand = { $seat } dobiera na rękę: { $card }.
event-objective_drawn_to_hand-hidden = { $seat } dobiera na rękę kartę celu.
event-objective_shown = Nowa dostępna karta celu: { $card }.
event-objective_played = { $seat } zagrywa: { $card }.
event-tile_chosen = { $seat } wybiera żeton z pola rozwoju { $foresight }: { $tile }.
event-worker_for_hire = Rynek pracy, rząd { $row }: { $worker }.
event-tile_placed = Nowy żeton na szlaku, { $space }: { $tile }.
event-tile_lost = Brak miejsca, żeton opuszcza grę: { $tile }.
event-foresight_filled = Uzupełnienie pola rozwoju { $foresight }: { $tile }.
event-end_triggered = { $seat } bierze żeton rynku pracy: wyzwolono fazę zakończenia gry.
event-hand_revealed = { $seat } pokazuje karty z ręki. Wartość hodowlana: { $value }.
event-income_taken = Całkowita wartość hodowlana gracza { $seat }: { $value }.
event-simmental_grew = { $seat } ulepsza krowę simentalską: { $card }.
event-delivered = { $seat } dostarcza krowy { $city_to }.
event-delivery_skipped = { $seat } nie ma już dysku na dostawę.
event-pair_completed = { $seat } ma oba miasta: { $pair }.
event-transport_paid = { $seat } płaci koszt transportu: { amount-dollars }.
event-sam_revealed = { $seat } odkrywa kartę { $sam_card }. { sam-does }
event-sam_specialized = Nowa specjalizacja ({ $seat }): { $worker }.
event-game_ended = Koniec gry.

## Why not

why-too-few-dollars = Kosztuje to { $cost } $, a masz { $dollars } $.
why-too-few-cards-to-draw =
    { $cards ->
        [one] Można pociągnąć tylko { $cards } kartę.
        [few] Można pociągnąć tylko { $cards } karty.
       *[many] Można pociągnąć tylko { $cards } kart.
    }
why-no-cards-to-draw = Nie ma karty do pociągnięcia.
why-more-cards-than-printed = Można pociągnąć najwyżej tyle kart: { $cards }.
why-card-not-in-hand = Nie masz tej karty na ręce.
why-discard-has-begun = Odrzucanie już się zaczęło: najpierw je dokończ.
why-not-the-depicted-card = To nie jest wskazana karta: { $effect }.
why-not-the-same-type = Obie karty muszą być tego samego rodzaju.
why-no-partner = Nie masz na ręce drugiej karty tego rodzaju.
why-name-the-lower-card-first = Z dwóch różnych kart najpierw podaj tę, która jest wcześniej na liście.
why-not-a-location = Nie ma tam żadnego żetonu ani budynku.
why-not-ahead = To pole nie leży przed ranczerem.
why-too-many-steps = Za daleko. Najwięcej kroków: { $steps }.
why-not-one-step-ahead = To nie jest następne pole na drodze.
why-way-does-not-lead-there = Tą drogą nie dojdziesz do celu.
why-not-to-kansas-city = Tym ruchem nie można wejść do Kansas City.
why-not-a-neutral-building = Ranczer zaczyna na budynku neutralnym.
why-must-act = Trzeba użyć tego pola.
why-not-an-action-here = Na tym polu nie ma takiej akcji.
why-not-this-action = Chodzi o inną akcję natychmiastową.
why-already-used = Ta akcja lokalna była już użyta w tej turze.
why-cannot-be-performed = Tego nie można teraz wykonać: { $effect }.
why-nothing-to-copy = Nie ma tam czego skopiować.
why-not-a-neighbour = To pole nie sąsiaduje.
why-tile-is-gone = Odwiedzonego żetonu już tam nie ma.
why-only-an-auxiliary-action = Tu możliwa jest tylko akcja pomocnicza.
why-auxiliary-done = Po akcji pomocniczej nic więcej nie można tu zrobić.
why-local-action-done = Po akcji lokalnej akcja pomocnicza nie jest tu możliwa.
why-always-single-here = Tu akcja pomocnicza jest zawsze pojedyncza.
why-auxiliary-locked = Ta akcja pomocnicza jest zablokowana. Odsłonięte pola: { $open }.
why-engine-cannot-go-back = Lokomotywa nie może się tyle cofnąć. Liczba pól: { $spaces }.
why-marker-not-forward = Znacznik certyfikatów porusza się w przód.
why-marker-not-back = Tu znacznik certyfikatów porusza się wstecz.
why-too-many-certificates = Najwięcej kroków znacznika: { $steps }.
why-certificate-limit = Twój limit tymczasowych certyfikatów to { $limit }.
why-row-not-open = Rząd { $row } rynku pracy nie jest jeszcze dostępny.
why-no-such-worker = W rzędzie { $row } nie ma takiego pomocnika.
why-worker-row-full = Twój rząd tych pomocników jest pełny.
why-not-in-the-market = Tej karty nie ma na targu bydła.
why-not-sold-at-this-price = Tej karty nie sprzedaje się za tę cenę.
why-no-second-card = Nie ma drugiej karty do tej oferty.
why-too-few-cowboys = Za mało kowbojów. Pozostało: { $cowboys }.
why-market-stack-empty = Stos kart krów na targu jest pusty.
why-not-in-the-supply = Tego budynku nie masz w zasobach.
why-only-by-replacing = Ten budynek może tylko zastąpić inny.
why-no-building-space = Nie ma miejsca na ten budynek.
why-not-a-building-space = To nie jest działka budowlana.
why-not-your-building = Stojący tam budynek nie jest twój.
why-needs-more-builders-than-the-old = Nowy budynek musi wymagać więcej rzemieślników niż stary.
why-too-few-builders = Potrzebni rzemieślnicy: { $needed }. Masz: { $builders }.
why-no-tile-there = Nie ma tam żetonu.
why-another-column = Wybierz żeton z kolumny { $column }.
why-no-more-workers = Rynek pracy jest pełny: nie można już wybierać pomocników.
why-place-occupied = Stoi tam inna lokomotywa.
why-at-least-one-space = Lokomotywa musi przesunąć się co najmniej o 1 pole.
why-not-forward = To pole nie leży przed lokomotywą.
why-not-backward = To pole nie leży za lokomotywą.
why-too-far = Za daleko. Najwięcej pól: { $spaces }.
why-not-exactly-so-far = Lokomotywa musi cofnąć się dokładnie o tyle pól: { $spaces }.
why-engine-not-there = Twoja lokomotywa nie stoi przy tej stacji.
why-not-behind-the-engine = Ta stacja nie leży za twoją lokomotywą.
why-own-disc-there = Twój dysk już tam leży.
why-no-own-disc-there = Nie ma tam twojego dysku do zabrania.
why-no-disc = Nie masz dysku, który można tam położyć.
why-disc-is-gone = Na tym polu nie ma już dysku.
why-dark-disc = Dysk z pola o ciemnych narożnikach nie może trafić na pole o białych.
why-board-has-discs = Na planszy gracza jest jeszcze odpowiedni dysk.
why-transport-not-payable = Z tym dyskiem nie starczy na następną opłatę: { $cost } $.
why-delivery-not-payable = Nie stać cię na tę dostawę. Transport: { $cost } $.
why-value-too-low = Miasto wymaga { $needed }, a twoja wartość to { $value }.
why-pair-not-completed = Ta para miast nie została teraz ukończona.
why-only-the-printed-worker = Nie masz zatrudnionego pomocnika tego rodzaju.
why-objective-is-mandatory = Tę kartę celu trzeba wziąć.
why-display-only = Tę kartę bierze się tylko spośród odkrytych.
why-not-in-the-display = Tej karty nie ma wśród odkrytych.
why-objective-stack-empty = Stos kart celów jest pusty.
why-no-exchange-token = Nie masz żetonu wymiany.
why-another-stage = Teraz kolej na inne krowy simentalskie.

## Options

option-neutral_layout = Budynki neutralne
option-neutral_layout-help = Budynki od A do G w tej kolejności na szlaku albo losowo.
option-neutral_layout-fixed = Po kolei, od A do G
option-neutral_layout-random = Losowo
option-building_sides = Strony budynków prywatnych
option-building_sides-help = Te same strony dla wszystkich graczy; albo po jednej literze a lub b dla budynków od 1 do { $tiles }.
option-building_sides-all_a = Wszystkie „a”
option-building_sides-all_b = Wszystkie „b”
option-building_sides-random = Losowo
option-simmental = Wariant simentalski
option-simmental-help = Na targu są cielaki, które dorastają w Kansas City.
option-difficulty = Poziom trudności
option-difficulty-help = Gra jednoosobowa: jak silny jest Sam.
option-difficulty-easy = Łatwy
option-difficulty-medium = Średni
option-difficulty-hard = Trudny
option-first_player = Kto zaczyna
option-first_player-help = Losowa osoba albo ta, która siedzi na miejscu o tym numerze.
option-first_player-random = Losowo
option-first_player-1 = Miejsce 1
option-first_player-2 = Miejsce 2
option-first_player-3 = Miejsce 3
option-first_player-4 = Miejsce 4
option-must_act = Pól trzeba użyć
option-must_act-help = Poza Kansas City trzeba wykonać akcję na polu, jeśli się da.
option-bonus_from_stack = Premia miast ze stosu
option-bonus_from_stack-help = Karta celu za parę miast może pochodzić także ze stosu.
option-city_dollars_first = Najpierw dolary Kansas City
option-city_dollars_first-help = Dolarami z Kansas City można zapłacić za dysk limitu kart.
option-ties = Remisy
option-ties-help = Kto wygrywa przy równej liczbie punktów.
option-ties-shared = wspólne zwycięstwo
option-ties-dollars = decydują dolary

## The table in the terminal

table-last-turns = ostatnie tury: { $n }
table-jobs = Rynek pracy
table-foresight = Rozwój
table-railroad = Tory
table-stations = Stacje
table-masters = Zawiadowcy
table-reach = Zasięg
table-bonus = Daje
table-market = Targ bydła
table-stack = stos: { $cards }
table-simmental = jałówki: { $heifers }, krowy: { $cows }
table-display = Karty celów
table-board = Plansza: { $name }
table-discs = Dyski
table-engine = Lokom.
table-piles = Karty
table-tiles = Żetony
table-auxiliary = Akcje pomocnicze
table-deck = Talia
table-discard = Odrzucone
table-value = Wartość hodowlana: { $value } (ze wszystkimi certyfikatami { $most })
table-sam-city = następna dostawa: { $city }
table-sam-specialization = specjalizacja: { $worker }
table-sam-deck = pozostałe karty: { $cards }
table-letter-cowboy = K
table-letter-builder = R
table-letter-engineer = I
table-letter-green = z
table-letter-black = c
table-letter-orange = p
table-way-flood = powódź
table-way-drought = susza
table-way-rockfall = lawina
table-way-outlaw = bandyci
table-act-hire = zatrudnij
table-act-buy = kup krowę
table-act-build = zbuduj
table-act-hazard = niebezpieczeństwo
table-act-outlaw = bandyta
table-act-engine = lokomotywa
table-act-herder = ranczer
table-act-free_herder = ranczer bez opłat
table-act-certificate_limit = ▤ do limitu
table-act-objective = cel
table-act-exchange_token = żeton ⇄
table-act-auxiliary = pomocnicza
table-act-draw = pociągnij
table-act-copy = sąsiedni budynek
table-act-delivery = dostawa
table-act-upgrade_behind = stacja z tyłu
table-for-any = dowolna krowa
table-for-value_3 = wartość { $value }
table-for-pair = 2 takie same
table-for-objective = karta celu
table-per-cowboys = kowboj
table-per-builders = rzemieślnik
table-per-engineers = inżynier
table-per-woods = budynek w ♣
table-per-hazards = niebezp.
table-per-stations = stacja
table-per-outlaw_pairs = para bandytów
table-per-workers = pomocnik
table-per-objectives = cele
table-per-certificates = ▤
table-per-buildings = budynek
table-task-building = budynek
table-task-green_outlaw = zielony bandyta
table-task-orange_outlaw = pomarańczowy bandyta
table-task-hazard = niebezpieczeństwo
table-task-station = stacja
table-task-cattle_value_3 = krowa o wartości { $value }
table-task-shorthorn = Shorthorn
table-task-hereford = Hereford
table-task-new_york = Nowy Jork
table-legend = ❶ gracz  5/4·9·0 ręka, jej limit, talia, odrzucone  ♞ ranczer, też kroki w turze  z c zielona i czarna dłoń  $2 płacisz  +$3 nagroda  ♣ las  ◂ żeton rynku pracy  ↻ uzupełnienie targu bydła  ■ koniec gry  ▤ certyfikaty  ⇄ żetony wymiany  ★ punkty zwycięstwa  ⚒ potrzebni rzemieślnicy  ┬ bocznica  × transport ${ $cross }  ○ ● białe i ciemne rogi  ✓ w zasięgu ręki  ▤2 z tyloma certyfikatami  ↓ z następnym miastem

## Scores and the end

score-dollars = Dolary
score-buildings = Budynki prywatne
score-cities = Miasta
score-stations = Stacje kolejowe
score-hazards = Niebezpieczeństwa
score-cattle = Krowy
score-objectives = Cele
score-station_masters = Zawiadowcy
score-workers = Pomocnicy
score-step_disc = Prawy dysk limitu kroków
score-job_token = Żeton rynku pracy
end-job-market-full = Rynek pracy jest pełny, a ostatnie tury zostały rozegrane.

## What an action would change

stat-dollars = dolary
stat-certificates = certyfikaty
stat-permanent_certificates = certyfikaty stałe
stat-exchange_tokens = żetony wymiany
stat-points = PZ
stat-hand = karty w ręce
stat-engine = lokomotywa
stat-workers = pomocnicy
stat-buildings = budynki prywatne
stat-hazards = niebezpieczeństwa
stat-outlaws = bandyci
stat-objectives = zagrane karty celów
stat-step_limit = limit kroków
stat-hand_limit = limit kart w ręce
stat-certificate_limit = limit certyfikatów

## Chapters of the rules

rule-heading-1 = Elementy gry
rule-heading-2 = Przygotowanie gry
rule-heading-3 = Przebieg tury
rule-heading-4 = Faza A: przesuń ranczera
rule-heading-5 = Faza B: wykonaj akcje na polu
rule-heading-6 = Kansas City: rozwój
rule-heading-7 = Kansas City: dochód
rule-heading-8 = Kansas City: dostawa
rule-heading-9 = Faza C: dociągnij karty
rule-heading-10 = Akcje: zasady ogólne
rule-heading-11 = Zatrudnij pomocnika
rule-heading-12 = Kup krowę na targu bydła
rule-heading-13 = Przesuń lokomotywę
rule-heading-14 = Stacje kolejowe i zawiadowcy
rule-heading-15 = Karty celów
rule-heading-16 = Budynki prywatne
rule-heading-17 = Akcje pomocnicze
rule-heading-18 = Bandyci
rule-heading-19 = Żetony wymiany
rule-heading-20 = Niebezpieczeństwa
rule-heading-21 = Dodatkowy ruch ranczera
rule-heading-22 = Spis budynków
rule-heading-23 = Koniec gry
rule-heading-24 = Punktacja końcowa
rule-heading-25 = Wariant simentalski
rule-heading-26 = Przypadki szczególne
rule-heading-27 = Wariant jednoosobowy (Sam)
rule-heading-28 = Decyzje, dla twórców programu
why-delivery-is-mandatory = Dostawa jest obowiązkowa.

## The page

page-phase-move = Ruch
page-phase-use = Akcje na polu
page-phase-draw = Dociąganie
page-kc-foresight = Rozwój
page-kc-income = Dochód
page-kc-delivery = Dostawa
page-kc-foresight-1 = Rozwój 1
page-kc-foresight-2 = Rozwój 2
page-kc-foresight-3 = Rozwój 3
page-kc-foresight-help = Wybierz żeton z kolumny { $n }: pomocnik trafia na rynek pracy, niebezpieczeństwo lub bandyta na szlak.
page-kc-income-help = Każdy rodzaj krów liczy się raz: twoja ręka jest warta { $n } $. Certyfikaty mogą to zwiększyć.
page-kc-delivery-help = Podświetlone miasta wymagają najwyżej { $n }. Na czerwono: koszt transportu od miejsca twojej lokomotywy. Masz { $money } $.
page-kc-disc-help = Weź dysk ze swojej planszy: dysk z ciemnego pola wymaga miasta o ciemnych narożnikach. To, co odsłonisz, jest odtąd twoje.
page-tab-trail = Szlak
page-tab-rail = Kolej
page-tab-jobs = Praca
page-tab-markets = Targ
page-tab-mine = Moje
page-row = rząd { $n }
page-building-n = Budynek { $n }
page-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
page-pay = zapłać { $n } $
page-free = za darmo
page-fee = Postój lub przejazd kosztuje cię { $n } $.
page-no-fee = Bez opłaty dla ciebie.
page-risk = Akcja ryzyka
page-woods = W lesie.
page-bounty = Nagroda: { $n } $
page-token = Nagroda: żeton wymiany
page-transport = transport { $n } $
page-city-value = Potrzeba wartości hodowlanej { $n } lub więcej.
page-station = Rozbudowa za { $cost } $: { $points } PZ na koniec.
page-job-help = Zatrudnij pomocnika z otwartego rzędu za podaną cenę.
page-builders =
    { $n ->
        [one] { $n } rzemieślnik
        [few] { $n } rzemieślników
       *[many] { $n } rzemieślników
    }
page-value = wartość hodowlana { $n }
page-my-hand = Moja ręka
page-no-cards = Brak kart w ręce.
page-my-board = Moja plansza
page-my-tiles = Moje cele i żetony
page-buildings-left = budynki w zasobach: { $n }
page-certificates = Certyfikaty: { $n }
page-certificates-name = Certyfikaty
page-token-name = Żetony wymiany
page-corner-white = Białe narożniki: tylko dyski z białych pól.
page-corner-dark = Ciemne narożniki: dyski z białych i ciemnych pól.
page-disc-white = Dysk z białego pola: może trafić do każdego miasta i na każdą stację.
page-disc-dark = Dysk z ciemnego pola: tylko do miast i na stacje o ciemnych narożnikach.
page-disc-cost = Zdjęcie kosztuje { $n } $.
page-city-points = { $n } PZ za każdy dysk na koniec.
page-city-dollars = { $n } $ od razu.
page-dollars = { $n } $
page-hand-green = Zielona dłoń: kto wchodzi, płaci opłatę.
page-hand-black = Czarna dłoń: kto wchodzi, płaci opłatę.
page-hand-both = Zielona i czarna dłoń: kto wchodzi, płaci obie opłaty.
page-goes-worker = Pomocnik: trafia na rynek pracy, do rzędu z żetonem rynku pracy.
page-goes-hazard = Niebezpieczeństwo: trafia na pierwsze wolne pole swojego obszaru na szlaku.
page-goes-outlaw = Bandyta: trafia na wolne pole bandytów o najniższym numerze.
page-track-help = Na polu stoi jedna lokomotywa; zajęte pola się pomija i nie liczy.
page-turnout-help = Bocznica: kto się tu zatrzyma, może rozbudować stację.
page-cowboy-help = Kowboje kupują krowy: podczas zakupu każdego używasz raz.
page-builder-help = Rzemieślnicy stawiają budynki: na każdym żetonie widać, ilu potrzeba.
page-engineer-help = Inżynierowie przesuwają lokomotywę: najwyżej o pole za każdego.
page-certificate-help = Certyfikaty podnoszą wartość ręki w Kansas City. Liczba w przerywanej ramce przekracza twój limit.
page-price-help = Ilu kowbojów i dolarów wymagają karty tej wartości.
page-pair-help = Raz, za twoje dyski w obu miastach.
page-money = Dolary
page-hand = Karty w ręce
page-stack = stos { $n }
page-others = Plansze pozostałych
page-vp = { $n } PZ
page-step-limit = Limit kroków
page-hand-limit = Limit kart w ręce
page-discs-white = Dyski na białych polach
page-discs-dark = Dyski na ciemnych polach
page-stations-held = Stacje z dyskiem
page-sam-next = Następna dostawa:
page-sam-cattle = Krowy na jego stosie punktów
page-replaced = zostaje zastąpiony
page-woods-short = las
page-other-side = Druga strona, nie w grze:
page-face = { $face }: { $actions } ({ $builders }, { $points } PZ)
page-cities = Miasta z dyskiem
page-empty = puste

## Tips for a first game

tip-place-herder = Kliknij budynek neutralny, by zacząć pierwszy spęd. Symbole na budynkach pokazują ich akcje.
tip-move-herder = Kliknij podświetlone pole: liczba to kroki, czerwona tabliczka to opłata. Potem potwierdź.
tip-use-location = Nad twoim ranczerem widać akcje tego pola: każdą możesz wykonać raz, w dowolnej kolejności. Na koniec spasuj.

## A turn in one sentence, its steps and its sums

sum-money = { $sign }{ amount-dollars }
sum-tokens =
    { $n ->
        [one] { $sign }{ $n } żeton
        [few] { $sign }{ $n } żetony
       *[many] { $sign }{ $n } żetonów
    }
summary-gains = zarabia { $what }
summary-herder_placed = zaczyna ({ $space })
summary-herder_moved = dociera do celu ({ $space })
summary-auxiliary_used =
    { $n ->
        [one] wykonuje akcję pomocniczą
        [few] wykonuje { $n } akcje pomocnicze
       *[many] wykonuje { $n } akcji pomocniczych
    }
summary-building_copied = używa sąsiedniego budynku
summary-card_discarded = odrzuca { $card }
summary-card_removed = usuwa z gry { $card }
summary-hired = zatrudnia { $worker_acc }
summary-bought = kupuje { $card }
summary-built = stawia budynek { $building }
summary-replaced = zastępuje budynek { $old } budynkiem { $building }
summary-hazard_removed =
    { $n ->
        [one] usuwa niebezpieczeństwo
        [few] usuwa { $n } niebezpieczeństwa
       *[many] usuwa { $n } niebezpieczeństw
    }
summary-bounty_collected =
    { $n ->
        [one] chwyta bandytę
        [few] chwyta { $n } bandytów
       *[many] chwyta { $n } bandytów
    }
summary-engine_moved = przesuwa lokomotywę ({ $track })
summary-station_upgraded = rozbudowuje stację ({ $station })
summary-master_taken =
    { $n ->
        [one] bierze żeton zawiadowcy
        [few] bierze { $n } żetony zawiadowcy
       *[many] bierze { $n } żetonów zawiadowcy
    }
summary-objective_taken =
    { $n ->
        [one] bierze kartę celu
        [few] bierze { $n } karty celu
       *[many] bierze { $n } kart celu
    }
summary-objective_played =
    { $n ->
        [one] zagrywa kartę celu
        [few] zagrywa { $n } karty celu
       *[many] zagrywa { $n } kart celu
    }
summary-tile_chosen =
    { $n ->
        [one] wybiera żeton rozwoju
        [few] wybiera { $n } żetony rozwoju
       *[many] wybiera { $n } żetonów rozwoju
    }
summary-end_triggered = wyzwala koniec gry
summary-simmental_grew =
    { $n ->
        [one] ulepsza krowę simentalską
        [few] ulepsza { $n } krowy simentalskie
       *[many] ulepsza { $n } krów simentalskich
    }
summary-delivered = dostarcza krowy { $city_to }
summary-delivery_skipped = nie ma już dysku na dostawę
summary-pair_completed = łączy miasta { $pair }
summary-sam_revealed = odkrywa kartę { $sam_card }
summary-sam_specialized = wybiera specjalizację ({ $worker })
