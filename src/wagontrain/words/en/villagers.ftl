### Villagers in English.


## The game

game-title = Villagers
game-pitch = Draft villagers from the road and chain them into a thriving village.
game-time = 45 min
seat-automa = Countess

## Amounts, for use in other messages

amount-gold = { $amount } gold
amount-cards =
    { $amount ->
        [one] { $amount } card
       *[other] { $amount } cards
    }

## Suits

suit-wood = Wood
suit-hay = Hay
suit-ore = Ore
suit-grape = Grapes
suit-wool = Wool
suit-leather = Leather
suit-grain = Grains
suit-solitary = Solitary
suit-special = Special
suit-none = no suit

## Cards: Founders and basic villagers

card-founders = Founders
    .a = the Founders
    .text = One side shows { $gold }, the other food. If your village shows no food at the end of building, they turn to the food side.
card-hayer = Hayer
    .a = a Hayer
card-lumberjack = Lumberjack
    .a = a Lumberjack
card-miner = Miner
    .a = a Miner
card-founders_food = Founders (food side)
    .a = the Founders (food side)
    .text = The food side of the Founders: { $food } food while uncovered.
basic-hayer = Hayer
    .a = a Hayer
basic-lumberjack = Lumberjack
    .a = a Lumberjack
basic-miner = Miner
    .a = a Miner
side-gold = gold side
side-food = food side

## Cards: villagers

card-poulterer = Poulterer
    .a = a Poulterer
card-swineherd = Swineherd
    .a = a Swineherd
card-truffler = Truffler
    .a = a Truffler
card-brewer = Brewer
    .a = a Brewer
card-carpenter = Carpenter
    .a = a Carpenter
card-cooper = Cooper
    .a = a Cooper
card-shipwright = Shipwright
    .a = a Shipwright
card-wheeler = Wheeler
    .a = a Wheeler
card-cartwright = Cartwright
    .a = a Cartwright
card-wood_carver = Wood Carver
    .a = a Wood Carver
    .text = Silver: the sum of the printed gold on your uncovered wood villagers.
card-log_rafter = Log Rafter
    .a = a Log Rafter
    .text =
        Silver: { $silver_gold } for { $silver_per ->
            [one] each wood symbol
           *[other] every { $silver_per } wood symbols
        }, its own included.
card-thatcher = Thatcher
    .a = a Thatcher
card-bed_builder = Bed Builder
    .a = a Bed Builder
card-grazier = Grazier
    .a = a Grazier
card-milk_maid = Milk Maid
    .a = a Milk Maid
card-fromager = Fromager
    .a = a Fromager
card-peddler = Peddler
    .a = a Peddler
    .text =
        Silver: { $silver_gold } for { $silver_per ->
            [one] each visible gold symbol
           *[other] every { $silver_per } visible gold symbols
        }; the symbols count, not their numbers.
card-horse_trader = Horse Trader
    .a = a Horse Trader
    .text =
        Silver: { $silver_gold } for { $silver_per ->
            [one] each hay symbol
           *[other] every { $silver_per } hay symbols
        }, its own included.
card-ore_muler = Ore Muler
    .a = an Ore Muler
    .text =
        Silver: { $silver_gold } for { $silver_per ->
            [one] each ore symbol
           *[other] every { $silver_per } ore symbols
        }.
card-blacksmith = Blacksmith
    .a = a Blacksmith
card-glass_blower = Glass Blower
    .a = a Glass Blower
card-mason = Mason
    .a = a Mason
card-seeker = Seeker
    .a = a Seeker
card-spelunker = Spelunker
    .a = a Spelunker
card-jeweler = Jeweler
    .a = a Jeweler
card-locksmith = Locksmith
    .a = a Locksmith
    .text =
        Silver: { $silver_gold } for { $silver_per ->
            [one] each padlock symbol
           *[other] every { $silver_per } padlock symbols
        } on your cards, its own included.
card-graper = Graper
    .a = a Graper
card-vintner = Vintner
    .a = a Vintner
card-wine_trader = Wine Trader
    .a = a Wine Trader
card-shepherd = Shepherd
    .a = a Shepherd
card-spinner = Spinner
    .a = a Spinner
card-weaver = Weaver
    .a = a Weaver
card-tailor = Tailor
    .a = a Tailor
card-tanner = Tanner
    .a = a Tanner
card-saddler = Saddler
    .a = a Saddler
card-cobbler = Cobbler
    .a = a Cobbler
card-harvester = Harvester
    .a = a Harvester
card-hunter = Hunter
    .a = a Hunter
card-chandler = Chandler
    .a = a Chandler
card-wattler = Wattler
    .a = a Wattler
card-fisher = Fisher
    .a = a Fisher
card-beekeeper = Beekeeper
    .a = a Beekeeper
card-grocer = Grocer
    .a = a Grocer
    .text =
        Silver: { $silver_gold } for { $silver_per ->
            [one] each visible food
           *[other] every { $silver_per } visible food
        }.
card-freemason = Freemason
    .a = a Freemason
    .text =
        Silver: { $silver_gold } for { $silver_per ->
            [one] each visible builder
           *[other] every { $silver_per } visible builders
        }.
card-priest = Priest
    .a = a Priest
    .text =
        Silver: { $silver_gold } for { $silver_per ->
            [one] each solitary symbol
           *[other] every { $silver_per } solitary symbols
        }, its own included.
card-agent = Agent
    .a = an Agent
    .text = Silver: the value of the coins on one of your villagers, your choice.
card-monk = Monk
    .a = a Monk
    .text = Takes the place of any villager in a chain; it must be covered at once. It counts as a build action, and so does the covering card.
card-apprentice = Apprentice
    .a = an Apprentice
    .text = Swaps places with a covered villager in any village; the villager taken is placed in yours at once. All this is one build action.
card-tinner = Tinner
    .a = a Tinner
    .text = Until the end of your build turn you may unlock your villagers for free. Then discard.
card-smuggler = Smuggler
    .a = a Smuggler
    .text =
        Take { $effect_denominator ->
            [2] half
           *[other] { $effect_numerator }/{ $effect_denominator }
        } of the printed gold of one of your uncovered villagers from the bank, rounded up. Then discard.

## Cards: expansions

card-barbarian = Barbarian
    .a = a Barbarian
    .text = In your draft turn: discard all face-up villagers on the Road, keep their coins and refill the slots from the reserve. Then discard.
card-courier = Courier
    .a = a Courier
    .text = In another player’s draft turn, before that player chooses: take a face-up villager from the Road into your hand. Then discard.
card-flaker = Flaker
    .a = a Flaker
    .text = In your draft turn: take a card from any player’s Village Square into your hand; that player has one more draft to make. Then discard.
card-noble = Noble
    .a = a Noble
    .text = Look at another player’s hand and take a villager that is not special into yours. Then discard.
card-schemer = Schemer
    .a = a Schemer
    .text = Take a top villager that is not special from any village into your hand; its coins go to its owner. Never the Founders. Then discard.
card-thief = Thief
    .a = a Thief
    .text = Once in each of your build turns move { $effect_amount } from another player’s supply onto the Thief.
card-sheriff = Sheriff
    .a = a Sheriff
    .text = Discard a Thief from any village and take its coins. Then discard.
card-benefactor = Benefactor
    .a = a Benefactor
    .text = In your draft turn: place a villager that is not special from your hand in your village. It works at once. Then discard.
card-nun = Nun
    .a = a Nun
    .text = At the end of the game: gold equal to the silver value of one villager of which your village has exactly one card.
card-pigeoneer = Pigeoneer
    .a = a Pigeoneer
    .text =
        Look at the top { $effect_look ->
            [one] card
           *[other] { $effect_look } cards
        } of the reserve, take one into your hand and put the others back in any order. Then discard.
card-prophet = Prophet
    .a = a Prophet
    .text = In your draft turn: look through one stack of the Road and draft a card from it; put the others back in any order. Then discard.
card-recruiter = Recruiter
    .a = a Recruiter
    .text = In each of your draft turns you may pay { $effect_cost } to draft two cards; your draft limit still holds.
card-arkwright = Arkwright
    .a = an Arkwright
    .text =
        Copper: { $copper_gold } for { $copper_per ->
            [one] each of your villagers with coins on it
           *[other] every { $copper_per } of your villagers with coins on them
        }.
card-carter = Carter
    .a = a Carter
    .text =
        Copper: { $copper_gold } for { $copper_per ->
            [one] each
           *[other] every { $copper_per }
        } of your production chains of { $copper_min_cards } or more cards.
card-alchemist = Alchemist
    .a = an Alchemist
    .text =
        Copper: { $copper_denominator ->
            [2] half
           *[other] { $copper_numerator }/{ $copper_denominator } of
        } the silver value of one of your silver villagers, rounded down.
card-captain = Captain
    .a = a Captain
    .text =
        Copper: { $copper_gold } for { $copper_per ->
            [one] each visible gold symbol
           *[other] every { $copper_per } visible gold symbols
        } in your village.
card-wholesaler = Wholesaler
    .a = a Wholesaler
    .text = Silver: { $silver_gold } for each set of one ore, one hay and one wood symbol.
card-freelancer = Freelancer
    .a = a Freelancer
    .text = Each player may put { $effect_cost } on the Freelancer in their own build turn for one more build action.

## Cards: solo game

card-countess = Countess
    .a = the Countess
    .text = Your opponent in the solo game: she takes villagers from the Road and scores like a player.
card-countess_plain = Countess (side without gold)
    .a = the Countess (side without gold)
    .text = Your opponent in the solo game, on the side without gold.

## Events of the solo game

event_card-rats = Rats
    .text = Draft Phase: your draft limit changes by { $effect_delta }.
event_card-general_conscription = General Conscription
    .text =
        Event Phase: the Countess takes the top card of the leftmost stack that is { $effect_takes ->
            [one] not empty
           *[other] not empty, { $effect_takes } times
        }.
event_card-tithe = Tithe
    .text = Event Phase: pay { $effect_amount } to the bank.
event_card-granary_tax = Granary Tax
    .text = Event Phase: pay the Countess { $effect_gold } for each food visible in your village.
event_card-house_tax = House Tax
    .text = Event Phase: pay the Countess { $effect_gold } for each builder visible in your village.
event_card-royal_heralds = Royal Heralds
    .text =
        Event Phase: the Countess takes { $effect_takes ->
            [one] the face-up villager of the highest value from the Road, with its coins
           *[other] the { $effect_takes } face-up villagers of the highest value from the Road, with their coins
        }.
event_card-bribery = Bribery
    .text = Event Phase: the Countess takes one of your top villagers, your choice; not the Founders, not a basic villager.
event_card-strike = Strike
    .text = Build Phase: your build limit changes by { $effect_delta }.
event_card-hiring_toll = Hiring Toll
    .text = Build Phase: each basic villager that you hire costs { $effect_gold }, paid to the Countess.
event_card-guild_dues = Guild Dues
    .text = Build Phase: each villager with a padlock that you place costs { $effect_gold } more, paid to the bank.
event_card-closed_road = Closed Road
    .text = Draft Phase: you may draft face-up villagers only, as long as there is one.
event_card-highwaymen = Highwaymen
    .text = Event Phase: all coins on villagers of the Road go to the Countess; the villagers stay.
event_card-it_was_you = It Was You!
    .text = Event Phase: if the Jester has been used, pay the Countess { $effect_amount }.
event_card-blizzard = Blizzard
    .text = Draft Phase: your draft limit is at most { $effect_max }.
event_card-frozen_ground = Frozen Ground
    .text = Build Phase: your build limit changes by { $effect_delta }.
event_card-famine = Famine
    .text = Event Phase: for each food that your village shows fewer than { $effect_target }, pay { $effect_gold } to the bank.
event_card-wolves = Wolves
    .text = Event Phase: discard your top villager of the lowest value, not the Founders, not a basic villager; its coins are yours.
event_card-kidnapping = Kidnapping
    .text = Event Phase: the Countess takes one of your top villagers worth { $effect_min_value } or more, your choice; if you have none, pay her { $effect_otherwise_amount }.
event_card-press_gang = Press Gang
    .text =
        Event Phase: the Countess takes the top card of the leftmost stack that is { $effect_takes ->
            [one] not empty
           *[other] not empty, { $effect_takes } times
        }.
event_card-royal_decree = Royal Decree
    .text =
        Event Phase: the Countess takes { $effect_takes ->
            [one] the face-up villager of the highest value from the Road, with its coins
           *[other] the { $effect_takes } face-up villagers of the highest value from the Road, with their coins
        }.
event_card-confiscation = Confiscation
    .text = Event Phase: all coins on your villager with most coins go to the Countess.
event_card-winter_tax = Winter Tax
    .text =
        Event Phase: pay the Countess { $effect_gold } for { $effect_per ->
            [one] each card
           *[other] every { $effect_per } cards
        } in your village.
event_card-royal_fair = Royal Fair
    .text = Event Phase: if a Market is due, the Countess takes { $effect_amount } from the bank.
event_card-royal_treasury = Royal Treasury
    .text =
        Event Phase: the Countess takes { $effect_gold } from the bank for { $effect_per ->
            [one] each card
           *[other] every { $effect_per } cards
        } in her village.

## Improvements

improvement-windmill = Windmill
    .text = Most production chains of { $condition_min_cards } or more cards: { $reward_count } more food in the next round.
improvement-crane = Crane
    .text =
        Most ore symbols: { $reward_count ->
            [one] { $reward_count } more builder
           *[other] { $reward_count } more builders
        } in the next round.
improvement-sawmill = Sawmill
    .text =
        Most wood symbols: { $reward_count ->
            [one] { $reward_count } more builder
           *[other] { $reward_count } more builders
        } in the next round.
improvement-forge = Forge
    .text = Most padlock symbols: { $reward_amount }.
improvement-bazaar = Bazaar
    .text = Most food: { $reward_amount }.
improvement-trading_post = Trading Post
    .text = Most visible gold symbols: { $reward_amount }.
improvement-harbour = Harbour
    .text = Most solitary symbols: { $reward_amount }.
improvement-guildhall = Guildhall
    .text = Most different suits in the village: { $reward_amount }.
improvement-church = Church
    .text = Most cards in the village: you may draw a face-down card from any stack or the reserve into your hand.
improvement-tavern = Tavern
    .text = Most builders: you may take a basic villager of your choice and place it at once.
improvement-inn = Inn
    .text = Most different suits among the hand cards: you may take a face-up villager from the Road into your hand.
improvement-town_well = Town Well
    .text = Most grain symbols: you may draw the top card of the reserve into your hand.

## Cards: Mini Villagers

mini-moody_countess = Moody Countess
mini-wood_male = Wood: man
mini-wood_female = Wood: woman
mini-hay_male = Hay: man
mini-hay_female = Hay: woman
mini-ore_male = Ore: man
mini-ore_female = Ore: woman
mini-grape_male = Grapes: man
mini-grape_female = Grapes: woman
mini-wool_male = Wool: man
mini-wool_female = Wool: woman
mini-leather_male = Leather: man
mini-leather_female = Leather: woman
mini-grain_male = Grains: man
mini-grain_female = Grains: woman
mini-solitary_male = Solitary: man
mini-solitary_female = Solitary: woman

## The table in the terminal

table-round = Round { $n }
table-phase-between = Between rounds
table-phase-draft = Draft Phase
table-phase-update = Road update
table-phase-build = Build Phase
table-phase-end = End of the round
table-phase-over = End of the game
table-first-market = 1st Market
table-second-market = 2nd Market
table-market-waiting = to come
table-market-due = due
table-market-held = over
table-reserve = Reserve
table-discard = Discard pile
table-gold = Gold
table-known = seen in the hand
table-limit = Limit
table-drafted = drafted { $n }/{ $limit }
table-built = built { $n }/{ $limit }
table-hired = hired { $n }/{ $limit }
table-free-unlock = Tinner
table-square = Village Square
table-village = Village of { $name }
table-aside = Cards to choose from
table-jester = Jester
table-jester-ready = ready: once per game, cancels an event
table-jester-used = used
table-jester-none = not in this game
table-legend = ◆ food  ▲ builder  ●2 gold  ○ silver  ◎ copper  ¤2 coins on the card  └ lies on  ⊠ padlock, opened by  ↷ discarded when played  ¹ ² Markets
table-suit-wood = wd
table-suit-hay = hy
table-suit-ore = or
table-suit-grape = gp
table-suit-wool = wl
table-suit-leather = le
table-suit-grain = gn
table-suit-solitary = so
table-suit-special = sp

## What a player can do

action-pass = Pass
action-end = End the build turn
action-take = Take the villager from slot { $slot }
action-draw = Draw from stack { $stack }, unseen
action-reserve = Draw from the reserve, unseen
action-recruit = Pay the Recruiter and draft 2 cards
action-give = Give the Countess the villager from slot { $slot }
action-coin = Put 1 gold on the villager in slot { $slot }
action-place = Place { $card_a }
action-play = Play { $card_a }
action-on = On card no. { $node } of your village
action-cover = Cover it with { $card_a }
action-hire = Hire { $basic_a }
action-return = Return { $card_a }
action-onto = Onto stack { $stack }
action-pay = Pay on { $seat }’s card no. { $nth }
action-bank = Pay the bank
action-free = Unlock for free
action-rob = Thief no. { $nth }: rob { $victim }
action-catch = Catch { $owner }’s Thief no. { $nth }
action-choose = Choose { $card_a }
action-from = Choose { $seat }
action-node = Choose card no. { $node } of the village
action-search = Look through stack { $stack }
action-turn = Founders: { $side } up
action-resolve = Carry out “{ $event_card }”
action-mini = Draw a card
action-jester = Jester: cancel “{ $event_card }”

## What is being decided

question-mini-draw = Mini Villagers: draw a card.
question-courier-window = Use a Courier before the draft?
question-draft = Draft a villager.
question-give-countess = Which villager goes to the Countess?
question-after-draft = Play a card before your draft limit is checked?
question-put-coin = Put 1 gold from the bank on a villager of the Road?
question-pay-freelancer = Pay a Freelancer for one more build action?
question-build = Build. Cards left: { $left } of { $limit }. Hires left: { $hires }.
question-choose-place = Where does the { $card } go?
question-unlock = How is the padlock of the { $card } opened? Unlocker: { $unlocker }.
question-cover-monk = Which card lies on the Monk?
question-flaker-seat = From whose Village Square does the Flaker take a card?
question-apprentice-village = From which village does the Apprentice take a villager?
question-apprentice-target = Which villager swaps places with the Apprentice?
question-founders-side = Which side of the Founders is up?
question-return-card = To hire the { $card }: which card of your hand do you give back?
question-choose-stack = Which stack does your card go on?
question-smuggle = For which villager does the Smuggler bring gold?
question-noble-seat = At whose hand does the Noble look?
question-noble-card = Which card does the Noble take?
question-schemer-village = From which village does the Schemer take a villager?
question-schemer-target = Which top villager does the Schemer take?
question-sheriff-thief = Which Thief does the Sheriff catch?
question-flaker-card = Which card does the Flaker take?
question-benefactor-card = Which villager does the Benefactor place?
question-prophet-stack = Which stack does the Prophet look through?
question-prophet-card = Which card of the stack do you draft?
question-pigeoneer-card = Which card do you take into your hand?
question-put-back = Which card do you put back next? The last one ends up on top.
question-convert-copper = Convert a copper symbol?
question-resolve-events = Which event is carried out next?
question-lose-villager = Which villager do you lose?
question-lose-coins = Which villager loses its coins?
question-jester-window = Use the Jester to cancel an event?
question-church-draw =
    { $countess ->
        [0] Draw a face-down card into your hand?
       *[other] Which face-down card goes to the Countess?
    }
question-tavern-basic =
    { $countess ->
        [0] Which basic villager do you take?
       *[other] Which basic villager goes to the Countess?
    }
question-inn-take =
    { $countess ->
        [0] Which villager of the Road do you take into your hand?
       *[other] Which villager of the Road goes to the Countess?
    }

## What happened

event-round-began = Round { $amount }
event-took =
    { $amount ->
        [0] { $seat } takes { $card_a } from slot { $slot }.
       *[other] { $seat } takes { $card_a } from slot { $slot }, and { amount-gold }.
    }
event-drew = { $seat } draws from stack { $stack }: { $card }.
event-drew-reserve = { $seat } draws from the reserve: { $card }.
event-refilled = Slot { $slot } is refilled: { $card }.
event-draft-done = { $seat } takes { amount-cards } from the Village Square into the hand.
event-left-road = Slot { $slot }: the { $card } leaves the Road.
event-coin-put = { $seat } puts 1 gold on the { $card } in slot { $slot }.
event-coins-added = Each villager on the Road gets 1 gold from the bank.
event-placed = { $seat } places { $card_a }.
event-placed-on = { $seat } places { $card_a } on the { $below }.
event-unlocked-own = { $seat } unlocks the { $card }: gold from the bank goes on the own unlocker.
event-unlocked-other = { $seat } unlocks the { $card }: gold goes on { $owner }’s unlocker.
event-unlocked-bank = { $seat } unlocks the { $card }: gold goes to the bank.
event-unlocked-free = { $seat } unlocks the { $card } for free.
event-returned = { $seat } returns a card face down onto stack { $stack }: { $card } ({ $suit }).
event-returned-hidden = { $seat } returns a card face down onto stack { $stack } ({ $suit }).
event-returned-reserve = { $seat } returns a card face down onto the reserve: { $card } ({ $suit }).
event-returned-reserve-hidden = { $seat } returns a card face down onto the reserve ({ $suit }).
event-returned-discard = { $seat } discards a card face down: { $card } ({ $suit }).
event-returned-discard-hidden = { $seat } discards a card face down ({ $suit }).
event-returned-basic = { $seat } returns { $basic_a } to its pile.
event-hired = { $seat } hires { $basic_a }.
event-played = { $seat } plays { $card_a }.
event-gained = { $seat } gains { amount-gold }.
event-paid-bank = { $seat } pays the bank { amount-gold }.
event-paid-countess = { $seat } pays the Countess { amount-gold }.
event-robbed = { $seat }’s Thief robs { $victim } of { amount-gold }.
event-thief-caught = { $seat }’s Sheriff catches a Thief of { $owner } with { amount-gold }.
event-took-from-hand = { $seat } takes a card from { $owner }’s hand: { $card } ({ $suit }).
event-took-from-hand-hidden = { $seat } takes a card from { $owner }’s hand ({ $suit }).
event-took-from-village = { $seat } takes a card from { $owner }’s village: { $card }.
event-took-from-square = { $seat } takes a card from { $owner }’s Village Square: { $card }.
event-swapped = { $seat }’s Apprentice takes the place of the { $card } in { $owner }’s village.
event-looked = { $seat } looks at { amount-cards }.
event-drew-hidden = { $seat } takes a face-down card into the hand: { $card } ({ $suit }).
event-drew-hidden-hidden = { $seat } takes a face-down card into the hand ({ $suit }).
event-recruited = { $seat } pays the Recruiter and drafts 2 cards.
event-freelancer-paid = { $seat } pays { $owner }’s Freelancer.
event-build-limit = { $seat } may build { amount-cards }.
event-founders-turned = { $seat }’s Founders turn to the food side.
event-copper-converted = { $seat } converts copper: { $card }, { amount-gold }.
event-marker-passed = { $seat } gets the first player marker.
event-first-market-held = First Market: { $seat } gains { amount-gold }.
event-second-market-held = Second Market: { $seat } gains { amount-gold }.
event-event-revealed = New event: { $event_card }.
event-event-resolved = Event carried out: { $event_card }.
event-event-cancelled = { $seat } uses the Jester. Event cancelled: { $event_card }.
event-countess-took =
    { $amount ->
        [0] The Countess takes { $card_a }.
       *[other] The Countess takes { $card_a }, and { amount-gold }.
    }
event-countess-gained = The Countess gains { amount-gold }.
event-villager-lost = { $seat } loses the { $card }.
event-improvement-won = { $seat } wins the improvement “{ $improvement }”.
event-improvement-tied = Nobody wins the improvement “{ $improvement }”.
event-mini-dealt = The cards of Mini Villagers are dealt.
event-mini-drew = { $seat } draws from the pile: { $mini }.
event-mini-drew-hidden = { $seat } draws a card from the pile.
event-mini-took = { $seat } draws from { $owner }’s hand: { $mini }.
event-mini-took-hidden = { $seat } draws a card from { $owner }’s hand.
event-mini-pair = { $seat } lays off a pair: { $suit }.
event-mini-won = Mini Villagers: { $seat } is left with the Moody Countess and wins.
event-first-player = First player: { $seat }

## Why not

why-not-in-hand = You do not have the { $card } in your hand.
why-slot-empty = Slot { $slot } is empty.
why-stack-empty = Stack { $stack } is empty.
why-stacks-left = The reserve may be drafted from only when all six stacks are empty.
why-reserve-empty = The reserve is empty.
why-reserve-only = This reward comes from the reserve only.
why-countess-takes = The Countess does not decline: you only choose what she gets.
why-blind-forbidden = An event allows only face-up villagers to be drafted.
why-no-recruiter = There is no Recruiter in your village.
why-recruiter-used = The Recruiter has been used in this draft turn.
why-no-two-places = Your draft limit leaves no room for two cards.
why-between-two-drafts = The { $card } cannot be played between the two drafts of a Recruiter.
why-draft-made-already = The { $card } takes the place of a draft, and this turn’s draft is made.
why-not-a-draft-card = The { $card } is not played in the Draft Phase.
why-not-a-build-card = The { $card } is not played in the build turn.
why-no-target = The { $card } has nothing to act on now.
why-no-target-there = There is nothing to choose at { $seat }.
why-no-such-seat = Nobody sits there.
why-not-another-player = Choose another player.
why-square-empty = { $seat }’s Village Square is empty.
why-not-on-square = The { $card } is not on { $seat }’s Village Square.
why-not-in-that-hand = The { $card } is not in that hand.
why-not-looked-at = The { $card } is not among the cards that you are looking at.
why-no-special = The { $card } is a special villager and cannot be chosen.
why-founders-stay = These Founders cannot be taken.
why-no-such-node = There is no card no. { $node } in that village.
why-covered = The { $card } is covered.
why-not-covered = The { $card } is not covered.
why-stand-in = The { $card } stands in for another card and cannot be taken.
why-not-taken = The { $card } cannot be taken: Founders and basic villagers stay.
why-wrong-value = The { $card } does not have the value that the event asks for.
why-not-most-coins = Choose a villager with most coins: { $gold } gold.
why-no-build-left =
    { $limit ->
        [one] Your build limit of 1 card does not allow this.
       *[other] Your build limit of { $limit } cards does not allow this.
    }
why-play-not-place = The { $card } is played, not placed.
why-place-not-play = The { $card } is placed, not played.
why-no-place = Your village has no { $below } with room for the { $card }.
why-wrong-below = It must lie on { $below_a }, not on the { $card }.
why-no-room = There is no more room on the { $card } for what lies on { $below_a }.
why-no-chain = The { $card } has no chain in which a Monk could stand.
why-no-cover = You have no card that could cover the { $card } now.
why-no-second-monk = No second Monk can follow.
why-no-swap = There is no covered villager that the { $card } could take and you could place.
why-no-swap-again = Your village has no covered villager that the { $card } could take in turn.
why-cannot-unlock = You cannot open the padlock of the { $card } (unlocker: { $unlocker }).
why-no-gold = You need { $gold } gold.
why-no-gold-for-dues = “{ $event }”: you need { $gold } gold to place the { $card }.
why-no-gold-symbol = The { $card } has no gold symbol.
why-no-copper-symbol = The { $card } has no copper symbol.
why-unlocker-in-play = The bank is paid only when no village has { $unlocker_a }.
why-no-unlocker-there = There is no such { $unlocker } in that village.
why-no-tinner = You have not played a Tinner in this build turn.
why-not-for-padlock = The { $card } does not open padlocks.
why-only-in-build-turn = The { $card } is played in the own build turn only.
why-no-hire-left =
    { $limit ->
        [one] You may hire only 1 basic villager in a build turn.
       *[other] You may hire only { $limit } basic villagers in a build turn.
    }
why-no-card-to-return = You have no card to return.
why-pile-empty = The pile of this type is empty: { $card }.
why-no-freelancer-there = There is no Freelancer there.
why-freelancer-paid-already = You have paid this Freelancer in this build turn.
why-freelancer-at-start-only = A Freelancer is paid only before the first action of a build turn.
why-no-thief = There is no such Thief.
why-thief-acted = This Thief cannot act any more in this turn.
why-victim-poor = { $seat } has less than { $gold } gold in the supply.
why-no-jester = The Jester is not there, or has been used.
why-event-not-open = The event “{ $event }” does not lie open.
why-event-resolved-already = The event “{ $event }” is being carried out already.

## Options

option-scoundrels = Scoundrels
option-scoundrels-help = A secret special villager for each player; from { $thieves } players on Thieves and Sheriffs in the deck.
option-saints = Saints
option-saints-help = A secret special villager for each player.
option-profiteers = Profiteers
option-profiteers-help = Villagers with copper symbols and Freelancers in the deck.
option-improvements = Improvements
option-improvements-help = Each round three rewards for whoever has most of something.
option-mini_villagers = Mini Villagers
option-mini_villagers-help = The small card game before the game, or by itself.
option-mini_villagers-off = not played
option-mini_villagers-first_player = finds the first player
option-mini_villagers-alone = played by itself
option-first_player = First player
option-first_player-help = Who plays first, where Mini Villagers does not decide it.
option-first_player-random = at random
option-first_player-1 = seat 1
option-first_player-2 = seat 2
option-first_player-3 = seat 3
option-first_player-4 = seat 4
option-first_player-5 = seat 5
option-difficulty = Difficulty
option-difficulty-help = Solo game: how hard the Countess is to beat.
option-difficulty-novice = Novice
option-difficulty-normal = Normal
option-difficulty-veteran = Veteran
option-first_market_trigger = When the First Market takes place
option-first_market_trigger-help = Which stacks must have run out before the First Market.
option-first_market_trigger-stack_2_empty = when stack 2 is empty
option-first_market_trigger-stacks_1_and_2_empty = when stacks 1 and 2 are empty
option-build_limit_moment = When build limits are fixed
option-build_limit_moment-help = Matters when a village changes before its owner builds.
option-build_limit_moment-own_turn = at the start of each build turn
option-build_limit_moment-phase_start = at the start of the Build Phase
option-covered_founders = Covered Founders
option-covered_founders-help = What happens to covered Founders in a village without food.
option-covered_founders-turn = they turn too
option-covered_founders-stay = they stay as they are
option-tie_break = Tie-break
option-tie_break-help = Which cards count where the fewest villagers decide.
option-tie_break-all_cards = all cards
option-tie_break-without_basics = all but basic villagers
option-thief_first_turn = Thief in the turn of placing
option-thief_first_turn-help = Whether a Thief may act in the turn in which it is placed.
option-thief_first_turn-acts = acts at once
option-thief_first_turn-rests = rests until the next turn
option-freelancer_payment = When Freelancers are paid
option-freelancer_payment-help = Whether a Freelancer can also be paid later in a build turn, in the turn of placing too.
option-freelancer_payment-turn_start = at the start of a build turn
option-freelancer_payment-whole_turn = during the whole build turn
option-apprentice_targets = What the Apprentice takes
option-apprentice_targets-help = Which covered villagers an Apprentice may take.
option-apprentice_targets-any_covered = any covered villager
option-apprentice_targets-no_stand_ins = all but Monks and Apprentices

## Scores and the end

score-supply = Supply
score-improvements = Improvements
score-first_market = First Market
score-gold_symbols = Printed gold
score-silver = Silver
score-nun = Nun
score-coins = Coins on cards
score-mini = Mini Villagers
end-second-market = The game is over after the Second Market.
end-mini-villagers = Only the Moody Countess is left.

## What an action would change

stat-gold = gold
stat-points = gold at the end
stat-hand = cards in hand
stat-square = cards in the Village Square
stat-village = cards in the village
stat-food = food
stat-builders = builders
stat-draft_limit = draft limit
stat-card_coins = coins on cards

## Chapters of the rules

rule-heading-1 = Components
rule-heading-2 = Setup for 2 to 5 players
rule-heading-3 = Card anatomy
rule-heading-4 = Round structure
rule-heading-5 = Draft Phase
rule-heading-6 = Road update
rule-heading-7 = Build Phase
rule-heading-8 = Padlocks
rule-heading-9 = Special villagers
rule-heading-10 = End of the Build Phase
rule-heading-11 = First Market
rule-heading-12 = Second Market and end of the game
rule-heading-13 = Solo game: setup and changes
rule-heading-14 = Solo game: levels and events
rule-heading-15 = Scoundrels
rule-heading-16 = Saints
rule-heading-17 = Profiteers
rule-heading-18 = Improvements
rule-heading-19 = Mini Villagers: finding the first player
rule-heading-20 = State and actions

## The page

page-phase-draft = Draft
page-phase-update = Road
page-phase-build = Build
page-phase-over = Market
page-tab-road = Road
page-tab-village = Village
page-tab-hand = Hand
page-tab-market = Market
page-slot = slot { $n }
page-stack-n = Stack { $n }
page-stack = Stack { $n }: { $count }, on top { $suit }
page-empty = empty
page-covered = covered
page-coins = { $n } gold on it
page-to-hire = ×{ $n } to hire
page-hire = hire
page-on-it = lay it on this card
page-this-one = this one
page-pay = Pay { $n } gold
page-free = costs nothing
page-own-unlock = Your own { $card }: { $gold } gold from the bank go onto it
page-bank = Bank
page-summer = summer
page-winter = winter
page-food = { $n } food: draft { $limit }
page-builders =
    { $n ->
        [one] { $n } builder
       *[other] { $n } builders
    }
page-market-today = market now: { $n }
page-my-gold = My gold
page-built = Built
page-hired = Hired
page-my-hand = My hand
page-backs-seen =
    { $n ->
        [one] { $n } card, its back is seen by all
       *[other] { $n } cards, their backs are seen by all
    }
page-no-cards = No cards in hand.
page-villagers =
    { $n ->
        [one] { $n } villager
       *[other] { $n } villagers
    }
page-cards = Cards in hand
page-food-name = Food
page-builder-name = Builders
page-if-market = If the market came now
page-gold = gold
page-purse = supply
page-on-cards = on cards
page-silver = silver
page-sum = in all
page-first-over = The first market is over.
page-events = Events
page-worth-gold = { $n } gold
page-worth-food = { $n } food
page-worth-builder = { $n } builder
page-seat-lines = Food { $food }: drafts { $limit } cards. Builders { $builders }. Gold { $gold }; the second market would bring { $market }.
page-suit-pips = Squares in the head: as many cards may lie on it.
page-locked-by = needs { $card }
page-goes-on = Goes on: { $card }.
page-stands-alone = Needs no card below it.
page-each-market = { $n } gold at each market while it is not covered.
page-padlock = Padlock: { $card } opens it. { $gold } gold go onto that card, whoever owns it, or to the bank if nobody has one.
page-opens = Opens { $n } cards in the deck: { $cards }. Each time { $gold } gold land on it.
page-first-waits =
    { $count ->
        [one] First market at the end of the round in which stack { $stacks } runs out. Cards left there: { $n }.
       *[other] First market at the end of the round in which stacks { $stacks } have all run out. Cards left there: { $n }.
    }
page-first-due = The first market comes at the end of this round.
page-second-waits = Second market at the end of the round in which all stacks have run out. Cards left: { $n }. Silver pays only then.
page-second-due = The second market comes at the end of this round, and the game is over.
page-second-over = The second market is over.
page-beneath = { $n } beneath
page-silver-letter = S
page-show-covered = Covered cards ({ $n })

## Tips for a first game

tip-draft = Draft: click a face-up villager on the road, or a stack to take its top card unseen. Food in your village lets you draft more.
tip-build = Build: click a card in your hand to place it. Chains begin with a basic villager, which you hire by giving back a card. A padlock costs { $cost }.
tip-unlock = Padlock: pay { $cost } onto the card that opens it. If it is your own, the gold stays in your village and counts at the market.

## A turn in one sentence, its steps and its sums

sum-gold = { $sign }{ $n } gold
summary-gains = gained { $what }
summary-took = took { $card_a }
summary-coin-put = put a coin on { $card }
summary-placed = placed { $card_a }
summary-played = played { $card_a }
summary-robbed = robbed { $victim } of { amount-gold }
summary-thief-caught = caught a Thief of { $owner }
summary-took-from = took a card from { $owner }
summary-swapped = put an Apprentice into the village of { $owner }
summary-drew-hidden =
    { $n ->
        [one] took a face-down card
       *[other] took { $n } face-down cards
    }
summary-recruited = paid the Recruiter
summary-market-held = { amount-gold }
summary-group-market = Market: { $what }.
summary-event-revealed = “{ $event_card }” is the new event
summary-event-resolved = “{ $event_card }” was carried out
summary-event-cancelled = cancelled “{ $event_card }”
summary-countess-took = the Countess took { $card_a }
summary-countess-gained = the Countess gained { amount-gold }
summary-villager-lost = lost { $card_a }
summary-improvement-won = won “{ $improvement }”
summary-mini-won = won Mini Villagers
