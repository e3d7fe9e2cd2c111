import { consequencesOf, groupOf, roleOf } from '../../meaning.ts';
import { view } from '../../position.ts';
import { LANGUAGES, teller } from '../../words/teller.ts';
import { broken, type Property } from '../property.ts';
import { wordsOf } from '../trial.ts';

export const groups: Property = {
  name: 'groups',
  must: 'Every offered choice belongs to a group or has a role, and what follows from it can be said.',
  share: 0.1,
  at({ game, referee, g, chance }) {
    if (g.asked.length === 0 || (game.groups === undefined && game.consequences === undefined)) return 'idle';
    const seat = g.asked[chance.below(g.asked.length)];
    const { offers } = referee.choices(g, seat);
    const { ids } = game.groups ?? { ids: null };
    const homeless = offers.find(({ choice }) => {
      const group = groupOf(game, choice);
      return group === null ? roleOf(game, choice) === undefined : ids?.includes(group) === false;
    });
    if (ids !== null && homeless !== undefined)
      return broken(`"${homeless.choice.do}" belongs to no group and has no role.`);
    const { choice, fill } = offers[chance.below(offers.length)];
    if (fill?.kind === 'form') return 'holds';
    const filled = fill === undefined ? choice : { ...choice, [fill.field]: fill.min };
    try {
      const tell = teller(game, LANGUAGES[chance.below(LANGUAGES.length)]);
      for (const { message } of consequencesOf(game, view(game, g, seat), filled)) tell.say(message);
      return 'holds';
    } catch (thrown) {
      return broken(`What follows from "${choice.do}" cannot be said: ${wordsOf(thrown)}.`);
    }
  },
};
