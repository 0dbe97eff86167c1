### Włościanie po polsku.


## The game

game-title = Włościanie
game-pitch = Dobieraj osadników z Drogi i łącz ich w łańcuchy produkcji, aż twoja Osada rozkwitnie.
game-time = 45 min
seat-automa = Hrabina

## Amounts, for use in other messages

amount-gold =
    { $amount ->
        [one] { $amount } Złocisz
        [few] { $amount } Złocisze
       *[many] { $amount } Złociszy
    }
amount-cards =
    { $amount ->
        [one] { $amount } kartę
        [few] { $amount } karty
       *[many] { $amount } kart
    }

## Suits

suit-wood = Drewno
suit-hay = Siano
suit-ore = Ruda
suit-grape = Winogrona
suit-wool = Wełna
suit-leather = Skóra
suit-grain = Zboże
suit-solitary = Samodzielny
suit-special = Specjalny
suit-none = bez dziedziny

## Cards: Founders and basic villagers

card-founders = Założyciele
    .acc = Założycieli
    .text = Jedna strona pokazuje { $gold }, druga Pożywienie. Jeśli na koniec fazy budowy w twojej Osadzie nie widać Pożywienia, odwracają się na stronę z Pożywieniem.
card-hayer = Kosiarz
    .acc = Kosiarza
card-lumberjack = Drwal
    .acc = Drwala
card-miner = Górnik
    .acc = Górnika
card-founders_food = Założyciele (strona z Pożywieniem)
    .acc = Założycieli (strona z Pożywieniem)
    .text =
        Strona Założycieli z Pożywieniem: { $food ->
            [one] { $food } Pożywienie
            [few] { $food } Pożywienia
           *[many] { $food } Pożywienia
        }, dopóki karta jest odkryta.
basic-hayer = Kosiarz
    .acc = Kosiarza
basic-lumberjack = Drwal
    .acc = Drwala
basic-miner = Górnik
    .acc = Górnika
side-gold = strona ze Złociszami
side-food = strona z Pożywieniem

## Cards: villagers

card-poulterer = Drobiarka
    .acc = Drobiarkę
card-swineherd = Świniopas
    .acc = Świniopasa
card-truffler = Truflarz
    .acc = Truflarza
card-brewer = Piwowar
    .acc = Piwowara
card-carpenter = Cieśla
    .acc = Cieślę
card-cooper = Bednarz
    .acc = Bednarza
card-shipwright = Szkutnik
    .acc = Szkutnika
card-wheeler = Kołodziejka
    .acc = Kołodziejkę
card-cartwright = Stelmach
    .acc = Stelmacha
card-wood_carver = Snycerz
    .acc = Snycerza
    .text = Srebrnik: suma nadrukowanych Złociszy na widocznych osadnikach z dziedziny Drewno.
card-log_rafter = Flisak
    .acc = Flisaka
    .text =
        Srebrnik: { $silver_gold } za { $silver_per ->
            [one] każdy symbol
            [few] każde { $silver_per } symbole
           *[many] każde { $silver_per } symboli
        } Drewna, łącznie z własnymi.
card-thatcher = Strzecharz
    .acc = Strzecharza
card-bed_builder = Wytwórca Łóżek
    .acc = Wytwórcę Łóżek
card-grazier = Pastuch
    .acc = Pastucha
card-milk_maid = Dojarka
    .acc = Dojarkę
card-fromager = Serowarka
    .acc = Serowarkę
card-peddler = Handlarz Obwoźny
    .acc = Handlarza Obwoźnego
    .text =
        Srebrnik: { $silver_gold } za { $silver_per ->
            [one] każdy widoczny symbol Złocisza
            [few] każde { $silver_per } widoczne symbole Złociszy
           *[many] każde { $silver_per } widocznych symboli Złociszy
        }; liczą się symbole, nie ich wartość.
card-horse_trader = Handlarka Koni
    .acc = Handlarkę Koni
    .text =
        Srebrnik: { $silver_gold } za { $silver_per ->
            [one] każdy symbol
            [few] każde { $silver_per } symbole
           *[many] każde { $silver_per } symboli
        } Siana, łącznie z własnym.
card-ore_muler = Tragarz Rudy
    .acc = Tragarza Rudy
    .text =
        Srebrnik: { $silver_gold } za { $silver_per ->
            [one] każdy symbol
            [few] każde { $silver_per } symbole
           *[many] każde { $silver_per } symboli
        } Rudy.
card-blacksmith = Kowal
    .acc = Kowala
card-glass_blower = Dmuchacz Szkła
    .acc = Dmuchacza Szkła
card-mason = Murarz
    .acc = Murarza
card-seeker = Poszukiwacz
    .acc = Poszukiwacza
card-spelunker = Grotołaz
    .acc = Grotołaza
card-jeweler = Jubiler
    .acc = Jubilera
card-locksmith = Ślusarz
    .acc = Ślusarza
    .text =
        Srebrnik: { $silver_gold } za { $silver_per ->
            [one] każdy symbol
            [few] każde { $silver_per } symbole
           *[many] każde { $silver_per } symboli
        } Kłódki na twoich kartach, łącznie z własnym.
card-graper = Zbieraczka Winogron
    .acc = Zbieraczkę Winogron
card-vintner = Winiarz
    .acc = Winiarza
card-wine_trader = Handlarz Winem
    .acc = Handlarza Winem
card-shepherd = Pasterz
    .acc = Pasterza
card-spinner = Prządka
    .acc = Prządkę
card-weaver = Tkaczka
    .acc = Tkaczkę
card-tailor = Krawiec
    .acc = Krawca
card-tanner = Garbarz
    .acc = Garbarza
card-saddler = Rymarz
    .acc = Rymarza
card-cobbler = Szewc
    .acc = Szewca
card-harvester = Żniwiarka
    .acc = Żniwiarkę
card-hunter = Myśliwy
    .acc = Myśliwego
card-chandler = Świecarz
    .acc = Świecarza
card-wattler = Plecionkarka
    .acc = Plecionkarkę
card-fisher = Rybak
    .acc = Rybaka
card-beekeeper = Pszczelarka
    .acc = Pszczelarkę
card-grocer = Straganiarz
    .acc = Straganiarza
    .text =
        Srebrnik: { $silver_gold } za { $silver_per ->
            [one] każde widoczne Pożywienie
            [few] każde { $silver_per } widoczne Pożywienia
           *[many] każde { $silver_per } widocznego Pożywienia
        }.
card-freemason = Wolnomularz
    .acc = Wolnomularza
    .text =
        Srebrnik: { $silver_gold } za { $silver_per ->
            [one] każdego widocznego Budowniczego
            [few] każdych { $silver_per } widocznych Budowniczych
           *[many] każdych { $silver_per } widocznych Budowniczych
        }.
card-priest = Kapłan
    .acc = Kapłana
    .text =
        Srebrnik: { $silver_gold } za { $silver_per ->
            [one] każdy symbol
            [few] każde { $silver_per } symbole
           *[many] każde { $silver_per } symboli
        } dziedziny Samodzielny, łącznie z własnym.
card-agent = Agent
    .acc = Agenta
    .text = Srebrnik: wartość monet leżących na jednym twoim osadniku, do wyboru.
card-monk = Mnich
    .acc = Mnicha
    .text = Zastępuje dowolnego osadnika w łańcuchu produkcji; trzeba go od razu przykryć. Zużywa akcję budowy, karta na nim także.
card-apprentice = Uczeń
    .acc = Ucznia
    .text = Zamienia się miejscami z przykrytym osadnikiem w dowolnej Osadzie; zabrany osadnik trafia od razu do twojej. Całość to jedna akcja budowy.
card-tinner = Konwisarka
    .acc = Konwisarkę
    .text = Do końca swojej fazy budowy możesz odblokowywać swoich osadników za darmo. Potem odrzuć.
card-smuggler = Przemysłowiec
    .acc = Przemysłowca
    .text =
        Weź z banku { $effect_denominator ->
            [2] połowę
           *[other] { $effect_numerator }/{ $effect_denominator }
        } nadrukowanych Złociszy jednego twojego odkrytego osadnika, w zaokrągleniu w górę. Potem odrzuć.

## Cards: expansions

card-barbarian = Barbarzyńca
    .acc = Barbarzyńcę
    .text = W swojej kolejce dobierania: odrzuć wszystkich odkrytych osadników z Drogi, zatrzymaj ich monety i uzupełnij miejsca z rezerwy. Potem odrzuć.
card-courier = Kurier
    .acc = Kuriera
    .text = W kolejce dobierania innego gracza, zanim coś wybierze: weź na rękę odkrytego osadnika z Drogi. Potem odrzuć.
card-flaker = Próżniaczka
    .acc = Próżniaczkę
    .text = W swojej kolejce dobierania: weź na rękę kartę z Ryneczku dowolnego gracza; ten gracz dobierze o jedną kartę więcej. Potem odrzuć.
card-noble = Szlachcic
    .acc = Szlachcica
    .text = Obejrzyj karty na ręce innego gracza i weź na swoją osadnika, który nie jest specjalny. Potem odrzuć.
card-schemer = Kombinator
    .acc = Kombinatora
    .text = Weź na rękę wierzchniego, niespecjalnego osadnika z dowolnej Osady; monety z niego trafiają do właściciela. Nigdy Założycieli. Potem odrzuć.
card-thief = Złodziej
    .acc = Złodzieja
    .text = Raz w każdej swojej fazie budowy przenieś { $effect_amount } z zasobów innego gracza na Złodzieja.
card-sheriff = Szeryf
    .acc = Szeryfa
    .text = Odrzuć Złodzieja z dowolnej Osady i weź jego monety. Potem odrzuć.
card-benefactor = Mecenas
    .acc = Mecenasa
    .text = W swojej kolejce dobierania: wyłóż z ręki do Osady osadnika, który nie jest specjalny. Działa od razu. Potem odrzuć.
card-nun = Zakonnica
    .acc = Zakonnicę
    .text = Na koniec gry: tyle Złociszy, ile wynosi wartość Srebrnika jednego osadnika, którego masz w Osadzie dokładnie jedną kartę.
card-pigeoneer = Gołębiarka
    .acc = Gołębiarkę
    .text =
        Obejrzyj { $effect_look ->
            [one] { $effect_look } wierzchnią kartę
            [few] { $effect_look } wierzchnie karty
           *[many] { $effect_look } wierzchnich kart
        } rezerwy, weź jedną na rękę, a resztę odłóż w dowolnej kolejności. Potem odrzuć.
card-prophet = Prorok
    .acc = Proroka
    .text = W swojej kolejce dobierania: przejrzyj jeden zakryty stos Drogi i dobierz z niego kartę; resztę odłóż w dowolnej kolejności. Potem odrzuć.
card-recruiter = Naganiacz
    .acc = Naganiacza
    .text = W każdej swojej kolejce dobierania możesz zapłacić { $effect_cost }, aby dobrać dwie karty; limit dobierania nadal obowiązuje.
card-arkwright = Skrzyniarz
    .acc = Skrzyniarza
    .text =
        Miedziak: { $copper_gold } za { $copper_per ->
            [one] każdego twojego osadnika
            [few] każdych { $copper_per } twoich osadników
           *[many] każdych { $copper_per } twoich osadników
        } z monetami.
card-carter = Furman
    .acc = Furmana
    .text =
        Miedziak: { $copper_gold } za { $copper_per ->
            [one] każdy twój łańcuch
            [few] każde { $copper_per } twoje łańcuchy
           *[many] każde { $copper_per } twoich łańcuchów
        } produkcji z co najmniej { $copper_min_cards ->
            [one] { $copper_min_cards } karty
            [few] { $copper_min_cards } kart
           *[many] { $copper_min_cards } kart
        }.
card-alchemist = Alchemik
    .acc = Alchemika
    .text =
        Miedziak: { $copper_denominator ->
            [2] połowa
           *[other] { $copper_numerator }/{ $copper_denominator }
        } wartości Srebrnika jednego twojego osadnika, w zaokrągleniu w dół.
card-captain = Kapitan
    .acc = Kapitana
    .text =
        Miedziak: { $copper_gold } za { $copper_per ->
            [one] każdy widoczny symbol Złocisza
            [few] każde { $copper_per } widoczne symbole Złociszy
           *[many] każde { $copper_per } widocznych symboli Złociszy
        } w twojej Osadzie.
card-wholesaler = Hurtowniczka
    .acc = Hurtowniczkę
    .text = Srebrnik: { $silver_gold } za każdy zestaw: symbol Rudy, Siana i Drewna.
card-freelancer = Najemnik
    .acc = Najemnika
    .text = W swojej fazie budowy każdy gracz może położyć na Najemniku { $effect_cost }, aby zyskać jedną dodatkową akcję budowy.

## Cards: solo game

card-countess = Hrabina
    .acc = Hrabinę
    .text = Twoja przeciwniczka w grze jednoosobowej: zabiera osadników z Drogi i punktuje jak gracz.
card-countess_plain = Hrabina (strona bez Złociszy)
    .acc = Hrabinę (strona bez Złociszy)
    .text = Twoja przeciwniczka w grze jednoosobowej, na stronie bez Złociszy.

## Events of the solo game

event_card-rats = Szczury
    .text = Faza dobierania: twój limit dobierania zmienia się o { $effect_delta }.
event_card-general_conscription = Powszechny pobór
    .text =
        Faza wydarzeń: Hrabina { $effect_takes ->
            [one] bierze
            [few] { $effect_takes } razy bierze
           *[many] { $effect_takes } razy bierze
        } wierzchnią kartę pierwszego z lewej niepustego stosu.
event_card-tithe = Dziesięcina
    .text = Faza wydarzeń: zapłać { $effect_amount } do banku.
event_card-granary_tax = Podatek od spichlerzy
    .text = Faza wydarzeń: zapłać Hrabinie { $effect_gold } za każde Pożywienie widoczne w twojej Osadzie.
event_card-house_tax = Podatek od domów
    .text = Faza wydarzeń: zapłać Hrabinie { $effect_gold } za każdego Budowniczego widocznego w twojej Osadzie.
event_card-royal_heralds = Królewscy heroldowie
    .text =
        Faza wydarzeń: Hrabina bierze z Drogi { $effect_takes ->
            [one] odkrytego osadnika
            [few] { $effect_takes } odkrytych osadników
           *[many] { $effect_takes } odkrytych osadników
        } o najwyższej wartości wraz z monetami.
event_card-bribery = Przekupstwo
    .text = Faza wydarzeń: Hrabina bierze jednego z twoich wierzchnich osadników, do wyboru; nie Założycieli i nie Osadnika Podstawowego.
event_card-strike = Strajk
    .text = Faza budowy: twój limit budowy zmienia się o { $effect_delta }.
event_card-hiring_toll = Opłata za najem
    .text = Faza budowy: za zatrudnienie każdego Osadnika Podstawowego płaci się Hrabinie { $effect_gold }.
event_card-guild_dues = Składki cechowe
    .text = Faza budowy: za wyłożenie każdego osadnika z Kłódką płaci się do banku dodatkowo { $effect_gold }.
event_card-closed_road = Zamknięta droga
    .text = Faza dobierania: możesz dobierać tylko odkrytych osadników, dopóki jakiś jest na Drodze.
event_card-highwaymen = Rozbójnicy
    .text = Faza wydarzeń: wszystkie monety z osadników na Drodze dostaje Hrabina; osadnicy zostają.
event_card-it_was_you = To byłeś ty!
    .text = Faza wydarzeń: jeśli Błazen był już użyty, zapłać Hrabinie { $effect_amount }.
event_card-blizzard = Zamieć
    .text = Faza dobierania: twój limit dobierania wynosi najwyżej { $effect_max }.
event_card-frozen_ground = Zamarznięta ziemia
    .text = Faza budowy: twój limit budowy zmienia się o { $effect_delta }.
event_card-famine = Głód
    .text = Faza wydarzeń: za każde Pożywienie, którego twojej Osadzie brakuje do { $effect_target } widocznych, zapłać { $effect_gold } do banku.
event_card-wolves = Wilki
    .text = Faza wydarzeń: odrzuć swojego wierzchniego osadnika o najniższej wartości, nie Założycieli i nie Osadnika Podstawowego; jego monety są twoje.
event_card-kidnapping = Porwanie
    .text = Faza wydarzeń: Hrabina bierze jednego z twoich wierzchnich osadników o wartości co najmniej { $effect_min_value }, do wyboru; jeśli takiego nie masz, zapłać jej { $effect_otherwise_amount }.
event_card-press_gang = Branka
    .text =
        Faza wydarzeń: Hrabina { $effect_takes ->
            [one] bierze
            [few] { $effect_takes } razy bierze
           *[many] { $effect_takes } razy bierze
        } wierzchnią kartę pierwszego z lewej niepustego stosu.
event_card-royal_decree = Dekret królewski
    .text =
        Faza wydarzeń: Hrabina bierze z Drogi { $effect_takes ->
            [one] odkrytego osadnika
            [few] { $effect_takes } odkrytych osadników
           *[many] { $effect_takes } odkrytych osadników
        } o najwyższej wartości wraz z monetami.
event_card-confiscation = Konfiskata
    .text = Faza wydarzeń: wszystkie monety z twojego osadnika, na którym jest ich najwięcej, dostaje Hrabina.
event_card-winter_tax = Podatek zimowy
    .text =
        Faza wydarzeń: zapłać Hrabinie { $effect_gold } za { $effect_per ->
            [one] każdą kartę
            [few] każde { $effect_per } karty
           *[many] każde { $effect_per } kart
        } w twojej Osadzie.
event_card-royal_fair = Królewski jarmark
    .text = Faza wydarzeń: jeśli ma się odbyć Targowisko, Hrabina bierze z banku { $effect_amount }.
event_card-royal_treasury = Królewski skarbiec
    .text =
        Faza wydarzeń: Hrabina bierze z banku { $effect_gold } za { $effect_per ->
            [one] każdą kartę
            [few] każde { $effect_per } karty
           *[many] każde { $effect_per } kart
        } w swojej Osadzie.

## Improvements

improvement-windmill = Wiatrak
    .text =
        Najwięcej łańcuchów produkcji z co najmniej { $condition_min_cards ->
            [one] { $condition_min_cards } karty
            [few] { $condition_min_cards } kart
           *[many] { $condition_min_cards } kart
        }: w następnej rundzie { $reward_count ->
            [one] { $reward_count } Pożywienie
            [few] { $reward_count } Pożywienia
           *[many] { $reward_count } Pożywienia
        } więcej.
improvement-crane = Dźwig
    .text =
        Najwięcej symboli Rudy: w następnej rundzie { $reward_count ->
            [one] { $reward_count } Budowniczy
            [few] { $reward_count } Budowniczych
           *[many] { $reward_count } Budowniczych
        } więcej.
improvement-sawmill = Tartak
    .text =
        Najwięcej symboli Drewna: w następnej rundzie { $reward_count ->
            [one] { $reward_count } Budowniczy
            [few] { $reward_count } Budowniczych
           *[many] { $reward_count } Budowniczych
        } więcej.
improvement-forge = Kuźnia
    .text = Najwięcej symboli Kłódek: { $reward_amount }.
improvement-bazaar = Bazar
    .text = Najwięcej Pożywienia: { $reward_amount }.
improvement-trading_post = Faktoria
    .text = Najwięcej widocznych symboli Złociszy: { $reward_amount }.
improvement-harbour = Port
    .text = Najwięcej symboli dziedziny Samodzielny: { $reward_amount }.
improvement-guildhall = Dom Cechowy
    .text = Najwięcej różnych dziedzin w Osadzie: { $reward_amount }.
improvement-church = Kościół
    .text = Najwięcej kart w Osadzie: możesz dobrać na rękę zakrytą kartę z dowolnego stosu lub z rezerwy.
improvement-tavern = Tawerna
    .text = Najwięcej Budowniczych: możesz wziąć Osadnika Podstawowego do wyboru i od razu go wyłożyć.
improvement-inn = Zajazd
    .text = Najwięcej różnych dziedzin wśród kart na ręce: możesz wziąć na rękę odkrytego osadnika z Drogi.
improvement-town_well = Studnia
    .text = Najwięcej symboli Zboża: możesz dobrać na rękę wierzchnią kartę rezerwy.

## Cards: Mini Villagers

mini-moody_countess = Kapryśna Hrabina
mini-wood_male = Drewno: mężczyzna
mini-wood_female = Drewno: kobieta
mini-hay_male = Siano: mężczyzna
mini-hay_female = Siano: kobieta
mini-ore_male = Ruda: mężczyzna
mini-ore_female = Ruda: kobieta
mini-grape_male = Winogrona: mężczyzna
mini-grape_female = Winogrona: kobieta
mini-wool_male = Wełna: mężczyzna
mini-wool_female = Wełna: kobieta
mini-leather_male = Skóra: mężczyzna
mini-leather_female = Skóra: kobieta
mini-grain_male = Zboże: mężczyzna
mini-grain_female = Zboże: kobieta
mini-solitary_male = Samodzielny: mężczyzna
mini-solitary_female = Samodzielny: kobieta

## The table in the terminal

table-round = Runda { $n }
table-phase-between = Między rundami
table-phase-draft = Faza dobierania
table-phase-update = Uaktualnienie Drogi
table-phase-build = Faza budowy
table-phase-end = Koniec rundy
table-phase-over = Koniec gry
table-first-market = 1. Targowisko
table-second-market = 2. Targowisko
table-market-waiting = przed nami
table-market-due = w tej rundzie
table-market-held = odbyte
table-reserve = Rezerwa
table-discard = Stos kart odrzuconych
table-gold = Złocisze
table-known = znane karty na ręce
table-limit = Limit
table-drafted = dobrane { $n }/{ $limit }
table-built = zbudowane { $n }/{ $limit }
table-hired = podstawowi { $n }/{ $limit }
table-free-unlock = Konwisarka
table-square = Ryneczek
table-village = Osada: { $name }
table-aside = Karty do wyboru
table-jester = Błazen
table-jester-ready = gotowy: raz na grę odwołuje Wydarzenie
table-jester-used = użyty
table-jester-none = nie bierze udziału w tej grze
table-legend = ◆ Pożywienie  ▲ Budowniczy  ●2 Złocisze  ○ Srebrnik  ◎ Miedziak  ¤2 monety na karcie  └ leży na  ⊠ Kłódka, otwiera ją  ↷ odrzucana po zagraniu  ¹ ² Targowiska
table-suit-wood = dr
table-suit-hay = si
table-suit-ore = ru
table-suit-grape = wi
table-suit-wool = we
table-suit-leather = sk
table-suit-grain = zb
table-suit-solitary = sa
table-suit-special = sp

## What a player can do

action-pass = Pas
action-end = Zakończ budowę
action-take = Weź osadnika z miejsca { $slot }
action-draw = Dobierz w ciemno ze stosu { $stack }
action-reserve = Dobierz w ciemno z rezerwy
action-recruit = Zapłać Naganiaczowi i dobierz 2 karty
action-give = Oddaj Hrabinie osadnika z miejsca { $slot }
action-coin = Połóż 1 Złocisz na osadniku na miejscu { $slot }
action-place = Wyłóż kartę: { $card }
action-play = Zagraj kartę: { $card }
action-on = Na karcie nr { $node } w twojej Osadzie
action-cover = Przykryj kartą: { $card }
action-hire = Zatrudnij { $basic_acc }
action-return = Zwróć kartę: { $card }
action-onto = Na stos { $stack }
action-pay = Zapłać na kartę nr { $nth } gracza { $seat }
action-bank = Zapłać do banku
action-free = Odblokuj za darmo
action-rob = Złodziej nr { $nth }: okradnij gracza { $victim }
action-catch = Schwytaj Złodzieja nr { $nth } gracza { $owner }
action-choose = Wybierz kartę: { $card }
action-from = Wybierz gracza { $seat }
action-node = Wybierz kartę nr { $node } w Osadzie
action-search = Przejrzyj stos { $stack }
action-turn = Założyciele: { $side }
action-resolve = Rozpatrz „{ $event_card }”
action-mini = Dobierz kartę
action-jester = Błazen: odwołaj „{ $event_card }”

## What is being decided

question-mini-draw = Mini Włościanie: dobierz kartę.
question-courier-window = Użyć Kuriera przed dobieraniem?
question-draft = Dobierz osadnika.
question-give-countess = Który osadnik trafia do Hrabiny?
question-after-draft = Zagrać kartę, zanim zostanie sprawdzony limit dobierania?
question-put-coin = Położyć 1 Złocisz z banku na osadniku na Drodze?
question-pay-freelancer = Zapłacić Najemnikowi za dodatkową akcję budowy?
question-build = Buduj. Pozostałe karty: { $left } z { $limit }. Pozostałe zatrudnienia: { $hires }.
question-choose-place = Gdzie wyłożyć kartę: { $card }?
question-unlock = Jak otworzyć Kłódkę karty { $card }? Odblokowuje: { $unlocker }.
question-cover-monk = Która karta przykrywa Mnicha?
question-flaker-seat = Z czyjego Ryneczku Próżniaczka bierze kartę?
question-apprentice-village = Z której Osady Uczeń zabiera osadnika?
question-apprentice-target = Który osadnik zamienia się miejscami z Uczniem?
question-founders-side = Którą stroną do góry leżą Założyciele?
question-return-card = Którą kartę z ręki oddajesz, by zatrudnić kartę { $card }?
question-choose-stack = Na który stos trafia twoja karta?
question-smuggle = Za którego osadnika Przemysłowiec przynosi Złocisze?
question-noble-seat = Czyją rękę ogląda Szlachcic?
question-noble-card = Którą kartę zabiera Szlachcic?
question-schemer-village = Z której Osady Kombinator zabiera osadnika?
question-schemer-target = Którego wierzchniego osadnika zabiera Kombinator?
question-sheriff-thief = Którego Złodzieja chwyta Szeryf?
question-flaker-card = Którą kartę bierze Próżniaczka?
question-benefactor-card = Którego osadnika wykłada Mecenas?
question-prophet-stack = Który stos przegląda Prorok?
question-prophet-card = Którą kartę ze stosu dobierasz?
question-pigeoneer-card = Którą kartę bierzesz na rękę?
question-put-back = Którą kartę odkładasz teraz? Ostatnia znajdzie się na wierzchu.
question-convert-copper = Przeliczyć symbol Miedziaka?
question-resolve-events = Które Wydarzenie rozpatrzyć teraz?
question-lose-villager = Którego osadnika tracisz?
question-lose-coins = Który osadnik traci monety?
question-jester-window = Użyć Błazna, aby odwołać Wydarzenie?
question-church-draw =
    { $countess ->
        [0] Dobrać na rękę zakrytą kartę?
       *[other] Która zakryta karta trafia do Hrabiny?
    }
question-tavern-basic =
    { $countess ->
        [0] Którego Osadnika Podstawowego bierzesz?
       *[other] Który Osadnik Podstawowy trafia do Hrabiny?
    }
question-inn-take =
    { $countess ->
        [0] Którego osadnika z Drogi bierzesz na rękę?
       *[other] Który osadnik z Drogi trafia do Hrabiny?
    }

## What happened

event-round-began = Runda { $amount }
event-took =
    { $amount ->
        [0] { $seat } bierze kartę z miejsca { $slot }: { $card }.
       *[other] { $seat } bierze kartę z miejsca { $slot }: { $card }, a z nią { amount-gold }.
    }
event-drew = { $seat } dobiera ze stosu { $stack }: { $card }.
event-drew-reserve = { $seat } dobiera z rezerwy: { $card }.
event-refilled = Uzupełnienie miejsca { $slot }: { $card }.
event-draft-done = { $seat } bierze na rękę { amount-cards } z Ryneczku.
event-left-road = Miejsce { $slot }: { $card } opuszcza Drogę.
event-coin-put = { $seat } kładzie 1 Złocisz na miejscu { $slot }: { $card }.
event-coins-added = Na każdego osadnika na Drodze trafia 1 Złocisz z banku.
event-placed = { $seat } wykłada kartę: { $card }.
event-placed-on = { $seat } wykłada kartę: { $card }; leży na karcie: { $below }.
event-unlocked-own = { $seat } odblokowuje kartę { $card }: Złocisze z banku trafiają na własnego osadnika odblokowującego.
event-unlocked-other = { $seat } odblokowuje kartę { $card }: Złocisze trafiają na osadnika odblokowującego gracza { $owner }.
event-unlocked-bank = { $seat } odblokowuje kartę { $card }: Złocisze trafiają do banku.
event-unlocked-free = { $seat } odblokowuje kartę { $card } za darmo.
event-returned = { $seat } kładzie zakrytą kartę na stos { $stack }: { $card } ({ $suit }).
event-returned-hidden = { $seat } kładzie zakrytą kartę na stos { $stack } ({ $suit }).
event-returned-reserve = { $seat } kładzie zakrytą kartę na rezerwę: { $card } ({ $suit }).
event-returned-reserve-hidden = { $seat } kładzie zakrytą kartę na rezerwę ({ $suit }).
event-returned-discard = { $seat } odrzuca zakrytą kartę: { $card } ({ $suit }).
event-returned-discard-hidden = { $seat } odrzuca zakrytą kartę ({ $suit }).
event-returned-basic = { $seat } odkłada na stos Osadników Podstawowych: { $basic }.
event-hired = { $seat } zatrudnia { $basic_acc }.
event-played = { $seat } zagrywa kartę: { $card }.
event-gained = { $seat } zdobywa { amount-gold }.
event-paid-bank = { $seat } płaci do banku { amount-gold }.
event-paid-countess = { $seat } płaci Hrabinie { amount-gold }.
event-robbed = Złodziej gracza { $seat } kradnie graczowi { $victim } { amount-gold }.
event-thief-caught = Szeryf gracza { $seat } chwyta Złodzieja gracza { $owner } i zabiera { amount-gold }.
event-took-from-hand = { $seat } bierze kartę z ręki gracza { $owner }: { $card } ({ $suit }).
event-took-from-hand-hidden = { $seat } bierze kartę z ręki gracza { $owner } ({ $suit }).
event-took-from-village = { $seat } bierze kartę z Osady gracza { $owner }: { $card }.
event-took-from-square = { $seat } bierze kartę z Ryneczku gracza { $owner }: { $card }.
event-swapped = Uczeń gracza { $seat } zajmuje w Osadzie gracza { $owner } miejsce karty: { $card }.
event-looked = { $seat } ogląda { amount-cards }.
event-drew-hidden = { $seat } bierze na rękę zakrytą kartę: { $card } ({ $suit }).
event-drew-hidden-hidden = { $seat } bierze na rękę zakrytą kartę ({ $suit }).
event-recruited = { $seat } płaci Naganiaczowi i dobiera 2 karty.
event-freelancer-paid = { $seat } płaci Najemnikowi gracza { $owner }.
event-build-limit = { $seat } może wyłożyć { amount-cards }.
event-founders-turned = Założyciele gracza { $seat } odwracają się na stronę z Pożywieniem.
event-copper-converted = { $seat } przelicza Miedziaka: { $card }, { amount-gold }.
event-marker-passed = { $seat } otrzymuje znacznik pierwszego gracza.
event-first-market-held = Pierwsze Targowisko: { $seat } zdobywa { amount-gold }.
event-second-market-held = Drugie Targowisko: { $seat } zdobywa { amount-gold }.
event-event-revealed = Nowe Wydarzenie: { $event_card }.
event-event-resolved = Rozpatrzone Wydarzenie: { $event_card }.
event-event-cancelled = { $seat } używa Błazna. Odwołane Wydarzenie: { $event_card }.
event-countess-took =
    { $amount ->
        [0] Hrabina bierze kartę: { $card }.
       *[other] Hrabina bierze kartę: { $card }, a z nią { amount-gold }.
    }
event-countess-gained = Hrabina zdobywa { amount-gold }.
event-villager-lost = { $seat } traci kartę: { $card }.
event-improvement-won = { $seat } wygrywa Usprawnienie „{ $improvement }”.
event-improvement-tied = Nikt nie wygrywa Usprawnienia „{ $improvement }”.
event-mini-dealt = Karty Mini Włościan zostały rozdane.
event-mini-drew = { $seat } dobiera ze stosu: { $mini }.
event-mini-drew-hidden = { $seat } dobiera kartę ze stosu.
event-mini-took = { $seat } dobiera z ręki gracza { $owner }: { $mini }.
event-mini-took-hidden = { $seat } dobiera kartę z ręki gracza { $owner }.
event-mini-pair = { $seat } odkłada parę: { $suit }.
event-mini-won = Mini Włościanie: { $seat } zostaje z Kapryśną Hrabiną i wygrywa.
event-first-player = Pierwszy gracz: { $seat }

## Why not

why-not-in-hand = Nie masz na ręce karty: { $card }.
why-slot-empty = Miejsce { $slot } jest puste.
why-stack-empty = Stos { $stack } jest pusty.
why-stacks-left = Z rezerwy można dobierać dopiero wtedy, gdy puste jest wszystkie sześć stosów.
why-reserve-empty = Rezerwa jest pusta.
why-reserve-only = Ta nagroda pochodzi tylko z rezerwy.
why-countess-takes = Hrabina nie rezygnuje z nagrody: wybierasz tylko, co dostanie.
why-blind-forbidden = Wydarzenie pozwala dobierać tylko odkrytych osadników.
why-no-recruiter = W twojej Osadzie nie ma Naganiacza.
why-recruiter-used = Naganiacz był już użyty w tej kolejce dobierania.
why-no-two-places = Limit dobierania nie pozwala na dwie karty.
why-between-two-drafts = Karty { $card } nie można zagrać między dwoma dobraniami Naganiacza.
why-draft-made-already = { $card } zastępuje dobieranie, a w tej kolejce karta jest już dobrana.
why-not-a-draft-card = Karty { $card } nie zagrywa się w fazie dobierania.
why-not-a-build-card = Karty { $card } nie zagrywa się w fazie budowy.
why-no-target = { $card } nie ma teraz na kim ani na czym zadziałać.
why-no-target-there = U gracza { $seat } nie ma czego wybrać.
why-no-such-seat = Nikt tam nie siedzi.
why-not-another-player = Wybierz innego gracza.
why-square-empty = Ryneczek gracza { $seat } jest pusty.
why-not-on-square = Na Ryneczku gracza { $seat } nie ma karty: { $card }.
why-not-in-that-hand = Na tamtej ręce nie ma karty: { $card }.
why-not-looked-at = Wśród oglądanych kart nie ma karty: { $card }.
why-no-special = { $card } to osadnik specjalny, nie można go wybrać.
why-founders-stay = Tych Założycieli nie można zabrać.
why-no-such-node = W tej Osadzie nie ma karty nr { $node }.
why-covered = Ta karta jest przykryta: { $card }.
why-not-covered = Ta karta nie jest przykryta: { $card }.
why-stand-in = { $card } zastępuje inną kartę i nie można go zabrać.
why-not-taken = Tej karty nie można zabrać: { $card }. Założyciele i Osadnicy Podstawowi zostają.
why-wrong-value = { $card } nie ma wartości, której wymaga Wydarzenie.
why-not-most-coins = Wybierz osadnika, na którym jest najwięcej monet; liczba Złociszy: { $gold }.
why-no-build-left =
    { $limit ->
        [one] Nie pozwala na to twój limit budowy: 1 karta.
        [few] Nie pozwala na to twój limit budowy: { $limit } karty.
       *[many] Nie pozwala na to twój limit budowy: { $limit } kart.
    }
why-play-not-place = Tej karty się nie wykłada, lecz się ją zagrywa: { $card }.
why-place-not-play = Tej karty się nie zagrywa, lecz się ją wykłada: { $card }.
why-no-place = W twojej Osadzie brakuje karty { $below } z miejscem na kartę: { $card }.
why-wrong-below = Trzeba ją położyć na karcie { $below }, nie na karcie { $card }.
why-no-room = Na karcie { $card } nie ma już miejsca na to, co kładzie się na karcie { $below }.
why-no-chain = { $card } nie ma łańcucha produkcji, w którym mógłby stać Mnich.
why-no-cover = Nie masz karty, która mogłaby teraz przykryć kartę: { $card }.
why-no-second-monk = Drugi Mnich nie jest możliwy.
why-no-swap = Nie ma przykrytego osadnika, którego { $card } może zabrać, a ty wyłożyć.
why-no-swap-again = W twojej Osadzie nie ma przykrytego osadnika, którego { $card } może z kolei zabrać.
why-cannot-unlock = Nie możesz otworzyć Kłódki karty { $card } (odblokowuje: { $unlocker }).
why-no-gold =
    { $gold ->
        [one] Potrzebujesz { $gold } Złocisza.
        [few] Potrzebujesz { $gold } Złociszy.
       *[many] Potrzebujesz { $gold } Złociszy.
    }
why-no-gold-for-dues =
    „{ $event }”: do wyłożenia tej karty potrzebujesz { $gold ->
        [one] { $gold } Złocisza
        [few] { $gold } Złociszy
       *[many] { $gold } Złociszy
    }: { $card }.
why-no-gold-symbol = Na tej karcie nie ma symbolu Złocisza: { $card }.
why-no-copper-symbol = Na tej karcie nie ma symbolu Miedziaka: { $card }.
why-unlocker-in-play = Do banku płaci się tylko wtedy, gdy w żadnej Osadzie nie ma karty: { $unlocker }.
why-no-unlocker-there = W tej Osadzie nie ma takiej karty: { $unlocker }.
why-no-tinner = W tej fazie budowy Konwisarka nie była przez ciebie zagrana.
why-not-for-padlock = { $card } nie otwiera Kłódek.
why-only-in-build-turn = Tę kartę zagrywa się tylko we własnej fazie budowy: { $card }.
why-no-hire-left =
    { $limit ->
        [one] W jednej fazie budowy można zatrudnić tylko { $limit } Osadnika Podstawowego.
        [few] W jednej fazie budowy można zatrudnić tylko { $limit } Osadników Podstawowych.
       *[many] W jednej fazie budowy można zatrudnić tylko { $limit } Osadników Podstawowych.
    }
why-no-card-to-return = Nie masz karty do zwrócenia.
why-pile-empty = Ten stos jest pusty: { $card }.
why-no-freelancer-there = Nie ma tam Najemnika.
why-freelancer-paid-already = Ten Najemnik jest już opłacony w tej fazie budowy.
why-freelancer-at-start-only = Najemnikowi płaci się tylko przed pierwszą akcją swojej fazy budowy.
why-no-thief = Nie ma takiego Złodzieja.
why-thief-acted = Ten Złodziej nie może już działać w tej turze.
why-victim-poor =
    { $gold ->
        [one] { $seat } nie ma w zasobach nawet { $gold } Złocisza.
        [few] { $seat } ma w zasobach mniej niż { $gold } Złocisze.
       *[many] { $seat } ma w zasobach mniej niż { $gold } Złociszy.
    }
why-no-jester = Nie ma Błazna albo był już użyty.
why-event-not-open = To Wydarzenie nie leży odkryte: „{ $event }”.
why-event-resolved-already = To Wydarzenie jest już rozpatrywane: „{ $event }”.

## Options

option-scoundrels = Łotry
option-scoundrels-help = Tajny osadnik specjalny dla każdego gracza; od { $thieves } graczy wzwyż w talii są Złodzieje i Szeryfowie.
option-saints = Święci
option-saints-help = Tajny osadnik specjalny dla każdego gracza.
option-profiteers = Spekulanci
option-profiteers-help = Osadnicy z symbolami Miedziaków i Najemnicy w talii.
option-improvements = Usprawnienia
option-improvements-help = Co rundę trzy nagrody za to, że ma się czegoś najwięcej.
option-mini_villagers = Mini Włościanie
option-mini_villagers-help = Mała gra karciana przed partią albo sama w sobie.
option-mini_villagers-off = bez niej
option-mini_villagers-first_player = wyłania pierwszego gracza
option-mini_villagers-alone = osobna gra
option-first_player = Pierwszy gracz
option-first_player-help = Kto zaczyna, jeśli nie rozstrzygają o tym Mini Włościanie.
option-first_player-random = losowo
option-first_player-1 = miejsce 1
option-first_player-2 = miejsce 2
option-first_player-3 = miejsce 3
option-first_player-4 = miejsce 4
option-first_player-5 = miejsce 5
option-difficulty = Poziom trudności
option-difficulty-help = Gra jednoosobowa: jak trudno pokonać Hrabinę.
option-difficulty-novice = Tryb nowicjusza
option-difficulty-normal = Normalny
option-difficulty-veteran = Tryb weterana
option-first_market_trigger = Kiedy odbywa się pierwsze Targowisko
option-first_market_trigger-help = Które stosy muszą się skończyć przed pierwszym Targowiskiem.
option-first_market_trigger-stack_2_empty = gdy opróżniony jest drugi stos
option-first_market_trigger-stacks_1_and_2_empty = gdy opróżnione są dwa pierwsze stosy
option-build_limit_moment = Kiedy ustala się limity budowy
option-build_limit_moment-help = Ma znaczenie, gdy Osada zmieni się, zanim jej właściciel buduje.
option-build_limit_moment-own_turn = na początku budowy każdego gracza
option-build_limit_moment-phase_start = na początku fazy budowy
option-covered_founders = Przykryci Założyciele
option-covered_founders-help = Co dzieje się z przykrytymi Założycielami w Osadzie bez Pożywienia.
option-covered_founders-turn = też się odwracają
option-covered_founders-stay = zostają bez zmian
option-tie_break = Remis
option-tie_break-help = Które karty się liczą, gdy decyduje najmniejsza liczba osadników.
option-tie_break-all_cards = wszystkie karty
option-tie_break-without_basics = wszystkie oprócz Osadników Podstawowych
option-thief_first_turn = Złodziej w turze wyłożenia
option-thief_first_turn-help = Czy Złodziej może działać w turze, w której zostaje wyłożony.
option-thief_first_turn-acts = działa od razu
option-thief_first_turn-rests = czeka do następnej tury
option-freelancer_payment = Kiedy płaci się Najemnikom
option-freelancer_payment-help = Czy Najemnikowi można zapłacić także później w swojej fazie budowy, również w turze jego wyłożenia.
option-freelancer_payment-turn_start = na początku fazy budowy gracza
option-freelancer_payment-whole_turn = przez całą fazę budowy gracza
option-apprentice_targets = Kogo zabiera Uczeń
option-apprentice_targets-help = Których przykrytych osadników może zabrać Uczeń.
option-apprentice_targets-any_covered = każdy przykryty osadnik
option-apprentice_targets-no_stand_ins = każdy oprócz Mnichów i Uczniów

## Scores and the end

score-supply = Zasoby
score-improvements = Usprawnienia
score-first_market = Pierwsze Targowisko
score-gold_symbols = Nadrukowane Złocisze
score-silver = Srebrniki
score-nun = Zakonnica
score-coins = Monety na kartach
score-mini = Mini Włościanie
end-second-market = Gra kończy się po drugim Targowisku.
end-mini-villagers = Została tylko Kapryśna Hrabina.

## What an action would change

stat-gold = Złocisze
stat-points = Złocisze na koniec
stat-hand = karty w ręce
stat-square = karty na Ryneczku
stat-village = karty w Osadzie
stat-food = Pożywienie
stat-builders = Budowniczowie
stat-draft_limit = limit dobierania
stat-card_coins = monety na kartach

## Chapters of the rules

rule-heading-1 = Elementy gry
rule-heading-2 = Przygotowanie gry dla 2–5 graczy
rule-heading-3 = Opis karty
rule-heading-4 = Przebieg rundy
rule-heading-5 = Faza dobierania
rule-heading-6 = Uaktualnienie Drogi
rule-heading-7 = Faza budowy
rule-heading-8 = Kłódki
rule-heading-9 = Osadnicy specjalni
rule-heading-10 = Koniec fazy budowy
rule-heading-11 = Pierwsze Targowisko
rule-heading-12 = Drugie Targowisko i koniec gry
rule-heading-13 = Tryb jednoosobowy: przygotowanie i zmiany
rule-heading-14 = Tryb jednoosobowy: poziomy trudności i Wydarzenia
rule-heading-15 = Łotry
rule-heading-16 = Święci
rule-heading-17 = Spekulanci
rule-heading-18 = Usprawnienia
rule-heading-19 = Mini Włościanie: wybór pierwszego gracza
rule-heading-20 = Stan gry i akcje

## The page

page-phase-draft = Dobieranie
page-phase-update = Droga
page-phase-build = Budowa
page-phase-over = Targowisko
page-tab-road = Droga
page-tab-village = Osada
page-tab-hand = Ręka
page-tab-market = Targowisko
page-slot = miejsce { $n }
page-stack-n = Stos { $n }
page-stack = Stos { $n }: { $count }, na wierzchu { $suit }
page-empty = puste
page-covered = zakryta
page-coins = monety na karcie: { $n }
page-to-hire = ×{ $n } do zatrudnienia
page-hire = zatrudnij
page-on-it = wyłóż na tę kartę
page-this-one = ta karta
page-pay =
    { $n ->
        [one] Zapłać { $n } Złocisz
        [few] Zapłać { $n } Złocisze
       *[many] Zapłać { $n } Złociszy
    }
page-free = bez kosztu
page-own-unlock = Twoja karta { $card }: z banku trafiają na nią Złocisze ({ $gold })
page-bank = Bank
page-summer = lato
page-winter = zima
page-food = Pożywienie: { $n }, limit dobierania: { $limit }
page-builders = Budowniczowie: { $n }
page-market-today = Targowisko teraz: { $n }
page-my-gold = Moje Złocisze
page-built = Zbudowano
page-hired = Zatrudniono
page-my-hand = Moja ręka
page-backs-seen =
    { $n ->
        [one] { $n } karta, rewers widzą wszyscy
        [few] { $n } karty, rewersy widzą wszyscy
       *[many] { $n } kart, rewersy widzą wszyscy
    }
page-no-cards = Brak kart na ręce.
page-villagers = osadnicy: { $n }
page-cards = Karty na ręce
page-food-name = Pożywienie
page-builder-name = Budowniczowie
page-if-market = Gdyby Targowisko odbyło się teraz
page-gold = Złocisze
page-purse = zasoby
page-on-cards = na kartach
page-silver = Srebrniki
page-sum = razem
page-first-over = Pierwsze Targowisko już się odbyło.
page-events = Wydarzenia
page-worth-gold = Złocisze: { $n }
page-worth-food = Pożywienie: { $n }
page-worth-builder = Budowniczowie: { $n }
page-seat-lines = Pożywienie: { $food }, limit dobierania: { $limit }. Budowniczowie: { $builders }. Złocisze: { $gold }; drugie Targowisko dałoby { $market }.
page-suit-pips = Kwadraty w nagłówku: tyle kart może na niej leżeć.
page-locked-by = odblokowuje: { $card }
page-goes-on = Leży na karcie: { $card }.
page-stands-alone = Nie potrzebuje karty pod sobą.
page-each-market = Złocisze na każdym Targowisku, dopóki karta jest widoczna: { $n }.
page-padlock = Kłódka: odblokowuje { $card }. Złocisze ({ $gold }) trafiają na tę kartę, czyjakolwiek jest, albo do banku, gdy nikt jej nie ma.
page-opens = Odblokowuje karty w talii ({ $n }): { $cards }. Za każdym razem trafiają na nią Złocisze ({ $gold }).
page-first-waits =
    { $count ->
        [one] Pierwsze Targowisko: na koniec rundy, w której skończy się stos { $stacks }. Karty w stosie: { $n }.
        [few] Pierwsze Targowisko: na koniec rundy, w której skończą się wszystkie stosy { $stacks }. Karty w tych stosach: { $n }.
       *[many] Pierwsze Targowisko: na koniec rundy, w której skończą się wszystkie stosy { $stacks }. Karty w tych stosach: { $n }.
    }
page-first-due = Pierwsze Targowisko odbywa się na koniec tej rundy.
page-second-waits = Drugie Targowisko: na koniec rundy, w której skończą się wszystkie stosy. Karty w stosach: { $n }. Dopiero wtedy liczą się Srebrniki.
page-second-due = Drugie Targowisko odbywa się na koniec tej rundy i kończy grę.
page-second-over = Drugie Targowisko już się odbyło.
page-beneath = pod spodem: { $n }
page-silver-letter = S
page-show-covered = Zakryte karty ({ $n })

## Tips for a first game

tip-draft = Dobieranie: kliknij odkrytego osadnika na Drodze albo stos, by dobrać kartę w ciemno. Pożywienie w Osadzie pozwala dobierać więcej kart.
tip-build = Budowa: kliknij kartę na ręce, by ją wyłożyć. Łańcuch produkcji zaczyna się od Osadnika Podstawowego, którego zatrudniasz, oddając kartę. Kłódka kosztuje { $cost }.
tip-unlock = Kłódka: połóż { $cost } na karcie, która ją odblokowuje. Jeśli jest twoja, Złocisze zostają w twojej Osadzie i liczą się na Targowisku.

## A turn in one sentence, its steps and its sums

sum-gold =
    { $n ->
        [one] { $sign }{ $n } Złocisz
        [few] { $sign }{ $n } Złocisze
       *[many] { $sign }{ $n } Złociszy
    }
summary-gains = zdobywa { $what }
summary-took = bierze { $card_acc }
summary-coin-put = kładzie Złocisza ({ $card })
summary-placed = wykłada { $card_acc }
summary-played = zagrywa { $card_acc }
summary-robbed = kradnie { amount-gold } ({ $victim })
summary-thief-caught = chwyta Złodzieja ({ $owner })
summary-took-from = zabiera kartę ({ $owner })
summary-swapped = wykłada Ucznia w Osadzie gracza { $owner }
summary-drew-hidden =
    { $n ->
        [one] bierze { $n } zakrytą kartę
        [few] bierze { $n } zakryte karty
       *[many] bierze { $n } zakrytych kart
    }
summary-recruited = płaci Naganiaczowi
summary-market-held = { amount-gold }
summary-group-market = Targowisko: { $what }.
summary-event-revealed = nowe Wydarzenie to „{ $event_card }”
summary-event-resolved = rozpatrzono „{ $event_card }”
summary-event-cancelled = odwołuje „{ $event_card }”
summary-countess-took = Hrabina zabiera { $card_acc }
summary-countess-gained = Hrabina zdobywa { amount-gold }
summary-villager-lost = traci { $card_acc }
summary-improvement-won = wygrywa „{ $improvement }”
summary-mini-won = wygrywa Mini Włościan
