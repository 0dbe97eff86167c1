### Il client nel browser in italiano: ciò che sta sulla pagina accanto alle parole dei giochi.


## Pagine

client-pages = Pagine
client-page-lobby = Gioca
client-page-rules = Regole
client-page-statistics = Statistiche
client-page-credits = Crediti
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
client-play-forced = Gioca per me un passo obbligato
client-one-click = Gioca subito ciò che resta dopo un clic, senza conferma
client-tips = Consigli per la prima partita

## Ingresso

client-what-shall-we-play = A che cosa giochiamo?
client-seats-range = da { $from } a { $to }
client-time-gwt = 2 ore
client-time-sierra-west = 75 min
client-time-villagers = 45 min
client-weight-1 = facile
client-weight-2 = medio
client-weight-3 = esperto
client-pitch-gwt = Guida la mandria a Kansas City, assumi aiutanti, avanza con la ferrovia e consegna sempre più a est.
client-pitch-sierra-west = Infila tre carte, percorri due sentieri, sali la montagna, spingi il carro.
client-pitch-villagers = Accogli i viandanti della strada e uniscili in un villaggio fiorente.
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
client-invite = Invita un amico
client-invite-help = Crea un tavolo con un posto su invito e manda il link. Non serve un account.
client-new-here = Prima volta?
client-new-here-help = Comincia da Villagers. Tutto ciò che è illuminato si può cliccare, ogni simbolo si spiega da sé.
client-teach = Insegnami { $game }

## Preparare il tavolo

client-new-table-of = Nuovo tavolo: { $game }
client-seats = Posti
client-seat-n = Posto { $n }
client-seat-me = { $name } (tu)
client-seat-me-too = Anche tu (uno schermo)
client-seat-open = Aperto a tutti
client-seat-invited = Con link d’invito
client-remove-seat = Togli il posto
client-add-seat = Aggiungi un posto
client-bot = Bot
client-bot-easy = facile
client-bot-medium = medio
client-bot-hard = difficile
client-bot-expert = esperto
client-bot-random = mosse a caso
client-bot-first = prima scelta
client-solo = Partita in solitario
client-players-n =
    { $n ->
        [one] { $n } giocatore
       *[other] { $n } giocatori
    }
client-waits-for =
    { $n ->
        [one] aspetta { $n } giocatore
       *[other] aspetta { $n } giocatori
    }
client-takes = Dura circa { $time }.
client-options = Regole di questa partita
client-table = Il tavolo
client-title = Nome del tavolo
client-public = Tutti lo trovano nell’ingresso
client-allow-undo = Le mosse si possono annullare
client-ask-confirm = Chiedi prima che una mossa sia definitiva
client-start = Inizia la partita
client-open-table = Apri il tavolo
client-invited-title = Hai un invito
client-waiting-players = Si aspettano giocatori. La partita inizia quando l’ultimo posto è occupato.
client-invite-link = Link d’invito
client-start-now = Inizia ora, i bot completano
client-to-lobby = All’ingresso

## Il tavolo

client-players = Giocatori
client-shelf = Mercati e aiuto
client-mine = Le mie cose
client-parts = Parti del tavolo
client-actions = Azioni
client-legal = Che cosa puoi fare
client-to-actions = Alle azioni
client-you = Tu
client-away = assente
client-thinking = sta pensando
client-score-now = Se la partita finisse ora
client-final = Risultato finale
client-no-scores = Il punteggio si saprà alla fine.
client-phase = Fase
client-log = Diario
client-log-empty = Non è ancora successo nulla.
client-show-moment = Mostra questo momento
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
client-all = Tutte { $n }
client-search = Cerca
client-step-back = un passo indietro (Esc)
client-choose = Scegli
client-confirm-turn = Conferma
client-undo = Annulla
client-redo = Ripeti
client-pointing = Stai indicando
client-pointing-help = Indica una carta, una tessera o uno spazio: qui sta che cos’è e che cosa farebbe ora.
client-now = Ora:
client-not-now = Ora non si può scegliere.
client-lost = Connessione persa, nuovo tentativo.
client-lost-kept = La tua mossa è conservata.
client-try-now = Prova ora
client-back = Di nuovo connesso
client-fit = Mostra tutto il tabellone
client-zoom-in = Più vicino
client-zoom-out = Più lontano
client-minimap = Mappa piccola: vai a un punto
client-lit-here = qui si può scegliere qualcosa
client-closed = Questo tavolo è stato abbandonato.
client-tip = Consiglio
client-tip-got-it = Ho capito
client-tip-no-more = Niente più consigli

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
client-ahead = { $points } più di { $name }.
client-share = Condividi
client-copied = Copiato
client-replay = Replay
client-rematch = Rivincita
client-check-seed = Controlla il mescolamento
client-seed-ok = Il seme è quello promesso all’inizio
client-seed-bad = Il seme non corrisponde
client-turn-back = Indietro di un turno
client-move-back = Indietro di una mossa
client-move-on = Avanti di una mossa
client-turn-on = Avanti di un turno
client-play = Avvia
client-pause = Pausa
client-moment = Momento della partita
client-step-of = Mossa { $n } di { $total }
client-link-moment = Link a questo momento
client-leave-replay = Torna ad adesso
client-rating = Valutazione
client-games = Partite
client-no-games-yet = Ancora nessuna partita valutata.

## Regole e crediti

client-search-rules = Cerca nelle regole, o un numero di regola
client-credits-games = Great Western Trail, Sierra West e Villagers appartengono ai loro autori ed editori. Disegni e testi qui sono nostri.
client-credits-icons = Icone
client-credits-changed = Colori e combinazioni cambiati; alcuni segni sono disegnati da noi.
client-credits-fonts = Caratteri
client-credits-software = Software nella pagina

## Tasti

client-keys = Tasti e aiuto
client-key-lit = percorri ciò che è illuminato
client-key-chip = scegli quell’azione
client-key-confirm = scegli o conferma
client-key-back = un passo indietro
client-key-undo = annulla
client-key-redo = ripeti
client-key-regions = parte seguente della pagina
client-key-hand = alla mia mano
client-key-log = al diario
client-key-scores = punteggio
client-key-fit = tutto il tabellone
client-key-zoom = più vicino, più lontano
client-key-help = questo elenco
client-how = Oro vuol dire possibile. Clicca le cose illuminate finché resta un’azione, o sceglila nella barra; poi conferma. Nulla si gioca prima della conferma.

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
client-vil-coins = { $n } oro sopra
client-vil-to-hire = ×{ $n } da ingaggiare
client-vil-hire = ingaggia
client-vil-on-it = mettila su questa carta
client-vil-this-one = questa
client-vil-pay = Paga { $n } oro
client-vil-food = cibo { $n }: acquisisci { $limit }
client-vil-builders = costruttori: { $n }
client-vil-market-today = mercato oggi { $n }
client-vil-my-gold = Il mio oro
client-vil-built = Costruiti
client-vil-hired = Ingaggiati
client-vil-my-hand = La mia mano
client-vil-backs-seen =
    { $n ->
        [one] { $n } carta, il dorso è visto da tutti
       *[other] { $n } carte, i dorsi sono visti da tutti
    }
client-vil-no-cards = Nessuna carta in mano.
client-vil-villagers = paesani: { $n }
client-vil-cards = Carte in mano
client-vil-food-name = Cibo
client-vil-builder-name = Costruttori
client-vil-if-market = Se il mercato fosse ora
client-vil-gold = oro
client-vil-on-cards = sulle carte
client-vil-silver = argento
client-vil-sum = in tutto
client-vil-first-when = Primo mercato quando finisce la pila { $stack }: ne restano { $n }.
client-vil-first-over = Il primo mercato è passato.
client-vil-second-when = Secondo mercato con la pila { $stack }: ne restano { $n }; solo allora conta l’argento.
client-vil-events = Eventi
client-vil-worth-gold = { $n } oro
client-vil-worth-food = { $n } cibo
client-vil-worth-builder = costruttore { $n }
client-vil-locked-by = serve: { $card }
client-vil-goes-on = Va su: { $card }.
client-vil-stands-alone = Non richiede una carta sotto.
client-vil-each-market = { $n } oro a ogni mercato finché non è coperta.
client-vil-padlock = Lucchetto: lo apre { $card }. 2 oro vanno su quella carta, di chiunque sia, o alla banca se nessuno la possiede.
client-vil-opens = Apre { $n } carte del mazzo: { $cards }. Ogni volta vi arrivano 2 oro.
client-tip-villagers-draft = Acquisizione: clicca un paesano scoperto sulla strada, o una pila per prendere una carta alla cieca. Il cibo nel villaggio ne permette di più.
client-tip-villagers-build = Costruzione: clicca una carta in mano per piazzarla. Una catena inizia da un paesano di base, che ingaggi restituendo una carta. Un lucchetto costa 2 oro.
client-tip-villagers-unlock = Lucchetto: paga 2 oro sulla carta che lo apre. Se è tua, l’oro resta nel tuo villaggio e conta al mercato.

## Great Western Trail

client-gwt-phase-move = Movimento
client-gwt-phase-use = Usa il luogo
client-gwt-phase-draw = Pesca
client-gwt-kc-foresight = Previsione
client-gwt-kc-income = Rendita
client-gwt-kc-delivery = Consegna
client-gwt-tab-trail = Pista
client-gwt-tab-rail = Ferrovia
client-gwt-tab-jobs = Lavoro
client-gwt-tab-markets = Mercati
client-gwt-tab-mine = Mie
client-gwt-row = fila { $n }
client-gwt-building = { $id }, { $name }
client-gwt-building-n = Edificio { $n }
client-gwt-neutral = Neutrale { $id }
client-gwt-steps =
    { $n ->
        [one] { $n } passo
       *[other] { $n } passi
    }
client-gwt-pay = paga { $n } $
client-gwt-free = gratis
client-gwt-fee = Fermarti o passare ti costa { $n } $.
client-gwt-no-fee = Nessun pedaggio per te.
client-gwt-risk = Azione di rischio
client-gwt-woods = Nel bosco.
client-gwt-bounty = Taglia: { $n } $
client-gwt-token = Taglia: un gettone scambio
client-gwt-transport = trasporto { $n } $
client-gwt-city-value = Richiede un valore di allevamento di { $n } o più.
client-gwt-station = Migliorarla costa { $cost } $: { $points } PV alla fine.
client-gwt-job-help = Assumi un lavoratore da una fila aperta al suo prezzo.
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
client-gwt-money = Dollari
client-gwt-hand = Carte in mano
client-gwt-stack = pila { $n }
client-tip-gwt-place-herder = Clicca un edificio neutrale per iniziare il primo viaggio. Ogni edificio mostra le sue azioni con segni.
client-tip-gwt-move-herder = Clicca una fermata illuminata: il numero dice i passi, la targhetta rossa il costo. Poi conferma.
client-tip-gwt-use-location = Sopra il tuo mandriano stanno le azioni del luogo, ciascuna una volta, in qualsiasi ordine. Alla fine passa.

## Sierra West

client-sw-phase-plan = Piano
client-sw-phase-trap = Trappola
client-sw-phase-pioneer = Pionieri
client-sw-tab-mountain = Montagna
client-sw-tab-trail = Pista
client-sw-tab-market = Baracche
client-sw-tab-homestead = Fattoria
client-sw-tab-mine = Mie
client-sw-tab-mode = Modo
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
client-sw-cabins = Le mie baracche
client-sw-cabins-help = un posto vuoto costa 3 punti
client-sw-deck = Mazzo
client-sw-discard = Scarti
client-sw-basics = Cibo, legno e pietra
client-sw-others = Gli altri
client-tip-sierra-west-lay-card = Clicca una carta: i due sentieri appaiono subito con ciò che danno. Metti tre carte, poi i pionieri le percorrono.
client-tip-sierra-west-pioneer = Manda ogni pioniere alla partenza, avanza passo per passo e usa lo spazio su cui sta. Gli stivali muovono l’esploratore e il carro.
client-tip-sierra-west-use-shovel = La vanga ottiene la carta sotto il tuo esploratore, o costruisce una baracca del mercato.
client-sw-occupy = Fermati soltanto sulla vetta
