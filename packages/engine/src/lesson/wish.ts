/** What a lesson wishes, held against choices and positions. */
import { type Choices, filled, type Offer } from '../choices.ts';
import type { Choice, Game, Position, Seat, Types } from '../game.ts';
import { goalOf } from '../meaning.ts';
import { view } from '../position.ts';
import { same } from '../same.ts';
import { valueAt } from '../scenario/path.ts';
import { ScenarioError } from '../scenario/scenario.ts';
import type { ChoicePattern, Conditions } from './lesson.ts';

type Fields = Readonly<Record<string, unknown>>;

/** `{ "atLeast": 3 }` and the like. Each has to hold. */
const TESTS: Readonly<Record<string, (found: unknown, wanted: unknown) => boolean>> = {
  atLeast: (found, wanted) => typeof found === 'number' && found >= Number(wanted),
  atMost: (found, wanted) => typeof found === 'number' && found <= Number(wanted),
  any: (found, wanted) => Array.isArray(wanted) && wanted.some((one) => same(found, one)),
  not: (found, wanted) => !fits(found, wanted),
  has: (found, wanted) => Array.isArray(found) && found.some((one) => fits(one, wanted)),
};

function isTest(wanted: unknown): wanted is Fields {
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted)) return false;
  const names = Object.keys(wanted);
  return names.length > 0 && names.every((name) => Object.hasOwn(TESTS, name));
}

export const fits = (found: unknown, wanted: unknown): boolean =>
  isTest(wanted)
    ? Object.entries(wanted).every(([name, value]) => TESTS[name](found, value))
    : same(found, wanted);

export const isLike = (choice: Choice, pattern: ChoicePattern): boolean =>
  Object.entries(pattern).every(([field, wanted]) => fits((choice as unknown as Fields)[field], wanted));

/** The first open choice that a pattern means, with its blanks filled in; null when none is. */
export function firstLike(choices: Choices<Choice>, pattern: ChoicePattern): Choice | null {
  for (const offer of choices.offers) {
    const choice = filledFrom(offer, pattern);
    if (isLike(choice, pattern) && choices.admits(choice) === true) return choice;
  }
  return null;
}

/** Amounts and forms take what the pattern says, and otherwise the least. */
function filledFrom({ choice, fill }: Offer<Choice>, pattern: ChoicePattern): Choice {
  if (fill === undefined) return choice;
  const said = (field: string, least: unknown) => {
    const wanted = pattern[field];
    if (wanted === undefined) return least;
    return isTest(wanted) ? (wanted.atLeast ?? least) : wanted;
  };
  if (fill.kind === 'amount') return filled(choice, { [fill.field]: said(fill.field, fill.min) });
  const values = Object.entries(fill.blanks).map(([field, blank]) => {
    if (blank.kind === 'amount') return [field, said(field, blank.min)];
    return [field, said(field, blank.kind === 'one' ? blank.of[0] : blank.of.slice(0, blank.min))];
  });
  return filled(choice, Object.fromEntries(values));
}

/** What conditions are held against. */
export interface LessonScene<T extends Types> {
  readonly game: Game<T>;
  readonly position: Position<T>;
  readonly seat: Seat;
  /** What the learner may do now. */
  readonly choices: Choices<Choice> | null;
}

/** A value of the position; besides its places there are `facts` and `standing`. */
function valueIn<T extends Types>({ game, position }: LessonScene<T>, path: string): unknown {
  const standing = goalOf(game, view(game, position, 'spectator'))?.standing ?? [];
  return valueAt({ ...position, facts: game.facts(position), standing }, path);
}

export function holds<T extends Types>(
  scene: LessonScene<T>,
  { open, closed, ...values }: Conditions,
): boolean {
  const isOpen = (pattern: ChoicePattern) =>
    scene.choices !== null && firstLike(scene.choices, pattern) !== null;
  if (open !== undefined && !isOpen(open)) return false;
  if (closed !== undefined && isOpen(closed)) return false;
  return Object.entries(values).every(([path, wanted]) => fits(valueOrNone(scene, path), wanted));
}

/** Off the intended way a place may be missing: then nothing is there. */
export function valueOrNone<T extends Types>(scene: LessonScene<T>, path: string): unknown {
  try {
    return valueIn(scene, path);
  } catch (fault) {
    if (fault instanceof ScenarioError) return undefined;
    throw fault;
  }
}
