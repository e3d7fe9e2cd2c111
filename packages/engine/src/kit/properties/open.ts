import { kindOfQuestion } from '../../default.ts';
import { imagine, view } from '../../position.ts';
import { difference } from '../plain.ts';
import { broken, type Property } from '../property.ts';

export const openQuestions: Property = {
  name: 'open',
  must: 'What may be chosen in an open step follows from what everybody sees.',
  share: 0.2,
  at({ game, referee, g, chance }) {
    if (g.asked.length === 0) return 'idle';
    const { frame } = referee.due(g);
    if (kindOfQuestion(game, g) !== 'open') return 'idle';
    const seat = g.asked[chance.below(g.asked.length)];
    const other = imagine(game, view(game, g, 'spectator'), chance);
    const choices = (position: typeof g) =>
      referee.explained(position, seat).offers.map(({ choice, fill }) => ({ choice, fill: fill?.kind }));
    const told = difference(choices(g), choices(other), 'choices');
    if (told === null) return 'holds';
    return broken(
      `The step "${frame.step}" is not open: in two positions that a spectator cannot tell apart seat ${seat} has ` +
        `other choices, ${told}.`,
    );
  },
};
