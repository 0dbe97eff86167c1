### Sierra West in English.


## The game

game-title = Sierra West
seat-automa = Hastings

## Amounts, for use in other messages

count-good =
    { $amount ->
        [one] { $amount } { $good_one }
       *[other] { $amount } { $good_other }
    }
count-basics =
    { $amount ->
        [one] { $amount } basic resource
       *[other] { $amount } basic resources
    }
count-apples =
    { $amount ->
        [one] { $amount } apple
       *[other] { $amount } apples
    }
count-fish = { $amount } fish

## Figures and where they stand

figure-hat = hat pioneer
    .the = the hat pioneer
figure-plain = plain pioneer
    .the = the plain pioneer
figure-mule = mule
    .the = the mule
slot-left = left card
slot-middle = middle card
slot-right = right card
side-left = left frontiersman
side-right = right frontiersman
spot-camp = camp
spot-trapper = trapper space
spot-tracker = tracker space
spot-green-start = green path, start
spot-green-1 = green path, space 1
spot-green-2 = green path, space 2
spot-green-3 = green path, space 3
spot-green-4 = green path, space 4
spot-green-5 = green path, space 5
spot-green-end = green path, end
spot-tan-start = tan path, start
spot-tan-1 = tan path, space 1
spot-tan-2 = tan path, space 2
spot-tan-3 = tan path, space 3
spot-tan-4 = tan path, space 4
spot-tan-end = tan path, end
spot-summit-left = summit (left card)
spot-summit-middle = summit (middle card)
spot-summit-right = summit (right card)
spot-cabin-boots_to_gold = cabin “Gold for Boots”
spot-cabin-boots_to_pair = cabin “Cobbler’s Cabin”
spot-cabin-double_boots = cabin “Double Boots”
spot-cabin-step_back = cabin “Step Back”
spot-cabin-drop_to_tan = cabin “Side Trail”
spot-cabin-all_green = cabin “Settlement”
spot-cabin-double_food = cabin “Double Food”
spot-cabin-double_wood = cabin “Double Wood”
spot-cabin-double_stone = cabin “Double Stone”
spot-cabin-paid_discount = cabin “Discount”
spot-cabin-bear_tamer = cabin “Bear Tamer”
spot-cabin-shovel_gold = cabin “Gold Digger”
spot-cabin-gold_to_basic = cabin “Trading Stable”

## Cabins

cabin-boots_to_gold = Gold for Boots
    .text = Plain pioneer: for every 2 boots of a boots space that the hat pioneer forgoes, 1 gold.
cabin-boots_to_pair = Cobbler’s Cabin
    .text = Plain pioneer: for every 2 boots of a boots space that the hat pioneer forgoes, a pair of boots token.
cabin-double_boots = Double Boots
    .text = Plain pioneer: boots spaces of the hat pioneer count double.
cabin-step_back = Step Back
    .text = Plain pioneer, once per turn: pay 2 pair of boots tokens; the hat pioneer moves back 1 space and may act there again.
cabin-drop_to_tan = Side Trail
    .text = Plain pioneer, once per turn: pay a pair of boots token; the hat pioneer moves to the tan space below and goes on there.
cabin-all_green = Settlement
    .text = Plain pioneer: all your other green cabins are active.
cabin-double_food = Double Food
    .text = Plain pioneer: 1 food on a space of the hat pioneer becomes 2.
cabin-double_wood = Double Wood
    .text = Plain pioneer: 1 wood on a space of the hat pioneer becomes 2.
cabin-double_stone = Double Stone
    .text = Plain pioneer: 1 stone on a space of the hat pioneer becomes 2.
cabin-paid_discount = Discount
    .text = Hat pioneer, once per turn: a paid space costs the plain pioneer 1 basic resource less.
cabin-bear_tamer = Bear Tamer
    .text = Hat pioneer, once per turn: ignore the cost of a bear hazard and gain a pair of boots token.
cabin-shovel_gold = Gold Digger
    .text = Hat pioneer, once per turn: after the plain pioneer used a shovel, 1 gold.
cabin-gold_to_basic = Trading Stable
    .text = Mule: 1 gold for 1 basic resource of your choice, as often as you like.

## The mountain

place-r1p1 = row 1, card 1
place-r1p2 = row 1, card 2
place-r2p1 = row 2, card 1
place-r2p2 = row 2, card 2
place-r2p3 = row 2, card 3
place-r3p1 = row 3, card 1
place-r3p2 = row 3, card 2
place-r3p3 = row 3, card 3
place-r3p4 = row 3, card 4
place-r4p1 = row 4, card 1
place-r4p2 = row 4, card 2
place-r4p3 = row 4, card 3
place-r4p4 = row 4, card 4
place-r4p5 = row 4, card 5
place-r5p1 = row 5, card 1
place-r5p2 = row 5, card 2
place-r5p3 = row 5, card 3
place-r5p4 = row 5, card 4
place-r5p5 = row 5, card 5
place-r5p6 = row 5, card 6
place-base = mountain base
pool-hat = boots of the hat pioneer
pool-plain = boots of the plain pioneer
pool-token = boots of a token
pile-deck = on top of the deck
pile-discard = on top of the discard pile

## Goods

good-food = food
    .one = food
    .other = food
good-wood = wood
    .one = wood
    .other = wood
good-stone = stone
    .one = stone
    .other = stone
good-gold = gold
    .one = gold
    .other = gold
good-pair_of_boots = pair of boots token
    .one = pair of boots token
    .other = pair of boots tokens
good-bullet = bullet
    .one = bullet
    .other = bullets
good-trout = trout
    .one = trout
    .other = trout
good-salmon = salmon
    .one = salmon
    .other = salmon
good-bass = bass
    .one = bass
    .other = bass
basic-food = food
basic-wood = wood
basic-stone = stone
fish-trout = trout
    .a = a trout
fish-salmon = salmon
    .a = a salmon
fish-bass = bass
    .a = a bass
forgone-gold = 1 gold
forgone-pair_of_boots = 1 pair of boots token
deal-trout = 1 trout → 1 wood
deal-salmon = 1 salmon → 1 food
deal-bass = 1 bass → 1 stone
deal-trout-salmon = 1 trout, 1 salmon → 1 gold
deal-trout-bass = 1 trout, 1 bass → 1 gold
deal-salmon-bass = 1 salmon, 1 bass → 1 gold
deal-one-of-each = 1 trout, 1 salmon, 1 bass → 2 gold
deal-2-trout = 2 trout → 3 gold
deal-2-salmon = 2 salmon → 3 gold
deal-2-bass = 2 bass → 3 gold
deal-3-trout = 3 trout → 4 gold
deal-3-salmon = 3 salmon → 4 gold
deal-3-bass = 3 bass → 4 gold

## Tracks

track-food = food track
track-wood = wood track
track-stone = stone track
orchard-green = green orchard track
orchard-red = red orchard track
prize-dynamite = dynamite
prize-lantern = lantern
prize-sheriff = sheriff card
prize-bullets = 2 bullets

## Animals

animal-rabbit = rabbit
    .a = a rabbit
    .text = Fur trade: 1 food.
animal-beaver = beaver
    .a = a beaver
    .text = Fur trade: 1 wood.
animal-fox = fox
    .a = a fox
    .text = Fur trade: 1 stone.
animal-bear = bear
    .a = a bear
    .text = Fur trade: 1 gold.
animal-deer = deer
    .a = a deer
    .text = Fur trade: 1 green and 1 red apple.
animal-raccoon = raccoon
    .a = a raccoon
    .text = Fur trade: a fish of your choice.
animal-marmot = marmot
    .a = a marmot
    .text = Fur trade: the dynamite or the lantern.
animal-badger = badger
    .a = a badger
    .text = Fur trade: the sheriff card or 2 bullets.

## Symbols of the paths

symbol-food_1 = 1 food
symbol-food_2 = 2 food
symbol-wood_1 = 1 wood
symbol-wood_2 = 2 wood
symbol-stone_1 = 1 stone
symbol-stone_2 = 2 stone
symbol-gold_1 = 1 gold
symbol-boot_1 = 1 boot
symbol-boot_2 = 2 boots
symbol-pair_of_boots = Gain a pair of boots
symbol-fur_trade = Fur trade
symbol-mule = Gain the mule
symbol-shovel = Use the shovel
symbol-bear_hazard = Bear hazard
symbol-apples_g1 = 1 green apple
symbol-apples_r1 = 1 red apple
symbol-apples_g1r1 = 1 green and 1 red apple
symbol-apples_g2 = 2 green apples
symbol-apples_r2 = 2 red apples
symbol-harvest_apples = Harvest apples
symbol-pan_gold = Pan for gold
symbol-banjo_hazard = Banjo hazard
symbol-dueling_banjos = Dueling banjos
symbol-paddle_1 = Single paddle
symbol-paddle_2 = Double paddle
symbol-paddle_fast = Fast paddle
symbol-fish = Go fishing
symbol-mine = Mine
symbol-lantern = Gain the lantern
symbol-dynamite = Gain the dynamite
symbol-load_cart = Load a mine cart
symbol-bullet_1 = 1 bullet
symbol-bullet_2 = 2 bullets
symbol-reload = Reload
symbol-sheriff = New sheriff

## Cards

card-st1 = Forager
    .text = Green path: 1 food / – / 1 boot. Tan path: 1 food / use the shovel. Summit: homestead, food track (2 food, 1 stone). Animal: rabbit.
card-st2 = Woodcutter
    .text = Green path: 1 wood / – / 1 boot. Tan path: 1 wood / use the shovel. Summit: homestead, wood track (2 wood, 1 food). Animal: beaver.
card-st3 = Stonemason
    .text = Green path: 1 stone / – / 1 boot. Tan path: 1 stone / use the shovel. Summit: homestead, stone track (2 stone, 1 wood). Animal: fox.
card-st4 = Trailblazer
    .text = Green path: 1 boot / 1 food / 2 boots. Tan path: 1 boot / bear hazard. Summit: move the wagon (2 food, 1 wood, 1 stone).
card-st5 = Teamster
    .text = Green path: 2 boots / 1 wood / 1 boot. Tan path: 1 wood / bear hazard. Summit: move the wagon (2 wood, 1 food, 1 stone).
card-st6 = Homesteader
    .text = Green path: 1 food / 1 stone / 1 wood. Tan path: 1 stone / use the shovel. Summit: homestead, any track (1 food, 1 wood, 1 stone).
card-st7 = Trapper
    .text = Green path: 1 boot / 1 food / 1 gold. Tan path: fur trade / bear hazard. Summit: homestead, any track (1 food, 1 wood, 1 stone). Animal: bear.
card-st8 = Mule Driver
    .text = Green path: 1 wood / 1 boot / 1 stone. Tan path: 1 boot / gain the mule. Summit: move the wagon (4 basic resources).
card-ah_start = Orchard Hand
    .text = Green path: 1 food / 1 green and 1 red apple / 2 boots. Tan path: 1 boot / harvest apples. Summit: apple homestead, red orchard track (3 red apples). Animal: deer.
card-bb_start = Canoeist
    .text = Green path: single paddle / 1 boot / double paddle. Tan path: pan for gold / go fishing. Summit: buy fish (2 basic resources), any number of times. Animal: raccoon.
card-gr_start = Forty-Niner
    .text = Green path: 1 stone / 1 boot / load a mine cart. Tan path: gain the lantern / mine. Summit: buy a mine cart (1 wood, 1 stone). Animal: marmot.
card-oo_start = Deputy
    .text = Green path: 1 bullet / 1 boot / 1 bullet. Tan path: new sheriff / reload. Summit: six-shooter (1 bullet). Animal: badger.
card-ah01 = Granny Smith Grove
    .text = Green path: 2 green apples / 1 food / 1 boot. Tan path: 1 wood / harvest apples. Summit: apple homestead, green orchard track (3 green apples). Animal: deer.
card-ah02 = Red Delicious Row
    .text = Green path: 2 red apples / 1 wood / 1 boot. Tan path: 1 stone / harvest apples. Summit: apple homestead, red orchard track (3 red apples). Animal: deer.
card-ah03 = Cider Press
    .text = Green path: 1 green and 1 red apple / 1 gold / 1 food. Tan path: 1 boot / harvest apples. Summit: apple trade (2 apples of any colour → 1 gold), any number of times. Animal: rabbit.
card-ah04 = Apple Cart
    .text = Green path: 2 boots / 1 red apple / 2 food. Tan path: 1 food / use the shovel. Summit: move the wagon (2 food, 1 wood).
card-ah05 = Fruit Stand
    .text = Green path: 2 food / 1 green apple / 1 boot. Tan path: fur trade / use the shovel. Summit: apple trade (1 apple of any colour → 1 basic resource), any number of times.
card-ah06 = Pie Kitchen
    .text = Green path: 1 food / 2 boots / 1 wood. Tan path: 2 food / bear hazard. Summit: apple trade (1 green apple, 1 red apple → 1 gold, 1 food), any number of times. Animal: fox.
card-ah07 = Grafting Shed
    .text = Green path: 2 wood / 1 green and 1 red apple / 1 boot. Tan path: 1 gold / use the shovel. Summit: apple homestead, either orchard track (4 apples of any colour). Animal: bear.
card-ah08 = Foothill Farm
    .text = Green path: 1 wood / 1 food / 1 stone. Tan path: 2 wood / use the shovel. Summit: homestead, any track (3 basic resources). Animal: beaver.
card-ah09 = Irrigation Ditch
    .text = Green path: 1 stone / gain a pair of boots / 1 green apple. Tan path: 2 stone / harvest apples. Summit: homestead, stone track (1 stone, 1 wood). Animal: beaver.
card-ah10 = Barn Raising
    .text = Green path: 2 wood / 1 boot / 1 gold. Tan path: 2 boots / bear hazard. Summit: homestead, wood track (1 wood, 1 food).
card-ah11 = Smokehouse
    .text = Green path: 2 food / 1 wood / 1 red apple. Tan path: 1 boot / gain the mule. Summit: homestead, food track (1 food, 1 stone). Animal: rabbit.
card-ah12 = Stone Wall
    .text = Green path: 2 stone / 1 boot / 1 boot. Tan path: fur trade / use the shovel. Summit: homestead, stone track (2 stone). Animal: fox.
card-ah13 = Harvest Festival
    .text = Green path: 1 gold / 1 green and 1 red apple / 2 boots. Tan path: 1 green and 1 red apple / harvest apples. Summit: apple homestead, either orchard track (2 green apples, 1 red apple). Animal: deer.
card-ah14 = Wagon Yard
    .text = Green path: 2 boots / 1 stone / gain a pair of boots. Tan path: 1 wood / bear hazard. Summit: move the wagon (3 basic resources). Animal: bear.
card-ah15 = Trading Post
    .text = Green path: fur trade / 1 food / 2 boots. Tan path: 1 gold / use the shovel. Summit: homestead, any track (1 food, 1 wood, 1 stone).
card-bb01 = Trout Pool
    .text = Green path: single paddle / 1 wood / 2 boots. Tan path: single paddle / go fishing. Summit: homestead, wood track (2 trout). Animal: raccoon.
card-bb02 = Salmon Run
    .text = Green path: double paddle / 1 food / 1 boot. Tan path: 1 food / go fishing. Summit: homestead, food track (2 salmon). Animal: raccoon.
card-bb03 = Bass Hole
    .text = Green path: single paddle / 1 stone / single paddle. Tan path: 1 stone / go fishing. Summit: homestead, stone track (2 bass). Animal: raccoon.
card-bb04 = Gravel Bar
    .text = Green path: 1 stone / 1 boot / banjo hazard. Tan path: pan for gold / use the shovel. Summit: homestead, any track (1 trout, 1 bass, 1 salmon). Animal: fox.
card-bb05 = Sluice Box
    .text = Green path: 2 wood / 1 gold / single paddle. Tan path: 1 boot / pan for gold. Summit: buy fish (2 basic resources), any number of times.
card-bb06 = Rapids
    .text = Green path: fast paddle / 1 boot / 2 boots. Tan path: pan for gold / bear hazard. Summit: move the wagon (3 basic resources).
card-bb07 = Front Porch Picker
    .text = Green path: banjo hazard / 2 food / 1 gold. Tan path: 1 food / dueling banjos. Summit: homestead, food track (1 food, 1 stone). Animal: rabbit.
card-bb08 = Moonshine Hollow
    .text = Green path: 1 gold / banjo hazard / 1 gold. Tan path: 1 wood / dueling banjos. Summit: buy fish (2 basic resources), any number of times. Animal: bear.
card-bb09 = Backwoods Shack
    .text = Green path: 1 wood / 2 boots / banjo hazard. Tan path: fur trade / dueling banjos. Summit: homestead, wood track (1 wood, 1 food). Animal: beaver.
card-bb10 = Ferry Landing
    .text = Green path: double paddle / 1 wood / 1 food. Tan path: 2 boots / use the shovel. Summit: move the wagon (2 food, 1 wood).
card-bb11 = River Camp
    .text = Green path: 1 food / single paddle / 1 wood. Tan path: double paddle / use the shovel. Summit: homestead, any track (3 basic resources). Animal: beaver.
card-bb12 = Portage Trail
    .text = Green path: 2 boots / 1 stone / gain a pair of boots. Tan path: 2 stone / use the shovel. Summit: homestead, stone track (1 stone, 1 wood). Animal: rabbit.
card-bb13 = Trapline
    .text = Green path: fur trade / single paddle / 1 boot. Tan path: 1 gold / go fishing. Summit: homestead, any track (1 trout, 1 bass, 1 salmon). Animal: fox.
card-bb14 = Prospector’s Bend
    .text = Green path: 2 stone / banjo hazard / 2 boots. Tan path: fast paddle / pan for gold. Summit: buy fish (2 basic resources), any number of times. Animal: bear.
card-bb15 = Pack Train
    .text = Green path: 2 food / 1 boot / 1 stone. Tan path: 2 wood / gain the mule. Summit: move the wagon (3 basic resources).
card-gr01 = Quartz Vein
    .text = Green path: 1 stone / load a mine cart / 1 boot. Tan path: gain the lantern / mine. Summit: buy a mine cart (2 wood). Animal: marmot.
card-gr02 = Deep Shaft
    .text = Green path: gain the lantern / 1 stone / 2 boots. Tan path: 1 stone / mine. Summit: buy a mine cart (1 wood, 1 stone). Animal: marmot.
card-gr03 = Powder Magazine
    .text = Green path: gain the dynamite / 1 boot / 2 stone. Tan path: 1 stone / mine. Summit: buy a mine cart (2 basic resources). Animal: marmot.
card-gr04 = Ore Hopper
    .text = Green path: load a mine cart / 1 food / 1 gold. Tan path: 1 boot / load a mine cart. Summit: buy a mine cart (1 food, 1 wood).
card-gr05 = Stamp Mill
    .text = Green path: 2 stone / 1 gold / 1 boot. Tan path: gain the dynamite / use the shovel. Summit: homestead, stone track (2 stone). Animal: fox.
card-gr06 = Timber Crew
    .text = Green path: 2 wood / load a mine cart / 1 boot. Tan path: 1 wood / use the shovel. Summit: homestead, wood track (1 wood, 1 food). Animal: beaver.
card-gr07 = Cookhouse
    .text = Green path: 2 food / 1 boot / gain the lantern. Tan path: 1 food / use the shovel. Summit: homestead, food track (1 food, 1 stone). Animal: rabbit.
card-gr08 = Assay Office
    .text = Green path: 1 gold / 1 wood / 1 gold. Tan path: load a mine cart / bear hazard. Summit: homestead, any track (3 basic resources).
card-gr09 = Claim Stake
    .text = Green path: 2 boots / load a mine cart / 1 stone. Tan path: 1 boot / use the shovel. Summit: move the wagon (1 wood, 2 stone). Animal: bear.
card-gr10 = Mule Train
    .text = Green path: 2 boots / 1 food / 1 wood. Tan path: 2 wood / gain the mule. Summit: move the wagon (3 basic resources).
card-gr11 = Pelt Road
    .text = Green path: fur trade / 1 boot / 2 boots. Tan path: 1 gold / bear hazard. Summit: homestead, any track (1 food, 1 wood, 1 stone). Animal: fox.
card-gr12 = Miners’ Camp
    .text = Green path: 1 food / 1 stone / load a mine cart. Tan path: 2 boots / mine. Summit: homestead, food track (2 food). Animal: rabbit.
card-gr13 = Narrow Gauge
    .text = Green path: 1 wood / 2 boots / load a mine cart. Tan path: gain a pair of boots / load a mine cart. Summit: buy a mine cart (1 wood, 1 stone). Animal: beaver.
card-gr14 = Boom Town
    .text = Green path: 1 gold / gain the dynamite / 1 food. Tan path: fur trade / use the shovel. Summit: move the wagon (3 basic resources). Animal: bear.
card-gr15 = Tailings
    .text = Green path: 1 stone / 1 wood / gain a pair of boots. Tan path: 2 stone / gain the lantern. Summit: homestead, stone track (1 stone, 1 wood).
card-oo01 = Jailhouse
    .text = Green path: 1 bullet / 1 food / 1 boot. Tan path: new sheriff / reload. Summit: six-shooter (1 bullet). Animal: badger.
card-oo02 = Gunsmith
    .text = Green path: 2 bullets / 1 wood / 1 boot. Tan path: 1 bullet / use the shovel. Summit: rifle (2 bullets). Animal: badger.
card-oo03 = Saloon
    .text = Green path: 2 food / 1 bullet / 1 gold. Tan path: 1 boot / new sheriff. Summit: six-shooter (1 bullet).
card-oo04 = Lookout Rock
    .text = Green path: 2 boots / 1 bullet / 1 stone. Tan path: 1 stone / use the shovel. Summit: rifle (2 bullets). Animal: fox.
card-oo05 = Stagecoach
    .text = Green path: 2 boots / 1 wood / 1 bullet. Tan path: 1 boot / bear hazard. Summit: move the wagon (3 basic resources).
card-oo06 = Bounty Office
    .text = Green path: 1 gold / 1 bullet / 2 boots. Tan path: fur trade / reload. Summit: six-shooter (1 bullet). Animal: bear.
card-oo07 = Ranch Fence
    .text = Green path: 2 wood / 1 boot / 1 bullet. Tan path: 1 wood / use the shovel. Summit: homestead, wood track (1 wood, 1 bullet). Animal: beaver.
card-oo08 = Chuck Wagon
    .text = Green path: 2 food / 1 stone / 1 boot. Tan path: 1 food / use the shovel. Summit: homestead, food track (1 food, 1 bullet). Animal: rabbit.
card-oo09 = Stone Fort
    .text = Green path: 2 stone / 1 bullet / 1 boot. Tan path: 1 stone / bear hazard. Summit: homestead, stone track (1 stone, 1 bullet). Animal: fox.
card-oo10 = Posse
    .text = Green path: 1 bullet / 2 boots / 1 bullet. Tan path: 2 bullets / reload. Summit: rifle (2 bullets). Animal: badger.
card-oo11 = Telegraph
    .text = Green path: gain a pair of boots / 1 wood / 1 gold. Tan path: new sheriff / use the shovel. Summit: homestead, any track (3 basic resources).
card-oo12 = Livery Stable
    .text = Green path: 1 food / 2 boots / 1 wood. Tan path: 2 boots / gain the mule. Summit: move the wagon (2 food, 1 wood). Animal: rabbit.
card-oo13 = Hideout Trail
    .text = Green path: 2 boots / 1 bullet / 1 stone. Tan path: 1 gold / bear hazard. Summit: six-shooter (1 bullet). Animal: bear.
card-oo14 = Pelt Trader
    .text = Green path: fur trade / 1 food / 1 wood. Tan path: 2 wood / use the shovel. Summit: homestead, any track (1 food, 1 wood, 1 stone). Animal: beaver.
card-oo15 = General Store
    .text = Green path: 2 bullets / 1 food / 1 stone. Tan path: fur trade / new sheriff. Summit: homestead, any track (2 basic resources, 1 bullet).

## Special cards

special-orchard1 = Orchard 1
    .text = 2 green apples, 1 red apple.
special-orchard2 = Orchard 2
    .text = 1 green apple, 2 red apples.
special-orchard3 = Orchard 3
    .text = 2 green apples.
special-orchard4 = Orchard 4
    .text = 2 red apples.
special-orchard5 = Orchard 5
    .text = 1 green apple, 1 red apple.
special-orchard6 = Orchard 6
    .text = 2 green apples, 2 red apples.
special-river1 = River 1
    .text = Fish: trout. Load: stone, gold.
special-river2 = River 2
    .text = Fish: salmon. Load: stone, gold, gold.
special-river3 = River 3
    .text = Fish: bass. Load: stone, stone, gold.
special-river4 = River 4
    .text = Fish: trout, salmon. Load: gold, stone.
special-river5 = River 5
    .text = Fish: bass, trout. Load: stone, gold.
special-river6 = River 6
    .text = Fish: salmon, bass. Load: gold, stone, gold.
special-mine_campfire = Mine (campfire)
    .text = 2 gold.
special-mine_i_a = Mine I a
    .text = 1 gold.
special-mine_i_b = Mine I b
    .text = 2 gold (dark mine).
special-mine_ii_a = Mine II a
    .text = 1 gold.
special-mine_ii_b = Mine II b
    .text = 2 gold (dark mine).
special-mine_ii_c = Mine II c
    .text = 3 gold (dark mine).
special-outpost_campfire = Outpost (campfire)
    .text = Hit with a roll of 5 or more.
special-outpost_i = Outpost I
    .text = Hit with a roll of 4 or more.
special-outpost_ii = Outpost II
    .text = Hit with a roll of 4 or more.
special-outpost_iii = Outpost III
    .text = Hit with a roll of 3 or more.
special-outpost_iv = Outpost IV
    .text = Hit with a roll of 3 or more.
special-outpost_v = Outpost V
    .text = Hit with a roll of 2 or more.

## Plans of Hastings

plan_action-wagon = Move the wagon
plan_action-gold = 1 gold
plan_action-fur_trade = Fur trade
plan_action-food = Food track
plan_action-wood = Wood track
plan_action-stone = Stone track
plan_action-move = Move
plan_action-shovel = Use the shovel
plan_action-mode = Mode action
plan-plan01 = Plan card 1
    .text = Acts: left frontiersman. Actions: move, use the shovel, move the wagon, 1 gold. Arrows: 1, 2, 3; ghost arrow: 4. Hunt: right card (opaque). Animal: rabbit.
plan-plan02 = Plan card 2
    .text = Acts: right frontiersman. Actions: move, use the shovel, food track, fur trade. Arrows: 2, 3, 4; ghost arrow: 1. Hunt: left card. Animal: beaver.
plan-plan03 = Plan card 3
    .text = Acts: left frontiersman. Actions: wood track, move, use the shovel, mode action. Arrows: 1, 2, 4; ghost arrow: 3. Hunt: right card (opaque). Animal: fox.
plan-plan04 = Plan card 4
    .text = Acts: right frontiersman. Actions: stone track, move, 1 gold, use the shovel. Arrows: 1, 3, 4; ghost arrow: 2. Hunt: left card (opaque). Animal: bear.
plan-plan05 = Plan card 5
    .text = Acts: left frontiersman. Actions: move the wagon, food track, use the shovel, move. Arrows: 1, 2, 3; ghost arrow: 4. Hunt: left card. Animal: mode.
plan-plan06 = Plan card 6
    .text = Acts: right frontiersman. Actions: mode action, move, use the shovel, wood track. Arrows: 2, 3, 4; ghost arrow: 1. Hunt: right card (opaque). Animal: –.
plan-plan07 = Plan card 7
    .text = Acts: left frontiersman. Actions: use the shovel, stone track, move, 1 gold. Arrows: 1, 3, 4; ghost arrow: 2. Hunt: right card. Animal: rabbit.
plan-plan08 = Plan card 8
    .text = Acts: right frontiersman. Actions: move, move the wagon, fur trade, use the shovel. Arrows: 1, 2, 4; ghost arrow: 3. Hunt: left card (opaque). Animal: beaver.
plan-plan09 = Plan card 9
    .text = Acts: left frontiersman. Actions: food track, use the shovel, mode action, move. Arrows: 1, 2, 3; ghost arrow: 4. Hunt: right card (opaque). Animal: fox.
plan-plan10 = Plan card 10
    .text = Acts: right frontiersman. Actions: move, 1 gold, wood track, use the shovel. Arrows: 2, 3, 4; ghost arrow: 1. Hunt: left card. Animal: bear.
plan-plan11 = Plan card 11
    .text = Acts: left frontiersman. Actions: move, use the shovel, stone track, fur trade. Arrows: 1, 2, 4; ghost arrow: 3. Hunt: left card (opaque). Animal: mode.
plan-plan12 = Plan card 12
    .text = Acts: right frontiersman. Actions: move the wagon, move, use the shovel, food track. Arrows: 1, 3, 4; ghost arrow: 2. Hunt: right card. Animal: –.
plan-plan13 = Plan card 13
    .text = Acts: left frontiersman. Actions: move, mode action, use the shovel, 1 gold. Arrows: 1, 2, 3; ghost arrow: 4. Hunt: right card. Animal: rabbit.
plan-plan14 = Plan card 14
    .text = Acts: right frontiersman. Actions: wood track, move, move the wagon, use the shovel. Arrows: 2, 3, 4; ghost arrow: 1. Hunt: left card (opaque). Animal: beaver.
plan-plan15 = Plan card 15
    .text = Acts: left frontiersman. Actions: 1 gold, move, fur trade, stone track. Arrows: 1, 3, 4; ghost arrow: 2. Hunt: right card. Animal: fox.
plan-plan16 = Plan card 16
    .text = Acts: right frontiersman. Actions: mode action, move, wood track, 1 gold. Arrows: 1, 2, 4; ghost arrow: 3. Hunt: left card (opaque). Animal: bear.
plan-plan17 = Plan card 17
    .text = Acts: left frontiersman. Actions: fur trade, 1 gold, food track, stone track. Arrows: 1, 2, 3; ghost arrow: 4. Hunt: left card. Animal: mode.
plan-plan18 = Plan card 18
    .text = Acts: right frontiersman. Actions: 1 gold, fur trade, move, use the shovel. Arrows: 2, 3, 4; ghost arrow: 1. Hunt: right card. Animal: –.

## What a player can do

action-pass = Pass
action-start = Put { $pioneer_the } on the start of the path
action-step = One step with { $pioneer_the }
action-activate = Use the space of { $pioneer_the }
action-discount = Use the space of the plain pioneer with the discount
action-tame = Tame the bear
action-assign = Assign to the cabin “{ $cabin }”
action-back = Move the hat pioneer back 1 space
action-drop = Move the hat pioneer down to the tan path
action-scout = Move the frontiersman to { $place } ({ $pool })
action-wagon = Move the wagon. Boots of the hat pioneer: { $hat_boots }, of the plain pioneer: { $plain_boots }
action-forgo = Forgo 2 boots: { $forgone }
action-token = Spend a pair of boots token
action-exchange = Exchange 1 gold: { $basic }
action-blast = Dynamite: 2 stone for 1 gold
action-sell = Fish market: { $deal }
action-summit = Summit action with { $figure_the }: { $slot }
action-occupy = Put { $figure_the } on a summit without using it: { $slot }
action-lay = Lay: { $card } ({ $slot })
action-put = Put it { $pile }
action-claim = Claim the card and put it { $pile }
action-build = Build the cabin on market space { $space }
action-pay = Pay: { $food } food, { $wood } wood, { $stone } stone
action-give-apples = Give apples. Green: { $green }, red: { $red }
action-give-fish = Give { $fish_a }
action-lose = Remove the cabin “{ $cabin }”
action-retreat = Move the wagon back 1 space
action-climb = Move up on the { $track }
action-grow = Move up on the { $orchard }
action-take = Take { $basic }
action-catch = Take { $fish_a }
action-prize = Take: { $prize }
action-paddle =
    { $river ->
        [0] Paddle to the fish market
       *[other] Paddle to river { $river }
    }
action-load = Load { $gold } gold into a mine cart that holds { $cart }
action-again = Once more
action-shoot = Shoot again
action-stop = Stop
action-trap = Trap { $animal_a } with { $pioneer_the }
action-track = Send { $pioneer_the } to the tracker space
action-decline = Decline

## What is being decided

question-lay-card = Planning: lay a card. Place: { $slot }.
question-store-fourth-card = Where does the fourth card go?
question-trap-animal = Trap a visible animal for 1 basic resource?
question-pioneer = Pioneering: make a move or pass.
question-pay-basics = Pay { count-basics }.
question-pay-apples = Give { count-apples } of any colour.
question-pay-fish = Give { count-fish }.
question-use-shovel = Shovel: claim a card or build a cabin.
question-suffer-damage = Damage: remove a cabin or move the wagon back.
question-repeat-summit = Repeat the summit action?
question-choose-track = Homestead: choose a track.
question-choose-orchard = Apple homestead: choose a track.
question-track-supplies = Another player moved up ({ $track }). Send a pioneer to the tracker space?
question-gain-basic = Take { count-basics } of your choice.
question-gain-fish = Take { count-fish } of your choice.
question-choose-prize = Fur trade: what do you take?
question-paddle-canoe = Where does the canoe go?
question-load-cart = Which mine cart do you load, and with how much gold?
question-shoot-again = Missed. Shoot again or stop?

## What happened

event-round-began = Round { $amount }
event-turn-began = { $seat }’s turn
event-laid = { $seat } lays a card: { $card } ({ $slot }).
event-stored-on-deck = { $seat } puts a card face down on the deck: { $card }.
event-stored-on-deck-hidden = { $seat } puts a card face down on the deck.
event-stored-on-discard = { $seat } puts a card on the discard pile: { $card }.
event-showed-animal = Visible animal: { $animal } ({ $seat }).
event-trapped = { $seat } traps { $animal_a } with { $figure_the }.
event-tracked = { $seat } sends { $figure_the } to the tracker space and gains 1 { $good }.
event-assigned = { $seat } assigns { $figure_the } to the cabin “{ $cabin }”.
event-moved = { $seat } moves { $figure_the }: { $spot }.
event-activated = { $seat } uses a space ({ $figure }): { $symbol }.
event-discounted = { $seat } uses the discount.
event-tamed = { $seat } tames the bear.
event-gained = { $seat } gains { count-good }.
event-paid = { $seat } spends { count-good }.
event-scouted = { $seat } moves the frontiersman to { $place } ({ $pool }).
event-wagon-moved = { $seat } moves the wagon to space { $amount }.
event-forwent =
    { $amount ->
        [one] { $seat } forgoes { $amount } boot.
       *[other] { $seat } forgoes { $amount } boots.
    }
event-token-spent = { $seat } spends a pair of boots token.
event-mule-taken = { $seat } takes the mule.
event-claimed = { $seat } claims “{ $card }” and puts it { $pile }.
event-sent-to-base = { $seat }’s frontiersman goes to the mountain base.
event-turned-up = Turned face up ({ $place }): { $card }.
event-joined-row = { $special } joins the row under the wagon trail, place { $amount }.
event-end-triggered = The row is full: the end of the game is triggered.
event-built = { $seat } builds the cabin “{ $cabin }” from market space { $space }.
event-tile-discarded = Discarded from the cabin market: { $cabin }.
event-tile-drawn = New on market space { $space }: { $cabin }.
event-tiles-shuffled = The discarded cabins are shuffled. Tiles: { $amount }.
event-cabin-lost = { $seat } loses the cabin “{ $cabin }”.
event-wagon-retreated = { $seat }’s wagon moves back to space { $amount }.
event-damage-none = { $seat } has nothing to lose: no damage.
event-moved-up = { $seat } moves up on the { $track }, to { $amount }.
event-stayed-on-track = { $seat } cannot move up on the { $track } and takes the reward.
event-grew = { $seat } moves up on the { $orchard }, to { $amount }.
event-apples-changed = Apple supply: { $green } green, { $red } red.
event-panned = { $seat } pans 1 { $good } from { $special }.
event-paddled =
    { $river ->
        [0] { $seat } paddles to the fish market.
       *[other] { $seat } paddles to river { $river }.
    }
event-sold = { $seat } trades at the fish market: { $deal }.
event-item-taken = { $seat } takes: { $prize }.
event-rolled = { $seat } rolls { $amount }.
event-mined = { $seat } mines { $gold } gold and { $stone } stone.
event-cart-gained = { $seat } gains a mine cart.
event-cart-loaded = { $seat } loads a mine cart with { $amount } gold.
event-hit = A hit.
event-missed = A miss.
event-captured = { $seat } captures an outlaw ({ $place }).
event-outlaws-at-base =
    { $amount ->
        [one] { $amount } more outlaw appears at the mountain base.
       *[other] { $amount } more outlaws appear at the mountain base.
    }
event-passed = { $seat } passes.
event-drew = { $seat } draws: { $card }.
event-drew-hidden = { $seat } draws a card.
event-deck-shuffled = { $seat } shuffles the discard pile into a new deck. Cards: { $amount }.
event-plan-revealed = { $seat } reveals { $plan }. { $plan_text }
event-plans-shuffled = The plan cards are shuffled.
event-plan-performed = { $seat }: { $action }.
event-scout-moved = { $seat }, { $side }: { $place }.
event-hunted = { $seat } hunts { $animal_a }.

## Why not

why-not-in-camp = The figure is not in the camp.
why-cabin-not-built = You have not built this cabin.
why-already-on-path = The pioneer is on the path already.
why-not-walking = The pioneer is not on a path.
why-at-path-end = The pioneer stands at the end of the path.
why-on-summit = A figure on a summit does not move any more in this turn.
why-not-on-space = The pioneer does not stand on a path space.
why-activated-already = This space was used already since the pioneer arrived.
why-boots-are-spent = The boots of this space are for moving, they are not activated.
why-banjo-never-activated = The banjo hazard is never activated.
why-cannot-pay-space = You cannot pay for this space.
why-shovel-useless = The shovel can neither claim a card nor build a cabin now.
why-no-loose-gold = You have no gold to load.
why-no-cart-room = None of your mine carts has room.
why-discount-inactive = The cabin of the discount is not active.
why-used-this-turn = This ability was used already in this turn.
why-not-paid-space = The plain pioneer does not stand on a paid space.
why-tamer-inactive = The cabin of the bear tamer is not active.
why-not-on-bear = The plain pioneer does not stand on a bear hazard.
why-mule-not-yours = The mule is not yours.
why-mule-on-summit = The mule stands on a summit.
why-mule-in-cabin = The mule is in the grey cabin already.
why-ability-not-open = This ability cannot be used now.
why-too-few-tokens = You have too few pair of boots tokens.
why-not-on-green = The hat pioneer does not stand on a space of the green path.
why-no-space-behind = There is no space behind the hat pioneer.
why-no-tan-below = There is no tan space below.
why-not-adjacent = That place is not adjacent to the frontiersman.
why-place-empty = There is no card there any more.
why-pool-empty = There are no such boots left.
why-trail-at-end = The wagon stands at the end of the trail.
why-wrong-boots = These boots do not make up the cost of the step.
why-cannot-pay-step = You cannot pay for this step of the wagon.
why-forgo-inactive = No active cabin takes boots for this.
why-too-few-boots = There are too few boots on the space of the hat pioneer.
why-no-token = You have no pair of boots token.
why-mule-not-in-cabin = Your mule is not in the grey cabin.
why-no-gold = You have no gold.
why-no-dynamite = You do not have the dynamite.
why-too-little-stone = You have too little stone.
why-canoe-not-at-market = Your canoe is not at the fish market.
why-fish-missing = You do not have these fish.
why-not-at-path-end = The pioneer has not reached the end of the path.
why-summit-taken = A figure stands on this summit already.
why-cannot-pay-summit = You cannot pay for this summit action.
why-no-fish-left = There are no fish left in the supply.
why-no-cart-left = There are no mine carts left.
why-no-outlaw-left = There is no outlaw left.
why-six-shooter-starts = A figure on the six-shooter always starts shooting.
why-wrong-slot = Another place is filled now.
why-not-in-hand = This card is not in your hand.
why-not-on-face-up-card = Your frontiersman does not stand on a face-up card.
why-no-tile = There is no cabin on this market space.
why-owned-already = You have a cabin of this kind already.
why-no-cabin-slot = You have no empty slot of this colour.
why-cannot-pay-build = You cannot pay for the space and the cabin together.
why-wrong-amount = This is not the amount that is due.
why-not-in-stock = You do not have that much.
why-cabin-not-yours = This cabin is not on your board.
why-wagon-at-start = The wagon stands at the start of the trail.
why-not-offered = This is not offered now.
why-canoe-stays = The canoe is there already.
why-no-such-river = This river is not in the row yet.
why-too-far = The canoe cannot go that far.
why-no-such-cart = You have no mine cart that holds that much.
why-too-much-gold = So much gold cannot be loaded.
why-not-visible = This animal is not visible.
why-tile-face-up = Your tile of this animal is face up already.
why-pioneer-not-idle = This pioneer is not idle.
why-fish-in-order = Give the fish in the order trout, salmon, bass.

## Options

option-mode = Mode
option-mode-help = Which of the four mountains is played.
option-mode-apple_hill = Apple Hill
option-mode-boats_banjos = Boats & Banjos
option-mode-gold_rush = Gold Rush
option-mode-outlaws_outposts = Outlaws & Outposts
option-advanced_planning = Advanced planning
option-advanced_planning-help = Hands of four cards, one of which is kept back.
option-row_neighbours_adjacent = Cards of one row are adjacent
option-row_neighbours_adjacent-help = A frontiersman may step to the card beside.
option-bot_round_limit = Round limit for bot games
option-bot_round_limit-help = The game is scored after so many rounds; 0 means never.
option-hastings_mule = Hastings starts with the mule
option-hastings_mule-help = Solo game, harder.
option-hastings_bear = Hastings starts with the bear face up
option-hastings_bear-help = Solo game, harder.
option-hastings_cabins = Hastings’ points per cabin
option-hastings_cabins-help = Solo game: more points are harder.
option-hastings_gold = Hastings’ points per gold
option-hastings_gold-help = Solo game: more points are harder.
option-hastings_boots = Hastings’ points per pair of boots
option-hastings_boots-help = Solo game: more points are harder.
option-hastings_wagon = Start of Hastings’ wagon
option-hastings_wagon-help = Solo game: the space on which Hastings’ wagon starts.
option-mule_hunt = With the mule Hastings hunts more often
option-mule_hunt-help = Solo game: with the mule he hunts on every plan card.

## The table in the terminal

table-ending-triggered = the end is near: equal turns
table-ending-extra-round = last round
table-special = special
table-trail = Wagon trail
table-wagons = Wagons
table-step = Step
table-row = Row
table-fish-market = Fish market
table-homestead = Homestead
table-cabins = Cabin market
table-cabin-stack = cabins in the stack: { $n }
table-carts = mine carts: { $n }
table-own-carts = mine carts: { $carts }
table-claimed = Claimed
table-piles = Cards
table-animals = Animals
table-board = { $name }: planned cards
table-summit = Summit
table-green = Green path ▲
table-tan = Tan path ●
table-animal = Animal
table-any-track = any track
table-plan = Plan
table-next-plan = Next
table-plans-left = plan cards left: { $n }
table-summit-homestead = homestead
table-summit-wagon = move the wagon
table-summit-apple_trade = apple trade
table-summit-apple_homestead = apple homestead
table-summit-buy_fish = buy fish
table-summit-buy_mine_cart = buy a mine cart
table-summit-six_shooter = six-shooter
table-summit-rifle = rifle
table-mark-food = F
table-mark-wood = W
table-mark-stone = S
table-mark-gold = G
table-mark-pair_of_boots = BB
table-mark-bullet = Bu
table-mark-trout = Tr
table-mark-salmon = Sa
table-mark-bass = Ba
table-mark-boot = b
table-mark-green_apple = ga
table-mark-red_apple = ra
table-mark-apple = ap
table-mark-fish = fi
table-mark-mine_cart = mc
table-letter-green = g
table-letter-brown = b
table-legend = ❶ player  ¹ first player  F food  W wood  S stone  G gold  BB pair of boots token  b boot  ◇ any basic resource  [g] [b] green and brown cabin  3·6·2 hand, deck, discard  ▒2 face-down animals  ▲ hat pioneer  ● plain pioneer  ♞ mule  ✓ used  ! hazard  ∞ repeatable  ░ face down
table-legend-apple_hill = ga ra green and red apple  ap any apple
table-legend-boats_banjos = Tr Sa Ba trout, salmon, bass  fi any fish  ◡ canoes
table-legend-gold_rush = mc mine cart
table-legend-outlaws_outposts = Bu bullet  ☠ outlaws

## Scores and the end

score-claimed-cards = Claimed cards
score-animals = Face-down animals
score-cabins = Cabins
score-gold = Gold
score-boots = Pairs of boots
score-homestead = Homestead × wagon
score-orchards = Orchard × wagon
score-fish = Fish
score-carts = Gold in mine carts
score-dynamite = Dynamite
score-lantern = Lantern
score-outlaws = Outlaws × wagon
score-sheriff = Sheriff
end-row-full = The row under the wagon trail is full, and the last turns are played.
end-round-limit = The round limit is reached.

## What an action would change

gauge-food = food
gauge-wood = wood
gauge-stone = stone
gauge-gold = gold
gauge-pair_of_boots = pairs of boots
gauge-bullet = bullets
gauge-trout = trout
gauge-salmon = salmon
gauge-bass = bass
gauge-points = points
gauge-wagon = wagon
gauge-homestead = homestead
gauge-cabins = cabins
gauge-animals = trapped animals
gauge-claimed_cards = claimed cards
gauge-mule = mule
gauge-boots = boots
gauge-orchards = orchard
gauge-canoe = canoe
gauge-carts = mine carts
gauge-cart_gold = gold in mine carts
gauge-outlaws = outlaws

## Chapters of the rules

rule-heading-0 = Conventions
rule-heading-1 = Components
rule-heading-2 = Common setup
rule-heading-3 = Mode setup
rule-heading-4 = Mountain geometry
rule-heading-5 = Card anatomy and player board
rule-heading-6 = Turn order and planning step
rule-heading-7 = Pioneering step
rule-heading-8 = Pass step
rule-heading-9 = Out-of-turn actions
rule-heading-10 = Resources and boots
rule-heading-11 = Wagon trail
rule-heading-12 = Frontiersman and claiming cards
rule-heading-13 = Cabins
rule-heading-14 = Damage
rule-heading-15 = Common path symbols
rule-heading-16 = Homestead
rule-heading-17 = End and scoring
rule-heading-18 = Mode I: Apple Hill
rule-heading-19 = Mode II: Boats & Banjos
rule-heading-20 = Mode III: Gold Rush
rule-heading-21 = Mode IV: Outlaws & Outposts
rule-heading-22 = Variant: advanced planning
rule-heading-23 = Solo: Hastings’ Cutoff
rule-heading-24 = Worked examples
rule-heading-25 = Differences between the translations
rule-heading-26 = Ambiguities and rulings
rule-heading-27 = Unknowns
rule-heading-28 = Sources
