import {
  type ActionId,
  type Attack,
  type EconomicCard,
  type PoliticalCard,
  REGIONS,
  type Region,
  SEAS,
  type Sea,
} from '@entente/game-attack';
import type { Action, OpenAction } from '../../board-api/intents.ts';
import type { Place } from './context.ts';
import { isSea } from './readings.ts';

/** A thing on the board at which a choice can point. */
export type Spot =
  | `land:${Region}`
  | `sea:${Sea}`
  | `seat:${number}`
  | `card:${PoliticalCard}`
  /** Somebody else's card that is being shown. */
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

interface Pointing {
  /** What shines. */
  readonly at: readonly Spot[];
  /** Where it is offered, too, without shining: units that go out of a place. */
  readonly from?: Spot;
}

const at = (...spots: Spot[]): Pointing => ({ at: spots });

/** What a choice points at. */
export function pointing(choice: Attack['choice']): Pointing {
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
      // What belongs to no thing stands with the actions of the turn.
      return at('step');
  }
}

export type Refused = Extract<Action, { kind: 'refused' }>;

/** Which actions, open and refused, stand at which thing. */
export class Lit {
  readonly actions: readonly Action[];
  private readonly bySpot = new Map<Spot, Action[]>();
  private readonly shining = new Set<Spot>();

  constructor(actions: readonly Action[]) {
    this.actions = actions;
    for (const action of actions) {
      // The actions of a table of Attack! are choices of Attack!.
      const { at: spots, from } = pointing(action.choice as Attack['choice']);
      for (const spot of from === undefined ? spots : [...spots, from]) {
        const there = this.bySpot.get(spot);
        if (there === undefined) this.bySpot.set(spot, [action]);
        else there.push(action);
      }
      if (action.kind !== 'refused') for (const spot of spots) this.shining.add(spot);
    }
  }

  open(spot: Spot): OpenAction[] {
    return (this.bySpot.get(spot) ?? []).filter((action): action is OpenAction => action.kind !== 'refused');
  }

  refused(spot: Spot): Refused[] {
    return (this.bySpot.get(spot) ?? []).filter((action): action is Refused => action.kind === 'refused');
  }

  /** Does something that can be done point at it? */
  shines(spot: Spot): boolean {
    return this.shining.has(spot);
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

  private any(start: string): boolean {
    for (const spot of this.shining) if (spot.startsWith(start)) return true;
    return false;
  }
}
