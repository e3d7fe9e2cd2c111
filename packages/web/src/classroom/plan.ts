import type { script } from '../words/en/script.ts';

type ScriptKey = keyof typeof script;

export const LENGTHS = [45, 90, 180] as const;
export type LessonLength = (typeof LENGTHS)[number];

export const SCRIPTED = ['limit', 'venonta'] as const;
export type Scripted = (typeof SCRIPTED)[number];

const STEPS = [
  'welcome',
  'goal',
  'play',
  'stop',
  'break',
  'end',
  'happened',
  'world',
  'feelings',
  'insights',
  'next',
] as const;
type ScriptStep = (typeof STEPS)[number];

/** Steps and their minutes. The talk afterwards is planned first: about a third of the time. */
const PLANS: Readonly<Record<LessonLength, readonly (readonly [ScriptStep, number])[]>> = {
  45: [
    ['welcome', 4],
    ['goal', 4],
    ['play', 20],
    ['end', 2],
    ['happened', 5],
    ['feelings', 3],
    ['insights', 5],
    ['next', 2],
  ],
  90: [
    ['welcome', 5],
    ['goal', 7],
    ['play', 20],
    ['stop', 6],
    ['play', 22],
    ['end', 2],
    ['happened', 10],
    ['feelings', 5],
    ['insights', 9],
    ['next', 4],
  ],
  180: [
    ['welcome', 8],
    ['goal', 12],
    ['play', 35],
    ['stop', 10],
    ['break', 10],
    ['play', 45],
    ['end', 3],
    ['happened', 15],
    ['world', 14],
    ['feelings', 8],
    ['insights', 14],
    ['next', 6],
  ],
};

/** Minutes of play in a lesson. */
export const playMinutes = (length: LessonLength): number =>
  PLANS[length].reduce((sum, [step, minutes]) => sum + (step === 'play' ? minutes : 0), 0);

/** Steps that say something else in each game. */
const BY_GAME: ReadonlySet<ScriptStep> = new Set<ScriptStep>(['goal', 'play', 'stop', 'world']);

export interface PlannedStep {
  readonly from: number;
  readonly to: number;
  readonly title: ScriptKey;
  readonly words: ScriptKey;
}

export function planOf(game: Scripted, length: LessonLength): PlannedStep[] {
  let now = 0;
  return PLANS[length].map(([step, minutes]) => {
    const from = now;
    now += minutes;
    const words = `script.${step}.${BY_GAME.has(step) ? game : 'do'}` as ScriptKey;
    return { from, to: now, title: `script.${step}`, words };
  });
}
