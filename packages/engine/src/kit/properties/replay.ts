import { difference } from '../plain.ts';
import { broken, type Property } from '../property.ts';
import { tryOutOrNull } from '../trial.ts';

/** Also held against whole games by a second table. */
export const replayEqualsPlay: Property = {
  name: 'replay',
  must: 'The same seed and the same choices give the same positions and the same log, also after storing and loading.',
  share: 0.1,
  blocking: true,
  at({ game, referee, g, chance }) {
    if (g.asked.length === 0) return 'idle';
    const seat = g.asked[chance.below(g.asked.length)];
    const list = referee.choices(g, seat);
    if (list.size === 0) return 'idle';
    const choice = list.pick(chance);
    if (list.admits(choice) !== true) return 'idle';
    const seed = chance.below(2 ** 31);
    const once = tryOutOrNull(game, g, seat, choice, seed);
    const again = tryOutOrNull(game, g, seat, choice, seed);
    const found = difference(once, again);
    return found === null
      ? 'holds'
      : broken(`The same choice with the same chance, taken twice, differs: ${found}.`);
  },
};
