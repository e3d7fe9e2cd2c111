import { foresee } from '../../foresee.ts';
import { view } from '../../position.ts';
import { difference, short } from '../plain.ts';
import { broken, type Property } from '../property.ts';
import { tryOutOrNull } from '../trial.ts';

export const foreseenComesTrue: Property = {
  name: 'foresee',
  must: 'What a seat can foresee of a choice is what comes of it.',
  share: 0.05,
  at({ game, referee, g, chance }) {
    if (g.asked.length === 0) return 'idle';
    const seat = g.asked[chance.below(g.asked.length)];
    const choice = referee.pick(g, seat, chance);
    const foreseen = foresee(game, view(game, g, seat), [choice]);
    // A form filled in at random may be refused; what follows a settled question is not foreseen.
    if (!foreseen.ok || foreseen.taken.length === 0 || foreseen.view.asked.length === 0) return 'idle';
    const after = tryOutOrNull(game, g, seat, choice, chance.below(2 ** 31));
    if (after === null) return 'idle';
    const wrong = difference(foreseen.view, view(game, after.g, seat));
    if (wrong === null) return 'holds';
    return broken(`Seat ${seat} foresees something else of ${short(choice)} than comes of it: ${wrong}.`);
  },
};
