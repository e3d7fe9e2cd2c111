import type { Position as AnyPosition, Go, Seat, View } from '@entente/engine';
import type { CardId } from './data/cards/index.ts';
import type { WorldView } from './data/scoring.ts';
import type { EventId } from './data/solo.ts';
import type { Phase } from './data/terms.ts';
import type { FactoryReading } from './data/tracks.ts';
import type { Choice, Frame } from './flow.ts';
import type { LimitWords } from './words/index.ts';

/** Indices of resources in stocks and at the market, and of the factories of the same names. */
export const RENEWABLE = 0;
export const INDUSTRIAL = 1;
export const MILITARY = 2;
export const FOSSIL = 3;

/** Indices of the classes in `Nation.sol`. */
export const A = 0;
export const B = 1;
export const C = 2;
export const D = 3;
export const E = 4;

/** Names the star nation where a target is asked for; it has no seat (LIM-5.1). */
export const STAR = -1;

/** Bits of `World.timeline`. */
export const FINANCIAL_TILE = 1;
export const ECOLOGICAL_TILE = 2;
export const MILITARY_TILE = 4;

/** What one nation has in front of it. Tracks count levels and positions from 1. */
export interface Nation {
  /** Level 1 to 9, not the value. */
  population: number;
  /** Levels of the renewable, industrial and military factory. */
  factories: number[];
  /** Renewable, industrial goods, military, fossil: plain numbers from 0 without an upper limit (LIM-0.3.7). */
  stock: number[];
  money: number;
  territories: number;
  /** Standard of living of A, B, C, D, E. */
  sol: number[];
  /**
   * Demographic tokens still on the rows. A class never passes the one above it, so tokens leave the rows in the
   * order A, B, C, D, E and their number says which ones are left (LIM-0.5.5).
   */
  rows: number;
  /** Demographic tokens in the zone. */
  zone: number;
  unrest: number;
  pollution: number;
  destab: number;
  permanents: CardId[];
  /** Immediate cards on the table in this generation, in the order played. */
  played: CardId[];
  /** Still to be gained by technological advance (LIM-0.10.2). */
  setAside: CardId[];
  /** Cards that everybody knows to be in the hand: they lay open and none of their deck was discarded since. */
  known: CardId[];
  /** Cards that lay open at any time, so they are not in the unknown upper part of a deck. */
  shown: CardId[];
  /** The deck of the cards drawn and not yet kept or put back, as an index; -1 if there are none. */
  drawing: number;
  passed: boolean;
  /** Class C's standard of living at the start of the social phase (LIM-2.0.2), or of the resilience test. */
  column: number;
}

/** The tokens of the star nation (LIM-5.2). Its values follow from the generation. */
export interface Star {
  territories: number;
  fossil: number;
  money: number;
  pollution: number;
  destab: number;
}

/** One type of alliance: the group of each seat, 0 for none, and whose token shows Agreement (LIM-3.6.1). */
export interface Alliances {
  group: number[];
  agreed: boolean[];
}

/** What lies open on the table (LIM-8.1). */
export interface World {
  generation: number;
  leader: Seat;
  bank: number;
  /** What came to LIMIT less what was taken from it: it is unlimited, so these may be negative (LIM-0.2.5). */
  limit: { money: number; fossil: number; territories: number; destab: number };
  market: { stock: number[]; rate: number[] };
  /** The pollution reserve follows from this and what the nations hold (LIM-0.7.3). */
  pollutionCap: number;
  destabReserve: number;
  colonisation: { territories: number; fossil: number };
  /** Tiles on the table. */
  crises: { financial: number; ecological: number; military: number };
  /** By generation (index 0 unused), the crises it brought: a sum of the bits of its tiles. */
  timeline: number[];
  nations: Nation[];
  alliances: { military: Alliances; economic: Alliances };
  /** Demilitarisation happens once a game (LIM-3.8.1). */
  demilitarised: boolean;
  /**
   * What each seat has promised for the need at hand (help of allies, shares of a card's cost); all 0 between needs.
   * A called frame gives its result back here.
   */
  pledges: number[];
  star: Star | null;
  eventDiscard: EventId[];
  /**
   * The nations as they were before the resilience test, so that scorings without it can be shown; empty until then.
   */
  untested: Nation[];
}

/** What only the owner knows (LIM-8.2). */
export interface Cabinet {
  hand: CardId[];
  /** Drawn and not yet kept or put back. */
  drawn: CardId[];
  /** By deck: cards put under it, the one that is drawn first in front. */
  under: CardId[][];
}

/** What nobody knows. */
export interface Hidden {
  /** By seat and deck: the shuffled upper part, its top card last. When it is used up, draws go on in `under`. */
  decks: CardId[][][];
  /** Solo events, the next one last. */
  events: EventId[];
}

export interface Facts {
  hands: number[];
  drawn: number[];
  /** By seat and deck: cards of the shuffled upper part, and cards put under it. */
  decks: number[][];
  under: number[][];
  events: number;
}

export type LimitOptions = {
  alliances: boolean;
  teaching: boolean;
  fossil: FactoryReading;
  /** A factory at the end of its track that is picked to move: nothing happens, or another one must be picked. */
  endOfTrack: 'nothing' | 'another';
  /** Who picks the factory that an annexation weakens. */
  annexation: 'target' | 'attacker';
  resilience: 'once' | 'none' | 'twice';
} & WorldView;

/** Readings of the rules that the phases need to know. */
export type Readings = Pick<LimitOptions, 'fossil' | 'endOfTrack'>;

export interface Limit {
  public: World;
  private: Cabinet;
  secret: Hidden;
  facts: Facts;
  frame: Frame;
  choice: Choice;
  options: LimitOptions;
  words: LimitWords;
  phase: Phase;
}

export type Position = AnyPosition<Limit>;
export type LimitView = View<Limit>;
export type LimitGo = Go<Limit>;
