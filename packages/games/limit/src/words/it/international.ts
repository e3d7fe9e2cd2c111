import type { Translation } from '@entente/engine';
import type { international as en } from '../en/international.ts';

/** The international phase without alliances (LIM-3), and the events of the solo game (LIM-5). */
export const international = {
  'log.internationalPhase': 'Inizia la fase internazionale.',
  'log.coldWar':
    'Guerra fredda: {seat} ha accumulato troppe risorse militari e prende 1 segnalino destabilizzazione.',
  'log.coldWarStar':
    'Guerra fredda: la nazione stella ha accumulato troppe risorse militari e prende 1 segnalino destabilizzazione.',
  'log.financialCrisis':
    'Crisi finanziaria! Ogni nazione perde {tiles} $ per abitante e riduce uno standard di vita di 1 passo.',
  'log.richest': 'La destabilizzazione va a chi ha più denaro: {seats}.',
  'log.richestStar': 'La nazione stella è tra le più ricche e prende destabilizzazione.',
  'log.ecologicalCrisis':
    'Crisi ecologica! Ogni nazione perde 1 territorio e {tiles, plural, one {# livello} other {# livelli}} della fabbrica rinnovabile.',
  'log.polluters':
    'Chi ha più inquinamento perde popolazione, ha più disordine e impoverisce la classe più alta: {seats}.',
  'log.polluterStar': 'La nazione stella è responsabile: nessuno ha più inquinamento.',
  'log.migration': 'Arrivano migranti e la popolazione cresce: {seats}.',
  'log.militaryCrisis':
    'Crisi militare! In ogni nazione scende la classe più bassa possibile, {tiles, plural, one {una volta} other {# volte}}, e si mobilitano risorse militari.',
  'log.warmongers': 'Chi ha più destabilizzazione perde 1 livello di popolazione: {seats}.',
  'log.endOfGeneration': 'La generazione {generation} è finita.',
  'log.event': 'Evento: {event}.',
  'log.eventSkipped': 'L’evento «{event}» non si applica: se ne pesca un altro.',
  'log.noEvent': 'Nessun evento si applica: non succede nulla.',
  'prompt.raid':
    'La nazione stella fa un’incursione con {force, plural, one {# risorsa militare} other {# risorse militari}}. Ne spendi altrettante per respingerla?',
  'choice.repelRaid': 'Respingi l’incursione',
  'choice.sufferRaid': 'Subisci l’incursione',
  'refuse.enoughMilitary':
    '{needed, plural, one {Serve # risorsa militare} other {Servono # risorse militari}}, ma {have, plural, =0 {non ne hai} other {ne hai solo #}}.',
  'log.repelRaid':
    '{seat} respinge l’incursione con {amount, plural, one {# risorsa militare} other {# risorse militari}}.',
  'log.raid':
    'L’incursione costa a {seat} {amount, plural, one {# unità di {resource}} other {# {resource}}}.',
} satisfies Translation<typeof en>;
