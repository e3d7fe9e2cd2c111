import type { Translation } from '@entente/engine';
import type { home as en } from '../en/home.ts';

/** Resource, Trading and Development Phase. */
export const home = {
  'prompt.cutDown':
    '{count, plural, =0 {Chi ha in mano più carte della sua Influenza Globale ne scarta.} one {La tua mano supera la tua Influenza Globale: scarta # carta.} other {La tua mano supera la tua Influenza Globale: scarta # carte.}}',
  'prompt.trade':
    '{traded, plural, =0 {Cambi {most, plural, one {# carta con una a caso} other {fino a # carte}}? Ogni livello vuole una carta per tipo.} other {Cambiate: # di {most}. Le nuove arrivano quando hai finito.}}',
  'prompt.develop': 'Rafforzati: ogni livello vuole una carta per tipo.',

  'choice.discard': 'Scarta una carta di {influence}',
  'choice.trade': 'Cambia una carta di {influence}',
  'choice.endTrade': 'Ho finito di cambiare',
  'choice.place': '{region}: piazza una carta di {influence}',
  'choice.buy': 'Acquista: {advancement}',

  'refuse.traded': 'Il tuo Potere di Scambio è {most}: hai già scambiato altrettante carte.',
  'refuse.soldOut': 'Non ci sono più copie: {advancement}.',
  'refuse.parts': 'Non possiedi gli avanzamenti che servono per {advancement}.',

  'log.drawn':
    '{count, plural, =0 {{seat} non pesca nulla: non ci sono più carte} one {{seat} pesca # carta} other {{seat} pesca # carte}}.',
  'log.cutDown':
    '{seat} scarta {count, plural, one {# carta} other {# carte}} di {influence} per scendere alla propria Influenza Globale.',
  'log.traded': '{seat} cambia una carta di {influence}.',
  'log.placed': '{seat} piazza una carta di {influence} nella regione {region}.',
  'log.bought': '{seat} acquista un avanzamento: {advancement}.',
} satisfies Translation<typeof en>;
