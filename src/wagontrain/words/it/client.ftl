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
client-time-gwt = 2 ore
client-time-sierra-west = 75 min
client-time-villagers = 45 min
client-weight-1 = per iniziare
client-weight-2 = medio
client-weight-3 = per chi è esperto
client-pitch-gwt = Guida la mandria a Kansas City, assumi lavoratori, avanza con la locomotiva e consegna sempre più a est.
client-pitch-sierra-west = Infila tre carte, percorri due sentieri, scala la montagna, fai avanzare il carro.
client-pitch-villagers = Acquisisci paesani dalla Strada e uniscili in catene di produzione per un villaggio fiorente.
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
client-new-here-help = Comincia da Villagers. Tutto ciò che è evidenziato si può cliccare e ogni simbolo ha la sua spiegazione.
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
client-closing = { $names } vorrebbe abbandonare la partita. Non hanno ancora risposto: { $waiting }.
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
client-credits-games = Great Western Trail, Sierra West e Villagers appartengono ai loro autori ed editori. Disegni e testi qui sono nostri.
client-credits-icons = Icone
client-credits-changed = Colori modificati e disegni combinati; alcuni segni sono disegnati da noi.
client-credits-authors = Ogni icona appartiene al suo autore:
client-credits-fonts = Caratteri
client-credits-software = Software nella pagina
client-credits-design = Ideazione del gioco
client-credits-solo = Modalità solitario
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

## Villagers

client-vil-phase-draft = Acquisizione
client-vil-phase-update = Strada
client-vil-phase-build = Costruzione
client-vil-phase-over = Mercato
client-vil-tab-road = Strada
client-vil-tab-village = Villaggio
client-vil-tab-hand = Mano
client-vil-tab-market = Mercato
client-vil-slot = spazio { $n }
client-vil-stack-n = Pila { $n }
client-vil-stack = Pila { $n }: { $count }, in cima { $suit }
client-vil-empty = vuoto
client-vil-covered = coperta
client-vil-coins = monete sulla carta: { $n }
client-vil-to-hire = ×{ $n } da ingaggiare
client-vil-hire = ingaggia
client-vil-on-it = mettila su questa carta
client-vil-this-one = questa
client-vil-pay =
    { $n ->
        [one] Paga { $n } moneta
       *[other] Paga { $n } monete
    }
client-vil-free = non costa nulla
client-vil-own-unlock = La tua carta { $card } riceve monete dalla banca: { $gold }
client-vil-bank = Banca
client-vil-summer = estate
client-vil-winter = inverno
client-vil-food = cibo: { $n }, limite di acquisizione: { $limit }
client-vil-builders = costruttori: { $n }
client-vil-market-today = Mercato ora: { $n }
client-vil-my-gold = Le mie monete
client-vil-built = Costruiti
client-vil-hired = Ingaggiati
client-vil-my-hand = La mia mano
client-vil-backs-seen =
    { $n ->
        [one] { $n } carta, tutti ne vedono il dorso
       *[other] { $n } carte, tutti ne vedono il dorso
    }
client-vil-no-cards = Nessuna carta in mano.
client-vil-villagers = paesani: { $n }
client-vil-cards = Carte in mano
client-vil-food-name = Cibo
client-vil-builder-name = Costruttori
client-vil-if-market = Se il Mercato si svolgesse ora
client-vil-gold = monete
client-vil-purse = riserva
client-vil-on-cards = sulle carte
client-vil-silver = argento
client-vil-sum = in tutto
client-vil-first-over = Il Primo Mercato si è già svolto.
client-vil-events = Eventi
client-vil-worth-gold = monete: { $n }
client-vil-worth-food = cibo: { $n }
client-vil-worth-builder = costruttori: { $n }
client-vil-seat-lines = Cibo: { $food }, limite di acquisizione: { $limit }. Costruttori: { $builders }. Monete: { $gold }; il Secondo Mercato ne darebbe { $market }.
client-vil-suit-pips = Quadratini nella testata: quante carte si possono posare sopra.
client-vil-locked-by = lo sblocca: { $card }
client-vil-goes-on = Va su: { $card }.
client-vil-stands-alone = Non richiede una carta sotto.
client-vil-each-market = Monete a ogni Mercato finché la carta è visibile: { $n }.
client-vil-padlock = Lucchetto: lo sblocca { $card }. Le monete ({ $gold }) vanno su quella carta, di chiunque sia, o alla banca se nessuno la possiede.
client-vil-opens = Sblocca carte del mazzo ({ $n }): { $cards }. Ogni volta riceve monete: { $gold }.
client-tip-villagers-draft = Acquisizione: clicca un paesano scoperto della Strada, o una pila per pescare alla cieca. Con il cibo nel villaggio ne acquisisci di più.
client-tip-villagers-build = Costruzione: clicca una carta in mano per costruirla. Una catena di produzione inizia da un paesano base, che ingaggi restituendo una carta. Un lucchetto costa 2 monete.
client-tip-villagers-unlock = Lucchetto: paga 2 monete sulla carta che lo sblocca. Se è tua, le monete restano nel tuo villaggio e contano al Mercato.

## Great Western Trail

client-gwt-phase-move = Movimento
client-gwt-phase-use = Usa il luogo
client-gwt-phase-draw = Pesca
client-gwt-kc-foresight = Previsione
client-gwt-kc-income = Rendita
client-gwt-kc-delivery = Consegna
client-gwt-kc-foresight-1 = Previsione 1
client-gwt-kc-foresight-2 = Previsione 2
client-gwt-kc-foresight-3 = Previsione 3
client-gwt-kc-foresight-help = Scegli una tessera della colonna { $n }: un lavoratore va al mercato del lavoro, un pericolo o un bandito sulla pista.
client-gwt-kc-income-help = Ogni razza conta una volta: la tua mano vale { $n } $. I certificati possono aggiungere valore.
client-gwt-kc-delivery-help = Le città evidenziate richiedono al massimo { $n }. In rosso il costo di trasporto da dove si trova la tua locomotiva. Hai { $money } $.
client-gwt-kc-disc-help = Prendi un disco dalla tua plancia: da uno spazio scuro va solo in una città con angoli scuri. Ciò che scopri è tuo da ora in poi.
client-gwt-tab-trail = Pista
client-gwt-tab-rail = Ferrovia
client-gwt-tab-jobs = Lavoro
client-gwt-tab-markets = Mercati
client-gwt-tab-mine = Plancia
client-gwt-row = fila { $n }
client-gwt-building-n = Edificio { $n }
client-gwt-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
client-gwt-pay = paga { $n } $
client-gwt-free = gratis
client-gwt-fee = Fermarti o passare ti costa { $n } $.
client-gwt-no-fee = Nessun pedaggio per te.
client-gwt-risk = Azione rischio
client-gwt-woods = Nel bosco.
client-gwt-bounty = Taglia: { $n } $
client-gwt-token = Taglia: un gettone scambio
client-gwt-transport = trasporto { $n } $
client-gwt-city-value = Richiede un valore di allevamento di { $n } o più.
client-gwt-station = Migliorarla costa { $cost } $: { $points } PV alla fine.
client-gwt-job-help = Assumi un lavoratore da una fila aperta al prezzo indicato.
client-gwt-builders =
    { $n ->
        [one] { $n } artigiano
       *[other] { $n } artigiani
    }
client-gwt-value = valore di allevamento { $n }
client-gwt-my-hand = La mia mano
client-gwt-no-cards = Nessuna carta in mano.
client-gwt-my-board = La mia plancia
client-gwt-my-tiles = I miei obiettivi e tessere
client-gwt-buildings-left =
    { $n ->
        [one] { $n } edificio rimasto
       *[other] { $n } edifici rimasti
    }
client-gwt-certificates = Certificati: { $n }
client-gwt-certificates-name = Certificati
client-gwt-token-name = Gettoni scambio
client-gwt-corner-white = Angoli bianchi: accetta solo dischi da spazi bianchi.
client-gwt-corner-dark = Angoli scuri: accetta dischi da spazi bianchi e scuri.
client-gwt-disc-white = Disco su spazio bianco: può andare in qualsiasi città o stazione.
client-gwt-disc-dark = Disco su spazio scuro: solo in città e stazioni con angoli scuri.
client-gwt-disc-cost = Prenderlo costa { $n } $.
client-gwt-city-points = { $n } PV per ogni disco alla fine.
client-gwt-city-dollars = { $n } $ subito.
client-gwt-dollars = { $n } $
client-gwt-hand-green = Mano verde: chi entra paga un pedaggio.
client-gwt-hand-black = Mano nera: chi entra paga un pedaggio.
client-gwt-hand-both = Mano verde e nera: chi entra paga entrambi i pedaggi.
client-gwt-goes-worker = Un lavoratore: va al mercato del lavoro, nella fila con il segnalino.
client-gwt-goes-hazard = Un pericolo: va sul primo spazio libero della sua zona.
client-gwt-goes-outlaw = Un bandito: va sullo spazio bandito libero con il numero più basso.
client-gwt-track-help = Una locomotiva per spazio; quelli occupati si saltano e non contano.
client-gwt-turnout-help = Uno scalo: chi si ferma qui può migliorare la stazione.
client-gwt-cowboy-help = I cowboy comprano bestiame: ciascuno si usa una volta per acquisto.
client-gwt-builder-help = Gli artigiani costruiscono edifici: ogni tessera indica quanti ne servono.
client-gwt-engineer-help = Gli ingegneri muovono la locomotiva: fino a uno spazio ciascuno.
client-gwt-certificate-help = I certificati aumentano il valore della mano a Kansas City. Un numero nel riquadro tratteggiato supera il tuo limite.
client-gwt-price-help = Quanti cowboy e dollari servono per carte di questo valore.
client-gwt-pair-help = Una volta, per i tuoi dischi in entrambe le città.
client-gwt-money = Dollari
client-gwt-hand = Carte in mano
client-gwt-stack = pila { $n }
client-gwt-others = Le plance degli altri
client-gwt-vp = { $n } PV
client-gwt-step-limit = Limite di passi
client-gwt-hand-limit = Limite di carte in mano
client-gwt-discs-white = Dischi su spazi bianchi
client-gwt-discs-dark = Dischi su spazi scuri
client-gwt-stations-held = Stazioni con un disco
client-gwt-sam-next = Prossima consegna:
client-gwt-sam-cattle = Bestiame nella sua pila dei punti
client-tip-gwt-place-herder = Clicca un edificio neutrale per iniziare il primo viaggio. I simboli su ogni edificio mostrano le sue azioni.
client-tip-gwt-move-herder = Clicca una fermata evidenziata: il numero indica i passi, il cartellino rosso il costo. Poi conferma.
client-tip-gwt-use-location = Sopra il tuo mandriano trovi le azioni del luogo: ciascuna una volta, in qualsiasi ordine. Alla fine passa.

## Sierra West

client-sw-phase-plan = Piano
client-sw-phase-trap = Cacciatore
client-sw-phase-pioneer = Pionieri
client-sw-tab-mountain = Montagna
client-sw-tab-trail = Pista
client-sw-tab-market = Baracche
client-sw-tab-homestead = Fattoria
client-sw-tab-mine = Plancia
client-sw-tab-mode = Modulo
client-sw-extra =
    { $n ->
        [0] gratis
       *[other] paga { $n } in più
    }
client-sw-shovel-builds = la vanga costruisce una baracca
client-sw-face-down = { $place }, coperta
client-sw-trail = Spazio { $n } della pista del carro, ×{ $by }
client-sw-start = Partenza
client-sw-step = Un passo
client-sw-ends = fine partita
client-sw-paths = I miei due sentieri
client-sw-paths-help = il pioniere col cappello va sul verde, l’altro sul beige
client-sw-supplies = Le mie risorse
client-sw-hand = La mia mano
client-sw-plan-help = clicca o trascina su un posto
client-sw-lay-all = Gioca queste tre carte
client-sw-outlaws = Banditi catturati
client-sw-cart = carrello con { $n } oro
client-sw-river = fiume { $n }
client-sw-with-mule = con il mulo, per ultima
client-sw-frontiersman-left = Figura sinistra
client-sw-frontiersman-right = Figura destra
client-sw-no-next-plan = pescata nel suo turno
client-sw-plan-arrows = Le frecce della nuova carta indicano che cosa fa con la vecchia, dall’alto in basso; quella trasparente solo con il mulo, e per ultima.
client-sw-cabins = Le mie baracche
client-sw-cabins-help = un posto vuoto costa 3 punti
client-sw-deck = Mazzo
client-sw-discard = Pila degli scarti
client-sw-basics = Cibo, legno e pietra
client-sw-others = Gli altri
client-sw-figure-hat = Percorre il sentiero verde. Dall’accampamento può anche andare alla baracca marrone o agli spazi cacciatore e cercapista.
client-sw-figure-plain = Percorre il sentiero beige. Dall’accampamento può anche andare a una baracca verde o agli spazi cacciatore e cercapista.
client-sw-figure-mule = Il mulo: va alla baracca grigia o su una cima libera.
client-sw-good-basic = Risorsa base: paga cime, passi del carro, baracche e spazi a pagamento.
client-sw-good-points = Alla fine { $n } ciascuno.
client-sw-good-boots = Spendilo nel tuo turno per due stivali, da usare subito.
client-sw-track-reward = Ogni passo dà: { $what }. L’ultimo spazio tiene un solo giocatore.
client-sw-trail-next = Al prossimo spazio: { $boots } stivali e { $basics } risorse base.
client-sw-trail-multiplier = Alla fine i punti del modulo valgono { $n } volte con il carro qui.
client-sw-hazard = Azione obbligatoria: lasciare lo spazio senza eseguirla causa danni.
client-sw-paid = Spazio a pagamento: prima { $n } risorse base.
client-tip-sierra-west-lay-card = Clicca una carta: i due sentieri appaiono subito con ciò che danno. Gioca tre carte, poi i pionieri le percorrono.
client-tip-sierra-west-pioneer = Metti ogni pioniere all’inizio del sentiero, avanza passo per passo e usa lo spazio su cui sta. Gli stivali muovono l’esploratore e il carro.
client-tip-sierra-west-use-shovel = La vanga ottiene la carta sotto il tuo esploratore, o costruisce una baracca del mercato.
client-sw-occupy = Fermati soltanto sulla cima

## Chips and the action bar

# The chips that have no room in the bar: a button opens the list of all.
client-more = altre { $n }
# What each of the actions would change, said once under the question.
client-each-brings = Ogni scelta: { $what }

## Buildings of Great Western Trail: which side is in play, and the place to choose

client-gwt-replaced = viene sostituito
client-gwt-woods-short = bosco
client-gwt-other-side = L’altro lato, non in gioco:
client-gwt-face = { $face }: { $actions } ({ $builders }, { $points } PV)

## When the markets of Villagers are held

client-vil-first-waits =
    { $count ->
        [one] Primo Mercato: alla fine del round in cui finisce la pila { $stacks }. Carte rimaste: { $n }.
       *[other] Primo Mercato: alla fine del round in cui finiscono tutte le pile { $stacks }. Carte rimaste: { $n }.
    }
client-vil-first-due = Il Primo Mercato si svolge alla fine di questo round.
client-vil-second-waits = Secondo Mercato: alla fine del round in cui finiscono tutte le pile. Carte rimaste: { $n }. Solo allora conta l’argento.
client-vil-second-due = Il Secondo Mercato si svolge alla fine di questo round e chiude la partita.
client-vil-second-over = Il Secondo Mercato si è già svolto.

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
client-mine-short = Mie
client-others = Gli altri
client-others-short = Altri
client-others-open = Che cosa ha davanti { $name }
client-key-others = che cosa hanno davanti gli altri
client-vil-beneath = sotto: { $n }
client-vil-silver-letter = A
client-vil-show-covered = Carte coperte ({ $n })
client-gwt-cities = Città con un disco

## Several players at one device

client-curtain = Passa il dispositivo a { $name }
client-curtain-why = Il tavolo resta coperto finché il dispositivo non è di { $name }.
client-curtain-lift = Tocca a me: { $name }
client-curtain-back = Torna a { $name }
client-pass-device = Passa a { $name }
client-curtain-setting = Sipario tra chi gioca sullo stesso dispositivo
