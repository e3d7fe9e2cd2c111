import { type Metric, wonBy } from './metric.ts';

/** Cards, technologies, units and whatever else lines of the log name. */
export const namedMetric: Metric = {
  id: 'named',
  about:
    'What the lines of the log name: cards that were played, technologies that were found, regions that were taken.',
  keys: {
    line: 'line of the log, as the words of the game name it',
    family: 'family of names: card, region, unit',
    id: 'which of them',
  },
  sums: {
    times: 'how often it was said',
    games: 'games in which it was said',
    seats: 'seats in a game of which it was said; 0 if the line names no seat',
    won: 'games won by those seats, in parts of 840',
  },
  perGame: {},
  watch({ game, seats }, tally) {
    const { names, terms } = game.words;
    const families = Object.entries(names).filter(([, family]) => Object.hasOwn(terms, family));
    const said = new Map<
      string,
      { key: readonly [string, string, string]; times: number; by: Set<number> }
    >();
    return {
      log(say, args) {
        const told = args as Readonly<Record<string, unknown>>;
        const by = told.seat;
        for (const [parameter, family] of families) {
          const value = told[parameter];
          if (typeof value !== 'string' && typeof value !== 'number') continue;
          const name = `${say} ${family} ${value}`;
          const known = said.get(name) ?? {
            key: [say, family, `${value}`] as const,
            times: 0,
            by: new Set<number>(),
          };
          known.times++;
          if (typeof by === 'number' && by >= 0 && by < seats) known.by.add(by);
          said.set(name, known);
        }
      },
      end(g) {
        for (const { key, times, by } of said.values()) {
          let won = 0;
          for (const seat of by) won += wonBy(g, seat);
          tally.add(key, times, 1, by.size, won);
        }
        return undefined;
      },
    };
  },
};
