### Sierra West in English.


## The game

game-title = Sierra West
game-pitch = Tuck three cards, walk two paths, climb the mountain, roll the wagon.
game-time = 75 min
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
count-boots =
    { $amount ->
        [one] { $amount } boot
       *[other] { $amount } boots
    }
count-green-apples =
    { $amount ->
        [one] { $amount } green apple
       *[other] { $amount } green apples
    }
count-red-apples =
    { $amount ->
        [one] { $amount } red apple
       *[other] { $amount } red apples
    }
count-any-apples =
    { $amount ->
        [one] { $amount } apple of any colour
       *[other] { $amount } apples of any colour
    }

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
    .text = Plain pioneer: for every { $boots } of a boots space that the hat pioneer forgoes, { $gain }.
cabin-boots_to_pair = Cobbler’s Cabin
    .text = Plain pioneer: for every { $boots } of a boots space that the hat pioneer forgoes, { $gain }.
cabin-double_boots = Double Boots
    .text =
        Plain pioneer: boots spaces of the hat pioneer count { $factor ->
            [2] double
           *[other] ×{ $factor }
        }.
cabin-step_back = Step Back
    .text = Plain pioneer, once per turn: pay { $price }; the hat pioneer moves back a space and may act there again.
cabin-drop_to_tan = Side Trail
    .text = Plain pioneer, once per turn: pay { $price }; the hat pioneer moves to the tan space below and goes on there.
cabin-all_green = Settlement
    .text = Plain pioneer: all your other green cabins are active.
cabin-double_food = Double Food
    .text = Plain pioneer: { $symbol } on a space of the hat pioneer becomes { $gain }.
cabin-double_wood = Double Wood
    .text = Plain pioneer: { $symbol } on a space of the hat pioneer becomes { $gain }.
cabin-double_stone = Double Stone
    .text = Plain pioneer: { $symbol } on a space of the hat pioneer becomes { $gain }.
cabin-paid_discount = Discount
    .text = Hat pioneer, once per turn: a paid space costs the plain pioneer { $discount } less.
cabin-bear_tamer = Bear Tamer
    .text = Hat pioneer, once per turn: ignore the cost of a bear hazard and gain { $gain }.
cabin-shovel_gold = Gold Digger
    .text = Hat pioneer, once per turn: after the plain pioneer used a shovel, { $gain }.
cabin-gold_to_basic = Trading Stable
    .text = Mule: { $given } for { $gained } of your choice, as often as you like.

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

track-food = food track
track-wood = wood track
track-stone = stone track
orchard-green = green orchard track
orchard-red = red orchard track
prize-dynamite = dynamite
prize-lantern = lantern
prize-sheriff = sheriff card
prize-bullets = { $bullets }

## Animals

animal-rabbit = rabbit
    .a = a rabbit
    .text = Fur trade: { $gain }.
animal-beaver = beaver
    .a = a beaver
    .text = Fur trade: { $gain }.
animal-fox = fox
    .a = a fox
    .text = Fur trade: { $gain }.
animal-bear = bear
    .a = a bear
    .text = Fur trade: { $gain }.
animal-deer = deer
    .a = a deer
    .text = Fur trade: { $apples }.
animal-raccoon = raccoon
    .a = a raccoon
    .text =
        Fur trade: { $fish ->
            [1] a fish of your choice
           *[other] { $fish } fish of your choice
        }.
animal-marmot = marmot
    .a = a marmot
    .text = Fur trade: the dynamite or the lantern.
animal-badger = badger
    .a = a badger
    .text = Fur trade: the sheriff card or { $bullets }.

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
symbol-pair_of_boots = Gain a pair of boots
symbol-fur_trade = Fur trade
symbol-mule = Gain the mule
symbol-shovel = Use the shovel
symbol-bear_hazard = Bear hazard
symbol-apples_g1 = { $apples }
symbol-apples_r1 = { $apples }
symbol-apples_g1r1 = { $apples }
symbol-apples_g2 = { $apples }
symbol-apples_r2 = { $apples }
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
symbol-bullet_1 = { $gain }
symbol-bullet_2 = { $gain }
symbol-reload = Reload
symbol-sheriff = New sheriff

## Cards

card-st1 = Forager
card-st2 = Woodcutter
card-st3 = Stonemason
card-st4 = Trailblazer
card-st5 = Teamster
card-st6 = Homesteader
card-st7 = Trapper
card-st8 = Mule Driver
card-ah_start = Orchard Hand
card-bb_start = Canoeist
card-gr_start = Forty-Niner
card-oo_start = Deputy
card-ah01 = Granny Smith Grove
card-ah02 = Red Delicious Row
card-ah03 = Cider Press
card-ah04 = Apple Cart
card-ah05 = Fruit Stand
card-ah06 = Pie Kitchen
card-ah07 = Grafting Shed
card-ah08 = Foothill Farm
card-ah09 = Irrigation Ditch
card-ah10 = Barn Raising
card-ah11 = Smokehouse
card-ah12 = Stone Wall
card-ah13 = Harvest Festival
card-ah14 = Wagon Yard
card-ah15 = Trading Post
card-bb01 = Trout Pool
card-bb02 = Salmon Run
card-bb03 = Bass Hole
card-bb04 = Gravel Bar
card-bb05 = Sluice Box
card-bb06 = Rapids
card-bb07 = Front Porch Picker
card-bb08 = Moonshine Hollow
card-bb09 = Backwoods Shack
card-bb10 = Ferry Landing
card-bb11 = River Camp
card-bb12 = Portage Trail
card-bb13 = Trapline
card-bb14 = Prospector’s Bend
card-bb15 = Pack Train
card-gr01 = Quartz Vein
card-gr02 = Deep Shaft
card-gr03 = Powder Magazine
card-gr04 = Ore Hopper
card-gr05 = Stamp Mill
card-gr06 = Timber Crew
card-gr07 = Cookhouse
card-gr08 = Assay Office
card-gr09 = Claim Stake
card-gr10 = Mule Train
card-gr11 = Pelt Road
card-gr12 = Miners’ Camp
card-gr13 = Narrow Gauge
card-gr14 = Boom Town
card-gr15 = Tailings
card-oo01 = Jailhouse
card-oo02 = Gunsmith
card-oo03 = Saloon
card-oo04 = Lookout Rock
card-oo05 = Stagecoach
card-oo06 = Bounty Office
card-oo07 = Ranch Fence
card-oo08 = Chuck Wagon
card-oo09 = Stone Fort
card-oo10 = Posse
card-oo11 = Telegraph
card-oo12 = Livery Stable
card-oo13 = Hideout Trail
card-oo14 = Pelt Trader
card-oo15 = General Store

## Special cards

special-orchard1 = Orchard 1
special-orchard2 = Orchard 2
special-orchard3 = Orchard 3
special-orchard4 = Orchard 4
special-orchard5 = Orchard 5
special-orchard6 = Orchard 6
special-river1 = River 1
special-river2 = River 2
special-river3 = River 3
special-river4 = River 4
special-river5 = River 5
special-river6 = River 6
special-mine_campfire = Mine (campfire)
special-mine_i_a = Mine I a
special-mine_i_b = Mine I b
special-mine_ii_a = Mine II a
special-mine_ii_b = Mine II b
special-mine_ii_c = Mine II c
special-outpost_campfire = Outpost (campfire)
special-outpost_i = Outpost I
special-outpost_ii = Outpost II
special-outpost_iii = Outpost III
special-outpost_iv = Outpost IV
special-outpost_v = Outpost V

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
plan-plan02 = Plan card 2
plan-plan03 = Plan card 3
plan-plan04 = Plan card 4
plan-plan05 = Plan card 5
plan-plan06 = Plan card 6
plan-plan07 = Plan card 7
plan-plan08 = Plan card 8
plan-plan09 = Plan card 9
plan-plan10 = Plan card 10
plan-plan11 = Plan card 11
plan-plan12 = Plan card 12
plan-plan13 = Plan card 13
plan-plan14 = Plan card 14
plan-plan15 = Plan card 15
plan-plan16 = Plan card 16
plan-plan17 = Plan card 17
plan-plan18 = Plan card 18

## Texts put together from the tables

text-card = Green path: { $green }. Tan path: { $tan }. Summit: { $summit }.
text-card-animal = Animal: { $animal }.
text-either-orchard = either orchard track
text-trade = { $given } → { $gained }
text-repeatable = { $summit }, any number of times
text-orchard = { $apples }.
text-river = Fish: { $fish }. Load: { $load }.
text-mine = { $gold }.
text-dark-mine = { $gold } (dark mine).
text-outpost = Hit with a roll of { $face } or more.
text-plan = Acts: { $side }. Actions: { $actions }. Arrows: { $solid }; ghost arrow: { $ghost }. Hunt: { $hunt }. Animal: { $animal }.
text-plan-opaque = { $card } (opaque)
text-plan-mode-animal = mode

## What a player can do

action-pass = Pass
action-start = Put { $pioneer_the } on the start of the path
action-step = One step with { $pioneer_the }
action-activate = Use the space of { $pioneer_the }
action-discount = Use the space of the plain pioneer with the discount
action-tame = Tame the bear
action-assign = Assign to the cabin “{ $cabin }”
action-back = Move the hat pioneer back a space
action-drop = Move the hat pioneer down to the tan path
action-scout = Move the frontiersman to { $place } ({ $pool })
action-wagon = Move the wagon. Boots of the hat pioneer: { $hat_boots }, of the plain pioneer: { $plain_boots }
action-forgo = Forgo boots: { $forgone_price } → { $forgone }
action-token = Spend a pair of boots token
action-exchange = Exchange { $given } for { $gained }: { $basic }
action-blast = Dynamite: { $given } for { $gained }
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
action-score-now = Score now
action-play-on = Play on

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
question-offer-scoring =
    { $rounds ->
        [one] For { $rounds } round everybody has only passed. Score now? All must agree.
       *[other] For { $rounds } rounds everybody has only passed. Score now? All must agree.
    }

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
event-scoring-offered =
    { $amount ->
        [one] { $amount } round in which everybody only passed: shall the game be scored now?
       *[other] { $amount } rounds in which everybody only passed: shall the game be scored now?
    }
event-chose-scoring = { $seat } wants to score now.
event-chose-playing-on = { $seat } wants to play on.

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
option-advanced_planning-help = Hands of { $cards } cards, one of which is kept back.
option-row_neighbours_adjacent = Cards of one row are adjacent
option-row_neighbours_adjacent-help = A frontiersman may step to the card beside.
option-first_player = Who plays first
option-first_player-help = A random player, or the one on the seat with this number.
option-first_player-random = Random
option-first_player-1 = Seat 1
option-first_player-2 = Seat 2
option-first_player-3 = Seat 3
option-first_player-4 = Seat 4
option-round_limit = Round limit
option-round_limit-help = After this many rounds the game is scored.
option-round_limit-0 = none
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
end-agreed = All players agreed to score.

## What an action would change

stat-food = food
stat-wood = wood
stat-stone = stone
stat-gold = gold
stat-pair_of_boots = pairs of boots
stat-bullet = bullets
stat-trout = trout
stat-salmon = salmon
stat-bass = bass
stat-points = points
stat-wagon = wagon
stat-homestead = homestead
stat-cabins = cabins
stat-animals = trapped animals
stat-claimed_cards = claimed cards
stat-mule = mule
stat-boots = boots
stat-orchards = orchard
stat-canoe = canoe
stat-carts = mine carts
stat-cart_gold = gold in mine carts
stat-outlaws = outlaws

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

## The page

page-phase-plan = Plan
page-phase-trap = Trap
page-phase-pioneer = Pioneer
page-tab-mountain = Mountain
page-tab-trail = Trail
page-tab-market = Cabins
page-tab-homestead = Home
page-tab-mine = Mine
page-tab-mode = Mode
page-extra =
    { $n ->
        [0] free
       *[other] pay { $n } more
    }
page-shovel-builds = the shovel builds a cabin
page-face-down = { $place }, face down
page-trail = Space { $n } of the wagon trail, ×{ $by }
page-start = Start
page-step = One step
page-ends = ends the game
page-paths = My two paths
page-paths-help = the hat pioneer walks green, the plain one tan
page-supplies = My supplies
page-hand = My hand
page-plan-help = click or drag onto a place
page-lay-all = Lay these three cards
page-outlaws = Outlaws caught
page-cart = mine cart with { $n } gold
page-river = river { $n }
page-with-mule = with the mule, last
page-frontiersman-left = Left figure
page-frontiersman-right = Right figure
page-no-next-plan = drawn on his turn
page-plan-arrows = The arrows of the new card point at what he does with the old one, from top to bottom; the pale one only with the mule, and last.
page-cabins = My cabins
page-cabins-help = an empty place costs 3 points
page-deck = Deck
page-discard = Discard pile
page-basics = Food, wood and stone
page-others = The others
page-figure-hat = Walks the green path. In the camp it can also go to the brown cabin, trap or track.
page-figure-plain = Walks the tan path. In the camp it can also go to a green cabin, trap or track.
page-figure-mule = The mule: goes to the grey cabin or onto a free summit.
page-good-basic = Basic resource: pays for summits, wagon steps, cabins and paid spaces.
page-good-points = At the end { $n } each.
page-good-boots = Spend it in your turn for two boots, used at once.
page-track-reward = Each step brings: { $what }. The last space holds one player only.
page-trail-next = To the next space: { $boots } boots and { $basics } basic resources.
page-trail-multiplier = At the end the mode’s points count { $n } times with your wagon here.
page-hazard = Hazard: leaving it without doing it costs damage.
page-paid = Paid space: first { $n } basic resources.
page-occupy = Only stand on the summit

## Tips for a first game

tip-lay-card = Click a card: both paths appear at once with what they bring. Lay three cards, then your pioneers walk them.
tip-pioneer = Send each pioneer to its start, walk step by step, and use the space it stands on. Boots move your scout and wagon.
tip-use-shovel = The shovel claims the card under your scout, or builds a cabin from the market.

## A turn in one sentence, its steps and its sums

sum-good =
    { $n ->
        [one] { $sign }{ $n } { $good_one }
       *[other] { $sign }{ $n } { $good_other }
    }
summary-gains = gained { $what }
summary-laid =
    { $n ->
        [one] laid { $n } card
       *[other] laid { $n } cards
    }
summary-stored =
    { $n ->
        [one] put a card aside
       *[other] put { $n } cards aside
    }
summary-trapped = trapped { $animal_a }
summary-tracked = used the tracker space
summary-assigned = used the cabin “{ $cabin }”
summary-moved = moved { $figure_the } ({ $spot })
summary-tamed = tamed the bear
summary-scouted = moved the frontiersman ({ $place })
summary-wagon-moved = moved the wagon to space { $amount }
summary-mule-taken = took the mule
summary-claimed = claimed “{ $card }”
summary-end-triggered = the end of the game was triggered
summary-built = built the cabin “{ $cabin }”
summary-cabin-lost = lost the cabin “{ $cabin }”
summary-wagon-retreated = moved the wagon back to space { $amount }
summary-moved-up = moved up on the { $track }
summary-stayed-on-track = took the reward of the { $track }
summary-grew = moved up on the { $orchard }
summary-panned = panned in { $special }
summary-paddled = took the canoe along the river
summary-sold = traded at the fish market
summary-item-taken = took { $prize }
summary-rolled = rolled { $amount }
summary-mined = worked in a mine
summary-cart-gained = gained a mine cart
summary-cart-loaded = loaded a mine cart
summary-captured =
    { $n ->
        [one] captured an outlaw
       *[other] captured { $n } outlaws
    }
summary-passed = passed
summary-plan-revealed = revealed { $plan }
summary-hunted = hunted { $animal_a }
summary-chose-scoring = wanted to score now
summary-chose-playing-on = wanted to play on
