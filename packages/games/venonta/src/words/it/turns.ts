import type { Translation } from '@entente/engine';
import type { turns as en } from '../en/turns.ts';

/** Turns: production, trade, feeding, movement; migrants; pacts. */
export const turns = {
  'log.turn': 'Turno {turn} di {seat}.',
  'prompt.produce':
    'Costruisci, commercia, sposta combustibile. {tokens, plural, =0 {Nessun gettone} one {# gettone} other {# gettoni}}, {hungry, plural, =0 {razioni già distribuite} other {{rations, plural, =0 {nessuna razione} one {# razione} other {# razioni}} per # abitanti{short, plural, =0 {} one {: ne manca {short}, partirà un migrante} other {: ne mancano {short}, partirà un migrante}}}}.',
  'choice.build': '{territory}: {plant} ({on})',
  'choice.restore': '{territory}: riconverti {plant} ({on})',
  'choice.convert': '{territory}: trasforma una coltivazione in fabbrica',
  'choice.tank': '{territory}: costruisci un carro armato',
  'choice.transfer': 'Sposta un TEP: {from} → {to}',
  'choice.levy': '{territory}: preleva una razione e un TEP (verso {to})',
  'choice.levyRation': '{territory}: preleva una razione',
  'choice.levyTep': '{territory}: preleva un TEP (verso {to})',
  'choice.endProduction': 'Fine produzione',
  'refuse.tokens': '{need, plural, one {Ci vuole # gettone} other {Ci vogliono # gettoni}}; ne hai {have}.',
  'refuse.colonised': '{territory} è una colonia: i suoi dischi non si possono cambiare.',
  'refuse.noWater': 'Qui non c’è una foresta con acqua da usare ora: {territory}.',
  'refuse.noForest': 'Qui non c’è una foresta da usare ora: {territory}.',
  'refuse.acted': 'Una volta per turno e disco: questo è già stato cambiato ({plant}).',
  'refuse.noFactory': 'Non hai fabbriche libere.',
  'refuse.neededFactory': 'Le tue coltivazioni intensive hanno bisogno di questa fabbrica.',
  'refuse.farmTooNew': 'La coltivazione dev’essere di un turno precedente.',
  'refuse.tepMoved': 'In questo turno hai già spostato un TEP.',
  'refuse.levied': 'In questo giro l’hai già prelevato: {territory}.',
  'log.built': '{seat} costruisce ({territory}): {plant}. La CO₂ è a {co2}.',
  'log.restored': '{seat} riconverte ({territory}): {plant}. La CO₂ è a {co2}.',
  'log.converted': '{seat} trasforma una coltivazione in fabbrica ({territory}). La CO₂ è a {co2}.',
  'log.tankBuilt': '{seat} costruisce un carro armato: {territory}.',
  'log.transferred': '{seat} sposta un TEP: {from} → {to}.',
  'log.levied':
    '{seat} preleva ({territory}): {rations, plural, =0 {nessuna razione} one {# razione} other {# razioni}}, {tep} TEP.',

  'choice.buyRation': 'Compra una razione da {target} per {price, plural, one {# gettone} other {# gettoni}}',
  'choice.sellRation': 'Vendi una razione a {target} per {price, plural, one {# gettone} other {# gettoni}}',
  'choice.buyTep': 'Compra un TEP: {from} → {to}',
  'choice.sellTep': 'Vendi un TEP: {from} → {to}',
  'choice.barter': 'Tratta …',
  'prompt.bargain': 'Fai un’offerta. In uno scambio le due parti devono valere lo stesso.',
  'choice.drop': 'Annulla',
  'deal.ration': '{count, plural, one {# razione} other {# razioni}}',
  'deal.token': '{count, plural, one {# gettone} other {# gettoni}}',
  'deal.tep': '1 TEP di combustibile ({territory})',
  'field.give_ration': 'Razioni che dai',
  'field.get_ration': 'Razioni che ricevi',
  'field.give_token': 'Gettoni che dai',
  'field.get_token': 'Gettoni che ricevi',
  'clause.defence': 'un patto di difesa',
  'clause.attack': 'un patto di attacco',
  'clause.both': 'un’alleanza (attacco e difesa)',
  'clause.peace': 'nessun attacco',
  'clause.green': 'nessuna nuova fabbrica',
  'clause.help': 'razioni quando servono',
  'refuse.pactTime': 'I patti si fanno prima dei turni.',
  'refuse.gift': 'I gettoni cambiano mano solo per razioni o TEP.',
  'refuse.bothWays': 'Non si dà e si riceve la stessa merce.',
  'refuse.feedingOnly': 'Ora si commerciano solo razioni, per quel che valgono.',
  'refuse.unequal': 'Le due parti devono valere lo stesso: dai {given}, ricevi {gotten}.',
  'refuse.embargo': 'In questo giro nessuno può commerciare con {target}.',
  'log.pactEnded': 'Il patto tra {seat} e {target} è finito.',

  'prompt.feed':
    'Sfama la tua gente: {need, plural, one {serve # razione} other {servono # razioni}}, ne hai {stock}.',
  'choice.feed':
    '{rations, plural, =0 {Non distribuire razioni} one {Distribuisci # razione} other {Distribuisci # razioni}}',
  'log.fed':
    '{seat} distribuisce {rations} razioni su {need}{shortfall, plural, =0 {} one {; ne manca #} other {; ne mancano #}}.',
  'log.neglected':
    '{seat} ha trascurato la sua gente{points, plural, =0 {} one {: −# punto} other {: −# punti}}{tokens, plural, =0 {} one {, −1 gettone} other {, −# gettoni}}.',
  'prompt.hunger': 'La gente ha fame. Da dove parte un migrante?',
  'choice.origin': 'Da: {territory}',
  'log.migrant': 'Parte un migrante: {territory}.',
  'log.migrantLost': 'Nessuno accoglie il migrante: {territory}.',
  'log.settled': '{seat} accoglie il migrante e dovrà sfamarlo: {territory}.',
  'prompt.host': 'Un migrante parte ({from}). Quale vicino dovrà sfamarlo?',
  'choice.host': 'In: {territory}',

  'prompt.march':
    '{tanks, plural, =0 {I carri armati si sono mossi tutti.} one {# carro armato può ancora muoversi, lungo un collegamento.} other {# carri armati possono ancora muoversi, lungo un collegamento.}} Poi chiudi il turno.',
  'choice.move': 'Muovi un carro armato: {from} → {to}',
  'choice.enter':
    'Chiedi di entrare con un carro armato: {from} → {to}, per {pay, plural, =0 {niente} one {# gettone} other {# gettoni}}',
  'choice.expel': 'Manda via i carri armati di {target}: {territory}',
  'choice.endTurn': 'Chiudi il turno',
  'refuse.closed': 'In questo turno ti è stato negato l’ingresso: {territory}.',
  'prompt.consentToHost':
    '{guest} chiede di muovere un carro armato, {from} → {to}, per {pay, plural, =0 {niente} one {# gettone} other {# gettoni}}.',
  'prompt.payEntry':
    '{host} chiede {pay, plural, one {# gettone} other {# gettoni}} per il tuo carro armato ({to}). Paghi?',
  'choice.accept': 'Accetta',
  'choice.refuse': 'Rifiuta',
  'choice.demand': 'Chiedi {pay, plural, one {# gettone} other {# gettoni}}',
  'log.moved': '{seat} muove un carro armato: {from} → {to}.',
  'log.askedEntry':
    '{seat} chiede a {target} l’ingresso di un carro armato per {pay, plural, =0 {niente} one {# gettone} other {# gettoni}}: {to}.',
  'log.demanded':
    '{seat} chiede {pay, plural, one {# gettone} other {# gettoni}} a {target} per l’ingresso: {to}.',
  'log.tooDear': '{seat} non paga {target} per l’ingresso: {to}.',
  'log.entryGranted':
    '{seat} lascia entrare un carro armato di {target} per {pay, plural, =0 {niente} one {# gettone} other {# gettoni}}: {to}.',
  'log.entryRefused': '{seat} non lascia entrare carri armati di {target}: {to}.',
  'log.expelled': '{seat} manda via i carri armati di {target}: {territory}.',
  'log.retreated': '{count, plural, one {# carro armato} other {# carri armati}} di {seat}: {from} → {to}.',
  'log.tanksStranded':
    '{count, plural, one {# carro armato di {seat} non ha dove andare ed è perso} other {# carri armati di {seat} non hanno dove andare e sono persi}}: {territory}.',
  'prompt.retreat': 'Dove vanno i tuoi carri armati? ({territory})',
  'choice.retreat': 'In: {to}',
} as const satisfies Translation<typeof en>;
