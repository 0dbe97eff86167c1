### Il tavolo e i comandi in italiano.


## Plain answers

yes = sì
no = no

## Things on every table

hand = Mano
player-default = Giocatore { $n }
bot-default = Bot { $n }
bot-easy = facile
bot-medium = medio
bot-hard = difficile
bot-expert = esperto
bot-random = mosse a caso

## Turns

turn-pass-device = Mano nascosta. { $name }: premi Invio quando hai lo schermo davanti a te.
question-over = La partita è finita.

## Prompts and commands of the terminal table

prompt-choose = Scegli un numero o scrivi un’azione (? per l’aiuto)
prompt-choose-small = Un numero o un’azione; ?: aiuto, table: l’intero tavolo
prompt-more = Invio: avanti, q: indietro
actions-left-out =
    { $n ->
        [one] … e un’altra azione: scrivi «list»
       *[other] … e altre { $n } azioni: scrivi «list»
    }
hint-move = Consiglio: { $action } (circa { $score } alla fine, ± { $spread })
prompt-save-path = File in cui salvare
help-title = Che cosa puoi scrivere
help-number = un numero: gioca l’azione con quel numero nell’elenco
help-text = un’azione nella notazione del gioco, per esempio «{ $example }»
help-why = perché un’azione ora non è consentita
help-undo = annulla la tua ultima azione
help-log = che cosa è successo finora
help-score = il punteggio se la partita finisse ora
help-save = salva la partita in un file
help-rule = il testo di una regola, dal suo codice
help-card = che cosa fa una carta
help-language = cambia lingua
help-help = questo elenco
help-quit = lascia il tavolo
undo-done = Mossa annullata.
undo-nothing = Non c’è nulla da annullare.
undo-revealed = Impossibile annullare: è stato rivelato qualcosa di nascosto.
undo-other-player = Impossibile annullare: nel frattempo ha giocato qualcun altro.
log-empty = Non è ancora successo nulla.
saved = Salvataggio: { $path }
goodbye = A presto!
prompt-record = File per il replay (Invio: nessuno):
prompt-leave = Vuoi salvare la partita prima di uscire? (sì, no o un nome di file)
help-rules = le regole a cui si riferisce la domanda
help-table = l’intero tavolo
help-list = tutte le azioni possibili ora
help-redo = ripeti ciò che hai annullato
redo-nothing = Non c’è nulla da ripetere.
forced-step = Unica scelta: { $action }
which-one = Quale di queste: { $choices }?
nearest-action = L’azione consentita più vicina: { $action }
card-unknown = Niente si chiama «{ $name }».
log-earlier =
    { $n ->
        [one] … { $n } voce precedente: scrivi «log»
       *[other] … { $n } voci precedenti: scrivi «log»
    }
go-on-with = Per continuare: { $command }

## Errors that players see

error-not-legal = Questa mossa ora non è consentita.
error-not-an-action = Questa azione non esiste in questo gioco.
error-unknown-verb = «{ $word }» non è né un’azione di questo gioco né un comando.
error-did-you-mean = Forse intendevi «{ $word }»?
error-possible-now = Ora è possibile: { $verbs }
error-form = «{ $verb }» si scrive così: { $example }
error-unknown-member = «{ $word }» non va con «{ $verb }».
error-number =
    { $n ->
        [1] C’è solo 1 scelta.
       *[other] Scegli un numero da 1 a { $n }.
    }
why-legal = Questa azione ora è consentita.
why-not-asked = In questo momento non si decide «{ $verb }».
why-game-over = La partita è finita.
why-no-part-in-question = Non riguarda la decisione da prendere ora.

## The result

score-title = Punteggio finale
score-now = Se la partita finisse ora
score-total = Totale
score-rank = Posizione
score-player = Giocatore
result-winner = Vittoria: { $name }
result-tie = Pareggio: { $names }
game-over = Fine della partita

## The rules as text

rules-chapter = Capitolo
rules-count = Regole
rules-options = Opzioni e valori predefiniti
rule-heading-worked-examples = Esempi svolti
rule-heading-ambiguities-and-rulings = Ambiguità e decisioni
rule-heading-unknowns = Punti ignoti

## Replays

replay-step = Passo { $n } di { $total }
replay-played = { $name }: { $action }
replay-prompt = Invio: avanti, b: indietro, un numero: vai a quel passo, q: esci

## A turn in one sentence, its steps and its sums

summary-and = { $first } e { $last }
summary-turn = { $seat } { $what }.
summary-clause = { $seat } { $what }
summary-sentence = { $what }.
summary-idle = passa
summary-more =
    { $n ->
        [one] e { $n } piccola cosa
       *[other] e { $n } piccole cose
    }
sum-cards =
    { $n ->
        [one] { $sign }{ $n } carta
       *[other] { $sign }{ $n } carte
    }
