import type { Translation } from '@entente/engine';
import type { general as en } from '../en/general.ts';

/** The box, the start of a game and the options of a table. */
export const general = {
  title: 'Ideology: la guerra delle idee',
  about:
    'Diffondi un’idea nel Novecento con le armi, il denaro e la cultura. Pace, neutralità o guerra: tutti scelgono in segreto, e vale il desiderio più ostile.',
  goal: 'Primo a {points} di Influenza Globale',
  'goal.how': 'Somma dei livelli delle tue regioni',
  'points.regions': 'regioni',
  'points.regions.how': 'la somma dei loro livelli',
  'points.weapons': 'armi di distruzione di massa',
  'points.weapons.how': '1 l’una',
  'firstVisit.who': 'Diffondi nel mondo: {ideology}.',
  'firstVisit.win':
    'Ogni regione che controlli conta il suo livello. Quando i tre settori di una regione indipendente sono pieni, va a chi lì ha la maggioranza.',
  'firstVisit.end':
    'La partita finisce dopo il turno in cui qualcuno arriva a {points}. Vince l’influenza più alta.',
  'firstVisit.first':
    'Puoi scambiare una carta, poi ti rafforzi in patria. Dopo estendi la tua influenza alle regioni indipendenti all’estero.',
  framing:
    'Un gioco sulla rivalità delle idee nel Novecento; non parteggia per nessuna. «Gioca subito» ti dà il Capitalismo.',

  'log.leads': '{seat} gioca: {ideology}.',
  'log.turn': 'Inizia il turno {turn}.',
  'log.passed': '{seat} passa.',

  'choice.pass': 'Passa',
  'choice.finish': 'Concludi',

  'refuse.cards':
    'Ci {need, plural, one {vuole # carta} other {vogliono # carte}} di {influence}; {have, plural, =0 {non ne hai} other {ne hai solo #}}.',
  'refuse.full': 'Nella regione {region} non c’è più spazio per l’{influence}.',

  'option.names': 'Nomi delle ideologie',
  'option.names.printed': 'come stampati',
  'option.names.neutral': 'neutrali, lettere greche',
  'option.regions': 'Livelli e confini delle regioni',
  'option.regions.tuned': 'calibrati con simulazioni (nostri)',
  'option.regions.first': 'come ricostruiti in origine',
  'option.attractiveCulture': 'Cultura attraente: un attacco culturale si respinge senza carte',
  'option.attractiveCulture.turn': 'una volta per turno (nostra lettura)',
  'option.attractiveCulture.conflict': 'una volta per conflitto',
  'option.totalitarianism': 'Totalitarismo: dopo una valutazione',
  'option.totalitarianism.replace': 'sostituisce carte altrui nelle proprie regioni',
  'option.totalitarianism.swap': 'scambia carte proprie con altre della mano',
  'option.culturalWeakness': 'Debolezza culturale: una carta culturale in più',
  'option.culturalWeakness.developed':
    'per avviare un conflitto culturale fuori dalle sue regioni, dal livello 2 in su (calibrata da noi)',
  'option.culturalWeakness.conflict':
    'per avviare qualunque conflitto culturale fuori dalle sue regioni (come ricostruita in origine)',
  'option.culturalWeakness.extend': 'per estendere l’influenza culturale',
  'option.colonialResistance': 'Resistenza coloniale: una carta culturale in più',
  'option.colonialResistance.distant':
    'per estendere l’influenza culturale a regioni distanti (calibrata da noi)',
  'option.colonialResistance.extend':
    'per estendere l’influenza culturale a regioni di livello 2 o più (come ricostruita in origine)',
  'option.colonialResistance.conflict': 'per avviare un conflitto culturale in regioni di livello 1',
  'option.fundamentalistStart': 'Avanzamento iniziale dell’ideologia in Iran',
  'option.fundamentalistStart.propaganda': 'Propaganda',
  'option.fundamentalistStart.patriotism': 'Patriottismo',
  'option.closedSociety':
    'Società chiusa: nelle regioni di livello 2 o più un conflitto costa una carta in più',
  'option.closedSociety.cultural': 'se è culturale (calibrata da noi)',
  'option.closedSociety.economic': 'se è economico (come ricostruita in origine)',
  'option.wmd': 'Le armi di distruzione di massa eliminano',
  'option.wmd.half': 'metà delle carte di un’ideologia in una regione',
  'option.wmd.all': 'tutte le carte in una regione',
  'option.reach': 'Gli avanzamenti di livello 2 annullano la distanza',
  'option.reach.everywhere': 'per estendere l’influenza e nei conflitti',
  'option.reach.foreign': 'solo per estendere l’influenza',
  'option.independentMaximum': 'Spazio nei settori di una regione indipendente',
  'option.independentMaximum.current': 'il suo livello di sviluppo (regolamento italiano)',
  'option.independentMaximum.printed': 'il suo livello stampato (regolamento tedesco)',
  'option.turns': 'Ultimo turno, se prima non vince nessuno (regola nostra)',
  'option.turns.60': '60',
  'option.turns.15': '15 (partita breve)',
  'option.turns.120': '120',
  'option.wmd.one': 'una carta di un’ideologia in ogni settore di una regione',
  'option.turns.0': 'nessuno, come nel regolamento (200 al massimo)',
  'option.firstIdeology': 'Il primo posto inizia',
  'option.firstIdeology.dealt': 'a caso',
  'option.firstIdeology.capitalism': 'negli Stati Uniti',
  'option.firstIdeology.communism': 'in Russia',
  'option.firstIdeology.fascism': 'in Germania',
  'option.firstIdeology.imperialism': 'in Gran Bretagna',
  'option.firstIdeology.fundamentalism': 'in Iran',
  'heading.influence': 'Influenza',
  'heading.conflict': 'Conflitto',
  'heading.hand': 'Mano',
  'heading.advances': 'Avanzamenti',
  'heading.diplomacy': 'Diplomazia',
  'effect.cards': '{count, plural, one {# carta} other {# carte}}',
  'effect.redraw': 'con una a caso',
  'effect.paid': '{count} {influence}',
  'effect.saved': 'la tua carta resta, e l’influenza',
  'effect.kept': '{count, plural, =0 {nessuna carta in mano} one {tieni # carta} other {tieni # carte}}',
  'effect.lose': 'perdi lì una carta',
  'effect.rise': 'influenza {by}',
  'effect.theirs': '{target}: influenza {by}',
  'effect.noInfluence': 'per ora nessuna influenza cambia',
  'effect.filled': 'poi {size} su {room} qui',
  'effect.toLevel':
    '{count, plural, =0 {ancora nulla: per il livello {level} servono gli altri tipi} one {influenza +1 dopo un’altra carta (livello {level})} other {influenza +1 dopo altre # carte (livello {level})}}',
  'effect.toTake':
    '{count, plural, =0 {piena: influenza +{worth} per la maggioranza} one {influenza +{worth} quando un’altra carta la riempie} other {influenza +{worth} quando altre # carte la riempiono}}; più carte: {lead, select, own {tu} none {parità} other {un rivale}}',
  'effect.odds':
    '{chance, plural, =100 {sostituisce la loro carta di sicuro} other {sostituisce la loro carta: almeno {chance}%}}',
  'effect.free': '{target} può respingere gratis',
  'effect.weapon': 'l’arma, influenza −1',
  'effect.destroyed': '{lost, plural, one {# carta distrutta} other {# carte distrutte}}',
  'effect.ownLost': 'anche {own} tue',
  'effect.part': '{advancement}',
  'effect.protects': 'attaccarti costa una carta in più ({influence})',
  'effect.reaches': 'distanza gratis ({influence})',
  'effect.points': '{points, plural, one {# punto a parità} other {# punti a parità}}',
  'effect.peace': 'rompe la pace con {target}',
} satisfies Translation<typeof en>;
