import type { Choices } from '../../choices.ts';
import type { Choice } from '../../game.ts';
import { imagine, view } from '../../position.ts';
import { difference } from '../plain.ts';
import { broken, type Property } from '../property.ts';

export const noLeakThroughChoices: Property = {
  name: 'leak-choices',
  must: 'What a seat may do, and why it may not, does not depend on what it cannot know.',
  share: 0.3,
  at({ game, referee, g, chance }) {
    if (g.asked.length === 0) return 'idle';
    const seat = g.asked[chance.below(g.asked.length)];
    const other = imagine(game, view(game, g, seat), chance);
    const told = difference(legible(referee.explained(g, seat)), legible(referee.explained(other, seat)));
    if (told === null) return 'holds';
    return broken(
      `The choices of seat ${seat} tell something hidden: in two positions that it cannot tell apart ${told}.`,
    );
  },
};

/** A list as its reader gets it; the check of a form is no text. */
function legible<C extends Choice>(list: Choices<C>): object {
  const open = list.offers.map(({ choice, fill }) =>
    fill?.kind === 'form' ? { choice, blanks: fill.blanks } : { choice, ...fill },
  );
  return { open, refused: list.refused };
}
