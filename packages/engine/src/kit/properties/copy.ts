import type { Position, Types } from '../../game.ts';
import { copy, copyFlat } from '../../position.ts';
import { difference, spoil } from '../plain.ts';
import { broken, type Property } from '../property.ts';

export const equalCopy: Property = {
  name: 'copy',
  must: 'A copy equals the original and shares nothing with it that can change.',
  share: 0.2,
  blocking: true,
  at({ game, g }) {
    const copied = copy(game, g);
    const unlike = difference(g, copied);
    if (unlike !== null) return broken(`The copy is not like the original: ${unlike}.`);
    const original = copyFlat(g);
    spoilPlaces(copied);
    const shared = difference(original, g);
    if (shared === null) return 'holds';
    // The run goes on with this position, so it must be healed first.
    Object.assign(g, original);
    return broken(`A change of the copy changed the original: ${shared}.`);
  },
};

/** Options, outcome and given answers are never changed in place, so copies may share them. */
function spoilPlaces<T extends Types>(g: Position<T>): void {
  spoil(g.public);
  spoil(g.private);
  spoil(g.secret);
  spoil(g.flow);
  for (const given of g.answers) given.pop();
  g.answers.pop();
}
