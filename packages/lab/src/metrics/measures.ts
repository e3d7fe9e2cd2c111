import type { Metric } from './metric.ts';
import { coarse } from './tally.ts';

/** The series of the game's charts, as they were in all games. */
export const measuresMetric: Metric = {
  id: 'measures',
  about: 'Every measure of the game at the end of every round, as a distribution.',
  keys: {
    measure: 'the measure, as the words of the game name it',
    seat: 'whose; empty for one of the world',
    round: 'round, from 1',
    value: 'the value to three digits',
  },
  sums: { games: 'games in which it had this value' },
  perGame: {},
  watch({ game }, tally) {
    return {
      round(g) {
        for (const { id, of, value } of game.measures) {
          if (of === 'world') tally.add([id, null, g.round, coarse(value(g, 0))], 1);
          else
            for (let seat = 0; seat < g.seats; seat++)
              tally.add([id, seat, g.round, coarse(value(g, seat))], 1);
        }
      },
    };
  },
};
