import type { Game, Goal, Message, Seat } from '@entente/engine';
import { OBJECTIVES } from './data/objectives/index.ts';
import { BOX } from './data/tables.ts';
import type { Venonta } from './position.ts';

const WORTH = OBJECTIVES.map(({ points }) => points);

/** What the log says of a seat's objectives, and of its hungry people. */
const told = (log: readonly Message[], say: 'log.reached' | 'log.neglected', seat: Seat): number =>
  log.reduce(
    (sum, line) => sum + (line.say === say && line.with.seat === seat ? Number(line.with.points) : 0),
    0,
  );

export const goal: Goal<Venonta> = {
  with: () => ({ rounds: BOX.rounds }),
  standing: ({ public: { vp } }) => vp,
  progress: ({ public: { round } }) => ({ now: round, of: BOX.rounds }),
  how: ({ options: { track } }) => ({ track, least: Math.min(...WORTH), most: Math.max(...WORTH) }),
  sources: [
    { id: 'objectives', of: (_, seat, log) => told(log, 'log.reached', seat) },
    {
      id: 'cards',
      // What is left: the log does not say what a card has brought.
      of: ({ public: { vp } }, seat, log) =>
        vp[seat] - told(log, 'log.reached', seat) + told(log, 'log.neglected', seat),
    },
    { id: 'hunger', of: (_, seat, log) => 0 - told(log, 'log.neglected', seat) },
  ],
};

export const firstVisit: Game<Venonta>['firstVisit'] = () => ({});
