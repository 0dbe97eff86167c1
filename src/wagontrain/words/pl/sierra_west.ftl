### Sierra West po polsku.


## The game

game-title = Sierra West
game-pitch = Wsuń trzy karty, przejdź dwie ścieżki, wejdź na wzgórze, ruszaj wozem dalej.
game-time = 75 min
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
count-boots =
    { $amount ->
        [one] { $amount } but
        [few] { $amount } buty
       *[many] { $amount } butów
    }
count-green-apples =
    { $amount ->
        [one] { $amount } zielone jabłko
        [few] { $amount } zielone jabłka
       *[many] { $amount } zielonych jabłek
    }
count-red-apples =
    { $amount ->
        [one] { $amount } czerwone jabłko
        [few] { $amount } czerwone jabłka
       *[many] { $amount } czerwonych jabłek
    }
count-any-apples =
    { $amount ->
        [one] { $amount } jabłko dowolnego koloru
        [few] { $amount } jabłka dowolnego koloru
       *[many] { $amount } jabłek dowolnego koloru
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
    .text = Pionier bez kapelusza: za każde { $boots } z pola butów, z których rezygnuje pionier w kapeluszu, { $gain }.
cabin-boots_to_pair = Chata szewca
    .text = Pionier bez kapelusza: za każde { $boots } z pola butów, z których rezygnuje pionier w kapeluszu, { $gain }.
cabin-double_boots = Podwójne buty
    .text =
        Pionier bez kapelusza: pola butów pioniera w kapeluszu liczą się { $factor ->
            [2] podwójnie
           *[other] ×{ $factor }
        }.
cabin-step_back = Krok wstecz
    .text = Pionier bez kapelusza, raz na turę: zapłać { $price }; pionier w kapeluszu cofa się o jedno pole i może tam znów wykonać akcję.
cabin-drop_to_tan = Zejście na piaszczystą
    .text = Pionier bez kapelusza, raz na turę: zapłać { $price }; pionier w kapeluszu schodzi na brązowe pole poniżej i idzie tamtędy dalej.
cabin-all_green = Osada
    .text = Pionier bez kapelusza: działają wszystkie twoje pozostałe zielone chaty.
cabin-double_food = Podwójne mięso
    .text = Pionier bez kapelusza: symbol „{ $symbol }” na polu pioniera w kapeluszu daje { $gain }.
cabin-double_wood = Podwójne drewno
    .text = Pionier bez kapelusza: symbol „{ $symbol }” na polu pioniera w kapeluszu daje { $gain }.
cabin-double_stone = Podwójny kamień
    .text = Pionier bez kapelusza: symbol „{ $symbol }” na polu pioniera w kapeluszu daje { $gain }.
cabin-paid_discount = Zniżka
    .text = Pionier w kapeluszu, raz na turę: płatne pole kosztuje pioniera bez kapelusza o { $discount } mniej.
cabin-bear_tamer = Pogromca niedźwiedzi
    .text = Pionier w kapeluszu, raz na turę: pomiń koszt spotkania z niedźwiedziem i zdobądź { $gain }.
cabin-shovel_gold = Złoty szpadel
    .text = Pionier w kapeluszu, raz na turę: po użyciu szpadla przez pioniera bez kapelusza { $gain }.
cabin-gold_to_basic = Stajnia handlowa
    .text = Muł: { $given } za { $gained } do wyboru, dowolną liczbę razy.

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
prize-bullets = { $bullets }

## Animals

animal-rabbit = królik
    .acc = królika
    .text = Handel futrami: { $gain }.
animal-beaver = bóbr
    .acc = bobra
    .text = Handel futrami: { $gain }.
animal-fox = lis
    .acc = lisa
    .text = Handel futrami: { $gain }.
animal-bear = niedźwiedź
    .acc = niedźwiedzia
    .text = Handel futrami: { $gain }.
animal-deer = jeleń
    .acc = jelenia
    .text = Handel futrami: { $apples }.
animal-raccoon = szop
    .acc = szopa
    .text =
        Handel futrami: { $fish ->
            [1] wybrana ryba
           *[other] wybrane ryby ({ $fish })
        }.
animal-marmot = świstak
    .acc = świstaka
    .text = Handel futrami: dynamit albo lampa.
animal-badger = borsuk
    .acc = borsuka
    .text = Handel futrami: karta szeryfa albo { $bullets }.

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
symbol-pair_of_boots = Zdobycie pary butów
symbol-fur_trade = Handel futrami
symbol-mule = Zdobycie muła
symbol-shovel = Użycie szpadla
symbol-bear_hazard = Spotkanie z niedźwiedziem
symbol-apples_g1 = { $apples }
symbol-apples_r1 = { $apples }
symbol-apples_g1r1 = { $apples }
symbol-apples_g2 = { $apples }
symbol-apples_r2 = { $apples }
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
symbol-bullet_1 = { $gain }
symbol-bullet_2 = { $gain }
symbol-reload = Wypełnienie magazynka
symbol-sheriff = Nowy szeryf

## Cards

card-st1 = Zbieracz
card-st2 = Drwal
card-st3 = Kamieniarz
card-st4 = Przecieracz szlaków
card-st5 = Woźnica
card-st6 = Gospodarz
card-st7 = Traper
card-st8 = Poganiacz mułów
card-ah_start = Sadownik
card-bb_start = Wioślarz
card-gr_start = Poszukiwacz złota
card-oo_start = Zastępca szeryfa
card-ah01 = Sad Granny Smith
card-ah02 = Aleja Red Delicious
card-ah03 = Prasa do cydru
card-ah04 = Wózek z jabłkami
card-ah05 = Stragan z owocami
card-ah06 = Kuchnia z szarlotką
card-ah07 = Szopa do szczepienia
card-ah08 = Farma na pogórzu
card-ah09 = Rów nawadniający
card-ah10 = Budowa stodoły
card-ah11 = Wędzarnia
card-ah12 = Kamienny mur
card-ah13 = Święto plonów
card-ah14 = Plac wozów
card-ah15 = Faktoria
card-bb01 = Pstrągowa toń
card-bb02 = Wędrówka łososi
card-bb03 = Okoniowa jama
card-bb04 = Żwirowa łacha
card-bb05 = Rynna płuczkowa
card-bb06 = Bystrza
card-bb07 = Grajek z ganku
card-bb08 = Dolina bimbrowników
card-bb09 = Leśna chatynka
card-bb10 = Przystań promowa
card-bb11 = Obóz nad rzeką
card-bb12 = Przenoska
card-bb13 = Linia sideł
card-bb14 = Zakole poszukiwacza
card-bb15 = Karawana juczna
card-gr01 = Żyła kwarcu
card-gr02 = Głęboki szyb
card-gr03 = Prochownia
card-gr04 = Zsyp na rudę
card-gr05 = Kruszarnia rudy
card-gr06 = Drużyna drwali
card-gr07 = Kuchnia polowa
card-gr08 = Probiernia
card-gr09 = Palik działki
card-gr10 = Karawana mułów
card-gr11 = Trakt futrzarski
card-gr12 = Obóz górników
card-gr13 = Kolejka wąskotorowa
card-gr14 = Miasteczko na fali
card-gr15 = Hałda
card-oo01 = Areszt
card-oo02 = Rusznikarz
card-oo03 = Saloon
card-oo04 = Skała obserwatorów
card-oo05 = Dyliżans
card-oo06 = Biuro nagród
card-oo07 = Płot rancza
card-oo08 = Wóz kuchenny
card-oo09 = Kamienny fort
card-oo10 = Pościg
card-oo11 = Telegraf
card-oo12 = Stajnia
card-oo13 = Szlak do kryjówki
card-oo14 = Handlarz futer
card-oo15 = Sklep kolonialny

## Special cards

special-orchard1 = Karta jabłoni 1
special-orchard2 = Karta jabłoni 2
special-orchard3 = Karta jabłoni 3
special-orchard4 = Karta jabłoni 4
special-orchard5 = Karta jabłoni 5
special-orchard6 = Karta jabłoni 6
special-river1 = Karta rzeki 1
special-river2 = Karta rzeki 2
special-river3 = Karta rzeki 3
special-river4 = Karta rzeki 4
special-river5 = Karta rzeki 5
special-river6 = Karta rzeki 6
special-mine_campfire = Karta kopalni (ognisko)
special-mine_i_a = Karta kopalni I a
special-mine_i_b = Karta kopalni I b
special-mine_ii_a = Karta kopalni II a
special-mine_ii_b = Karta kopalni II b
special-mine_ii_c = Karta kopalni II c
special-outpost_campfire = Posterunek (ognisko)
special-outpost_i = Posterunek I
special-outpost_ii = Posterunek II
special-outpost_iii = Posterunek III
special-outpost_iv = Posterunek IV
special-outpost_v = Posterunek V

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
plan-plan02 = Karta planu 2
plan-plan03 = Karta planu 3
plan-plan04 = Karta planu 4
plan-plan05 = Karta planu 5
plan-plan06 = Karta planu 6
plan-plan07 = Karta planu 7
plan-plan08 = Karta planu 8
plan-plan09 = Karta planu 9
plan-plan10 = Karta planu 10
plan-plan11 = Karta planu 11
plan-plan12 = Karta planu 12
plan-plan13 = Karta planu 13
plan-plan14 = Karta planu 14
plan-plan15 = Karta planu 15
plan-plan16 = Karta planu 16
plan-plan17 = Karta planu 17
plan-plan18 = Karta planu 18

## Texts put together from the tables

text-card = Zielona ścieżka: { $green }. Brązowa ścieżka: { $tan }. Szczyt: { $summit }.
text-card-animal = Zwierzę: { $animal }.
text-either-orchard = dowolny tor rozwoju sadu
text-trade = { $given } → { $gained }
text-repeatable = { $summit }, dowolną liczbę razy
text-orchard = { $apples }.
text-river = Ryby: { $fish }. Ładunek: { $load }.
text-mine = { $gold }.
text-dark-mine = { $gold } (ciemna kopalnia).
text-outpost = Trafienie przy wyniku { $face } lub wyższym.
text-plan = Działa: { $side }. Akcje: { $actions }. Strzałki: { $solid }; przezroczysta strzałka: { $ghost }. Łowy: { $hunt }. Zwierzę: { $animal }.
text-plan-opaque = { $card } (pełny symbol)
text-plan-mode-animal = tryb

## What a player can do

action-pass = Pas
action-start = Postaw na początku ścieżki: { $pioneer }
action-step = Jeden krok: { $pioneer }
action-activate = Wykonaj akcję pola: { $pioneer }
action-discount = Wykonaj akcję pola pioniera bez kapelusza ze zniżką
action-tame = Poskrom niedźwiedzia
action-assign = Przypisz do chaty „{ $cabin }”
action-back = Cofnij pioniera w kapeluszu o jedno pole
action-drop = Przenieś pioniera w kapeluszu na brązową ścieżkę
action-scout = Przemieść zwiadowcę: { $place } ({ $pool })
action-wagon = Przejedź wozem. Buty pioniera w kapeluszu: { $hat_boots }, pioniera bez kapelusza: { $plain_boots }
action-forgo = Zrezygnuj z butów: { $forgone_price } → { $forgone }
action-token = Wydaj żeton pary butów
action-exchange = Wymień { $given } na { $gained }: { $basic }
action-blast = Dynamit: { $given } za { $gained }
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
action-score-now = Podlicz teraz
action-play-on = Graj dalej

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
question-offer-scoring =
    { $rounds ->
        [one] Od { $rounds } rundy wszyscy tylko pasują. Podliczyć punkty teraz? Wszyscy muszą się zgodzić.
        [few] Od { $rounds } rund wszyscy tylko pasują. Podliczyć punkty teraz? Wszyscy muszą się zgodzić.
       *[many] Od { $rounds } rund wszyscy tylko pasują. Podliczyć punkty teraz? Wszyscy muszą się zgodzić.
    }

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
event-scoring-offered =
    { $amount ->
        [one] { $amount } runda, w której wszyscy tylko pasowali: czy podliczyć punkty teraz?
        [few] { $amount } rundy, w których wszyscy tylko pasowali: czy podliczyć punkty teraz?
       *[many] { $amount } rund, w których wszyscy tylko pasowali: czy podliczyć punkty teraz?
    }
event-chose-scoring = { $seat } chce teraz podliczyć punkty.
event-chose-playing-on = { $seat } chce grać dalej.

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
option-advanced_planning-help = Karty na ręce: { $cards }; jedną się odkłada.
option-row_neighbours_adjacent = Karty w rzędzie sąsiadują ze sobą
option-row_neighbours_adjacent-help = Zwiadowca może przejść na kartę obok.
option-first_player = Kto zaczyna
option-first_player-help = Osoba wylosowana albo ta na miejscu o tym numerze.
option-first_player-random = Losowo
option-first_player-1 = Miejsce 1
option-first_player-2 = Miejsce 2
option-first_player-3 = Miejsce 3
option-first_player-4 = Miejsce 4
option-round_limit = Limit rund
option-round_limit-help = Po tylu rundach podlicza się punkty.
option-round_limit-0 = brak
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
end-agreed = Wszyscy zgodzili się podliczyć punkty.

## What an action would change

stat-food = mięso
stat-wood = drewno
stat-stone = kamień
stat-gold = złoto
stat-pair_of_boots = pary butów
stat-bullet = naboje
stat-trout = pstrągi
stat-salmon = łososie
stat-bass = okonie
stat-points = punkty
stat-wagon = wóz
stat-homestead = gospodarstwo
stat-cabins = chaty
stat-animals = złapane zwierzęta
stat-claimed_cards = zdobyte karty
stat-mule = muł
stat-boots = buty
stat-orchards = sad
stat-canoe = kanoe
stat-carts = wagoniki
stat-cart_gold = złoto w wagonikach
stat-outlaws = bandyci

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

## The page

page-phase-plan = Plan
page-phase-trap = Łowy
page-phase-pioneer = Pionierzy
page-tab-mountain = Wzgórze
page-tab-trail = Szlak
page-tab-market = Chaty
page-tab-homestead = Gospod.
page-tab-mine = Moje
page-tab-mode = Tryb
page-extra =
    { $n ->
        [0] za darmo
       *[other] dopłać { $n }
    }
page-shovel-builds = szpadel buduje chatę
page-face-down = { $place }, zakryta
page-trail = Pole { $n } szlaku wozów, ×{ $by }
page-start = Start
page-step = Jeden krok
page-ends = kończy grę
page-paths = Moje dwie ścieżki
page-paths-help = pionier w kapeluszu idzie zieloną, pionier bez kapelusza brązową
page-supplies = Moje zasoby
page-hand = Moja ręka
page-plan-help = kliknij lub przeciągnij na miejsce
page-lay-all = Wyłóż te trzy karty
page-outlaws = Schwytani bandyci
page-cart = wagonik ze złotem: { $n }
page-river = rzeka { $n }
page-with-mule = z mułem, na końcu
page-frontiersman-left = Lewa figurka
page-frontiersman-right = Prawa figurka
page-no-next-plan = dobrana w jego turze
page-plan-arrows = Strzałki nowej karty wskazują, co robi ze starej, od góry do dołu; przezroczystą tylko z mułem, na końcu.
page-cabins = Moje chaty
page-cabins-help = puste miejsce kosztuje 3 punkty
page-deck = Talia
page-discard = Stos odrzuconych
page-basics = Mięso, drewno i kamień
page-others = Pozostali
page-figure-hat = Idzie zieloną ścieżką. Z obozu może też trafić do brązowej chaty, na łowy lub po zaopatrzenie.
page-figure-plain = Idzie brązową ścieżką. Z obozu może też trafić do zielonej chaty, na łowy lub po zaopatrzenie.
page-figure-mule = Muł: idzie do szarej chaty lub na wolny szczyt.
page-good-basic = Zasób podstawowy: opłaca szczyty, ruch wozu, chaty i płatne pola.
page-good-points = Na koniec po { $n }.
page-good-boots = Wydaj w swojej turze jako dwa buty, do użycia od razu.
page-track-reward = Każdy krok daje: { $what }. Na ostatnim polu mieści się jeden gracz.
page-trail-next = Na następne pole: buty { $boots }, zasoby podstawowe { $basics }.
page-trail-multiplier = Na koniec punkty trybu liczą się razy { $n }, gdy twój wóz stoi tutaj.
page-hazard = Akcja zagrożenia: zejście z pola bez jej wykonania oznacza konsekwencje.
page-paid = Płatne pole: najpierw zasoby podstawowe: { $n }.
page-occupy = Tylko stań na szczycie

## Tips for a first game

tip-lay-card = Kliknij kartę: obie ścieżki pojawią się od razu z tym, co dają. Wyłóż trzy karty, a pionierzy nimi pójdą.
tip-pioneer = Postaw pioniera na początku ścieżki, idź krok po kroku i używaj pola, na którym stoi. Buty poruszają zwiadowcę i wóz.
tip-use-shovel = Szpadel zdobywa kartę pod twoim zwiadowcą albo buduje chatę z rynku.

## A turn in one sentence, its steps and its sums

sum-good =
    { $n ->
        [one] { $sign }{ $n } { $good_one }
        [few] { $sign }{ $n } { $good_few }
       *[many] { $sign }{ $n } { $good_many }
    }
summary-gains = zdobywa { $what }
summary-laid =
    { $n ->
        [one] wykłada { $n } kartę
        [few] wykłada { $n } karty
       *[many] wykłada { $n } kart
    }
summary-stored =
    { $n ->
        [one] odkłada { $n } kartę
        [few] odkłada { $n } karty
       *[many] odkłada { $n } kart
    }
summary-trapped = łapie { $animal_acc }
summary-tracked = korzysta z zaopatrzenia
summary-assigned = używa chaty „{ $cabin }”
summary-moved = przemieszcza { $figure_acc } ({ $spot })
summary-tamed = poskramia niedźwiedzia
summary-scouted = przemieszcza zwiadowcę ({ $place })
summary-wagon-moved = przejeżdża wozem na pole { $amount }
summary-mule-taken = bierze muła
summary-claimed = zdobywa kartę „{ $card }”
summary-end-triggered = zbliża się koniec gry
summary-built = buduje chatę „{ $cabin }”
summary-cabin-lost = traci chatę „{ $cabin }”
summary-wagon-retreated = cofa wóz na pole { $amount }
summary-moved-up = awansuje ({ $track })
summary-stayed-on-track = bierze nagrodę ({ $track })
summary-grew = awansuje ({ $orchard })
summary-panned = wypłukuje ({ $special })
summary-paddled = płynie łodzią
summary-sold = handluje na targu rybnym
summary-item-taken = bierze nagrodę ({ $prize })
summary-rolled = wyrzuca na kości { $amount }
summary-mined = pracuje w kopalni
summary-cart-gained = zdobywa wagonik
summary-cart-loaded = ładuje wagonik
summary-captured =
    { $n ->
        [one] chwyta { $n } bandytę
        [few] chwyta { $n } bandytów
       *[many] chwyta { $n } bandytów
    }
summary-passed = pasuje
summary-plan-revealed = odkrywa kartę ({ $plan })
summary-hunted = łapie { $animal_acc }
summary-chose-scoring = chce teraz podliczyć punkty
summary-chose-playing-on = chce grać dalej
