import type { Translation } from '@entente/engine';
import type { play as en } from '../en/play.ts';

/** Cards on their way through target, cost and effects; the market; war. */
export const play = {
  'prompt.target': '{card}: quale nazione è il bersaglio?',
  'prompt.factory': '{card}: per quale fabbrica?',
  'prompt.force': '{card}: con quante risorse militari attacchi? Saranno spese in ogni caso.',
  'prompt.financing':
    '«{card}» costa {left} $. Paghi tutto tu o chiedi un contributo agli alleati economici?',
  'prompt.contribution':
    '{seat} gioca «{card}»; {left, plural, one {manca ancora # $} other {mancano ancora # $}}. Con quanto contribuisci?',
  'prompt.payRest':
    '{card}: {left, plural, one {manca ancora # $. Lo paghi} other {mancano ancora # $. Li paghi}} o ritiri la carta?',
  'prompt.sacrifice': '{card}: quale classe riduce di 1 il suo standard di vita?',
  'prompt.resistance':
    '{attacker} ti attacca con {force, plural, one {# risorsa militare} other {# risorse militari}} («{card}»). Ne spendi altrettante per resistere?',
  'prompt.raiseClass':
    '{card}: quale {whose, select, target {classe del bersaglio} other {tua classe}} sale? {left, plural, one {Resta # passo} other {Restano # passi}}.',
  'prompt.gain': '{card}: che cosa ottieni?',
  'prompt.pollutionGift': '{card}: quanti segnalini inquinamento cedi, fino a {left}?',
  'prompt.loot': '{card}: che cosa porti via?',
  'prompt.weakening': '{card}: quale fabbrica del bersaglio perde 1 livello?',
  'prompt.rate': '{card}: quale tariffa di mercato muovi di 1?',
  'prompt.transaction':
    '{card}: quale risorsa compri o vendi? {left, plural, one {Resta # transazione} other {Restano # transazioni}}.',
  'prompt.reform': '{card}: da quale mazzo peschi?',
  'prompt.reformKeep':
    '{left, plural, =0 {In che ordine metti le altre carte in fondo al mazzo? Le prime indicate saranno pescate per prime.} other {{card}: quale carta tieni?}}',
  'prompt.takeBack': '{card}: quale carta riprendi in mano?',

  'choice.target': 'Prendi di mira {seat}',
  'choice.factory': 'Scegli la {factory}',
  'choice.force': 'Attacca con {amount, plural, one {# risorsa militare} other {# risorse militari}}',
  'choice.payAlone': 'Paga tutto tu',
  'choice.shareCost': 'Chiedi un contributo agli alleati economici',
  'choice.contribute': '{amount, plural, =0 {Non contribuire} other {Contribuisci con # $}}',
  'choice.payRest': 'Paga il resto',
  'choice.withdraw': 'Ritira la carta',
  'choice.lower': 'Abbassa la {class}',
  'choice.raise': 'Alza la {class}',
  'choice.gain': 'Ottieni {resource}',
  'choice.passPollution':
    '{amount, plural, =0 {Non cedere inquinamento} one {Cedi # segnalino inquinamento} other {Cedi # segnalini inquinamento}}',
  'choice.loot': 'Porta via {resource}',
  'choice.weaken': 'Riduci la {factory} di 1 livello',
  'choice.rateUp': 'Alza la tariffa delle {resource}',
  'choice.rateDown': 'Abbassa la tariffa delle {resource}',
  'choice.buy': 'Compra {amount, plural, one {# unità di {resource}} other {# {resource}}}',
  'choice.sell': 'Vendi {amount, plural, one {# unità di {resource}} other {# {resource}}}',
  'choice.endTrade': 'Non fare altre transazioni',
  'choice.takeBack': 'Riprendi «{card}»',
  'choice.resist': 'Resisti',
  'choice.yield': 'Non resistere',

  'refuse.ownNation': 'Il bersaglio è sempre un’altra nazione.',
  'refuse.mustMove': 'La {factory} non può salire: scegline una che può.',
  'refuse.itself': '«{card}» non può riprendere sé stessa.',
  'refuse.tradedAlready':
    'Hai già scambiato {resource}: la seconda transazione deve riguardare un’altra risorsa.',
  'refuse.marketEmpty': 'Sul mercato non ci sono {resource}.',
  'refuse.noBuyers': 'La tariffa delle {resource} è al minimo: nessuno compra.',
  'refuse.rateEnd': 'La tariffa delle {resource} è già all’estremità del tracciato.',

  'log.play': '{seat} gioca «{card}».',
  'log.target': '{seat} è il bersaglio di «{card}».',
  'log.pledged':
    '{money, plural, =0 {{seat} non contribuisce a «{card}».} other {{seat} promette # $ per «{card}».}}',
  'log.contributed': '{seat} contribuisce con {money} $ a «{card}».',
  'log.withdrawn': '{seat} ritira «{card}»: il costo non è stato raccolto.',
  'log.income': '{seat} riceve {money} $ dalla Banca Mondiale.',
  'log.moneyTaken': '{seat} prende {money} $ dal bersaglio.',
  'log.colonised':
    '{seat} prende {territories, plural, =0 {} one {# territorio e } other {# territori e }}{fossil, plural, one {# risorsa fossile} other {# risorse fossili}} dalla tessera Colonizzazione.',
  'log.loot': '{seat} porta via {amount, plural, one {# unità di {resource}} other {# {resource}}}.',
  'log.classFell': 'Per {seat} la {class} scende di 1 passo.',
  'log.classRose': 'Per {seat} la {class} sale di 1 passo.',
  'log.gained': '{seat} ottiene {amount, plural, one {# unità di {resource}} other {# {resource}}}.',
  'log.pollutionPassed':
    '{seat} {count, plural, =0 {non cede inquinamento} one {cede # segnalino inquinamento} other {cede # segnalini inquinamento}}.',
  'log.factoryRose': '{seat} porta la propria {factory} a {output}.',
  'log.territoryTaken':
    '{seat} {count, plural, =0 {non prende territori} one {prende # territorio} other {prende # territori}}.',
  'log.weakened': 'La {factory} di {seat} perde 1 livello.',
  'log.bought':
    '{seat} compra {amount, plural, one {# unità di {resource}} other {# {resource}}} per {money} $.',
  'log.sold':
    '{seat} vende {amount, plural, one {# unità di {resource}} other {# {resource}}} per {money} $.',
  'log.rate': '{seat} muove la tariffa delle {resource} alla posizione {position}.',
  'log.takenBack': '{seat} riprende «{card}».',
  'log.offshore':
    '{seat} fa produrre all’estero {goods, plural, one {# risorsa industriale} other {# risorse industriali}}; il bersaglio {pollution, plural, =0 {non prende inquinamento} one {prende # segnalino inquinamento} other {prende # segnalini inquinamento}}.',
  'log.starResists':
    'La nazione stella resiste e respinge l’attacco di {force, plural, one {# risorsa militare} other {# risorse militari}}.',
  'log.notResisted':
    '{seat} non resiste all’attacco di {force, plural, one {# risorsa militare} other {# risorse militari}}.',
  'log.resisted':
    '{seat} resiste e respinge l’attacco di {force, plural, one {# risorsa militare} other {# risorse militari}}.',
} satisfies Translation<typeof en>;
