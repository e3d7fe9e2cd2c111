import { broken, type Property } from '../property.ts';

export const countable: Property = {
  name: 'countable',
  must: 'Judgements and measures are numbers, and those of all seats at once the same.',
  share: 0.2,
  at({ game, g }) {
    const together = game.judgements?.(g);
    for (let seat = 0; seat < g.seats; seat++) {
      const worth = game.judgement(g, seat);
      if (!Number.isFinite(worth)) return broken(`The judgement for seat ${seat} is ${worth}.`);
      if (together !== undefined && together[seat] !== worth)
        return broken(`The judgement for seat ${seat} is ${worth}, among all of them ${together[seat]}.`);
      for (const { id, value } of game.measures) {
        const measured = value(g, seat);
        if (!Number.isFinite(measured)) return broken(`The measure "${id}" of seat ${seat} is ${measured}.`);
      }
    }
    return 'holds';
  },
};
