import type { Condition } from './conditions.ts';

/** The moments at which a card may be played (VEN-18.2). */
export const MOMENTS = [
  'ownTurn',
  'ownSecondTurn',
  'anyTurn',
  'feeding',
  'attackedSelf',
  'declaredSide',
  'declaredAny',
  'declared',
  'won',
  'lost',
  'migrant',
  'card',
  'event',
] as const;
export type Moment = (typeof MOMENTS)[number];

/** What the player of a card has to point at. */
export type Aim =
  | 'nothing'
  | 'host'
  | 'territory'
  | 'ownColony'
  | 'side'
  | 'enemyTank'
  | 'opponent'
  | 'forestedOpponent'
  | 'factory'
  | 'farm'
  | 'dryForest'
  | 'ocean'
  | 'coast'
  | 'barter'
  | 'smuggling'
  | 'gift'
  | 'pact';

export type ActionEffect =
  | {
      readonly op: 'tokens' | 'food' | 'fish' | 'waste' | 'need' | 'cover' | 'populationTable' | 'dice';
      readonly n: number;
    }
  | { readonly op: 'vp'; readonly n: number; readonly if?: Condition | 'ownHost' }
  /** `blame`: it counts among the emissions of the chosen opponent. */
  | { readonly op: 'co2'; readonly n: number; readonly blame?: true }
  | {
      readonly op:
        | 'chooseHost'
        | 'cancelAttack'
        | 'protect'
        | 'reroll'
        | 'rebel'
        | 'join'
        | 'destroyTank'
        | 'spy'
        | 'cheapFactory'
        | 'renewable'
        | 'plant'
        | 'irrigate'
        | 'organic'
        | 'embargo'
        | 'cartel'
        | 'freeTrade'
        | 'barter'
        | 'strike'
        | 'scorch'
        | 'takeTep'
        | 'veto'
        | 'ignoreEvent'
        | 'ceaseFire'
        | 'give'
        | 'pact';
    };

interface Action {
  readonly id: string;
  readonly when: Moment;
  /** Where it lies afterwards: under the deck, or face up until the end of the round or of the game (VEN-18.4). */
  readonly stays: 'no' | 'round' | 'game';
  readonly aim: Aim;
  /** Tokens, paid when it takes effect (VEN-R8). */
  readonly cost?: number;
  readonly effects: readonly ActionEffect[];
}

const NO_WAR: Condition = { m: 'combatsStarted', op: '==', v: 0 };
const PEACEFUL: Condition = {
  all: [{ m: 'colonies', op: '==', v: 0 }, { m: 'tanks', op: '==', v: 0 }, NO_WAR],
};

/** 40 different cards (VEN-18.1). Positions hold their indices in this list. */
export const ACTIONS = [
  { id: 'CA-01', when: 'ownTurn', stays: 'no', aim: 'nothing', effects: [{ op: 'tokens', n: 2 }] },
  {
    id: 'CA-02',
    when: 'ownTurn',
    stays: 'no',
    aim: 'nothing',
    effects: [
      { op: 'tokens', n: 3 },
      { op: 'vp', n: -1 },
    ],
  },
  { id: 'CA-03', when: 'ownTurn', stays: 'no', aim: 'nothing', effects: [{ op: 'food', n: 2 }] },
  {
    id: 'CA-04',
    when: 'migrant',
    stays: 'no',
    aim: 'host',
    effects: [{ op: 'chooseHost' }, { op: 'vp', n: 2, if: 'ownHost' }],
  },
  { id: 'CA-05', when: 'attackedSelf', stays: 'no', aim: 'nothing', effects: [{ op: 'cancelAttack' }] },
  { id: 'CA-06', when: 'ownTurn', stays: 'round', aim: 'territory', effects: [{ op: 'protect' }] },
  { id: 'CA-07', when: 'declaredSide', stays: 'no', aim: 'nothing', effects: [{ op: 'dice', n: 3 }] },
  { id: 'CA-08', when: 'declaredSide', stays: 'no', aim: 'nothing', effects: [{ op: 'reroll' }] },
  { id: 'CA-09', when: 'anyTurn', stays: 'no', aim: 'ownColony', effects: [{ op: 'rebel' }] },
  { id: 'CA-10', when: 'declaredAny', stays: 'no', aim: 'side', effects: [{ op: 'join' }] },
  { id: 'CA-11', when: 'ownTurn', stays: 'no', aim: 'enemyTank', cost: 1, effects: [{ op: 'destroyTank' }] },
  { id: 'CA-12', when: 'anyTurn', stays: 'no', aim: 'opponent', effects: [{ op: 'spy' }] },
  { id: 'CA-13', when: 'ownTurn', stays: 'no', aim: 'nothing', effects: [{ op: 'cheapFactory' }] },
  { id: 'CA-14', when: 'ownTurn', stays: 'game', aim: 'factory', effects: [{ op: 'renewable' }] },
  {
    id: 'CA-15',
    when: 'ownTurn',
    stays: 'no',
    aim: 'nothing',
    effects: [
      { op: 'co2', n: -2 },
      { op: 'vp', n: 1 },
    ],
  },
  { id: 'CA-16', when: 'ownTurn', stays: 'no', aim: 'farm', effects: [{ op: 'plant' }, { op: 'vp', n: 1 }] },
  { id: 'CA-17', when: 'ownTurn', stays: 'game', aim: 'dryForest', effects: [{ op: 'irrigate' }] },
  { id: 'CA-18', when: 'ownTurn', stays: 'round', aim: 'nothing', effects: [{ op: 'organic' }] },
  { id: 'CA-19', when: 'ownTurn', stays: 'game', aim: 'nothing', effects: [{ op: 'waste', n: -1 }] },
  {
    id: 'CA-20',
    when: 'anyTurn',
    stays: 'no',
    aim: 'ocean',
    effects: [
      { op: 'fish', n: 2 },
      { op: 'vp', n: 1 },
    ],
  },
  {
    id: 'CA-21',
    when: 'feeding',
    stays: 'no',
    aim: 'coast',
    effects: [
      { op: 'fish', n: -1 },
      { op: 'food', n: 2 },
    ],
  },
  { id: 'CA-22', when: 'anyTurn', stays: 'round', aim: 'opponent', effects: [{ op: 'embargo' }] },
  { id: 'CA-23', when: 'ownTurn', stays: 'round', aim: 'nothing', effects: [{ op: 'cartel' }] },
  { id: 'CA-24', when: 'ownTurn', stays: 'round', aim: 'nothing', effects: [{ op: 'freeTrade' }] },
  { id: 'CA-25', when: 'ownTurn', stays: 'no', aim: 'barter', effects: [{ op: 'barter' }] },
  { id: 'CA-26', when: 'feeding', stays: 'no', aim: 'nothing', effects: [{ op: 'need', n: -2 }] },
  {
    id: 'CA-27',
    when: 'ownTurn',
    stays: 'game',
    aim: 'nothing',
    effects: [{ op: 'populationTable', n: -1 }],
  },
  { id: 'CA-28', when: 'anyTurn', stays: 'round', aim: 'opponent', effects: [{ op: 'strike' }] },
  {
    id: 'CA-29',
    when: 'ownTurn',
    stays: 'no',
    aim: 'nothing',
    effects: [
      { op: 'vp', n: 1 },
      { op: 'vp', n: 1, if: NO_WAR },
    ],
  },
  {
    id: 'CA-30',
    when: 'ownSecondTurn',
    stays: 'no',
    aim: 'nothing',
    effects: [{ op: 'vp', n: 3, if: PEACEFUL }],
  },
  { id: 'CA-31', when: 'won', stays: 'no', aim: 'nothing', effects: [{ op: 'vp', n: 2 }] },
  { id: 'CA-32', when: 'lost', stays: 'no', aim: 'nothing', effects: [{ op: 'scorch' }] },
  {
    id: 'CA-33',
    when: 'anyTurn',
    stays: 'no',
    aim: 'forestedOpponent',
    effects: [{ op: 'co2', n: 1, blame: true }],
  },
  { id: 'CA-34', when: 'ownTurn', stays: 'no', aim: 'smuggling', cost: 1, effects: [{ op: 'takeTep' }] },
  { id: 'CA-35', when: 'card', stays: 'no', aim: 'nothing', effects: [{ op: 'veto' }] },
  { id: 'CA-36', when: 'event', stays: 'no', aim: 'nothing', effects: [{ op: 'ignoreEvent' }] },
  { id: 'CA-37', when: 'declared', stays: 'no', aim: 'nothing', effects: [{ op: 'ceaseFire' }] },
  { id: 'CA-38', when: 'anyTurn', stays: 'no', aim: 'gift', effects: [{ op: 'give' }, { op: 'vp', n: 2 }] },
  { id: 'CA-39', when: 'feeding', stays: 'no', aim: 'nothing', effects: [{ op: 'cover', n: 2 }] },
  { id: 'CA-40', when: 'anyTurn', stays: 'round', aim: 'pact', effects: [{ op: 'pact' }] },
] as const satisfies readonly Action[];

export type ActionId = (typeof ACTIONS)[number]['id'];
