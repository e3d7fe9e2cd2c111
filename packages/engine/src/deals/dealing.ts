import type { Go, Position, Refusal, Seat, Types } from '../game.ts';
import type { Message } from '../words/dictionary.ts';
import type { Deal, Deals, Promised, Until } from './deal.ts';

/** Something that is counted and changes hands at once. */
export interface Good<Id extends string> {
  id: Id;
  /** Words with a `count`: `'deal.oil'`. The fields of a form are said by `field.give_<id>` and `field.get_<id>`. */
  say: string;
}

/** Something agreed for later. */
export interface Clause<T extends Types> {
  id: string;
  /** The game enforces it while it is in force; otherwise it is a promise that the table remembers. */
  enforced?: boolean;
  /** It binds both: a pact. It is put under `vow`. */
  mutual?: boolean;
  /** Which ends it may have; all by default. */
  until?: readonly Until[];
  /** Can the rules tell that it was broken? Asked by `reviewPromises` and when it falls due. Without it, the seat it was promised to says so. */
  broken?(g: Position<T>, promised: Promised): boolean;
}

/** How a game deals: what it fills in to use offers, talks and promises. */
export interface Dealing<T extends Types, Goods extends string = string> {
  /** The rule that the steps open the book at, and that refusals name unless the game has a better one. */
  rule: string;
  goods: readonly Good<Goods>[];
  clauses: readonly Clause<T>[];
  /** Offers of one seat in one turn or talk. */
  mostOffers: number;
  /** Maximum number of single things that one side can name in an offer; three by default. */
  mostItems?: number;
  /** Rounds of a talk: offers can be made in all but the last. */
  talkRounds: number;
  /** Where the position keeps them. */
  deals(g: Position<T>): Deals;
  /** The most of a good that `giver` can hand to `taker` now, as far as `viewer` may know. */
  most(g: Position<T>, good: Goods, giver: Seat, taker: Seat, viewer: Seat): number;
  /** Single things, such as cards, that can be named. What `viewer` may not know must not show in it. */
  items?(g: Position<T>, giver: Seat, taker: Seat, viewer: Seat): readonly string[];
  sayItem?(item: string): Message;
  /** Which clauses can `by` bind itself to towards `to` now? All by default. */
  offers?(g: Position<T>, clause: string, by: Seat, to: Seat): boolean;
  /** Why these two may not deal now. */
  barred?(g: Position<T>, from: Seat, to: Seat): Refusal | undefined;
  /** Why the rules forbid just this deal: prices, gifts, directions. */
  forbidden?(g: Position<T>, deal: Deal): Refusal | undefined;
  /** Goods and items change hands. Clauses are written down by the engine. */
  carryOut(g: Position<T>, deal: Deal, go: Go<T>): void;
  /** An offer is off the table and was not carried out: for a game that stores something beside it. */
  fellThrough?(g: Position<T>, deal: Deal): void;
}

/** The amounts of a form: `give_oil`, `get_coins`. */
type Amounts<Goods extends string> = { [Field in `give_${Goods}` | `get_${Goods}`]: number };

/** What every filled form has besides its amounts. */
export interface Filled {
  partner: Seat;
  giveItems: readonly string[];
  getItems: readonly string[];
  vow: string;
  ask: string;
  until: Until;
}

/** What a seat can do about deals; part of the game's `choice`. */
export type DealChoice<Goods extends string = string> =
  | ({ do: 'offerDeal' } & Filled & Amounts<Goods>)
  | ({ do: 'counterDeal'; deal: number } & Filled & Amounts<Goods>)
  | { do: 'acceptDeal' | 'refuseDeal' | 'withdrawDeal'; partner: Seat; deal: number }
  | { do: 'endTalk' }
  | { do: 'judgePromise'; partner: Seat; promise: number; clause: string; fate: 'kept' | 'broken' };

/** The frames of the steps; part of the game's `frame`. */
export interface AnswerDeal {
  step: 'answerDeal';
  deal: number;
}
export interface Talk {
  step: 'talk';
  talk: number;
}
export interface JudgePromises {
  step: 'judgePromises';
}
export type DealFrame = AnswerDeal | Talk | JudgePromises;

/** For `words.names` of the game. Its `words.terms` need `clause` (with `'none'`), `until` and `fate`. */
export const DEAL_NAMES = {
  partner: 'seat',
  vow: 'clause',
  ask: 'clause',
  clause: 'clause',
  until: 'until',
  fate: 'fate',
} as const;
export const DEAL_TERMS = { until: ['turn', 'round', 'game'], fate: ['kept', 'broken'] } as const;
/** For `roles` of the game. */
export const DEAL_ROLES = { endTalk: 'end', refuseDeal: 'decline' } as const;
