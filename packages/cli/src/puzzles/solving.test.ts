import { PassThrough } from 'node:stream';
import { Referee, SeededChance } from '@entente/engine';
import type { Puzzle } from '@entente/engine/puzzle';
import { HostedGame, positionBeginning } from '@entente/table';
import { expect, test } from 'vitest';
import { titleNamed } from '../base/arguments.ts';
import { Terminal } from '../base/terminal.ts';
import { seatName } from '../play/seats.ts';
import { Sitting } from '../play/sitting.ts';
import { speakerOf } from '../play/speaker.ts';
import { PLAY_WORDS } from '../play/words.ts';
import { solvePuzzle } from './solving.ts';

const title = titleNamed('goofspiel');
const referee = new Referee(title.game, new SeededChance(1));
const position = referee.start(2, { cards: 5, ties: 'carry' });
const chances = [0.3, 0.4, 0.5, 0.9];
/** Bids 2 to 5 were compared, 1 was not. */
const puzzle: Puzzle = {
  number: 3,
  version: title.game.version,
  seat: 0,
  position,
  answers: referee
    .choices(position, 0)
    .offers.slice(1)
    .map(({ choice }, at) => ({ choice: { ...choice }, chance: chances[at], against: [], inFavour: [] }))
    .toSorted((one, other) => other.chance - one.chance),
};
const line = {
  ...puzzle,
  seats: 2,
  round: 1,
  difficulty: 'hard',
  game: 1,
  step: 'bid',
  best: 'bid',
} as const;

/** Solves it with these lines typed. */
async function solve(...typed: string[]) {
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  input.end(typed.map((text) => `${text}\n`).join(''));
  const hosted = HostedGame.begin(title.game, positionBeginning(title.game, position, 1));
  const seating = { people: [0], botKind: 'greedy', botSeed: 1 };
  const speaker = speakerOf(title.game, 'en', seatName);
  const terminal = new Terminal(output, input);
  const sitting = new Sitting(title, hosted, seating, terminal, speaker, PLAY_WORDS.en);
  const playsOn = await solvePuzzle(sitting, puzzle, line);
  // Lines are broken to the width of the terminal.
  return { playsOn, hosted, out: `${output.read()}`.replaceAll(/\s+/g, ' ') };
}

test('a wrong answer is told from the right one, and neither is carried out', async () => {
  const { playsOn, hosted, out } = await solve('Bid 2', 'Bid 5', '');
  expect(out).toContain('Puzzle 3 · hard');
  expect(out).toContain('Not the best. Bid 2: a chance of winning of 30 %. The best choice has 90 %.');
  expect(out).toContain('Right! Bid 5: a chance of winning of 90 %. The next best has 50 %.');
  expect(playsOn).toBe(false);
  expect(hosted.entries).toHaveLength(0);
});

test('what was not compared is played out beside the best', async () => {
  const { out } = await solve('Bid 1', 'x', '');
  expect(out).toContain('Comparing …');
  expect(out).toContain('Not the best. Bid 1: a chance of winning of');
  expect(out).toContain('The best choice: Bid 5. Its chance of winning is 90 %, that of the next best 50 %.');
});

test('one plays on with the last answer, or with the solution', async () => {
  const own = await solve('Bid 2', 'f');
  expect(own.hosted.entries[0]).toMatchObject({ choice: { card: 2 } });
  const shown = await solve('x', 'f');
  expect(shown.hosted.entries[0]).toMatchObject({ choice: { card: 5 } });
});
