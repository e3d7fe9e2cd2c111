import type { Advancement, Ideology, Influence, Region } from '@entente/game-ideology';
import type { Action, OpenAction } from '../../board-api/intents.ts';

/** A thing on the board at which a choice can point. */
export type Spot =
  | `region:${Region}`
  | `hand:${Influence}`
  | `advancement:${Advancement}`
  | `seat:${number}`
  | 'conflict';

/** The parts of the board; beside the world one at a time. */
export type Part = 'regions' | 'players' | 'diplomacy' | 'advancements';

/** What a choice points at; null when only the list of actions says it. */
export function spotOf(choice: Ideology['choice']): Spot | null {
  switch (choice.do) {
    case 'place':
    case 'extend':
    case 'remove':
    case 'attack':
    case 'useWmd':
    case 'convert':
    case 'swap':
      return `region:${choice.region}`;
    case 'discard':
    case 'trade':
      return `hand:${choice.influence}`;
    case 'buy':
      return `advancement:${choice.advancement}`;
    case 'propose':
      return `seat:${choice.target}`;
    case 'concede':
    case 'cancel':
    case 'cancelFree':
    case 'attackAgain':
    case 'giveUp':
    case 'replace':
    case 'destroy':
      return 'conflict';
    case 'endTrade':
    case 'finish':
    case 'pass':
    case 'keepRest':
      return null;
  }
}

export type Refused = Extract<Action, { kind: 'refused' }>;

/** Which actions, open and refused, stand at which thing. */
export class Lit {
  private readonly bySpot = new Map<Spot, Action[]>();

  constructor(actions: readonly Action[]) {
    for (const action of actions) {
      // The actions of an Ideology table are choices of Ideology.
      const spot = spotOf(action.choice as Ideology['choice']);
      if (spot === null) continue;
      const there = this.bySpot.get(spot);
      if (there === undefined) this.bySpot.set(spot, [action]);
      else there.push(action);
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
    if (this.any('conflict') || this.any('region:')) return 'regions';
    if (this.any('seat:')) return 'diplomacy';
    return this.any('advancement:') ? 'advancements' : null;
  }

  private any(start: string): boolean {
    for (const spot of this.bySpot.keys())
      if (spot.startsWith(start) && this.open(spot).length > 0) return true;
    return false;
  }
}
