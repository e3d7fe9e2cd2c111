import type { ActionId, Ocean, Territory, Venonta } from '@entente/game-venonta';
import type { Action } from '../../board-api/intents.ts';
import { ActionsByPlace } from '../kit/actions-by-place.ts';

/** A thing on the board at which a choice can point. */
export type Spot =
  | `land:${Territory}`
  | `ocean:${Ocean}`
  | `seat:${number}`
  | `card:${ActionId}`
  | 'objective'
  | 'combat';

/** The parts of the board; beside the world one at a time. */
export type Part = 'land' | 'cards' | 'players' | 'world';

/** What a choice points at; nothing when only the list of actions says it. */
export function spotsOf(choice: Venonta['choice']): Spot[] {
  switch (choice.do) {
    case 'claim':
    case 'abandon':
    case 'fallBack':
    case 'lose':
    case 'build':
    case 'restore':
    case 'convert':
    case 'tank':
    case 'levyRation':
    case 'levy':
    case 'levyTep':
    case 'rebel':
    case 'joinTank':
    case 'host':
    case 'origin':
    case 'expel':
      return [`land:${choice.territory}`];
    case 'supply':
      return [`land:${choice.territory}`];
    case 'transfer':
    case 'buyTep':
    case 'sellTep':
    case 'attack':
    case 'move':
    case 'enter':
      return [`land:${choice.from}`, `land:${choice.to}`];
    case 'retreat':
      return [`land:${choice.to}`];
    case 'buyRation':
    case 'sellRation':
    case 'name':
    case 'call':
    case 'hit':
      return [`seat:${choice.target}`];
    case 'play':
    case 'playOn':
    case 'playSide':
    case 'playGift':
    case 'playPact':
    case 'swap':
      return [`card:${choice.card}`];
    case 'playAt':
    case 'playTank':
    case 'playFuel':
    case 'playBread':
      return [`card:${choice.card}`, `land:${choice.territory}`];
    case 'playTep':
      return [`card:${choice.card}`, `land:${choice.from}`, `land:${choice.to}`];
    case 'playSea':
      return [`card:${choice.card}`, `ocean:${choice.ocean}`];
    case 'takeBack':
    case 'takeSeen':
      return ['objective'];
    case 'rollOn':
    case 'stop':
    case 'colonise':
    case 'leave':
    case 'joinPeople':
    case 'ready':
    case 'alone':
      return ['combat'];
    default:
      return [];
  }
}

/** Which actions are shown at which thing of the board. */
export class Lit extends ActionsByPlace<Spot> {
  constructor(actions: readonly Action[]) {
    // The actions of a Venonta table are choices of Venonta.
    super(actions, (choice) => ({ at: spotsOf(choice as Venonta['choice']) }));
  }

  /** Where to look first: the part of the board that holds what is lit. */
  part(): Part | null {
    if (this.any('objective')) return 'cards';
    if (this.any('land:') || this.any('combat') || this.any('ocean:')) return 'land';
    if (this.any('card:')) return 'cards';
    return this.any('seat:') ? 'players' : null;
  }
}
