import type { Position as AnyPosition, Go, Seat, View } from '@entente/engine';
import type { Deals } from '@entente/engine/deals';
import type { Phase } from './data/terms.ts';
import type { Choice, Frame } from './flow.ts';
import type { AttackWords } from './words/index.ts';

/** Most players, and so the stride of `World.ships` (ATK-1.2). */
export const SEATS = 8;

/** `World.owner` of a Minor Neutral, and of a region that is not in play (ATK-1.6). */
export const NEUTRAL = -1;
export const NOT_IN_PLAY = -2;

/** Bits of `World.used`: what was done in this turn and may be done once only (ATK-4.6, ATK-7.12). */
export const USED_MOVE = 1;
export const USED_BLITZ = 2;
export const USED_BOMBING = 4;
export const USED_RAID = 8;
export const USED_BLITZKRIEG = 16;

/** What lies open on the table (ATK-26.1). Flat lists of small numbers; `queries.ts` reads them. */
export interface World {
  /** Who began the round, whose turn it is, how many turns of this round are over (ATK-4.1). */
  first: Seat;
  active: Seat;
  turns: number;
  /** In this turn: actions taken, USED_ bits, what Diplomatic Missions add to Blitz rolls. */
  actions: number;
  used: number;
  mission: number;
  /** Actions taken when the first roll of a Diplomatic Blitz last failed in this turn, 0 if none has (ATK-14.10). */
  failedBlitz: number;
  /** In this turn: the last seat that stopped a card with a BLOCK card, -1 if none has (ATK-26.1). */
  blocker: number;
  /** Eagles played in the whole game (ATK-23.2). */
  eagles: number;
  /** Seats that have given up, as bits (ATK-R25). */
  resigned: number;

  /** By region: a seat, NEUTRAL or NOT_IN_PLAY. */
  owner: number[];
  /** By region: the government of a Minor Neutral, else -1: regions of players have their owner’s (ATK-5.2). */
  government: number[];
  /** Land units: `units[region * LAND + kind]`. */
  units: number[];
  /** Ships: `ships[(sea * SEATS + seat) * FLEET + kind]`. */
  ships: number[];
  /** Set-up: units not yet placed, `reserve[seat * 8 + kind]`, ships from 4 on (ATK-3.7). */
  reserve: number[];

  /** By seat. `governments` and `capitals` (a region) are -1 until they are known (ATK-3.11, ATK-3.12). */
  governments: number[];
  capitals: number[];
  /** Open to all (ATK-26.3). */
  pp: number[];
  oil: number[];
  /** Bits, by index of TECHNOLOGIES. */
  technologies: number[];
  /** Minor Neutrals that a seat has invaded (ATK-24.9), and conquests with three enemy losses (ATK-24.6). */
  invasions: number[];
  conquests: number[];

  /** Trade Routes that nobody owns, as bits (ATK-16.5); played Political Action cards by kind (ATK-15.3). */
  routes: number;
  discards: number[];
  /**
   * Economic cards that stay with Minor Neutrals after a failed attack, by option: pairs of region and kind
   * (ATK-10.24).
   */
  known: number[];
  /**
   * Economic cards turned over for Minor Neutrals in the Move that was last declared: all have seen them (ATK-26.4).
   */
  turned: number[];
  /** The Political Action deck as it was last shuffled, by kind: what is left of it is a part of that. */
  shuffled: number[];

  /** Offers and favours between players (ATK-18). */
  deals: Deals;

  movement: Movement;
  battle: LandBattle | null;
  fight: NavalBattle | null;
}

/** What a Move or a Strategic Move under way has declared and been told (ATK-7.10). Empty between actions. */
export interface Movement {
  /** Marches, five numbers each: kind, region of origin, first edge, second edge or -1, count. See `marches.ts`. */
  marches: number[];
  /** Sailings, five numbers each: kind, sea of origin, first sea, second sea or -1, count. */
  sailings: number[];
  /** By sea area, bits of seats: whose permission to cross was given, and whose refused (ATK-8.2). */
  granted: number[];
  denied: number[];
  /** The same by canal (ATK-9.7): 0 not asked, 1 granted, -1 denied. */
  canals: number[];
  /** By sea area, bits of seats: whose fleet the mover’s Submarines attack (ATK-9.4). */
  engaged: number[];
  /**
   * By sea area, bits of seats: whose Submarines were asked about a crossing, and from bit 8 on whose have fired
   * (ATK-8.11).
   */
  hailed: number[];
  /**
   * Strategic Move: units that have been transferred and are not transferred again, as pairs of `region * LAND + kind`
   * and count.
   */
  arrived: number[];
  /** Naval battles to come, see `phases/11-naval-battles/pending.ts`. */
  pending: number[];
}

/** A battle for a region (ATK-10). Lists by kind of land unit. */
export interface LandBattle {
  region: number;
  attacker: Seat;
  /** A seat, or NEUTRAL. */
  defender: number;
  /** The Economic card turned over for a Minor Neutral (ATK-10.20), else -1. */
  card: number;
  /** The units of a Minor Neutral; a player’s stand in `World.units`. */
  guard: number[];
  /** One attacker came by sea (ATK-25.2). */
  bySea: boolean;
  /** Units that the defender has lost in the whole battle (ATK-10.25). */
  losses: number;
  round: number;
  /** Committed in this round (ATK-10.3). */
  attacking: number[];
  defending: number[];
  /** Hits to be assigned, by kind of the unit that scored them. */
  attackHits: number[];
  defenceHits: number[];
}

/** A naval battle (ATK-11). Lists by kind of ship, DAMAGED included. */
export interface NavalBattle {
  sea: number;
  attacker: Seat;
  defender: Seat;
  round: number;
  /** Ships that take part. */
  attacking: number[];
  defending: number[];
}

/** What only its owner knows (ATK-26.2). Cards of a kind are alike, so they are counted. */
export interface Hand {
  /** Economic cards in use and disabled ones, by kind (ATK-6.5). */
  economic: number[];
  disabled: number[];
  /** Trade Routes as bits: all that are owned, and those of them that are disabled. */
  routes: number;
  disabledRoutes: number;
  /** Political Action cards by kind. */
  political: number[];
  /** What others have shown in the step that is open, and whose it is (ATK-26.5); empty and -1 otherwise. */
  shown: number[];
  shownBy: number;
}

/** What nobody knows: draw piles, by kind. Nobody sees their order, so a card drawn at random is the top card. */
export interface Hidden {
  economic: number[];
  political: number[];
}

/** What everybody knows of hidden things (ATK-26.1): sizes, by seat and of the piles. */
export interface Facts {
  economic: number[];
  disabled: number[];
  political: number[];
  routes: number[];
  disabledRoutes: number[];
  economicDeck: number;
  politicalDeck: number;
}

export type AttackOptions = {
  /** Players set up themselves, or the table does it for them (ATK-R27). */
  start: 'placed' | 'dealt';
  /** ATK-1.6 */
  map: 'both' | 'west' | 'east';
  /** ATK-10.8 */
  order: 'attacker_first' | 'defender_first' | 'simultaneous';
  /** What defends a Minor Neutral (ATK-10.21). */
  neutrals: 'mixed' | 'infantry';
  /** The card of a Minor Neutral that was not conquered (ATK-10.24). */
  neutralCard: 'shuffled' | 'stays';
  /** ATK-25.1 */
  differentContinents: boolean;
  /** ATK-25.2 */
  defenceBonus: boolean;
  /** Dice that a ship rolls in a naval battle (ATK-11.8). */
  navalDice: 2 | 1;
  /** When a Blitz may be tried again after a failed first roll (ATK-14.10). */
  blitzAgain: 'later' | 'next';
  /** Does the Eagle of a cancelled card count (ATK-15.11)? */
  cancelledEagles: 'count' | 'lost';
  /** What the conqueror of another player’s region takes from him (ATK-5.8). */
  booty: 'card' | 'none';
  /** What becomes of the game when one of three or more gives up (ATK-R25). */
  resigned: 'goesOn' | 'ends';
  /** Eagles that end the game (ATK-23.2). */
  eagles: 13 | 9 | 5;
  /** The last round, if nothing else has ended the game before (ATK-R1). */
  rounds: number;
};

export interface Attack {
  public: World;
  private: Hand;
  secret: Hidden;
  facts: Facts;
  frame: Frame;
  choice: Choice;
  options: AttackOptions;
  words: AttackWords;
  phase: Phase;
}

export type Position = AnyPosition<Attack>;
export type AttackView = View<Attack>;
export type AttackGo = Go<Attack>;
