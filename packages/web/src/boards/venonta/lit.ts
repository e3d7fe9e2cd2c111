import type { ActionId, Ocean, Territory, Venonta } from '@entente/game-venonta';
import type { Action, OpenAction } from '../../board-api/intents.ts';

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

export type Refused = Extract<Action, { kind: 'refused' }>;

/** Which actions, open and refused, stand at which thing. */
export class Lit {
  private readonly bySpot = new Map<Spot, Action[]>();

  constructor(actions: readonly Action[]) {
    for (const action of actions) {
      // The actions of a Venonta table are choices of Venonta.
      for (const spot of spotsOf(action.choice as Venonta['choice'])) {
        const there = this.bySpot.get(spot);
        if (there === undefined) this.bySpot.set(spot, [action]);
        else there.push(action);
      }
    }
  }

  open(spot: Spot): OpenAction[] {
    return (this.bySpot.get(spot) ?? []).filter((action): action is OpenAction => action.kind !== 'refused');
  }

  refused(spot: Spot): Refused[] {
    return (this.bySpot.get(spot) ?? []).filter((action): action is Refused => action.kind === 'refused');
  }

  /** Where to look first: the part of the board that holds what is lit. */
  part(): Part | null {
    if (this.any('objective')) return 'cards';
    if (this.any('land:') || this.any('combat') || this.any('ocean:')) return 'land';
    if (this.any('card:')) return 'cards';
    return this.any('seat:') ? 'players' : null;
  }

  private any(start: string): boolean {
    for (const spot of this.bySpot.keys())
      if (spot.startsWith(start) && this.open(spot).length > 0) return true;
    return false;
  }
}
