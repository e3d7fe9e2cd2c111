import { roleOf } from '../../meaning.ts';
import { hasKey } from '../../words/teller.ts';
import { broken, type Property } from '../property.ts';

export const roles: Property = {
  name: 'roles',
  must: 'A role belongs to a choice that has words. Such a choice is offered with nothing to fill in, and a question has one end or pass.',
  share: 0.2,
  at({ game, referee, g, chance }) {
    const unknown = Object.keys(game.roles).find((does) => !hasKey(game, `choice.${does}`));
    if (unknown !== undefined) return broken(`"${unknown}" has a role, but no choice has that name.`);
    if (g.asked.length === 0) return 'idle';
    const seat = g.asked[chance.below(g.asked.length)];
    const step = g.flow.at(-1)?.step;
    const done = new Set<string>();
    for (const { choice, fill } of referee.choices(g, seat).offers) {
      const role = roleOf(game, choice);
      if (role === undefined) continue;
      if (fill !== undefined)
        return broken(`"${choice.do}" has a role, but is to be filled in at "${step}".`);
      if (role !== 'decline') done.add(choice.do);
    }
    if (done.size > 1) return broken(`At "${step}" several choices end or pass: ${[...done].join(', ')}.`);
    return 'holds';
  },
};
