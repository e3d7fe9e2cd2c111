import type { Translation } from '@entente/engine';
import type { international as en } from '../en/international.ts';

/** The international phase without alliances (LIM-3), and the events of the solo game (LIM-5). */
export const international = {
  'log.internationalPhase': 'Inizia la fase internazionale.',
  'log.coldWar': 'Guerra fredda: {seat} ha più di 15 risorse militari: +1 destabilizzazione.',
  'log.coldWarStar': 'Guerra fredda: la nazione stella ha più di 15 risorse militari: +1 destabilizzazione.',
  'log.financialCrisis':
    'Crisi finanziaria, la Banca Mondiale è vuota: ogni nazione perde {tiles}\u00a0$ per abitante e una classe scende di 1 passo.',
  'log.richest': 'I più ricchi prendono destabilizzazione, +{count} ciascuno: {seats}.',
  'log.richestStar': 'La nazione stella è tra le più ricche: +{count} destabilizzazione.',
  'log.ecologicalCrisis':
    'Crisi ecologica: la riserva di inquinamento è esaurita! Ogni nazione perde 1 territorio e {tiles, plural, one {# livello} other {# livelli}} della fabbrica rinnovabile.',
  'log.polluters': 'Più inquinamento di tutti: {seats}.',
  'log.polluterStar': 'Più inquinamento di tutti: la nazione stella.',
  'log.militaryCrisis':
    'Crisi militare: la riserva di destabilizzazione è esaurita! In ogni nazione scende la classe più bassa possibile, {tiles, plural, one {una volta} other {# volte}}, e si mobilitano risorse militari.',
  'log.warmongers': 'Più destabilizzazione di tutti: {seats}.',
  'log.endOfGeneration': 'La generazione {generation} è finita.',
  'log.event': 'Evento (di nostra invenzione): {event}.',
  'log.eventSkipped': 'L’evento «{event}» non si applica: se ne pesca un altro.',
  'log.noEvent': 'Nessun evento si applica: non succede nulla.',
  'prompt.raid':
    'La nazione stella fa un’incursione con {force, plural, one {# risorsa militare} other {# risorse militari}}. Ne spendi altrettante per respingerla?',
  'choice.repelRaid': 'Respingi l’incursione',
  'choice.sufferRaid': 'Subisci l’incursione',
  'log.repelRaid':
    '{seat} respinge l’incursione con {amount, plural, one {# risorsa militare} other {# risorse militari}}.',
  'log.raid':
    'L’incursione costa a {seat} {amount, plural, one {# unità di {resource}} other {# {resource}}}.',
  'log.crisisMoney': '{seat} perde {money} $ nella crisi.',
  'log.starTakes':
    'Nazione stella: {token, select, pollution {inquinamento} other {destabilizzazione}} +{count}.',
  'log.starReturns':
    'La nazione stella restituisce {count, plural, one {# segnalino} other {# segnalini}} {token, select, pollution {inquinamento} other {destabilizzazione}}.',
  'log.starLoses': 'Nazione stella: {what, select, fossil {risorse fossili} other {territori}} −{count}.',
  'log.starGains': 'Nazione stella: risorse fossili +{count}.',
  'log.starPays': 'La nazione stella paga {money} $ alla Banca Mondiale.',
  'log.starColonises':
    'La nazione stella prende {territories, plural, one {# territorio} other {# territori}} e {fossil, plural, one {# risorsa fossile} other {# risorse fossili}} dalla tessera Colonizzazione.',
  'log.starBuys':
    'La nazione stella compra {amount, plural, one {# unità di {resource}} other {# {resource}}} per {money} $. Tariffa: {position}.',
  'log.starSells':
    'La nazione stella vende {amount, plural, one {# unità di {resource}} other {# {resource}}} per {money} $. Tariffa: {position}.',
  'log.crisesExplained':
    'Da ora attenti alle crisi. Tasse che svuotano la Banca Mondiale portano una crisi finanziaria, una riserva di inquinamento vuota una ecologica, una riserva di destabilizzazione vuota una militare. {count} crisi chiudono la partita.',
} satisfies Translation<typeof en>;
