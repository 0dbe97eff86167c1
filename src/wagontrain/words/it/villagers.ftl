### Villagers in italiano.


## The game

game-title = Villagers
game-pitch = Acquisisci paesani dalla Strada e uniscili in catene di produzione per un villaggio fiorente.
game-time = 45 min
seat-automa = Contessa

## Amounts, for use in other messages

amount-gold =
    { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }
amount-cards =
    { $amount ->
        [one] { $amount } carta
       *[other] { $amount } carte
    }

## Suits

suit-wood = Legno
suit-hay = Fieno
suit-ore = Minerale
suit-grape = Uva
suit-wool = Lana
suit-leather = Cuoio
suit-grain = Grano
suit-solitary = Solitario
suit-special = Speciale
suit-none = nessuna tipologia

## Cards: Founders and basic villagers

card-founders = Fondatori
    .a = i Fondatori
    .the = i Fondatori
    .text = Un lato mostra { $gold }, l’altro cibo. Se alla fine della costruzione il tuo villaggio non mostra cibo, si girano sul lato cibo.
card-hayer = Mietitore
    .a = un Mietitore
    .the = il Mietitore
card-lumberjack = Taglialegna
    .a = un Taglialegna
    .the = il Taglialegna
card-miner = Minatore
    .a = un Minatore
    .the = il Minatore
card-founders_food = Fondatori (lato cibo)
    .a = i Fondatori (lato cibo)
    .the = i Fondatori (lato cibo)
    .text = Il lato cibo dei Fondatori: { $food } cibo finché la carta è scoperta.
basic-hayer = Mietitore
    .a = un Mietitore
    .the = il Mietitore
basic-lumberjack = Taglialegna
    .a = un Taglialegna
    .the = il Taglialegna
basic-miner = Minatore
    .a = un Minatore
    .the = il Minatore
side-gold = lato oro
side-food = lato cibo

## Cards: villagers

card-poulterer = Pollivendolo
    .a = un Pollivendolo
    .the = il Pollivendolo
card-swineherd = Porcaro
    .a = un Porcaro
    .the = il Porcaro
card-truffler = Tartufaio
    .a = un Tartufaio
    .the = il Tartufaio
card-brewer = Birraio
    .a = un Birraio
    .the = il Birraio
card-carpenter = Carpentiere
    .a = un Carpentiere
    .the = il Carpentiere
card-cooper = Bottaio
    .a = un Bottaio
    .the = il Bottaio
card-shipwright = Maestro d’ascia
    .a = un Maestro d’ascia
    .the = il Maestro d’ascia
card-wheeler = Ruotaio
    .a = un Ruotaio
    .the = il Ruotaio
card-cartwright = Carradore
    .a = un Carradore
    .the = il Carradore
card-wood_carver = Intagliatore
    .a = un Intagliatore
    .the = l’Intagliatore
    .text = Argento: la somma dell’oro stampato sui tuoi paesani Legno scoperti.
card-log_rafter = Zattiere
    .a = uno Zattiere
    .the = lo Zattiere
    .text =
        Argento: { $silver_gold } { $silver_per ->
            [one] per ogni simbolo
           *[other] ogni { $silver_per } simboli
        } Legno, compresi i suoi.
card-thatcher = Impagliatore di tetti
    .a = un Impagliatore di tetti
    .the = l’Impagliatore di tetti
card-bed_builder = Materassaio
    .a = un Materassaio
    .the = il Materassaio
card-grazier = Allevatore
    .a = un Allevatore
    .the = l’Allevatore
card-milk_maid = Mungitrice
    .a = una Mungitrice
    .the = la Mungitrice
card-fromager = Casaro
    .a = un Casaro
    .the = il Casaro
card-peddler = Venditore ambulante
    .a = un Venditore ambulante
    .the = il Venditore ambulante
    .text =
        Argento: { $silver_gold } { $silver_per ->
            [one] per ogni simbolo oro visibile
           *[other] ogni { $silver_per } simboli oro visibili
        }; contano i simboli, non il loro valore.
card-horse_trader = Mercante di cavalli
    .a = un Mercante di cavalli
    .the = il Mercante di cavalli
    .text =
        Argento: { $silver_gold } { $silver_per ->
            [one] per ogni simbolo
           *[other] ogni { $silver_per } simboli
        } Fieno, compreso il suo.
card-ore_muler = Mulattiere
    .a = un Mulattiere
    .the = il Mulattiere
    .text =
        Argento: { $silver_gold } { $silver_per ->
            [one] per ogni simbolo
           *[other] ogni { $silver_per } simboli
        } Minerale.
card-blacksmith = Fabbro
    .a = un Fabbro
    .the = il Fabbro
card-glass_blower = Soffiatore di vetro
    .a = un Soffiatore di vetro
    .the = il Soffiatore di vetro
card-mason = Muratore
    .a = un Muratore
    .the = il Muratore
card-seeker = Cercatore
    .a = un Cercatore
    .the = il Cercatore
card-spelunker = Speleologo
    .a = uno Speleologo
    .the = lo Speleologo
card-jeweler = Gioielliere
    .a = un Gioielliere
    .the = il Gioielliere
card-locksmith = Serraturiere
    .a = un Serraturiere
    .the = il Serraturiere
    .text =
        Argento: { $silver_gold } { $silver_per ->
            [one] per ogni simbolo
           *[other] ogni { $silver_per } simboli
        } lucchetto sulle tue carte, compreso il suo.
card-graper = Vendemmiatrice
    .a = una Vendemmiatrice
    .the = la Vendemmiatrice
card-vintner = Vignaiolo
    .a = un Vignaiolo
    .the = il Vignaiolo
card-wine_trader = Mercante di vino
    .a = un Mercante di vino
    .the = il Mercante di vino
card-shepherd = Pastore
    .a = un Pastore
    .the = il Pastore
card-spinner = Filatrice
    .a = una Filatrice
    .the = la Filatrice
card-weaver = Tessitrice
    .a = una Tessitrice
    .the = la Tessitrice
card-tailor = Sarto
    .a = un Sarto
    .the = il Sarto
card-tanner = Conciatore
    .a = un Conciatore
    .the = il Conciatore
card-saddler = Sellaio
    .a = un Sellaio
    .the = il Sellaio
card-cobbler = Ciabattino
    .a = un Ciabattino
    .the = il Ciabattino
card-harvester = Raccoglitrice
    .a = una Raccoglitrice
    .the = la Raccoglitrice
card-hunter = Cacciatore
    .a = un Cacciatore
    .the = il Cacciatore
card-chandler = Candelaio
    .a = un Candelaio
    .the = il Candelaio
card-wattler = Intrecciatrice
    .a = un’Intrecciatrice
    .the = l’Intrecciatrice
card-fisher = Pescatore
    .a = un Pescatore
    .the = il Pescatore
card-beekeeper = Apicoltrice
    .a = un’Apicoltrice
    .the = l’Apicoltrice
card-grocer = Droghiere
    .a = un Droghiere
    .the = il Droghiere
    .text =
        Argento: { $silver_gold } { $silver_per ->
            [one] per ogni cibo visibile
           *[other] ogni { $silver_per } cibi visibili
        }.
card-freemason = Libero muratore
    .a = un Libero muratore
    .the = il Libero muratore
    .text =
        Argento: { $silver_gold } { $silver_per ->
            [one] per ogni costruttore visibile
           *[other] ogni { $silver_per } costruttori visibili
        }.
card-priest = Sacerdote
    .a = un Sacerdote
    .the = il Sacerdote
    .text =
        Argento: { $silver_gold } { $silver_per ->
            [one] per ogni simbolo
           *[other] ogni { $silver_per } simboli
        } Solitario, compreso il suo.
card-agent = Agente
    .a = un Agente
    .the = l’Agente
    .text = Argento: il valore delle monete su un tuo paesano a scelta.
card-monk = Monaco
    .a = un Monaco
    .the = il Monaco
    .text = Prende il posto di qualsiasi paesano in una catena; va coperto subito. Conta come un’azione di costruzione, e così la carta che lo copre.
card-apprentice = Apprendista
    .a = un Apprendista
    .the = l’Apprendista
    .text = Scambia il posto con un paesano coperto in qualsiasi villaggio; il paesano preso va subito nel tuo. Tutto questo è una sola azione di costruzione.
card-tinner = Stagnaio
    .a = uno Stagnaio
    .the = lo Stagnaio
    .text = Fino alla fine del tuo turno di costruzione puoi sbloccare gratis i tuoi paesani. Poi scarta.
card-smuggler = Contrabbandiere
    .a = un Contrabbandiere
    .the = il Contrabbandiere
    .text =
        Prendi dalla banca { $effect_denominator ->
            [2] metà
           *[other] { $effect_numerator }/{ $effect_denominator }
        } dell’oro stampato di un tuo paesano scoperto, arrotondando per eccesso. Poi scarta.

## Cards: expansions

card-barbarian = Barbaro
    .a = un Barbaro
    .the = il Barbaro
    .text = Nel tuo turno di acquisizione: scarta tutti i paesani a faccia in su della Strada, tieni le loro monete e riempi gli spazi dalla riserva. Poi scarta.
card-courier = Corriere
    .a = un Corriere
    .the = il Corriere
    .text = Nel turno di acquisizione di un altro giocatore, prima che scelga: prendi in mano un paesano a faccia in su dalla Strada. Poi scarta.
card-flaker = Scansafatiche
    .a = una Scansafatiche
    .the = la Scansafatiche
    .text = Nel tuo turno di acquisizione: prendi in mano una carta dalla Piazza del villaggio di un giocatore qualsiasi, che dovrà acquisirne un’altra. Poi scarta.
card-noble = Nobile
    .a = un Nobile
    .the = il Nobile
    .text = Guarda la mano di un altro giocatore e prendi nella tua un paesano non speciale. Poi scarta.
card-schemer = Intrigante
    .a = un Intrigante
    .the = l’Intrigante
    .text = Prendi in mano un paesano in cima non speciale da qualsiasi villaggio; le sue monete vanno al proprietario. Mai i Fondatori. Poi scarta.
card-thief = Ladro
    .a = un Ladro
    .the = il Ladro
    .text = Una volta in ogni tuo turno di costruzione sposta { $effect_amount } dalla riserva personale di un altro giocatore sul Ladro.
card-sheriff = Sceriffo
    .a = uno Sceriffo
    .the = lo Sceriffo
    .text = Scarta un Ladro da qualsiasi villaggio e prendi le sue monete. Poi scarta.
card-benefactor = Benefattore
    .a = un Benefattore
    .the = il Benefattore
    .text = Nel tuo turno di acquisizione: costruisci nel tuo villaggio un paesano non speciale dalla mano. Ha effetto subito. Poi scarta.
card-nun = Suora
    .a = una Suora
    .the = la Suora
    .text = A fine partita: tante monete quanto il valore argento di un paesano di cui il tuo villaggio ha esattamente una carta.
card-pigeoneer = Allevatrice di piccioni
    .a = un’Allevatrice di piccioni
    .the = l’Allevatrice di piccioni
    .text =
        Guarda { $effect_look ->
            [one] la prima carta
           *[other] le prime { $effect_look } carte
        } della riserva, prendine una in mano e rimetti le altre nell’ordine che vuoi. Poi scarta.
card-prophet = Profeta
    .a = un Profeta
    .the = il Profeta
    .text = Nel tuo turno di acquisizione: guarda una pila della Strada e acquisisci una sua carta; rimetti le altre nell’ordine che vuoi. Poi scarta.
card-recruiter = Reclutatore
    .a = un Reclutatore
    .the = il Reclutatore
    .text = In ogni tuo turno di acquisizione puoi pagare { $effect_cost } per acquisire due carte; il limite di acquisizione resta valido.
card-arkwright = Bauliere
    .a = un Bauliere
    .the = il Bauliere
    .text =
        Rame: { $copper_gold } { $copper_per ->
            [one] per ogni tuo paesano
           *[other] ogni { $copper_per } tuoi paesani
        } con monete.
card-carter = Carrettiere
    .a = un Carrettiere
    .the = il Carrettiere
    .text =
        Rame: { $copper_gold } { $copper_per ->
            [one] per ogni tua catena
           *[other] ogni { $copper_per } tue catene
        } di produzione di almeno { $copper_min_cards } carte.
card-alchemist = Alchimista
    .a = un Alchimista
    .the = l’Alchimista
    .text =
        Rame: { $copper_denominator ->
            [2] metà
           *[other] { $copper_numerator }/{ $copper_denominator }
        } del valore argento di un tuo paesano, arrotondando per difetto.
card-captain = Capitano
    .a = un Capitano
    .the = il Capitano
    .text =
        Rame: { $copper_gold } { $copper_per ->
            [one] per ogni simbolo oro visibile
           *[other] ogni { $copper_per } simboli oro visibili
        } nel tuo villaggio.
card-wholesaler = Grossista
    .a = una Grossista
    .the = la Grossista
    .text = Argento: { $silver_gold } per ogni serie di un simbolo Minerale, un Fieno e un Legno.
card-freelancer = Bracciante
    .a = un Bracciante
    .the = il Bracciante
    .text = Nel proprio turno di costruzione chiunque può mettere { $effect_cost } sul Bracciante per un’azione di costruzione in più.

## Cards: solo game

card-countess = Contessa
    .a = la Contessa
    .the = la Contessa
    .text = La tua avversaria nella modalità solitario: prende paesani dalla Strada e fa punti come un giocatore.
card-countess_plain = Contessa (lato senza oro)
    .a = la Contessa (lato senza oro)
    .the = la Contessa (lato senza oro)
    .text = La tua avversaria nella modalità solitario, sul lato senza oro.

## Events of the solo game

event_card-rats = Ratti
    .text = Fase di acquisizione: il tuo limite di acquisizione cambia di { $effect_delta }.
event_card-general_conscription = Coscrizione generale
    .text =
        Fase evento: la Contessa prende { $effect_takes ->
            [one] la prima carta
           *[other] per { $effect_takes } volte la prima carta
        } della pila non vuota più a sinistra.
event_card-tithe = Decima
    .text = Fase evento: paga { $effect_amount } alla banca.
event_card-granary_tax = Tassa sui granai
    .text = Fase evento: paga alla Contessa { $effect_gold } per ogni cibo visibile nel tuo villaggio.
event_card-house_tax = Tassa sulle case
    .text = Fase evento: paga alla Contessa { $effect_gold } per ogni costruttore visibile nel tuo villaggio.
event_card-royal_heralds = Araldi reali
    .text =
        Fase evento: la Contessa prende dalla Strada { $effect_takes ->
            [one] il paesano a faccia in su di valore più alto, con le sue monete
           *[other] i { $effect_takes } paesani a faccia in su di valore più alto, con le loro monete
        }.
event_card-bribery = Corruzione
    .text = Fase evento: la Contessa prende uno dei tuoi paesani in cima, a tua scelta; non i Fondatori né un paesano base.
event_card-strike = Sciopero
    .text = Fase di costruzione: il tuo limite di costruzione cambia di { $effect_delta }.
event_card-hiring_toll = Dazio sulle assunzioni
    .text = Fase di costruzione: per ogni paesano base che ingaggi paghi { $effect_gold } alla Contessa.
event_card-guild_dues = Quote della gilda
    .text = Fase di costruzione: per ogni paesano con lucchetto che costruisci paghi { $effect_gold } in più alla banca.
event_card-closed_road = Strada chiusa
    .text = Fase di acquisizione: puoi acquisire solo paesani a faccia in su, finché ce n’è uno.
event_card-highwaymen = Briganti
    .text = Fase evento: tutte le monete sui paesani della Strada vanno alla Contessa; i paesani restano.
event_card-it_was_you = È opera tua!
    .text = Fase evento: se il Giullare è già stato usato, paga { $effect_amount } alla Contessa.
event_card-blizzard = Bufera di neve
    .text = Fase di acquisizione: il tuo limite di acquisizione è al massimo { $effect_max }.
event_card-frozen_ground = Terreno gelato
    .text = Fase di costruzione: il tuo limite di costruzione cambia di { $effect_delta }.
event_card-famine = Carestia
    .text = Fase evento: per ogni cibo visibile che manca al tuo villaggio per arrivare a { $effect_target }, paga { $effect_gold } alla banca.
event_card-wolves = Lupi
    .text = Fase evento: scarta il tuo paesano in cima di valore più basso, non i Fondatori né un paesano base; le sue monete restano a te.
event_card-kidnapping = Rapimento
    .text = Fase evento: la Contessa prende uno dei tuoi paesani in cima di valore { $effect_min_value } o più, a tua scelta; se non ne hai, pagale { $effect_otherwise_amount }.
event_card-press_gang = Arruolamento forzato
    .text =
        Fase evento: la Contessa prende { $effect_takes ->
            [one] la prima carta
           *[other] per { $effect_takes } volte la prima carta
        } della pila non vuota più a sinistra.
event_card-royal_decree = Decreto reale
    .text =
        Fase evento: la Contessa prende dalla Strada { $effect_takes ->
            [one] il paesano a faccia in su di valore più alto, con le sue monete
           *[other] i { $effect_takes } paesani a faccia in su di valore più alto, con le loro monete
        }.
event_card-confiscation = Confisca
    .text = Fase evento: tutte le monete sul tuo paesano che ne ha di più vanno alla Contessa.
event_card-winter_tax = Tassa invernale
    .text =
        Fase evento: paga alla Contessa { $effect_gold } { $effect_per ->
            [one] per ogni carta
           *[other] ogni { $effect_per } carte
        } nel tuo villaggio.
event_card-royal_fair = Fiera reale
    .text = Fase evento: se sta per tenersi un Mercato, la Contessa prende { $effect_amount } dalla banca.
event_card-royal_treasury = Tesoro reale
    .text =
        Fase evento: la Contessa prende dalla banca { $effect_gold } { $effect_per ->
            [one] per ogni carta
           *[other] ogni { $effect_per } carte
        } nel suo villaggio.

## Improvements

improvement-windmill = Mulino a vento
    .text = Più catene di produzione di almeno { $condition_min_cards } carte: { $reward_count } cibo in più nel round successivo.
improvement-crane = Gru
    .text =
        Più simboli Minerale: { $reward_count ->
            [one] { $reward_count } costruttore
           *[other] { $reward_count } costruttori
        } in più nel round successivo.
improvement-sawmill = Segheria
    .text =
        Più simboli Legno: { $reward_count ->
            [one] { $reward_count } costruttore
           *[other] { $reward_count } costruttori
        } in più nel round successivo.
improvement-forge = Fucina
    .text = Più simboli lucchetto: { $reward_amount }.
improvement-bazaar = Bazar
    .text = Più cibo: { $reward_amount }.
improvement-trading_post = Emporio
    .text = Più simboli oro visibili: { $reward_amount }.
improvement-harbour = Porto
    .text = Più simboli Solitario: { $reward_amount }.
improvement-guildhall = Casa delle gilde
    .text = Più tipologie diverse nel villaggio: { $reward_amount }.
improvement-church = Chiesa
    .text = Più carte nel villaggio: puoi pescare in mano una carta a faccia in giù da una pila qualsiasi o dalla riserva.
improvement-tavern = Taverna
    .text = Più costruttori: puoi prendere un paesano base a scelta e costruirlo subito.
improvement-inn = Locanda
    .text = Più tipologie diverse fra le carte in mano: puoi prendere in mano un paesano a faccia in su dalla Strada.
improvement-town_well = Pozzo
    .text = Più simboli Grano: puoi pescare in mano la prima carta della riserva.

## Cards: Mini Villagers

mini-moody_countess = Contessa capricciosa
mini-wood_male = Legno: uomo
mini-wood_female = Legno: donna
mini-hay_male = Fieno: uomo
mini-hay_female = Fieno: donna
mini-ore_male = Minerale: uomo
mini-ore_female = Minerale: donna
mini-grape_male = Uva: uomo
mini-grape_female = Uva: donna
mini-wool_male = Lana: uomo
mini-wool_female = Lana: donna
mini-leather_male = Cuoio: uomo
mini-leather_female = Cuoio: donna
mini-grain_male = Grano: uomo
mini-grain_female = Grano: donna
mini-solitary_male = Solitario: uomo
mini-solitary_female = Solitario: donna

## The table in the terminal

table-round = Round { $n }
table-phase-between = Tra un round e l’altro
table-phase-draft = Fase di acquisizione
table-phase-update = Aggiornamento della Strada
table-phase-build = Fase di costruzione
table-phase-end = Fine del round
table-phase-over = Fine della partita
table-first-market = 1º Mercato
table-second-market = 2º Mercato
table-market-waiting = in arrivo
table-market-due = in questo round
table-market-held = concluso
table-reserve = Riserva
table-discard = Pila degli scarti
table-gold = Oro
table-known = carte note in mano
table-limit = Limite
table-drafted = acquisite { $n }/{ $limit }
table-built = costruite { $n }/{ $limit }
table-hired = ingaggi { $n }/{ $limit }
table-free-unlock = Stagnaio
table-square = Piazza del villaggio
table-village = Villaggio di { $name }
table-aside = Carte tra cui scegliere
table-jester = Giullare
table-jester-ready = pronto: una volta a partita annulla un evento
table-jester-used = usato
table-jester-none = non è in questa partita
table-legend = ◆ cibo  ▲ costruttore  ●2 oro  ○ argento  ◎ rame  ¤2 monete sulla carta  └ sta su  ⊠ lucchetto, lo apre  ↷ si scarta dopo l’uso  ¹ ² Mercati
table-suit-wood = le
table-suit-hay = fi
table-suit-ore = mi
table-suit-grape = uv
table-suit-wool = la
table-suit-leather = cu
table-suit-grain = gr
table-suit-solitary = so
table-suit-special = sp

## What a player can do

action-pass = Passa
action-end = Termina la costruzione
action-take = Prendi il paesano dallo spazio { $slot }
action-draw = Pesca alla cieca dalla pila { $stack }
action-reserve = Pesca alla cieca dalla riserva
action-recruit = Paga il Reclutatore e acquisisci 2 carte
action-give = Dai alla Contessa il paesano dallo spazio { $slot }
action-coin = Metti 1 moneta sul paesano nello spazio { $slot }
action-place = Costruisci { $card_a }
action-play = Gioca { $card_a }
action-on = Sulla carta n. { $node } del tuo villaggio
action-cover = Coprilo con { $card_a }
action-hire = Ingaggia { $basic_a }
action-return = Restituisci { $card_a }
action-onto = Sulla pila { $stack }
action-pay = Paga sulla carta n. { $nth } di { $seat }
action-bank = Paga alla banca
action-free = Sblocca gratis
action-rob = Ladro n. { $nth }: deruba { $victim }
action-catch = Cattura il Ladro n. { $nth } di { $owner }
action-choose = Scegli { $card_a }
action-from = Scegli { $seat }
action-node = Scegli la carta n. { $node } del villaggio
action-search = Guarda la pila { $stack }
action-turn = Fondatori: { $side }
action-resolve = Risolvi «{ $event_card }»
action-mini = Pesca una carta
action-jester = Giullare: annulla «{ $event_card }»

## What is being decided

question-mini-draw = Mini Villagers: pesca una carta.
question-courier-window = Vuoi usare un Corriere prima dell’acquisizione?
question-draft = Acquisisci un paesano.
question-give-countess = Quale paesano va alla Contessa?
question-after-draft = Vuoi giocare una carta prima del controllo del limite di acquisizione?
question-put-coin = Vuoi mettere 1 moneta della banca su un paesano della Strada?
question-pay-freelancer = Vuoi pagare un Bracciante per un’azione di costruzione in più?
question-build = Costruisci. Carte rimaste: { $left } su { $limit }. Ingaggi rimasti: { $hires }.
question-choose-place = Dove va { $card_the }?
question-unlock = Come si apre il lucchetto di questa carta: { $card }? La sblocca { $unlocker_the }.
question-cover-monk = Quale carta copre il Monaco?
question-flaker-seat = Da quale Piazza del villaggio prende una carta la Scansafatiche?
question-apprentice-village = Da quale villaggio prende un paesano l’Apprendista?
question-apprentice-target = Quale paesano scambia il posto con l’Apprendista?
question-founders-side = Con quale lato in su vanno i Fondatori?
question-return-card = Quale carta della mano restituisci per assumere { $card_the }?
question-choose-stack = Su quale pila va la tua carta?
question-smuggle = Per quale paesano il Contrabbandiere porta monete?
question-noble-seat = Di chi guarda la mano il Nobile?
question-noble-card = Quale carta prende il Nobile?
question-schemer-village = Da quale villaggio prende un paesano l’Intrigante?
question-schemer-target = Quale paesano in cima prende l’Intrigante?
question-sheriff-thief = Quale Ladro cattura lo Sceriffo?
question-flaker-card = Quale carta prende la Scansafatiche?
question-benefactor-card = Quale paesano costruisce il Benefattore?
question-prophet-stack = Quale pila guarda il Profeta?
question-prophet-card = Quale carta della pila acquisisci?
question-pigeoneer-card = Quale carta prendi in mano?
question-put-back = Quale carta rimetti ora? L’ultima resterà in cima.
question-convert-copper = Vuoi convertire un simbolo rame?
question-resolve-events = Quale evento si risolve ora?
question-lose-villager = Quale paesano perdi?
question-lose-coins = Quale paesano perde le sue monete?
question-jester-window = Vuoi usare il Giullare per annullare un evento?
question-church-draw =
    { $countess ->
        [0] Pescare in mano una carta a faccia in giù?
       *[other] Quale carta a faccia in giù va alla Contessa?
    }
question-tavern-basic =
    { $countess ->
        [0] Quale paesano base prendi?
       *[other] Quale paesano base va alla Contessa?
    }
question-inn-take =
    { $countess ->
        [0] Quale paesano della Strada prendi in mano?
       *[other] Quale paesano della Strada va alla Contessa?
    }

## What happened

event-round-began = Round { $amount }
event-took =
    { $amount ->
        [0] { $seat } prende { $card_a } dallo spazio { $slot }.
       *[other] { $seat } prende { $card_a } dallo spazio { $slot }, con { amount-gold }.
    }
event-drew = { $seat } pesca dalla pila { $stack }: { $card }.
event-drew-reserve = { $seat } pesca dalla riserva: { $card }.
event-refilled = Lo spazio { $slot } si riempie: { $card }.
event-draft-done = { $seat } prende in mano { amount-cards } dalla Piazza del villaggio.
event-left-road = Spazio { $slot }: { $card_the } lascia la Strada.
event-coin-put = { $seat } mette 1 moneta nello spazio { $slot }: { $card }.
event-coins-added = Su ogni paesano della Strada va 1 moneta della banca.
event-placed = { $seat } costruisce { $card_a }.
event-placed-on = { $seat } costruisce { $card_a } sopra { $below_the }.
event-unlocked-own = { $seat } sblocca { $card_the }: le monete della banca vanno sul proprio paesano che sblocca.
event-unlocked-other = { $seat } sblocca { $card_the }: le monete vanno sul paesano che sblocca di { $owner }.
event-unlocked-bank = { $seat } sblocca { $card_the }: le monete vanno alla banca.
event-unlocked-free = { $seat } sblocca { $card_the } gratis.
event-returned = { $seat } mette una carta a faccia in giù sulla pila { $stack }: { $card } ({ $suit }).
event-returned-hidden = { $seat } mette una carta a faccia in giù sulla pila { $stack } ({ $suit }).
event-returned-reserve = { $seat } mette una carta a faccia in giù sulla riserva: { $card } ({ $suit }).
event-returned-reserve-hidden = { $seat } mette una carta a faccia in giù sulla riserva ({ $suit }).
event-returned-discard = { $seat } scarta una carta a faccia in giù: { $card } ({ $suit }).
event-returned-discard-hidden = { $seat } scarta una carta a faccia in giù ({ $suit }).
event-returned-basic = { $seat } rimette { $basic_a } nella sua pila.
event-hired = { $seat } ingaggia { $basic_a }.
event-played = { $seat } gioca { $card_a }.
event-gained = { $seat } ottiene { amount-gold }.
event-paid-bank = { $seat } paga { amount-gold } alla banca.
event-paid-countess = { $seat } paga { amount-gold } alla Contessa.
event-robbed = Il Ladro di { $seat } ruba { amount-gold } a { $victim }.
event-thief-caught = Lo Sceriffo di { $seat } cattura un Ladro di { $owner } con { amount-gold }.
event-took-from-hand = { $seat } prende una carta dalla mano di { $owner }: { $card } ({ $suit }).
event-took-from-hand-hidden = { $seat } prende una carta dalla mano di { $owner } ({ $suit }).
event-took-from-village = { $seat } prende una carta dal villaggio di { $owner }: { $card }.
event-took-from-square = { $seat } prende una carta dalla Piazza del villaggio di { $owner }: { $card }.
event-swapped = L’Apprendista di { $seat } prende, nel villaggio di { $owner }, il posto di questa carta: { $card }.
event-looked = { $seat } guarda { amount-cards }.
event-drew-hidden = { $seat } prende in mano una carta a faccia in giù: { $card } ({ $suit }).
event-drew-hidden-hidden = { $seat } prende in mano una carta a faccia in giù ({ $suit }).
event-recruited = { $seat } paga il Reclutatore e acquisisce 2 carte.
event-freelancer-paid = { $seat } paga il Bracciante di { $owner }.
event-build-limit = { $seat } può costruire { amount-cards }.
event-founders-turned = I Fondatori di { $seat } si girano sul lato cibo.
event-copper-converted = { $seat } converte il rame: { $card }, { amount-gold }.
event-marker-passed = { $seat } riceve il segnalino primo giocatore.
event-first-market-held = Primo Mercato: { $seat } ottiene { amount-gold }.
event-second-market-held = Secondo Mercato: { $seat } ottiene { amount-gold }.
event-event-revealed = Nuovo evento: { $event_card }.
event-event-resolved = Evento risolto: { $event_card }.
event-event-cancelled = { $seat } usa il Giullare. Evento annullato: { $event_card }.
event-countess-took =
    { $amount ->
        [0] La Contessa prende { $card_a }.
       *[other] La Contessa prende { $card_a }, con { amount-gold }.
    }
event-countess-gained = La Contessa ottiene { amount-gold }.
event-villager-lost = { $seat } perde { $card_the }.
event-improvement-won = { $seat } vince la miglioria «{ $improvement }».
event-improvement-tied = Nessuno vince la miglioria «{ $improvement }».
event-mini-dealt = Si distribuiscono le carte di Mini Villagers.
event-mini-drew = { $seat } pesca dal mazzo: { $mini }.
event-mini-drew-hidden = { $seat } pesca una carta dal mazzo.
event-mini-took = { $seat } pesca dalla mano di { $owner }: { $mini }.
event-mini-took-hidden = { $seat } pesca una carta dalla mano di { $owner }.
event-mini-pair = { $seat } scarta una coppia: { $suit }.
event-mini-won = Mini Villagers: { $seat } resta con la Contessa capricciosa e vince.
event-first-player = Primo giocatore: { $seat }

## Why not

why-not-in-hand = Non hai in mano questa carta: { $card }.
why-slot-empty = Lo spazio { $slot } è vuoto.
why-stack-empty = La pila { $stack } è vuota.
why-stacks-left = Si può acquisire dalla riserva solo quando tutte e sei le pile sono vuote.
why-reserve-empty = La riserva è vuota.
why-reserve-only = Questa ricompensa viene solo dalla riserva.
why-countess-takes = La Contessa non rinuncia: scegli solo che cosa riceve.
why-blind-forbidden = Un evento permette di acquisire solo paesani a faccia in su.
why-no-recruiter = Nel tuo villaggio non c’è il Reclutatore.
why-recruiter-used = Il Reclutatore è già stato usato in questo turno di acquisizione.
why-no-two-places = Il tuo limite di acquisizione non lascia posto a due carte.
why-between-two-drafts = Tra le due acquisizioni del Reclutatore non si può giocare questa carta: { $card }.
why-draft-made-already = Questa carta sostituisce un’acquisizione, e quella di questo turno è già fatta: { $card }.
why-not-a-draft-card = Questa carta non si gioca nella fase di acquisizione: { $card }.
why-not-a-build-card = Questa carta non si gioca nel turno di costruzione: { $card }.
why-no-target = Questa carta ora non ha nulla su cui agire: { $card }.
why-no-target-there = Da { $seat } non c’è nulla da scegliere.
why-no-such-seat = Lì non siede nessuno.
why-not-another-player = Scegli un altro giocatore.
why-square-empty = La Piazza del villaggio di { $seat } è vuota.
why-not-on-square = Sulla Piazza del villaggio di { $seat } questa carta non c’è: { $card }.
why-not-in-that-hand = In quella mano questa carta non c’è: { $card }.
why-not-looked-at = Tra le carte che stai guardando questa non c’è: { $card }.
why-no-special = Non si può scegliere un paesano speciale: { $card }.
why-founders-stay = Questi Fondatori non si possono prendere.
why-no-such-node = In quel villaggio non c’è la carta n. { $node }.
why-covered = Questa carta è coperta: { $card }.
why-not-covered = Questa carta non è coperta: { $card }.
why-stand-in = Questa carta ne sostituisce un’altra e non si può prendere: { $card }.
why-not-taken = Questa carta non si può prendere: { $card }. I Fondatori e i paesani base restano.
why-wrong-value = Questa carta non ha il valore richiesto dall’evento: { $card }.
why-not-most-coins = Scegli un paesano con più monete di tutti: { $gold }.
why-no-build-left =
    { $limit ->
        [one] Il tuo limite di costruzione di 1 carta non lo permette.
       *[other] Il tuo limite di costruzione di { $limit } carte non lo permette.
    }
why-play-not-place = Questa carta si gioca, non si costruisce: { $card }.
why-place-not-play = Questa carta si costruisce, non si gioca: { $card }.
why-no-place = Nel tuo villaggio manca { $below_a } con posto per { $card_the }.
why-wrong-below = Deve stare sopra { $below_a }, non sopra { $card_the }.
why-no-room = Sopra { $card_the } non c’è più posto per ciò che va sopra { $below_a }.
why-no-chain = Questa carta non ha una catena in cui possa stare un Monaco: { $card }.
why-no-cover = Non hai una carta che ora possa coprire { $card_the }.
why-no-second-monk = Non può seguire un secondo Monaco.
why-no-swap = Non c’è un paesano coperto che { $card_the } possa prendere e tu costruire.
why-no-swap-again = Nel tuo villaggio non c’è un paesano coperto che { $card_the } possa prendere a sua volta.
why-cannot-unlock = Non puoi aprire il lucchetto di questa carta: { $card } (la sblocca { $unlocker_the }).
why-no-gold =
    { $gold ->
        [one] Ti serve { $gold } moneta.
       *[other] Ti servono { $gold } monete.
    }
why-no-gold-for-dues =
    «{ $event }»: per costruire { $card_the } { $gold ->
        [one] ti serve { $gold } moneta
       *[other] ti servono { $gold } monete
    }.
why-no-gold-symbol = Questa carta non ha un simbolo oro: { $card }.
why-no-copper-symbol = Questa carta non ha un simbolo rame: { $card }.
why-unlocker-in-play = Si paga la banca solo quando in nessun villaggio c’è { $unlocker_a }.
why-no-unlocker-there = In quel villaggio non c’è questa carta: { $unlocker }.
why-no-tinner = In questo turno di costruzione non hai giocato lo Stagnaio.
why-not-for-padlock = Questa carta non apre lucchetti: { $card }.
why-only-in-build-turn = Questa carta si gioca solo nel proprio turno di costruzione: { $card }.
why-no-hire-left =
    { $limit ->
        [one] In un turno di costruzione puoi ingaggiare solo { $limit } paesano base.
       *[other] In un turno di costruzione puoi ingaggiare solo { $limit } paesani base.
    }
why-no-card-to-return = Non hai una carta da restituire.
why-pile-empty = Questa pila è vuota: { $card }.
why-no-freelancer-there = Lì non c’è un Bracciante.
why-freelancer-paid-already = In questo turno di costruzione hai già pagato questo Bracciante.
why-freelancer-at-start-only = Un Bracciante si paga solo prima della prima azione del turno di costruzione.
why-no-thief = Non c’è un Ladro del genere.
why-thief-acted = Questo Ladro non può più agire in questo turno.
why-victim-poor =
    { $gold ->
        [one] { $seat } ha meno di { $gold } moneta nella riserva personale.
       *[other] { $seat } ha meno di { $gold } monete nella riserva personale.
    }
why-no-jester = Il Giullare non c’è o è già stato usato.
why-event-not-open = Questo evento non è scoperto: «{ $event }».
why-event-resolved-already = Questo evento è già in corso: «{ $event }».

## Options

option-scoundrels = Canaglie
option-scoundrels-help = Un paesano speciale segreto per ogni giocatore; da { $thieves } giocatori in su nel mazzo ci sono Ladri e Sceriffi.
option-saints = Santi
option-saints-help = Un paesano speciale segreto per ogni giocatore.
option-profiteers = Speculatori
option-profiteers-help = Paesani con simboli rame e Braccianti nel mazzo.
option-improvements = Migliorie
option-improvements-help = A ogni round tre ricompense per chi ha più di qualcosa.
option-mini_villagers = Mini Villagers
option-mini_villagers-help = Il piccolo gioco di carte prima della partita, o da solo.
option-mini_villagers-off = non si gioca
option-mini_villagers-first_player = sceglie il primo giocatore
option-mini_villagers-alone = si gioca da sola
option-first_player = Primo giocatore
option-first_player-help = Chi gioca per primo, se non lo decide Mini Villagers.
option-first_player-random = a caso
option-first_player-1 = posto 1
option-first_player-2 = posto 2
option-first_player-3 = posto 3
option-first_player-4 = posto 4
option-first_player-5 = posto 5
option-difficulty = Difficoltà
option-difficulty-help = Modalità solitario: quanto è difficile battere la Contessa.
option-difficulty-novice = Novizio
option-difficulty-normal = Normale
option-difficulty-veteran = Veterano
option-first_market_trigger = Quando avviene il Primo Mercato
option-first_market_trigger-help = Quali pile devono esaurirsi prima del Primo Mercato.
option-first_market_trigger-stack_2_empty = quando la pila 2 è vuota
option-first_market_trigger-stacks_1_and_2_empty = quando le pile 1 e 2 sono vuote
option-build_limit_moment = Quando si fissano i limiti di costruzione
option-build_limit_moment-help = Conta quando un villaggio cambia prima che il suo proprietario costruisca.
option-build_limit_moment-own_turn = all’inizio di ogni turno di costruzione
option-build_limit_moment-phase_start = all’inizio della fase di costruzione
option-covered_founders = Fondatori coperti
option-covered_founders-help = Che cosa succede ai Fondatori coperti in un villaggio senza cibo.
option-covered_founders-turn = si girano anche loro
option-covered_founders-stay = restano come sono
option-tie_break = Spareggio
option-tie_break-help = Quali carte contano quando decide il minor numero di paesani.
option-tie_break-all_cards = tutte le carte
option-tie_break-without_basics = tutte tranne i paesani base
option-thief_first_turn = Ladro nel turno in cui viene costruito
option-thief_first_turn-help = Se un Ladro può agire nel turno in cui viene costruito.
option-thief_first_turn-acts = agisce subito
option-thief_first_turn-rests = aspetta il turno successivo
option-freelancer_payment = Quando si pagano i Braccianti
option-freelancer_payment-help = Se un Bracciante si può pagare anche più tardi nel turno di costruzione, pure in quello in cui viene costruito.
option-freelancer_payment-turn_start = all’inizio del turno di costruzione
option-freelancer_payment-whole_turn = durante tutto il turno di costruzione
option-apprentice_targets = Chi prende l’Apprendista
option-apprentice_targets-help = Quali paesani coperti può prendere un Apprendista.
option-apprentice_targets-any_covered = qualsiasi paesano coperto
option-apprentice_targets-no_stand_ins = tutti tranne Monaci e Apprendisti

## Scores and the end

score-supply = Riserva
score-improvements = Migliorie
score-first_market = Primo Mercato
score-gold_symbols = Oro stampato
score-silver = Argento
score-nun = Suora
score-coins = Monete sulle carte
score-mini = Mini Villagers
end-second-market = La partita finisce dopo il Secondo Mercato.
end-mini-villagers = Resta solo la Contessa capricciosa.

## What an action would change

stat-gold = monete
stat-points = monete alla fine
stat-hand = carte in mano
stat-square = carte nella Piazza del villaggio
stat-village = carte nel villaggio
stat-food = cibo
stat-builders = costruttori
stat-draft_limit = limite di acquisizione
stat-card_coins = monete sulle carte

## Chapters of the rules

rule-heading-1 = Componenti
rule-heading-2 = Preparazione per 2–5 giocatori
rule-heading-3 = Anatomia di una carta
rule-heading-4 = Struttura del round
rule-heading-5 = Fase di acquisizione
rule-heading-6 = Aggiornamento della Strada
rule-heading-7 = Fase di costruzione
rule-heading-8 = Lucchetti
rule-heading-9 = Paesani speciali
rule-heading-10 = Fine della fase di costruzione
rule-heading-11 = Primo Mercato
rule-heading-12 = Secondo Mercato e fine della partita
rule-heading-13 = Modalità solitario: preparazione e modifiche
rule-heading-14 = Modalità solitario: difficoltà ed eventi
rule-heading-15 = Canaglie
rule-heading-16 = Santi
rule-heading-17 = Speculatori
rule-heading-18 = Migliorie
rule-heading-19 = Mini Villagers: scelta del primo giocatore
rule-heading-20 = Stato e azioni

## The page

page-phase-draft = Acquisizione
page-phase-update = Strada
page-phase-build = Costruzione
page-phase-over = Mercato
page-tab-road = Strada
page-tab-village = Villaggio
page-tab-hand = Mano
page-tab-market = Mercato
page-slot = spazio { $n }
page-stack-n = Pila { $n }
page-stack = Pila { $n }: { $count }, in cima { $suit }
page-empty = vuoto
page-covered = coperta
page-coins = monete sulla carta: { $n }
page-to-hire = ×{ $n } da ingaggiare
page-hire = ingaggia
page-on-it = mettila su questa carta
page-this-one = questa
page-pay =
    { $n ->
        [one] Paga { $n } moneta
       *[other] Paga { $n } monete
    }
page-free = non costa nulla
page-own-unlock = La tua carta { $card } riceve monete dalla banca: { $gold }
page-bank = Banca
page-summer = estate
page-winter = inverno
page-food = cibo: { $n }, limite di acquisizione: { $limit }
page-builders = costruttori: { $n }
page-market-today = Mercato ora: { $n }
page-my-gold = Le mie monete
page-built = Costruiti
page-hired = Ingaggiati
page-my-hand = La mia mano
page-backs-seen =
    { $n ->
        [one] { $n } carta, tutti ne vedono il dorso
       *[other] { $n } carte, tutti ne vedono il dorso
    }
page-no-cards = Nessuna carta in mano.
page-villagers = paesani: { $n }
page-cards = Carte in mano
page-food-name = Cibo
page-builder-name = Costruttori
page-if-market = Se il Mercato si svolgesse ora
page-gold = monete
page-purse = riserva
page-on-cards = sulle carte
page-silver = argento
page-sum = in tutto
page-first-over = Il Primo Mercato si è già svolto.
page-events = Eventi
page-worth-gold = monete: { $n }
page-worth-food = cibo: { $n }
page-worth-builder = costruttori: { $n }
page-seat-lines = Cibo: { $food }, limite di acquisizione: { $limit }. Costruttori: { $builders }. Monete: { $gold }; il Secondo Mercato ne darebbe { $market }.
page-suit-pips = Quadratini nella testata: quante carte si possono posare sopra.
page-locked-by = lo sblocca: { $card }
page-goes-on = Va su: { $card }.
page-stands-alone = Non richiede una carta sotto.
page-each-market = Monete a ogni Mercato finché la carta è visibile: { $n }.
page-padlock = Lucchetto: lo sblocca { $card }. Le monete ({ $gold }) vanno su quella carta, di chiunque sia, o alla banca se nessuno la possiede.
page-opens = Sblocca carte del mazzo ({ $n }): { $cards }. Ogni volta riceve monete: { $gold }.
page-first-waits =
    { $count ->
        [one] Primo Mercato: alla fine del round in cui finisce la pila { $stacks }. Carte rimaste: { $n }.
       *[other] Primo Mercato: alla fine del round in cui finiscono tutte le pile { $stacks }. Carte rimaste: { $n }.
    }
page-first-due = Il Primo Mercato si svolge alla fine di questo round.
page-second-waits = Secondo Mercato: alla fine del round in cui finiscono tutte le pile. Carte rimaste: { $n }. Solo allora conta l’argento.
page-second-due = Il Secondo Mercato si svolge alla fine di questo round e chiude la partita.
page-second-over = Il Secondo Mercato si è già svolto.
page-beneath = sotto: { $n }
page-silver-letter = A
page-show-covered = Carte coperte ({ $n })

## Tips for a first game

tip-draft = Acquisizione: clicca un paesano scoperto della Strada, o una pila per pescare alla cieca. Con il cibo nel villaggio ne acquisisci di più.
tip-build = Costruzione: clicca una carta in mano per costruirla. Una catena di produzione inizia da un paesano base, che ingaggi restituendo una carta. Un lucchetto costa { $cost }.
tip-unlock = Lucchetto: paga { $cost } sulla carta che lo sblocca. Se è tua, le monete restano nel tuo villaggio e contano al Mercato.

## A turn in one sentence, its steps and its sums

sum-gold =
    { $n ->
        [one] { $sign }{ $n } moneta
       *[other] { $sign }{ $n } monete
    }
summary-gains = ottiene { $what }
summary-took = prende { $card_a }
summary-coin-put = mette una moneta ({ $card })
summary-placed = costruisce { $card_a }
summary-played = gioca { $card_a }
summary-robbed = ruba { amount-gold } a { $victim }
summary-thief-caught = cattura un Ladro di { $owner }
summary-took-from = prende una carta a { $owner }
summary-swapped = mette un Apprendista nel villaggio di { $owner }
summary-drew-hidden =
    { $n ->
        [one] prende { $n } carta a faccia in giù
       *[other] prende { $n } carte a faccia in giù
    }
summary-recruited = paga il Reclutatore
summary-market-held = { amount-gold }
summary-group-market = Mercato: { $what }.
summary-event-revealed = il nuovo evento è «{ $event_card }»
summary-event-resolved = si risolve «{ $event_card }»
summary-event-cancelled = annulla «{ $event_card }»
summary-countess-took = la Contessa prende { $card_a }
summary-countess-gained = la Contessa ottiene { amount-gold }
summary-villager-lost = perde { $card_a }
summary-improvement-won = vince «{ $improvement }»
summary-mini-won = vince Mini Villagers
