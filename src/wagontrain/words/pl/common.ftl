### Stół i polecenia po polsku.


## Plain answers

yes = tak
no = nie

## Things on every table

hand = Ręka
player-default = Gracz { $n }
bot-default = Bot { $n }
bot-easy = łatwy
bot-medium = średni
bot-hard = trudny
bot-expert = mistrz
bot-random = losowe ruchy

## Turns

turn-pass-device = Ręka jest ukryta. { $name }: naciśnij Enter, gdy tylko ty widzisz ekran.
question-over = Gra już się skończyła.

## Prompts and commands of the terminal table

prompt-choose = Wybierz numer lub wpisz akcję (? – pomoc)
prompt-choose-small = Numer albo akcja; ?: pomoc, table: cały stół
prompt-more = Enter: dalej, q: powrót
actions-left-out =
    { $n ->
        [one] … i jeszcze { $n } akcja: wpisz „list”
        [few] … i jeszcze { $n } akcje: wpisz „list”
       *[many] … i jeszcze { $n } akcji: wpisz „list”
    }
hint-move = Podpowiedź: { $action } (na koniec około { $score }, ± { $spread })
prompt-save-path = Plik zapisu
help-title = Co można wpisać
help-number = numer: wykonaj akcję o tym numerze z listy
help-text = akcja zapisana w notacji gry, na przykład „{ $example }”
help-why = dlaczego ta akcja jest teraz niedozwolona
help-undo = cofnij swoją ostatnią akcję
help-log = co się dotąd wydarzyło
help-score = wynik, gdyby gra skończyła się teraz
help-save = zapisz partię do pliku
help-rule = treść zasady o podanym numerze
help-card = co robi karta
help-language = zmień język
help-help = ta lista
help-quit = opuść stół
undo-done = Cofnięto.
undo-nothing = Nie ma czego cofnąć.
undo-revealed = Nie można cofnąć: ujawniono coś ukrytego.
undo-other-player = Nie można cofnąć: inny gracz wykonał już swój ruch.
log-empty = Nic się jeszcze nie wydarzyło.
saved = Zapisano: { $path }
goodbye = Do zobaczenia!
prompt-record = Plik powtórki (Enter: żaden):
prompt-leave = Zapisać partię przed wyjściem? (tak, nie albo nazwa pliku)
help-rules = zasady, których dotyczy pytanie
help-table = cały stół
help-list = wszystkie akcje możliwe teraz
help-redo = ponów to, co zostało cofnięte
redo-nothing = Nie ma czego ponowić.
forced-step = Jedyna możliwość: { $action }
which-one = Co dokładnie: { $choices }?
nearest-action = Najbliższa dozwolona akcja: { $action }
card-unknown = Nic nie nazywa się „{ $name }”.
log-earlier =
    { $n ->
        [one] … { $n } wcześniejszy wpis: wpisz „log”
        [few] … { $n } wcześniejsze wpisy: wpisz „log”
       *[many] … { $n } wcześniejszych wpisów: wpisz „log”
    }
go-on-with = Aby grać dalej: { $command }

## Errors that players see

error-not-legal = Ten ruch jest teraz niedozwolony.
error-not-an-action = Nie ma takiej akcji w tej grze.
error-unknown-verb = „{ $word }” nie jest ani akcją tej gry, ani poleceniem.
error-did-you-mean = Czy chodziło o „{ $word }”?
error-possible-now = Możliwe teraz: { $verbs }
error-form = „{ $verb }” zapisuje się tak: { $example }
error-unknown-member = „{ $word }” nie pasuje do „{ $verb }”.
error-number =
    { $n ->
        [1] Jest tylko 1 możliwość.
       *[other] Wybierz numer od 1 do { $n }.
    }
why-legal = Ta akcja jest teraz dozwolona.
why-not-asked = Teraz podejmowana jest inna decyzja, nie „{ $verb }”.
why-game-over = Gra już się skończyła.
why-no-part-in-question = To nie należy do decyzji, którą teraz trzeba podjąć.

## The result

score-title = Punktacja końcowa
score-now = Gdyby gra skończyła się teraz
score-total = Razem
score-rank = Miejsce
score-player = Gracz
result-winner = Zwycięstwo: { $name }
result-tie = Remis: { $names }
game-over = Koniec gry

## The rules as text

rules-chapter = Rozdział
rules-count = Zasady
rules-options = Opcje i ich wartości domyślne
rule-heading-worked-examples = Przykłady
rule-heading-ambiguities-and-rulings = Niejasności i rozstrzygnięcia
rule-heading-unknowns = Niewiadome

## Replays

replay-step = Krok { $n } z { $total }
replay-played = { $name }: { $action }
replay-prompt = Enter: dalej, b: wstecz, liczba: przejdź do tego kroku, q: wyjdź

## A turn in one sentence, its steps and its sums

summary-and = { $first } i { $last }
summary-turn = { $seat } { $what }.
summary-clause = { $seat } { $what }
summary-sentence = { $what }.
summary-idle = pasuje
summary-more =
    { $n ->
        [one] i { $n } drobna rzecz
        [few] i { $n } drobne rzeczy
       *[many] i { $n } drobnych rzeczy
    }
sum-cards =
    { $n ->
        [one] { $sign }{ $n } karta
        [few] { $sign }{ $n } karty
       *[many] { $sign }{ $n } kart
    }
