### Sierra West po polsku.


## The game

game-title = Sierra West
seat-automa = Hastings

## Amounts, for use in other messages

count-good =
    { $amount ->
        [one] { $amount } { $good_one }
        [few] { $amount } { $good_few }
       *[many] { $amount } { $good_many }
    }
count-basics =
    { $amount ->
        [one] { $amount } zasób podstawowy
        [few] { $amount } zasoby podstawowe
       *[many] { $amount } zasobów podstawowych
    }
count-apples =
    { $amount ->
        [one] { $amount } jabłko
        [few] { $amount } jabłka
       *[many] { $amount } jabłek
    }
count-fish =
    { $amount ->
        [one] { $amount } rybę
        [few] { $amount } ryby
       *[many] { $amount } ryb
    }

## Figures and where they stand

figure-hat = pionier w kapeluszu
    .acc = pioniera w kapeluszu
figure-plain = pionier bez kapelusza
    .acc = pioniera bez kapelusza
figure-mule = muł
    .acc = muła
slot-left = lewa karta
slot-middle = środkowa karta
slot-right = prawa karta
side-left = lewy zwiadowca
side-right = prawy zwiadowca
spot-camp = obóz
spot-trapper = pole łowów
spot-tracker = pole zaopatrzenia
spot-green-start = zielona ścieżka, początek
spot-green-1 = zielona ścieżka, pole 1
spot-green-2 = zielona ścieżka, pole 2
spot-green-3 = zielona ścieżka, pole 3
spot-green-4 = zielona ścieżka, pole 4
spot-green-5 = zielona ścieżka, pole 5
spot-green-end = zielona ścieżka, koniec
spot-tan-start = brązowa ścieżka, początek
spot-tan-1 = brązowa ścieżka, pole 1
spot-tan-2 = brązowa ścieżka, pole 2
spot-tan-3 = brązowa ścieżka, pole 3
spot-tan-4 = brązowa ścieżka, pole 4
spot-tan-end = brązowa ścieżka, koniec
spot-summit-left = szczyt (lewa karta)
spot-summit-middle = szczyt (środkowa karta)
spot-summit-right = szczyt (prawa karta)
spot-cabin-boots_to_gold = chata „Złoto za buty”
spot-cabin-boots_to_pair = chata „Chata szewca”
spot-cabin-double_boots = chata „Podwójne buty”
spot-cabin-step_back = chata „Krok wstecz”
spot-cabin-drop_to_tan = chata „Zejście na piaszczystą”
spot-cabin-all_green = chata „Osada”
spot-cabin-double_food = chata „Podwójne mięso”
spot-cabin-double_wood = chata „Podwójne drewno”
spot-cabin-double_stone = chata „Podwójny kamień”
spot-cabin-paid_discount = chata „Zniżka”
spot-cabin-bear_tamer = chata „Pogromca niedźwiedzi”
spot-cabin-shovel_gold = chata „Złoty szpadel”
spot-cabin-gold_to_basic = chata „Stajnia handlowa”

## Cabins

cabin-boots_to_gold = Złoto za buty
    .text = Pionier bez kapelusza: za każde 2 buty z pola butów, z których rezygnuje pionier w kapeluszu, 1 złoto.
cabin-boots_to_pair = Chata szewca
    .text = Pionier bez kapelusza: za każde 2 buty z pola butów, z których rezygnuje pionier w kapeluszu, żeton pary butów.
cabin-double_boots = Podwójne buty
    .text = Pionier bez kapelusza: pola butów pioniera w kapeluszu liczą się podwójnie.
cabin-step_back = Krok wstecz
    .text = Pionier bez kapelusza, raz na turę: zapłać 2 żetony par butów; pionier w kapeluszu cofa się o 1 pole i może tam znów wykonać akcję.
cabin-drop_to_tan = Zejście na piaszczystą
    .text = Pionier bez kapelusza, raz na turę: zapłać żeton pary butów; pionier w kapeluszu schodzi na brązowe pole poniżej i idzie tamtędy dalej.
cabin-all_green = Osada
    .text = Pionier bez kapelusza: działają wszystkie twoje pozostałe zielone chaty.
cabin-double_food = Podwójne mięso
    .text = Pionier bez kapelusza: pole pioniera w kapeluszu z 1 mięsem daje 2.
cabin-double_wood = Podwójne drewno
    .text = Pionier bez kapelusza: pole pioniera w kapeluszu z 1 drewnem daje 2.
cabin-double_stone = Podwójny kamień
    .text = Pionier bez kapelusza: pole pioniera w kapeluszu z 1 kamieniem daje 2.
cabin-paid_discount = Zniżka
    .text = Pionier w kapeluszu, raz na turę: płatne pole kosztuje pioniera bez kapelusza o 1 zasób podstawowy mniej.
cabin-bear_tamer = Pogromca niedźwiedzi
    .text = Pionier w kapeluszu, raz na turę: pomiń koszt spotkania z niedźwiedziem i zdobądź żeton pary butów.
cabin-shovel_gold = Złoty szpadel
    .text = Pionier w kapeluszu, raz na turę: po użyciu szpadla przez pioniera bez kapelusza 1 złoto.
cabin-gold_to_basic = Stajnia handlowa
    .text = Muł: 1 złoto za 1 wybrany zasób podstawowy, dowolną liczbę razy.

## The mountain

place-r1p1 = rząd 1, karta 1
place-r1p2 = rząd 1, karta 2
place-r2p1 = rząd 2, karta 1
place-r2p2 = rząd 2, karta 2
place-r2p3 = rząd 2, karta 3
place-r3p1 = rząd 3, karta 1
place-r3p2 = rząd 3, karta 2
place-r3p3 = rząd 3, karta 3
place-r3p4 = rząd 3, karta 4
place-r4p1 = rząd 4, karta 1
place-r4p2 = rząd 4, karta 2
place-r4p3 = rząd 4, karta 3
place-r4p4 = rząd 4, karta 4
place-r4p5 = rząd 4, karta 5
place-r5p1 = rząd 5, karta 1
place-r5p2 = rząd 5, karta 2
place-r5p3 = rząd 5, karta 3
place-r5p4 = rząd 5, karta 4
place-r5p5 = rząd 5, karta 5
place-r5p6 = rząd 5, karta 6
place-base = podstawa wzgórza
pool-hat = buty pioniera w kapeluszu
pool-plain = buty pioniera bez kapelusza
pool-token = buty z żetonu
pile-deck = na wierzch talii
pile-discard = na wierzch stosu kart odrzuconych

## Goods

good-food = mięso
    .one = mięso
    .few = mięsa
    .many = mięsa
good-wood = drewno
    .one = drewno
    .few = drewna
    .many = drewna
good-stone = kamień
    .one = kamień
    .few = kamienie
    .many = kamieni
good-gold = złoto
    .one = złoto
    .few = złota
    .many = złota
good-pair_of_boots = żeton pary butów
    .one = żeton pary butów
    .few = żetony par butów
    .many = żetonów par butów
good-bullet = nabój
    .one = nabój
    .few = naboje
    .many = naboi
good-trout = pstrąg
    .one = pstrąg
    .few = pstrągi
    .many = pstrągów
good-salmon = łosoś
    .one = łosoś
    .few = łososie
    .many = łososi
good-bass = okoń
    .one = okoń
    .few = okonie
    .many = okoni
basic-food = mięso
basic-wood = drewno
basic-stone = kamień
fish-trout = pstrąg
    .acc = pstrąga
fish-salmon = łosoś
    .acc = łososia
fish-bass = okoń
    .acc = okonia
forgone-gold = 1 złoto
forgone-pair_of_boots = 1 żeton pary butów
deal-trout = 1 pstrąg → 1 drewno
deal-salmon = 1 łosoś → 1 mięso
deal-bass = 1 okoń → 1 kamień
deal-trout-salmon = 1 pstrąg, 1 łosoś → 1 złoto
deal-trout-bass = 1 pstrąg, 1 okoń → 1 złoto
deal-salmon-bass = 1 łosoś, 1 okoń → 1 złoto
deal-one-of-each = 1 pstrąg, 1 łosoś, 1 okoń → 2 złota
deal-2-trout = 2 pstrągi → 3 złota
deal-2-salmon = 2 łososie → 3 złota
deal-2-bass = 2 okonie → 3 złota
deal-3-trout = 3 pstrągi → 4 złota
deal-3-salmon = 3 łososie → 4 złota
deal-3-bass = 3 okonie → 4 złota

## Tracks

track-food = tor mięsa
    .acc = tor mięsa
track-wood = tor drewna
    .acc = tor drewna
track-stone = tor kamienia
    .acc = tor kamienia
orchard-green = zielony tor rozwoju sadu
orchard-red = czerwony tor rozwoju sadu
prize-dynamite = dynamit
prize-lantern = lampa
prize-sheriff = karta szeryfa
prize-bullets = 2 naboje

## Animals

animal-rabbit = królik
    .acc = królika
    .text = Handel futrami: 1 mięso.
animal-beaver = bóbr
    .acc = bobra
    .text = Handel futrami: 1 drewno.
animal-fox = lis
    .acc = lisa
    .text = Handel futrami: 1 kamień.
animal-bear = niedźwiedź
    .acc = niedźwiedzia
    .text = Handel futrami: 1 złoto.
animal-deer = jeleń
    .acc = jelenia
    .text = Handel futrami: 1 zielone i 1 czerwone jabłko.
animal-raccoon = szop
    .acc = szopa
    .text = Handel futrami: wybrana ryba.
animal-marmot = świstak
    .acc = świstaka
    .text = Handel futrami: dynamit albo lampa.
animal-badger = borsuk
    .acc = borsuka
    .text = Handel futrami: karta szeryfa albo 2 naboje.

## Symbols of the paths

symbol-food_1 = 1 mięso
symbol-food_2 = 2 mięsa
symbol-wood_1 = 1 drewno
symbol-wood_2 = 2 drewna
symbol-stone_1 = 1 kamień
symbol-stone_2 = 2 kamienie
symbol-gold_1 = 1 złoto
symbol-boot_1 = 1 but
symbol-boot_2 = 2 buty
symbol-pair_of_boots = Zdobycie pary butów
symbol-fur_trade = Handel futrami
symbol-mule = Zdobycie muła
symbol-shovel = Użycie szpadla
symbol-bear_hazard = Spotkanie z niedźwiedziem
symbol-apples_g1 = 1 zielone jabłko
symbol-apples_r1 = 1 czerwone jabłko
symbol-apples_g1r1 = 1 zielone i 1 czerwone jabłko
symbol-apples_g2 = 2 zielone jabłka
symbol-apples_r2 = 2 czerwone jabłka
symbol-harvest_apples = Zbiór jabłek
symbol-pan_gold = Płukanie złota
symbol-banjo_hazard = Melancholia
symbol-dueling_banjos = Gra na bandżo
symbol-paddle_1 = Pojedyncze wiosło
symbol-paddle_2 = Para wioseł
symbol-paddle_fast = Szybkie wiosłowanie
symbol-fish = Łowienie ryb
symbol-mine = Praca w kopalni
symbol-lantern = Zdobycie lampy
symbol-dynamite = Zdobycie dynamitu
symbol-load_cart = Załadunek wagonika
symbol-bullet_1 = 1 nabój
symbol-bullet_2 = 2 naboje
symbol-reload = Wypełnienie magazynka
symbol-sheriff = Nowy szeryf

## Cards

card-st1 = Zbieracz
    .text = Zielona ścieżka: 1 mięso / – / 1 but. Brązowa ścieżka: 1 mięso / użycie szpadla. Szczyt: rozwój gospodarstwa, tor mięsa (2 mięsa, 1 kamień). Zwierzę: królik.
card-st2 = Drwal
    .text = Zielona ścieżka: 1 drewno / – / 1 but. Brązowa ścieżka: 1 drewno / użycie szpadla. Szczyt: rozwój gospodarstwa, tor drewna (2 drewna, 1 mięso). Zwierzę: bóbr.
card-st3 = Kamieniarz
    .text = Zielona ścieżka: 1 kamień / – / 1 but. Brązowa ścieżka: 1 kamień / użycie szpadla. Szczyt: rozwój gospodarstwa, tor kamienia (2 kamienie, 1 drewno). Zwierzę: lis.
card-st4 = Przecieracz szlaków
    .text = Zielona ścieżka: 1 but / 1 mięso / 2 buty. Brązowa ścieżka: 1 but / spotkanie z niedźwiedziem. Szczyt: przejazd wozem (2 mięsa, 1 drewno, 1 kamień).
card-st5 = Woźnica
    .text = Zielona ścieżka: 2 buty / 1 drewno / 1 but. Brązowa ścieżka: 1 drewno / spotkanie z niedźwiedziem. Szczyt: przejazd wozem (2 drewna, 1 mięso, 1 kamień).
card-st6 = Gospodarz
    .text = Zielona ścieżka: 1 mięso / 1 kamień / 1 drewno. Brązowa ścieżka: 1 kamień / użycie szpadla. Szczyt: rozwój gospodarstwa, dowolny tor (1 mięso, 1 drewno, 1 kamień).
card-st7 = Traper
    .text = Zielona ścieżka: 1 but / 1 mięso / 1 złoto. Brązowa ścieżka: handel futrami / spotkanie z niedźwiedziem. Szczyt: rozwój gospodarstwa, dowolny tor (1 mięso, 1 drewno, 1 kamień). Zwierzę: niedźwiedź.
card-st8 = Poganiacz mułów
    .text = Zielona ścieżka: 1 drewno / 1 but / 1 kamień. Brązowa ścieżka: 1 but / zdobycie muła. Szczyt: przejazd wozem (4 zasoby podstawowe).
card-ah_start = Sadownik
    .text = Zielona ścieżka: 1 mięso / 1 zielone i 1 czerwone jabłko / 2 buty. Brązowa ścieżka: 1 but / zbiór jabłek. Szczyt: rozwój sadu, czerwony tor rozwoju sadu (3 czerwone jabłka). Zwierzę: jeleń.
card-bb_start = Wioślarz
    .text = Zielona ścieżka: pojedyncze wiosło / 1 but / para wioseł. Brązowa ścieżka: płukanie złota / łowienie ryb. Szczyt: zakup ryb (2 zasoby podstawowe), dowolną liczbę razy. Zwierzę: szop.
card-gr_start = Poszukiwacz złota
    .text = Zielona ścieżka: 1 kamień / 1 but / załadunek wagonika. Brązowa ścieżka: zdobycie lampy / praca w kopalni. Szczyt: zakup wagonika (1 drewno, 1 kamień). Zwierzę: świstak.
card-oo_start = Zastępca szeryfa
    .text = Zielona ścieżka: 1 nabój / 1 but / 1 nabój. Brązowa ścieżka: nowy szeryf / wypełnienie magazynka. Szczyt: rewolwerowiec (1 nabój). Zwierzę: borsuk.
card-ah01 = Sad Granny Smith
    .text = Zielona ścieżka: 2 zielone jabłka / 1 mięso / 1 but. Brązowa ścieżka: 1 drewno / zbiór jabłek. Szczyt: rozwój sadu, zielony tor rozwoju sadu (3 zielone jabłka). Zwierzę: jeleń.
card-ah02 = Aleja Red Delicious
    .text = Zielona ścieżka: 2 czerwone jabłka / 1 drewno / 1 but. Brązowa ścieżka: 1 kamień / zbiór jabłek. Szczyt: rozwój sadu, czerwony tor rozwoju sadu (3 czerwone jabłka). Zwierzę: jeleń.
card-ah03 = Prasa do cydru
    .text = Zielona ścieżka: 1 zielone i 1 czerwone jabłko / 1 złoto / 1 mięso. Brązowa ścieżka: 1 but / zbiór jabłek. Szczyt: handel jabłkami (2 jabłka dowolnego koloru → 1 złoto), dowolną liczbę razy. Zwierzę: królik.
card-ah04 = Wózek z jabłkami
    .text = Zielona ścieżka: 2 buty / 1 czerwone jabłko / 2 mięsa. Brązowa ścieżka: 1 mięso / użycie szpadla. Szczyt: przejazd wozem (2 mięsa, 1 drewno).
card-ah05 = Stragan z owocami
    .text = Zielona ścieżka: 2 mięsa / 1 zielone jabłko / 1 but. Brązowa ścieżka: handel futrami / użycie szpadla. Szczyt: handel jabłkami (1 jabłko dowolnego koloru → 1 zasób podstawowy), dowolną liczbę razy.
card-ah06 = Kuchnia z szarlotką
    .text = Zielona ścieżka: 1 mięso / 2 buty / 1 drewno. Brązowa ścieżka: 2 mięsa / spotkanie z niedźwiedziem. Szczyt: handel jabłkami (1 zielone jabłko, 1 czerwone jabłko → 1 złoto, 1 mięso), dowolną liczbę razy. Zwierzę: lis.
card-ah07 = Szopa do szczepienia
    .text = Zielona ścieżka: 2 drewna / 1 zielone i 1 czerwone jabłko / 1 but. Brązowa ścieżka: 1 złoto / użycie szpadla. Szczyt: rozwój sadu, dowolny tor rozwoju sadu (4 jabłka dowolnego koloru). Zwierzę: niedźwiedź.
card-ah08 = Farma na pogórzu
    .text = Zielona ścieżka: 1 drewno / 1 mięso / 1 kamień. Brązowa ścieżka: 2 drewna / użycie szpadla. Szczyt: rozwój gospodarstwa, dowolny tor (3 zasoby podstawowe). Zwierzę: bóbr.
card-ah09 = Rów nawadniający
    .text = Zielona ścieżka: 1 kamień / zdobycie pary butów / 1 zielone jabłko. Brązowa ścieżka: 2 kamienie / zbiór jabłek. Szczyt: rozwój gospodarstwa, tor kamienia (1 kamień, 1 drewno). Zwierzę: bóbr.
card-ah10 = Budowa stodoły
    .text = Zielona ścieżka: 2 drewna / 1 but / 1 złoto. Brązowa ścieżka: 2 buty / spotkanie z niedźwiedziem. Szczyt: rozwój gospodarstwa, tor drewna (1 drewno, 1 mięso).
card-ah11 = Wędzarnia
    .text = Zielona ścieżka: 2 mięsa / 1 drewno / 1 czerwone jabłko. Brązowa ścieżka: 1 but / zdobycie muła. Szczyt: rozwój gospodarstwa, tor mięsa (1 mięso, 1 kamień). Zwierzę: królik.
card-ah12 = Kamienny mur
    .text = Zielona ścieżka: 2 kamienie / 1 but / 1 but. Brązowa ścieżka: handel futrami / użycie szpadla. Szczyt: rozwój gospodarstwa, tor kamienia (2 kamienie). Zwierzę: lis.
card-ah13 = Święto plonów
    .text = Zielona ścieżka: 1 złoto / 1 zielone i 1 czerwone jabłko / 2 buty. Brązowa ścieżka: 1 zielone i 1 czerwone jabłko / zbiór jabłek. Szczyt: rozwój sadu, dowolny tor rozwoju sadu (2 zielone jabłka, 1 czerwone jabłko). Zwierzę: jeleń.
card-ah14 = Plac wozów
    .text = Zielona ścieżka: 2 buty / 1 kamień / zdobycie pary butów. Brązowa ścieżka: 1 drewno / spotkanie z niedźwiedziem. Szczyt: przejazd wozem (3 zasoby podstawowe). Zwierzę: niedźwiedź.
card-ah15 = Faktoria
    .text = Zielona ścieżka: handel futrami / 1 mięso / 2 buty. Brązowa ścieżka: 1 złoto / użycie szpadla. Szczyt: rozwój gospodarstwa, dowolny tor (1 mięso, 1 drewno, 1 kamień).
card-bb01 = Pstrągowa toń
    .text = Zielona ścieżka: pojedyncze wiosło / 1 drewno / 2 buty. Brązowa ścieżka: pojedyncze wiosło / łowienie ryb. Szczyt: rozwój gospodarstwa, tor drewna (2 pstrągi). Zwierzę: szop.
card-bb02 = Wędrówka łososi
    .text = Zielona ścieżka: para wioseł / 1 mięso / 1 but. Brązowa ścieżka: 1 mięso / łowienie ryb. Szczyt: rozwój gospodarstwa, tor mięsa (2 łososie). Zwierzę: szop.
card-bb03 = Okoniowa jama
    .text = Zielona ścieżka: pojedyncze wiosło / 1 kamień / pojedyncze wiosło. Brązowa ścieżka: 1 kamień / łowienie ryb. Szczyt: rozwój gospodarstwa, tor kamienia (2 okonie). Zwierzę: szop.
card-bb04 = Żwirowa łacha
    .text = Zielona ścieżka: 1 kamień / 1 but / melancholia. Brązowa ścieżka: płukanie złota / użycie szpadla. Szczyt: rozwój gospodarstwa, dowolny tor (1 pstrąg, 1 okoń, 1 łosoś). Zwierzę: lis.
card-bb05 = Rynna płuczkowa
    .text = Zielona ścieżka: 2 drewna / 1 złoto / pojedyncze wiosło. Brązowa ścieżka: 1 but / płukanie złota. Szczyt: zakup ryb (2 zasoby podstawowe), dowolną liczbę razy.
card-bb06 = Bystrza
    .text = Zielona ścieżka: szybkie wiosłowanie / 1 but / 2 buty. Brązowa ścieżka: płukanie złota / spotkanie z niedźwiedziem. Szczyt: przejazd wozem (3 zasoby podstawowe).
card-bb07 = Grajek z ganku
    .text = Zielona ścieżka: melancholia / 2 mięsa / 1 złoto. Brązowa ścieżka: 1 mięso / gra na bandżo. Szczyt: rozwój gospodarstwa, tor mięsa (1 mięso, 1 kamień). Zwierzę: królik.
card-bb08 = Dolina bimbrowników
    .text = Zielona ścieżka: 1 złoto / melancholia / 1 złoto. Brązowa ścieżka: 1 drewno / gra na bandżo. Szczyt: zakup ryb (2 zasoby podstawowe), dowolną liczbę razy. Zwierzę: niedźwiedź.
card-bb09 = Leśna chatynka
    .text = Zielona ścieżka: 1 drewno / 2 buty / melancholia. Brązowa ścieżka: handel futrami / gra na bandżo. Szczyt: rozwój gospodarstwa, tor drewna (1 drewno, 1 mięso). Zwierzę: bóbr.
card-bb10 = Przystań promowa
    .text = Zielona ścieżka: para wioseł / 1 drewno / 1 mięso. Brązowa ścieżka: 2 buty / użycie szpadla. Szczyt: przejazd wozem (2 mięsa, 1 drewno).
card-bb11 = Obóz nad rzeką
    .text = Zielona ścieżka: 1 mięso / pojedyncze wiosło / 1 drewno. Brązowa ścieżka: para wioseł / użycie szpadla. Szczyt: rozwój gospodarstwa, dowolny tor (3 zasoby podstawowe). Zwierzę: bóbr.
card-bb12 = Przenoska
    .text = Zielona ścieżka: 2 buty / 1 kamień / zdobycie pary butów. Brązowa ścieżka: 2 kamienie / użycie szpadla. Szczyt: rozwój gospodarstwa, tor kamienia (1 kamień, 1 drewno). Zwierzę: królik.
card-bb13 = Linia sideł
    .text = Zielona ścieżka: handel futrami / pojedyncze wiosło / 1 but. Brązowa ścieżka: 1 złoto / łowienie ryb. Szczyt: rozwój gospodarstwa, dowolny tor (1 pstrąg, 1 okoń, 1 łosoś). Zwierzę: lis.
card-bb14 = Zakole poszukiwacza
    .text = Zielona ścieżka: 2 kamienie / melancholia / 2 buty. Brązowa ścieżka: szybkie wiosłowanie / płukanie złota. Szczyt: zakup ryb (2 zasoby podstawowe), dowolną liczbę razy. Zwierzę: niedźwiedź.
card-bb15 = Karawana juczna
    .text = Zielona ścieżka: 2 mięsa / 1 but / 1 kamień. Brązowa ścieżka: 2 drewna / zdobycie muła. Szczyt: przejazd wozem (3 zasoby podstawowe).
card-gr01 = Żyła kwarcu
    .text = Zielona ścieżka: 1 kamień / załadunek wagonika / 1 but. Brązowa ścieżka: zdobycie lampy / praca w kopalni. Szczyt: zakup wagonika (2 drewna). Zwierzę: świstak.
card-gr02 = Głęboki szyb
    .text = Zielona ścieżka: zdobycie lampy / 1 kamień / 2 buty. Brązowa ścieżka: 1 kamień / praca w kopalni. Szczyt: zakup wagonika (1 drewno, 1 kamień). Zwierzę: świstak.
card-gr03 = Prochownia
    .text = Zielona ścieżka: zdobycie dynamitu / 1 but / 2 kamienie. Brązowa ścieżka: 1 kamień / praca w kopalni. Szczyt: zakup wagonika (2 zasoby podstawowe). Zwierzę: świstak.
card-gr04 = Zsyp na rudę
    .text = Zielona ścieżka: załadunek wagonika / 1 mięso / 1 złoto. Brązowa ścieżka: 1 but / załadunek wagonika. Szczyt: zakup wagonika (1 mięso, 1 drewno).
card-gr05 = Kruszarnia rudy
    .text = Zielona ścieżka: 2 kamienie / 1 złoto / 1 but. Brązowa ścieżka: zdobycie dynamitu / użycie szpadla. Szczyt: rozwój gospodarstwa, tor kamienia (2 kamienie). Zwierzę: lis.
card-gr06 = Drużyna drwali
    .text = Zielona ścieżka: 2 drewna / załadunek wagonika / 1 but. Brązowa ścieżka: 1 drewno / użycie szpadla. Szczyt: rozwój gospodarstwa, tor drewna (1 drewno, 1 mięso). Zwierzę: bóbr.
card-gr07 = Kuchnia polowa
    .text = Zielona ścieżka: 2 mięsa / 1 but / zdobycie lampy. Brązowa ścieżka: 1 mięso / użycie szpadla. Szczyt: rozwój gospodarstwa, tor mięsa (1 mięso, 1 kamień). Zwierzę: królik.
card-gr08 = Probiernia
    .text = Zielona ścieżka: 1 złoto / 1 drewno / 1 złoto. Brązowa ścieżka: załadunek wagonika / spotkanie z niedźwiedziem. Szczyt: rozwój gospodarstwa, dowolny tor (3 zasoby podstawowe).
card-gr09 = Palik działki
    .text = Zielona ścieżka: 2 buty / załadunek wagonika / 1 kamień. Brązowa ścieżka: 1 but / użycie szpadla. Szczyt: przejazd wozem (1 drewno, 2 kamienie). Zwierzę: niedźwiedź.
card-gr10 = Karawana mułów
    .text = Zielona ścieżka: 2 buty / 1 mięso / 1 drewno. Brązowa ścieżka: 2 drewna / zdobycie muła. Szczyt: przejazd wozem (3 zasoby podstawowe).
card-gr11 = Trakt futrzarski
    .text = Zielona ścieżka: handel futrami / 1 but / 2 buty. Brązowa ścieżka: 1 złoto / spotkanie z niedźwiedziem. Szczyt: rozwój gospodarstwa, dowolny tor (1 mięso, 1 drewno, 1 kamień). Zwierzę: lis.
card-gr12 = Obóz górników
    .text = Zielona ścieżka: 1 mięso / 1 kamień / załadunek wagonika. Brązowa ścieżka: 2 buty / praca w kopalni. Szczyt: rozwój gospodarstwa, tor mięsa (2 mięsa). Zwierzę: królik.
card-gr13 = Kolejka wąskotorowa
    .text = Zielona ścieżka: 1 drewno / 2 buty / załadunek wagonika. Brązowa ścieżka: zdobycie pary butów / załadunek wagonika. Szczyt: zakup wagonika (1 drewno, 1 kamień). Zwierzę: bóbr.
card-gr14 = Miasteczko na fali
    .text = Zielona ścieżka: 1 złoto / zdobycie dynamitu / 1 mięso. Brązowa ścieżka: handel futrami / użycie szpadla. Szczyt: przejazd wozem (3 zasoby podstawowe). Zwierzę: niedźwiedź.
card-gr15 = Hałda
    .text = Zielona ścieżka: 1 kamień / 1 drewno / zdobycie pary butów. Brązowa ścieżka: 2 kamienie / zdobycie lampy. Szczyt: rozwój gospodarstwa, tor kamienia (1 kamień, 1 drewno).
card-oo01 = Areszt
    .text = Zielona ścieżka: 1 nabój / 1 mięso / 1 but. Brązowa ścieżka: nowy szeryf / wypełnienie magazynka. Szczyt: rewolwerowiec (1 nabój). Zwierzę: borsuk.
card-oo02 = Rusznikarz
    .text = Zielona ścieżka: 2 naboje / 1 drewno / 1 but. Brązowa ścieżka: 1 nabój / użycie szpadla. Szczyt: strzelec wyborowy (2 naboje). Zwierzę: borsuk.
card-oo03 = Saloon
    .text = Zielona ścieżka: 2 mięsa / 1 nabój / 1 złoto. Brązowa ścieżka: 1 but / nowy szeryf. Szczyt: rewolwerowiec (1 nabój).
card-oo04 = Skała obserwatorów
    .text = Zielona ścieżka: 2 buty / 1 nabój / 1 kamień. Brązowa ścieżka: 1 kamień / użycie szpadla. Szczyt: strzelec wyborowy (2 naboje). Zwierzę: lis.
card-oo05 = Dyliżans
    .text = Zielona ścieżka: 2 buty / 1 drewno / 1 nabój. Brązowa ścieżka: 1 but / spotkanie z niedźwiedziem. Szczyt: przejazd wozem (3 zasoby podstawowe).
card-oo06 = Biuro nagród
    .text = Zielona ścieżka: 1 złoto / 1 nabój / 2 buty. Brązowa ścieżka: handel futrami / wypełnienie magazynka. Szczyt: rewolwerowiec (1 nabój). Zwierzę: niedźwiedź.
card-oo07 = Płot rancza
    .text = Zielona ścieżka: 2 drewna / 1 but / 1 nabój. Brązowa ścieżka: 1 drewno / użycie szpadla. Szczyt: rozwój gospodarstwa, tor drewna (1 drewno, 1 nabój). Zwierzę: bóbr.
card-oo08 = Wóz kuchenny
    .text = Zielona ścieżka: 2 mięsa / 1 kamień / 1 but. Brązowa ścieżka: 1 mięso / użycie szpadla. Szczyt: rozwój gospodarstwa, tor mięsa (1 mięso, 1 nabój). Zwierzę: królik.
card-oo09 = Kamienny fort
    .text = Zielona ścieżka: 2 kamienie / 1 nabój / 1 but. Brązowa ścieżka: 1 kamień / spotkanie z niedźwiedziem. Szczyt: rozwój gospodarstwa, tor kamienia (1 kamień, 1 nabój). Zwierzę: lis.
card-oo10 = Pościg
    .text = Zielona ścieżka: 1 nabój / 2 buty / 1 nabój. Brązowa ścieżka: 2 naboje / wypełnienie magazynka. Szczyt: strzelec wyborowy (2 naboje). Zwierzę: borsuk.
card-oo11 = Telegraf
    .text = Zielona ścieżka: zdobycie pary butów / 1 drewno / 1 złoto. Brązowa ścieżka: nowy szeryf / użycie szpadla. Szczyt: rozwój gospodarstwa, dowolny tor (3 zasoby podstawowe).
card-oo12 = Stajnia
    .text = Zielona ścieżka: 1 mięso / 2 buty / 1 drewno. Brązowa ścieżka: 2 buty / zdobycie muła. Szczyt: przejazd wozem (2 mięsa, 1 drewno). Zwierzę: królik.
card-oo13 = Szlak do kryjówki
    .text = Zielona ścieżka: 2 buty / 1 nabój / 1 kamień. Brązowa ścieżka: 1 złoto / spotkanie z niedźwiedziem. Szczyt: rewolwerowiec (1 nabój). Zwierzę: niedźwiedź.
card-oo14 = Handlarz futer
    .text = Zielona ścieżka: handel futrami / 1 mięso / 1 drewno. Brązowa ścieżka: 2 drewna / użycie szpadla. Szczyt: rozwój gospodarstwa, dowolny tor (1 mięso, 1 drewno, 1 kamień). Zwierzę: bóbr.
card-oo15 = Sklep kolonialny
    .text = Zielona ścieżka: 2 naboje / 1 mięso / 1 kamień. Brązowa ścieżka: handel futrami / nowy szeryf. Szczyt: rozwój gospodarstwa, dowolny tor (2 zasoby podstawowe, 1 nabój).

## Special cards

special-orchard1 = Karta jabłoni 1
    .text = 2 zielone jabłka, 1 czerwone jabłko.
special-orchard2 = Karta jabłoni 2
    .text = 1 zielone jabłko, 2 czerwone jabłka.
special-orchard3 = Karta jabłoni 3
    .text = 2 zielone jabłka.
special-orchard4 = Karta jabłoni 4
    .text = 2 czerwone jabłka.
special-orchard5 = Karta jabłoni 5
    .text = 1 zielone jabłko, 1 czerwone jabłko.
special-orchard6 = Karta jabłoni 6
    .text = 2 zielone jabłka, 2 czerwone jabłka.
special-river1 = Karta rzeki 1
    .text = Ryby: pstrąg. Ładunek: kamień, złoto.
special-river2 = Karta rzeki 2
    .text = Ryby: łosoś. Ładunek: kamień, złoto, złoto.
special-river3 = Karta rzeki 3
    .text = Ryby: okoń. Ładunek: kamień, kamień, złoto.
special-river4 = Karta rzeki 4
    .text = Ryby: pstrąg, łosoś. Ładunek: złoto, kamień.
special-river5 = Karta rzeki 5
    .text = Ryby: okoń, pstrąg. Ładunek: kamień, złoto.
special-river6 = Karta rzeki 6
    .text = Ryby: łosoś, okoń. Ładunek: złoto, kamień, złoto.
special-mine_campfire = Karta kopalni (ognisko)
    .text = 2 złota.
special-mine_i_a = Karta kopalni I a
    .text = 1 złoto.
special-mine_i_b = Karta kopalni I b
    .text = 2 złota (ciemna kopalnia).
special-mine_ii_a = Karta kopalni II a
    .text = 1 złoto.
special-mine_ii_b = Karta kopalni II b
    .text = 2 złota (ciemna kopalnia).
special-mine_ii_c = Karta kopalni II c
    .text = 3 złota (ciemna kopalnia).
special-outpost_campfire = Posterunek (ognisko)
    .text = Trafienie przy wyniku 5 lub wyższym.
special-outpost_i = Posterunek I
    .text = Trafienie przy wyniku 4 lub wyższym.
special-outpost_ii = Posterunek II
    .text = Trafienie przy wyniku 4 lub wyższym.
special-outpost_iii = Posterunek III
    .text = Trafienie przy wyniku 3 lub wyższym.
special-outpost_iv = Posterunek IV
    .text = Trafienie przy wyniku 3 lub wyższym.
special-outpost_v = Posterunek V
    .text = Trafienie przy wyniku 2 lub wyższym.

## Plans of Hastings

plan_action-wagon = Przejazd wozem
plan_action-gold = 1 złoto
plan_action-fur_trade = Handel futrami
plan_action-food = Tor mięsa
plan_action-wood = Tor drewna
plan_action-stone = Tor kamienia
plan_action-move = Ruch
plan_action-shovel = Użycie szpadla
plan_action-mode = Akcja specjalna trybu
plan-plan01 = Karta planu 1
    .text = Działa: lewy zwiadowca. Akcje: ruch, użycie szpadla, przejazd wozem, 1 złoto. Strzałki: 1, 2, 3; przezroczysta strzałka: 4. Łowy: prawa karta (pełny symbol). Zwierzę: królik.
plan-plan02 = Karta planu 2
    .text = Działa: prawy zwiadowca. Akcje: ruch, użycie szpadla, tor mięsa, handel futrami. Strzałki: 2, 3, 4; przezroczysta strzałka: 1. Łowy: lewa karta. Zwierzę: bóbr.
plan-plan03 = Karta planu 3
    .text = Działa: lewy zwiadowca. Akcje: tor drewna, ruch, użycie szpadla, akcja specjalna trybu. Strzałki: 1, 2, 4; przezroczysta strzałka: 3. Łowy: prawa karta (pełny symbol). Zwierzę: lis.
plan-plan04 = Karta planu 4
    .text = Działa: prawy zwiadowca. Akcje: tor kamienia, ruch, 1 złoto, użycie szpadla. Strzałki: 1, 3, 4; przezroczysta strzałka: 2. Łowy: lewa karta (pełny symbol). Zwierzę: niedźwiedź.
plan-plan05 = Karta planu 5
    .text = Działa: lewy zwiadowca. Akcje: przejazd wozem, tor mięsa, użycie szpadla, ruch. Strzałki: 1, 2, 3; przezroczysta strzałka: 4. Łowy: lewa karta. Zwierzę: tryb.
plan-plan06 = Karta planu 6
    .text = Działa: prawy zwiadowca. Akcje: akcja specjalna trybu, ruch, użycie szpadla, tor drewna. Strzałki: 2, 3, 4; przezroczysta strzałka: 1. Łowy: prawa karta (pełny symbol). Zwierzę: –.
plan-plan07 = Karta planu 7
    .text = Działa: lewy zwiadowca. Akcje: użycie szpadla, tor kamienia, ruch, 1 złoto. Strzałki: 1, 3, 4; przezroczysta strzałka: 2. Łowy: prawa karta. Zwierzę: królik.
plan-plan08 = Karta planu 8
    .text = Działa: prawy zwiadowca. Akcje: ruch, przejazd wozem, handel futrami, użycie szpadla. Strzałki: 1, 2, 4; przezroczysta strzałka: 3. Łowy: lewa karta (pełny symbol). Zwierzę: bóbr.
plan-plan09 = Karta planu 9
    .text = Działa: lewy zwiadowca. Akcje: tor mięsa, użycie szpadla, akcja specjalna trybu, ruch. Strzałki: 1, 2, 3; przezroczysta strzałka: 4. Łowy: prawa karta (pełny symbol). Zwierzę: lis.
plan-plan10 = Karta planu 10
    .text = Działa: prawy zwiadowca. Akcje: ruch, 1 złoto, tor drewna, użycie szpadla. Strzałki: 2, 3, 4; przezroczysta strzałka: 1. Łowy: lewa karta. Zwierzę: niedźwiedź.
plan-plan11 = Karta planu 11
    .text = Działa: lewy zwiadowca. Akcje: ruch, użycie szpadla, tor kamienia, handel futrami. Strzałki: 1, 2, 4; przezroczysta strzałka: 3. Łowy: lewa karta (pełny symbol). Zwierzę: tryb.
plan-plan12 = Karta planu 12
    .text = Działa: prawy zwiadowca. Akcje: przejazd wozem, ruch, użycie szpadla, tor mięsa. Strzałki: 1, 3, 4; przezroczysta strzałka: 2. Łowy: prawa karta. Zwierzę: –.
plan-plan13 = Karta planu 13
    .text = Działa: lewy zwiadowca. Akcje: ruch, akcja specjalna trybu, użycie szpadla, 1 złoto. Strzałki: 1, 2, 3; przezroczysta strzałka: 4. Łowy: prawa karta. Zwierzę: królik.
plan-plan14 = Karta planu 14
    .text = Działa: prawy zwiadowca. Akcje: tor drewna, ruch, przejazd wozem, użycie szpadla. Strzałki: 2, 3, 4; przezroczysta strzałka: 1. Łowy: lewa karta (pełny symbol). Zwierzę: bóbr.
plan-plan15 = Karta planu 15
    .text = Działa: lewy zwiadowca. Akcje: 1 złoto, ruch, handel futrami, tor kamienia. Strzałki: 1, 3, 4; przezroczysta strzałka: 2. Łowy: prawa karta. Zwierzę: lis.
plan-plan16 = Karta planu 16
    .text = Działa: prawy zwiadowca. Akcje: akcja specjalna trybu, ruch, tor drewna, 1 złoto. Strzałki: 1, 2, 4; przezroczysta strzałka: 3. Łowy: lewa karta (pełny symbol). Zwierzę: niedźwiedź.
plan-plan17 = Karta planu 17
    .text = Działa: lewy zwiadowca. Akcje: handel futrami, 1 złoto, tor mięsa, tor kamienia. Strzałki: 1, 2, 3; przezroczysta strzałka: 4. Łowy: lewa karta. Zwierzę: tryb.
plan-plan18 = Karta planu 18
    .text = Działa: prawy zwiadowca. Akcje: 1 złoto, handel futrami, ruch, użycie szpadla. Strzałki: 2, 3, 4; przezroczysta strzałka: 1. Łowy: prawa karta. Zwierzę: –.

## What a player can do

action-pass = Pas
action-start = Postaw na początku ścieżki: { $pioneer }
action-step = Jeden krok: { $pioneer }
action-activate = Wykonaj akcję pola: { $pioneer }
action-discount = Wykonaj akcję pola pioniera bez kapelusza ze zniżką
action-tame = Poskrom niedźwiedzia
action-assign = Przypisz do chaty „{ $cabin }”
action-back = Cofnij pioniera w kapeluszu o 1 pole
action-drop = Przenieś pioniera w kapeluszu na brązową ścieżkę
action-scout = Przemieść zwiadowcę: { $place } ({ $pool })
action-wagon = Przejedź wozem. Buty pioniera w kapeluszu: { $hat_boots }, pioniera bez kapelusza: { $plain_boots }
action-forgo = Zrezygnuj z 2 butów: { $forgone }
action-token = Wydaj żeton pary butów
action-exchange = Wymień 1 złoto: { $basic }
action-blast = Dynamit: 2 kamienie za 1 złoto
action-sell = Targ rybny: { $deal }
action-summit = Akcja szczytowa, { $figure }: { $slot }
action-occupy = Postaw na szczycie bez akcji, { $figure }: { $slot }
action-lay = Wyłóż: { $card } ({ $slot })
action-put = Odłóż { $pile }
action-claim = Zdobądź kartę i odłóż ją { $pile }
action-build = Zbuduj chatę z pola rynku { $space }
action-pay = Zapłać. Mięso: { $food }, drewno: { $wood }, kamień: { $stone }
action-give-apples = Oddaj jabłka. Zielone: { $green }, czerwone: { $red }
action-give-fish = Oddaj { $fish_acc }
action-lose = Usuń chatę „{ $cabin }”
action-retreat = Przemieść wóz o 1 pole wstecz
action-climb = Awansuj: { $track }
action-grow = Awansuj: { $orchard }
action-take = Weź: { $basic }
action-catch = Weź { $fish_acc }
action-prize = Weź: { $prize }
action-paddle =
    { $river ->
        [0] Popłyń na targ rybny
       *[other] Popłyń do rzeki { $river }
    }
action-load = Załaduj złoto do wagonika. Ładunek: { $gold }, już w wagoniku: { $cart }
action-again = Jeszcze raz
action-shoot = Strzel ponownie
action-stop = Zakończ
action-trap = Złap { $animal_acc }: { $pioneer }
action-track = Wyślij po zaopatrzenie: { $pioneer }
action-decline = Rezygnuję

## What is being decided

question-lay-card = Planowanie: wyłóż kartę. Miejsce: { $slot }.
question-store-fourth-card = Gdzie trafia czwarta karta?
question-trap-animal = Złapać widoczne zwierzę za 1 zasób podstawowy?
question-pioneer = Akcje pionierów: wykonaj ruch albo spasuj.
question-pay-basics = Zapłać: { count-basics }.
question-pay-apples = Oddaj { count-apples } dowolnego koloru.
question-pay-fish = Oddaj { count-fish }.
question-use-shovel = Szpadel: zdobądź kartę albo zbuduj chatę.
question-suffer-damage = Konsekwencje: usuń chatę albo cofnij wóz.
question-repeat-summit = Powtórzyć akcję szczytową?
question-choose-track = Rozwój gospodarstwa: wybierz tor.
question-choose-orchard = Rozwój sadu: wybierz tor.
question-track-supplies = Inny gracz awansuje ({ $track }). Wysłać pioniera po zaopatrzenie?
question-gain-basic = Weź do wyboru: { count-basics }.
question-gain-fish = Weź { count-fish } do wyboru.
question-choose-prize = Handel futrami: co bierzesz?
question-paddle-canoe = Dokąd płynie kanoe?
question-load-cart = Do którego wagonika ładujesz złoto i ile?
question-shoot-again = Pudło. Strzelać dalej czy przerwać?

## What happened

event-round-began = Runda { $amount }
event-turn-began = Tura: { $seat }
event-laid = { $seat } wykłada kartę: { $card } ({ $slot }).
event-stored-on-deck = { $seat } odkłada zakrytą kartę na talię: { $card }.
event-stored-on-deck-hidden = { $seat } odkłada zakrytą kartę na talię.
event-stored-on-discard = { $seat } odkłada kartę na stos kart odrzuconych: { $card }.
event-showed-animal = Widoczne zwierzę: { $animal } ({ $seat }).
event-trapped = { $seat } łapie { $animal_acc } ({ $figure }).
event-tracked = { $seat } korzysta z zaopatrzenia ({ $figure }) i zdobywa: 1 { $good }.
event-assigned = { $seat } przypisuje { $figure_acc } do chaty „{ $cabin }”.
event-moved = { $seat } przemieszcza { $figure_acc }: { $spot }.
event-activated = { $seat } wykonuje akcję pola ({ $figure }): { $symbol }.
event-discounted = { $seat } korzysta ze zniżki.
event-tamed = { $seat } poskramia niedźwiedzia.
event-gained = { $seat } zdobywa: { count-good }.
event-paid = { $seat } wydaje: { count-good }.
event-scouted = { $seat } przemieszcza zwiadowcę: { $place } ({ $pool }).
event-wagon-moved = { $seat } przejeżdża wozem na pole { $amount }.
event-forwent = { $seat } rezygnuje z butów: { $amount }.
event-token-spent = { $seat } wydaje żeton pary butów.
event-mule-taken = { $seat } bierze muła.
event-claimed = { $seat } zdobywa kartę „{ $card }”; trafia ona { $pile }.
event-sent-to-base = Zwiadowca gracza { $seat } wraca do podstawy wzgórza.
event-turned-up = Odkryta karta ({ $place }): { $card }.
event-joined-row = { $special } trafia do rzędu kart pod szlakiem wozów, miejsce { $amount }.
event-end-triggered = Rząd jest pełny: zbliża się koniec gry.
event-built = { $seat } buduje chatę „{ $cabin }” z pola rynku { $space }.
event-tile-discarded = Odrzucono z rynku chat: { $cabin }.
event-tile-drawn = Nowa chata na polu rynku { $space }: { $cabin }.
event-tiles-shuffled = Przetasowano odrzucone chaty. Kafelki: { $amount }.
event-cabin-lost = { $seat } traci chatę „{ $cabin }”.
event-wagon-retreated = Wóz gracza { $seat } cofa się na pole { $amount }.
event-damage-none = { $seat } nie ma nic do stracenia: bez konsekwencji.
event-moved-up = { $seat } awansuje ({ $track }), teraz: { $amount }.
event-stayed-on-track = { $seat } nie może awansować ({ $track }), ale bierze nagrodę.
event-grew = { $seat } awansuje ({ $orchard }), teraz: { $amount }.
event-apples-changed = Zapas jabłek. Zielone: { $green }, czerwone: { $red }.
event-panned = { $seat } wypłukuje: 1 { $good } ({ $special }).
event-paddled =
    { $river ->
        [0] { $seat } płynie na targ rybny.
       *[other] { $seat } płynie do rzeki { $river }.
    }
event-sold = { $seat } handluje na targu rybnym: { $deal }.
event-item-taken = { $seat } bierze: { $prize }.
event-rolled = { $seat } wyrzuca na kości { $amount }.
event-mined = { $seat } wydobywa. Złoto: { $gold }, kamień: { $stone }.
event-cart-gained = { $seat } zdobywa wagonik.
event-cart-loaded = { $seat } ładuje wagonik. Złoto: { $amount }.
event-hit = Trafienie.
event-missed = Pudło.
event-captured = { $seat } chwyta bandytę ({ $place }).
event-outlaws-at-base = Nowi bandyci u podstawy wzgórza: { $amount }.
event-passed = { $seat } pasuje.
event-drew = { $seat } dobiera: { $card }.
event-drew-hidden = { $seat } dobiera kartę.
event-deck-shuffled = { $seat } tasuje odrzucone karty w nową talię. Karty: { $amount }.
event-plan-revealed = { $seat } odkrywa: { $plan }. { $plan_text }
event-plans-shuffled = Karty planu zostały przetasowane.
event-plan-performed = { $seat }: { $action }.
event-scout-moved = { $seat }, { $side }: { $place }.
event-hunted = { $seat } łapie { $animal_acc }.

## Why not

why-not-in-camp = Tej figury nie ma w obozie.
why-cabin-not-built = Nie masz tej chaty.
why-already-on-path = Pionier jest już na ścieżce.
why-not-walking = Pioniera nie ma na ścieżce.
why-at-path-end = Pionier stoi na końcu ścieżki.
why-on-summit = Figura na szczycie nie porusza się już w tej turze.
why-not-on-space = Pionier nie stoi na polu ścieżki.
why-activated-already = Akcja tego pola była już wykonana po wejściu pioniera.
why-boots-are-spent = Butów z tego pola używa się do ruchu, nie aktywuje się ich.
why-banjo-never-activated = Melancholii się nie aktywuje.
why-cannot-pay-space = Nie stać cię na to pole.
why-shovel-useless = Szpadlem nie można teraz ani zdobyć karty, ani zbudować chaty.
why-no-loose-gold = Nie masz złota do załadowania.
why-no-cart-room = W żadnym twoim wagoniku nie ma miejsca.
why-discount-inactive = Chata ze zniżką nie działa.
why-used-this-turn = Ta zdolność była już użyta w tej turze.
why-not-paid-space = Pionier bez kapelusza nie stoi na płatnym polu.
why-tamer-inactive = Chata pogromcy niedźwiedzi nie działa.
why-not-on-bear = Pionier bez kapelusza nie stoi na polu spotkania z niedźwiedziem.
why-mule-not-yours = Muł nie jest twój.
why-mule-on-summit = Muł stoi na szczycie.
why-mule-in-cabin = Muł jest już w szarej chacie.
why-ability-not-open = Tej zdolności nie można teraz użyć.
why-too-few-tokens = Masz za mało żetonów par butów.
why-not-on-green = Pionier w kapeluszu nie stoi na polu zielonej ścieżki.
why-no-space-behind = Za pionierem w kapeluszu nie ma pola.
why-no-tan-below = Poniżej nie ma brązowego pola.
why-not-adjacent = To miejsce nie sąsiaduje ze zwiadowcą.
why-place-empty = Nie ma tam już karty.
why-pool-empty = Nie ma już takich butów.
why-trail-at-end = Wóz stoi na końcu szlaku.
why-wrong-boots = Te buty nie składają się na koszt kroku.
why-cannot-pay-step = Nie stać cię na ten przejazd wozem.
why-forgo-inactive = Żadna działająca chata nie daje tego za buty.
why-too-few-boots = Na polu pioniera w kapeluszu jest za mało butów.
why-no-token = Nie masz żetonu pary butów.
why-mule-not-in-cabin = Twojego muła nie ma w szarej chacie.
why-no-gold = Nie masz złota.
why-no-dynamite = Nie masz dynamitu.
why-too-little-stone = Masz za mało kamienia.
why-canoe-not-at-market = Twojego kanoe nie ma na targu rybnym.
why-fish-missing = Nie masz tych ryb.
why-not-at-path-end = Pionier nie doszedł do końca ścieżki.
why-summit-taken = Na tym szczycie stoi już figura.
why-cannot-pay-summit = Nie stać cię na tę akcję szczytową.
why-no-fish-left = W zasobach nie ma już ryb.
why-no-cart-left = Nie ma już wagoników.
why-no-outlaw-left = Nie ma już bandytów.
why-six-shooter-starts = Figura na polu rewolwerowca zawsze zaczyna strzelać.
why-wrong-slot = Teraz kolej na inne miejsce.
why-not-in-hand = Nie masz tej karty na ręce.
why-not-on-face-up-card = Twój zwiadowca nie stoi na odkrytej karcie.
why-no-tile = Na tym polu rynku nie ma chaty.
why-owned-already = Masz już taką chatę.
why-no-cabin-slot = Nie masz wolnego miejsca w tym kolorze.
why-cannot-pay-build = Nie stać cię na pole i chatę razem.
why-wrong-amount = To nie jest wymagana liczba.
why-not-in-stock = Nie masz tyle.
why-cabin-not-yours = Tej chaty nie ma na twojej planszy.
why-wagon-at-start = Wóz stoi na początku szlaku.
why-not-offered = Tego nie ma teraz do wyboru.
why-canoe-stays = Kanoe już tam jest.
why-no-such-river = Tej rzeki nie ma jeszcze w rzędzie.
why-too-far = Kanoe nie dopłynie tak daleko.
why-no-such-cart = Nie masz wagonika z takim ładunkiem.
why-too-much-gold = Tyle złota nie można załadować.
why-not-visible = Tego zwierzęcia nie widać.
why-tile-face-up = Twój kafelek tego zwierzęcia jest już odkryty.
why-pioneer-not-idle = Ten pionier jest zajęty.
why-fish-in-order = Oddawaj ryby w kolejności: pstrąg, łosoś, okoń.

## Options

option-mode = Tryb
option-mode-help = Które z czterech wzgórz jest w grze.
option-mode-apple_hill = Jabłkowe wzgórze
option-mode-boats_banjos = Bandżo i ryby
option-mode-gold_rush = Gorączka złota
option-mode-outlaws_outposts = Bandyci i strzelaniny
option-advanced_planning = Zaawansowane planowanie
option-advanced_planning-help = Cztery karty na ręce, jedną się odkłada.
option-row_neighbours_adjacent = Karty w rzędzie sąsiadują ze sobą
option-row_neighbours_adjacent-help = Zwiadowca może przejść na kartę obok.
option-bot_round_limit = Limit rund w grach botów
option-bot_round_limit-help = Punkty liczy się po tylu rundach; 0 oznacza nigdy.
option-hastings_mule = Hastings zaczyna z mułem
option-hastings_mule-help = Gra jednoosobowa, trudniej.
option-hastings_bear = Hastings zaczyna z odkrytym niedźwiedziem
option-hastings_bear-help = Gra jednoosobowa, trudniej.
option-hastings_cabins = Punkty Hastingsa za chatę
option-hastings_cabins-help = Gra jednoosobowa: im więcej punktów, tym trudniej.
option-hastings_gold = Punkty Hastingsa za złoto
option-hastings_gold-help = Gra jednoosobowa: im więcej punktów, tym trudniej.
option-hastings_boots = Punkty Hastingsa za żeton pary butów
option-hastings_boots-help = Gra jednoosobowa: im więcej punktów, tym trudniej.
option-hastings_wagon = Start wozu Hastingsa
option-hastings_wagon-help = Gra jednoosobowa: pole, na którym zaczyna wóz Hastingsa.
option-mule_hunt = Z mułem Hastings łowi częściej
option-mule_hunt-help = Gra jednoosobowa: z mułem łowi przy każdej karcie planu.

## The table in the terminal

table-ending-triggered = zbliża się koniec: dogrywka rundy
table-ending-extra-round = ostatnia runda
table-special = specjalna
table-trail = Szlak wozów
table-wagons = Wozy
table-step = Krok
table-row = Rząd
table-fish-market = Targ rybny
table-homestead = Gospodarstwo
table-cabins = Rynek chat
table-cabin-stack = chaty w stosie: { $n }
table-carts = wagoniki: { $n }
table-own-carts = wagoniki: { $carts }
table-claimed = Zdobyte
table-piles = Karty
table-animals = Zwierzęta
table-board = Zaplanowane karty: { $name }
table-summit = Szczyt
table-green = Zielona ścieżka ▲
table-tan = Brązowa ścieżka ●
table-animal = Zwierzę
table-any-track = dowolny tor
table-plan = Plan
table-next-plan = Następny
table-plans-left = pozostałe karty planów: { $n }
table-summit-homestead = rozwój gospodarstwa
table-summit-wagon = przejazd wozem
table-summit-apple_trade = handel jabłkami
table-summit-apple_homestead = rozwój sadu
table-summit-buy_fish = zakup ryb
table-summit-buy_mine_cart = zakup wagonika
table-summit-six_shooter = rewolwerowiec
table-summit-rifle = strzelec wyborowy
table-mark-food = M
table-mark-wood = D
table-mark-stone = K
table-mark-gold = Z
table-mark-pair_of_boots = BB
table-mark-bullet = Na
table-mark-trout = Ps
table-mark-salmon = Ło
table-mark-bass = Ok
table-mark-boot = b
table-mark-green_apple = zj
table-mark-red_apple = cj
table-mark-apple = j
table-mark-fish = ry
table-mark-mine_cart = wa
table-letter-green = z
table-letter-brown = b
table-legend = ❶ gracz  ¹ pierwszy gracz  M mięso  D drewno  K kamień  Z złoto  BB żeton pary butów  b but  ◇ dowolny zasób podstawowy  [z] [b] zielona i brązowa chata  3·6·2 ręka, talia, odrzucone  ▒2 zakryte zwierzęta  ▲ pionier w kapeluszu  ● pionier bez kapelusza  ♞ muł  ✓ użyte  ! zagrożenie  ∞ dowolną liczbę razy  ░ zakryte
table-legend-apple_hill = zj cj zielone i czerwone jabłko  j dowolne jabłko
table-legend-boats_banjos = Ps Ło Ok pstrąg, łosoś, okoń  ry dowolna ryba  ◡ kanoe
table-legend-gold_rush = wa wagonik
table-legend-outlaws_outposts = Na nabój  ☠ bandyci

## Scores and the end

score-claimed-cards = Zdobyte karty
score-animals = Zakryte zwierzęta
score-cabins = Chaty
score-gold = Złoto
score-boots = Pary butów
score-homestead = Gospodarstwo × wóz
score-orchards = Sad × wóz
score-fish = Ryby
score-carts = Złoto w wagonikach
score-dynamite = Dynamit
score-lantern = Lampa
score-outlaws = Bandyci × wóz
score-sheriff = Szeryf
end-row-full = Rząd kart pod szlakiem wozów jest pełny, a ostatnie tury zostały rozegrane.
end-round-limit = Osiągnięto limit rund.

## What an action would change

gauge-food = mięso
gauge-wood = drewno
gauge-stone = kamień
gauge-gold = złoto
gauge-pair_of_boots = pary butów
gauge-bullet = naboje
gauge-trout = pstrągi
gauge-salmon = łososie
gauge-bass = okonie
gauge-points = punkty
gauge-wagon = wóz
gauge-homestead = gospodarstwo
gauge-cabins = chaty
gauge-animals = złapane zwierzęta
gauge-claimed_cards = zdobyte karty
gauge-mule = muł
gauge-boots = buty
gauge-orchards = sad
gauge-canoe = kanoe
gauge-carts = wagoniki
gauge-cart_gold = złoto w wagonikach
gauge-outlaws = bandyci

## Chapters of the rules

rule-heading-0 = Ustalenia
rule-heading-1 = Elementy gry
rule-heading-2 = Wspólne przygotowanie gry
rule-heading-3 = Przygotowanie trybu
rule-heading-4 = Układ wzgórza
rule-heading-5 = Opis karty i plansza gracza
rule-heading-6 = Kolejność tur i krok planowania
rule-heading-7 = Krok akcji pionierów
rule-heading-8 = Krok pasowania
rule-heading-9 = Akcje poza turą gracza
rule-heading-10 = Zasoby i buty
rule-heading-11 = Szlak wozów
rule-heading-12 = Zwiadowca i zdobywanie kart
rule-heading-13 = Chaty
rule-heading-14 = Konsekwencje
rule-heading-15 = Wspólne symbole ścieżek
rule-heading-16 = Rozwój gospodarstwa
rule-heading-17 = Koniec gry i punktacja
rule-heading-18 = Tryb I: Jabłkowe wzgórze
rule-heading-19 = Tryb II: Bandżo i ryby
rule-heading-20 = Tryb III: Gorączka złota
rule-heading-21 = Tryb IV: Bandyci i strzelaniny
rule-heading-22 = Wariant: zaawansowane planowanie
rule-heading-23 = Wariant solo: Skrót Hastingsa
rule-heading-24 = Przykłady
rule-heading-25 = Różnice między tłumaczeniami
rule-heading-26 = Niejasności i rozstrzygnięcia
rule-heading-27 = Niewiadome
rule-heading-28 = Źródła
