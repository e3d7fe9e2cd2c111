import { PassThrough } from 'node:stream';
import { lessonOf } from '@entente/shelf/lessons';
import { Pupil } from '@entente/table/lessons';
import { expect, test } from 'vitest';
import { titleNamed } from '../base/arguments.ts';
import { Terminal } from '../base/terminal.ts';
import { seatName } from '../play/seats.ts';
import { Sitting } from '../play/sitting.ts';
import { speakerOf } from '../play/speaker.ts';
import { PLAY_WORDS } from '../play/words.ts';
import { takeLesson } from './learning.ts';

/** Takes a lesson with these lines typed. */
async function learn(game: string, id: string, ...typed: string[]) {
  const title = titleNamed(game);
  const lesson = await lessonOf(game, id);
  if (lesson === null) throw new Error(`there is no lesson ${id}`);
  const input = new PassThrough();
  const output = new PassThrough({ encoding: 'utf8' });
  input.end(typed.map((line) => `${line}\n`).join(''));
  const pupil = new Pupil(title.game, lesson, 1, 'casual');
  const sitting = new Sitting(
    title,
    pupil.hosted,
    { people: [pupil.run.seat], botKind: 'casual', botSeed: 1 },
    new Terminal(output, input),
    speakerOf(title.game, 'en', seatName),
    PLAY_WORDS.en,
  );
  const isDone = await takeLesson(sitting, pupil);
  // Lines are broken to the width of the terminal.
  return { isDone, out: `${output.read()}`.replaceAll(/\s+/g, ' ') };
}

test('a lesson is taken in the terminal: a wrong turn, an answer, what the lesson does for the learner', async () => {
  const typed = ['Bid 4', '', 'Bid 5', '1', '2', '', 'x', 'x', '2', '', 'x', 'x', 'x'];
  const { isDone, out } = await learn('goofspiel', 'first-bids', ...typed);
  expect(out).toContain('Bid your 5.');
  expect(out).toContain('a tie');
  expect(out).toContain('Not quite.');
  expect(isDone).toBe(true);
});

test('what a lesson holds is closed in the terminal, too, with its rule', async () => {
  // Step 2 wants the first card and keeps the others closed.
  const { out } = await learn('venonta', 'bread-first', 'x', '2', 'x', 'f');
  expect(out).toContain('VEN-8.4');
  expect(out).toContain('step 3 of 7');
});
