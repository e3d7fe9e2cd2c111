import { anyGame } from '@entente/engine';
import { type Lesson, type LessonStep, parseLesson } from '@entente/engine/lesson';
import { goofspiel } from '@entente/game-examples';
import { describe, expect, test } from 'vitest';
import { HostedGame } from '../hosted-game.ts';
import { lessonBeginning } from './beginning.ts';
import { checkLesson } from './check.ts';
import { Pupil } from './pupil.ts';
import { LessonRun } from './run.ts';

const game = anyGame(goofspiel);
const words = (en: string) => ({ en, it: en, de: en });
const bid = (card: unknown) => ({ do: 'bid', card });
const SAY = { kind: 'say', text: words('Look') } as const;
const DO = { kind: 'do', text: words('Bid 5'), choice: bid(5) } as const;

/** Prizes 4, 3, 5, 2, 1 for a learner and a bot, which bids its highest card. */
const lessonOf = (...steps: LessonStep[]): Lesson =>
  parseLesson(
    JSON.stringify({
      game: 'goofspiel',
      seats: 2,
      options: { cards: 5 },
      given: { 'public.prizes': [4], 'secret.prizes': [1, 2, 5, 3] },
      lesson: {
        title: words('T'),
        about: words('A'),
        minutes: 1,
        bots: [5, 4, 3, 2, 1].map((card) => ({ choice: bid(card) })),
        steps,
      },
    }),
  );

const pupilOf = (...steps: LessonStep[]) => new Pupil(game, lessonOf(...steps), 1, 'random');

describe('off script', () => {
  test('fine: whatever fits the wish goes on', () => {
    const pupil = pupilOf({ ...DO, choice: bid({ atLeast: 3 }) }, SAY);
    expect(pupil.take(bid(3))).toBeNull();
    expect(pupil.run.progress).toMatchObject({ at: 1, state: 'open', remark: null });
  });

  test('bend: what is as good goes on with a word of its own, and bots answer by what they wish', () => {
    const pupil = pupilOf({ ...DO, also: [{ choice: bid(4), text: words('Nearly') }] }, SAY);
    pupil.take(bid(4));
    expect(pupil.run.progress).toMatchObject({ at: 1, remark: { kind: 'also', index: 0, step: 0 } });
    expect(pupil.hosted.position.public).toMatchObject({ played: [[4], [5]] });
  });

  test('show: a wrong choice happens, is explained, and is taken back', () => {
    const pupil = pupilOf({ ...DO, wrong: [{ choice: bid(1), text: words('Too low') }] });
    pupil.take(bid(1));
    expect(pupil.run.progress).toMatchObject({ state: 'astray', remark: { kind: 'wrong', index: 0 } });
    expect(pupil.hosted.position.public).toMatchObject({ played: [[1], [5]] });
    expect(pupil.act({ do: 'takeBack' })).toBeNull();
    expect(pupil.run.progress).toMatchObject({ at: 0, state: 'open', remark: null });
    expect(pupil.hosted.position.public).toMatchObject({ played: [[], []] });
  });

  test('hold: everything else is closed, with a reason', () => {
    const pupil = pupilOf({ ...DO, hold: true });
    expect(pupil.take(bid(1))).toMatchObject({ code: 'refuse.notInLesson' });
    expect(pupil.hosted.entries.filter(({ seat }) => seat === 0)).toEqual([]);
    expect(pupil.take(bid(5))).toBeNull();
  });

  test('free: plays on without the lesson, and may come back', () => {
    const pupil = pupilOf(DO, SAY);
    pupil.act({ do: 'free' });
    pupil.take(bid(1));
    pupil.take(bid(2));
    expect(pupil.run.isOn).toBe(false);
    expect(pupil.act({ do: 'takeBack' })).toBeNull();
    expect(pupil.run.progress).toMatchObject({ at: 0, state: 'open' });
    expect(pupil.hosted.position.public).toMatchObject({ played: [[], []] });
  });
});

test('a choice while something is to be read belongs to the next step at which there is something to do', () => {
  const pupil = pupilOf(SAY, DO, SAY);
  expect(pupil.take(bid(5))).toBeNull();
  expect(pupil.run.progress).toMatchObject({ at: 2, state: 'open' });
});

test('bots wait while something is to be read, and the lesson goes back with the game', () => {
  const pupil = pupilOf(DO, SAY, { ...DO, choice: bid(4) }, SAY);
  pupil.take(bid(5));
  // The bot has not answered the next question yet.
  expect(pupil.hosted.position.answers).toEqual([[], []]);
  pupil.act({ do: 'next' });
  expect(pupil.hosted.position.answers[1]).toHaveLength(1);
  pupil.take(bid(4));
  expect(pupil.run.progress.at).toBe(3);
  expect(pupil.act({ do: 'back' })).toBeNull();
  expect(pupil.run.progress.at).toBe(2);
  expect(pupil.hosted.position.public).toMatchObject({ played: [[5], [5]] });
});

test('a quiz asks the rules which answer is right, and goes on after that one only', () => {
  const right = { 'public.prizes.0': 4 };
  const quiz: LessonStep = {
    kind: 'quiz',
    text: words('What is on offer?'),
    answers: [
      { text: words('3'), right: { 'public.prizes.0': 3 }, because: words('No') },
      { text: words('4'), right, because: words('Yes') },
    ],
  };
  const pupil = pupilOf(quiz, SAY);
  expect(pupil.act({ do: 'next' })).not.toBeNull();
  pupil.act({ do: 'answer', answer: 0 });
  expect(pupil.run.now()).toMatchObject({ answer: 0, right: 1, mayGoOn: false });
  pupil.act({ do: 'answer', answer: 1 });
  expect(pupil.run.now().mayGoOn).toBe(true);
});

test('what is to be reached has a limit, and can be tried again', () => {
  const pupil = pupilOf({
    kind: 'reach',
    text: words('Win a prize'),
    until: { 'public.won.0.length': { atLeast: 1 } },
    within: 1,
    play: [bid(5)],
  });
  pupil.take(bid(1));
  expect(pupil.run.progress).toMatchObject({ state: 'astray', remark: { kind: 'late' } });
  pupil.act({ do: 'takeBack' });
  expect(pupil.run.progress).toMatchObject({ state: 'open', choices: 0 });
});

test('from what can no longer be reached one goes back to the step before', () => {
  const pupil = pupilOf(DO, {
    kind: 'reach',
    text: words('Bid 5 again'),
    until: { 'public.won.0.length': { atLeast: 2 } },
    play: [bid(5)],
  });
  pupil.take(bid(5));
  expect(pupil.run.progress).toMatchObject({ at: 1, state: 'astray', remark: { kind: 'lost' } });
  pupil.act({ do: 'takeBack' });
  expect(pupil.run.progress).toMatchObject({ at: 0, state: 'open' });
});

test('a learner finds the lesson where it was: game and progress are data', () => {
  const lesson = lessonOf(DO, SAY);
  const pupil = new Pupil(game, lesson, 1, 'random');
  pupil.take(bid(5));
  const { entries, position } = pupil.hosted;
  const kept = JSON.parse(JSON.stringify({ entries, progress: pupil.run.progress }));
  const hosted = HostedGame.load(game, lessonBeginning(game, lesson, 1), kept.entries);
  expect(hosted.position).toEqual(position);
  expect(new LessonRun(lesson, hosted, kept.progress).now()).toEqual(pupil.run.now());
});

describe('the check finds', () => {
  const problems = (...steps: LessonStep[]) => checkLesson(game, lessonOf(...steps), { rules: [], seeds: 2 });

  test('nothing in a lesson that works', () => {
    expect(problems(DO, SAY)).toEqual([]);
  });

  test.each<[string, LessonStep[], string]>([
    [
      'a step that cannot be done',
      [{ ...DO, choice: bid(9) }],
      'the intended way: step 1 leads astray (lost)',
    ],
    [
      'a step that is never reached',
      [DO, { ...SAY, when: { 'public.prizes.0': 9 } }],
      'step 2 is never reached',
    ],
    [
      'a pointer at nothing',
      [{ ...DO, point: { choice: bid(9) } }],
      'the intended way: step 1 points at something that is not there',
    ],
    [
      'a value that is not there',
      [{ ...DO, with: { x: 'public.nothing' } }],
      'the intended way: step 1 has nothing for {x}',
    ],
    [
      'a pointer at a place that no map has',
      [{ ...DO, point: { place: 'atlantis' } }],
      'step 1 points at atlantis, which is not on the map',
    ],
    [
      'a wish for a choice that the game does not have',
      [DO, { ...SAY, when: { open: { do: 'fly' } } }],
      'step 2 wishes for fly, which goofspiel does not have',
    ],
    ['a parameter without a value', [{ ...DO, text: words('{x}') }], 'the intended way: nothing for {x}'],
    ['a rule that does not exist', [{ ...DO, rule: 'GOOF-99' }], 'there is no rule GOOF-99'],
    [
      'too much to read',
      [SAY, SAY, DO],
      'fewer than half of the steps are something to do, to reach or to answer',
    ],
    ['a long text', [{ ...DO, text: words('x'.repeat(300)) }], 'step 1 is too long in en: 300 of 230'],
    [
      'a wrong way that is none',
      [{ ...DO, wrong: [{ choice: bid(9), text: words('No') }] }],
      'step 1, wrong 1: it cannot be chosen',
    ],
    [
      'a quiz without one right answer',
      [
        {
          kind: 'quiz',
          text: words('?'),
          answers: [
            { text: words('a'), right: {}, because: words('b') },
            { text: words('c'), right: {}, because: words('d') },
          ],
        },
      ],
      'the intended way: step 1 has 2 right answers',
    ],
  ])('%s', (_what, steps, told) => {
    expect(problems(...steps)).toContain(told);
  });
});
