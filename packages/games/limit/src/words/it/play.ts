import type { Translation } from '@entente/engine';
import type { play as en } from '../en/play.ts';

/** Cards on their way through target, cost and effects; the market; war. */
export const play = {
  'prompt.target': '{card}: quale nazione è il bersaglio?',
  'prompt.factory': '{card}: per quale fabbrica?',
  'prompt.force': '{card}: con quante risorse militari attacchi? Saranno spese in ogni caso.',
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
  'prompt.weakening':
    '{card}: quale {whose, select, own {tua fabbrica} other {fabbrica del bersaglio}} perde 1 livello?',
  'prompt.rate': '{card}: quale tariffa di mercato muovi di 1?',
  'prompt.transaction':
    '{card}: quale risorsa compri o vendi? {left, plural, one {Resta # transazione} other {Restano # transazioni}}.',
  'prompt.reform': '{card}: da quale mazzo peschi?',
  'prompt.reformKeep':
    '{left, plural, =0 {Quale carta va ora in fondo al mazzo? La prima sarà pescata per prima.} other {{card}: quale carta tieni? Le altre vanno in fondo al mazzo così come sono.}}',
  'prompt.takeBack': '{card}: quale carta riprendi in mano?',

  'choice.target': 'Prendi di mira {seat}',
  'choice.factory': 'Scegli la {factory}',
  'choice.force': 'Attacca con {amount, plural, one {# risorsa militare} other {# risorse militari}}',
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
  'choice.endTrade': 'Ho finito di commerciare',
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
  'log.withdrawn': '{seat} ritira «{card}»: il costo non è stato raccolto.',
  'log.income': '{seat} riceve {money} $ dalla Banca Mondiale.',
  'log.moneyTaken': '{seat} prende {money} $ da {target}.',
  'log.colonised':
    '{seat} prende {territories, plural, =0 {} one {# territorio e } other {# territori e }}{fossil, plural, one {# risorsa fossile} other {# risorse fossili}} dalla tessera Colonizzazione.',
  'log.loot':
    '{seat} porta via {amount, plural, one {# unità di {resource}} other {# {resource}}} a {target}.',
  'log.gained': '{seat} ottiene {amount, plural, one {# unità di {resource}} other {# {resource}}}.',
  'log.pollutionPassed':
    '{seat} {count, plural, =0 {non cede inquinamento} one {cede # segnalino inquinamento} other {cede # segnalini inquinamento}} a {target}.',
  'log.territoryTaken':
    '{seat} {count, plural, =0 {non prende territori} one {prende # territorio} other {prende # territori}} a {target}.',
  'log.bought':
    '{seat} compra {amount, plural, one {# unità di {resource}} other {# {resource}}} per {money} $. Tariffa: {position}.',
  'log.sold':
    '{seat} vende {amount, plural, one {# unità di {resource}} other {# {resource}}} per {money} $. Tariffa: {position}.',
  'log.rate': '{seat} muove la tariffa delle {resource} alla posizione {position}.',
  'log.takenBack': '{seat} riprende «{card}».',
  'log.offshore':
    '{seat} fa produrre a {target} {goods, plural, one {# risorsa industriale} other {# risorse industriali}}{fossil, plural, =0 {} one { con # risorsa fossile} other { con # risorse fossili}}{pollution, plural, =0 {} other {; {target}: inquinamento +#}}.',
  'log.starResists':
    'La nazione stella respinge l’attacco di {force, plural, one {# risorsa militare} other {# risorse militari}}.',
  'log.notResisted':
    '{seat} non resiste all’attacco di {force, plural, one {# risorsa militare} other {# risorse militari}}.',
  'log.resisted':
    '{seat} spende {force, plural, one {# risorsa militare} other {# risorse militari}} e respinge l’attacco.',
  'log.paid': '{seat} paga {money} $ per «{card}».',
  'log.paidTarget': '{seat} paga {money} $ a {target} per «{card}».',
  'log.paidStar': '{seat} paga {money} $ alla nazione stella per «{card}».',
  'log.burned': '{seat} brucia {money} $.',
  'log.burnedBank': 'Si {money, plural, one {brucia # $} other {bruciano # $}} della Banca Mondiale.',
  'log.spent': '{seat} spende {amount, plural, one {# unità di {resource}} other {# {resource}}}.',
  'log.destab':
    '{seat}: destabilizzazione +{count}{why, select, broken { (alleanza rotta)} other { (costo della carta)}}.',
  'log.pollution': '{seat}: inquinamento +{count}.',
  'log.unrestByCard': '«{card}»: disordine di {seat} {way, select, up {+} other {−}}{by}, ora {unrest}.',
  'log.moneyTakenStar': '{seat} prende {money} $ dalla nazione stella.',
  'log.lootStar':
    '{seat} porta via {amount, plural, one {# risorsa fossile} other {# risorse fossili}} alla nazione stella.',
  'log.pollutionPassedStar':
    '{seat} {count, plural, =0 {non cede inquinamento} one {cede # segnalino inquinamento} other {cede # segnalini inquinamento}} alla nazione stella.',
  'log.territoryTakenStar':
    '{seat} {count, plural, =0 {non prende territori} one {prende # territorio} other {prende # territori}} alla nazione stella.',
  'log.territoryLost': '{seat} perde {count, plural, one {# territorio} other {# territori}}.',
  'log.offshoreStar':
    '{seat} fa produrre alla nazione stella {goods, plural, one {# risorsa industriale} other {# risorse industriali}}{fossil, plural, =0 {} one { con # risorsa fossile} other { con # risorse fossili}}{pollution, plural, =0 {} other {; nazione stella: inquinamento +#}}.',
} satisfies Translation<typeof en>;
