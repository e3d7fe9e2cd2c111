import type { Decision, Game, Seat, Types } from '@entente/engine';
import { words } from './words.ts';

interface Take {
  do: 'take';
  sticks: number;
}

export interface Skeleton extends Types {
  /** What is on the table. Hidden hands would go into `private`, a face-down deck into `secret`. */
  public: { sticks: number; taken: number[]; turn: Seat };
  frame: { step: 'turn' };
  choice: Take;
  options: { sticks: number };
  words: typeof words.en;
  phase: 'play';
}

/** SKEL-3: the most that can be taken at once. */
const MOST = 3;

const turn: Decision<Skeleton, 'turn'> = {
  kind: 'decision',
  phase: 'play',
  rule: 'SKEL-3',
  /** SKEL-2: in the order of the seats. */
  asks: (g) => g.public.turn,
  prompt: (view) => ({ left: view.public.sticks }),
  choices(g, _frame, _seat, offer) {
    for (let sticks = 1; sticks <= Math.min(MOST, g.public.sticks); sticks++)
      offer.add({ do: 'take', sticks });
  },
  take(g, _frame, seat, { sticks }, go) {
    const table = g.public;
    table.sticks -= sticks;
    table.taken[seat] += sticks;
    go.log('log.take', { seat, taken: sticks, left: table.sticks });
    if (table.sticks === 0) {
      // SKEL-4: the last stick wins.
      go.end({
        reason: 'last',
        scores: table.taken.map((_, other) => (other === seat ? 1 : 0)),
        winners: [seat],
      });
      return;
    }
    table.turn = (seat + 1) % g.seats;
    if (table.turn === 0) go.round();
  },
};

export const skeleton: Game<Skeleton> = {
  id: 'skeleton',
  version: 1,
  seats: [2, 3, 4],
  size: 'small',
  options: { sticks: [15, 21] },
  words,
  steps: { turn },
  phases: [['play']],
  roles: {},
  tones: {},
  measures: [{ id: 'taken', of: 'seat', value: (g, seat) => g.public.taken[seat] }],
  /** SKEL-1: all sticks on the table. */
  setup: (seats, options) => ({
    public: { sticks: options.sticks, taken: Array.from({ length: seats }, () => 0), turn: 0 },
    private: Array.from({ length: seats }, () => ({})),
    secret: {},
  }),
  begin: () => [{ step: 'turn' }],
  copy: {
    public: (it) => ({ sticks: it.sticks, taken: it.taken.slice(), turn: it.turn }),
    private: () => ({}),
    secret: () => ({}),
  },
  facts: () => ({}),
  imagine: (view) => ({
    public: view.public,
    private: Array.from({ length: view.seats }, () => ({})),
    secret: {},
  }),
  conserved: (g) => ({ sticks: g.public.sticks + g.public.taken.reduce((sum, taken) => sum + taken, 0) }),
  faults: (g) => (g.public.sticks < 0 ? ['there are fewer than no sticks'] : []),
  /** With two players, a multiple of four is lost for the player to move. */
  judgement(g, seat) {
    if (g.outcome !== null) return g.outcome.winners.includes(seat) ? 1 : -1;
    const isLost = g.public.sticks % (MOST + 1) === 0;
    return (g.public.turn === seat) === isLost ? -0.5 : 0.5;
  },
  sketch: (view, say) =>
    `${'| '.repeat(view.public.sticks).trim()}\n${say({ say: 'ui.left', with: { left: view.public.sticks } })}`,
};
