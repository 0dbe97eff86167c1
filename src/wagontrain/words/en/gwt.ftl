### Great Western Trail in English.


## The game

game-title = Great Western Trail
game-pitch = Drive your herd to Kansas City, hire workers, run your engine and deliver ever further east.
game-time = 2 h
seat-automa = Sam

## Amounts, for use in other messages

amount-dollars = ${ $amount }
count-cards-object =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
count-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
count-spaces =
    { $spaces ->
        [one] { $spaces } space
       *[other] { $spaces } spaces
    }

## Spaces of the trail

space-start = start space
space-neutral_a = neutral space 1 of the trail
space-build_a1 = building space 1 of the trail
space-build_a2 = building space 2 of the trail
space-build_a3 = building space 3 of the trail
space-flood_1 = flood 1
space-flood_2 = flood 2
space-flood_3 = flood 3
space-flood_4 = flood 4
space-flood_risk_1 = building space 4 of the trail
space-flood_risk_2 = building space 5 of the trail
space-neutral_b = neutral space 2 of the trail
space-drought_1 = drought 1
space-drought_2 = drought 2
space-drought_3 = drought 3
space-drought_4 = drought 4
space-drought_risk_1 = building space 6 of the trail
space-build_b1 = building space 7 of the trail
space-build_b2 = building space 8 of the trail
space-build_b3 = building space 9 of the trail
space-neutral_c = neutral space 3 of the trail
space-build_c1 = building space 10 of the trail
space-build_c2 = building space 11 of the trail
space-neutral_d = neutral space 4 of the trail
space-build_d1 = building space 12 of the trail
space-outlaw_4 = outlaw space 4
space-outlaw_5 = outlaw space 5
space-outlaw_6 = outlaw space 6
space-outlaw_7 = outlaw space 7
space-outlaw_8 = outlaw space 8
space-outlaw_9 = outlaw space 9
space-outlaw_risk_1 = building space 13 of the trail
space-outlaw_risk_2 = building space 14 of the trail
space-neutral_e = neutral space 5 of the trail
space-build_e1 = building space 15 of the trail
space-build_e2 = building space 16 of the trail
space-rockfall_1 = rockfall 1
space-rockfall_2 = rockfall 2
space-rockfall_3 = rockfall 3
space-rockfall_4 = rockfall 4
space-rockfall_risk_1 = building space 17 of the trail
space-rockfall_risk_2 = building space 18 of the trail
space-neutral_f = neutral space 6 of the trail
space-build_f1 = building space 19 of the trail
space-build_f2 = building space 20 of the trail
space-neutral_g = neutral space 7 of the trail
space-build_g1 = building space 21 of the trail
space-build_g2 = building space 22 of the trail
space-kansas_city = Kansas City
    .letter = Kansas City
space-outlaw_1 = outlaw space 1
space-outlaw_2 = outlaw space 2
space-outlaw_3 = outlaw space 3

# What people see: each neutral building has the letter on its tile, wherever it lies. A place without a building is
# numbered, as on the board, before the building that it leads to. Outlaw spaces are known by their bounty.
neutral-a = A Hiring hall
    .letter = A
neutral-b = B Builder’s yard
    .letter = B
neutral-c = C Claims office
    .letter = C
neutral-d = D Sheriff’s post
    .letter = D
neutral-e = E Cattle fair
    .letter = E
neutral-f = F Rock crew
    .letter = F
neutral-g = G Engine shed
    .letter = G
empty-place = empty place { $number } before { $goal_letter }
building-of = building { $face } of { $owner }
building-face = { $face }
outlaw-space-dollars = outlaw space with ${ $dollars }
outlaw-space-token = outlaw space with an exchange token
bounty-dollars = ${ $dollars }
bounty-token = an exchange token

## Workers

worker-cowboy = cowboy
    .a = a cowboy
worker-builder = builder
    .a = a builder
worker-engineer = engineer
    .a = an engineer

## Cattle cards

card-criollo = Criollo
card-santa_gertrudis = Santa Gertrudis
card-pineywoods = Pineywoods
card-galloway = Galloway
card-simmental_calf = Simmental calf
card-black_angus = Black Angus
card-longhorn = Longhorn
card-corriente = Corriente
card-shorthorn_3 = Shorthorn ({ $points } VP)
card-shorthorn_4 = Shorthorn ({ $points } VP)
card-shorthorn_5 = Shorthorn ({ $points } VP)
card-hereford_5 = Hereford ({ $points } VP)
card-hereford_6 = Hereford ({ $points } VP)
card-hereford_7 = Hereford ({ $points } VP)
card-simmental_heifer = Simmental heifer
card-simmental_cow = Simmental cow

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

station-station_1 = Station 1
station-station_2 = Station 2
station-station_3 = Station 3
station-station_4 = Station 4
station-station_5 = Station 5
station-station_6 = Station 6
station-station_7 = Station 7
station-station_8 = Station 8
station-station_9 = Station 9
station-station_10 = Station 10
master-sm_1 = Station master 1
master-sm_2 = Station master 2
master-sm_3 = Station master 3
master-sm_4 = Station master 4
master-sm_5 = Station master 5
master-sm_6 = Station master 6
master-sm_7 = Station master 7
master-sm_8 = Station master 8
master-sm_9 = Station master 9
city-kansas_city = Kansas City
    .to = to Kansas City
city-fulton = Fulton
    .to = to Fulton
city-st_louis = St. Louis
    .to = to St. Louis
city-bloomington = Bloomington
    .to = to Bloomington
city-peoria = Peoria
    .to = to Peoria
city-chicago = Chicago
    .to = to Chicago
city-toledo = Toledo
    .to = to Toledo
city-pittsburgh = Pittsburgh
    .to = to Pittsburgh
city-philadelphia = Philadelphia
    .to = to Philadelphia
city-new_york = New York
    .to = to New York
pair-fulton_and_st_louis = Fulton–St. Louis
pair-st_louis_and_bloomington = St. Louis–Bloomington
pair-bloomington_and_peoria = Bloomington–Peoria
pair-peoria_and_chicago = Peoria–Chicago
pair-chicago_and_toledo = Chicago–Toledo
pair-toledo_and_pittsburgh = Toledo–Pittsburgh
pair-pittsburgh_and_philadelphia = Pittsburgh–Philadelphia

## Places of the railroad

track-0 = space 0
track-1 = space 1
track-2 = space 2
track-3 = space 3
track-4 = space 4
track-4t = the turnout after 4
track-5 = space 5
track-6 = space 6
track-7 = space 7
track-7t = the turnout after 7
track-8 = space 8
track-9 = space 9
track-10 = space 10
track-10t = the turnout after 10
track-11 = space 11
track-12 = space 12
track-13 = space 13
track-13t = the turnout after 13
track-14 = space 14
track-15 = space 15
track-16 = space 16
track-16t = the turnout after 16
track-17 = space 17
track-18 = space 18
track-19 = space 19
track-20 = space 20
track-21 = space 21
track-21t = the turnout after 21
track-22 = space 22
track-23 = space 23
track-24 = space 24
track-25 = space 25
track-25t = the turnout after 25
track-26 = space 26
track-27 = space 27
track-28 = space 28
track-29 = space 29
track-29t = the turnout after 29
track-30 = space 30
track-31 = space 31
track-32 = space 32
track-33 = space 33
track-33t = the turnout after 33
track-34 = space 34
track-35 = space 35
track-36 = space 36
track-37 = space 37
track-38 = space 38
track-39 = space 39

## The player board

certificates-0 = 0
certificates-1 = 1
certificates-2 = 2
certificates-3 = 3
certificates-4 = 4
certificates-6 = 6
disc-dollar = auxiliary action: dollar
disc-draw = auxiliary action: draw and discard
disc-certificate_1 = auxiliary action: certificate (1)
disc-certificate_2 = auxiliary action: certificate (2)
disc-engine_1 = auxiliary action: engine (1)
disc-engine_2 = auxiliary action: engine (2)
disc-remove_1 = auxiliary action: remove a card (1)
disc-remove_2 = auxiliary action: remove a card (2)
disc-limit_4 = certificate limit { $limit }
disc-limit_6 = certificate limit { $limit }
disc-step_left = step limit, left disc ({ $reward } now)
disc-step_right = step limit, right disc ({ $points } VP at the end)
disc-hand_1 = hand limit +1 (costs { $cost })
disc-hand_2 = hand limit +1 (costs { $cost })
auxiliary-dollar = dollar
auxiliary-draw = draw and discard
auxiliary-certificate = certificate
auxiliary-engine = engine
auxiliary-remove = remove a card
times-single = single
    .key = single
times-double = double
    .key = double

## Tiles of the Kansas City supply

tile-cowboy = cowboy
tile-builder = builder
tile-engineer = engineer
tile-flood_black_2 = flood (black hand, { $points } VP)
tile-flood_black_3 = flood (black hand, { $points } VP)
tile-flood_green_2 = flood (green hand, { $points } VP)
tile-flood_green_3 = flood (green hand, { $points } VP)
tile-flood_green_4 = flood (green hand, { $points } VP)
tile-drought_black_2 = drought (black hand, { $points } VP)
tile-drought_black_3 = drought (black hand, { $points } VP)
tile-drought_green_2 = drought (green hand, { $points } VP)
tile-drought_green_3 = drought (green hand, { $points } VP)
tile-drought_green_4 = drought (green hand, { $points } VP)
tile-rockfall_black_2 = rockfall (black hand, { $points } VP)
tile-rockfall_black_3 = rockfall (black hand, { $points } VP)
tile-rockfall_green_2 = rockfall (green hand, { $points } VP)
tile-rockfall_green_3 = rockfall (green hand, { $points } VP)
tile-rockfall_green_4 = rockfall (green hand, { $points } VP)
tile-outlaw_green = green outlaw
tile-outlaw_orange = orange outlaw

## What icons stand for

effect-galloway_for_2 = Discard Galloway: { $reward }
effect-galloway_for_4 = Discard Galloway: { $reward }
effect-santa_gertrudis_for_2 = Discard Santa Gertrudis: { $reward }
effect-santa_gertrudis_for_engine = Discard Santa Gertrudis: engine forward { $engine }
effect-pineywoods_for_2 = Discard Pineywoods: { $reward }
effect-pineywoods_for_certificates = Discard Pineywoods: certificate +{ $certificates }
effect-criollo_for_2 = Discard Criollo: { $reward }
effect-criollo_for_4 = Discard Criollo: { $reward }
effect-criollo_for_certificate = Discard Criollo: certificate +{ $certificates }
effect-criollo_for_certificates = Discard Criollo: certificate +{ $certificates }
effect-criollo_for_certificate_and_2 = Discard Criollo: certificate +{ $certificates } and { $reward }
effect-cattle_for_certificate = Discard any cattle: certificate +{ $certificates }
effect-cattle_for_6_and_objective = Discard any cattle: { $reward } and an objective card to hand
effect-value_3_for_7 = Discard cattle of value { $value }: { $reward }
effect-pair_for_3 = Discard two cattle cards of the same type: { $reward }
effect-pair_for_4 = Discard two cattle cards of the same type: { $reward }
effect-objective_for_certificates = Discard an objective card: certificate +{ $certificates }
effect-hire = Hire a worker{ $terms }
effect-hire_2_more = Hire a worker{ $terms }
effect-hire_1_less = Hire a worker{ $terms }
effect-hire_2_less = Hire a worker{ $terms }
effect-buy_cattle = Buy cattle
effect-build_at_2 = Place a private building at { $cost } per builder
effect-build_at_1 = Place a private building at { $cost } per builder
effect-hazard_at_7 = Remove a hazard { $price }
effect-hazard_at_5 = Remove a hazard { $price }
effect-hazard_at_2 = Remove a hazard { $price }
effect-hazard_free = Remove a hazard { $price }
effect-outlaw = Collect an outlaw bounty
effect-engine_by_engineers = Engine forward up to the number of your engineers
effect-engine_by_woods = Engine forward up to the number of your buildings in the woods
effect-engine_by_hazards = Engine forward up to the number of your hazard tiles
effect-engine_2_for_2 = Pay { $cost }: engine forward { $engine }
effect-engine_2 = Engine forward { $engine }
effect-engine_3 = Engine forward { $engine }
effect-engine_4 = Engine forward { $engine }
effect-engine_back_for_3 = Engine back { $back }: { $reward }
effect-herder_1 = Herder { $steps }
effect-herder_2 = Herder { $steps }
effect-herder_3 = Herder { $steps }
effect-herder_4 = Herder { $steps }
effect-herder_5 = Herder { $steps }
effect-free_herder_3 = Herder { $steps }, no fees
effect-dollars_2 = Gain { $dollars }
effect-dollars_4 = Gain { $dollars }
effect-dollars_12 = Gain { $dollars }
effect-dollars_by_woods = Gain { $dollars } for each of your buildings in the woods
effect-dollars_by_builders = Gain { $dollars } for each of your builders
effect-dollars_by_engineers = Gain { $dollars } for each of your engineers
effect-dollars_by_stations = Gain { $dollars } for each of your discs on stations
effect-reward_by_outlaws = For each pair of a green and an orange outlaw: certificate +{ $certificates } and { $reward }
effect-certificate = Certificate +{ $certificates }
effect-certificates_2 = Certificate +{ $certificates }
effect-certificate_limit = Move the certificate marker to your limit
effect-objective = Gain an objective card
effect-exchange_token = Gain an exchange token
effect-auxiliary = One single or double auxiliary action
effect-draw_3 = Draw { $cards }, then discard as many
effect-draw_by_cowboys = Draw up to as many cards as you have cowboys, then discard as many
effect-copy = Use an adjacent building
effect-delivery = Extraordinary delivery
effect-upgrade_behind = Upgrade a station behind your engine

## Objective cards

card-obj_01 = Objective card 1
card-obj_02 = Objective card 2
card-obj_03 = Objective card 3
card-obj_04 = Objective card 4
card-obj_05 = Objective card 5
card-obj_06 = Objective card 6
card-obj_07 = Objective card 7
card-obj_08 = Objective card 8
card-obj_09 = Objective card 9
card-obj_10 = Objective card 10
card-obj_11 = Objective card 11
card-obj_12 = Objective card 12
card-obj_13 = Objective card 13
card-obj_14 = Objective card 14
card-obj_15 = Objective card 15
card-obj_16 = Objective card 16
card-obj_17 = Objective card 17
card-obj_18 = Objective card 18
card-obj_19 = Objective card 19
card-obj_20 = Objective card 20
card-obj_21 = Objective card 21
card-obj_22 = Objective card 22
card-obj_23 = Objective card 23
card-obj_24 = Objective card 24
card-start_1 = Starting objective card 1
card-start_2 = Starting objective card 2
card-start_3 = Starting objective card 3
card-start_4 = Starting objective card 4
card-stack = the top card of the stack
    .text = Unseen.

## Card texts, put together from the tables

text-dollars =
    { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }
text-reward =
    { $dollars ->
        [one] { $dollars } dollar
       *[other] { $dollars } dollars
    }
text-price-of-removal =
    { $dollars ->
        [0] for free
        [one] for { $dollars } dollar
       *[other] for { $dollars } dollars
    }
text-dearer = for { $dollars } more
text-cheaper = for { $dollars } less
text-spaces-forward =
    { $spaces ->
        [1] { $spaces }
       *[other] up to { $spaces }
    }
text-steps-forward =
    { $steps ->
        [1] { $steps } step
       *[other] up to { $steps } steps
    }
text-cards-drawn =
    { $cards ->
        [1] { $cards } card
       *[other] up to { $cards } cards
    }
text-cattle = Breeding value { $value }, { $points } VP.
text-price = { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }, { $cowboys ->
        [one] { $cowboys } cowboy
       *[other] { $cowboys } cowboys
    }, ${ $dollars }
text-objective = Now: { $effect }. Tasks: { $tasks }. +{ $points }/−{ $penalty } VP.
text-start-objective = Tasks: { $tasks }. +{ $points } VP.
text-task-building = own building on the game board
text-task-green_outlaw = green outlaw tile
text-task-orange_outlaw = orange outlaw tile
text-task-hazard = hazard tile of any type
text-task-station = disc on a train station
text-task-cattle_value_3 = cattle card of breeding value { $value }
text-task-shorthorn = Shorthorn card
text-task-hereford = Hereford card
text-task-new_york = disc on New York
text-now = Now: { $effect }
text-or = or
text-permanent =
    { $certificates ->
        [one] { $certificates } permanent certificate
       *[other] { $certificates } permanent certificates
    }
text-points-workers =
    { $every ->
        [one] { $points } VP for each worker
       *[other] { $points } VP for every { $every } workers
    }
text-points-objectives =
    { $every ->
        [one] { $points } VP for each objective card
       *[other] { $points } VP for every { $every } objective cards
    }
text-points-hazards =
    { $every ->
        [one] { $points } VP for each hazard tile
       *[other] { $points } VP for every { $every } hazard tiles
    }
text-points-outlaw_pairs =
    { $every ->
        [one] { $points } VP for each pair of outlaws
       *[other] { $points } VP for every { $every } pairs of outlaws
    }
text-points-certificates =
    { $every ->
        [one] { $points } VP for each certificate
       *[other] { $points } VP for every { $every } certificates
    }
text-points-stations =
    { $every ->
        [one] { $points } VP for each station with your disc
       *[other] { $points } VP for every { $every } stations with your disc
    }
text-points-buildings =
    { $every ->
        [one] { $points } VP for each of your buildings on the board
       *[other] { $points } VP for every { $every } of your buildings on the board
    }
text-auxiliary-dollar = Gain { $dollars }
text-auxiliary-draw =
    { $cards ->
        [one] Draw { $cards } card, then discard { $cards }
       *[other] Draw { $cards } cards, then discard { $cards }
    }
text-auxiliary-certificate =
    { $certificates ->
        [1] Pay { $pay }, engine back { $back }: certificate +{ $certificates }
       *[other] Pay { $pay }, engine back { $back }: certificate up to +{ $certificates }
    }
text-auxiliary-engine =
    { $forward ->
        [1] Pay { $pay }: engine forward { $forward }
       *[other] Pay { $pay }: engine forward up to { $forward }
    }
text-auxiliary-remove =
    { $removes ->
        [1] Engine back { $back }: gain { $dollars } and remove a card
       *[other] Engine back { $back }: gain { $dollars } and remove { $removes } cards
    }
text-sam-steps-number =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
text-sam-steps-buildings = As many steps as buildings
text-sam-steps-cowboys = As many steps as cowboys
text-sam-steps-specialists = As many steps as workers of the specialization
text-sam-hire = Hires the cheapest worker
text-sam-engine = Moves the engine
text-sam-objective = Takes an objective card
text-sam-outlaw = Takes the outlaw from the highest space
text-sam-hazard = Takes the most valuable hazard of the fullest section
text-sam-hire_specialist = Hires a worker of the specialization
text-sam-buy = Buys cattle
text-sam-build = Places a building
text-sam-engineer_and_engine = Hires an engineer, then moves the engine
text-sam-show_and_buy =
    { $cards ->
        [one] Adds { $cards } cattle card to the market, then buys with one cowboy less
       *[other] Adds { $cards } cattle cards to the market, then buys with one cowboy less
    }
text-sam-only = (only with the specialization { $worker })

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

action-pass = Pass
action-move = Move to { $space }
action-via = Go by { $space }
action-use = { $effect }
action-auxiliary =
    { $times_key ->
        [single] Auxiliary action, single: { $auxiliary_single }
       *[double] Auxiliary action, double: { $auxiliary_double }
    }
action-copy = Use { $space }
action-draw = Draw { count-cards-object }
action-discard = Discard: { $card }
action-remove = Remove from the game: { $card }
action-hire = Hire { $worker_a } from row { $row }
action-buy = Buy: { $card } ({ $price })
action-second = Second card: { $card }
action-turn_up =
    { $cards ->
        [one] Use an idle cowboy: add { $cards } card to the market
       *[other] Use an idle cowboy: add { $cards } cards to the market
    }
action-build = Building { $building }
action-site = Place it here: { $space }
action-hazard = Take the hazard from { $space }
action-outlaw = Take the outlaw for { $outlaw_space }
action-engine = Engine to { $track }
action-upgrade = Upgrade: { $station }
action-disc = Take the disc “{ $disc }”
action-recall = Take the disc from a station: { $station }
action-master = Take the station master tile for { $worker_a }
action-certificates = Certificate marker on { $certificates }
action-objective = Take: { $card }. { $card_text }
action-foresight = Choose the tile on foresight space { $foresight }
action-grow = Let it grow: { $card }
action-deliver = Deliver { $city_to }
action-bonus = First the bonus { $pair }
action-play = Play: { $card }. { $card_text }
action-exchange = Use an exchange token: draw { count-cards-object }, then discard as many

## What is being decided

question-first-discard =
    { $cards ->
        [one] First turn: discard { $cards } more card.
       *[other] First turn: discard { $cards } more cards.
    }
question-place-herder = First turn: place the herder on a neutral building.
question-move-herder = Phase A: move the herder, at most { count-steps }.
question-move-on = Move the herder on, at most { count-steps }.
question-move-free = Move the herder without fees, at most { count-steps }.
question-choose-way = Which way to { $goal }? Steps left: { $steps }.
question-use-location = Phase B: use the location ({ $location }).
question-use-copy = Use the copied building ({ $location }).
question-choose-copy = Which adjacent building do you use?
question-take-immediate = Immediate action: { $effect }?
question-discard-for-reward = Which card do you discard? { $effect }.
question-discard-partner = Which card is the second of the pair? { $effect }.
question-choose-draw = How many cards do you draw, at most { $cards }?
question-discard-cards =
    { $cards ->
        [one] Discard { $cards } more card.
       *[other] Discard { $cards } more cards.
    }
question-remove-cards = Remove cards from the game? At most { $cards } more.
question-hire-worker =
    { $change ->
        [0] Hire a worker.
       *[other] Hire a worker. Change of the price: { $change } dollars.
    }
question-buy-from-market = Buy cattle. Cowboys left: { $cowboys }.
question-buy-second = Which second card do you buy with { $card }?
question-choose-building = Which building do you place? ${ $cost } per builder.
question-choose-site = Where do you place building { $building }? ${ $cost } per builder.
question-choose-hazard =
    { $cost ->
        [0] Which hazard do you remove for free?
       *[other] Which hazard do you remove for ${ $cost }?
    }
question-choose-outlaw = Which outlaw’s bounty do you collect?
question-move-engine = Move the engine forward, at most { count-spaces }.
question-move-engine-back = Move the engine back { count-spaces }.
question-leave-last-space = The engine must leave the last space: move it back.
question-upgrade-station = Upgrade the station for ${ $cost }?
question-choose-station-behind = Which station behind your engine do you upgrade?
question-choose-disc = Which disc goes here: { $target }?
question-take-master = Take the station master tile for one of your workers?
question-choose-auxiliary = Choose an auxiliary action, single or double.
question-raise-certificates = Move the certificate marker forward, at most { count-steps }.
question-take-objective = Which objective card do you take?
question-choose-foresight = Foresight { $column }: choose a tile.
question-reveal-hand = Income: reveal your hand.
question-leave-kansas-city = The delivery is made. Leave Kansas City?
question-spend-certificates = Value so far: { $value }. Use temporary certificates?
question-grow-simmental = Upgrade a Simmental: { $card }?
question-choose-city = Delivery: choose a city. Breeding value: { $value }.
question-pair-bonus = Which delivery bonus comes first?
question-extra-delivery = Extraordinary delivery: how far back does the engine move?

## What happened

event-turn_began = { $seat }’s turn
event-herder_placed = { $seat } places the herder on { $space }.
event-herder_moved = { $seat } moves the herder to { $space }.
event-fee_paid = { $seat } pays a fee of { amount-dollars }.
event-fee_paid_to = { $seat } pays { $owner } a fee of { amount-dollars }.
event-fee_received = { $seat } receives a fee of { amount-dollars } from the bank.
event-gained = { $seat } gains { amount-dollars }.
event-paid = { $seat } pays { amount-dollars }.
event-action_used = { $seat } uses: { $effect }.
event-action_forfeited = { $seat } forfeits: { $effect }.
event-auxiliary_used =
    { $times_key ->
        [single] { $seat } uses an auxiliary action: { $auxiliary_single }.
       *[double] { $seat } uses an auxiliary action: { $auxiliary_double }.
    }
event-building_copied = { $seat } uses an adjacent building: { $space }.
event-card_drawn = { $seat } draws: { $card }.
event-card_drawn-hidden = { $seat } draws a card.
event-deck_shuffled = { $seat } shuffles the discard pile into a new draw stack. Cards: { $number }.
event-card_discarded = { $seat } discards: { $card }.
event-card_removed = { $seat } removes from the game: { $card }.
event-token_used = { $seat } uses an exchange token.
event-token_gained = { $seat } gains an exchange token.
event-hired = { $seat } hires { $worker_a } from row { $row } for { amount-dollars }.
event-bought = { $seat } buys: { $card } ({ $price }).
event-market_turned_up = New in the cattle market: { $card }.
event-market_refilled =
    { $number ->
        [one] The cattle market is refilled with { $number } card.
       *[other] The cattle market is refilled with { $number } cards.
    }
event-built = { $seat } places building { $building } on { $space } for { amount-dollars }.
event-replaced = { $seat } replaces building { $old } by building { $building }.
event-hazard_removed = { $seat } removes a hazard from { $space }: { $tile }.
event-bounty_collected = { $seat } collects a bounty on { $space }: { $tile }.
event-engine_moved = { $seat } moves the engine to { $track }.
event-station_upgraded = { $seat } upgrades a station: { $station }.
event-disc_taken = { $seat } takes the disc “{ $disc }”.
event-disc_recalled = { $seat } takes a disc back from a station: { $station }.
event-master_taken = { $seat } takes a tile for { $worker_a }: { $master }. { $master_text }
event-master_lost = { $seat } takes { $master } out of the game.
event-certificates_moved = { $seat }’s certificate marker is on { $certificates }.
event-objective_taken = { $seat } takes: { $card }.
event-objective_taken_to_hand = { $seat } takes into the hand: { $card }.
event-objective_drawn_to_hand = { $seat } draws into the hand: { $card }.
event-objective_drawn_to_hand-hidden = { $seat } draws an objective card into the hand.
event-objective_shown = New in the objective display: { $card }.
event-objective_played = { $seat } plays: { $card }.
event-tile_chosen = { $seat } chooses the tile on foresight space { $foresight }: { $tile }.
event-worker_for_hire = Job market, row { $row }: { $worker }.
event-tile_placed = New on the trail, { $space }: { $tile }.
event-tile_lost = No room: the tile leaves the game: { $tile }.
event-foresight_filled = Foresight space { $foresight } is refilled: { $tile }.
event-end_triggered = { $seat } takes the job market token: the end of the game is triggered.
event-hand_revealed = { $seat } reveals the hand. Breeding value: { $value }.
event-income_taken = { $seat }’s total breeding value: { $value }.
event-simmental_grew = { $seat } upgrades a Simmental: { $card }.
event-delivered = { $seat } delivers { $city_to }.
event-delivery_skipped = { $seat } has no disc left for a delivery.
event-pair_completed = { $seat } has both cities: { $pair }.
event-transport_paid = { $seat } pays a transport cost of { amount-dollars }.
event-sam_revealed = { $seat } reveals card { $sam_card }. { sam-does }
event-sam_specialized = { $seat }’s specialization: { $worker }.
event-game_ended = The game is over.

## Why not

why-too-few-dollars = It costs ${ $cost }, and you have ${ $dollars }.
why-too-few-cards-to-draw =
    { $cards ->
        [one] Only { $cards } card can be drawn.
       *[other] Only { $cards } cards can be drawn.
    }
why-no-cards-to-draw = There is no card to draw.
why-more-cards-than-printed = At most { $cards } cards may be drawn.
why-card-not-in-hand = This card is not in your hand.
why-discard-has-begun = The discard has begun: finish it first.
why-not-the-depicted-card = This is not the depicted card: { $effect }.
why-not-the-same-type = Both cards must be of the same type.
why-no-partner = There is no second card of this type in your hand.
why-name-the-lower-card-first = Of two different cards name the one that stands first in the list first.
why-not-a-location = There is no location there.
why-not-ahead = It does not lie ahead of the herder.
why-too-many-steps =
    { $steps ->
        [one] It is more than { $steps } step away.
       *[other] It is more than { $steps } steps away.
    }
why-not-one-step-ahead = It is not the next location on the way.
why-way-does-not-lead-there = This way does not lead to the goal in time.
why-not-to-kansas-city = This move may not enter Kansas City.
why-not-a-neutral-building = The herder starts on a neutral building.
why-must-act = You must use the location.
why-not-an-action-here = This is not an action of this location.
why-not-this-action = Another immediate action is meant.
why-already-used = This local action was used already in this turn.
why-cannot-be-performed = This cannot be performed now: { $effect }.
why-nothing-to-copy = There is nothing to copy there.
why-not-a-neighbour = That space is not adjacent.
why-tile-is-gone = The tile that you visited is no longer there.
why-only-an-auxiliary-action = Here only an auxiliary action is possible.
why-auxiliary-done = After the auxiliary action nothing more can be done here.
why-local-action-done = After a local action no auxiliary action is possible here.
why-always-single-here = Here the auxiliary action is always single.
why-auxiliary-locked = This auxiliary action is locked. Open spaces: { $open }.
why-engine-cannot-go-back =
    { $spaces ->
        [one] The engine cannot move back { $spaces } space.
       *[other] The engine cannot move back { $spaces } spaces.
    }
why-marker-not-forward = The certificate marker moves forward.
why-marker-not-back = The certificate marker moves back here.
why-too-many-certificates =
    { $steps ->
        [one] The marker may move at most { $steps } step.
       *[other] The marker may move at most { $steps } steps.
    }
why-certificate-limit = Your certificate limit is { $limit }.
why-row-not-open = Row { $row } of the job market is not open yet.
why-no-such-worker = There is no such worker in row { $row }.
why-worker-row-full = Your row of these workers is full.
why-not-in-the-market = This card is not in the cattle market.
why-not-sold-at-this-price = This card is not sold at this price.
why-no-second-card = There is no second card for this offer.
why-too-few-cowboys = Not enough cowboys: { $cowboys } left.
why-market-stack-empty = The market stack is empty.
why-not-in-the-supply = This building is not in your supply.
why-only-by-replacing = This building can only replace another one.
why-no-building-space = There is no place for this building.
why-not-a-building-space = This is not a building space.
why-not-your-building = The building there is not yours.
why-needs-more-builders-than-the-old = The new building must need more builders than the old one.
why-too-few-builders = Builders needed: { $needed }. You have { $builders }.
why-no-tile-there = There is no tile there.
why-another-column = Choose a tile of column { $column }.
why-no-more-workers = The job market is full: no more workers may be chosen.
why-place-occupied = Another engine stands there.
why-at-least-one-space = The engine must move at least 1 space.
why-not-forward = It does not lie ahead of the engine.
why-not-backward = It does not lie behind the engine.
why-too-far =
    { $spaces ->
        [one] It is more than { $spaces } space away.
       *[other] It is more than { $spaces } spaces away.
    }
why-not-exactly-so-far =
    { $spaces ->
        [one] The engine must move back exactly { $spaces } space.
       *[other] The engine must move back exactly { $spaces } spaces.
    }
why-engine-not-there = Your engine does not stand at this station.
why-not-behind-the-engine = This station does not lie behind your engine.
why-own-disc-there = Your disc is there already.
why-no-own-disc-there = There is no disc of yours to take.
why-no-disc = You have no disc that may go there.
why-disc-is-gone = There is no disc on this space any more.
why-dark-disc = A disc with dark corners may not go to a place with white corners.
why-board-has-discs = Your player board still has a disc for this.
why-transport-not-payable = With this disc you could not pay the ${ $cost } that follow.
why-delivery-not-payable = You cannot pay for this delivery. Transport: ${ $cost }.
why-value-too-low = The city needs { $needed }, and your value is { $value }.
why-pair-not-completed = This pair of cities was not completed just now.
why-only-the-printed-worker = You have no hired worker of this type.
why-objective-is-mandatory = This objective card must be taken.
why-display-only = This card comes from the display only.
why-not-in-the-display = This card is not in the display.
why-objective-stack-empty = The stack of objective cards is empty.
why-no-exchange-token = You have no exchange token.
why-another-stage = Now another stage of the Simmentals grows.

## Options

option-neutral_layout = Neutral buildings
option-neutral_layout-help = Buildings A to G in this order along the trail, or shuffled.
option-neutral_layout-fixed = In order, A to G
option-neutral_layout-random = Random
option-building_sides = Sides of the private buildings
option-building_sides-help = The same sides for all players; or a letter a or b for each of the buildings 1 to { $tiles }.
option-building_sides-all_a = All “a”
option-building_sides-all_b = All “b”
option-building_sides-random = Random
option-simmental = Simmental variant
option-simmental-help = Calves in the market that grow in Kansas City.
option-difficulty = Difficulty
option-difficulty-help = Solo game: how strong Sam is.
option-difficulty-easy = Easy
option-difficulty-medium = Medium
option-difficulty-hard = Hard
option-first_player = Who plays first
option-first_player-help = A random player, or the one on the seat with this number.
option-first_player-random = Random
option-first_player-1 = Seat 1
option-first_player-2 = Seat 2
option-first_player-3 = Seat 3
option-first_player-4 = Seat 4
option-must_act = Locations must be used
option-must_act-help = Outside Kansas City a visit must use the location if it can.
option-bonus_from_stack = City bonus from the stack
option-bonus_from_stack-help = The objective card of a city pair may also come from the stack.
option-city_dollars_first = Kansas City’s dollars first
option-city_dollars_first-help = The dollars of Kansas City may pay for a hand limit disc.
option-ties = Ties
option-ties-help = Who wins with equal points.
option-ties-shared = shared victory
option-ties-dollars = more dollars win

## The table in the terminal

table-last-turns = last turns: { $n }
table-jobs = Job market
table-foresight = Foresight
table-railroad = Railroad
table-stations = Stations
table-masters = Station masters
table-reach = Reach
table-bonus = Brings
table-market = Cattle market
table-stack = stack: { $cards }
table-simmental = heifers: { $heifers }, cows: { $cows }
table-display = Objective cards
table-board = { $name }’s board
table-discs = Discs
table-engine = Engine
table-piles = Cards
table-tiles = Tiles
table-auxiliary = Auxiliary actions
table-deck = Deck
table-discard = Discard pile
table-value = Breeding value: { $value } (with all certificates { $most })
table-sam-city = next delivery: { $city }
table-sam-specialization = specialization: { $worker }
table-sam-deck = cards left: { $cards }
table-letter-cowboy = C
table-letter-builder = B
table-letter-engineer = E
table-letter-green = g
table-letter-black = b
table-letter-orange = o
table-way-flood = flood
table-way-drought = drought
table-way-rockfall = rockfall
table-way-outlaw = outlaws
table-act-hire = hire
table-act-buy = buy cattle
table-act-build = build
table-act-hazard = hazard
table-act-outlaw = outlaw
table-act-engine = engine
table-act-herder = herder
table-act-free_herder = herder, no fees
table-act-certificate_limit = ▤ to the limit
table-act-objective = objective
table-act-exchange_token = ⇄ token
table-act-auxiliary = auxiliary
table-act-draw = draw
table-act-copy = adjacent building
table-act-delivery = delivery
table-act-upgrade_behind = station behind
table-for-any = any cattle
table-for-value_3 = value { $value }
table-for-pair = 2 alike
table-for-objective = objective card
table-per-cowboys = cowboy
table-per-builders = builder
table-per-engineers = engineer
table-per-woods = building in ♣
table-per-hazards = hazard
table-per-stations = station
table-per-outlaw_pairs = pair of outlaws
table-per-workers = worker
table-per-objectives = objectives
table-per-certificates = ▤
table-per-buildings = building
table-task-building = building
table-task-green_outlaw = green outlaw
table-task-orange_outlaw = orange outlaw
table-task-hazard = hazard
table-task-station = station
table-task-cattle_value_3 = cattle of value { $value }
table-task-shorthorn = Shorthorn
table-task-hereford = Hereford
table-task-new_york = New York
table-legend = ❶ player  5/4·9·0 hand, its limit, deck, discard  ♞ herder, or steps per turn  g b green and black hand  $2 you pay  +$3 bounty  ♣ woods  ◂ job market token  ↻ cattle market refill  ■ end of the game  ▤ certificates  ⇄ exchange tokens  ★ victory points  ⚒ builders needed  ┬ turnout  × transport ${ $cross }  ○ ● white and dark corners  ✓ reached by your hand  ▤2 with so many certificates  ↓ with the next city

## Scores and the end

score-dollars = Dollars
score-buildings = Private buildings
score-cities = Cities
score-stations = Train stations
score-hazards = Hazards
score-cattle = Cattle
score-objectives = Objectives
score-station_masters = Station masters
score-workers = Workers
score-step_disc = Right step disc
score-job_token = Job market token
end-job-market-full = The job market is full, and everyone has had the last turn.

## What an action would change

stat-dollars = dollars
stat-certificates = certificates
stat-permanent_certificates = permanent certificates
stat-exchange_tokens = exchange tokens
stat-points = VP
stat-hand = cards in hand
stat-engine = engine
stat-workers = workers
stat-buildings = private buildings
stat-hazards = hazards
stat-outlaws = outlaws
stat-objectives = played objective cards
stat-step_limit = step limit
stat-hand_limit = hand limit
stat-certificate_limit = certificate limit

## Chapters of the rules

rule-heading-1 = Components
rule-heading-2 = Setup
rule-heading-3 = Turn structure
rule-heading-4 = Phase A: move the herder
rule-heading-5 = Phase B: use the location
rule-heading-6 = Kansas City: foresight
rule-heading-7 = Kansas City: income
rule-heading-8 = Kansas City: delivery
rule-heading-9 = Phase C: draw
rule-heading-10 = Actions: general rules
rule-heading-11 = Hire a worker
rule-heading-12 = Buy cattle
rule-heading-13 = Move the engine
rule-heading-14 = Stations and station masters
rule-heading-15 = Objective cards
rule-heading-16 = Private buildings
rule-heading-17 = Auxiliary actions
rule-heading-18 = Outlaws
rule-heading-19 = Exchange tokens
rule-heading-20 = Hazards
rule-heading-21 = Extra herder movement
rule-heading-22 = Building catalogue
rule-heading-23 = End of the game
rule-heading-24 = Final scoring
rule-heading-25 = Simmental variant
rule-heading-26 = Special cases
rule-heading-27 = Solo against Sam
rule-heading-28 = Decisions, for implementers
why-delivery-is-mandatory = The delivery must be made.

## The page

page-phase-move = Move
page-phase-use = Use location
page-phase-draw = Draw
page-kc-foresight = Foresight
page-kc-income = Income
page-kc-delivery = Delivery
page-kc-foresight-1 = Foresight 1
page-kc-foresight-2 = Foresight 2
page-kc-foresight-3 = Foresight 3
page-kc-foresight-help = Choose one tile of column { $n }: a worker goes to the job market, a hazard or an outlaw onto the trail.
page-kc-income-help = Each breed counts once: your hand is worth ${ $n }. Certificates can add to it.
page-kc-delivery-help = Lit cities need at most { $n }. In red on each city: the transport cost from where your engine stands. You have ${ $money }.
page-kc-disc-help = Take a disc from your board: a dark space needs a dark city. What lies under it is yours from now on.
page-tab-trail = Trail
page-tab-rail = Rails
page-tab-jobs = Jobs
page-tab-markets = Markets
page-tab-mine = Mine
page-row = row { $n }
page-building-n = Building { $n }
page-steps =
    { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
page-pay = pay ${ $n }
page-free = free
page-fee = Stopping or passing costs you ${ $n }.
page-no-fee = No fee for you.
page-risk = Risk action
page-woods = In the woods.
page-bounty = Bounty: ${ $n }
page-token = Bounty: an exchange token
page-transport = transport ${ $n }
page-city-value = Needs breeding value { $n } or more.
page-station = Upgrade for ${ $cost }: { $points } VP at the end.
page-job-help = Hire a worker from an open row for its price.
page-builders =
    { $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }
page-value = breeding value { $n }
page-my-hand = My hand
page-no-cards = No cards in hand.
page-my-board = My board
page-my-tiles = My objectives and tiles
page-buildings-left =
    { $n ->
        [one] { $n } building left
       *[other] { $n } buildings left
    }
page-certificates = Certificates: { $n }
page-certificates-name = Certificates
page-token-name = Exchange tokens
page-corner-white = White corners: takes discs from white spaces only.
page-corner-dark = Dark corners: takes discs from white and dark spaces.
page-disc-white = Disc on a white space: it may go to any city or station.
page-disc-dark = Disc on a dark space: only to cities and stations with dark corners.
page-disc-cost = Taking it costs ${ $n }.
page-city-points = { $n } VP for each disc at the end.
page-city-dollars = ${ $n } at once.
page-dollars = ${ $n }
page-hand-green = Green hand: who enters pays a fee.
page-hand-black = Black hand: who enters pays a fee.
page-hand-both = Green and black hand: who enters pays both fees.
page-goes-worker = A worker: goes to the job market, into the row with the token.
page-goes-hazard = A hazard: goes onto the first free space of its section of the trail.
page-goes-outlaw = An outlaw: goes onto the free outlaw space with the lowest number.
page-track-help = One engine on each space; occupied ones are skipped and not counted.
page-turnout-help = A turnout: who stops here may upgrade its station.
page-cowboy-help = Cowboys buy cattle: each of them once in a purchase.
page-builder-help = Builders place buildings: each tile says how many it needs.
page-engineer-help = Engineers move the engine: up to one space for each.
page-certificate-help = Certificates raise the value of your hand in Kansas City. A dashed number is beyond your limit.
page-price-help = How many cowboys and dollars cards of this value need.
page-pair-help = Once, for discs of yours in both cities.
page-money = Dollars
page-hand = Cards in hand
page-stack = stack { $n }
page-others = The others’ boards
page-vp = { $n } VP
page-step-limit = Step limit
page-hand-limit = Hand limit
page-discs-white = Discs left on white spaces
page-discs-dark = Discs left on dark spaces
page-stations-held = Stations with a disc
page-sam-next = Next delivery:
page-sam-cattle = Cattle in his score pile
page-replaced = is replaced
page-woods-short = woods
page-other-side = The other side, not in play:
page-face = { $face }: { $actions } ({ $builders }, { $points } VP)
page-cities = Cities with a disc
page-empty = empty

## Tips for a first game

tip-place-herder = Click a neutral building to begin your first drive. Each building shows its actions as signs.
tip-move-herder = Click a lit stop: the number says how many steps, a red tag what it costs. Then confirm.
tip-use-location = Above your herder stand the actions of this location, each once, in any order. Pass when you are done.

## A turn in one sentence, its steps and its sums

sum-money = { $sign }{ amount-dollars }
sum-tokens =
    { $n ->
        [one] { $sign }{ $n } token
       *[other] { $sign }{ $n } tokens
    }
summary-gains = earned { $what }
summary-herder_placed = started at { $space }
summary-herder_moved = reached { $space }
summary-auxiliary_used =
    { $n ->
        [one] used an auxiliary action
       *[other] used { $n } auxiliary actions
    }
summary-building_copied = used an adjacent building
summary-card_discarded = discarded { $card }
summary-card_removed = removed { $card } from the game
summary-hired = hired { $worker_a }
summary-bought = bought { $card }
summary-built = placed building { $building }
summary-replaced = replaced building { $old } by { $building }
summary-hazard_removed =
    { $n ->
        [one] removed a hazard
       *[other] removed { $n } hazards
    }
summary-bounty_collected =
    { $n ->
        [one] caught an outlaw
       *[other] caught { $n } outlaws
    }
summary-engine_moved = moved the engine to { $track }
summary-station_upgraded = upgraded { $station }
summary-master_taken =
    { $n ->
        [one] took a station master tile
       *[other] took { $n } station master tiles
    }
summary-objective_taken =
    { $n ->
        [one] took an objective card
       *[other] took { $n } objective cards
    }
summary-objective_played =
    { $n ->
        [one] played an objective card
       *[other] played { $n } objective cards
    }
summary-tile_chosen =
    { $n ->
        [one] chose a foresight tile
       *[other] chose { $n } foresight tiles
    }
summary-end_triggered = triggered the end of the game
summary-simmental_grew =
    { $n ->
        [one] upgraded a Simmental
       *[other] upgraded { $n } Simmentals
    }
summary-delivered = delivered { $city_to }
summary-delivery_skipped = had no disc left for a delivery
summary-pair_completed = connected { $pair }
summary-sam_revealed = revealed card { $sam_card }
summary-sam_specialized = chose a specialization ({ $worker })
