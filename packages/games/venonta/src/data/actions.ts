import { all, type Condition, none } from './conditions.ts';

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
      readonly do: 'tokens' | 'food' | 'fish' | 'waste' | 'need' | 'cover' | 'populationTable' | 'dice';
      readonly by: number;
    }
  | { readonly do: 'vp'; readonly by: number; readonly if?: Condition | 'ownHost' }
  /** `blame`: it counts among the emissions of the chosen opponent. */
  | { readonly do: 'co2'; readonly by: number; readonly blame?: true }
  | {
      readonly do:
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
  /** Where it goes afterwards: under the deck, or face up until the end of the round or of the game (VEN-18.4). */
  readonly stays: 'no' | 'round' | 'game';
  readonly aim: Aim;
  /** Tokens, paid when it takes effect (VEN-R8). */
  readonly cost?: number;
  readonly effects: readonly ActionEffect[];
}

const NO_WAR: Condition = none('combatsStarted');
const PEACEFUL: Condition = all(none('colonies'), none('tanks'), NO_WAR);

/** Most cards are aimed at nothing and go under the deck again. */
const card = <const Id extends string>(
  id: Id,
  when: Moment,
  own: Pick<Action, 'effects'> & Partial<Pick<Action, 'stays' | 'aim' | 'cost'>>,
): Action & { readonly id: Id } => ({ id, when, stays: 'no', aim: 'nothing', ...own });

/** 40 different cards (VEN-18.1). Positions hold their indices in this list. */
export const ACTIONS = [
  card('CA-01', 'ownTurn', { effects: [{ do: 'tokens', by: 2 }] }),
  card('CA-02', 'ownTurn', {
    effects: [
      { do: 'tokens', by: 3 },
      { do: 'vp', by: -1 },
    ],
  }),
  card('CA-03', 'ownTurn', { effects: [{ do: 'food', by: 2 }] }),
  card('CA-04', 'migrant', {
    aim: 'host',
    effects: [{ do: 'chooseHost' }, { do: 'vp', by: 2, if: 'ownHost' }],
  }),
  card('CA-05', 'attackedSelf', { effects: [{ do: 'cancelAttack' }] }),
  card('CA-06', 'ownTurn', { stays: 'round', aim: 'territory', effects: [{ do: 'protect' }] }),
  card('CA-07', 'declaredSide', { effects: [{ do: 'dice', by: 3 }] }),
  card('CA-08', 'declaredSide', { effects: [{ do: 'reroll' }] }),
  card('CA-09', 'anyTurn', { aim: 'ownColony', effects: [{ do: 'rebel' }] }),
  card('CA-10', 'declaredAny', { aim: 'side', effects: [{ do: 'join' }] }),
  card('CA-11', 'ownTurn', { aim: 'enemyTank', cost: 1, effects: [{ do: 'destroyTank' }] }),
  card('CA-12', 'anyTurn', { aim: 'opponent', effects: [{ do: 'spy' }] }),
  card('CA-13', 'ownTurn', { effects: [{ do: 'cheapFactory' }] }),
  card('CA-14', 'ownTurn', { stays: 'game', aim: 'factory', effects: [{ do: 'renewable' }] }),
  card('CA-15', 'ownTurn', {
    effects: [
      { do: 'co2', by: -2 },
      { do: 'vp', by: 1 },
    ],
  }),
  card('CA-16', 'ownTurn', { aim: 'farm', effects: [{ do: 'plant' }, { do: 'vp', by: 1 }] }),
  card('CA-17', 'ownTurn', { stays: 'game', aim: 'dryForest', effects: [{ do: 'irrigate' }] }),
  card('CA-18', 'ownTurn', { stays: 'round', effects: [{ do: 'organic' }] }),
  card('CA-19', 'ownTurn', { stays: 'game', effects: [{ do: 'waste', by: -1 }] }),
  card('CA-20', 'anyTurn', {
    aim: 'ocean',
    effects: [
      { do: 'fish', by: 2 },
      { do: 'vp', by: 1 },
    ],
  }),
  card('CA-21', 'feeding', {
    aim: 'coast',
    effects: [
      { do: 'fish', by: -1 },
      { do: 'food', by: 2 },
    ],
  }),
  card('CA-22', 'anyTurn', { stays: 'round', aim: 'opponent', effects: [{ do: 'embargo' }] }),
  card('CA-23', 'ownTurn', { stays: 'round', effects: [{ do: 'cartel' }] }),
  card('CA-24', 'ownTurn', { stays: 'round', effects: [{ do: 'freeTrade' }] }),
  card('CA-25', 'ownTurn', { aim: 'barter', effects: [{ do: 'barter' }] }),
  card('CA-26', 'feeding', { effects: [{ do: 'need', by: -2 }] }),
  card('CA-27', 'ownTurn', { stays: 'game', effects: [{ do: 'populationTable', by: -1 }] }),
  card('CA-28', 'anyTurn', { stays: 'round', aim: 'opponent', effects: [{ do: 'strike' }] }),
  card('CA-29', 'ownTurn', {
    effects: [
      { do: 'vp', by: 1 },
      { do: 'vp', by: 1, if: NO_WAR },
    ],
  }),
  card('CA-30', 'ownSecondTurn', { effects: [{ do: 'vp', by: 3, if: PEACEFUL }] }),
  card('CA-31', 'won', { effects: [{ do: 'vp', by: 2 }] }),
  card('CA-32', 'lost', { effects: [{ do: 'scorch' }] }),
  card('CA-33', 'anyTurn', { aim: 'forestedOpponent', effects: [{ do: 'co2', by: 1, blame: true }] }),
  card('CA-34', 'ownTurn', { aim: 'smuggling', cost: 1, effects: [{ do: 'takeTep' }] }),
  card('CA-35', 'card', { effects: [{ do: 'veto' }] }),
  card('CA-36', 'event', { effects: [{ do: 'ignoreEvent' }] }),
  card('CA-37', 'declared', { effects: [{ do: 'ceaseFire' }] }),
  card('CA-38', 'anyTurn', { aim: 'gift', effects: [{ do: 'give' }, { do: 'vp', by: 2 }] }),
  card('CA-39', 'feeding', { effects: [{ do: 'cover', by: 2 }] }),
  card('CA-40', 'anyTurn', { stays: 'round', aim: 'pact', effects: [{ do: 'pact' }] }),
] as const;

export type ActionId = (typeof ACTIONS)[number]['id'];
