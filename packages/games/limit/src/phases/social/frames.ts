import type { Seat } from '@entente/engine';
import type { SocialStep } from '../../data/social.ts';
import type { Factory } from '../../data/terms.ts';

/** What a nation has to spend, and may lack. */
export type Need = 'food' | 'goods' | 'order' | 'crisis';

/** Why a standard of living changes: the words differ, the rule is one. */
export type Reason = 'goods' | 'order' | 'financial' | 'crisis' | 'progress' | 'boom' | 'demilitarisation';

/** What all nations do at once. */
type Together<Step extends SocialStep> = Step extends string ? { step: Step } : never;

/**
 * A step in which nations may call their allies, and so goes through them in turn order (LIM-2.0.3): `turn` counts those
 * that are done, `called` says that the one that is due has called; `left` notes, by seat, what is to be chosen afterwards.
 */
interface Calls {
  turn: number;
  called: boolean;
  left: number[];
}

/** Moments at which a nation is asked whether it takes a card off the table (LIM-1.4.15). */
export type Moment = 'growth' | 'production' | 'order' | 'crisis';

export type SocialFrame =
  | { step: 'socialPhase' }
  | Together<Exclude<SocialStep, 'food' | 'consumption' | 'production' | 'publicOrder'>>
  | ({ step: 'food' } & Calls)
  | ({ step: 'consumption' } & Calls)
  /** Steps of standard of living in `left`, up or down, and why. */
  | ({ step: 'publicOrder'; reasons: Reason[] } & Calls)
  /** `stage`: 0 nothing is done, 2 renewable is done, 3 industrial is done. */
  | { step: 'production'; turn: number; stage: number }
  /** One factory runs once (LIM-2.9, and P12): `clean` when the ecological production card counts (LIM-7.2.2). */
  | { step: 'runFactory'; seat: Seat; factory: Factory; clean: boolean; asked: boolean }
  /** By seat, levels to be closed. */
  | { step: 'closeFactory'; counts: number[] }
  /** By seat, steps to be chosen, up or down, and why. */
  | { step: 'standards'; steps: number[]; reasons: Reason[] }
  | { step: 'moveFactory'; seats: Seat[] }
  | { step: 'removal'; moment: Moment };

/** Besides these, standards of living use `lower` and `raise`, as when a card is played. */
export type SocialChoice =
  | { do: 'closeFactory'; factory: Factory }
  | { do: 'developFactory'; factory: Factory }
  | { do: 'shrinkFactory'; factory: Factory }
  | { do: 'keepCards' };
