### Great Western Trail in italiano.


## The game

game-title = Great Western Trail
game-pitch = Guida la mandria a Kansas City, assumi lavoratori, avanza con la locomotiva e consegna sempre più a est.
game-time = 2 ore
seat-automa = Sam

## Amounts, for use in other messages

amount-dollars = { $amount } $
count-cards-object =
    { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }
count-steps =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
count-spaces =
    { $spaces ->
        [one] { $spaces } spazio
       *[other] { $spaces } spazi
    }

## Spaces of the trail

space-start = spazio di partenza
space-neutral_a = spazio neutrale 1 della pista
space-build_a1 = spazio edificio 1 della pista
space-build_a2 = spazio edificio 2 della pista
space-build_a3 = spazio edificio 3 della pista
space-flood_1 = inondazione 1
space-flood_2 = inondazione 2
space-flood_3 = inondazione 3
space-flood_4 = inondazione 4
space-flood_risk_1 = spazio edificio 4 della pista
space-flood_risk_2 = spazio edificio 5 della pista
space-neutral_b = spazio neutrale 2 della pista
space-drought_1 = siccità 1
space-drought_2 = siccità 2
space-drought_3 = siccità 3
space-drought_4 = siccità 4
space-drought_risk_1 = spazio edificio 6 della pista
space-build_b1 = spazio edificio 7 della pista
space-build_b2 = spazio edificio 8 della pista
space-build_b3 = spazio edificio 9 della pista
space-neutral_c = spazio neutrale 3 della pista
space-build_c1 = spazio edificio 10 della pista
space-build_c2 = spazio edificio 11 della pista
space-neutral_d = spazio neutrale 4 della pista
space-build_d1 = spazio edificio 12 della pista
space-outlaw_4 = spazio banditi 4
space-outlaw_5 = spazio banditi 5
space-outlaw_6 = spazio banditi 6
space-outlaw_7 = spazio banditi 7
space-outlaw_8 = spazio banditi 8
space-outlaw_9 = spazio banditi 9
space-outlaw_risk_1 = spazio edificio 13 della pista
space-outlaw_risk_2 = spazio edificio 14 della pista
space-neutral_e = spazio neutrale 5 della pista
space-build_e1 = spazio edificio 15 della pista
space-build_e2 = spazio edificio 16 della pista
space-rockfall_1 = frana 1
space-rockfall_2 = frana 2
space-rockfall_3 = frana 3
space-rockfall_4 = frana 4
space-rockfall_risk_1 = spazio edificio 17 della pista
space-rockfall_risk_2 = spazio edificio 18 della pista
space-neutral_f = spazio neutrale 6 della pista
space-build_f1 = spazio edificio 19 della pista
space-build_f2 = spazio edificio 20 della pista
space-neutral_g = spazio neutrale 7 della pista
space-build_g1 = spazio edificio 21 della pista
space-build_g2 = spazio edificio 22 della pista
space-kansas_city = Kansas City
    .letter = Kansas City
space-outlaw_1 = spazio banditi 1
space-outlaw_2 = spazio banditi 2
space-outlaw_3 = spazio banditi 3

# Ciò che si vede: un edificio neutrale ha la lettera della sua tessera, ovunque si trovi. Un posto vuoto ha il numero
# stampato sul tabellone e l’edificio che lo segue. Gli spazi banditi si riconoscono dalla taglia.
neutral-a = A Ufficio assunzioni
    .letter = A
neutral-b = B Cantiere
    .letter = B
neutral-c = C Ufficio concessioni
    .letter = C
neutral-d = D Posto dello sceriffo
    .letter = D
neutral-e = E Fiera del bestiame
    .letter = E
neutral-f = F Squadra stradale
    .letter = F
neutral-g = G Deposito locomotive
    .letter = G
empty-place = posto vuoto { $number } prima di { $goal_letter }
building-of = edificio { $face } di { $owner }
building-face = { $face }
outlaw-space-dollars = spazio banditi da { $dollars } $
outlaw-space-token = spazio banditi con un gettone scambio
bounty-dollars = { $dollars } $
bounty-token = un gettone scambio

## Workers

worker-cowboy = cowboy
    .a = un cowboy
worker-builder = artigiano
    .a = un artigiano
worker-engineer = ingegnere
    .a = un ingegnere

## Cattle cards

card-criollo = Criollo
card-santa_gertrudis = Santa Gertrudis
card-pineywoods = Pineywoods
card-galloway = Galloway
card-simmental_calf = Vitello Simmental
card-black_angus = Black Angus
card-longhorn = Longhorn
card-corriente = Corriente
card-shorthorn_3 = Shorthorn ({ $points } PV)
card-shorthorn_4 = Shorthorn ({ $points } PV)
card-shorthorn_5 = Shorthorn ({ $points } PV)
card-hereford_5 = Hereford ({ $points } PV)
card-hereford_6 = Hereford ({ $points } PV)
card-hereford_7 = Hereford ({ $points } PV)
card-simmental_heifer = Giovenca Simmental
card-simmental_cow = Vacca Simmental

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

station-station_1 = Stazione 1
station-station_2 = Stazione 2
station-station_3 = Stazione 3
station-station_4 = Stazione 4
station-station_5 = Stazione 5
station-station_6 = Stazione 6
station-station_7 = Stazione 7
station-station_8 = Stazione 8
station-station_9 = Stazione 9
station-station_10 = Stazione 10
master-sm_1 = Capostazione 1
master-sm_2 = Capostazione 2
master-sm_3 = Capostazione 3
master-sm_4 = Capostazione 4
master-sm_5 = Capostazione 5
master-sm_6 = Capostazione 6
master-sm_7 = Capostazione 7
master-sm_8 = Capostazione 8
master-sm_9 = Capostazione 9
city-kansas_city = Kansas City
    .to = a Kansas City
city-fulton = Fulton
    .to = a Fulton
city-st_louis = St. Louis
    .to = a St. Louis
city-bloomington = Bloomington
    .to = a Bloomington
city-peoria = Peoria
    .to = a Peoria
city-chicago = Chicago
    .to = a Chicago
city-toledo = Toledo
    .to = a Toledo
city-pittsburgh = Pittsburgh
    .to = a Pittsburgh
city-philadelphia = Filadelfia
    .to = a Filadelfia
city-new_york = New York
    .to = a New York
pair-fulton_and_st_louis = Fulton–St. Louis
pair-st_louis_and_bloomington = St. Louis–Bloomington
pair-bloomington_and_peoria = Bloomington–Peoria
pair-peoria_and_chicago = Peoria–Chicago
pair-chicago_and_toledo = Chicago–Toledo
pair-toledo_and_pittsburgh = Toledo–Pittsburgh
pair-pittsburgh_and_philadelphia = Pittsburgh–Filadelfia

## Places of the railroad

track-0 = spazio 0
track-1 = spazio 1
track-2 = spazio 2
track-3 = spazio 3
track-4 = spazio 4
track-4t = scalo dopo lo spazio 4
track-5 = spazio 5
track-6 = spazio 6
track-7 = spazio 7
track-7t = scalo dopo lo spazio 7
track-8 = spazio 8
track-9 = spazio 9
track-10 = spazio 10
track-10t = scalo dopo lo spazio 10
track-11 = spazio 11
track-12 = spazio 12
track-13 = spazio 13
track-13t = scalo dopo lo spazio 13
track-14 = spazio 14
track-15 = spazio 15
track-16 = spazio 16
track-16t = scalo dopo lo spazio 16
track-17 = spazio 17
track-18 = spazio 18
track-19 = spazio 19
track-20 = spazio 20
track-21 = spazio 21
track-21t = scalo dopo lo spazio 21
track-22 = spazio 22
track-23 = spazio 23
track-24 = spazio 24
track-25 = spazio 25
track-25t = scalo dopo lo spazio 25
track-26 = spazio 26
track-27 = spazio 27
track-28 = spazio 28
track-29 = spazio 29
track-29t = scalo dopo lo spazio 29
track-30 = spazio 30
track-31 = spazio 31
track-32 = spazio 32
track-33 = spazio 33
track-33t = scalo dopo lo spazio 33
track-34 = spazio 34
track-35 = spazio 35
track-36 = spazio 36
track-37 = spazio 37
track-38 = spazio 38
track-39 = spazio 39

## The player board

certificates-0 = 0
certificates-1 = 1
certificates-2 = 2
certificates-3 = 3
certificates-4 = 4
certificates-6 = 6
disc-dollar = azione ausiliaria: dollaro
disc-draw = azione ausiliaria: pesca e scarta
disc-certificate_1 = azione ausiliaria: certificato (1)
disc-certificate_2 = azione ausiliaria: certificato (2)
disc-engine_1 = azione ausiliaria: locomotiva (1)
disc-engine_2 = azione ausiliaria: locomotiva (2)
disc-remove_1 = azione ausiliaria: rimuovi una carta (1)
disc-remove_2 = azione ausiliaria: rimuovi una carta (2)
disc-limit_4 = limite certificati { $limit }
disc-limit_6 = limite certificati { $limit }
disc-step_left = limite di passi, disco sinistro (subito { $reward })
disc-step_right = limite di passi, disco destro ({ $points } PV alla fine)
disc-hand_1 = limite di carte in mano +1 (costa { $cost })
disc-hand_2 = limite di carte in mano +1 (costa { $cost })
auxiliary-dollar = dollaro
auxiliary-draw = pesca e scarta
auxiliary-certificate = certificato
auxiliary-engine = locomotiva
auxiliary-remove = rimuovi una carta
times-single = singola
    .key = single
times-double = doppia
    .key = double

## Tiles of the Kansas City supply

tile-cowboy = cowboy
tile-builder = artigiano
tile-engineer = ingegnere
tile-flood_black_2 = inondazione (mano nera, { $points } PV)
tile-flood_black_3 = inondazione (mano nera, { $points } PV)
tile-flood_green_2 = inondazione (mano verde, { $points } PV)
tile-flood_green_3 = inondazione (mano verde, { $points } PV)
tile-flood_green_4 = inondazione (mano verde, { $points } PV)
tile-drought_black_2 = siccità (mano nera, { $points } PV)
tile-drought_black_3 = siccità (mano nera, { $points } PV)
tile-drought_green_2 = siccità (mano verde, { $points } PV)
tile-drought_green_3 = siccità (mano verde, { $points } PV)
tile-drought_green_4 = siccità (mano verde, { $points } PV)
tile-rockfall_black_2 = frana (mano nera, { $points } PV)
tile-rockfall_black_3 = frana (mano nera, { $points } PV)
tile-rockfall_green_2 = frana (mano verde, { $points } PV)
tile-rockfall_green_3 = frana (mano verde, { $points } PV)
tile-rockfall_green_4 = frana (mano verde, { $points } PV)
tile-outlaw_green = bandito verde
tile-outlaw_orange = bandito arancione

## What icons stand for

effect-galloway_for_2 = Scarta Galloway: { $reward }
effect-galloway_for_4 = Scarta Galloway: { $reward }
effect-santa_gertrudis_for_2 = Scarta Santa Gertrudis: { $reward }
effect-santa_gertrudis_for_engine = Scarta Santa Gertrudis: locomotiva avanti { $engine }
effect-pineywoods_for_2 = Scarta Pineywoods: { $reward }
effect-pineywoods_for_certificates = Scarta Pineywoods: certificato +{ $certificates }
effect-criollo_for_2 = Scarta Criollo: { $reward }
effect-criollo_for_4 = Scarta Criollo: { $reward }
effect-criollo_for_certificate = Scarta Criollo: certificato +{ $certificates }
effect-criollo_for_certificates = Scarta Criollo: certificato +{ $certificates }
effect-criollo_for_certificate_and_2 = Scarta Criollo: certificato +{ $certificates } e { $reward }
effect-cattle_for_certificate = Scarta bestiame a scelta: certificato +{ $certificates }
effect-cattle_for_6_and_objective = Scarta bestiame a scelta: { $reward } e una carta obiettivo in mano
effect-value_3_for_7 = Scarta bestiame di valore { $value }: { $reward }
effect-pair_for_3 = Scarta due carte bestiame della stessa razza: { $reward }
effect-pair_for_4 = Scarta due carte bestiame della stessa razza: { $reward }
effect-objective_for_certificates = Scarta una carta obiettivo: certificato +{ $certificates }
effect-hire = Assumi un lavoratore{ $terms }
effect-hire_2_more = Assumi un lavoratore{ $terms }
effect-hire_1_less = Assumi un lavoratore{ $terms }
effect-hire_2_less = Assumi un lavoratore{ $terms }
effect-buy_cattle = Compra bestiame
effect-build_at_2 = Costruisci un edificio a { $cost } per artigiano
effect-build_at_1 = Costruisci un edificio a { $cost } per artigiano
effect-hazard_at_7 = Rimuovi un pericolo { $price }
effect-hazard_at_5 = Rimuovi un pericolo { $price }
effect-hazard_at_2 = Rimuovi un pericolo { $price }
effect-hazard_free = Rimuovi un pericolo { $price }
effect-outlaw = Cattura un bandito
effect-engine_by_engineers = Locomotiva avanti fino al numero dei tuoi ingegneri
effect-engine_by_woods = Locomotiva avanti fino al numero dei tuoi edifici nel bosco
effect-engine_by_hazards = Locomotiva avanti fino al numero delle tue tessere pericolo
effect-engine_2_for_2 = Paga { $cost }: locomotiva avanti { $engine }
effect-engine_2 = Locomotiva avanti { $engine }
effect-engine_3 = Locomotiva avanti { $engine }
effect-engine_4 = Locomotiva avanti { $engine }
effect-engine_back_for_3 = Locomotiva indietro di { $back }: { $reward }
effect-herder_1 = Mandriano { $steps }
effect-herder_2 = Mandriano { $steps }
effect-herder_3 = Mandriano { $steps }
effect-herder_4 = Mandriano { $steps }
effect-herder_5 = Mandriano { $steps }
effect-free_herder_3 = Mandriano { $steps }, senza pedaggi
effect-dollars_2 = Ottieni { $dollars }
effect-dollars_4 = Ottieni { $dollars }
effect-dollars_12 = Ottieni { $dollars }
effect-dollars_by_woods = Ottieni { $dollars } per ogni tuo edificio nel bosco
effect-dollars_by_builders = Ottieni { $dollars } per ogni tuo artigiano
effect-dollars_by_engineers = Ottieni { $dollars } per ogni tuo ingegnere
effect-dollars_by_stations = Ottieni { $dollars } per ogni tuo disco sulle stazioni
effect-reward_by_outlaws = Per ogni coppia di banditi verde e arancione: certificato +{ $certificates } e { $reward }
effect-certificate = Certificato +{ $certificates }
effect-certificates_2 = Certificato +{ $certificates }
effect-certificate_limit = Porta il segnalino certificati al limite
effect-objective = Ottieni una carta obiettivo
effect-exchange_token = Ottieni un gettone scambio
effect-auxiliary = Un’azione ausiliaria singola o doppia
effect-draw_3 = Pesca { $cards }, poi scartane altrettante
effect-draw_by_cowboys = Pesca al massimo tante carte quanti sono i tuoi cowboy, poi scartane altrettante
effect-copy = Usa un edificio adiacente
effect-delivery = Consegna straordinaria
effect-upgrade_behind = Migliora una stazione dietro la tua locomotiva

## Objective cards

card-obj_01 = Carta obiettivo 1
card-obj_02 = Carta obiettivo 2
card-obj_03 = Carta obiettivo 3
card-obj_04 = Carta obiettivo 4
card-obj_05 = Carta obiettivo 5
card-obj_06 = Carta obiettivo 6
card-obj_07 = Carta obiettivo 7
card-obj_08 = Carta obiettivo 8
card-obj_09 = Carta obiettivo 9
card-obj_10 = Carta obiettivo 10
card-obj_11 = Carta obiettivo 11
card-obj_12 = Carta obiettivo 12
card-obj_13 = Carta obiettivo 13
card-obj_14 = Carta obiettivo 14
card-obj_15 = Carta obiettivo 15
card-obj_16 = Carta obiettivo 16
card-obj_17 = Carta obiettivo 17
card-obj_18 = Carta obiettivo 18
card-obj_19 = Carta obiettivo 19
card-obj_20 = Carta obiettivo 20
card-obj_21 = Carta obiettivo 21
card-obj_22 = Carta obiettivo 22
card-obj_23 = Carta obiettivo 23
card-obj_24 = Carta obiettivo 24
card-start_1 = Carta obiettivo iniziale 1
card-start_2 = Carta obiettivo iniziale 2
card-start_3 = Carta obiettivo iniziale 3
card-start_4 = Carta obiettivo iniziale 4
card-stack = la prima carta del mazzo
    .text = Alla cieca.

## Card texts, put together from the tables

text-dollars =
    { $dollars ->
        [one] { $dollars } dollaro
       *[other] { $dollars } dollari
    }
text-reward =
    { $dollars ->
        [one] { $dollars } dollaro
       *[other] { $dollars } dollari
    }
text-price-of-removal =
    { $dollars ->
        [0] gratis
        [one] per { $dollars } dollaro
       *[other] per { $dollars } dollari
    }
text-dearer = a { $dollars } in più
text-cheaper = a { $dollars } in meno
text-spaces-forward =
    { $spaces ->
        [1] di { $spaces }
       *[other] fino a { $spaces }
    }
text-steps-forward =
    { $steps ->
        [1] di { $steps } passo
       *[other] fino a { $steps } passi
    }
text-cards-drawn =
    { $cards ->
        [1] { $cards } carta
       *[other] fino a { $cards } carte
    }
text-cattle = Valore di allevamento { $value }, { $points } PV.
text-price = { $cards ->
        [one] { $cards } carta
       *[other] { $cards } carte
    }, { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboy
    }, { $dollars } $
text-objective = Subito: { $effect }. Compiti: { $tasks }. +{ $points }/−{ $penalty } PV.
text-start-objective = Compiti: { $tasks }. +{ $points } PV.
text-task-building = tuo edificio sul tabellone
text-task-green_outlaw = tessera bandito verde
text-task-orange_outlaw = tessera bandito arancione
text-task-hazard = tessera pericolo di qualsiasi tipo
text-task-station = disco su una stazione
text-task-cattle_value_3 = carta bestiame di valore { $value }
text-task-shorthorn = carta Shorthorn
text-task-hereford = carta Hereford
text-task-new_york = disco su New York
text-now = Subito: { $effect }
text-or = o
text-permanent =
    { $certificates ->
        [one] { $certificates } certificato permanente
       *[other] { $certificates } certificati permanenti
    }
text-points-workers =
    { $every ->
        [one] { $points } PV per ogni lavoratore
       *[other] { $points } PV ogni { $every } lavoratori
    }
text-points-objectives =
    { $every ->
        [one] { $points } PV per ogni carta obiettivo
       *[other] { $points } PV ogni { $every } carte obiettivo
    }
text-points-hazards =
    { $every ->
        [one] { $points } PV per ogni tessera pericolo
       *[other] { $points } PV ogni { $every } tessere pericolo
    }
text-points-outlaw_pairs =
    { $every ->
        [one] { $points } PV per ogni coppia di banditi
       *[other] { $points } PV ogni { $every } coppie di banditi
    }
text-points-certificates =
    { $every ->
        [one] { $points } PV per ogni certificato
       *[other] { $points } PV ogni { $every } certificati
    }
text-points-stations =
    { $every ->
        [one] { $points } PV per ogni stazione con un tuo disco
       *[other] { $points } PV ogni { $every } stazioni con un tuo disco
    }
text-points-buildings =
    { $every ->
        [one] { $points } PV per ogni tuo edificio sul tabellone
       *[other] { $points } PV ogni { $every } tuoi edifici sul tabellone
    }
text-auxiliary-dollar = Ottieni { $dollars }
text-auxiliary-draw =
    { $cards ->
        [one] Pesca { $cards } carta, poi scartane { $cards }
       *[other] Pesca { $cards } carte, poi scartane { $cards }
    }
text-auxiliary-certificate =
    { $certificates ->
        [1] Paga { $pay }, locomotiva indietro di { $back }: certificato +{ $certificates }
       *[other] Paga { $pay }, locomotiva indietro di { $back }: certificati fino a +{ $certificates }
    }
text-auxiliary-engine =
    { $forward ->
        [1] Paga { $pay }: locomotiva avanti di { $forward }
       *[other] Paga { $pay }: locomotiva avanti fino a { $forward }
    }
text-auxiliary-remove =
    { $removes ->
        [1] Locomotiva indietro di { $back }: ottieni { $dollars } e rimuovi una carta
       *[other] Locomotiva indietro di { $back }: ottieni { $dollars } e rimuovi { $removes } carte
    }
text-sam-steps-number =
    { $steps ->
        [one] { $steps } passo
       *[other] { $steps } passi
    }
text-sam-steps-buildings = Tanti passi quanti edifici
text-sam-steps-cowboys = Tanti passi quanti cowboy
text-sam-steps-specialists = Tanti passi quanti lavoratori della specializzazione
text-sam-hire = Assume il lavoratore meno caro
text-sam-engine = Muove la locomotiva
text-sam-objective = Prende una carta obiettivo
text-sam-outlaw = Prende il bandito dallo spazio più alto
text-sam-hazard = Prende il pericolo migliore dalla zona più piena
text-sam-hire_specialist = Assume un lavoratore della specializzazione
text-sam-buy = Compra bestiame
text-sam-build = Costruisce un edificio
text-sam-engineer_and_engine = Assume un ingegnere, poi muove la locomotiva
text-sam-show_and_buy =
    { $cards ->
        [one] Aggiunge { $cards } carta bestiame al mercato, poi compra con un cowboy in meno
       *[other] Aggiunge { $cards } carte bestiame al mercato, poi compra con un cowboy in meno
    }
text-sam-only = (solo con la specializzazione { $worker })

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

action-pass = Passa
action-move = Vai qui: { $space }
action-via = Passa per: { $space }
action-use = { $effect }
action-auxiliary =
    { $times_key ->
        [single] Azione ausiliaria singola: { $auxiliary_single }
       *[double] Azione ausiliaria doppia: { $auxiliary_double }
    }
action-copy = Usa: { $space }
action-draw = Pesca { count-cards-object }
action-discard = Scarta: { $card }
action-remove = Rimuovi dal gioco: { $card }
action-hire = Assumi { $worker_a } dalla fila { $row }
action-buy = Compra: { $card } ({ $price })
action-second = Seconda carta: { $card }
action-turn_up =
    { $cards ->
        [one] Usa un cowboy libero: aggiungi { $cards } carta al mercato
       *[other] Usa un cowboy libero: aggiungi { $cards } carte al mercato
    }
action-build = Edificio { $building }
action-site = Mettilo qui: { $space }
action-hazard = Prendi il pericolo da qui: { $space }
action-outlaw = Prendi il bandito. Taglia: { $outlaw_space }
action-engine = Locomotiva qui: { $track }
action-upgrade = Migliora: { $station }
action-disc = Prendi il disco «{ $disc }»
action-recall = Prendi il disco da una stazione: { $station }
action-master = Prendi la tessera capostazione cedendo { $worker_a }
action-certificates = Segnalino certificati su { $certificates }
action-objective = Prendi: { $card }. { $card_text }
action-foresight = Scegli la tessera dello spazio previsione { $foresight }
action-grow = Fai crescere: { $card }
action-deliver = Consegna { $city_to }
action-bonus = Prima il bonus { $pair }
action-play = Gioca: { $card }. { $card_text }
action-exchange = Usa un gettone scambio: pesca { count-cards-object }, poi scartane altrettante

## What is being decided

question-first-discard = Primo turno: scarta ancora { count-cards-object }.
question-place-herder = Primo turno: piazza il mandriano su un edificio neutrale.
question-move-herder = Fase A: muovi il mandriano, al massimo { count-steps }.
question-move-on = Avanza con il mandriano, al massimo { count-steps }.
question-move-free = Muovi il mandriano senza pedaggi, al massimo { count-steps }.
question-choose-way = Per quale via fin qui: { $goal }? Passi rimasti: { $steps }.
question-use-location = Fase B: usa il luogo ({ $location }).
question-use-copy = Usa l’edificio copiato ({ $location }).
question-choose-copy = Quale edificio adiacente usi?
question-take-immediate = Azione immediata: { $effect }?
question-discard-for-reward = Quale carta scarti? { $effect }.
question-discard-partner = Quale carta è la seconda della coppia? { $effect }.
question-choose-draw = Quante carte peschi, al massimo { $cards }?
question-discard-cards = Scarta ancora { count-cards-object }.
question-remove-cards = Vuoi rimuovere carte dal gioco? Al massimo ancora: { $cards }.
question-hire-worker =
    { $change ->
        [0] Assumi un lavoratore.
       *[other] Assumi un lavoratore. Variazione del prezzo in dollari: { $change }.
    }
question-buy-from-market = Compra bestiame. Cowboy rimasti: { $cowboys }.
question-buy-second = Quale seconda carta compri? La prima: { $card }.
question-choose-building = Quale edificio costruisci? { $cost } $ per artigiano.
question-choose-site = Dove costruisci l’edificio { $building }? { $cost } $ per artigiano.
question-choose-hazard =
    { $cost ->
        [0] Quale pericolo rimuovi gratis?
       *[other] Quale pericolo rimuovi per { $cost } $?
    }
question-choose-outlaw = Quale bandito catturi?
question-move-engine = Avanza con la locomotiva, al massimo di { count-spaces }.
question-move-engine-back = Arretra con la locomotiva di { count-spaces }.
question-leave-last-space = La locomotiva deve lasciare l’ultimo spazio: arretra.
question-upgrade-station = Vuoi migliorare la stazione per { $cost } $?
question-choose-station-behind = Quale stazione dietro la tua locomotiva migliori?
question-choose-disc = Quale disco va qui: { $target }?
question-take-master = Vuoi prendere la tessera capostazione in cambio di un lavoratore?
question-choose-auxiliary = Scegli un’azione ausiliaria, singola o doppia.
question-raise-certificates = Avanza il segnalino certificati, al massimo { count-steps }.
question-take-objective = Quale carta obiettivo prendi?
question-choose-foresight = Previsione { $column }: scegli una tessera.
question-reveal-hand = Rendita: rivela la mano.
question-leave-kansas-city = La consegna è fatta. Lasciare Kansas City?
question-spend-certificates = Valore finora: { $value }. Usare certificati temporanei?
question-grow-simmental = Far crescere un Simmental: { $card }?
question-choose-city = Consegna: scegli una città. Valore di allevamento: { $value }.
question-pair-bonus = Quale bonus consegna viene per primo?
question-extra-delivery = Consegna straordinaria: di quanto arretra la locomotiva?

## What happened

event-turn_began = Turno di { $seat }
event-herder_placed = { $seat } piazza il mandriano qui: { $space }.
event-herder_moved = { $seat } muove il mandriano qui: { $space }.
event-fee_paid = { $seat } paga un pedaggio di { amount-dollars }.
event-fee_paid_to = { $seat } paga a { $owner } un pedaggio di { amount-dollars }.
event-fee_received = { $seat } riceve dalla banca un pedaggio di { amount-dollars }.
event-gained = { $seat } ottiene { amount-dollars }.
event-paid = { $seat } paga { amount-dollars }.
event-action_used = { $seat } usa: { $effect }.
event-action_forfeited = { $seat } rinuncia: { $effect }.
event-auxiliary_used =
    { $times_key ->
        [single] { $seat } usa un’azione ausiliaria: { $auxiliary_single }.
       *[double] { $seat } usa un’azione ausiliaria: { $auxiliary_double }.
    }
event-building_copied = { $seat } usa un edificio adiacente: { $space }.
event-card_drawn = { $seat } pesca: { $card }.
event-card_drawn-hidden = { $seat } pesca una carta.
event-deck_shuffled = { $seat } mescola la pila degli scarti in un nuovo mazzo. Carte: { $number }.
event-card_discarded = { $seat } scarta: { $card }.
event-card_removed = { $seat } rimuove dal gioco: { $card }.
event-token_used = { $seat } usa un gettone scambio.
event-token_gained = { $seat } ottiene un gettone scambio.
event-hired = { $seat } assume { $worker_a } dalla fila { $row } per { amount-dollars }.
event-bought = { $seat } compra: { $card } ({ $price }).
event-market_turned_up = Nuova carta nel mercato del bestiame: { $card }.
event-market_refilled = Il mercato del bestiame viene rifornito. Carte: { $number }.
event-built = { $seat } costruisce l’edificio { $building } qui: { $space }, per { amount-dollars }.
event-replaced = { $seat } sostituisce l’edificio { $old } con l’edificio { $building }.
event-hazard_removed = { $seat } rimuove un pericolo ({ $space }): { $tile }.
event-bounty_collected = { $seat } cattura un bandito ({ $space }): { $tile }.
event-engine_moved = { $seat } muove la locomotiva: { $track }.
event-station_upgraded = { $seat } migliora una stazione: { $station }.
event-disc_taken = { $seat } prende il disco «{ $disc }».
event-disc_recalled = { $seat } riprende un disco da una stazione: { $station }.
event-master_taken = { $seat } cede { $worker_a } per una tessera: { $master }. { $master_text }
event-master_lost = { $seat } toglie dal gioco: { $master }.
event-certificates_moved = Il segnalino certificati di { $seat } è su { $certificates }.
event-objective_taken = { $seat } prende: { $card }.
event-objective_taken_to_hand = { $seat } prende in mano: { $card }.
event-objective_drawn_to_hand = { $seat } pesca in mano: { $card }.
event-objective_drawn_to_hand-hidden = { $seat } pesca in mano una carta obiettivo.
event-objective_shown = Nuova carta obiettivo disponibile: { $card }.
event-objective_played = { $seat } gioca: { $card }.
event-tile_chosen = { $seat } sceglie la tessera dello spazio previsione { $foresight }: { $tile }.
event-worker_for_hire = Mercato del lavoro, fila { $row }: { $worker }.
event-tile_placed = Nuova tessera sulla pista, { $space }: { $tile }.
event-tile_lost = Non c’è posto, la tessera esce dal gioco: { $tile }.
event-foresight_filled = Lo spazio previsione { $foresight } viene rifornito: { $tile }.
event-end_triggered = { $seat } prende il segnalino mercato del lavoro: si attiva la fine della partita.
event-hand_revealed = { $seat } rivela la mano. Valore di allevamento: { $value }.
event-income_taken = Valore di allevamento totale di { $seat }: { $value }.
event-simmental_grew = { $seat } fa crescere un Simmental: { $card }.
event-delivered = { $seat } consegna { $city_to }.
event-delivery_skipped = { $seat } non ha più dischi per una consegna.
event-pair_completed = { $seat } ha entrambe le città: { $pair }.
event-transport_paid = { $seat } paga un costo di trasporto di { amount-dollars }.
event-sam_revealed = { $seat } rivela la carta { $sam_card }. { sam-does }
event-sam_specialized = Specializzazione di { $seat }: { $worker }.
event-game_ended = La partita è finita.

## Why not

why-too-few-dollars = Costa { $cost } $ e hai { $dollars } $.
why-too-few-cards-to-draw =
    { $cards ->
        [one] Si può pescare solo { $cards } carta.
       *[other] Si possono pescare solo { $cards } carte.
    }
why-no-cards-to-draw = Non c’è nessuna carta da pescare.
why-more-cards-than-printed = Si possono pescare al massimo { $cards } carte.
why-card-not-in-hand = Non hai in mano questa carta.
why-discard-has-begun = Lo scarto è iniziato: prima concludilo.
why-not-the-depicted-card = Non è la carta raffigurata: { $effect }.
why-not-the-same-type = Entrambe le carte devono essere della stessa razza.
why-no-partner = Non hai in mano una seconda carta di questa razza.
why-name-the-lower-card-first = Di due carte diverse nomina prima quella che viene prima nell’elenco.
why-not-a-location = Lì non c’è un luogo.
why-not-ahead = Non si trova davanti al mandriano.
why-too-many-steps = Troppo lontano. Passi al massimo: { $steps }.
why-not-one-step-ahead = Non è il prossimo luogo sulla via.
why-way-does-not-lead-there = Questa via non porta alla meta.
why-not-to-kansas-city = Questo movimento non può entrare a Kansas City.
why-not-a-neutral-building = Il mandriano comincia su un edificio neutrale.
why-must-act = Devi usare il luogo.
why-not-an-action-here = Questa azione non è di questo luogo.
why-not-this-action = Si tratta di un’altra azione immediata.
why-already-used = Questa azione locale è già stata usata in questo turno.
why-cannot-be-performed = Questo ora non si può fare: { $effect }.
why-nothing-to-copy = Lì non c’è nulla da copiare.
why-not-a-neighbour = Quello spazio non è adiacente.
why-tile-is-gone = La tessera visitata non c’è più.
why-only-an-auxiliary-action = Qui è possibile solo un’azione ausiliaria.
why-auxiliary-done = Dopo l’azione ausiliaria qui non si può fare altro.
why-local-action-done = Dopo un’azione locale qui non è possibile un’azione ausiliaria.
why-always-single-here = Qui l’azione ausiliaria è sempre singola.
why-auxiliary-locked = Questa azione ausiliaria è bloccata. Spazi liberati: { $open }.
why-engine-cannot-go-back = La locomotiva non può arretrare di tanto. Spazi: { $spaces }.
why-marker-not-forward = Il segnalino certificati va in avanti.
why-marker-not-back = Qui il segnalino certificati va indietro.
why-too-many-certificates = Passi del segnalino al massimo: { $steps }.
why-certificate-limit = Il tuo limite dei certificati è { $limit }.
why-row-not-open = La fila { $row } del mercato del lavoro non è ancora aperta.
why-no-such-worker = Nella fila { $row } non c’è un lavoratore di questo tipo.
why-worker-row-full = La tua fila di questi lavoratori è piena.
why-not-in-the-market = Questa carta non è nel mercato del bestiame.
why-not-sold-at-this-price = Questa carta non si vende a questo prezzo.
why-no-second-card = Non c’è una seconda carta per questa offerta.
why-too-few-cowboys = Troppo pochi cowboy. Rimasti: { $cowboys }.
why-market-stack-empty = Il mazzo del mercato è vuoto.
why-not-in-the-supply = Questo edificio non è nella tua riserva.
why-only-by-replacing = Questo edificio può solo sostituirne un altro.
why-no-building-space = Non c’è posto per questo edificio.
why-not-a-building-space = Questo non è uno spazio edificio.
why-not-your-building = L’edificio che si trova lì non è tuo.
why-needs-more-builders-than-the-old = Il nuovo edificio deve richiedere più artigiani del vecchio.
why-too-few-builders = Artigiani necessari: { $needed }. Ne hai { $builders }.
why-no-tile-there = Lì non c’è una tessera.
why-another-column = Scegli una tessera della colonna { $column }.
why-no-more-workers = Il mercato del lavoro è pieno: non si possono più scegliere lavoratori.
why-place-occupied = Lì c’è un’altra locomotiva.
why-at-least-one-space = La locomotiva deve muoversi almeno di 1 spazio.
why-not-forward = Non si trova davanti alla locomotiva.
why-not-backward = Non si trova dietro alla locomotiva.
why-too-far = Troppo lontano. Spazi al massimo: { $spaces }.
why-not-exactly-so-far = La locomotiva deve arretrare esattamente di tanti spazi: { $spaces }.
why-engine-not-there = La tua locomotiva non è a questa stazione.
why-not-behind-the-engine = Questa stazione non è dietro la tua locomotiva.
why-own-disc-there = Lì c’è già un tuo disco.
why-no-own-disc-there = Lì non c’è un tuo disco da prendere.
why-no-disc = Non hai un disco che possa andare lì.
why-disc-is-gone = Su questo spazio non c’è più un disco.
why-dark-disc = Un disco da uno spazio con angoli scuri non può andare dove gli angoli sono bianchi.
why-board-has-discs = La tua plancia ha ancora un disco adatto.
why-transport-not-payable = Con questo disco non potresti pagare i { $cost } $ che seguono.
why-delivery-not-payable = Non puoi pagare questa consegna. Trasporto: { $cost } $.
why-value-too-low = La città richiede { $needed } e il tuo valore è { $value }.
why-pair-not-completed = Questa coppia di città non è stata completata ora.
why-only-the-printed-worker = Non hai un lavoratore assunto di questo tipo.
why-objective-is-mandatory = Questa carta obiettivo va presa.
why-display-only = Questa carta viene solo da quelle scoperte.
why-not-in-the-display = Questa carta non è tra quelle scoperte.
why-objective-stack-empty = Il mazzo delle carte obiettivo è vuoto.
why-no-exchange-token = Non hai un gettone scambio.
why-another-stage = Ora crescono Simmental di un’altra età.

## Options

option-neutral_layout = Edifici neutrali
option-neutral_layout-help = Edifici da A a G in quest’ordine lungo la pista, o mescolati.
option-neutral_layout-fixed = In ordine, da A a G
option-neutral_layout-random = Casuali
option-building_sides = Lati degli edifici privati
option-building_sides-help = Gli stessi lati per tutti i giocatori; oppure una lettera a o b per ognuno degli edifici da 1 a { $tiles }.
option-building_sides-all_a = Tutti «a»
option-building_sides-all_b = Tutti «b»
option-building_sides-random = Casuali
option-simmental = Variante Simmental
option-simmental-help = Nel mercato ci sono vitelli che crescono a Kansas City.
option-difficulty = Difficoltà
option-difficulty-help = Solitario: quanto è forte Sam.
option-difficulty-easy = Facile
option-difficulty-medium = Medio
option-difficulty-hard = Difficile
option-first_player = Chi inizia
option-first_player-help = A caso, oppure chi siede al posto con questo numero.
option-first_player-random = A caso
option-first_player-1 = Posto 1
option-first_player-2 = Posto 2
option-first_player-3 = Posto 3
option-first_player-4 = Posto 4
option-must_act = I luoghi vanno usati
option-must_act-help = Fuori da Kansas City una visita deve usare il luogo, se può.
option-bonus_from_stack = Bonus delle città dal mazzo
option-bonus_from_stack-help = La carta obiettivo di una coppia di città può venire anche dal mazzo.
option-city_dollars_first = Prima i dollari di Kansas City
option-city_dollars_first-help = I dollari di Kansas City possono pagare un disco del limite di mano.
option-ties = Pareggi
option-ties-help = Chi vince a parità di punti.
option-ties-shared = vittoria condivisa
option-ties-dollars = vince chi ha più dollari

## The table in the terminal

table-last-turns = ultimi turni: { $n }
table-jobs = Mercato del lavoro
table-foresight = Previsione
table-railroad = Ferrovia
table-stations = Stazioni
table-masters = Capistazione
table-reach = Portata
table-bonus = Dà
table-market = Mercato del bestiame
table-stack = pila: { $cards }
table-simmental = giovenche: { $heifers }, vacche: { $cows }
table-display = Carte obiettivo
table-board = Plancia di { $name }
table-discs = Dischi
table-engine = Locom.
table-piles = Carte
table-tiles = Tessere
table-auxiliary = Azioni ausiliarie
table-deck = Mazzo
table-discard = Scarti
table-value = Valore di allevamento: { $value } (con tutti i certificati { $most })
table-sam-city = prossima consegna: { $city }
table-sam-specialization = specializzazione: { $worker }
table-sam-deck = carte rimaste: { $cards }
table-letter-cowboy = C
table-letter-builder = A
table-letter-engineer = I
table-letter-green = v
table-letter-black = n
table-letter-orange = a
table-way-flood = inondazione
table-way-drought = siccità
table-way-rockfall = frana
table-way-outlaw = banditi
table-act-hire = assumi
table-act-buy = compra bestiame
table-act-build = costruisci
table-act-hazard = pericolo
table-act-outlaw = bandito
table-act-engine = locomotiva
table-act-herder = mandriano
table-act-free_herder = mandriano senza pedaggi
table-act-certificate_limit = ▤ fino al limite
table-act-objective = obiettivo
table-act-exchange_token = gettone ⇄
table-act-auxiliary = ausiliaria
table-act-draw = pesca
table-act-copy = edificio adiacente
table-act-delivery = consegna
table-act-upgrade_behind = stazione alle spalle
table-for-any = bestiame qualsiasi
table-for-value_3 = valore { $value }
table-for-pair = 2 uguali
table-for-objective = carta obiettivo
table-per-cowboys = cowboy
table-per-builders = artigiano
table-per-engineers = ingegnere
table-per-woods = edificio in ♣
table-per-hazards = pericolo
table-per-stations = stazione
table-per-outlaw_pairs = coppia di banditi
table-per-workers = lavoratore
table-per-objectives = obiettivi
table-per-certificates = ▤
table-per-buildings = edificio
table-task-building = edificio
table-task-green_outlaw = bandito verde
table-task-orange_outlaw = bandito arancione
table-task-hazard = pericolo
table-task-station = stazione
table-task-cattle_value_3 = bestiame di valore { $value }
table-task-shorthorn = Shorthorn
table-task-hereford = Hereford
table-task-new_york = New York
table-legend = ❶ giocatore  5/4·9·0 mano, il suo limite, mazzo, scarti  ♞ mandriano, o passi per turno  v n mano verde e nera  $2 paghi  +$3 taglia  ♣ bosco  ◂ segnalino mercato del lavoro  ↻ il mercato del bestiame si riempie  ■ fine della partita  ▤ certificati  ⇄ gettoni scambio  ★ punti vittoria  ⚒ artigiani necessari  ┬ scalo  × trasporto ${ $cross }  ○ ● angoli bianchi e scuri  ✓ raggiunta dalla mano  ▤2 con tanti certificati  ↓ con la città seguente

## Scores and the end

score-dollars = Dollari
score-buildings = Edifici privati
score-cities = Città
score-stations = Stazioni
score-hazards = Pericoli
score-cattle = Bestiame
score-objectives = Obiettivi
score-station_masters = Capistazione
score-workers = Lavoratori
score-step_disc = Disco destro dei passi
score-job_token = Segnalino mercato del lavoro
end-job-market-full = Il mercato del lavoro è pieno e tutti hanno giocato l’ultimo turno.

## What an action would change

stat-dollars = dollari
stat-certificates = certificati
stat-permanent_certificates = certificati permanenti
stat-exchange_tokens = gettoni scambio
stat-points = PV
stat-hand = carte in mano
stat-engine = locomotiva
stat-workers = lavoratori
stat-buildings = edifici privati
stat-hazards = pericoli
stat-outlaws = banditi
stat-objectives = carte obiettivo giocate
stat-step_limit = limite di passi
stat-hand_limit = limite di carte in mano
stat-certificate_limit = limite certificati

## Chapters of the rules

rule-heading-1 = Componenti
rule-heading-2 = Preparazione
rule-heading-3 = Struttura del turno
rule-heading-4 = Fase A: muovi il mandriano
rule-heading-5 = Fase B: usa il luogo
rule-heading-6 = Kansas City: previsione
rule-heading-7 = Kansas City: rendita
rule-heading-8 = Kansas City: consegna
rule-heading-9 = Fase C: pesca
rule-heading-10 = Azioni: regole generali
rule-heading-11 = Assumere un lavoratore
rule-heading-12 = Comprare bestiame
rule-heading-13 = Muovere la locomotiva
rule-heading-14 = Stazioni e capistazione
rule-heading-15 = Carte obiettivo
rule-heading-16 = Edifici privati
rule-heading-17 = Azioni ausiliarie
rule-heading-18 = Banditi
rule-heading-19 = Gettoni scambio
rule-heading-20 = Pericoli
rule-heading-21 = Movimento extra del mandriano
rule-heading-22 = Catalogo degli edifici
rule-heading-23 = Fine della partita
rule-heading-24 = Punteggio finale
rule-heading-25 = Variante Simmental
rule-heading-26 = Casi particolari
rule-heading-27 = Solitario contro Sam
rule-heading-28 = Decisioni, per chi programma
why-delivery-is-mandatory = La consegna è obbligatoria.

## The page

page-phase-move = Movimento
page-phase-use = Usa il luogo
page-phase-draw = Pesca
page-kc-foresight = Previsione
page-kc-income = Rendita
page-kc-delivery = Consegna
page-kc-foresight-1 = Previsione 1
page-kc-foresight-2 = Previsione 2
page-kc-foresight-3 = Previsione 3
page-kc-foresight-help = Scegli una tessera della colonna { $n }: un lavoratore va al mercato del lavoro, un pericolo o un bandito sulla pista.
page-kc-income-help = Ogni razza conta una volta: la tua mano vale { $n } $. I certificati possono aggiungere valore.
page-kc-delivery-help = Le città evidenziate richiedono al massimo { $n }. In rosso il costo di trasporto da dove si trova la tua locomotiva. Hai { $money } $.
page-kc-disc-help = Prendi un disco dalla tua plancia: da uno spazio scuro va solo in una città con angoli scuri. Ciò che scopri è tuo da ora in poi.
page-tab-trail = Pista
page-tab-rail = Ferrovia
page-tab-jobs = Lavoro
page-tab-markets = Mercati
page-tab-mine = Plancia
page-row = fila { $n }
page-building-n = Edificio { $n }
page-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
page-pay = paga { $n } $
page-free = gratis
page-fee = Fermarti o passare ti costa { $n } $.
page-no-fee = Nessun pedaggio per te.
page-risk = Azione rischio
page-woods = Nel bosco.
page-bounty = Taglia: { $n } $
page-token = Taglia: un gettone scambio
page-transport = trasporto { $n } $
page-city-value = Richiede un valore di allevamento di { $n } o più.
page-station = Migliorarla costa { $cost } $: { $points } PV alla fine.
page-job-help = Assumi un lavoratore da una fila aperta al prezzo indicato.
page-builders =
    { $n ->
        [one] { $n } artigiano
       *[other] { $n } artigiani
    }
page-value = valore di allevamento { $n }
page-my-hand = La mia mano
page-no-cards = Nessuna carta in mano.
page-my-board = La mia plancia
page-my-tiles = I miei obiettivi e tessere
page-buildings-left =
    { $n ->
        [one] { $n } edificio rimasto
       *[other] { $n } edifici rimasti
    }
page-certificates = Certificati: { $n }
page-certificates-name = Certificati
page-token-name = Gettoni scambio
page-corner-white = Angoli bianchi: accetta solo dischi da spazi bianchi.
page-corner-dark = Angoli scuri: accetta dischi da spazi bianchi e scuri.
page-disc-white = Disco su spazio bianco: può andare in qualsiasi città o stazione.
page-disc-dark = Disco su spazio scuro: solo in città e stazioni con angoli scuri.
page-disc-cost = Prenderlo costa { $n } $.
page-city-points = { $n } PV per ogni disco alla fine.
page-city-dollars = { $n } $ subito.
page-dollars = { $n } $
page-hand-green = Mano verde: chi entra paga un pedaggio.
page-hand-black = Mano nera: chi entra paga un pedaggio.
page-hand-both = Mano verde e nera: chi entra paga entrambi i pedaggi.
page-goes-worker = Un lavoratore: va al mercato del lavoro, nella fila con il segnalino.
page-goes-hazard = Un pericolo: va sul primo spazio libero della sua zona.
page-goes-outlaw = Un bandito: va sullo spazio bandito libero con il numero più basso.
page-track-help = Una locomotiva per spazio; quelli occupati si saltano e non contano.
page-turnout-help = Uno scalo: chi si ferma qui può migliorare la stazione.
page-cowboy-help = I cowboy comprano bestiame: ciascuno si usa una volta per acquisto.
page-builder-help = Gli artigiani costruiscono edifici: ogni tessera indica quanti ne servono.
page-engineer-help = Gli ingegneri muovono la locomotiva: fino a uno spazio ciascuno.
page-certificate-help = I certificati aumentano il valore della mano a Kansas City. Un numero nel riquadro tratteggiato supera il tuo limite.
page-price-help = Quanti cowboy e dollari servono per carte di questo valore.
page-pair-help = Una volta, per i tuoi dischi in entrambe le città.
page-money = Dollari
page-hand = Carte in mano
page-stack = pila { $n }
page-others = Le plance degli altri
page-vp = { $n } PV
page-step-limit = Limite di passi
page-hand-limit = Limite di carte in mano
page-discs-white = Dischi su spazi bianchi
page-discs-dark = Dischi su spazi scuri
page-stations-held = Stazioni con un disco
page-sam-next = Prossima consegna:
page-sam-cattle = Bestiame nella sua pila dei punti
page-replaced = viene sostituito
page-woods-short = bosco
page-other-side = L’altro lato, non in gioco:
page-face = { $face }: { $actions } ({ $builders }, { $points } PV)
page-cities = Città con un disco
page-empty = vuoto

## Tips for a first game

tip-place-herder = Clicca un edificio neutrale per iniziare il primo viaggio. I simboli su ogni edificio mostrano le sue azioni.
tip-move-herder = Clicca una fermata evidenziata: il numero indica i passi, il cartellino rosso il costo. Poi conferma.
tip-use-location = Sopra il tuo mandriano trovi le azioni del luogo: ciascuna una volta, in qualsiasi ordine. Alla fine passa.

## A turn in one sentence, its steps and its sums

sum-money = { $sign }{ amount-dollars }
sum-tokens =
    { $n ->
        [one] { $sign }{ $n } gettone
       *[other] { $sign }{ $n } gettoni
    }
summary-gains = guadagna { $what }
summary-herder_placed = parte da { $space }
summary-herder_moved = raggiunge { $space }
summary-auxiliary_used =
    { $n ->
        [one] usa un’azione ausiliaria
       *[other] usa { $n } azioni ausiliarie
    }
summary-building_copied = usa un edificio adiacente
summary-card_discarded = scarta { $card }
summary-card_removed = rimuove dal gioco { $card }
summary-hired = assume { $worker_a }
summary-bought = compra { $card }
summary-built = costruisce l’edificio { $building }
summary-replaced = sostituisce l’edificio { $old } con { $building }
summary-hazard_removed =
    { $n ->
        [one] rimuove un pericolo
       *[other] rimuove { $n } pericoli
    }
summary-bounty_collected =
    { $n ->
        [one] cattura un bandito
       *[other] cattura { $n } banditi
    }
summary-engine_moved = muove la locomotiva ({ $track })
summary-station_upgraded = migliora una stazione ({ $station })
summary-master_taken =
    { $n ->
        [one] prende una tessera capostazione
       *[other] prende { $n } tessere capostazione
    }
summary-objective_taken =
    { $n ->
        [one] prende una carta obiettivo
       *[other] prende { $n } carte obiettivo
    }
summary-objective_played =
    { $n ->
        [one] gioca una carta obiettivo
       *[other] gioca { $n } carte obiettivo
    }
summary-tile_chosen =
    { $n ->
        [one] sceglie una tessera previsione
       *[other] sceglie { $n } tessere previsione
    }
summary-end_triggered = attiva la fine della partita
summary-simmental_grew =
    { $n ->
        [one] fa crescere un Simmental
       *[other] fa crescere { $n } Simmental
    }
summary-delivered = consegna { $city_to }
summary-delivery_skipped = non ha più dischi per una consegna
summary-pair_completed = collega { $pair }
summary-sam_revealed = rivela la carta { $sam_card }
summary-sam_specialized = sceglie una specializzazione ({ $worker })
