### Sierra West in italiano.


## The game

game-title = Sierra West
game-pitch = Infila tre carte, percorri due sentieri, scala la montagna, fai avanzare il carro.
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
        [one] { $amount } risorsa base
       *[other] { $amount } risorse base
    }
count-apples =
    { $amount ->
        [one] { $amount } mela
       *[other] { $amount } mele
    }
count-fish =
    { $amount ->
        [one] { $amount } pesce
       *[other] { $amount } pesci
    }
count-boots =
    { $amount ->
        [one] { $amount } stivale
       *[other] { $amount } stivali
    }
count-green-apples =
    { $amount ->
        [one] { $amount } mela verde
       *[other] { $amount } mele verdi
    }
count-red-apples =
    { $amount ->
        [one] { $amount } mela rossa
       *[other] { $amount } mele rosse
    }
count-any-apples =
    { $amount ->
        [one] { $amount } mela di qualsiasi colore
       *[other] { $amount } mele di qualsiasi colore
    }

## Figures and where they stand

figure-hat = pioniere col cappello
    .the = il pioniere col cappello
figure-plain = pioniere senza cappello
    .the = il pioniere senza cappello
figure-mule = mulo
    .the = il mulo
slot-left = carta sinistra
slot-middle = carta centrale
slot-right = carta destra
side-left = esploratore di sinistra
side-right = esploratore di destra
spot-camp = accampamento
spot-trapper = spazio cacciatore
spot-tracker = spazio cercapista
spot-green-start = sentiero verde, inizio
spot-green-1 = sentiero verde, spazio 1
spot-green-2 = sentiero verde, spazio 2
spot-green-3 = sentiero verde, spazio 3
spot-green-4 = sentiero verde, spazio 4
spot-green-5 = sentiero verde, spazio 5
spot-green-end = sentiero verde, fine
spot-tan-start = sentiero beige, inizio
spot-tan-1 = sentiero beige, spazio 1
spot-tan-2 = sentiero beige, spazio 2
spot-tan-3 = sentiero beige, spazio 3
spot-tan-4 = sentiero beige, spazio 4
spot-tan-end = sentiero beige, fine
spot-summit-left = cima (carta sinistra)
spot-summit-middle = cima (carta centrale)
spot-summit-right = cima (carta destra)
spot-cabin-boots_to_gold = baracca «Oro per stivali»
spot-cabin-boots_to_pair = baracca «Baracca del calzolaio»
spot-cabin-double_boots = baracca «Stivali doppi»
spot-cabin-step_back = baracca «Passo indietro»
spot-cabin-drop_to_tan = baracca «Scorciatoia»
spot-cabin-all_green = baracca «Insediamento»
spot-cabin-double_food = baracca «Cibo doppio»
spot-cabin-double_wood = baracca «Legno doppio»
spot-cabin-double_stone = baracca «Pietra doppia»
spot-cabin-paid_discount = baracca «Sconto»
spot-cabin-bear_tamer = baracca «Domatore di orsi»
spot-cabin-shovel_gold = baracca «Vanga d’oro»
spot-cabin-gold_to_basic = baracca «Stalla degli scambi»

## Cabins

cabin-boots_to_gold = Oro per stivali
    .text = Pioniere senza cappello: per ogni { $boots } di uno spazio stivali a cui rinuncia il pioniere col cappello, { $gain }.
cabin-boots_to_pair = Baracca del calzolaio
    .text = Pioniere senza cappello: per ogni { $boots } di uno spazio stivali a cui rinuncia il pioniere col cappello, { $gain }.
cabin-double_boots = Stivali doppi
    .text =
        Pioniere senza cappello: gli spazi stivali del pioniere col cappello valgono { $factor ->
            [2] doppio
           *[other] ×{ $factor }
        }.
cabin-step_back = Passo indietro
    .text = Pioniere senza cappello, una volta per turno: paga { $price }; il pioniere col cappello arretra di uno spazio e può agire lì di nuovo.
cabin-drop_to_tan = Scorciatoia
    .text = Pioniere senza cappello, una volta per turno: paga { $price }; il pioniere col cappello scende sullo spazio beige sottostante e prosegue da lì.
cabin-all_green = Insediamento
    .text = Pioniere senza cappello: sono attive tutte le tue altre baracche verdi.
cabin-double_food = Cibo doppio
    .text = Pioniere senza cappello: { $symbol } su uno spazio del pioniere col cappello diventa { $gain }.
cabin-double_wood = Legno doppio
    .text = Pioniere senza cappello: { $symbol } su uno spazio del pioniere col cappello diventa { $gain }.
cabin-double_stone = Pietra doppia
    .text = Pioniere senza cappello: { $symbol } su uno spazio del pioniere col cappello diventa { $gain }.
cabin-paid_discount = Sconto
    .text = Pioniere col cappello, una volta per turno: uno spazio a pagamento costa al pioniere senza cappello { $discount } in meno.
cabin-bear_tamer = Domatore di orsi
    .text = Pioniere col cappello, una volta per turno: ignora il costo di un pericolo orsi e ottieni { $gain }.
cabin-shovel_gold = Vanga d’oro
    .text = Pioniere col cappello, una volta per turno: dopo che il pioniere senza cappello ha usato la vanga, { $gain }.
cabin-gold_to_basic = Stalla degli scambi
    .text = Mulo: { $given } per { $gained } a scelta, un qualsiasi numero di volte.

## The mountain

place-r1p1 = fila 1, carta 1
place-r1p2 = fila 1, carta 2
place-r2p1 = fila 2, carta 1
place-r2p2 = fila 2, carta 2
place-r2p3 = fila 2, carta 3
place-r3p1 = fila 3, carta 1
place-r3p2 = fila 3, carta 2
place-r3p3 = fila 3, carta 3
place-r3p4 = fila 3, carta 4
place-r4p1 = fila 4, carta 1
place-r4p2 = fila 4, carta 2
place-r4p3 = fila 4, carta 3
place-r4p4 = fila 4, carta 4
place-r4p5 = fila 4, carta 5
place-r5p1 = fila 5, carta 1
place-r5p2 = fila 5, carta 2
place-r5p3 = fila 5, carta 3
place-r5p4 = fila 5, carta 4
place-r5p5 = fila 5, carta 5
place-r5p6 = fila 5, carta 6
place-base = base della montagna
pool-hat = stivali del pioniere col cappello
pool-plain = stivali del pioniere senza cappello
pool-token = stivali di un segnalino
pile-deck = in cima al mazzo
pile-discard = in cima alla pila degli scarti

## Goods

good-food = cibo
    .one = cibo
    .other = cibo
good-wood = legno
    .one = legno
    .other = legno
good-stone = pietra
    .one = pietra
    .other = pietra
good-gold = oro
    .one = oro
    .other = oro
good-pair_of_boots = segnalino paio di stivali
    .one = segnalino paio di stivali
    .other = segnalini paio di stivali
good-bullet = proiettile
    .one = proiettile
    .other = proiettili
good-trout = trota
    .one = trota
    .other = trote
good-salmon = salmone
    .one = salmone
    .other = salmoni
good-bass = spigola
    .one = spigola
    .other = spigole
basic-food = cibo
basic-wood = legno
basic-stone = pietra
fish-trout = trota
    .a = una trota
fish-salmon = salmone
    .a = un salmone
fish-bass = spigola
    .a = una spigola
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

track-food = tracciato Cibo
track-wood = tracciato Legno
track-stone = tracciato Pietra
orchard-green = tracciato Granny Smith
orchard-red = tracciato Red Delicious
prize-dynamite = dinamite
prize-lantern = lanterna
prize-sheriff = carta Sceriffo
prize-bullets = { $bullets }

## Animals

animal-rabbit = coniglio
    .the = il coniglio
    .text = Scambiare pellicce: { $gain }.
animal-beaver = castoro
    .the = il castoro
    .text = Scambiare pellicce: { $gain }.
animal-fox = volpe
    .the = la volpe
    .text = Scambiare pellicce: { $gain }.
animal-bear = orso
    .the = l’orso
    .text = Scambiare pellicce: { $gain }.
animal-deer = cervo
    .the = il cervo
    .text = Scambiare pellicce: { $apples }.
animal-raccoon = procione
    .the = il procione
    .text =
        Scambiare pellicce: { $fish ->
            [1] un pesce a scelta
           *[other] { $fish } pesci a scelta
        }.
animal-marmot = marmotta
    .the = la marmotta
    .text = Scambiare pellicce: la dinamite o la lanterna.
animal-badger = tasso
    .the = il tasso
    .text = Scambiare pellicce: la carta Sceriffo o { $bullets }.

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
symbol-pair_of_boots = Un paio di stivali
symbol-fur_trade = Scambiare pellicce
symbol-mule = Ottenere il mulo
symbol-shovel = Usare la vanga
symbol-bear_hazard = Pericolo orsi
symbol-apples_g1 = { $apples }
symbol-apples_r1 = { $apples }
symbol-apples_g1r1 = { $apples }
symbol-apples_g2 = { $apples }
symbol-apples_r2 = { $apples }
symbol-harvest_apples = Raccogliere mele
symbol-pan_gold = Setacciare
symbol-banjo_hazard = Pericolo banjo
symbol-dueling_banjos = Sfida dei banjo
symbol-paddle_1 = Remata singola
symbol-paddle_2 = Doppia remata
symbol-paddle_fast = Remata rapida
symbol-fish = Pescare
symbol-mine = Estrarre
symbol-lantern = Ottenere la lanterna
symbol-dynamite = Ottenere la dinamite
symbol-load_cart = Caricare un carrello
symbol-bullet_1 = { $gain }
symbol-bullet_2 = { $gain }
symbol-reload = Caricare l’arma
symbol-sheriff = Nuovo sceriffo

## Cards

card-st1 = Raccoglitore
card-st2 = Boscaiolo
card-st3 = Scalpellino
card-st4 = Apripista
card-st5 = Carrettiere
card-st6 = Colono
card-st7 = Cacciatore di pelli
card-st8 = Mulattiere
card-ah_start = Frutticoltore
card-bb_start = Canoista
card-gr_start = Cercatore d’oro
card-oo_start = Vicesceriffo
card-ah01 = Meleto Granny Smith
card-ah02 = Filare Red Delicious
card-ah03 = Torchio da sidro
card-ah04 = Carretto di mele
card-ah05 = Banco della frutta
card-ah06 = Cucina delle torte
card-ah07 = Capanno degli innesti
card-ah08 = Fattoria pedemontana
card-ah09 = Canale irriguo
card-ah10 = Costruzione del fienile
card-ah11 = Affumicatoio
card-ah12 = Muro di pietra
card-ah13 = Festa del raccolto
card-ah14 = Cortile dei carri
card-ah15 = Emporio
card-bb01 = Pozza delle trote
card-bb02 = Risalita dei salmoni
card-bb03 = Buca delle spigole
card-bb04 = Banco di ghiaia
card-bb05 = Canaletta di lavaggio
card-bb06 = Rapide
card-bb07 = Suonatore in veranda
card-bb08 = Valle del distillatore
card-bb09 = Capanno nel bosco
card-bb10 = Approdo del traghetto
card-bb11 = Campo sul fiume
card-bb12 = Sentiero di trasbordo
card-bb13 = Linea di trappole
card-bb14 = Ansa del cercatore
card-bb15 = Carovana da soma
card-gr01 = Vena di quarzo
card-gr02 = Pozzo profondo
card-gr03 = Polveriera
card-gr04 = Tramoggia
card-gr05 = Mulino a pestelli
card-gr06 = Squadra di boscaioli
card-gr07 = Cucina da campo
card-gr08 = Ufficio saggi
card-gr09 = Picchetto
card-gr10 = Carovana di muli
card-gr11 = Via delle pelli
card-gr12 = Campo dei minatori
card-gr13 = Scartamento ridotto
card-gr14 = Città del boom
card-gr15 = Discarica di miniera
card-oo01 = Prigione
card-oo02 = Armaiolo
card-oo03 = Saloon
card-oo04 = Roccia di vedetta
card-oo05 = Diligenza
card-oo06 = Ufficio taglie
card-oo07 = Recinto del ranch
card-oo08 = Carro cucina
card-oo09 = Forte di pietra
card-oo10 = Squadra dello sceriffo
card-oo11 = Telegrafo
card-oo12 = Scuderia
card-oo13 = Sentiero del nascondiglio
card-oo14 = Mercante di pelli
card-oo15 = Emporio generale

## Special cards

special-orchard1 = Frutteto 1
special-orchard2 = Frutteto 2
special-orchard3 = Frutteto 3
special-orchard4 = Frutteto 4
special-orchard5 = Frutteto 5
special-orchard6 = Frutteto 6
special-river1 = Fiume 1
special-river2 = Fiume 2
special-river3 = Fiume 3
special-river4 = Fiume 4
special-river5 = Fiume 5
special-river6 = Fiume 6
special-mine_campfire = Miniera (falò)
special-mine_i_a = Miniera I a
special-mine_i_b = Miniera I b
special-mine_ii_a = Miniera II a
special-mine_ii_b = Miniera II b
special-mine_ii_c = Miniera II c
special-outpost_campfire = Covo (falò)
special-outpost_i = Covo I
special-outpost_ii = Covo II
special-outpost_iii = Covo III
special-outpost_iv = Covo IV
special-outpost_v = Covo V

## Plans of Hastings

plan_action-wagon = Spostare il carro
plan_action-gold = 1 oro
plan_action-fur_trade = Scambiare pellicce
plan_action-food = Tracciato Cibo
plan_action-wood = Tracciato Legno
plan_action-stone = Tracciato Pietra
plan_action-move = Movimento
plan_action-shovel = Usare la vanga
plan_action-mode = Azione del modulo
plan-plan01 = Carta pianificazione 1
plan-plan02 = Carta pianificazione 2
plan-plan03 = Carta pianificazione 3
plan-plan04 = Carta pianificazione 4
plan-plan05 = Carta pianificazione 5
plan-plan06 = Carta pianificazione 6
plan-plan07 = Carta pianificazione 7
plan-plan08 = Carta pianificazione 8
plan-plan09 = Carta pianificazione 9
plan-plan10 = Carta pianificazione 10
plan-plan11 = Carta pianificazione 11
plan-plan12 = Carta pianificazione 12
plan-plan13 = Carta pianificazione 13
plan-plan14 = Carta pianificazione 14
plan-plan15 = Carta pianificazione 15
plan-plan16 = Carta pianificazione 16
plan-plan17 = Carta pianificazione 17
plan-plan18 = Carta pianificazione 18

## Texts put together from the tables

text-card = Sentiero verde: { $green }. Sentiero beige: { $tan }. Cima: { $summit }.
text-card-animal = Animale: { $animal }.
text-either-orchard = tracciato delle mele a scelta
text-trade = { $given } → { $gained }
text-repeatable = { $summit }, un qualsiasi numero di volte
text-orchard = { $apples }.
text-river = Pesci: { $fish }. Carico: { $load }.
text-mine = { $gold }.
text-dark-mine = { $gold } (miniera buia).
text-outpost = Colpo a segno con { $face } o più.
text-plan = Agisce: { $side }. Azioni: { $actions }. Frecce: { $solid }; freccia trasparente: { $ghost }. Caccia: { $hunt }. Animale: { $animal }.
text-plan-opaque = { $card } (simbolo pieno)
text-plan-mode-animal = modulo

## What a player can do

action-pass = Passa
action-start = Metti { $pioneer_the } all’inizio del sentiero
action-step = Un passo con { $pioneer_the }
action-activate = Usa lo spazio su cui sta { $pioneer_the }
action-discount = Usa con lo sconto lo spazio del pioniere senza cappello
action-tame = Doma l’orso
action-assign = Assegna alla baracca «{ $cabin }»
action-back = Fai arretrare di uno spazio il pioniere col cappello
action-drop = Fai scendere il pioniere col cappello sul sentiero beige
action-scout = Sposta l’esploratore: { $place } ({ $pool })
action-wagon = Sposta il carro. Stivali del pioniere col cappello: { $hat_boots }, senza cappello: { $plain_boots }
action-forgo = Rinuncia a stivali: { $forgone_price } → { $forgone }
action-token = Spendi un segnalino paio di stivali
action-exchange = Scambia { $given } per { $gained }: { $basic }
action-blast = Dinamite: { $given } per { $gained }
action-sell = Mercato del pesce: { $deal }
action-summit = Azione sulla cima con { $figure_the }: { $slot }
action-occupy = Metti { $figure_the } sulla cima senza azione: { $slot }
action-lay = Metti: { $card } ({ $slot })
action-put = Mettila { $pile }
action-claim = Ottieni la carta e mettila { $pile }
action-build = Costruisci la baracca dello spazio { $space }
action-pay = Paga: { $food } cibo, { $wood } legno, { $stone } pietra
action-give-apples = Cedi mele. Verdi: { $green }, rosse: { $red }
action-give-fish = Cedi { $fish_a }
action-lose = Rimuovi la baracca «{ $cabin }»
action-retreat = Sposta il carro indietro di 1 spazio
action-climb = Avanza: { $track }
action-grow = Avanza: { $orchard }
action-take = Prendi { $basic }
action-catch = Prendi { $fish_a }
action-prize = Prendi: { $prize }
action-paddle =
    { $river ->
        [0] Rema fino al mercato del pesce
       *[other] Rema fino al fiume { $river }
    }
action-load = Carica { $gold } oro in un carrello che ne contiene { $cart }
action-again = Ancora una volta
action-shoot = Spara ancora
action-stop = Basta così
action-trap = Cattura { $animal_the } con { $pioneer_the }
action-track = Manda { $pioneer_the } sullo spazio cercapista
action-decline = Rinuncia
action-score-now = Conta i punti adesso
action-play-on = Continua a giocare

## What is being decided

question-lay-card = Pianificazione: metti una carta. Posto: { $slot }.
question-store-fourth-card = Dove va la quarta carta?
question-trap-animal = Vuoi catturare un animale visibile per 1 risorsa base?
question-pioneer = Esplorazione: fai una mossa o passa.
question-pay-basics = Paga { count-basics }.
question-pay-apples = Cedi { count-apples } di qualsiasi colore.
question-pay-fish = Cedi { count-fish }.
question-use-shovel = Vanga: ottieni una carta montagna o costruisci una baracca.
question-suffer-damage = Danni: rimuovi una baracca o sposta indietro il carro.
question-repeat-summit = Vuoi ripetere l’azione sulla cima?
question-choose-track = Fattoria: scegli un tracciato.
question-choose-orchard = Fattoria delle mele: scegli un tracciato.
question-track-supplies = Un altro giocatore avanza ({ $track }). Vuoi mandare un pioniere sullo spazio cercapista?
question-gain-basic = Prendi { count-basics } a scelta.
question-gain-fish = Prendi { count-fish } a scelta.
question-choose-prize = Scambiare pellicce: che cosa prendi?
question-paddle-canoe = Dove va la canoa?
question-load-cart = Quale carrello carichi, e con quanto oro?
question-shoot-again = Mancato. Sparare ancora o smettere?
question-offer-scoring =
    { $rounds ->
        [one] Da { $rounds } round tutti passano soltanto. Contare i punti adesso? Devono essere d’accordo tutti.
       *[other] Da { $rounds } round tutti passano soltanto. Contare i punti adesso? Devono essere d’accordo tutti.
    }

## What happened

event-round-began = Round { $amount }
event-turn-began = Turno di { $seat }
event-laid = { $seat } mette una carta: { $card } ({ $slot }).
event-stored-on-deck = { $seat } mette una carta a faccia in giù sul mazzo: { $card }.
event-stored-on-deck-hidden = { $seat } mette una carta a faccia in giù sul mazzo.
event-stored-on-discard = { $seat } mette una carta sulla pila degli scarti: { $card }.
event-showed-animal = Animale visibile: { $animal } ({ $seat }).
event-trapped = { $seat } cattura { $animal_the } con { $figure_the }.
event-tracked = { $seat } manda { $figure_the } sullo spazio cercapista e ottiene 1 { $good }.
event-assigned = { $seat } assegna { $figure_the } alla baracca «{ $cabin }».
event-moved = { $seat } sposta { $figure_the }: { $spot }.
event-activated = { $seat } usa uno spazio ({ $figure }): { $symbol }.
event-discounted = { $seat } usa lo sconto.
event-tamed = { $seat } doma l’orso.
event-gained = { $seat } ottiene { count-good }.
event-paid = { $seat } spende { count-good }.
event-scouted = { $seat } sposta l’esploratore: { $place } ({ $pool }).
event-wagon-moved = { $seat } sposta il carro sullo spazio { $amount }.
event-forwent =
    { $amount ->
        [one] { $seat } rinuncia a { $amount } stivale.
       *[other] { $seat } rinuncia a { $amount } stivali.
    }
event-token-spent = { $seat } spende un segnalino paio di stivali.
event-mule-taken = { $seat } prende il mulo.
event-claimed = { $seat } ottiene la carta «{ $card }» e la mette { $pile }.
event-sent-to-base = L’esploratore di { $seat } va alla base della montagna.
event-turned-up = Si scopre una carta ({ $place }): { $card }.
event-joined-row = { $special } entra nella fila sotto la pista del carro, posto { $amount }.
event-end-triggered = La fila è piena: si attiva la fine della partita.
event-built = { $seat } costruisce la baracca «{ $cabin }» dallo spazio { $space }.
event-tile-discarded = Scartata dalla vendita baracche: { $cabin }.
event-tile-drawn = Nuova baracca nello spazio { $space }: { $cabin }.
event-tiles-shuffled = Si mescolano le baracche scartate. Tessere: { $amount }.
event-cabin-lost = { $seat } perde la baracca «{ $cabin }».
event-wagon-retreated = Il carro di { $seat } torna sullo spazio { $amount }.
event-damage-none = { $seat } non ha nulla da perdere: nessun danno.
event-moved-up = { $seat } avanza ({ $track }), ora: { $amount }.
event-stayed-on-track = { $seat } non può avanzare ({ $track }), ma prende la ricompensa.
event-grew = { $seat } avanza ({ $orchard }), ora: { $amount }.
event-apples-changed = Riserva di mele. Verdi: { $green }, rosse: { $red }.
event-panned = { $seat } setaccia 1 { $good } ({ $special }).
event-paddled =
    { $river ->
        [0] { $seat } rema fino al mercato del pesce.
       *[other] { $seat } rema fino al fiume { $river }.
    }
event-sold = { $seat } scambia al mercato del pesce: { $deal }.
event-item-taken = { $seat } prende: { $prize }.
event-rolled = { $seat } tira il dado: { $amount }.
event-mined = { $seat } estrae { $gold } oro e { $stone } pietra.
event-cart-gained = { $seat } ottiene un carrello.
event-cart-loaded = { $seat } carica un carrello con { $amount } oro.
event-hit = A segno.
event-missed = Mancato.
event-captured = { $seat } cattura un bandito ({ $place }).
event-outlaws-at-base = Nuovi banditi alla base della montagna: { $amount }.
event-passed = { $seat } passa.
event-drew = { $seat } pesca: { $card }.
event-drew-hidden = { $seat } pesca una carta.
event-deck-shuffled = { $seat } mescola gli scarti in un nuovo mazzo. Carte: { $amount }.
event-plan-revealed = { $seat } rivela: { $plan }. { $plan_text }
event-plans-shuffled = Si mescolano le carte pianificazione.
event-plan-performed = { $seat }: { $action }.
event-scout-moved = { $seat }, { $side }: { $place }.
event-hunted = { $seat } cattura { $animal_the }.
event-scoring-offered =
    { $amount ->
        [one] { $amount } round in cui tutti hanno soltanto passato: contare i punti adesso?
       *[other] { $amount } round in cui tutti hanno soltanto passato: contare i punti adesso?
    }
event-chose-scoring = { $seat } vuole contare i punti adesso.
event-chose-playing-on = { $seat } vuole continuare a giocare.

## Why not

why-not-in-camp = La figura non è nell’accampamento.
why-cabin-not-built = Non hai costruito questa baracca.
why-already-on-path = Il pioniere è già sul sentiero.
why-not-walking = Il pioniere non è su un sentiero.
why-at-path-end = Il pioniere è alla fine del sentiero.
why-on-summit = Una figura sulla cima non si muove più in questo turno.
why-not-on-space = Il pioniere non è su uno spazio del sentiero.
why-activated-already = Questo spazio è già stato usato dall’arrivo del pioniere.
why-boots-are-spent = Gli stivali di questo spazio servono a muoversi, non si attivano.
why-banjo-never-activated = Il pericolo banjo non si attiva mai.
why-cannot-pay-space = Non puoi pagare questo spazio.
why-shovel-useless = Ora la vanga non può né ottenere una carta né costruire una baracca.
why-no-loose-gold = Non hai oro da caricare.
why-no-cart-room = Nessun tuo carrello ha posto.
why-discount-inactive = La baracca dello sconto non è attiva.
why-used-this-turn = Questa capacità è già stata usata in questo turno.
why-not-paid-space = Il pioniere senza cappello non è su uno spazio a pagamento.
why-tamer-inactive = La baracca del domatore di orsi non è attiva.
why-not-on-bear = Il pioniere senza cappello non è su un pericolo orsi.
why-mule-not-yours = Il mulo non è tuo.
why-mule-on-summit = Il mulo è su una cima.
why-mule-in-cabin = Il mulo è già nella baracca grigia.
why-ability-not-open = Ora questa capacità non si può usare.
why-too-few-tokens = Hai troppo pochi segnalini paio di stivali.
why-not-on-green = Il pioniere col cappello non è su uno spazio del sentiero verde.
why-no-space-behind = Dietro il pioniere col cappello non c’è uno spazio.
why-no-tan-below = Sotto non c’è uno spazio beige.
why-not-adjacent = Quel posto non è adiacente all’esploratore.
why-place-empty = Lì non c’è più una carta.
why-pool-empty = Non ci sono più stivali di questo tipo.
why-trail-at-end = Il carro è alla fine della pista.
why-wrong-boots = Questi stivali non corrispondono al costo del passo.
why-cannot-pay-step = Non puoi pagare questo spostamento del carro.
why-forgo-inactive = Nessuna baracca attiva accetta stivali per questo.
why-too-few-boots = Sullo spazio del pioniere col cappello ci sono troppo pochi stivali.
why-no-token = Non hai un segnalino paio di stivali.
why-mule-not-in-cabin = Il tuo mulo non è nella baracca grigia.
why-no-gold = Non hai oro.
why-no-dynamite = Non hai la dinamite.
why-too-little-stone = Hai troppo poca pietra.
why-canoe-not-at-market = La tua canoa non è al mercato del pesce.
why-fish-missing = Non hai questi pesci.
why-not-at-path-end = Il pioniere non ha raggiunto la fine del sentiero.
why-summit-taken = Su questa cima c’è già una figura.
why-cannot-pay-summit = Non puoi pagare questa azione sulla cima.
why-no-fish-left = Nella riserva non ci sono più pesci.
why-no-cart-left = Non ci sono più carrelli.
why-no-outlaw-left = Non ci sono più banditi.
why-six-shooter-starts = Una figura sui sei colpi comincia sempre a sparare.
why-wrong-slot = Ora tocca a un altro posto.
why-not-in-hand = Non hai in mano questa carta.
why-not-on-face-up-card = Il tuo esploratore non è su una carta a faccia in su.
why-no-tile = In questo spazio non c’è una baracca.
why-owned-already = Hai già una baracca di questo tipo.
why-no-cabin-slot = Non hai uno spazio libero di questo colore.
why-cannot-pay-build = Non puoi pagare insieme lo spazio e la baracca.
why-wrong-amount = Non è la quantità dovuta.
why-not-in-stock = Non ne hai così tanto.
why-cabin-not-yours = Questa baracca non è sulla tua plancia.
why-wagon-at-start = Il carro è all’inizio della pista.
why-not-offered = Questo ora non è disponibile.
why-canoe-stays = La canoa è già lì.
why-no-such-river = Questo fiume non è ancora nella fila.
why-too-far = La canoa non può arrivare così lontano.
why-no-such-cart = Non hai un carrello con quel carico.
why-too-much-gold = Non si può caricare così tanto oro.
why-not-visible = Questo animale non è visibile.
why-tile-face-up = La tua tessera di questo animale è già a faccia in su.
why-pioneer-not-idle = Questo pioniere non è inattivo.
why-fish-in-order = Cedi i pesci in quest’ordine: trota, salmone, spigola.

## Options

option-mode = Modulo
option-mode-help = Quale delle quattro montagne si gioca.
option-mode-apple_hill = La Collina delle Mele
option-mode-boats_banjos = Un Banjo sul Fiume
option-mode-gold_rush = Corsa all’Oro
option-mode-outlaws_outposts = Nel Covo dei Banditi
option-advanced_planning = Pianificazione avanzata
option-advanced_planning-help = Mani di { $cards } carte, una delle quali si mette da parte.
option-row_neighbours_adjacent = Le carte della stessa fila sono adiacenti
option-row_neighbours_adjacent-help = Un esploratore può passare alla carta accanto.
option-first_player = Chi comincia
option-first_player-help = Una persona a caso o quella al posto con questo numero.
option-first_player-random = A caso
option-first_player-1 = Posto 1
option-first_player-2 = Posto 2
option-first_player-3 = Posto 3
option-first_player-4 = Posto 4
option-round_limit = Limite di round
option-round_limit-help = Dopo questo numero di round si contano i punti.
option-round_limit-0 = nessuno
option-hastings_mule = Hastings inizia con il mulo
option-hastings_mule-help = Solitario, più difficile.
option-hastings_bear = Hastings inizia con l’orso a faccia in su
option-hastings_bear-help = Solitario, più difficile.
option-hastings_cabins = Punti di Hastings per baracca
option-hastings_cabins-help = Solitario: più punti, più difficile.
option-hastings_gold = Punti di Hastings per oro
option-hastings_gold-help = Solitario: più punti, più difficile.
option-hastings_boots = Punti di Hastings per paio di stivali
option-hastings_boots-help = Solitario: più punti, più difficile.
option-hastings_wagon = Partenza del carro di Hastings
option-hastings_wagon-help = Solitario: lo spazio da cui parte il carro di Hastings.
option-mule_hunt = Con il mulo Hastings caccia più spesso
option-mule_hunt-help = Solitario: con il mulo caccia con ogni carta pianificazione.

## The table in the terminal

table-ending-triggered = la fine è vicina: turni pari
table-ending-extra-round = ultimo round
table-special = speciale
table-trail = Pista del carro
table-wagons = Carri
table-step = Passo
table-row = Fila
table-fish-market = Mercato del pesce
table-homestead = Fattoria
table-cabins = Vendita baracche
table-cabin-stack = baracche nella pila: { $n }
table-carts = carrelli: { $n }
table-own-carts = carrelli: { $carts }
table-claimed = Ottenute
table-piles = Carte
table-animals = Animali
table-board = Carte pianificate: { $name }
table-summit = Cima
table-green = Sentiero verde ▲
table-tan = Sentiero beige ●
table-animal = Animale
table-any-track = tracciato a scelta
table-plan = Piano
table-next-plan = Prossimo
table-plans-left = carte piano rimaste: { $n }
table-summit-homestead = fattoria
table-summit-wagon = spostare il carro
table-summit-apple_trade = scambiare mele
table-summit-apple_homestead = fattoria delle mele
table-summit-buy_fish = comprare pesci
table-summit-buy_mine_cart = comprare un carrello
table-summit-six_shooter = sei colpi
table-summit-rifle = fucile
table-mark-food = C
table-mark-wood = L
table-mark-stone = P
table-mark-gold = O
table-mark-pair_of_boots = SS
table-mark-bullet = Pr
table-mark-trout = Tr
table-mark-salmon = Sa
table-mark-bass = Sp
table-mark-boot = s
table-mark-green_apple = mv
table-mark-red_apple = mr
table-mark-apple = m
table-mark-fish = pe
table-mark-mine_cart = ca
table-letter-green = v
table-letter-brown = m
table-legend = ❶ giocatore  ¹ primo giocatore  C cibo  L legno  P pietra  O oro  SS segnalino paio di stivali  s stivale  ◇ risorsa base a scelta  [v] [m] baracca verde e marrone  3·6·2 mano, mazzo, scarti  ▒2 animali a faccia in giù  ▲ pioniere col cappello  ● pioniere senza cappello  ♞ mulo  ✓ usato  ! pericolo  ∞ ripetibile  ░ a faccia in giù
table-legend-apple_hill = mv mr mela verde e rossa  m mela a scelta
table-legend-boats_banjos = Tr Sa Sp trota, salmone, spigola  pe pesce a scelta  ◡ canoe
table-legend-gold_rush = ca carrello
table-legend-outlaws_outposts = Pr proiettile  ☠ banditi

## Scores and the end

score-claimed-cards = Carte ottenute
score-animals = Animali a faccia in giù
score-cabins = Baracche
score-gold = Oro
score-boots = Paia di stivali
score-homestead = Fattoria × carro
score-orchards = Fattoria delle mele × carro
score-fish = Pesci
score-carts = Oro nei carrelli
score-dynamite = Dinamite
score-lantern = Lanterna
score-outlaws = Banditi × carro
score-sheriff = Sceriffo
end-row-full = La fila sotto la pista del carro è piena e gli ultimi turni sono stati giocati.
end-round-limit = È stato raggiunto il limite di round.
end-agreed = Tutti hanno accettato di contare i punti.

## What an action would change

stat-food = cibo
stat-wood = legno
stat-stone = pietra
stat-gold = oro
stat-pair_of_boots = paia di stivali
stat-bullet = proiettili
stat-trout = trote
stat-salmon = salmoni
stat-bass = spigole
stat-points = punti
stat-wagon = carro
stat-homestead = fattoria
stat-cabins = baracche
stat-animals = animali catturati
stat-claimed_cards = carte ottenute
stat-mule = mulo
stat-boots = stivali
stat-orchards = fattoria delle mele
stat-canoe = canoa
stat-carts = carrelli
stat-cart_gold = oro nei carrelli
stat-outlaws = banditi

## Chapters of the rules

rule-heading-0 = Convenzioni
rule-heading-1 = Componenti
rule-heading-2 = Preparazione comune
rule-heading-3 = Preparazione del modulo
rule-heading-4 = Geometria della montagna
rule-heading-5 = Anatomia di una carta e plancia giocatore
rule-heading-6 = Ordine di turno e fase Pianificazione
rule-heading-7 = Fase Esplorazione
rule-heading-8 = Passare
rule-heading-9 = Azioni fuori turno
rule-heading-10 = Risorse e stivali
rule-heading-11 = Pista del carro
rule-heading-12 = Esploratore e carte ottenute
rule-heading-13 = Baracche
rule-heading-14 = Danni
rule-heading-15 = Simboli comuni dei sentieri
rule-heading-16 = Fattoria
rule-heading-17 = Fine e punteggio
rule-heading-18 = Modulo I: La Collina delle Mele
rule-heading-19 = Modulo II: Un Banjo sul Fiume
rule-heading-20 = Modulo III: Corsa all’Oro
rule-heading-21 = Modulo IV: Nel Covo dei Banditi
rule-heading-22 = Variante: pianificazione avanzata
rule-heading-23 = Solitario: La Scorciatoia di Hastings
rule-heading-24 = Esempi
rule-heading-25 = Differenze tra le traduzioni
rule-heading-26 = Ambiguità e interpretazioni
rule-heading-27 = Punti ignoti
rule-heading-28 = Fonti

## The page

page-phase-plan = Piano
page-phase-trap = Cacciatore
page-phase-pioneer = Pionieri
page-tab-mountain = Montagna
page-tab-trail = Pista
page-tab-market = Baracche
page-tab-homestead = Fattoria
page-tab-mine = Plancia
page-tab-mode = Modulo
page-extra =
    { $n ->
        [0] gratis
       *[other] paga { $n } in più
    }
page-shovel-builds = la vanga costruisce una baracca
page-face-down = { $place }, coperta
page-trail = Spazio { $n } della pista del carro, ×{ $by }
page-start = Partenza
page-step = Un passo
page-ends = fine partita
page-paths = I miei due sentieri
page-paths-help = il pioniere col cappello va sul verde, l’altro sul beige
page-supplies = Le mie risorse
page-hand = La mia mano
page-plan-help = clicca o trascina su un posto
page-lay-all = Gioca queste tre carte
page-outlaws = Banditi catturati
page-cart = carrello con { $n } oro
page-river = fiume { $n }
page-with-mule = con il mulo, per ultima
page-frontiersman-left = Figura sinistra
page-frontiersman-right = Figura destra
page-no-next-plan = pescata nel suo turno
page-plan-arrows = Le frecce della nuova carta indicano che cosa fa con la vecchia, dall’alto in basso; quella trasparente solo con il mulo, e per ultima.
page-cabins = Le mie baracche
page-cabins-help = un posto vuoto costa 3 punti
page-deck = Mazzo
page-discard = Pila degli scarti
page-basics = Cibo, legno e pietra
page-others = Gli altri
page-figure-hat = Percorre il sentiero verde. Dall’accampamento può anche andare alla baracca marrone o agli spazi cacciatore e cercapista.
page-figure-plain = Percorre il sentiero beige. Dall’accampamento può anche andare a una baracca verde o agli spazi cacciatore e cercapista.
page-figure-mule = Il mulo: va alla baracca grigia o su una cima libera.
page-good-basic = Risorsa base: paga cime, passi del carro, baracche e spazi a pagamento.
page-good-points = Alla fine { $n } ciascuno.
page-good-boots = Spendilo nel tuo turno per due stivali, da usare subito.
page-track-reward = Ogni passo dà: { $what }. L’ultimo spazio tiene un solo giocatore.
page-trail-next = Al prossimo spazio: { $boots } stivali e { $basics } risorse base.
page-trail-multiplier = Alla fine i punti del modulo valgono { $n } volte con il carro qui.
page-hazard = Azione obbligatoria: lasciare lo spazio senza eseguirla causa danni.
page-paid = Spazio a pagamento: prima { $n } risorse base.
page-occupy = Fermati soltanto sulla cima

## Tips for a first game

tip-lay-card = Clicca una carta: i due sentieri appaiono subito con ciò che danno. Gioca tre carte, poi i pionieri le percorrono.
tip-pioneer = Metti ogni pioniere all’inizio del sentiero, avanza passo per passo e usa lo spazio su cui sta. Gli stivali muovono l’esploratore e il carro.
tip-use-shovel = La vanga ottiene la carta sotto il tuo esploratore, o costruisce una baracca del mercato.

## A turn in one sentence, its steps and its sums

sum-good =
    { $n ->
        [one] { $sign }{ $n } { $good_one }
       *[other] { $sign }{ $n } { $good_other }
    }
summary-gains = ottiene { $what }
summary-laid =
    { $n ->
        [one] mette { $n } carta
       *[other] mette { $n } carte
    }
summary-stored =
    { $n ->
        [one] mette da parte { $n } carta
       *[other] mette da parte { $n } carte
    }
summary-trapped = cattura { $animal_the }
summary-tracked = usa lo spazio cercapista
summary-assigned = usa la baracca «{ $cabin }»
summary-moved = sposta { $figure_the } ({ $spot })
summary-tamed = doma l’orso
summary-scouted = sposta l’esploratore ({ $place })
summary-wagon-moved = sposta il carro sullo spazio { $amount }
summary-mule-taken = prende il mulo
summary-claimed = ottiene la carta «{ $card }»
summary-end-triggered = si attiva la fine della partita
summary-built = costruisce la baracca «{ $cabin }»
summary-cabin-lost = perde la baracca «{ $cabin }»
summary-wagon-retreated = riporta il carro sullo spazio { $amount }
summary-moved-up = avanza ({ $track })
summary-stayed-on-track = prende la ricompensa ({ $track })
summary-grew = avanza ({ $orchard })
summary-panned = setaccia ({ $special })
summary-paddled = rema lungo il fiume
summary-sold = scambia al mercato del pesce
summary-item-taken = prende un premio ({ $prize })
summary-rolled = tira il dado ({ $amount })
summary-mined = lavora in miniera
summary-cart-gained = ottiene un carrello
summary-cart-loaded = carica un carrello
summary-captured =
    { $n ->
        [one] cattura un bandito
       *[other] cattura { $n } banditi
    }
summary-passed = passa
summary-plan-revealed = rivela { $plan }
summary-hunted = cattura { $animal_the }
summary-chose-scoring = vuole contare i punti adesso
summary-chose-playing-on = vuole continuare a giocare
