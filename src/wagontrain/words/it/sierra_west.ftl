### Sierra West in italiano.


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
    .text = Pioniere senza cappello: per ogni 2 stivali di uno spazio stivali a cui rinuncia il pioniere col cappello, 1 oro.
cabin-boots_to_pair = Baracca del calzolaio
    .text = Pioniere senza cappello: per ogni 2 stivali di uno spazio stivali a cui rinuncia il pioniere col cappello, un segnalino paio di stivali.
cabin-double_boots = Stivali doppi
    .text = Pioniere senza cappello: gli spazi stivali del pioniere col cappello valgono doppio.
cabin-step_back = Passo indietro
    .text = Pioniere senza cappello, una volta per turno: paga 2 segnalini paio di stivali; il pioniere col cappello arretra di 1 spazio e può agire lì di nuovo.
cabin-drop_to_tan = Scorciatoia
    .text = Pioniere senza cappello, una volta per turno: paga un segnalino paio di stivali; il pioniere col cappello scende sullo spazio beige sottostante e prosegue da lì.
cabin-all_green = Insediamento
    .text = Pioniere senza cappello: sono attive tutte le tue altre baracche verdi.
cabin-double_food = Cibo doppio
    .text = Pioniere senza cappello: 1 cibo su uno spazio del pioniere col cappello diventa 2.
cabin-double_wood = Legno doppio
    .text = Pioniere senza cappello: 1 legno su uno spazio del pioniere col cappello diventa 2.
cabin-double_stone = Pietra doppia
    .text = Pioniere senza cappello: 1 pietra su uno spazio del pioniere col cappello diventa 2.
cabin-paid_discount = Sconto
    .text = Pioniere col cappello, una volta per turno: uno spazio a pagamento costa al pioniere senza cappello 1 risorsa base in meno.
cabin-bear_tamer = Domatore di orsi
    .text = Pioniere col cappello, una volta per turno: ignora il costo di un pericolo orsi e ottieni un segnalino paio di stivali.
cabin-shovel_gold = Vanga d’oro
    .text = Pioniere col cappello, una volta per turno: dopo che il pioniere senza cappello ha usato la vanga, 1 oro.
cabin-gold_to_basic = Stalla degli scambi
    .text = Mulo: 1 oro per 1 risorsa base a scelta, un qualsiasi numero di volte.

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
forgone-gold = 1 oro
forgone-pair_of_boots = 1 segnalino paio di stivali
deal-trout = 1 trota → 1 legno
deal-salmon = 1 salmone → 1 cibo
deal-bass = 1 spigola → 1 pietra
deal-trout-salmon = 1 trota, 1 salmone → 1 oro
deal-trout-bass = 1 trota, 1 spigola → 1 oro
deal-salmon-bass = 1 salmone, 1 spigola → 1 oro
deal-one-of-each = 1 trota, 1 salmone, 1 spigola → 2 oro
deal-2-trout = 2 trote → 3 oro
deal-2-salmon = 2 salmoni → 3 oro
deal-2-bass = 2 spigole → 3 oro
deal-3-trout = 3 trote → 4 oro
deal-3-salmon = 3 salmoni → 4 oro
deal-3-bass = 3 spigole → 4 oro

## Tracks

track-food = tracciato Cibo
track-wood = tracciato Legno
track-stone = tracciato Pietra
orchard-green = tracciato Granny Smith
orchard-red = tracciato Red Delicious
prize-dynamite = dinamite
prize-lantern = lanterna
prize-sheriff = carta Sceriffo
prize-bullets = 2 proiettili

## Animals

animal-rabbit = coniglio
    .the = il coniglio
    .text = Scambiare pellicce: 1 cibo.
animal-beaver = castoro
    .the = il castoro
    .text = Scambiare pellicce: 1 legno.
animal-fox = volpe
    .the = la volpe
    .text = Scambiare pellicce: 1 pietra.
animal-bear = orso
    .the = l’orso
    .text = Scambiare pellicce: 1 oro.
animal-deer = cervo
    .the = il cervo
    .text = Scambiare pellicce: 1 mela verde e 1 rossa.
animal-raccoon = procione
    .the = il procione
    .text = Scambiare pellicce: un pesce a scelta.
animal-marmot = marmotta
    .the = la marmotta
    .text = Scambiare pellicce: la dinamite o la lanterna.
animal-badger = tasso
    .the = il tasso
    .text = Scambiare pellicce: la carta Sceriffo o 2 proiettili.

## Symbols of the paths

symbol-food_1 = 1 cibo
symbol-food_2 = 2 cibo
symbol-wood_1 = 1 legno
symbol-wood_2 = 2 legno
symbol-stone_1 = 1 pietra
symbol-stone_2 = 2 pietra
symbol-gold_1 = 1 oro
symbol-boot_1 = 1 stivale
symbol-boot_2 = 2 stivali
symbol-pair_of_boots = Un paio di stivali
symbol-fur_trade = Scambiare pellicce
symbol-mule = Ottenere il mulo
symbol-shovel = Usare la vanga
symbol-bear_hazard = Pericolo orsi
symbol-apples_g1 = 1 mela verde
symbol-apples_r1 = 1 mela rossa
symbol-apples_g1r1 = 1 mela verde e 1 rossa
symbol-apples_g2 = 2 mele verdi
symbol-apples_r2 = 2 mele rosse
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
symbol-bullet_1 = 1 proiettile
symbol-bullet_2 = 2 proiettili
symbol-reload = Caricare l’arma
symbol-sheriff = Nuovo sceriffo

## Cards

card-st1 = Raccoglitore
    .text = Sentiero verde: 1 cibo / – / 1 stivale. Sentiero beige: 1 cibo / usare la vanga. Cima: fattoria, tracciato Cibo (2 cibo, 1 pietra). Animale: coniglio.
card-st2 = Boscaiolo
    .text = Sentiero verde: 1 legno / – / 1 stivale. Sentiero beige: 1 legno / usare la vanga. Cima: fattoria, tracciato Legno (2 legno, 1 cibo). Animale: castoro.
card-st3 = Scalpellino
    .text = Sentiero verde: 1 pietra / – / 1 stivale. Sentiero beige: 1 pietra / usare la vanga. Cima: fattoria, tracciato Pietra (2 pietra, 1 legno). Animale: volpe.
card-st4 = Apripista
    .text = Sentiero verde: 1 stivale / 1 cibo / 2 stivali. Sentiero beige: 1 stivale / pericolo orsi. Cima: spostare il carro (2 cibo, 1 legno, 1 pietra).
card-st5 = Carrettiere
    .text = Sentiero verde: 2 stivali / 1 legno / 1 stivale. Sentiero beige: 1 legno / pericolo orsi. Cima: spostare il carro (2 legno, 1 cibo, 1 pietra).
card-st6 = Colono
    .text = Sentiero verde: 1 cibo / 1 pietra / 1 legno. Sentiero beige: 1 pietra / usare la vanga. Cima: fattoria, tracciato a scelta (1 cibo, 1 legno, 1 pietra).
card-st7 = Cacciatore di pelli
    .text = Sentiero verde: 1 stivale / 1 cibo / 1 oro. Sentiero beige: scambiare pellicce / pericolo orsi. Cima: fattoria, tracciato a scelta (1 cibo, 1 legno, 1 pietra). Animale: orso.
card-st8 = Mulattiere
    .text = Sentiero verde: 1 legno / 1 stivale / 1 pietra. Sentiero beige: 1 stivale / ottenere il mulo. Cima: spostare il carro (4 risorse base).
card-ah_start = Frutticoltore
    .text = Sentiero verde: 1 cibo / 1 mela verde e 1 rossa / 2 stivali. Sentiero beige: 1 stivale / raccogliere mele. Cima: fattoria delle mele, tracciato Red Delicious (3 mele rosse). Animale: cervo.
card-bb_start = Canoista
    .text = Sentiero verde: remata singola / 1 stivale / doppia remata. Sentiero beige: setacciare / pescare. Cima: comprare pesci (2 risorse base), un qualsiasi numero di volte. Animale: procione.
card-gr_start = Cercatore d’oro
    .text = Sentiero verde: 1 pietra / 1 stivale / caricare un carrello. Sentiero beige: ottenere la lanterna / estrarre. Cima: comprare un carrello (1 legno, 1 pietra). Animale: marmotta.
card-oo_start = Vicesceriffo
    .text = Sentiero verde: 1 proiettile / 1 stivale / 1 proiettile. Sentiero beige: nuovo sceriffo / caricare l’arma. Cima: sei colpi (1 proiettile). Animale: tasso.
card-ah01 = Meleto Granny Smith
    .text = Sentiero verde: 2 mele verdi / 1 cibo / 1 stivale. Sentiero beige: 1 legno / raccogliere mele. Cima: fattoria delle mele, tracciato Granny Smith (3 mele verdi). Animale: cervo.
card-ah02 = Filare Red Delicious
    .text = Sentiero verde: 2 mele rosse / 1 legno / 1 stivale. Sentiero beige: 1 pietra / raccogliere mele. Cima: fattoria delle mele, tracciato Red Delicious (3 mele rosse). Animale: cervo.
card-ah03 = Torchio da sidro
    .text = Sentiero verde: 1 mela verde e 1 rossa / 1 oro / 1 cibo. Sentiero beige: 1 stivale / raccogliere mele. Cima: scambiare mele (2 mele di qualsiasi colore → 1 oro), un qualsiasi numero di volte. Animale: coniglio.
card-ah04 = Carretto di mele
    .text = Sentiero verde: 2 stivali / 1 mela rossa / 2 cibo. Sentiero beige: 1 cibo / usare la vanga. Cima: spostare il carro (2 cibo, 1 legno).
card-ah05 = Banco della frutta
    .text = Sentiero verde: 2 cibo / 1 mela verde / 1 stivale. Sentiero beige: scambiare pellicce / usare la vanga. Cima: scambiare mele (1 mela di qualsiasi colore → 1 risorsa base), un qualsiasi numero di volte.
card-ah06 = Cucina delle torte
    .text = Sentiero verde: 1 cibo / 2 stivali / 1 legno. Sentiero beige: 2 cibo / pericolo orsi. Cima: scambiare mele (1 mela verde, 1 mela rossa → 1 oro, 1 cibo), un qualsiasi numero di volte. Animale: volpe.
card-ah07 = Capanno degli innesti
    .text = Sentiero verde: 2 legno / 1 mela verde e 1 rossa / 1 stivale. Sentiero beige: 1 oro / usare la vanga. Cima: fattoria delle mele, tracciato delle mele a scelta (4 mele di qualsiasi colore). Animale: orso.
card-ah08 = Fattoria pedemontana
    .text = Sentiero verde: 1 legno / 1 cibo / 1 pietra. Sentiero beige: 2 legno / usare la vanga. Cima: fattoria, tracciato a scelta (3 risorse base). Animale: castoro.
card-ah09 = Canale irriguo
    .text = Sentiero verde: 1 pietra / un paio di stivali / 1 mela verde. Sentiero beige: 2 pietra / raccogliere mele. Cima: fattoria, tracciato Pietra (1 pietra, 1 legno). Animale: castoro.
card-ah10 = Costruzione del fienile
    .text = Sentiero verde: 2 legno / 1 stivale / 1 oro. Sentiero beige: 2 stivali / pericolo orsi. Cima: fattoria, tracciato Legno (1 legno, 1 cibo).
card-ah11 = Affumicatoio
    .text = Sentiero verde: 2 cibo / 1 legno / 1 mela rossa. Sentiero beige: 1 stivale / ottenere il mulo. Cima: fattoria, tracciato Cibo (1 cibo, 1 pietra). Animale: coniglio.
card-ah12 = Muro di pietra
    .text = Sentiero verde: 2 pietra / 1 stivale / 1 stivale. Sentiero beige: scambiare pellicce / usare la vanga. Cima: fattoria, tracciato Pietra (2 pietra). Animale: volpe.
card-ah13 = Festa del raccolto
    .text = Sentiero verde: 1 oro / 1 mela verde e 1 rossa / 2 stivali. Sentiero beige: 1 mela verde e 1 rossa / raccogliere mele. Cima: fattoria delle mele, tracciato delle mele a scelta (2 mele verdi, 1 mela rossa). Animale: cervo.
card-ah14 = Cortile dei carri
    .text = Sentiero verde: 2 stivali / 1 pietra / un paio di stivali. Sentiero beige: 1 legno / pericolo orsi. Cima: spostare il carro (3 risorse base). Animale: orso.
card-ah15 = Emporio
    .text = Sentiero verde: scambiare pellicce / 1 cibo / 2 stivali. Sentiero beige: 1 oro / usare la vanga. Cima: fattoria, tracciato a scelta (1 cibo, 1 legno, 1 pietra).
card-bb01 = Pozza delle trote
    .text = Sentiero verde: remata singola / 1 legno / 2 stivali. Sentiero beige: remata singola / pescare. Cima: fattoria, tracciato Legno (2 trote). Animale: procione.
card-bb02 = Risalita dei salmoni
    .text = Sentiero verde: doppia remata / 1 cibo / 1 stivale. Sentiero beige: 1 cibo / pescare. Cima: fattoria, tracciato Cibo (2 salmoni). Animale: procione.
card-bb03 = Buca delle spigole
    .text = Sentiero verde: remata singola / 1 pietra / remata singola. Sentiero beige: 1 pietra / pescare. Cima: fattoria, tracciato Pietra (2 spigole). Animale: procione.
card-bb04 = Banco di ghiaia
    .text = Sentiero verde: 1 pietra / 1 stivale / pericolo banjo. Sentiero beige: setacciare / usare la vanga. Cima: fattoria, tracciato a scelta (1 trota, 1 spigola, 1 salmone). Animale: volpe.
card-bb05 = Canaletta di lavaggio
    .text = Sentiero verde: 2 legno / 1 oro / remata singola. Sentiero beige: 1 stivale / setacciare. Cima: comprare pesci (2 risorse base), un qualsiasi numero di volte.
card-bb06 = Rapide
    .text = Sentiero verde: remata rapida / 1 stivale / 2 stivali. Sentiero beige: setacciare / pericolo orsi. Cima: spostare il carro (3 risorse base).
card-bb07 = Suonatore in veranda
    .text = Sentiero verde: pericolo banjo / 2 cibo / 1 oro. Sentiero beige: 1 cibo / sfida dei banjo. Cima: fattoria, tracciato Cibo (1 cibo, 1 pietra). Animale: coniglio.
card-bb08 = Valle del distillatore
    .text = Sentiero verde: 1 oro / pericolo banjo / 1 oro. Sentiero beige: 1 legno / sfida dei banjo. Cima: comprare pesci (2 risorse base), un qualsiasi numero di volte. Animale: orso.
card-bb09 = Capanno nel bosco
    .text = Sentiero verde: 1 legno / 2 stivali / pericolo banjo. Sentiero beige: scambiare pellicce / sfida dei banjo. Cima: fattoria, tracciato Legno (1 legno, 1 cibo). Animale: castoro.
card-bb10 = Approdo del traghetto
    .text = Sentiero verde: doppia remata / 1 legno / 1 cibo. Sentiero beige: 2 stivali / usare la vanga. Cima: spostare il carro (2 cibo, 1 legno).
card-bb11 = Campo sul fiume
    .text = Sentiero verde: 1 cibo / remata singola / 1 legno. Sentiero beige: doppia remata / usare la vanga. Cima: fattoria, tracciato a scelta (3 risorse base). Animale: castoro.
card-bb12 = Sentiero di trasbordo
    .text = Sentiero verde: 2 stivali / 1 pietra / un paio di stivali. Sentiero beige: 2 pietra / usare la vanga. Cima: fattoria, tracciato Pietra (1 pietra, 1 legno). Animale: coniglio.
card-bb13 = Linea di trappole
    .text = Sentiero verde: scambiare pellicce / remata singola / 1 stivale. Sentiero beige: 1 oro / pescare. Cima: fattoria, tracciato a scelta (1 trota, 1 spigola, 1 salmone). Animale: volpe.
card-bb14 = Ansa del cercatore
    .text = Sentiero verde: 2 pietra / pericolo banjo / 2 stivali. Sentiero beige: remata rapida / setacciare. Cima: comprare pesci (2 risorse base), un qualsiasi numero di volte. Animale: orso.
card-bb15 = Carovana da soma
    .text = Sentiero verde: 2 cibo / 1 stivale / 1 pietra. Sentiero beige: 2 legno / ottenere il mulo. Cima: spostare il carro (3 risorse base).
card-gr01 = Vena di quarzo
    .text = Sentiero verde: 1 pietra / caricare un carrello / 1 stivale. Sentiero beige: ottenere la lanterna / estrarre. Cima: comprare un carrello (2 legno). Animale: marmotta.
card-gr02 = Pozzo profondo
    .text = Sentiero verde: ottenere la lanterna / 1 pietra / 2 stivali. Sentiero beige: 1 pietra / estrarre. Cima: comprare un carrello (1 legno, 1 pietra). Animale: marmotta.
card-gr03 = Polveriera
    .text = Sentiero verde: ottenere la dinamite / 1 stivale / 2 pietra. Sentiero beige: 1 pietra / estrarre. Cima: comprare un carrello (2 risorse base). Animale: marmotta.
card-gr04 = Tramoggia
    .text = Sentiero verde: caricare un carrello / 1 cibo / 1 oro. Sentiero beige: 1 stivale / caricare un carrello. Cima: comprare un carrello (1 cibo, 1 legno).
card-gr05 = Mulino a pestelli
    .text = Sentiero verde: 2 pietra / 1 oro / 1 stivale. Sentiero beige: ottenere la dinamite / usare la vanga. Cima: fattoria, tracciato Pietra (2 pietra). Animale: volpe.
card-gr06 = Squadra di boscaioli
    .text = Sentiero verde: 2 legno / caricare un carrello / 1 stivale. Sentiero beige: 1 legno / usare la vanga. Cima: fattoria, tracciato Legno (1 legno, 1 cibo). Animale: castoro.
card-gr07 = Cucina da campo
    .text = Sentiero verde: 2 cibo / 1 stivale / ottenere la lanterna. Sentiero beige: 1 cibo / usare la vanga. Cima: fattoria, tracciato Cibo (1 cibo, 1 pietra). Animale: coniglio.
card-gr08 = Ufficio saggi
    .text = Sentiero verde: 1 oro / 1 legno / 1 oro. Sentiero beige: caricare un carrello / pericolo orsi. Cima: fattoria, tracciato a scelta (3 risorse base).
card-gr09 = Picchetto
    .text = Sentiero verde: 2 stivali / caricare un carrello / 1 pietra. Sentiero beige: 1 stivale / usare la vanga. Cima: spostare il carro (1 legno, 2 pietra). Animale: orso.
card-gr10 = Carovana di muli
    .text = Sentiero verde: 2 stivali / 1 cibo / 1 legno. Sentiero beige: 2 legno / ottenere il mulo. Cima: spostare il carro (3 risorse base).
card-gr11 = Via delle pelli
    .text = Sentiero verde: scambiare pellicce / 1 stivale / 2 stivali. Sentiero beige: 1 oro / pericolo orsi. Cima: fattoria, tracciato a scelta (1 cibo, 1 legno, 1 pietra). Animale: volpe.
card-gr12 = Campo dei minatori
    .text = Sentiero verde: 1 cibo / 1 pietra / caricare un carrello. Sentiero beige: 2 stivali / estrarre. Cima: fattoria, tracciato Cibo (2 cibo). Animale: coniglio.
card-gr13 = Scartamento ridotto
    .text = Sentiero verde: 1 legno / 2 stivali / caricare un carrello. Sentiero beige: un paio di stivali / caricare un carrello. Cima: comprare un carrello (1 legno, 1 pietra). Animale: castoro.
card-gr14 = Città del boom
    .text = Sentiero verde: 1 oro / ottenere la dinamite / 1 cibo. Sentiero beige: scambiare pellicce / usare la vanga. Cima: spostare il carro (3 risorse base). Animale: orso.
card-gr15 = Discarica di miniera
    .text = Sentiero verde: 1 pietra / 1 legno / un paio di stivali. Sentiero beige: 2 pietra / ottenere la lanterna. Cima: fattoria, tracciato Pietra (1 pietra, 1 legno).
card-oo01 = Prigione
    .text = Sentiero verde: 1 proiettile / 1 cibo / 1 stivale. Sentiero beige: nuovo sceriffo / caricare l’arma. Cima: sei colpi (1 proiettile). Animale: tasso.
card-oo02 = Armaiolo
    .text = Sentiero verde: 2 proiettili / 1 legno / 1 stivale. Sentiero beige: 1 proiettile / usare la vanga. Cima: fucile (2 proiettili). Animale: tasso.
card-oo03 = Saloon
    .text = Sentiero verde: 2 cibo / 1 proiettile / 1 oro. Sentiero beige: 1 stivale / nuovo sceriffo. Cima: sei colpi (1 proiettile).
card-oo04 = Roccia di vedetta
    .text = Sentiero verde: 2 stivali / 1 proiettile / 1 pietra. Sentiero beige: 1 pietra / usare la vanga. Cima: fucile (2 proiettili). Animale: volpe.
card-oo05 = Diligenza
    .text = Sentiero verde: 2 stivali / 1 legno / 1 proiettile. Sentiero beige: 1 stivale / pericolo orsi. Cima: spostare il carro (3 risorse base).
card-oo06 = Ufficio taglie
    .text = Sentiero verde: 1 oro / 1 proiettile / 2 stivali. Sentiero beige: scambiare pellicce / caricare l’arma. Cima: sei colpi (1 proiettile). Animale: orso.
card-oo07 = Recinto del ranch
    .text = Sentiero verde: 2 legno / 1 stivale / 1 proiettile. Sentiero beige: 1 legno / usare la vanga. Cima: fattoria, tracciato Legno (1 legno, 1 proiettile). Animale: castoro.
card-oo08 = Carro cucina
    .text = Sentiero verde: 2 cibo / 1 pietra / 1 stivale. Sentiero beige: 1 cibo / usare la vanga. Cima: fattoria, tracciato Cibo (1 cibo, 1 proiettile). Animale: coniglio.
card-oo09 = Forte di pietra
    .text = Sentiero verde: 2 pietra / 1 proiettile / 1 stivale. Sentiero beige: 1 pietra / pericolo orsi. Cima: fattoria, tracciato Pietra (1 pietra, 1 proiettile). Animale: volpe.
card-oo10 = Squadra dello sceriffo
    .text = Sentiero verde: 1 proiettile / 2 stivali / 1 proiettile. Sentiero beige: 2 proiettili / caricare l’arma. Cima: fucile (2 proiettili). Animale: tasso.
card-oo11 = Telegrafo
    .text = Sentiero verde: un paio di stivali / 1 legno / 1 oro. Sentiero beige: nuovo sceriffo / usare la vanga. Cima: fattoria, tracciato a scelta (3 risorse base).
card-oo12 = Scuderia
    .text = Sentiero verde: 1 cibo / 2 stivali / 1 legno. Sentiero beige: 2 stivali / ottenere il mulo. Cima: spostare il carro (2 cibo, 1 legno). Animale: coniglio.
card-oo13 = Sentiero del nascondiglio
    .text = Sentiero verde: 2 stivali / 1 proiettile / 1 pietra. Sentiero beige: 1 oro / pericolo orsi. Cima: sei colpi (1 proiettile). Animale: orso.
card-oo14 = Mercante di pelli
    .text = Sentiero verde: scambiare pellicce / 1 cibo / 1 legno. Sentiero beige: 2 legno / usare la vanga. Cima: fattoria, tracciato a scelta (1 cibo, 1 legno, 1 pietra). Animale: castoro.
card-oo15 = Emporio generale
    .text = Sentiero verde: 2 proiettili / 1 cibo / 1 pietra. Sentiero beige: scambiare pellicce / nuovo sceriffo. Cima: fattoria, tracciato a scelta (2 risorse base, 1 proiettile).

## Special cards

special-orchard1 = Frutteto 1
    .text = 2 mele verdi, 1 mela rossa.
special-orchard2 = Frutteto 2
    .text = 1 mela verde, 2 mele rosse.
special-orchard3 = Frutteto 3
    .text = 2 mele verdi.
special-orchard4 = Frutteto 4
    .text = 2 mele rosse.
special-orchard5 = Frutteto 5
    .text = 1 mela verde, 1 mela rossa.
special-orchard6 = Frutteto 6
    .text = 2 mele verdi, 2 mele rosse.
special-river1 = Fiume 1
    .text = Pesci: trota. Carico: pietra, oro.
special-river2 = Fiume 2
    .text = Pesci: salmone. Carico: pietra, oro, oro.
special-river3 = Fiume 3
    .text = Pesci: spigola. Carico: pietra, pietra, oro.
special-river4 = Fiume 4
    .text = Pesci: trota, salmone. Carico: oro, pietra.
special-river5 = Fiume 5
    .text = Pesci: spigola, trota. Carico: pietra, oro.
special-river6 = Fiume 6
    .text = Pesci: salmone, spigola. Carico: oro, pietra, oro.
special-mine_campfire = Miniera (falò)
    .text = 2 oro.
special-mine_i_a = Miniera I a
    .text = 1 oro.
special-mine_i_b = Miniera I b
    .text = 2 oro (miniera buia).
special-mine_ii_a = Miniera II a
    .text = 1 oro.
special-mine_ii_b = Miniera II b
    .text = 2 oro (miniera buia).
special-mine_ii_c = Miniera II c
    .text = 3 oro (miniera buia).
special-outpost_campfire = Covo (falò)
    .text = Colpo a segno con 5 o più.
special-outpost_i = Covo I
    .text = Colpo a segno con 4 o più.
special-outpost_ii = Covo II
    .text = Colpo a segno con 4 o più.
special-outpost_iii = Covo III
    .text = Colpo a segno con 3 o più.
special-outpost_iv = Covo IV
    .text = Colpo a segno con 3 o più.
special-outpost_v = Covo V
    .text = Colpo a segno con 2 o più.

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
    .text = Agisce: esploratore di sinistra. Azioni: movimento, usare la vanga, spostare il carro, 1 oro. Frecce: 1, 2, 3; freccia trasparente: 4. Caccia: carta destra (simbolo pieno). Animale: coniglio.
plan-plan02 = Carta pianificazione 2
    .text = Agisce: esploratore di destra. Azioni: movimento, usare la vanga, tracciato Cibo, scambiare pellicce. Frecce: 2, 3, 4; freccia trasparente: 1. Caccia: carta sinistra. Animale: castoro.
plan-plan03 = Carta pianificazione 3
    .text = Agisce: esploratore di sinistra. Azioni: tracciato Legno, movimento, usare la vanga, azione del modulo. Frecce: 1, 2, 4; freccia trasparente: 3. Caccia: carta destra (simbolo pieno). Animale: volpe.
plan-plan04 = Carta pianificazione 4
    .text = Agisce: esploratore di destra. Azioni: tracciato Pietra, movimento, 1 oro, usare la vanga. Frecce: 1, 3, 4; freccia trasparente: 2. Caccia: carta sinistra (simbolo pieno). Animale: orso.
plan-plan05 = Carta pianificazione 5
    .text = Agisce: esploratore di sinistra. Azioni: spostare il carro, tracciato Cibo, usare la vanga, movimento. Frecce: 1, 2, 3; freccia trasparente: 4. Caccia: carta sinistra. Animale: modulo.
plan-plan06 = Carta pianificazione 6
    .text = Agisce: esploratore di destra. Azioni: azione del modulo, movimento, usare la vanga, tracciato Legno. Frecce: 2, 3, 4; freccia trasparente: 1. Caccia: carta destra (simbolo pieno). Animale: –.
plan-plan07 = Carta pianificazione 7
    .text = Agisce: esploratore di sinistra. Azioni: usare la vanga, tracciato Pietra, movimento, 1 oro. Frecce: 1, 3, 4; freccia trasparente: 2. Caccia: carta destra. Animale: coniglio.
plan-plan08 = Carta pianificazione 8
    .text = Agisce: esploratore di destra. Azioni: movimento, spostare il carro, scambiare pellicce, usare la vanga. Frecce: 1, 2, 4; freccia trasparente: 3. Caccia: carta sinistra (simbolo pieno). Animale: castoro.
plan-plan09 = Carta pianificazione 9
    .text = Agisce: esploratore di sinistra. Azioni: tracciato Cibo, usare la vanga, azione del modulo, movimento. Frecce: 1, 2, 3; freccia trasparente: 4. Caccia: carta destra (simbolo pieno). Animale: volpe.
plan-plan10 = Carta pianificazione 10
    .text = Agisce: esploratore di destra. Azioni: movimento, 1 oro, tracciato Legno, usare la vanga. Frecce: 2, 3, 4; freccia trasparente: 1. Caccia: carta sinistra. Animale: orso.
plan-plan11 = Carta pianificazione 11
    .text = Agisce: esploratore di sinistra. Azioni: movimento, usare la vanga, tracciato Pietra, scambiare pellicce. Frecce: 1, 2, 4; freccia trasparente: 3. Caccia: carta sinistra (simbolo pieno). Animale: modulo.
plan-plan12 = Carta pianificazione 12
    .text = Agisce: esploratore di destra. Azioni: spostare il carro, movimento, usare la vanga, tracciato Cibo. Frecce: 1, 3, 4; freccia trasparente: 2. Caccia: carta destra. Animale: –.
plan-plan13 = Carta pianificazione 13
    .text = Agisce: esploratore di sinistra. Azioni: movimento, azione del modulo, usare la vanga, 1 oro. Frecce: 1, 2, 3; freccia trasparente: 4. Caccia: carta destra. Animale: coniglio.
plan-plan14 = Carta pianificazione 14
    .text = Agisce: esploratore di destra. Azioni: tracciato Legno, movimento, spostare il carro, usare la vanga. Frecce: 2, 3, 4; freccia trasparente: 1. Caccia: carta sinistra (simbolo pieno). Animale: castoro.
plan-plan15 = Carta pianificazione 15
    .text = Agisce: esploratore di sinistra. Azioni: 1 oro, movimento, scambiare pellicce, tracciato Pietra. Frecce: 1, 3, 4; freccia trasparente: 2. Caccia: carta destra. Animale: volpe.
plan-plan16 = Carta pianificazione 16
    .text = Agisce: esploratore di destra. Azioni: azione del modulo, movimento, tracciato Legno, 1 oro. Frecce: 1, 2, 4; freccia trasparente: 3. Caccia: carta sinistra (simbolo pieno). Animale: orso.
plan-plan17 = Carta pianificazione 17
    .text = Agisce: esploratore di sinistra. Azioni: scambiare pellicce, 1 oro, tracciato Cibo, tracciato Pietra. Frecce: 1, 2, 3; freccia trasparente: 4. Caccia: carta sinistra. Animale: modulo.
plan-plan18 = Carta pianificazione 18
    .text = Agisce: esploratore di destra. Azioni: 1 oro, scambiare pellicce, movimento, usare la vanga. Frecce: 2, 3, 4; freccia trasparente: 1. Caccia: carta destra. Animale: –.

## What a player can do

action-pass = Passa
action-start = Metti { $pioneer_the } all’inizio del sentiero
action-step = Un passo con { $pioneer_the }
action-activate = Usa lo spazio su cui sta { $pioneer_the }
action-discount = Usa con lo sconto lo spazio del pioniere senza cappello
action-tame = Doma l’orso
action-assign = Assegna alla baracca «{ $cabin }»
action-back = Fai arretrare di 1 spazio il pioniere col cappello
action-drop = Fai scendere il pioniere col cappello sul sentiero beige
action-scout = Sposta l’esploratore: { $place } ({ $pool })
action-wagon = Sposta il carro. Stivali del pioniere col cappello: { $hat_boots }, senza cappello: { $plain_boots }
action-forgo = Rinuncia a 2 stivali: { $forgone }
action-token = Spendi un segnalino paio di stivali
action-exchange = Scambia 1 oro: { $basic }
action-blast = Dinamite: 2 pietra per 1 oro
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
option-advanced_planning-help = Mani di quattro carte, una delle quali si mette da parte.
option-row_neighbours_adjacent = Le carte della stessa fila sono adiacenti
option-row_neighbours_adjacent-help = Un esploratore può passare alla carta accanto.
option-bot_round_limit = Limite di round per le partite tra bot
option-bot_round_limit-help = Si contano i punti dopo tanti round; 0 vuol dire mai.
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

## What an action would change

gauge-food = cibo
gauge-wood = legno
gauge-stone = pietra
gauge-gold = oro
gauge-pair_of_boots = paia di stivali
gauge-bullet = proiettili
gauge-trout = trote
gauge-salmon = salmoni
gauge-bass = spigole
gauge-points = punti
gauge-wagon = carro
gauge-homestead = fattoria
gauge-cabins = baracche
gauge-animals = animali catturati
gauge-claimed_cards = carte ottenute
gauge-mule = mulo
gauge-boots = stivali
gauge-orchards = fattoria delle mele
gauge-canoe = canoa
gauge-carts = carrelli
gauge-cart_gold = oro nei carrelli
gauge-outlaws = banditi

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
