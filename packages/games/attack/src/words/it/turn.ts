import type { Translation } from '@entente/engine';
import type { turn as en } from '../en/turn.ts';

/** Turns, actions, building. */
export const turn = {
  'prompt.act': 'Il tuo turno. La prossima azione costa {price} di petrolio; ne hai {oil}.',
  'prompt.build':
    'Spendi {pp} Punti Produzione: Fanteria {infantry}, Carro {tank}, Artiglieria {artillery}, Aereo {plane}. Dove?',

  'choice.act': '{action}',
  'choice.blitzkrieg': 'Guerra lampo: uno spostamento gratuito di Carri Armati e Aerei',
  'choice.endTurn': 'Termina il turno',
  'choice.build': '{region}: +{count} {unit}',
  'choice.launch': '{sea}: +{count} {ship}',
  'choice.endBuild': 'Fatto',

  'refuse.oil': 'La prossima azione costa {price} di petrolio; ne hai {oil}.',
  'refuse.once': 'Una sola volta per turno: {action}.',
  'refuse.oneBlitzkrieg': 'In questo turno hai già usato la Guerra lampo.',
  'refuse.pp': 'Costa {cost} PP; ne hai {pp}.',

  'log.round': 'Round {round}; comincia {seat}.',
  'log.action':
    '{seat}: {action} ({price, plural, =0 {si paga solo se c’è uno scambio} other {# di petrolio}}).',
  'log.blitzkrieg': '{seat} usa la Guerra lampo.',
  'log.noOil': '{seat} non può pagare un’altra azione.',
  'log.turnOver': '{seat} termina il turno.',
  'log.built': '{seat} costruisce {count} × {unit}: {region}.',
  'log.launched': '{seat} costruisce {count} × {ship}: {sea}.',
} satisfies Translation<typeof en>;
