### Klient w przeglądarce po polsku: to, co stoi na stronie obok słów samych gier.

## Strony

client-pages = Strony
client-page-lobby = Graj
client-page-rules = Zasady
client-page-statistics = Statystyki
client-page-credits = Autorzy
client-profile = Profil
client-your-name = Twoje imię
client-guest = Gość
client-save = Zapisz
client-close = Zamknij
client-loading = Chwileczkę…
client-language = Język
client-theme = Kolory
client-theme-system = Jak w systemie
client-theme-light = Jasne
client-theme-dark = Ciemne
client-settings = Ustawienia
client-menu = Menu
client-play-forced = Wykonuj za mnie kroki, w których nie ma wyboru
client-one-click = Jeśli po kliknięciu zostaje jedna akcja, wykonaj ją bez potwierdzania
client-tips = Wskazówki na pierwszą grę

## Lobby

client-what-shall-we-play = W co zagramy?
client-seats-range = { $from }–{ $to }
client-time-gwt = 2 godz.
client-time-sierra-west = 75 min
client-time-villagers = 45 min
client-weight-1 = dobra na początek
client-weight-2 = średnia
client-weight-3 = dla znawców
client-pitch-gwt = Pędź stado do Kansas City, zatrudniaj pomocników i dostarczaj krowy koleją coraz dalej na wschód.
client-pitch-sierra-west = Wsuń trzy karty, przejdź dwie ścieżki, wejdź na wzgórze, ruszaj wozem dalej.
client-pitch-villagers = Dobieraj osadników z Drogi i łącz ich w łańcuchy produkcji, aż twoja Osada rozkwitnie.
client-play-bot = Zagraj z botem
client-new-table = Nowy stół
client-your-tables = Twoje stoły
client-open-tables = Otwarte stoły
client-no-tables = Nie ma jeszcze stołu: wybierz grę powyżej.
client-no-open-tables = Nikt teraz nie czeka. Otwórz własny stół.
client-go-on = Graj
client-look = Obejrzyj
client-join = Dołącz
client-watch = Oglądaj
client-invite = Zaproś do gry
client-invite-help = Załóż nowy stół z miejscem na zaproszenie i wyślij link. Konto nie jest potrzebne.
client-new-here = Pierwszy raz?
client-new-here-help = Zacznij od Włościan. Wszystko, co podświetlone, można kliknąć, a każdy symbol ma objaśnienie.
client-teach = Naucz mnie grać: { $game }
client-open-replay = Otwórz plik powtórki
client-open-replay-help = Wczytaj zapisaną partię: obejrzyj ją ruch po ruchu albo graj dalej od dowolnego momentu.

## Ustawienia stołu

client-new-table-of = Nowy stół: { $game }
client-seats = Miejsca
client-seat-n = Miejsce { $n }
client-seat-me = { $name } (ty)
client-seat-me-too = Także na tym ekranie
client-seat-open = Otwarte dla każdego
client-seat-invited = Na zaproszenie (link)
client-remove-seat = Usuń miejsce
client-add-seat = Dodaj miejsce
client-bot = Bot
client-solo = Gra solo
client-players-n =
    { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
client-waits-for =
    { $n ->
        [one] czeka na { $n } gracza
        [few] czeka na { $n } graczy
       *[many] czeka na { $n } graczy
    }
client-takes = Trwa około { $time }.
client-options = Zasady tej gry
client-table = Stół
client-title = Nazwa stołu
client-public = Stół widoczny dla wszystkich w lobby
client-allow-undo = Ruchy można cofać
client-ask-confirm = Pytaj, zanim ruch będzie ostateczny
client-spectators = Inni mogą patrzeć
client-clock = Zegar
client-clock-none = brak
client-clock-move = czas na każdy ruch
client-clock-game = czas na całą grę
client-minutes = Minuty
client-start = Rozpocznij grę
client-open-table = Otwórz stół
client-invited-title = Masz zaproszenie
client-waiting-players = Czekamy na graczy. Gra zacznie się, gdy zajęte będzie ostatnie miejsce.
client-invite-link = Link z zaproszeniem
client-start-now = Rozpocznij teraz z botami na wolnych miejscach
client-to-lobby = Do lobby

## Stół

client-players = Gracze
client-shelf = Rynki i pomoc
client-mine = Moja strefa gry
client-parts = Części stołu
client-actions = Akcje
client-legal = Co możesz zrobić
client-to-actions = Do akcji
client-you = Ty
client-away = poza stołem
client-thinking = myśli
client-score-now = Gdyby gra skończyła się teraz
client-final = Wynik końcowy
client-no-scores = Wynik poznasz na końcu.
client-phase = Faza
client-log = Dziennik
client-log-empty = Jeszcze nic się nie wydarzyło.
client-show-change = Pokaż, co się zmieniło
client-chat = Czat
client-chat-empty = Nikt jeszcze nic nie napisał.
client-chat-say = Napisz do stołu
client-send = Wyślij
client-reaction = Reakcja
client-your-turn = Twoja tura.
client-watching = Oglądasz
client-waiting = Decyduje { $name }
client-choices =
    { $n ->
        [one] { $n } możliwość
        [few] { $n } możliwości
       *[many] { $n } możliwości
    }
client-all = Wszystkie ({ $n })
client-search = Szukaj
client-step-back = krok wstecz (Esc)
client-choose = Wybierz
client-confirm-turn = Potwierdź
client-undo = Cofnij
client-redo = Ponów
client-pointing = Wskazany element
client-pointing-help = Wskaż kartę, żeton lub pole, a zobaczysz tutaj, co to jest i co teraz daje.
client-now = Teraz:
client-not-now = Teraz nie można tego wybrać.
client-lost = Utracono połączenie. Ponowne łączenie…
client-lost-kept = Twój ruch jest zachowany.
client-try-now = Spróbuj teraz
client-back = Połączenie przywrócone
client-fit = Pokaż całą planszę
client-zoom-in = Przybliż
client-zoom-out = Oddal
client-minimap = Minimapa: przejdź do miejsca na planszy
client-lit-here = tu można coś wybrać
client-closed = Gra przy tym stole została przerwana.
client-tip = Wskazówka
client-tip-got-it = Rozumiem
client-tip-no-more = Nie pokazuj więcej wskazówek

## Wokół stołu

client-offline = offline
client-online = online
client-bot-sits-in = zastępuje bot: { $bot }
client-bot-for-me = Niech bot gra za mnie
client-i-am-back = Wracam do gry
client-vote-absent = Niech zagra bot
client-vote-from = Głosowanie za botem możliwe od: { $time }
client-leave-rated = Jeśli bot dokończy za ciebie tę grę rankingową, liczy się ona jako przegrana.
client-never-ask = Nie pytaj mnie więcej
client-never-turn = do końca tej tury
client-never-mine = do mojej następnej decyzji
client-never-game = przez całą grę
client-never-out-of-turn = Nigdy nie pytaj mnie poza moją turą, gdy mogę odmówić
client-how-long = Jak długo
client-plans = Odpowiedzi udzielone z góry
client-take-back = Wycofaj
client-frozen-command = Można ją dokończyć według zasad, z którymi się zaczęła. Administrator uruchamia je na kopii danych sprzed aktualizacji:
client-give-up = Przerwanie gry
client-give-up-ask = Przerwij tę grę
client-give-up-sure = Gra skończy się bez wyniku. Najpierw zapytamy pozostałych.
client-give-up-yes = Tak, przerwij
client-closing = { $names }: propozycja przerwania gry. Bez odpowiedzi: { $waiting }.
client-agree = Zgadzam się
client-play-goes-on = Nie, gramy dalej
client-memo = Moja notatka o tym stole
client-saved = Zapisano
client-files = Pliki i weryfikacja
client-replay-file = Plik powtórki
client-record-file = Plik z tym, co widać z mojego miejsca
client-promise = Tasowanie ustalono przed pierwszym ruchem. Skrót kontrolny:

## Wynik, koniec, powtórka

client-scores = Wynik
client-show-scores = Pokaż wynik
client-by-source = Punkty według źródła
client-part = Kategoria
client-wins = Wygrywa { $name }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
client-win-shared = Wspólne zwycięstwo: { $name }, { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
client-ahead = Przewaga: { $points }. Na drugim miejscu: { $name }.
client-share = Udostępnij
client-copied = Skopiowano
client-replay = Powtórka
client-rematch = Rewanż
client-check-seed = Sprawdź tasowanie
client-seed-ok = Ziarno losowości zgadza się z podanym na początku
client-seed-bad = Ziarno losowości nie zgadza się z podanym na początku
client-over-time = Punkty w czasie gry
client-chart-moves =
    { $n ->
        [one] { $n } ruch
        [few] { $n } ruchy
       *[many] { $n } ruchów
    }
client-chart-jump = Przejdź do momentu gry
client-seed = Ziarno losowości
client-play-on = Graj dalej od tego miejsca
client-turn-back = O turę wstecz
client-move-back = O ruch wstecz
client-move-on = O ruch dalej
client-turn-on = O turę dalej
client-play = Odtwarzaj
client-pause = Pauza
client-moment = Moment gry
client-step-of = Ruch { $n } z { $total }
client-link-moment = Link do tego momentu
client-leave-replay = Wróć do bieżącego stanu gry
client-rating = Ranking
client-games = Partie
client-my-games = Moje partie
client-game = Gra
client-day = Dzień
client-rank = Miejsce
client-no-games-yet = Nie ma jeszcze partii rankingowych.

## Zasady i autorzy

client-terms = Terminy w czterech językach
client-search-rules = Szukaj w zasadach lub podaj numer zasady
client-credits-games = Great Western Trail, Sierra West i Włościanie należą do swoich autorów i wydawców. Rysunki i słowa tutaj są nasze własne.
client-credits-icons = Ikony
client-credits-changed = Zmieniono kolory i połączono elementy; niektóre znaki narysowano na potrzeby tej strony.
client-credits-authors = Każda ikona należy do swojego autora:
client-credits-fonts = Kroje pisma
client-credits-software = Oprogramowanie na stronie
client-credits-design = Projekt gry
client-credits-solo = Wariant jednoosobowy
client-credits-art = Ilustracje
client-credits-graphics = Projekt graficzny
client-credits-development = Rozwój gry
client-credits-publisher = Wydawca
client-credits-licenses = Teksty licencji wszystkiego, co zawiera ta strona

## Profil

client-account = Konto
client-account-more = Konto, powiadomienia, moje dane
client-account-help = Możesz grać jako gość. Z loginem znajdziesz swoje stoły na każdym urządzeniu.
client-signed-in = Zalogowano jako { $login }.
client-login = Login
client-password = Hasło (co najmniej 8 znaków)
client-password-old = Stare hasło
client-password-new = Nowe hasło (co najmniej 8 znaków)
client-password-change = Zmień hasło
client-sign-up = Załóż konto
client-sign-in = Zaloguj się
client-sign-out = Wyloguj się
client-sign-out-all = Wyloguj się wszędzie
client-signed-out = Wylogowano
client-notices = Powiadomienia
client-notices-browser = Powiadom mnie w tej przeglądarce, gdy zacznie się moja tura
client-notices-refused = Przeglądarka na to nie pozwala. Zezwól tej stronie na powiadomienia w jej ustawieniach.
client-notices-urls = Adresy, po jednym w wierszu
client-notices-help = ntfy, Discord, Telegram, Slack lub Pushover, zapisane jako adresy Apprise. Może to być też własny serwer ntfy dostępny z internetu.
client-notices-digest = Raz dziennie zamiast od razu
client-tokens = Programy
client-tokens-help = Z tokenem program może grać przy twoich stołach. Trzymaj go w tajemnicy.
client-token-label = Do czego służy token
client-token-add = Nowy token
client-token-once = Skopiuj teraz: pokazujemy go tylko ten jeden raz
client-token-drop = Unieważnij
client-token-gone = Token został unieważniony
client-my-data = Moje dane
client-my-data-export = Wszystko, co o mnie zapisano
client-my-data-none = Nic jeszcze o tobie nie zapisano.
client-forget-sure = Aby usunąć konto, wpisz swoje imię: { $name }
client-forget = Usuń moje konto
client-forgotten = Konto zostało usunięte

## Klawisze

client-keys = Klawisze i pomoc
client-key-lit = przechodź między podświetlonymi elementami
client-key-chip = wybierz tę akcję
client-key-confirm = wybierz lub potwierdź
client-key-back = krok wstecz
client-key-undo = cofnij
client-key-redo = ponów
client-key-regions = następna część strony
client-key-hand = przejdź do ręki
client-key-log = przejdź do dziennika
client-key-scores = wynik
client-key-fit = cała plansza
client-key-zoom = przybliż, oddal
client-key-help = ta lista
client-how = Złota ramka oznacza, że coś można wybrać. Klikaj podświetlone elementy, aż zostanie jedna akcja, albo wybierz ją na pasku, a potem potwierdź. Przed potwierdzeniem nic się nie dzieje.

## Włościanie

client-vil-phase-draft = Dobieranie
client-vil-phase-update = Droga
client-vil-phase-build = Budowa
client-vil-phase-over = Targowisko
client-vil-tab-road = Droga
client-vil-tab-village = Osada
client-vil-tab-hand = Ręka
client-vil-tab-market = Targowisko
client-vil-slot = miejsce { $n }
client-vil-stack-n = Stos { $n }
client-vil-stack = Stos { $n }: { $count }, na wierzchu { $suit }
client-vil-empty = puste
client-vil-covered = zakryta
client-vil-coins = monety na karcie: { $n }
client-vil-to-hire = ×{ $n } do zatrudnienia
client-vil-hire = zatrudnij
client-vil-on-it = wyłóż na tę kartę
client-vil-this-one = ta karta
client-vil-pay =
    { $n ->
        [one] Zapłać { $n } Złocisz
        [few] Zapłać { $n } Złocisze
       *[many] Zapłać { $n } Złociszy
    }
client-vil-free = bez kosztu
client-vil-own-unlock = Twoja karta { $card }: z banku trafiają na nią Złocisze ({ $gold })
client-vil-bank = Bank
client-vil-summer = lato
client-vil-winter = zima
client-vil-food = Pożywienie: { $n }, limit dobierania: { $limit }
client-vil-builders = Budowniczowie: { $n }
client-vil-market-today = Targowisko teraz: { $n }
client-vil-my-gold = Moje Złocisze
client-vil-built = Zbudowano
client-vil-hired = Zatrudniono
client-vil-my-hand = Moja ręka
client-vil-backs-seen =
    { $n ->
        [one] { $n } karta, rewers widzą wszyscy
        [few] { $n } karty, rewersy widzą wszyscy
       *[many] { $n } kart, rewersy widzą wszyscy
    }
client-vil-no-cards = Brak kart na ręce.
client-vil-villagers = osadnicy: { $n }
client-vil-cards = Karty na ręce
client-vil-food-name = Pożywienie
client-vil-builder-name = Budowniczowie
client-vil-if-market = Gdyby Targowisko odbyło się teraz
client-vil-gold = Złocisze
client-vil-purse = zasoby
client-vil-on-cards = na kartach
client-vil-silver = Srebrniki
client-vil-sum = razem
client-vil-first-over = Pierwsze Targowisko już się odbyło.
client-vil-events = Wydarzenia
client-vil-worth-gold = Złocisze: { $n }
client-vil-worth-food = Pożywienie: { $n }
client-vil-worth-builder = Budowniczowie: { $n }
client-vil-seat-lines = Pożywienie: { $food }, limit dobierania: { $limit }. Budowniczowie: { $builders }. Złocisze: { $gold }; drugie Targowisko dałoby { $market }.
client-vil-suit-pips = Kwadraty w nagłówku: tyle kart może na niej leżeć.
client-vil-locked-by = odblokowuje: { $card }
client-vil-goes-on = Leży na karcie: { $card }.
client-vil-stands-alone = Nie potrzebuje karty pod sobą.
client-vil-each-market = Złocisze na każdym Targowisku, dopóki karta jest widoczna: { $n }.
client-vil-padlock = Kłódka: odblokowuje { $card }. Złocisze ({ $gold }) trafiają na tę kartę, czyjakolwiek jest, albo do banku, gdy nikt jej nie ma.
client-vil-opens = Odblokowuje karty w talii ({ $n }): { $cards }. Za każdym razem trafiają na nią Złocisze ({ $gold }).
client-tip-villagers-draft = Dobieranie: kliknij odkrytego osadnika na Drodze albo stos, by dobrać kartę w ciemno. Pożywienie w Osadzie pozwala dobierać więcej kart.
client-tip-villagers-build = Budowa: kliknij kartę na ręce, by ją wyłożyć. Łańcuch produkcji zaczyna się od Osadnika Podstawowego, którego zatrudniasz, oddając kartę. Kłódka kosztuje 2 Złocisze.
client-tip-villagers-unlock = Kłódka: połóż 2 Złocisze na karcie, która ją odblokowuje. Jeśli jest twoja, Złocisze zostają w twojej Osadzie i liczą się na Targowisku.

## Great Western Trail

client-gwt-phase-move = Ruch
client-gwt-phase-use = Akcje na polu
client-gwt-phase-draw = Dociąganie
client-gwt-kc-foresight = Rozwój
client-gwt-kc-income = Dochód
client-gwt-kc-delivery = Dostawa
client-gwt-kc-foresight-1 = Rozwój 1
client-gwt-kc-foresight-2 = Rozwój 2
client-gwt-kc-foresight-3 = Rozwój 3
client-gwt-kc-foresight-help = Wybierz żeton z kolumny { $n }: pomocnik trafia na rynek pracy, niebezpieczeństwo lub bandyta na szlak.
client-gwt-kc-income-help = Każdy rodzaj krów liczy się raz: twoja ręka jest warta { $n } $. Certyfikaty mogą to zwiększyć.
client-gwt-kc-delivery-help = Podświetlone miasta wymagają najwyżej { $n }. Na czerwono: koszt transportu od miejsca twojej lokomotywy. Masz { $money } $.
client-gwt-kc-disc-help = Weź dysk ze swojej planszy: dysk z ciemnego pola wymaga miasta o ciemnych narożnikach. To, co odsłonisz, jest odtąd twoje.
client-gwt-tab-trail = Szlak
client-gwt-tab-rail = Kolej
client-gwt-tab-jobs = Praca
client-gwt-tab-markets = Targ
client-gwt-tab-mine = Moje
client-gwt-row = rząd { $n }
client-gwt-building-n = Budynek { $n }
client-gwt-steps =
    { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }
client-gwt-pay = zapłać { $n } $
client-gwt-free = za darmo
client-gwt-fee = Postój lub przejazd kosztuje cię { $n } $.
client-gwt-no-fee = Bez opłaty dla ciebie.
client-gwt-risk = Akcja ryzyka
client-gwt-woods = W lesie.
client-gwt-bounty = Nagroda: { $n } $
client-gwt-token = Nagroda: żeton wymiany
client-gwt-transport = transport { $n } $
client-gwt-city-value = Potrzeba wartości hodowlanej { $n } lub więcej.
client-gwt-station = Rozbudowa za { $cost } $: { $points } PZ na koniec.
client-gwt-job-help = Zatrudnij pomocnika z otwartego rzędu za podaną cenę.
client-gwt-builders =
    { $n ->
        [one] { $n } rzemieślnik
        [few] { $n } rzemieślników
       *[many] { $n } rzemieślników
    }
client-gwt-value = wartość hodowlana { $n }
client-gwt-my-hand = Moja ręka
client-gwt-no-cards = Brak kart w ręce.
client-gwt-my-board = Moja plansza
client-gwt-my-tiles = Moje cele i żetony
client-gwt-buildings-left = budynki w zasobach: { $n }
client-gwt-certificates = Certyfikaty: { $n }
client-gwt-certificates-name = Certyfikaty
client-gwt-token-name = Żetony wymiany
client-gwt-corner-white = Białe narożniki: tylko dyski z białych pól.
client-gwt-corner-dark = Ciemne narożniki: dyski z białych i ciemnych pól.
client-gwt-disc-white = Dysk z białego pola: może trafić do każdego miasta i na każdą stację.
client-gwt-disc-dark = Dysk z ciemnego pola: tylko do miast i na stacje o ciemnych narożnikach.
client-gwt-disc-cost = Zdjęcie kosztuje { $n } $.
client-gwt-city-points = { $n } PZ za każdy dysk na koniec.
client-gwt-city-dollars = { $n } $ od razu.
client-gwt-dollars = { $n } $
client-gwt-hand-green = Zielona dłoń: kto wchodzi, płaci opłatę.
client-gwt-hand-black = Czarna dłoń: kto wchodzi, płaci opłatę.
client-gwt-hand-both = Zielona i czarna dłoń: kto wchodzi, płaci obie opłaty.
client-gwt-goes-worker = Pomocnik: trafia na rynek pracy, do rzędu z żetonem rynku pracy.
client-gwt-goes-hazard = Niebezpieczeństwo: trafia na pierwsze wolne pole swojego obszaru na szlaku.
client-gwt-goes-outlaw = Bandyta: trafia na wolne pole bandytów o najniższym numerze.
client-gwt-track-help = Na polu stoi jedna lokomotywa; zajęte pola się pomija i nie liczy.
client-gwt-turnout-help = Bocznica: kto się tu zatrzyma, może rozbudować stację.
client-gwt-cowboy-help = Kowboje kupują krowy: podczas zakupu każdego używasz raz.
client-gwt-builder-help = Rzemieślnicy stawiają budynki: na każdym żetonie widać, ilu potrzeba.
client-gwt-engineer-help = Inżynierowie przesuwają lokomotywę: najwyżej o pole za każdego.
client-gwt-certificate-help = Certyfikaty podnoszą wartość ręki w Kansas City. Liczba w przerywanej ramce przekracza twój limit.
client-gwt-price-help = Ilu kowbojów i dolarów wymagają karty tej wartości.
client-gwt-pair-help = Raz, za twoje dyski w obu miastach.
client-gwt-money = Dolary
client-gwt-hand = Karty w ręce
client-gwt-stack = stos { $n }
client-gwt-others = Plansze pozostałych
client-gwt-vp = { $n } PZ
client-gwt-step-limit = Limit kroków
client-gwt-hand-limit = Limit kart w ręce
client-gwt-discs-white = Dyski na białych polach
client-gwt-discs-dark = Dyski na ciemnych polach
client-gwt-stations-held = Stacje z dyskiem
client-gwt-sam-next = Następna dostawa:
client-gwt-sam-cattle = Krowy na jego stosie punktów
client-tip-gwt-place-herder = Kliknij budynek neutralny, by zacząć pierwszy spęd. Symbole na budynkach pokazują ich akcje.
client-tip-gwt-move-herder = Kliknij podświetlone pole: liczba to kroki, czerwona tabliczka to opłata. Potem potwierdź.
client-tip-gwt-use-location = Nad twoim ranczerem widać akcje tego pola: każdą możesz wykonać raz, w dowolnej kolejności. Na koniec spasuj.

## Sierra West

client-sw-phase-plan = Plan
client-sw-phase-trap = Łowy
client-sw-phase-pioneer = Pionierzy
client-sw-tab-mountain = Wzgórze
client-sw-tab-trail = Szlak
client-sw-tab-market = Chaty
client-sw-tab-homestead = Gospodarstwo
client-sw-tab-mine = Moje
client-sw-tab-mode = Tryb
client-sw-extra =
    { $n ->
        [0] za darmo
       *[other] dopłać { $n }
    }
client-sw-shovel-builds = szpadel buduje chatę
client-sw-face-down = { $place }, zakryta
client-sw-trail = Pole { $n } szlaku wozów, ×{ $by }
client-sw-start = Start
client-sw-step = Jeden krok
client-sw-ends = kończy grę
client-sw-paths = Moje dwie ścieżki
client-sw-paths-help = pionier w kapeluszu idzie zieloną, pionier bez kapelusza brązową
client-sw-supplies = Moje zasoby
client-sw-hand = Moja ręka
client-sw-plan-help = kliknij lub przeciągnij na miejsce
client-sw-lay-all = Wyłóż te trzy karty
client-sw-outlaws = Schwytani bandyci
client-sw-cart = wagonik ze złotem: { $n }
client-sw-river = rzeka { $n }
client-sw-with-mule = z mułem, na końcu
client-sw-frontiersman-left = Lewa figurka
client-sw-frontiersman-right = Prawa figurka
client-sw-no-next-plan = dobrana w jego turze
client-sw-plan-arrows = Strzałki nowej karty wskazują, co robi ze starej, od góry do dołu; przezroczystą tylko z mułem, na końcu.
client-sw-cabins = Moje chaty
client-sw-cabins-help = puste miejsce kosztuje 3 punkty
client-sw-deck = Talia
client-sw-discard = Stos odrzuconych
client-sw-basics = Mięso, drewno i kamień
client-sw-others = Pozostali
client-sw-figure-hat = Idzie zieloną ścieżką. Z obozu może też trafić do brązowej chaty, na łowy lub po zaopatrzenie.
client-sw-figure-plain = Idzie brązową ścieżką. Z obozu może też trafić do zielonej chaty, na łowy lub po zaopatrzenie.
client-sw-figure-mule = Muł: idzie do szarej chaty lub na wolny szczyt.
client-sw-good-basic = Zasób podstawowy: opłaca szczyty, ruch wozu, chaty i płatne pola.
client-sw-good-points = Na koniec po { $n }.
client-sw-good-boots = Wydaj w swojej turze jako dwa buty, do użycia od razu.
client-sw-track-reward = Każdy krok daje: { $what }. Na ostatnim polu mieści się jeden gracz.
client-sw-trail-next = Na następne pole: buty { $boots }, zasoby podstawowe { $basics }.
client-sw-trail-multiplier = Na koniec punkty trybu liczą się razy { $n }, gdy twój wóz stoi tutaj.
client-sw-hazard = Akcja zagrożenia: zejście z pola bez jej wykonania oznacza konsekwencje.
client-sw-paid = Płatne pole: najpierw zasoby podstawowe: { $n }.
client-tip-sierra-west-lay-card = Kliknij kartę: obie ścieżki pojawią się od razu z tym, co dają. Wyłóż trzy karty, a pionierzy nimi pójdą.
client-tip-sierra-west-pioneer = Postaw pioniera na początku ścieżki, idź krok po kroku i używaj pola, na którym stoi. Buty poruszają zwiadowcę i wóz.
client-tip-sierra-west-use-shovel = Szpadel zdobywa kartę pod twoim zwiadowcą albo buduje chatę z rynku.
client-sw-occupy = Tylko stań na szczycie

## Chips and the action bar

# The chips that have no room in the bar: a button opens the list of all.
client-more = jeszcze { $n }
# What each of the actions would change, said once under the question.
client-each-brings = Każda możliwość: { $what }

## Buildings of Great Western Trail: which side is in play, and the place to choose

client-gwt-replaced = zostaje zastąpiony
client-gwt-woods-short = las
client-gwt-other-side = Druga strona, nie w grze:
client-gwt-face = { $face }: { $actions } ({ $builders }, { $points } PZ)

## When the markets of Villagers are held

client-vil-first-waits =
    { $count ->
        [one] Pierwsze Targowisko: na koniec rundy, w której skończy się stos { $stacks }. Karty w stosie: { $n }.
        [few] Pierwsze Targowisko: na koniec rundy, w której skończą się wszystkie stosy { $stacks }. Karty w tych stosach: { $n }.
       *[many] Pierwsze Targowisko: na koniec rundy, w której skończą się wszystkie stosy { $stacks }. Karty w tych stosach: { $n }.
    }
client-vil-first-due = Pierwsze Targowisko odbywa się na koniec tej rundy.
client-vil-second-waits = Drugie Targowisko: na koniec rundy, w której skończą się wszystkie stosy. Karty w stosach: { $n }. Dopiero wtedy liczą się Srebrniki.
client-vil-second-due = Drugie Targowisko odbywa się na koniec tej rundy i kończy grę.
client-vil-second-over = Drugie Targowisko już się odbyło.

## Sessions, links and addresses that lead nowhere

client-sessions = Zalogowane przeglądarki
client-sessions-help = Wyloguj przeglądarkę, której nie rozpoznajesz, a potem zmień hasło.
client-session-mine = ta przeglądarka
client-session-unknown = Nieznana przeglądarka
client-session-earlier = Przeglądarki zalogowane przed ostatnią aktualizacją
client-session-since = zalogowano { $date }
client-session-seen = ostatnio używana { $date }
client-session-end = Wyloguj
client-session-end-named = Wyloguj: { $name }
client-session-ended = Wylogowano tam
client-sessions-end-others = Wyloguj wszędzie poza tą przeglądarką
client-sessions-with-tokens = I unieważnij wszystkie tokeny
client-password-sessions = Wyloguj wszędzie poza tą przeglądarką
client-password-tokens = Unieważnij wszystkie tokeny
client-token-seen = ostatnio użyty { $date }
client-token-unused = jeszcze nieużyty
client-not-found-title = Pod tym adresem nie ma strony
client-not-found-help = Może brakuje części linku albo strona jest już gdzie indziej.
client-invited-by = { $name } zaprasza do gry
client-invite-bad-title = Ten link nie prowadzi do żadnego stołu
client-invite-bad-help = Być może już wygasł albo brakuje jego części. Poproś o nowy.
client-invite-full = Wszystkie miejsca są zajęte.
client-invite-running = Gra już się rozpoczęła.
client-invite-finished = Ta gra jest zakończona.
client-invite-closed = Grę przy tym stole przerwano.
client-invite-ends = Link działa do { $date }.
client-invite-end-all = Unieważnij wszystkie linki
client-invites-ended = Wszystkie linki do tego stołu są nieważne.
## Small screens

client-zoom = Powiększenie
client-mine-short = Moje
client-others = Inni gracze
client-others-short = Inni
client-others-open = Co ma przed sobą { $name }
client-key-others = co mają przed sobą inni
client-vil-beneath = pod spodem: { $n }
client-vil-silver-letter = S
client-vil-show-covered = Zakryte karty ({ $n })
client-gwt-cities = Miasta z dyskiem

## Several players at one device

client-curtain = Przekaż urządzenie graczowi { $name }
client-curtain-why = Stół pozostaje zakryty, dopóki urządzenia nie przejmie { $name }.
client-curtain-lift = To ja, { $name }
client-curtain-back = Z powrotem: { $name }
client-pass-device = Przekaż graczowi { $name }
client-curtain-setting = Zasłona między graczami przy jednym urządzeniu
