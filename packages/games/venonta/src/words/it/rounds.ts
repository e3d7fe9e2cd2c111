import type { Translation } from '@entente/engine';
import type { rounds as en } from '../en/rounds.ts';

/** Preparation and phases 1 to 8, 12 to 14. */
export const rounds = {
  'prompt.draft': 'Prendi un territorio.',
  'choice.claim': 'Prendi: {territory}',
  'refuse.claimed': 'L’ha già preso {target}.',
  'log.claimed': '{seat} prende: {territory}.',

  'log.round': 'Giro {round}: anno {year}.',
  'log.repopulated': 'Popolazione per posto: {people}.',
  'log.harvested': 'Razioni per posto dopo il raccolto: {rations}.',
  'log.income': 'Gettoni per posto: {tokens}.',
  'log.order': 'Ordine di gioco: {seats}.',

  'prompt.consumption': 'Ogni fabbrica ha bisogno di 1 TEP. Rifornisci le tue, o rinuncia.',
  'choice.supplyAll': 'Rifornisci quante più fabbriche possibile',
  'choice.supply': 'Rifornisci una fabbrica ({territory}) con TEP da: {from}',
  'choice.abandon': 'Rinuncia a una fabbrica: {territory}',
  'refuse.noTep': 'Non c’è più TEP: {territory}.',
  'log.burnt': 'Le fabbriche di {seat} bruciano {count} TEP.',
  'log.factoryLost': '{seat} perde una fabbrica: {territory}.',
  'prompt.fallBack': '{seat}: troppo poche fabbriche. Quale coltivazione intensiva torna semplice?',
  'choice.fallBack': 'Quella in: {territory}',
  'log.fellBack': 'Una coltivazione intensiva torna semplice: {territory}.',

  'log.event': 'Imprevisto: {event}.',
  'log.eventOnLand': 'Imprevisto: {event}, {territory}.',
  'log.eventAtSea': 'Imprevisto: {event}, {ocean}.',
  'log.red': 'La CO2 raggiunge la casella rossa {space}: seguirà un imprevisto.',
  'prompt.event': 'Imprevisto: {event}. Ti colpisce.',
  'choice.suffer': 'Subiscilo',
  'choice.ignore': 'Ignoralo: sei resiliente',
  'refuse.common': 'Questo imprevisto riguarda tutti: la resilienza non aiuta.',
  'refuse.notResilient': 'Non sei resiliente: {vp} PV, {co2} CO2.',
  'log.ignored': '{seat} è resiliente e ignora {event}.',
  'log.warned': '{seat} era in allerta e ignora {event}.',
  'log.lostRations':
    '{seat} {count, plural, =0 {non perde razioni} one {perde # razione} other {perde # razioni}}.',
  'log.lostTokens':
    '{seat} {count, plural, =0 {non restituisce gettoni} one {restituisce # gettone} other {restituisce # gettoni}}.',
  'log.lostPeople': '{seat} {count, plural, =0 {non perde popolazione} other {perde # popolazione}}.',
  'log.fire': 'Bruciano foreste: {territory}.',
  'log.tepBurnt': 'Brucia un TEP: {territory}.',
  'log.farmLost': '{seat} perde una coltivazione: {territory}.',
  'log.driedOut': 'Un disco si prosciuga: {territory}.',
  'log.tankLost': '{seat} perde un carro armato: {territory}.',
  'log.uprising': 'La gente caccia il capo colono di {seat}: {territory}.',
  'log.fishDied': '{count, plural, one {Muore # pesce} other {Muoiono # pesci}}: {ocean}.',
  'prompt.loss': '{seat}: quale disco? ({territory})',
  'choice.lose': '{territory}, disco {disc}',

  'log.drew': '{seat} {count, plural, =0 {non pesca carte} one {pesca # carta} other {pesca # carte}}.',
  'prompt.exchange': 'Puoi cambiare {left, plural, one {una carta} other {fino a # carte}}.',
  'choice.swap': 'Cambia {card}',
  'choice.keep': 'Tieni il resto',
  'log.exchanged': '{seat} cambia {count, plural, one {# carta} other {# carte}}.',
  'prompt.objective': 'Prendi un obiettivo per questo giro.',
  'choice.takeBack': 'Carta {place}: {group}',
  'choice.takeSeen': '{objective}',
  'log.tookObjective': '{seat} prende un obiettivo: {group}.',

  'log.emissions': 'Emissioni per posto: {added}. La CO2 è a {co2}.',
  'log.reached': '{seat} ha raggiunto {objective}: {points} PV.',
  'log.missed': '{seat} ha mancato {objective}.',
} as const satisfies Translation<typeof en>;
