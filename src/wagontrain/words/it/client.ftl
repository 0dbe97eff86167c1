### Il client nel browser in italiano: ciò che sta sulla pagina accanto alle parole dei giochi.

## Pagine

client-pages = Pagine
client-page-lobby = Gioca
client-page-rules = Regole
client-page-statistics = Statistiche
client-page-credits = Riconoscimenti
client-profile = Profilo
client-your-name = Il tuo nome
client-guest = Ospite
client-save = Salva
client-close = Chiudi
client-loading = Un momento…
client-language = Lingua
client-theme = Colori
client-theme-system = Come il sistema
client-theme-light = Chiari
client-theme-dark = Scuri
client-settings = Impostazioni
client-menu = Menu
client-play-forced = Esegui al posto mio i passi senza alternative
client-one-click = Se dopo un clic resta una sola azione, eseguila senza conferma
client-tips = Consigli per la prima partita

## Ingresso

client-what-shall-we-play = A che cosa giochiamo?
client-seats-range = da { $from } a { $to }
client-weight-1 = per iniziare
client-weight-2 = medio
client-weight-3 = per chi è esperto
client-play-bot = Gioca ora con un bot
client-new-table = Nuovo tavolo
client-your-tables = I tuoi tavoli
client-open-tables = Tavoli aperti
client-no-tables = Ancora nessun tavolo: scegli un gioco qui sopra.
client-no-open-tables = Al momento nessuno aspetta. Apri un tavolo tuo.
client-go-on = Gioca
client-look = Guarda
client-join = Unisciti
client-watch = Osserva
client-invite = Invita a giocare
client-invite-help = Crea un tavolo con un posto su invito e manda il link. Non serve un account.
client-new-here = È la prima volta?
client-new-here-help = Per cominciare: { $game }. Tutto ciò che è evidenziato si può cliccare e ogni simbolo ha la sua spiegazione.
client-teach = Insegnami a giocare a { $game }
client-open-replay = Apri un file di replay
client-open-replay-help = Carica una partita salvata: riguardala mossa per mossa o riprendi a giocare da qualunque momento.

## Preparare il tavolo

client-new-table-of = Nuovo tavolo: { $game }
client-seats = Posti
client-seat-n = Posto { $n }
client-seat-me = { $name } (tu)
client-seat-me-too = Anche su questo schermo
client-seat-open = Aperto a tutti
client-seat-invited = Su invito (link)
client-remove-seat = Togli il posto
client-add-seat = Aggiungi un posto
client-bot = Bot
client-solo = Partita in solitario
client-players-n =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
client-waits-for =
    { $n ->
        [one] in attesa di { $n } giocatore
       *[other] in attesa di { $n } giocatori
    }
client-takes = Dura circa { $time }.
client-options = Regole di questa partita
client-table = Il tavolo
client-title = Nome del tavolo
client-public = Visibile a tutti nella lobby
client-allow-undo = Le mosse si possono annullare
client-ask-confirm = Chiedi conferma prima di rendere definitiva una mossa
client-spectators = Ammetti spettatori
client-clock = Orologio
client-clock-none = nessuno
client-clock-move = tempo per ogni mossa
client-clock-game = tempo per tutta la partita
client-minutes = Minuti
client-start = Inizia la partita
client-open-table = Apri il tavolo
client-invited-title = Hai un invito
client-waiting-players = In attesa di giocatori. La partita inizia quando tutti i posti sono occupati.
client-invite-link = Link d’invito
client-start-now = Inizia ora con bot nei posti liberi
client-to-lobby = Torna alla lobby

## Il tavolo

client-players = Giocatori
client-shelf = Mercati e aiuto
client-mine = La mia area
client-parts = Parti del tavolo
client-actions = Azioni
client-legal = Che cosa puoi fare
client-to-actions = Vai alle azioni
client-you = Tu
client-away = assente
client-thinking = sta pensando
client-score-now = Se la partita finisse ora
client-final = Risultato finale
client-no-scores = Il punteggio si saprà alla fine.
client-phase = Fase
client-log = Registro
client-log-empty = Non è ancora successo nulla.
client-show-change = Mostra che cosa è cambiato
client-turn-card = Il turno
client-turn-table = Al tavolo
client-turn-place = { $n } di { $total } dal tuo turno
client-turn-steps = Passi
client-turn-end = Al mio turno
client-key-space = Spazio
client-follow = Mostra i turni degli altri
client-follow-off = No
client-follow-short = Breve
client-follow-steps = Passi
client-follow-slow = Lento
client-since = Dalla tua ultima visita
client-turn-show = Sul tabellone
client-chat = Chat
client-chat-empty = Nessuno ha ancora scritto.
client-chat-say = Scrivi al tavolo
client-send = Invia
client-reaction = Reazione
client-your-turn = Tocca a te.
client-watching = Stai osservando
client-waiting = Decide { $name }
client-choices =
    { $n ->
        [one] { $n } scelta
       *[other] { $n } scelte
    }
client-all = Tutte le scelte ({ $n })
client-search = Cerca
client-step-back = un passo indietro (Esc)
client-choose = Scegli
client-confirm-turn = Conferma
client-undo = Annulla
client-redo = Ripeti
client-pointing = Elemento indicato
client-pointing-help = Indica una carta, una tessera o uno spazio per vedere che cos’è e che cosa farebbe ora.
client-now = Ora:
client-not-now = Ora non si può scegliere.
client-lost = Connessione persa. Riconnessione in corso…
client-lost-kept = La tua mossa non è andata persa.
client-try-now = Prova ora
client-back = Connessione ripristinata
client-fit = Mostra tutto il tabellone
client-zoom-in = Ingrandisci
client-zoom-out = Riduci
client-minimap = Mini mappa: vai a un punto
client-lit-here = qui si può scegliere qualcosa
client-closed = La partita a questo tavolo è stata abbandonata.
client-tip = Consiglio
client-tip-got-it = Ho capito
client-tip-no-more = Non mostrare più consigli

## Intorno al tavolo

client-offline = offline
client-online = online
client-bot-sits-in = gioca un bot: { $bot }
client-bot-for-me = Fai giocare un bot al posto mio
client-i-am-back = Riprendo a giocare
client-vote-absent = Fai giocare un bot
client-vote-from = Si può votare per un bot da: { $time }
client-leave-rated = Se un bot la porta a termine al posto tuo, questa partita valida per la classifica conta come persa.
client-never-ask = Non chiedermelo più
client-never-turn = fino alla fine di questo turno
client-never-mine = fino alla mia prossima decisione
client-never-game = per tutta la partita
client-never-out-of-turn = Fuori dal mio turno non chiedermi nulla a cui posso dire di no
client-how-long = Per quanto tempo
client-plans = Risposte date in anticipo
client-take-back = Ritira
client-frozen-command = Si può finire con le regole con cui è iniziata. Chi amministra il server le avvia su una copia dei dati di prima dell’aggiornamento:
client-give-up = Abbandono
client-give-up-ask = Abbandona questa partita
client-give-up-sure = La partita finisce senza risultato. Prima si chiede agli altri.
client-give-up-yes = Sì, abbandona
client-closing = Proposta di abbandonare la partita: { $names }. Manca la risposta di: { $waiting }.
client-agree = Sono d’accordo
client-play-goes-on = No, si continua
client-memo = Le mie note su questo tavolo
client-saved = Salvato
client-files = File e verifica
client-replay-file = File del replay
client-record-file = File con ciò che ho visto
client-promise = Il mescolamento è stato fissato prima della prima mossa. Impronta di controllo:

## Punteggio, fine, replay

client-scores = Punteggio
client-show-scores = Mostra il punteggio
client-by-source = Punti per provenienza
client-part = Voce
client-wins = Vince { $name } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
client-win-shared = Vittoria condivisa: { $name } con { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
client-ahead = Vantaggio su { $name }: { $points }.
client-share = Condividi
client-copied = Copiato
client-replay = Replay
client-rematch = Rivincita
client-check-seed = Controlla il mescolamento
client-seed-ok = Il seme casuale è quello annunciato all’inizio
client-seed-bad = Il seme casuale non corrisponde
client-over-time = Punti durante la partita
client-chart-moves =
    { $n ->
        [one] { $n } mossa
       *[other] { $n } mosse
    }
client-chart-jump = Vai a un momento della partita
client-seed = Seme casuale
client-play-on = Continua a giocare da qui
client-turn-back = Indietro di un turno
client-move-back = Indietro di una mossa
client-move-on = Avanti di una mossa
client-turn-on = Avanti di un turno
client-play = Riproduci
client-pause = Pausa
client-moment = Momento della partita
client-step-of = Mossa { $n } di { $total }
client-link-moment = Link a questo momento
client-leave-replay = Torna alla partita in corso
client-rating = Rating
client-games = Partite
client-my-games = Le mie partite
client-game = Gioco
client-day = Giorno
client-rank = Posizione
client-no-games-yet = Ancora nessuna partita classificata.

## Regole e crediti

client-terms = Termini in quattro lingue
client-search-rules = Cerca nelle regole, anche per numero
client-credits-games = { $games } appartengono ai loro autori ed editori. Disegni e testi qui sono nostri.
client-credits-icons = Icone
client-credits-changed = Colori modificati e disegni combinati; alcuni segni sono disegnati da noi.
client-credits-authors = Ogni icona appartiene al suo autore:
client-credits-fonts = Caratteri
client-credits-software = Software nella pagina
client-credits-design = Ideazione del gioco
client-credits-solo = Modalità solitario
client-credits-rules = Regolamento
client-credits-art = Illustrazioni
client-credits-graphics = Grafica
client-credits-development = Sviluppo del gioco
client-credits-publisher = Editore
client-credits-licenses = I testi delle licenze di tutto ciò che è in questa pagina

## Profilo

client-account = Account
client-account-more = Account, avvisi, i miei dati
client-account-help = Puoi giocare come ospite. Con un login ritrovi i tuoi tavoli su ogni dispositivo.
client-signed-in = Accesso effettuato come { $login }.
client-login = Login
client-password = Password (almeno 8 caratteri)
client-password-old = Vecchia password
client-password-new = Nuova password (almeno 8 caratteri)
client-password-change = Cambia la password
client-sign-up = Crea un account
client-sign-in = Accedi
client-sign-out = Esci
client-sign-out-all = Esci ovunque
client-signed-out = Disconnessione effettuata
client-notices = Avvisi
client-notices-browser = Avvisami in questo browser quando tocca a me
client-notices-refused = Il browser non lo permette. Consenti le notifiche per questa pagina nelle sue impostazioni.
client-notices-urls = Indirizzi, uno per riga
client-notices-help = ntfy, Discord, Telegram, Slack o Pushover, scritti come indirizzi Apprise. Va bene anche un tuo server ntfy raggiungibile da internet.
client-notices-digest = Una volta al giorno invece che subito
client-tokens = Programmi
client-tokens-help = Con un token un programma può giocare ai tuoi tavoli. Tienilo segreto.
client-token-label = A che serve il token
client-token-add = Nuovo token
client-token-once = Copialo ora: viene mostrato solo questa volta
client-token-drop = Revoca
client-token-gone = Il token è stato revocato
client-my-data = I miei dati
client-my-data-export = Tutti i dati salvati su di me
client-my-data-none = Non ci sono ancora dati su di te.
client-forget-sure = Per eliminare l’account scrivi il tuo nome: { $name }
client-forget = Elimina il mio account
client-forgotten = L’account è stato eliminato

## Tasti

client-keys = Tasti e aiuto
client-key-lit = passa tra gli elementi evidenziati
client-key-chip = scegli quell’azione
client-key-confirm = scegli o conferma
client-key-back = un passo indietro
client-key-undo = annulla
client-key-redo = ripeti
client-key-regions = parte successiva della pagina
client-key-hand = vai alla mia mano
client-key-log = vai al registro
client-key-scores = punteggio
client-key-fit = tutto il tabellone
client-key-zoom = ingrandisci, riduci
client-key-help = questo elenco
client-how = L’oro indica ciò che puoi scegliere. Clicca gli elementi evidenziati finché resta una sola azione, oppure sceglila nella barra, poi conferma. Nulla avviene prima della conferma.

## Chips and the action bar

# The chips that have no room in the bar: a button opens the list of all.
client-more =
    { $n ->
        [one] { $n } altra
       *[other] altre { $n }
    }
# What each of the actions would change, said once under the question.
client-each-brings = Ogni scelta: { $what }

## Sessions, links and addresses that lead nowhere

client-sessions = Browser con accesso
client-sessions-help = Se non riconosci un browser, chiudi lì la sessione e poi cambia la password.
client-session-mine = questo browser
client-session-unknown = Browser sconosciuto
client-session-earlier = Browser con accesso precedente all’ultimo aggiornamento
client-session-since = accesso il { $date }
client-session-seen = ultimo uso il { $date }
client-session-end = Chiudi la sessione
client-session-end-named = Chiudi la sessione: { $name }
client-session-ended = Lì la sessione è chiusa
client-sessions-end-others = Chiudi tutte le altre sessioni
client-sessions-with-tokens = E annulla tutti i token
client-password-sessions = Chiudi tutte le altre sessioni
client-password-tokens = Annulla tutti i token
client-token-seen = ultimo uso il { $date }
client-token-unused = non ancora usato
client-not-found-title = A questo indirizzo non c’è nessuna pagina
client-not-found-help = Forse manca una parte del link, o la pagina è altrove.
client-invited-by = { $name } ti invita
client-invite-bad-title = Questo link non porta a nessun tavolo
client-invite-bad-help = Forse è scaduto, o ne manca una parte. Chiedine uno nuovo.
client-invite-full = Tutti i posti sono occupati.
client-invite-running = La partita è già iniziata.
client-invite-finished = Questa partita è finita.
client-invite-closed = Questo tavolo è stato abbandonato.
client-invite-ends = Il link vale fino al { $date }.
client-invite-end-all = Annulla tutti i link
client-invites-ended = Tutti i link a questo tavolo sono annullati.

## Small screens

client-zoom = Ingrandimento
client-mine-short = Mia area
client-others = Gli altri
client-others-short = Altri
client-others-open = Che cosa ha davanti { $name }
client-key-others = che cosa hanno davanti gli altri

## Several players at one device

client-curtain = Passa il dispositivo a { $name }
client-curtain-why = Il tavolo resta coperto finché il dispositivo non passa a { $name }.
client-curtain-lift = Sono { $name }
client-curtain-back = Torna a { $name }
client-pass-device = Passa a { $name }
client-curtain-setting = Sipario tra chi gioca sullo stesso dispositivo

# A page without a server

client-local = Su questo dispositivo
client-local-help = I tuoi tavoli restano in questo browser e nessun altro li vede. Salva un tavolo come file di replay per portarlo su un server o su un altro dispositivo.
client-update = È disponibile una nuova versione.
client-update-take = Caricala
