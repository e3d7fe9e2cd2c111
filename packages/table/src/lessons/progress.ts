import type { Choice, Scalar } from '@entente/engine';

/** What the lesson answered to a choice that it had not asked for, or that is as good. */
export interface Remark {
  readonly step: number;
  /** `lost`: what the step asks for is not possible here. */
  readonly kind: 'also' | 'wrong' | 'other' | 'late' | 'lost';
  /** Which of the step's own answers. */
  readonly index: number;
}

/** How far a learner is: plain data, to be kept. */
export interface LessonProgress {
  readonly at: number;
  /** `open`: the step waits. `astray`: a choice led elsewhere. `free`: plays on without the lesson. */
  readonly state: 'open' | 'astray' | 'free' | 'done';
  /** The steps so far, each with how many entries and moments the game had when it came. */
  readonly path: readonly { readonly step: number; readonly entries: number; readonly moment: number }[];
  readonly remark: Remark | null;
  /** What the learner has answered to a question. */
  readonly answer: number | null;
  /** Number of the learner's choices in this step. */
  readonly choices: number;
  /** A choice whose question waits for the answers of others, the step that it belongs to, and the entries before it. */
  readonly given: { readonly choice: Choice; readonly step: number; readonly entries: number } | null;
}

/** What a page has to know to show a lesson. */
export interface LessonNow extends Pick<LessonProgress, 'at' | 'state' | 'remark' | 'answer'> {
  /** Can the learner read on? */
  readonly mayGoOn: boolean;
  readonly mayGoBack: boolean;
  /** Which answer of a question is right. */
  readonly right: number | null;
  /** The parameters of the step's texts, and of the remark's. */
  readonly values: Readonly<Record<string, Scalar>>;
  /** The choice that the step points at, if it points at one. */
  readonly pointed: Choice | null;
}

/** Something that a learner asks of a lesson. */
export type LessonAct =
  | { readonly do: 'next' | 'back' | 'takeBack' | 'letMe' | 'free' }
  | { readonly do: 'answer'; readonly answer: number };

/** Of a learner who begins. */
export const START: LessonProgress = {
  at: -1,
  state: 'open',
  path: [],
  remark: null,
  answer: null,
  choices: 0,
  given: null,
};
