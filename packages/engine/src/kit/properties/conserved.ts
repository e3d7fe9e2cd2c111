import type { Position, Types } from '../../game.ts';
import { difference, short } from '../plain.ts';
import { broken, type KitMoment, type Property } from '../property.ts';
import { lookAhead } from './ahead.ts';

/** What has gone wrong in a position by the game's own account; null when all is well. */
export function disorder<T extends Types>(moment: KitMoment<T>, g: Position<T>): string | null {
  const now = moment.game.conserved(g);
  for (const [what, count] of Object.entries(moment.start)) {
    if (now[what] !== count) return `${what} were ${count} at the start and are ${now[what]}`;
  }
  const [fault] = moment.game.faults(g);
  return fault ?? difference(Object.keys(moment.start).sort(), Object.keys(now).sort());
}

export const conserved: Property = {
  name: 'conserved',
  must: 'Nothing is created or lost, and the game finds no fault with its own position.',
  share: 1,
  blocking: true,
  at(moment) {
    const found = disorder(moment, moment.g);
    if (found !== null) return broken(`The position is out of order: ${found}.`);
    for (const { seat, choice, trial } of lookAhead(moment)) {
      const next = trial === undefined ? null : disorder(moment, trial.g);
      if (next !== null)
        return broken(`Seat ${seat}'s choice ${short(choice)} leaves it out of order: ${next}.`);
    }
    return 'holds';
  },
};
