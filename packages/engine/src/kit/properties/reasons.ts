import { difference } from '../plain.ts';
import { broken, type Property } from '../property.ts';

export const sameWithReasons: Property = {
  name: 'same-with-reasons',
  must: 'The same choices are open whether or not anybody wants to know why others are not.',
  share: 0.2,
  at({ g, referee }) {
    if (g.asked.length === 0) return 'idle';
    for (const seat of g.asked) {
      const plain = open(referee.choices(g, seat).offers);
      const explained = open(referee.explained(g, seat).offers);
      const changed = difference(plain, explained);
      if (changed !== null)
        return broken(`Seat ${seat} has other choices once reasons are wanted: ${changed}.`);
    }
    return 'holds';
  },
};

/** As plain data: what checks a form is a function. */
const open = (offers: readonly unknown[]): unknown => JSON.parse(JSON.stringify(offers));
