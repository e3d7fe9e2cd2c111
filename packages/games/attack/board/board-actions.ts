import type { Choice } from '@entente/engine';
import type { Action } from '@entente/web/board-api/intents.ts';
import type { Placed } from '@entente/web/board-api/props.ts';
import { ActionsByPlace, type Pointing } from '@entente/web/kit/actions-by-place.ts';
import {
  type ActionId,
  type Attack,
  type BoardWord,
  type EconomicCard,
  type PoliticalCard,
  REGIONS,
  type Region,
  SEAS,
  type Sea,
} from '../src/index.ts';
import type { Place } from './context.ts';
import { isSea } from './readings.ts';

/** A thing on the board at which a choice can point. */
export type Spot =
  | `land:${Region}`
  | `sea:${Sea}`
  | `seat:${number}`
  | `card:${PoliticalCard}`
  /** Another player's card that is being shown. */
  | `shown:${PoliticalCard | EconomicCard}`
  | `act:${ActionId}`
  | 'step'
  | 'plan'
  | 'battle'
  | 'auction'
  | 'production';

/** The parts of the board; beside the world one at a time. */
export type Part = 'place' | 'actions' | 'cards' | 'players';

export const spotOf = (place: Place): Spot => (isSea(place) ? `sea:${place}` : `land:${place}`);

const at = (...spots: Spot[]): Pointing<Spot> => ({ at: spots });

/** What a choice points at. */
export function pointing(choice: Attack['choice']): Pointing<Spot> {
  switch (choice.do) {
    case 'claim':
    case 'deploy':
    case 'capital':
    case 'build':
    case 'from':
    case 'blitz':
    case 'sway':
    case 'wave':
    case 'win':
    case 'conscript':
    case 'pact':
    case 'losePlane':
    case 'attackAt':
      return at(`land:${choice.region}`);
    case 'moor':
    case 'launch':
    case 'fleet':
    case 'engage':
    case 'fightAt':
      return at(`sea:${choice.sea}`);
    case 'retreatTo':
      return at(`sea:${choice.sea}`, 'battle');
    case 'march':
    case 'cross':
    case 'marchOn':
    case 'crossOn':
    case 'transfer':
    case 'ferry':
      return { at: [`land:${choice.to}`], from: `land:${choice.from}` };
    case 'sail':
    case 'sailOn':
      return { at: [`sea:${choice.into}`], from: `sea:${choice.sea}` };
    case 'refill':
      return at(`land:${choice.region}`, `land:${choice.origin}`);
    case 'takeBack':
    case 'recall':
    case 'callOff':
      return at('plan');
    case 'act':
      return at(`act:${choice.action}`);
    case 'aimAt':
    case 'talkTo':
    case 'bomb':
      return at(`seat:${choice.target}`);
    case 'offerDeal':
    case 'counterDeal':
    case 'acceptDeal':
    case 'refuseDeal':
    case 'withdrawDeal':
      return at(`seat:${choice.partner}`);
    case 'playCard':
    case 'block':
      return at(`card:${choice.card}`);
    case 'stealCard':
      return at(`shown:${choice.card}`);
    case 'disable':
      return at(`shown:${choice.resource}`);
    case 'produce':
    case 'drill':
    case 'ship':
    case 'settle':
      return at('production');
    case 'raidRoute':
      return at(`sea:${choice.route}`);
    case 'bid':
    case 'passBid':
      return at('auction');
    case 'commitAll':
    case 'commit':
    case 'ready':
    case 'hit':
    case 'hitTwo':
    case 'pressOn':
    case 'retreat':
    case 'giveBattle':
    case 'avoidBattle':
    case 'submarinesFight':
    case 'submarinesStay':
    case 'inLine':
    case 'usualLine':
    case 'stay':
      return at('battle');
    default:
      // Choices that belong to no thing go with the actions of the turn.
      return at('step');
  }
}

/**
 * The world is pressed, plans are taken back where they are listed, single units are sent from the sheet of their battle; all
 * else has no place on it.
 */
export function shows(choice: Choice): Placed {
  if (choice.do === 'commit') return 'panel';
  // It is no march: it is named as long as there is room.
  if (choice.do === 'retreatTo') return 'many';
  // Which battle comes next is chosen either way.
  return (
    !['attackAt', 'fightAt'].includes(choice.do) &&
    pointing(choice as Attack['choice']).at.some((spot) => /^(land|sea):|^plan$/.test(spot))
  );
}

/** What pressing what is lit does. */
export function hint(choice: Choice): BoardWord {
  switch ((choice as Attack['choice']).do) {
    case 'claim':
      return 'board.pressClaim';
    case 'deploy':
    case 'moor':
    case 'build':
    case 'launch':
    case 'refill':
      return 'board.pressPlace';
    case 'from':
    case 'fleet':
      return 'board.pressArmy';
    case 'march':
    case 'cross':
    case 'marchOn':
    case 'crossOn':
    case 'sail':
    case 'sailOn':
    case 'transfer':
    case 'ferry':
    case 'retreatTo':
      return 'board.pressGo';
    case 'commit':
      return 'board.pressUnits';
    case 'takeBack':
    case 'recall':
    case 'callOff':
      return 'board.pressBack';
    default:
      return 'board.pressChoose';
  }
}

/** Which actions are shown at which thing of the board. */
export class BoardActions extends ActionsByPlace<Spot> {
  constructor(actions: readonly Action[]) {
    // The actions of a table of Attack! are choices of Attack!.
    super(actions, (choice) => pointing(choice as Attack['choice']));
  }

  /** The regions and sea areas at which something can be done. */
  places(): Place[] {
    return [...REGIONS, ...SEAS].filter((place) => this.shines(spotOf(place)));
  }

  /** Where to look first: the part of the board that holds what is lit. */
  part(): Part | null {
    if (this.any('battle') || this.any('auction') || this.any('production')) return 'actions';
    if (this.any('act:')) return 'actions';
    if (this.any('land:') || this.any('sea:')) return 'place';
    if (this.any('card:') || this.any('shown:')) return 'cards';
    if (this.any('seat:')) return 'players';
    return this.any('step') ? 'actions' : null;
  }
}
