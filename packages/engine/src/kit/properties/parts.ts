import { broken, type Property } from '../property.ts';

/** Numbers are added up in another order. */
const ROUNDING = 1e-9;

export const parts: Property = {
  name: 'parts',
  must: 'The named parts of a judgement add up to it.',
  share: 0.1,
  at({ game, g, chance }) {
    if (game.parts === undefined || g.outcome !== null) return 'idle';
    const seat = chance.below(g.seats);
    const { ids } = game.parts;
    const values = game.parts.of(g, seat);
    if (values.length !== ids.length)
      return broken(`There are ${ids.length} names for ${values.length} parts of a judgement.`);
    const sum = values.reduce((all, value) => all + value, 0);
    const worth = game.judgement(g, seat);
    if (Math.abs(sum - worth) <= ROUNDING * Math.max(1, Math.abs(worth), ...values.map(Math.abs)))
      return 'holds';
    return broken(`For seat ${seat} the parts add up to ${sum}, and the judgement is ${worth}.`);
  },
};
