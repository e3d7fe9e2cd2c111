import type { Decision, Game, Seat, Types } from '@entente/engine';
import { words } from './words.ts';

const COLUMNS = 7;
const ROWS = 6;
const CELLS = COLUMNS * ROWS;
const EMPTY = -1;

interface Drop {
  do: 'drop';
  column: number;
}

const DROPS: readonly Drop[] = Array.from({ length: COLUMNS }, (_, column) => ({
  do: 'drop',
  column: column + 1,
}));

/**
 * What a disc sees from each cell: eight rays of at most three cells, the nearest first. Rays of opposite
 * directions stand side by side.
 */
const RAYS: readonly (readonly (readonly number[])[])[] = Array.from({ length: CELLS }, (_, cell) =>
  [
    [0, 1],
    [1, 0],
    [1, 1],
    [1, -1],
  ].flatMap(([right, up]) => [ray(cell, right, up), ray(cell, -right, -up)]),
);

function ray(cell: number, right: number, up: number): number[] {
  const column = Math.floor(cell / ROWS);
  const row = cell % ROWS;
  return [1, 2, 3].flatMap((far) => {
    const c = column + far * right;
    const r = row + far * up;
    return c >= 0 && c < COLUMNS && r >= 0 && r < ROWS ? [c * ROWS + r] : [];
  });
}

/** Cells are numbered column by column from the bottom: cell = column * ROWS + row. */
interface ConnectFour extends Types {
  public: { cells: Seat[]; heights: number[]; turn: Seat; discs: number };
  frame: { step: 'turn' };
  choice: Drop;
  options: Record<never, never>;
  words: typeof words.en;
  phase: 'play';
}

const turn: Decision<ConnectFour, 'turn'> = {
  kind: 'decision',
  phase: 'play',
  rule: 'CON-1',
  /** CON-1: in turns. */
  asks: (g) => g.public.turn,
  /** CON-2: any column that is not full. */
  choices(g, _frame, _seat, offer) {
    const { heights } = g.public;
    for (let column = 0; column < COLUMNS; column++) if (heights[column] < ROWS) offer.add(DROPS[column]);
  },
  /** CON-2: the disc falls onto the highest one. CON-3: four in a line win at once; on a full board nobody wins. */
  take(g, _frame, seat, choice, go) {
    const board = g.public;
    const column = choice.column - 1;
    const row = board.heights[column]++;
    const cell = column * ROWS + row;
    board.cells[cell] = seat;
    board.discs++;
    go.log('log.drop', { seat, column: choice.column });
    if (hasFour(board.cells, seat, cell)) {
      go.end({ reason: 'four', scores: seat === 0 ? [1, 0] : [0, 1], winners: [seat] });
    } else if (board.discs === CELLS) go.end({ reason: 'draw', scores: [0, 0], winners: [] });
    else board.turn = 1 - seat;
  },
};

/** CON-3: whether the disc in this cell completes an unbroken line of four. */
function hasFour(cells: readonly Seat[], seat: Seat, cell: number): boolean {
  const rays = RAYS[cell];
  for (let i = 0; i < rays.length; i += 2) {
    if (reach(cells, seat, rays[i]) + reach(cells, seat, rays[i + 1]) >= 3) return true;
  }
  return false;
}

/** How many discs of `seat` follow each other along a ray, from its beginning. */
function reach(cells: readonly Seat[], seat: Seat, ray: readonly number[]): number {
  let length = 0;
  while (length < ray.length && cells[ray[length]] === seat) length++;
  return length;
}

export const connectFour: Game<ConnectFour> = {
  id: 'connect-four',
  version: 1,
  seats: [2],
  size: 'small',
  weight: 'light',
  options: {},
  words,
  steps: { turn },
  phases: [['play']],
  roles: {},
  tones: {},
  measures: [],
  goal: {},
  setup: () => ({
    public: {
      cells: new Array<Seat>(CELLS).fill(EMPTY),
      heights: [0, 0, 0, 0, 0, 0, 0],
      turn: 0,
      discs: 0,
    },
    private: [{}, {}],
    secret: {},
  }),
  begin: () => [{ step: 'turn' }],
  copy: {
    public: (it) => ({
      cells: it.cells.slice(),
      heights: it.heights.slice(),
      turn: it.turn,
      discs: it.discs,
    }),
    private: () => ({}),
    secret: () => ({}),
  },
  facts: () => ({}),
  imagine: (view) => ({ public: view.public, private: [{}, {}], secret: {} }),
  conserved: (g) => ({ cells: g.public.cells.length }),
  faults: (g) =>
    g.public.heights.reduce((sum, height) => sum + height, 0) === g.public.discs
      ? []
      : ['discs are miscounted'],
  judgement(g, seat) {
    if (g.outcome !== null)
      return g.outcome.winners.length === 0 ? 0 : g.outcome.winners.includes(seat) ? 100 : -100;
    let worth = 0;
    g.public.cells.forEach((owner, cell) => {
      if (owner !== EMPTY) worth += (owner === seat ? 1 : -1) * (3 - Math.abs(3 - Math.floor(cell / ROWS)));
    });
    return worth;
  },
  sketch(view) {
    const rows = Array.from({ length: ROWS }, (_, fromTop) => {
      const row = ROWS - 1 - fromTop;
      const signs = DROPS.map((_, column) => ['●', '○'][view.public.cells[column * ROWS + row]] ?? '·');
      return `│ ${signs.join(' ')} │`;
    });
    return [...rows, `└${'─'.repeat(COLUMNS * 2 + 1)}┘`, '  1 2 3 4 5 6 7'].join('\n');
  },
};
