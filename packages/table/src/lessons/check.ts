import { type AnyGame, type Chance, goalOf, LANGUAGES, SeededChance, teller } from '@entente/engine';
import {
  firstLike,
  holds,
  isLike,
  type Landmark,
  type Lesson,
  type LessonStep,
  type Pointer,
} from '@entente/engine/lesson';
import { unknownWishes } from './check-wishes.ts';
import type { LessonAct } from './progress.ts';
import { Pupil } from './pupil.ts';
import { inWords } from './words.ts';

/** What fits beside the board of a phone, in characters. */
const LONGEST = 230;
/** What the usual answers of a lesson are at most, in characters. */
const LONGEST_ANSWER = 70;
/** The first step at which a learner does something. */
const FIRST_DEED = 3;
/** Number of things that a learner does at random before finding back. */
const RANDOM_ACTS = 40;
/** Maximum number of acts from any point to the end. */
const TO_THE_END = 400;

interface Known {
  /** IDs of the rules of the game. */
  readonly rules: readonly string[];
  /** IDs of the places on its map. */
  readonly places?: readonly string[];
  readonly seeds?: number;
}

/** Plays a lesson in every way it names, and at random. Sentences: what is wrong with it. */
export function checkLesson(
  game: AnyGame,
  lesson: Lesson,
  { rules, places = [], seeds = 20 }: Known,
): string[] {
  const problems = new Set<string>([
    ...faultsOfText(lesson, rules),
    ...faultsOfShape(lesson),
    ...faultsOfPlaces(lesson, places),
    ...unknownWishes(game, lesson),
  ]);
  const trying = (what: string, act: () => void) => {
    try {
      act();
    } catch (fault) {
      problems.add(`${what}: ${(fault as Error).message}`);
    }
  };
  const seen = new Set<number>();
  for (let seed = 1; seed <= seeds; seed++) {
    trying('the intended way', () => intendedWay(game, lesson, seed, seen));
    trying('a random way', () => randomWay(game, lesson, seed));
  }
  lesson.lesson.steps.forEach((step, index) => {
    if (!seen.has(index)) problems.add(`step ${index + 1} is never reached`);
    if (step.kind !== 'do') return;
    (step.wrong ?? []).forEach((_, which) => {
      trying(`step ${index + 1}, wrong ${which + 1}`, () => wrongWay(game, lesson, index, which));
    });
    (step.also ?? []).forEach((_, which) => {
      trying(`step ${index + 1}, also ${which + 1}`, () => otherWay(game, lesson, index, which));
    });
  });
  return [...problems];
}

const textsOf = (step: LessonStep) => [
  step.text,
  ...(step.why === undefined ? [] : [step.why]),
  ...(step.kind === 'do' ? [...(step.also ?? []), ...(step.wrong ?? [])].map(({ text }) => text) : []),
  ...(step.kind === 'reach' && step.late !== undefined ? [step.late] : []),
  ...(step.kind === 'quiz' ? step.answers.map(({ because }) => because) : []),
];

function faultsOfText({ lesson, rules: own = [] }: Lesson, rules: readonly string[]): string[] {
  const quoted = lesson.steps.flatMap((step) => [
    step.rule,
    ...(step.kind === 'do' ? [...(step.also ?? []), ...(step.wrong ?? [])].map(({ rule }) => rule) : []),
  ]);
  const ids = [...own, ...quoted].filter((rule) => rule !== undefined);
  const unknown = ids.filter((rule) => !rules.includes(rule));
  const long = lesson.steps.flatMap((step, index) =>
    LANGUAGES.flatMap((language) => [
      ...textsOf(step)
        .filter((text) => text[language].length > LONGEST)
        .map(
          (text) => `step ${index + 1} is too long in ${language}: ${text[language].length} of ${LONGEST}`,
        ),
      ...(step.kind === 'quiz' ? step.answers : [])
        .filter(({ text }) => text[language].length > LONGEST_ANSWER)
        .map(() => `an answer of step ${index + 1} is too long in ${language}`),
    ]),
  );
  return [...unknown.map((rule) => `there is no rule ${rule}`), ...long];
}

function faultsOfShape({ lesson: { steps, minutes, chance } }: Lesson): string[] {
  const isDeed = ({ kind }: LessonStep) => kind === 'do' || kind === 'reach' || kind === 'quiz';
  const first = steps.findIndex(isDeed);
  return [
    ...(steps.filter(isDeed).length * 2 < steps.length
      ? ['fewer than half of the steps are something to do, to reach or to answer']
      : []),
    ...(first < 0 || first >= FIRST_DEED ? [`nothing is to be done in the first ${FIRST_DEED} steps`] : []),
    ...(minutes > 5 ? [`it takes ${minutes} minutes; 5 are the most`] : []),
    ...(chance?.length === 0 ? ['its chance is empty'] : []),
  ];
}

/** What is not on the map cannot be pointed at. */
const faultsOfPlaces = ({ lesson: { steps } }: Lesson, places: readonly string[]): string[] =>
  steps.flatMap(({ point }, index) =>
    point !== undefined && 'place' in point && !places.includes(point.place)
      ? [`step ${index + 1} points at ${point.place}, which is not on the map`]
      : [],
  );

/** Bots that can have nothing of what they wish choose at random here: a lesson must not lean on their judgement. */
const begin = (game: AnyGame, lesson: Lesson, seed: number) => new Pupil(game, lesson, seed, 'random');

/** Goes the intended way until `stop`, or to the end. */
function follow(pupil: Pupil, visit: (index: number) => void, stop = Number.POSITIVE_INFINITY): void {
  const { run } = pupil;
  for (let count = 0; run.isOn; count++) {
    const { at, state, remark } = run.progress;
    if (state === 'astray') throw new Error(`step ${at + 1} leads astray (${remark?.kind})`);
    visit(at);
    if (at === stop) return;
    if (count > TO_THE_END) throw new Error(`step ${at + 1} has no end`);
    advance(pupil);
  }
}

function advance(pupil: Pupil): void {
  const { run } = pupil;
  const { at } = run.progress;
  const refusal = pupil.act(run.now().mayGoOn ? { do: 'next' } : { do: 'letMe' });
  if (refusal !== null) throw new Error(`step ${at + 1} cannot be done: ${refusal.code}`);
}

function intendedWay(game: AnyGame, lesson: Lesson, seed: number, seen: Set<number>): void {
  const pupil = begin(game, lesson, seed);
  follow(pupil, (index) => {
    seen.add(index);
    examine(game, lesson, pupil, index);
  });
  if (pupil.run.progress.state !== 'done') throw new Error('it does not come to its end');
}

/** On the intended way all that a step says can be said, and what it points at is there. */
function examine(game: AnyGame, lesson: Lesson, pupil: Pupil, index: number): void {
  const { run, hosted } = pupil;
  const step = lesson.lesson.steps[index];
  const { values } = run.now();
  const missing = Object.entries(values).find(([, value]) => value === '' || value === undefined);
  if (missing !== undefined) throw new Error(`step ${index + 1} has nothing for {${missing[0]}}`);
  for (const language of LANGUAGES) {
    const told = teller(game, language);
    for (const text of textsOf(step)) inWords(text, step, values, told, (seat) => `${seat + 1}`);
  }
  const isAsked = hosted.position.asked.includes(run.seat);
  const choices = isAsked ? hosted.choices(run.seat) : null;
  if (step.kind === 'quiz') {
    const scene = { game, position: hosted.position, seat: run.seat, choices };
    const right = step.answers.filter((answer) => holds(scene, answer.right));
    if (right.length !== 1) throw new Error(`step ${index + 1} has ${right.length} right answers`);
  }
  // Later in the same step it may have been pressed already.
  const isNew = run.progress.choices === 0;
  if (isNew && step.point !== undefined && !isThere(game, pupil, step.point))
    throw new Error(`step ${index + 1} points at something that is not there`);
}

function isThere(game: AnyGame, { run, hosted }: Pupil, point: Pointer): boolean {
  if ('mark' in point) return isMarkThere(game, run, point.mark);
  // The map has been asked before.
  if ('place' in point) return true;
  if (!hosted.position.asked.includes(run.seat)) return false;
  const choices = hosted.choices(run.seat);
  return (
    firstLike(choices, point.choice) !== null ||
    choices.refused.some(({ choice }) => isLike(choice, point.choice))
  );
}

/** Is there something at this part of the screen that a step could point at? */
function isMarkThere(game: AnyGame, run: Pupil['run'], mark: Landmark): boolean {
  switch (mark) {
    case 'board':
      return true;
    case 'goal':
    case 'scores':
      return goalOf(game, run.hosted.view(run.seat)) !== null;
    case 'prompt':
    case 'actions':
      return run.isAsked;
    case 'undo':
      return run.isAsked && run.hosted.undoes(run.seat, 1) !== null;
  }
}

/** A wrong choice is answered, can be taken back, and the lesson comes to its end all the same. */
function wrongWay(game: AnyGame, lesson: Lesson, index: number, which: number): void {
  const pupil = begin(game, lesson, 1);
  follow(pupil, () => {}, index);
  const step = lesson.lesson.steps[index];
  const pattern = step.kind === 'do' ? step.wrong?.[which]?.choice : undefined;
  const choice = pattern === undefined ? null : firstLike(pupil.hosted.choices(pupil.run.seat), pattern);
  if (choice === null) throw new Error('it cannot be chosen');
  const refusal = pupil.take(choice);
  if (refusal !== null) throw new Error(`it is refused: ${refusal.code}`);
  const { state, remark } = pupil.run.progress;
  if (state !== 'astray' || remark?.kind !== 'wrong' || remark.index !== which)
    throw new Error('it is answered by another text');
  const back = pupil.act({ do: 'takeBack' });
  if (back !== null) throw new Error(`it cannot be taken back: ${back.code}`);
  if (pupil.run.progress.at !== index) throw new Error('taking it back leads to another step');
  follow(pupil, () => {});
}

/** What is as good as the intended way comes to the end as well. */
function otherWay(game: AnyGame, lesson: Lesson, index: number, which: number): void {
  const pupil = begin(game, lesson, 1);
  follow(pupil, () => {}, index);
  const step = lesson.lesson.steps[index];
  const pattern = step.kind === 'do' ? step.also?.[which]?.choice : undefined;
  const choice = pattern === undefined ? null : firstLike(pupil.hosted.choices(pupil.run.seat), pattern);
  if (choice === null) throw new Error('it cannot be chosen');
  const refusal = pupil.take(choice);
  if (refusal !== null) throw new Error(`it is refused: ${refusal.code}`);
  follow(pupil, () => {});
}

const ACTS: readonly LessonAct[] = [
  { do: 'next' },
  { do: 'next' },
  { do: 'back' },
  { do: 'takeBack' },
  { do: 'letMe' },
  { do: 'letMe' },
  { do: 'answer', answer: 0 },
  { do: 'answer', answer: 1 },
];

/** A learner who does anything finds back to the way, and to its end. */
function randomWay(game: AnyGame, lesson: Lesson, seed: number): void {
  const pupil = begin(game, lesson, seed);
  const chance = new SeededChance(seed);
  for (let count = 0; count < RANDOM_ACTS && pupil.run.isOn; count++) anything(pupil, chance);
  findBack(pupil);
}

function anything(pupil: Pupil, chance: Chance): void {
  const { run, hosted } = pupil;
  const isAsked = hosted.position.asked.includes(run.seat);
  if (isAsked && chance.below(3) === 0) {
    const choices = hosted.choices(run.seat);
    if (choices.size > 0) pupil.take(choices.pick(chance));
  } else if (chance.below(8) === 0) pupil.undo();
  else pupil.act(ACTS[chance.below(ACTS.length)]);
}

function findBack(pupil: Pupil): void {
  const { run } = pupil;
  for (let count = 0; run.progress.state !== 'done'; count++) {
    if (count > TO_THE_END) throw new Error(`nobody finds back from step ${run.progress.at + 1}`);
    const { state } = run.progress;
    if (state === 'open') advance(pupil);
    else {
      const refusal = pupil.act({ do: 'takeBack' });
      if (refusal !== null)
        throw new Error(`step ${run.progress.at + 1} cannot be taken back: ${refusal.code}`);
    }
  }
}
