import type { Seat } from '@entente/engine';
import type { SocialStep } from '../../data/social.ts';
import type { Factory } from '../../data/terms.ts';

/** What a nation has to spend, and may lack. */
export type Need = 'food' | 'goods' | 'order' | 'crisis';

/** Why a standard of living changes: the words differ, the rule is one. */
export type Reason = 'goods' | 'order' | 'financial' | 'crisis' | 'progress' | 'boom' | 'demilitarisation';

/** The steps that go through the nations in turn order: `turn` counts those that are done (LIM-2.0.3). */
type Round<Step extends SocialStep> = Step extends string ? { step: Step; turn: number } : never;

export type SocialFrame =
  | { step: 'socialPhase' }
  | Round<Exclude<SocialStep, 'production'>>
  /** `stage`: 0 before production, 1 renewable and industrial are due, 2 military is due. */
  | { step: 'production'; turn: number; stage: number }
  /** A need that cannot be met: allies are asked first, then it is suffered. */
  | { step: 'shortage'; seat: Seat; need: Need; asked: boolean }
  /** One factory runs once (LIM-2.9, and P12): `clean` when the ecological production card counts (LIM-7.2.2). */
  | { step: 'runFactory'; seat: Seat; factory: Factory; clean: boolean; asked: boolean }
  | { step: 'closeFactory'; seat: Seat; count: number }
  | { step: 'lowerStandard'; seat: Seat; count: number; reason: Reason }
  | { step: 'raiseStandard'; seat: Seat; count: number; reason: Reason }
  | { step: 'developFactory'; seat: Seat }
  | { step: 'shrinkFactory'; seat: Seat }
  | { step: 'beforeProduction'; seat: Seat };

/** Besides these, standards of living use `lower` and `raise`, and cards `remove`, as when a card is played. */
export type SocialChoice =
  | { do: 'closeFactory'; factory: Factory }
  | { do: 'developFactory'; factory: Factory }
  | { do: 'shrinkFactory'; factory: Factory }
  | { do: 'produce' };
