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
client-weight-1 = dobra na początek
client-weight-2 = średnia
client-weight-3 = dla znawców
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
client-new-here-help = Na początek: { $game }. Wszystko, co podświetlone, można kliknąć, a każdy symbol ma objaśnienie.
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
client-turn-card = Tura
client-turn-table = Przy stole
client-turn-place = { $n } z { $total } od twojej tury
client-turn-steps = Kroki
client-turn-end = Do mojej tury
client-key-space = Spacja
client-follow = Pokazuj tury innych
client-follow-off = Nie
client-follow-short = Krótko
client-follow-steps = Kroki
client-follow-slow = Wolno
client-since = Od twojej ostatniej wizyty
client-turn-show = Na planszy
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
client-credits-games = { $games } należą do swoich autorów i wydawców. Rysunki i słowa tutaj są nasze własne.
client-credits-icons = Ikony
client-credits-changed = Zmieniono kolory i połączono elementy; niektóre znaki narysowano na potrzeby tej strony.
client-credits-authors = Każda ikona należy do swojego autora:
client-credits-fonts = Kroje pisma
client-credits-software = Oprogramowanie na stronie
client-credits-design = Projekt gry
client-credits-solo = Wariant jednoosobowy
client-credits-rules = Zasady
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

## Chips and the action bar

# The chips that have no room in the bar: a button opens the list of all.
client-more = jeszcze { $n }
# What each of the actions would change, said once under the question.
client-each-brings = Każda możliwość: { $what }

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

## Several players at one device

client-curtain = Przekaż urządzenie graczowi { $name }
client-curtain-why = Stół pozostaje zakryty, dopóki urządzenia nie przejmie { $name }.
client-curtain-lift = To ja, { $name }
client-curtain-back = Z powrotem: { $name }
client-pass-device = Przekaż graczowi { $name }
client-curtain-setting = Zasłona między graczami przy jednym urządzeniu

# A page without a server

client-local = Na tym urządzeniu
client-local-help = Twoje stoły są zapisane w tej przeglądarce i nikt inny ich nie widzi. Zapisz stół jako plik powtórki, aby przenieść go na serwer lub inne urządzenie.
client-update = Jest nowa wersja.
client-update-take = Wczytaj ją
