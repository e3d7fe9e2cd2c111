import { type AnyGame, anyGame, formatter, type Scalar, Table, teller, type Viewer } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { expect, test } from 'vitest';
import { en } from '../../words/en/index.ts';
import type { Play } from '../usePlay.ts';
import { goalInOneSentence, goalInWords } from './goal.ts';

const say = (key: keyof typeof en, args: Record<string, Scalar> = {}) => formatter('en')(en[key])(args);
const seatName = (seat: number) => ['Ana', 'Bob', 'Cleo', 'Dan'][seat];

/** Three seats with these points each, before the eyes of a viewer. */
function seen(
  points: readonly number[],
  viewer: Viewer,
  more: { mine?: number[]; over?: boolean; game?: AnyGame; observer?: boolean } = {},
) {
  const { mine = [0], over = false, observer = false, game = anyGame(goofspiel) } = more;
  const header = { format: 'entente-game/1', game: 'goofspiel', version: 1, seats: points.length } as const;
  const chance = { kind: 'seeded', seed: 1 } as const;
  const table = new Table(anyGame(goofspiel), { ...header, options: { cards: 5, ties: 'carry' }, chance });
  const view = table.view(viewer);
  const won = points.map((count) => (count === 0 ? [] : [count]));
  return {
    game,
    viewer,
    seatName,
    say,
    shown: { view: { ...view, public: { ...view.public, won } } },
    teller: teller(game, 'en', seatName),
    state: {
      observer,
      outcome: over ? { reason: 'most', scores: points, winners: [0] } : null,
      chairs: points.map((_, seat) => ({ seat, mine: mine.includes(seat) })),
    },
  } as unknown as Play;
}

const lead = (...args: Parameters<typeof seen>) => {
  const goal = goalInWords(seen(...args));
  return [goal?.own, goal?.lead, ...(goal?.leaders ?? [])];
};

test('says who is ahead, as the reader would', () => {
  expect(lead([3, 7, 2], 0)).toEqual(['You 3', 'Bob leads with 7', 1]);
  expect(lead([9, 7, 2], 0)).toEqual(['You 9', 'You lead by 2']);
  expect(lead([7, 7, 2], 0)).toEqual(['You 7', 'Tied with Bob']);
  expect(lead([2, 7, 7], 0)).toEqual(['You 2', 'Bob and Cleo lead with 7', 1, 2]);
  expect(lead([2, 7, 7, 7], 0)).toEqual(['You 2', 'Bob, Cleo, and Dan lead with 7', 1, 2, 3]);
  expect(lead([7, 7, 7, 2], 0)).toEqual(['You 7', 'Tied with 2 others']);
  expect(lead([0, 0, 0], 0)).toEqual(['You 0', 'All equal']);
  expect(lead([3, 7, 2], 'spectator')).toEqual(['', 'Bob leads with 7', 1]);
});

test('shows several leaders by their emblems', () => {
  expect(goalInWords(seen([2, 7, 7], 0))?.short).toBe('lead with 7');
  expect(goalInWords(seen([3, 7, 2], 0))?.short).toBe('Bob leads with 7');
});

test('names everybody where several share a device, and for an observer', () => {
  expect(lead([9, 7, 2], 0, { mine: [0, 1, 2] })).toEqual(['Ana 9', 'Ana leads with 9', 0]);
  expect(lead([9, 7, 2], 0, { mine: [], observer: true })).toEqual(['Ana 9', 'Ana leads with 9', 0]);
});

test('is one sentence to be read aloud, without a standing when all is over', () => {
  expect(goalInOneSentence(seen([3, 7, 2], 0))).toBe(
    'Most points after 5 prizes. 1 of 5. You 3. Bob leads with 7.',
  );
  expect(goalInOneSentence(seen([3, 7, 2], 0, { over: true }))).toBe('Most points after 5 prizes. 1 of 5.');
});

test('says what brings points, where a game tells it', () => {
  const counted = anyGame(goofspiel);
  const game: AnyGame = { ...counted, goal: { ...counted.goal, how: () => ({}) } };
  const words = { ...counted.words, en: { ...counted.words.en, 'goal.how': 'One for each prize' } };
  const told = seen([3, 7, 2], 0, { game: { ...game, words } });
  expect(goalInWords(told)?.how).toBe('One for each prize');
  expect(goalInWords(seen([3, 7, 2], 0))?.how).toBe('');
});

test('says nothing in a game that has none', () => {
  const { goal: _none, ...game } = anyGame(goofspiel);
  expect(goalInWords(seen([3, 7, 2], 0, { game }))).toBeNull();
  expect(goalInOneSentence(seen([3, 7, 2], 0, { game }))).toBe('');
});
