/** A lesson: a scenario that is taught step by step. `docs/lessons.md` explains the format. */
import type { ScriptedResult } from '../chance/scripted.ts';
import type { Seat } from '../game.ts';
import type { Scenario } from '../scenario/scenario.ts';
import type { Language } from '../words/teller.ts';

export interface Lesson extends Scenario {
  readonly lesson: Teaching;
}

export interface Teaching {
  readonly title: InLanguages;
  /** What the learner will know afterwards, in a line. */
  readonly about: InLanguages;
  /** The learner's seat; 0 by default. */
  readonly seat?: Seat;
  /** How long it takes. */
  readonly minutes: number;
  /** Results of dice, draws and shuffles during the lesson. When they end or do not fit, a seed goes on. */
  readonly chance?: readonly ScriptedResult[];
  /** What bots want, the first that they can have. When they can have none of it, they play as usual. */
  readonly bots?: readonly BotWish[];
  readonly steps: readonly LessonStep[];
}

/** A text in every language, as an ICU message. */
export type InLanguages = Readonly<Record<Language, string>>;

export interface BotWish {
  /** Of this seat alone. */
  readonly seat?: Seat;
  /** Of this choice alone: a seat's first in the lesson is 1. */
  readonly nth?: number;
  readonly when?: Conditions;
  readonly choice: ChoicePattern;
}

export type LessonStep = SayStep | WatchStep | DoStep | ReachStep | QuizStep;

interface AnyStep {
  /** What is told, or what to do. */
  readonly text: InLanguages;
  /** For a learner who asks why. */
  readonly why?: InLanguages;
  /** Where it says so in the rules. */
  readonly rule?: string;
  /** Parameters of the texts. */
  readonly with?: Readonly<Record<string, LessonValue>>;
  readonly point?: Pointer;
  /** Without this the step is left out. */
  readonly when?: Conditions;
}

/** Something to read. Bots wait. */
export interface SayStep extends AnyStep {
  readonly kind: 'say';
}

/** Bots play on until the learner is asked again, or until something holds. */
export interface WatchStep extends AnyStep {
  readonly kind: 'watch';
  readonly until?: Conditions;
}

/** One choice of the learner. */
export interface DoStep extends AnyStep {
  readonly kind: 'do';
  /** What is meant. The intended way is the first open choice that fits. */
  readonly choice: ChoicePattern;
  /** What is as good: the lesson goes on. */
  readonly also?: readonly Answered[];
  /** What is worth an answer of its own before it is taken back. */
  readonly wrong?: readonly Answered[];
  /** Everything else is closed. */
  readonly hold?: boolean;
}

export interface Answered {
  readonly choice: ChoicePattern;
  readonly text: InLanguages;
  readonly rule?: string;
}

/** Free play until something holds. */
export interface ReachStep extends AnyStep {
  readonly kind: 'reach';
  readonly until: Conditions;
  /** Maximum number of the learner's choices. */
  readonly within?: number;
  /** Said when there were more, or when it cannot be reached any more. */
  readonly late?: InLanguages;
  /** The intended way: each time the first of these that is open. */
  readonly play: readonly ChoicePattern[];
}

/** A question. Which answer is right is asked of the rules. */
export interface QuizStep extends AnyStep {
  readonly kind: 'quiz';
  readonly answers: readonly QuizAnswer[];
}

interface QuizAnswer {
  readonly text: InLanguages;
  /** It is the right one if this holds. */
  readonly right: Conditions;
  /** Said to a learner who has given it. */
  readonly because: InLanguages;
}

/** Some fields of a choice; the others may be anything. `do` is one of them. */
export type ChoicePattern = Readonly<Record<string, unknown>>;

/**
 * By path of the position, what must be there: the very value, or one of `atLeast`, `atMost`, `any`, `not`, `has`.
 * `open` and `closed` are choices of the learner.
 */
export type Conditions = Readonly<Record<string, unknown>> & {
  readonly open?: ChoicePattern;
  readonly closed?: ChoicePattern;
};

/** A value of the position by its path, or its word; or the name of a seat. */
export type LessonValue = string | { readonly path: string; readonly term: string } | { readonly seat: Seat };

/** What is meant on the screen. */
export type Pointer =
  | { readonly choice: ChoicePattern }
  | { readonly place: string }
  | { readonly mark: Landmark };

/** Parts of the play screen that every game has. */
export const LANDMARKS = ['board', 'goal', 'scores', 'prompt', 'actions', 'undo'] as const;
export type Landmark = (typeof LANDMARKS)[number];
