import type { Choices } from '../../choices.ts';
import type { Choice } from '../../game.ts';
import { imagine, view } from '../../position.ts';
import { difference, short } from '../plain.ts';
import { broken, type Property } from '../property.ts';

export const noLeakThroughChoices: Property = {
  name: 'leak-choices',
  must: 'What a seat may do, and why it may not, does not depend on what it cannot know.',
  share: 0.3,
  at({ game, referee, g, chance }) {
    if (g.asked.length === 0) return 'idle';
    const seat = g.asked[chance.below(g.asked.length)];
    const other = imagine(game, view(game, g, seat), chance);
    const [here, there] = [referee.explained(g, seat), referee.explained(other, seat)];
    const told = difference(legible(here), legible(there));
    if (told !== null) {
      return broken(
        `The choices of seat ${seat} tell something hidden: in two positions that it cannot tell apart ${told}.`,
      );
    }
    // The check of a form is no text, but its answer is.
    if (here.size === 0) return 'holds';
    const filled = here.pick(chance);
    const answered = difference(here.admits(filled), there.admits(filled), 'answer');
    if (answered === null) return 'holds';
    return broken(
      `The answer to ${short(filled)} tells seat ${seat} something hidden: in two positions that it cannot tell apart ` +
        `${answered}.`,
    );
  },
};

/** A list as its reader gets it, without the checks of its forms. */
function legible<C extends Choice>(list: Choices<C>): object {
  const open = list.offers.map(({ choice, fill }) =>
    fill?.kind === 'form' ? { choice, blanks: fill.blanks } : { choice, ...fill },
  );
  return { open, refused: list.refused };
}
