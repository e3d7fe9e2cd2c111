import type { Position as AnyPosition, Go, Seat, View } from '@entente/engine';
import type { Deals } from '@entente/engine/deals';
import { COUNTERS } from './data/conditions.ts';
import type { Stretch } from './data/terms.ts';
import type { Choice, Frame } from './flow.ts';
import type { VenontaWords } from './words/index.ts';

/** States of a disc (VEN-0.1.5). */
export const FOREST = 0;
export const FARM = 1;
export const INTENSIVE = 2;
export const FACTORY = 3;

/** No coloniser, nobody. */
export const NOBODY = -1;

/** Public place of an action card: none, in front of a seat (its number), or under the deck. */
export const HIDDEN = -1;
export const DISCARDED = 6;

/** Sizes, and so strides, of the lists below. */
export const LANDS = 12;
export const DISCS = 5;
export const SEATS = 6;
export const COUNTS = COUNTERS.length;

/** Goods that are traded, as in `World.sold`. */
export const RATION = 0;
export const TEP = 1;

/** Bits of `World.levied`. */
export const RATION_LEVIED = 1;
export const TEP_LEVIED = 2;

/** Bits of a pact (VEN-9.10.2), and so indices of TERMS plus 1. */
export const DEFENCE = 1;
export const ATTACK = 2;

/** Kinds of combat. */
export const WAR = 0;
export const REBELLION = 1;
export const LIBERATION = 2;

/** Sides of a combat. A rebel is on the first side, although it counts as defender (VEN-9.9.9). */
export const OFFENCE = 0;
export const DEFENDERS = 1;

/** How far the combats of a turn have come: more are allowed, none (truce), or the turn is over (defeat). */
export const OPEN = 0;
export const TRUCE = 1;
export const DEFEAT = 2;

/** A combat under way. Lists of two are by side. */
export interface Combat {
  kind: number;
  attacker: Seat;
  defender: Seat;
  /** Territories; a rebellion has one for both. */
  origin: number;
  target: number;
  /** What the main attacker has paid so far (VEN-9.5.8). */
  paid: number;
  /** Population dice left. */
  people: number[];
  /** Groups of tanks that take part: their side, seat, territory and number. */
  sides: number[];
  seats: Seat[];
  places: number[];
  tanks: number[];
  /** The group whose tank is hit next or already damaged, or -1; and dice that this tank has lost. */
  front: number[];
  damage: number[];
  /** By seat: the side that it has joined, or -1. */
  allies: number[];
  /** By seat: 1 when its population has joined. */
  crowds: number[];
  rolls: number;
  blanks: number;
  /** The last roll: tank dice and population dice thrown by each side, and their faces, side by side. */
  thrown: number[];
  faces: number[];
  hits: number[];
  /** Tanks lost by each side. */
  lost: number[];
  /** The defender had most VP of the attacker’s opponents at the declaration (CO-A08). */
  leader: boolean;
  /** No refund for colonising (Scorched Earth). */
  denied: boolean;
  /** By side: 1 when misses of the first roll are thrown again (Air Support). */
  support: number[];
  /** A cease-fire follows the first roll, unless that decides (Cease-fire Resolution). */
  resolved: boolean;
}

/** What lies open on the table (VEN-22.3). Flat lists of small numbers. */
export interface World {
  round: number;
  /** 0 before the first turn, else the phase of the rulebook, 1 to 14. */
  phase: number;
  /** Turns of the game: 1 and 2 in the first round, 3 and 4 in the second … */
  turn: number;
  /** Whose turn it is, or NOBODY between turns. */
  active: Seat;
  order: Seat[];
  /** In what follows the order: an index of `order`. */
  place: number;

  /** One counter for the world (VEN-0.1.14). */
  co2: number;
  /** CO2 at the start of the round. */
  co2Before: number;
  /** Red spaces reached so far. */
  red: number;
  /** Events that wait for phase 6, and events applied in this game, in order. */
  waiting: number;
  applied: number[];
  consumed: number;
  fish: number[];
  /** Fish that waste has killed in this round. */
  fishLost: number;
  bank: number;

  /** By territory. The owner never changes (VEN-0.1.1). TEP only move and get less (VEN-0.1.8). */
  owner: number[];
  coloniser: number[];
  tep: number[];
  /** Markers for migrants (VEN-17.1): still to be fed, and fed already (VEN-17.7). */
  migrants: number[];
  guests: number[];
  /** Colonised in the turn that is running. */
  fresh: number[];
  /** Levied in this round: bits of RATION_LEVIED and TEP_LEVIED. */
  levied: number[];
  /** Under Blue Helmets. */
  shielded: number[];
  /** `tanks[territory * SEATS + seat]` */
  tanks: number[];

  /**
   * By disc, `territory * DISCS + disc`: state, water, turn of the last action, round of leaving forest, Renewable
   * Energy.
   */
  disc: number[];
  h2o: number[];
  acted: number[];
  since: number[];
  renewable: number[];

  /**
   * By seat: VP (VEN-0.1.14), population (VEN-0.1.11), and rations in one stock (VEN-0.1.9), linked or not (VEN-16.1).
   */
  vp: number[];
  population: number[];
  stock: number[];
  tokens: number[];
  /** Tokens to be paid from the next income (option `missingTokens`). */
  owed: number[];
  external: number[];
  /** Head colonists in supply. */
  colonists: number[];
  fed: number[];
  /** Groups of the objective of this round and of the last, or -1. */
  group: number[];
  lastGroup: number[];
  /** Gross CO2 over the whole game (VEN-21.3). */
  emitted: number[];
  /** Standing changes of population and waste. */
  populationMod: number[];
  wasteMod: number[];
  /** Counters of the round: `counts[seat * COUNTS + counter]`. */
  counts: number[];

  /** By action card: HIDDEN, the seat that it lies in front of, or DISCARDED. */
  cards: number[];
  /** Groups of the objectives on the table and who has taken them, by place. */
  table: number[];
  taken: number[];
  /** Group of the objective on top of the deck, if it is known; else -1. */
  top: number;
  /** By objective: 1 when it has left the game. */
  gone: number[];

  /** By seat, until the end of the round: cards in force. */
  embargo: number[];
  cartel: number[];
  freeTrade: number[];
  strike: number[];
  organic: number[];
  /** For everybody, until the end of the round. */
  closedSeas: number;
  fuelShock: number;
  /** 1 when seller has sold the good to buyer: `sold[(good * SEATS + seller) * SEATS + buyer]` (VEN-9.4.9). */
  sold: number[];
  /** Bits of pacts: `pacts[seat * SEATS + other]`, symmetric. */
  pacts: number[];

  /** Of the turn that is running: tanks built, own TEP moved, Technology Transfer waiting. */
  tanksBuilt: number;
  transferred: number;
  cheapFactory: number;
  /** Of the feeding that is running: change of need, missing rations that count as paid. */
  needMod: number;
  cover: number;
  /**
   * By territory, of the turn that is running: attacked; rebelled or liberated; people that have won; tanks arrived.
   */
  attacked: number[];
  risen: number[];
  spentPeople: number[];
  arrived: number[];
  /** Allied forces that have won an attack in this turn: see `phases/09-turn-i/combat/joining.ts`. */
  spentAllies: number[];
  /** OPEN, TRUCE or DEFEAT. */
  war: number;
  /** By seat: 1 while it is asked after every action of the turn whether it plays a card (VEN-R1). */
  watching: number[];
  /** By territory: a tank was refused entry in the turn that is running. */
  closed: number[];
  /** Offers, pacts and promises. */
  deals: Deals;
  /** Where the TEP on offer would go, or -1 when that is left to the rules; who offers a Secret Treaty, or NOBODY. */
  route: number;
  treaty: Seat;
  combat: Combat | null;
}

/** What only one seat knows (VEN-22.2). */
export interface Hand {
  /** Action cards. */
  hand: number[];
  /** Cards it has put under the deck since that was last shuffled. */
  put: number[];
  /** Its objective of this round, or -1. */
  objective: number;
  /** By seat: an objective that it has seen, or -1. */
  spied: number[];
  /** By place on the table: an objective that it has read, or -1 (option `objectiveDraft`). */
  read: number[];
  /** The objective on top of the deck, if it has read it; else -1. */
  topRead: number;
}

/** What nobody knows (VEN-22.1). The top of each deck is its last card. */
export interface Hidden {
  actions: number[];
  objectives: number[];
  /** Fronts of the objectives on the table, by place; -1 when taken. */
  table: number[];
  events: number[];
  /** Events drawn, in order. */
  waiting: number[];
}

/** What everybody knows of hidden things. */
export interface Facts {
  hands: number[];
  put: number[];
  actions: number;
}

export type VenontaOptions = {
  actionCards: boolean;
  /** Objectives are chosen by their backs, or read (VEN-8.3). */
  objectiveDraft: 'group' | 'look';
  /** Rations of a territory (VEN-0.3.11). */
  food: 'one' | 'two';
  /** CO2 at the end of a round (VEN-12.1). */
  emissions: 'half' | 'each';
  /** Tokens of an attack without tanks (VEN-9.5.8). */
  attackCost: number;
  /** VEN-9.6.3 */
  hits: 'extremes' | 'mirrored';
  fish: number;
  /** The end of the track (VEN-12.3). */
  track: number;
  /** What objectives ask for: as tuned by simulation, or as first designed. */
  numbers: 'tuned' | 'first';
  /** Points more or less for every objective. */
  objectivePoints: number;
  firstPlayer: 'random' | 'host' | 'named';
  /** Whether those who have won an attack may attack again in the same turn (VEN-9.5.11). */
  afterVictory: 'again' | 'rest';
  /** When others may play cards for any turn (VEN-R1). */
  reactions: 'anyTime' | 'turnStart';
  /** Whether ration and TEP of a colony are levied each by itself (VEN-9.9.4). */
  levy: 'each' | 'together';
  /** Whether a migrant leaves a territory that was defended, too (VEN-9.8.6). */
  warMigrants: 'always' | 'conquest';
  /** Whether a farm becomes a factory in one step (VEN-R23). */
  changeOfUse: 'direct' | 'viaForest';
  /** What comes back to those who colonise (VEN-9.8.7). */
  refund: 'all' | 'tanks';
  /** VEN-20.1 */
  lowestPoints: 'zero' | 'below';
  /** Tokens that hunger costs and nobody has (VEN-11.1.7). */
  missingTokens: 'forgiven' | 'owed';
  /** VP that hunger costs: at most 3, or more (VEN-11.1.7). */
  hungerPoints: 'three' | 'more';
  /** Rations that are kept back from hungry people (VEN-11.1.4). */
  keptRations: 'kept' | 'spoil';
  /** What epidemics take besides people (CI-06, CI-17). */
  epidemics: 'people' | 'rations' | 'tokens';
};

export interface Venonta {
  public: World;
  private: Hand;
  secret: Hidden;
  facts: Facts;
  frame: Frame;
  choice: Choice;
  options: VenontaOptions;
  words: VenontaWords;
  phase: Stretch;
}

export type Position = AnyPosition<Venonta>;
export type VenontaView = View<Venonta>;
export type VenontaGo = Go<Venonta>;
