import type { Decision, Game, Seat, Types } from '@entente/engine';
import { words } from './words.ts';

const EMPTY = -1;

/** TTT-3: rows, columns and diagonals. */
const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

/** The lines through each cell: only they can be completed by a mark there. */
const LINES_THROUGH: readonly (readonly (readonly number[])[])[] = Array.from({ length: 9 }, (_, cell) =>
  LINES.filter((line) => line.some((c) => c === cell)),
);

interface Mark {
  do: 'mark';
  cell: number;
}

const MARKS: readonly Mark[] = Array.from({ length: 9 }, (_, cell) => ({ do: 'mark', cell }));

interface TicTacToe extends Types {
  public: { cells: Seat[]; turn: Seat; marks: number };
  frame: { step: 'turn' };
  choice: Mark;
  options: Record<never, never>;
  words: typeof words.en;
  phase: 'play';
}

const turn: Decision<TicTacToe, 'turn'> = {
  kind: 'decision',
  phase: 'play',
  rule: 'TTT-1',
  /** TTT-1: in turns; seat 0 marks with X. */
  asks: (g) => g.public.turn,
  /** TTT-2: any empty cell. */
  choices(g, _frame, _seat, offer) {
    const { cells } = g.public;
    for (let cell = 0; cell < 9; cell++) if (cells[cell] === EMPTY) offer.add(MARKS[cell]);
  },
  /** TTT-3: a line wins at once; on a full board nobody wins. */
  take(g, _frame, seat, { cell }, go) {
    const board = g.public;
    board.cells[cell] = seat;
    board.marks++;
    go.log('log.mark', { seat, cell });
    if (hasLine(board.cells, seat, cell)) {
      go.end({ reason: 'line', scores: seat === 0 ? [1, 0] : [0, 1], winners: [seat] });
    } else if (board.marks === 9) go.end({ reason: 'draw', scores: [0, 0], winners: [] });
    else board.turn = 1 - seat;
  },
};

function hasLine(cells: readonly Seat[], seat: Seat, cell: number): boolean {
  const lines = LINES_THROUGH[cell];
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i];
    if (cells[line[0]] === seat && cells[line[1]] === seat && cells[line[2]] === seat) return true;
  }
  return false;
}

export const ticTacToe: Game<TicTacToe> = {
  id: 'tic-tac-toe',
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
    public: { cells: [EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY], turn: 0, marks: 0 },
    private: [{}, {}],
    secret: {},
  }),
  begin: () => [{ step: 'turn' }],
  copy: {
    public: (it) => ({ cells: it.cells.slice(), turn: it.turn, marks: it.marks }),
    private: () => ({}),
    secret: () => ({}),
  },
  facts: () => ({}),
  imagine: (view) => ({ public: view.public, private: [{}, {}], secret: {} }),
  conserved: (g) => ({ cells: g.public.cells.length }),
  faults: (g) =>
    g.public.cells.filter((cell) => cell !== EMPTY).length === g.public.marks ? [] : ['marks are miscounted'],
  judgement: (g, seat) => (g.outcome?.winners.includes(seat) ? 1 : g.outcome?.winners.length ? -1 : 0),
  sketch(view) {
    const sign = (cell: number) => ['X', 'O'][view.public.cells[cell]] ?? `${cell + 1}`;
    return [0, 3, 6]
      .map((row) => ` ${sign(row)} │ ${sign(row + 1)} │ ${sign(row + 2)}`)
      .join('\n───┼───┼───\n');
  },
};
