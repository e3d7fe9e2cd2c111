import type { Translation } from '@entente/engine';
import type { cards as en } from './en.ts';

/** Names of places and cards, and what the cards say. Numbers a/b/c are for 3, 4 and 6 players. */
export const cards = {
  'territory.NAM': 'America del Nord',
  'territory.MES': 'Mesoamerica e Caraibi',
  'territory.SUD': 'America del Sud',
  'territory.EUR': 'Europa',
  'territory.RUS': 'Eurasia settentrionale',
  'territory.MEN': 'Nordafrica e Medio Oriente',
  'territory.WAF': 'Africa occidentale e centrale',
  'territory.EAF': 'Africa orientale e meridionale',
  'territory.SAS': 'Asia meridionale',
  'territory.EAS': 'Asia orientale',
  'territory.SEA': 'Sud-est asiatico',
  'territory.OCE': 'Oceania',

  'water.1': 'Mar dei Caraibi e Golfo del Messico',
  'water.2': 'Rotte del Nord Atlantico',
  'water.3': 'Stretto di Bering',
  'water.4': 'Mediterraneo e Mar Nero',
  'water.5': 'Acque della Macaronesia',
  'water.6': 'Stretta atlantica',
  'water.7': 'Mar Rosso e Mare Arabico',
  'water.8': 'Golfo del Bengala',
  'water.9': 'Mari della Cina',
  'water.10': 'Mari del Giappone e di Ochotsk',
  'water.11': 'Mare delle Filippine',
  'water.12': 'Mari degli Arafura e dei Coralli',

  'ocean.northAtlantic': 'Atlantico settentrionale',
  'ocean.southAtlantic': 'Atlantico meridionale',
  'ocean.indian': 'Oceano Indiano',
  'ocean.northPacific': 'Pacifico settentrionale',
  'ocean.southPacific': 'Pacifico meridionale',
  'ocean.arctic': 'Mar Glaciale Artico',

  'objective.CO-A01': 'Potenza coloniale',
  'objective.CO-A01.text': 'Controlla almeno una colonia alla fine del giro.',
  'objective.CO-A02': 'Doppio fronte',
  'objective.CO-A02.text': 'Vinci almeno due combattimenti come attaccante in questo giro.',
  'objective.CO-A03': 'Corsa agli armamenti',
  'objective.CO-A03.text': 'Possiedi almeno 2/2/1 carri armati, e non meno di qualunque altro.',
  'objective.CO-A04': 'Guerra per il combustibile',
  'objective.CO-A04.text': 'Preleva almeno un TEP da una colonia in questo giro.',
  'objective.CO-A05': 'Pane con la forza',
  'objective.CO-A05.text':
    'Preleva almeno una razione da una colonia in questo giro e sfama tutta la tua gente.',
  'objective.CO-A06': 'Disarmo forzato',
  'objective.CO-A06.text':
    'Distruggi almeno un carro armato nemico in questo giro, oppure vinci due attacchi.',
  'objective.CO-A07': 'Fortezza',
  'objective.CO-A07.text':
    'Nessun tuo territorio è una colonia, e in questo giro hai respinto un attacco oppure hai un carro armato. (Primi numeri: carri armati su 2/2/1 territori.)',
  'objective.CO-A08': 'Detronizzare il primo',
  'objective.CO-A08.text':
    'Vinci un attacco contro un territorio controllato in quel momento dall’avversario in testa.',
  'objective.CO-A09': 'Sbarco',
  'objective.CO-A09.text':
    'Vinci un attacco tra territori che hanno in comune un’acqua territoriale. (Primi numeri: 2/1/1 attacchi.)',
  'objective.CO-A10': 'Confini in espansione',
  'objective.CO-A10.text': 'Controlla più territori di quanti ne hai scelti: 5/4/3.',
  'objective.CO-A11': 'Vittoria pulita',
  'objective.CO-A11.text':
    'Vinci un attacco senza perdere carri armati in combattimento in questo giro, oppure libera un tuo territorio colonizzato.',
  'objective.CO-A12': 'Superpotenza',
  'objective.CO-A12.text':
    'Vinci un attacco in questo giro e controlla almeno tante fabbriche quante chiunque altro.',
  'objective.CO-N01': 'Rivoluzione industriale',
  'objective.CO-N01.text': 'Controlla almeno 3/2/2 fabbriche.',
  'objective.CO-N02': 'Riserva strategica',
  'objective.CO-N02.text': 'Controlla almeno una fabbrica, e 5/4/3 TEP sui territori che controlli.',
  'objective.CO-N03': 'Borsa merci',
  'objective.CO-N03.text':
    'Scambia almeno 6/5/5 unità con altri giocatori in questo giro: razioni o TEP, comprati o venduti. (Primi numeri: due.)',
  'objective.CO-N04': 'Granai pieni',
  'objective.CO-N04.text': 'Sfama tutta la tua gente e conserva almeno 3/2/2 razioni.',
  'objective.CO-N05': 'Conti in ordine',
  'objective.CO-N05.text': 'Sfama tutta la tua gente e conserva almeno 4/3/2 gettoni.',
  'objective.CO-N06': 'Rivoluzione verde',
  'objective.CO-N06.text':
    'Possiedi almeno 2/1/1 coltivazioni intensive, oppure costruisci almeno 4/4/3 coltivazioni in questo giro. (Primi numeri: 4/3/2.)',
  'objective.CO-N07': 'Esportatore',
  'objective.CO-N07.text': 'Vendi o cedi in baratto almeno una razione o un TEP in questo giro.',
  'objective.CO-N08': 'Neutralità armata',
  'objective.CO-N08.text':
    'Possiedi un carro armato, non iniziare combattimenti in questo giro e non avere territori colonizzati.',
  'objective.CO-N09': 'Autosufficienza',
  'objective.CO-N09.text':
    'Sfama tutta la tua gente, non comprare nulla dagli altri in questo giro e controlla una fabbrica.',
  'objective.CO-N10': 'Grandi opere',
  'objective.CO-N10.text':
    'Costruisci almeno 4/3/2 coltivazioni, coltivazioni intensive o fabbriche in questo giro.',
  'objective.CO-N11': 'Stagione diplomatica',
  'objective.CO-N11.text':
    'Gioca almeno 3/3/2 carte Azione e non iniziare combattimenti in questo giro. (Primi numeri: due.)',
  'objective.CO-N12': 'Media potenza',
  'objective.CO-N12.text':
    'Controlla una fabbrica, possiedi 2/2/1 coltivazioni di qualsiasi tipo e 1/1/0 carri armati, e sfama tutta la tua gente.',
  'objective.CO-P01': 'Custodi della foresta',
  'objective.CO-P01.text':
    'Riporta a foresta almeno 3/3/2 dischi in questo giro, oppure possiedi ancora 18/14/9 foreste. (Primi numeri: un disco, 16/12/8.)',
  'objective.CO-P02': 'Basse emissioni',
  'objective.CO-P02.text':
    'Causa al massimo 3/3/2 CO₂ in questo giro, tra costruzioni ed emissioni, e sfama tutta la tua gente.',
  'objective.CO-P03': 'Fame zero',
  'objective.CO-P03.text': 'Sfama tutta la tua gente e conserva una razione alla fine del giro.',
  'objective.CO-P04': 'Porte aperte',
  'objective.CO-P04.text':
    'Sfama tutta la tua gente, e sfama un migrante, vendi una razione o conservane due.',
  'objective.CO-P05': 'Senza esercito',
  'objective.CO-P05.text':
    'Non possedere carri armati, non iniziare combattimenti in questo giro e non avere territori colonizzati.',
  'objective.CO-P06': 'Dopo le fabbriche',
  'objective.CO-P06.text':
    'Sfama tutta la tua gente, e non controllare fabbriche o averne smantellata una in questo giro.',
  'objective.CO-P07': 'Mari puliti',
  'objective.CO-P07.text':
    'Le tue fabbriche non producono rifiuti, e in questo giro nel mondo muoiono di rifiuti al massimo 5/4/4 pesci. (Primi numeri: 5.)',
  'objective.CO-P08': 'Patto per il clima',
  'objective.CO-P08.text': 'La CO₂ sale al massimo di 10 in questo giro, e non inizi combattimenti.',
  'objective.CO-P09': 'Pace nel mondo',
  'objective.CO-P09.text':
    'Non iniziare combattimenti in questo giro, non controllare colonie, e nel mondo ce n’è al massimo una.',
  'objective.CO-P10': 'Aiuti alimentari',
  'objective.CO-P10.text':
    'Sfama tutta la tua gente, e vendi una razione, sfama un migrante o conserva 3/2/2 razioni per i soccorsi.',
  'objective.CO-P11': 'Agricoltura contadina',
  'objective.CO-P11.text':
    'Possiedi almeno 4/3/3 coltivazioni semplici, nessuna intensiva e nessuna fabbrica. (Primi numeri: 4/3/2.)',
  'objective.CO-P12': 'Dividendo verde',
  'objective.CO-P12.text':
    'Possiedi almeno 2 gettoni, causa al massimo 4/3/1 CO₂ e non iniziare combattimenti in questo giro. (Primi numeri: 2/2/1 gettoni, 4/3/2 CO₂.)',

  'action.CA-01': 'Microcredito',
  'action.CA-01.text': 'Nel tuo turno: prendi 2 gettoni dalla cassa.',
  'action.CA-02': 'Prestito internazionale',
  'action.CA-02.text': 'Nel tuo turno: prendi 3 gettoni dalla cassa e perdi 1 punto.',
  'action.CA-03': 'Buona annata',
  'action.CA-03.text': 'Nel tuo turno: la tua scorta cresce di 2 razioni.',
  'action.CA-04': 'Corridoio umanitario',
  'action.CA-04.text':
    'Quando parte un migrante: scegli tu il territorio collegato che lo accoglie. Se è tuo, ottieni 2 punti.',
  'action.CA-05': 'Inviato di pace',
  'action.CA-05.text':
    'Quando è attaccato un territorio che possiedi, anche se è una colonia: l’attacco è annullato prima del primo tiro. L’attaccante riprende i gettoni e in questo turno non può più attaccare lì.',
  'action.CA-06': 'Caschi blu',
  'action.CA-06.text':
    'Nel tuo turno: scegli un territorio; fino alla fine del giro non può essere attaccato. Una colonia può comunque ribellarsi.',
  'action.CA-07': 'Mobilitazione generale',
  'action.CA-07.text':
    'Prima del primo tiro di un combattimento a cui partecipi: la tua parte ha 3 dadi popolazione in più.',
  'action.CA-08': 'Supporto aereo',
  'action.CA-08.text':
    'Prima del primo tiro di un combattimento a cui partecipi: i dadi della tua parte che mancano in quel tiro si ritirano.',
  'action.CA-09': 'Guerriglia',
  'action.CA-09.text': 'In qualsiasi turno: un tuo territorio colonizzato si ribella subito e gratis.',
  'action.CA-10': 'Aiuto militare',
  'action.CA-10.text':
    'Quando è dichiarato un attacco: unisciti a una delle parti come un alleato, senza patto.',
  'action.CA-11': 'Sabotaggio',
  'action.CA-11.text':
    'Nel tuo turno: paga 1 gettone; un carro armato nemico su un territorio collegato a uno tuo è distrutto.',
  'action.CA-12': 'Rete di spie',
  'action.CA-12.text': 'In qualsiasi turno: guarda l’obiettivo di un avversario.',
  'action.CA-13': 'Trasferimento di tecnologia',
  'action.CA-13.text':
    'Nel tuo turno: la tua prossima fabbrica in questo turno costa 1 gettone in meno e non aggiunge CO₂.',
  'action.CA-14': 'Energia rinnovabile',
  'action.CA-14.text':
    'Nel tuo turno: una tua fabbrica non consuma più TEP e non aggiunge più CO₂ a fine giro. I rifiuti restano.',
  'action.CA-15': 'Cattura del carbonio',
  'action.CA-15.text': 'Nel tuo turno: la CO₂ scende di 2 e ottieni 1 punto.',
  'action.CA-16': 'Campagna di rimboschimento',
  'action.CA-16.text': 'Nel tuo turno: una tua coltivazione torna foresta gratis e ottieni 1 punto.',
  'action.CA-17': 'Irrigazione',
  'action.CA-17.text': 'Nel tuo turno: una tua foresta senz’acqua avrà acqua per il resto della partita.',
  'action.CA-18': 'Certificazione biologica',
  'action.CA-18.text':
    'Nel tuo turno: le coltivazioni che costruisci fino alla fine del giro non aggiungono CO₂.',
  'action.CA-19': 'Impianto di riciclo',
  'action.CA-19.text':
    'Nel tuo turno: le tue fabbriche insieme producono 1 rifiuto in meno, per il resto della partita.',
  'action.CA-20': 'Riserva marina',
  'action.CA-20.text':
    'In qualsiasi turno: un oceano riceve 2 pesci, al massimo quanti ne aveva all’inizio, e ottieni 1 punto.',
  'action.CA-21': 'Flotta da pesca',
  'action.CA-21.text':
    'Mentre sfami la tua gente: togli 1 pesce da un oceano sulla tua costa; la tua scorta cresce di 2 razioni.',
  'action.CA-22': 'Embargo',
  'action.CA-22.text':
    'In qualsiasi turno: fino alla fine del giro nessuno può commerciare con un avversario a tua scelta.',
  'action.CA-23': 'Cartello',
  'action.CA-23.text': 'Nel tuo turno: fino alla fine del giro il TEP che vendi costa 1 gettone in più.',
  'action.CA-24': 'Area di libero scambio',
  'action.CA-24.text': 'Nel tuo turno: fino alla fine del giro commerci senza bisogno di collegamenti.',
  'action.CA-25': 'Fiera del baratto',
  'action.CA-25.text':
    'Nel tuo turno: dai alla cassa 1 TEP per 2 razioni, oppure 2 razioni per 1 TEP già consumato.',
  'action.CA-26': 'Dieta vegetale',
  'action.CA-26.text': 'Mentre sfami la tua gente: servono 2 razioni in meno.',
  'action.CA-27': 'Pianificazione familiare',
  'action.CA-27.text':
    'Nel tuo turno: dal prossimo ripopolamento la tua popolazione è di 1 sotto il valore della tabella.',
  'action.CA-28': 'Sciopero generale',
  'action.CA-28.text':
    'In qualsiasi turno: fino alla fine del giro un avversario a tua scelta non costruisce carri armati né coltivazioni intensive.',
  'action.CA-29': 'Campagna di stampa',
  'action.CA-29.text':
    'Nel tuo turno: ottieni 1 punto, o 2 punti se in questo giro non hai iniziato combattimenti.',
  'action.CA-30': 'Premio per la pace',
  'action.CA-30.text':
    'Nel tuo secondo turno: ottieni 3 punti se non hai carri armati né colonie e in questo giro non hai iniziato combattimenti.',
  'action.CA-31': 'Parata della vittoria',
  'action.CA-31.text': 'Quando hai vinto un combattimento, da attaccante o da difensore: ottieni 2 punti.',
  'action.CA-32': 'Terra bruciata',
  'action.CA-32.text':
    'Quando un tuo territorio è colonizzato: tutto il TEP che vi si trova brucia e l’attaccante non riprende i gettoni.',
  'action.CA-33': 'Disboscamento illegale',
  'action.CA-33.text':
    'In qualsiasi turno: la CO₂ sale di 1, e conta come causata da un avversario a tua scelta che ha foreste.',
  'action.CA-34': 'Contrabbando',
  'action.CA-34.text':
    'Nel tuo turno: paga 1 gettone e prendi 1 TEP da un territorio altrui collegato a uno tuo.',
  'action.CA-35': 'Veto',
  'action.CA-35.text':
    'Quando un altro ha giocato una carta: non ha effetto. Contro un Veto non vale il Veto.',
  'action.CA-36': 'Allerta precoce',
  'action.CA-36.text':
    'Quando colpisce un imprevisto: tu e i tuoi territori siete al sicuro, anche se colpisce tutti.',
  'action.CA-37': 'Risoluzione di cessate il fuoco',
  'action.CA-37.text':
    'Prima del primo tiro di qualsiasi combattimento: se quel tiro non lo decide, finisce con un cessate il fuoco.',
  'action.CA-38': 'Solidarietà',
  'action.CA-38.text':
    'In qualsiasi turno: dai a un altro giocatore 1 o 2 razioni, collegato o no, e ottieni 2 punti.',
  'action.CA-39': 'Razioni di emergenza',
  'action.CA-39.text': 'Mentre sfami la tua gente: fino a 2 razioni mancanti contano come pagate.',
  'action.CA-40': 'Trattato segreto',
  'action.CA-40.text':
    'In qualsiasi turno: concludi un patto con un giocatore che accetta. Dura fino alla fine del giro.',

  'event.CI-01': 'Siccità',
  'event.CI-01.text': 'Ogni territorio colpito: il proprietario perde 1 razione.',
  'event.CI-02': 'Alluvione',
  'event.CI-02.text':
    'Ogni territorio colpito: va persa una coltivazione, prima un’intensiva, con le sue razioni; la CO₂ non cambia.',
  'event.CI-03': 'Incendi',
  'event.CI-03.text': 'Ogni territorio colpito che ha foreste: la CO₂ sale di 1.',
  'event.CI-04': 'Ciclone',
  'event.CI-04.text':
    'Ogni territorio colpito: va persa una fabbrica; se non c’è, il proprietario perde 1 razione.',
  'event.CI-05': 'Ondata di calore',
  'event.CI-05.text': 'Ogni territorio colpito: il proprietario restituisce 1 gettone alla cassa.',
  'event.CI-06': 'Epidemia',
  'event.CI-06.text': 'Ogni territorio colpito: il proprietario perde 1 popolazione, mai l’ultima.',
  'event.CI-07': 'Desertificazione',
  'event.CI-07.text':
    'Ogni territorio colpito: un disco con acqua e senza coltivazione si prosciuga per sempre; se non c’è, il proprietario perde 1 razione.',
  'event.CI-08': 'Cavallette',
  'event.CI-08.text': 'Ogni territorio colpito: il proprietario perde 2 razioni.',
  'event.CI-09': 'Pozzi in fiamme',
  'event.CI-09.text': 'Ogni territorio colpito che ha TEP: brucia 1 TEP e la CO₂ sale di 1.',
  'event.CI-10': 'Profughi climatici',
  'event.CI-10.text': 'Ogni territorio colpito: ne parte un migrante.',
  'event.CI-11': 'Terremoto',
  'event.CI-11.text': 'Ogni territorio colpito: va perso un carro armato; se non c’è, una fabbrica.',
  'event.CI-12': 'Malattia delle colture',
  'event.CI-12.text':
    'Ogni territorio colpito: le coltivazioni intensive diventano semplici e la scorta perde la differenza.',
  'event.CI-13': 'Sollevazione',
  'event.CI-13.text':
    'Ogni territorio colpito: una colonia torna libera; altrove il proprietario restituisce 1 gettone.',
  'event.CI-14': 'Guerra dell’acqua',
  'event.CI-14.text':
    'Ogni territorio colpito: il proprietario perde 1 razione; dove ci sono al massimo 2 dischi con acqua parte anche un migrante.',
  'event.CI-15': 'Disgelo del permafrost',
  'event.CI-15.text': 'La CO₂ sale di 2.',
  'event.CI-16': 'Crisi finanziaria',
  'event.CI-16.text': 'Ogni giocatore restituisce 2 gettoni; in sei, 1.',
  'event.CI-17': 'Pandemia',
  'event.CI-17.text': 'Ogni giocatore perde 1 popolazione, mai l’ultima.',
  'event.CI-18': 'Shock energetico',
  'event.CI-18.text': 'Fino alla fine del giro il TEP costa 1 gettone in più.',
  'event.CI-19': 'Rotte chiuse',
  'event.CI-19.text': 'Fino alla fine del giro commercia solo chi confina via terra.',
  'event.CI-20': 'Raccolti falliti',
  'event.CI-20.text': 'Ogni giocatore perde 1 razione.',
  'event.CI-21': 'Marea nera',
  'event.CI-21.text': 'Muoiono 3 pesci nell’oceano tirato.',
  'event.CI-22': 'Sbiancamento dei coralli',
  'event.CI-22.text': 'Muoiono 2 pesci nell’oceano tirato.',
  'event.CI-23': 'Zona morta',
  'event.CI-23.text': 'Muoiono 4 pesci nell’oceano tirato.',
  'event.CI-24': 'Acidificazione',
  'event.CI-24.text': 'Muore 1 pesce in ogni oceano che ne ha.',
  'event.CI-25': 'Innalzamento dei mari',
  'event.CI-25.text': 'Ogni territorio sull’oceano tirato: il proprietario perde 1 razione.',
  'event.CI-26': 'El Niño',
  'event.CI-26.text':
    'Muoiono 2 pesci nell’oceano tirato, e ogni territorio sulle sue coste costa 1 razione al proprietario.',
} as const satisfies Translation<typeof en>;
