import type { Position as AnyPosition, Go, Seat, View } from '@entente/engine';
import type { IdeologyId, Phase } from './data/terms.ts';
import type { Choice, Frame } from './flow.ts';
import type { IdeologyWords } from './words/index.ts';

/** Indices of the influence types, in the order of INFLUENCES. */
export const MILITARY = 0;
export const ECONOMIC = 1;
export const CULTURAL = 2;
export const TYPES = 3;

/** `World.controller` of a region that nobody controls, and of one still in the deck (IDEO-1.3.1). */
export const INDEPENDENT = -1;
export const IN_DECK = -2;

/** Indices of RELATIONS. */
export const PEACE = 0;
export const NEUTRAL = 1;
export const WAR = 2;

/** Bits of `World.used`: what a seat may do once a turn, and what it does once and for all. */
export const FREE_CANCEL = 1;
export const FIRST_STRIKE = 2;
export const RESIGNED = 4;

/** Most players, and so the stride of `World.cards`. */
export const SEATS = 5;
/** Kinds of advancement, the stride of `World.held`. */
export const KINDS = 7;

/** What lies open on the table (IDEO-17.4, IDEO-17.5). Flat lists of small numbers; `queries.ts` reads them. */
export interface World {
  turn: number;
  /** By seat: index of its ideology. */
  ideologies: number[];
  /** By seat: index of what its ideology can do in the readings of this table, see `powers.ts`. */
  powers: number[];
  /** Index of the levels and links of this table in ATLASES. */
  atlas: number;
  /** Seats in turn order. */
  order: Seat[];
  /** In phases that follow the turn order: whose turn it is, as an index of `order`, and the passes in a row. */
  place: number;
  passes: number;
  /** Regions in play, in the order in which they came. */
  inPlay: number[];
  /** By region: a seat, INDEPENDENT or IN_DECK. */
  controller: number[];
  /** By region: its development level, which is what “level” means in every rule (IDEO-1.2.3). */
  level: number[];
  /**
   * Cards beside regions, in the sector of their type (IDEO-1.1.3): `cards[(region * TYPES + type) * SEATS + seat]`.
   */
  cards: number[];
  /** Advancements: `held[seat * KINDS + kind]`, and what is left in the piles. */
  held: number[];
  supply: number[];
  /** Discard piles: `discards[seat * TYPES + type]`. */
  discards: number[];
  /** The draw decks as they were last shuffled, in the same way: what is left of each is a part of that. */
  shuffled: number[];
  /** Diplomatic states: `relations[seat * seats + other]`, symmetric. */
  relations: number[];
  /** What each seat proposed to each other in the last Diplomacy Phase, as `relations`. */
  proposals: number[];
  /** By seat: bits of what it has used up this turn, and whether it has given up. */
  used: number[];
  /** The attack card that lies beside a region and counts nowhere yet (IDEO-8.3.10): its owner or -1, its type. */
  attacker: number;
  attackType: number;
  /** Nothing has happened yet in this turn (IDEO-16.12). */
  still: boolean;
}

/** What only the owner knows (IDEO-17.2). */
export interface Hand {
  /** Cards by type: cards of one owner and type are interchangeable (IDEO-1.1.2). */
  hand: number[];
}

/**
 * What nobody knows (IDEO-17.1). Draw decks are counts: since nobody sees their order, a card drawn at random from
 * the count is the top card of a shuffled deck.
 */
export interface Hidden {
  /** `decks[seat * TYPES + type]`. */
  decks: number[];
  /** The region deck, its top card last. */
  regions: number[];
}

/** What everybody knows of hidden things (IDEO-17.3, IDEO-17.4). */
export interface Facts {
  hands: number[];
  decks: number[];
  regions: number;
}

export type IdeologyOptions = {
  /** For classrooms: “neutral” calls the ideologies by Greek letters. */
  names: 'printed' | 'neutral';
  /** Levels and links of the regions (IDEO-R5). */
  regions: 'tuned' | 'first';
  attractiveCulture: 'turn' | 'conflict';
  totalitarianism: 'replace' | 'swap';
  culturalWeakness: 'developed' | 'conflict' | 'extend';
  colonialResistance: 'distant' | 'extend' | 'conflict';
  fundamentalistStart: 'propaganda' | 'patriotism';
  closedSociety: 'cultural' | 'economic';
  /** What a Weapon of Mass Destruction does (IDEO-15.4.3). */
  wmd: 'half' | 'one' | 'all';
  /** Where level-2 advancements cancel distance (IDEO-15.3.1). */
  reach: 'everywhere' | 'foreign';
  /** Maximum influence of an independent region (IDEO-1.4.2). */
  independentMaximum: 'current' | 'printed';
  /** The last turn, if nobody has won before; 0 for none but the 200th (IDEO-R3). */
  turns: number;
  /** What the first seat leads: dealt as to all others, or chosen (IDEO-R6). */
  firstIdeology: 'dealt' | IdeologyId;
};

export interface Ideology {
  public: World;
  private: Hand;
  secret: Hidden;
  facts: Facts;
  frame: Frame;
  choice: Choice;
  options: IdeologyOptions;
  words: IdeologyWords;
  phase: Phase;
}

export type Position = AnyPosition<Ideology>;
export type IdeologyView = View<Ideology>;
export type IdeologyGo = Go<Ideology>;
