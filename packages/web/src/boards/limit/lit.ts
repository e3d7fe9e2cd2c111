import type { CardId, Deck, Factory, Limit, Resource, SocialClass } from '@entente/game-limit';
import type { Action, OpenAction } from '../../board-api/intents.ts';

/** A thing on the board at which a choice can point. */
export type Spot =
  | `card:${CardId}`
  | `class:${SocialClass}`
  | `factory:${Factory}`
  | `stock:${Resource}`
  | `market:${Resource}`
  | `deck:${Deck}`
  | `nation:${number}`;

/** The parts of the board; on a small screen one at a time. */
export type Part = 'nation' | 'cards' | 'world' | 'nations';

/** What a choice points at; null when only the list of actions says it. */
export function spotOf(choice: Limit['choice']): Spot | null {
  switch (choice.do) {
    case 'play':
    case 'keep':
    case 'under':
    case 'discard':
    case 'remove':
    case 'takeBack':
      return `card:${choice.card}`;
    case 'draw':
      return `deck:${choice.deck}`;
    case 'raise':
    case 'lower':
      return `class:${choice.class}`;
    case 'factory':
    case 'weaken':
    case 'closeFactory':
    case 'developFactory':
    case 'shrinkFactory':
      return `factory:${choice.factory}`;
    case 'gain':
    case 'loot':
      return `stock:${choice.resource}`;
    case 'buy':
    case 'sell':
    case 'rateUp':
    case 'rateDown':
      return `market:${choice.resource}`;
    case 'target':
      return `nation:${choice.seat}`;
    case 'propose':
    case 'exclude':
      return `nation:${choice.target}`;
    // The card itself is for playing it alone.
    case 'playShared':
    case 'pass':
    case 'endTurn':
    case 'underRest':
    case 'otherOrder':
    case 'force':
    case 'contribute':
    case 'payRest':
    case 'withdraw':
    case 'passPollution':
    case 'endTrade':
    case 'resist':
    case 'yield':
    case 'keepCards':
    case 'repelRaid':
    case 'sufferRaid':
    case 'leave':
    case 'passDiplomacy':
    case 'consent':
    case 'decline':
    case 'payFee':
    case 'returnDestab':
    case 'callAllies':
    case 'standAlone':
    case 'help':
    case 'breakAlliance':
    case 'keepAlliance':
      return null;
  }
}

/** Where to look before a choice that points at nothing; null when it makes no difference. */
function placeOf(choice: Limit['choice']): Part | null {
  switch (choice.do) {
    case 'consent':
    case 'leave':
    case 'payFee':
    case 'breakAlliance':
      return 'nations';
    case 'payRest':
    case 'contribute':
    case 'callAllies':
    case 'help':
    case 'resist':
    case 'keepCards':
    case 'repelRaid':
    case 'returnDestab':
      return 'nation';
    default:
      return null;
  }
}

/** Which actions, open and refused, stand at which thing. */
export class Lit {
  private readonly bySpot = new Map<Spot, Action[]>();
  private readonly actions: readonly Action[];

  constructor(actions: readonly Action[]) {
    this.actions = actions;
    for (const action of actions) {
      // The actions of a Limit table are choices of Limit.
      const spot = spotOf(action.choice as Limit['choice']);
      if (spot === null) continue;
      const there = this.bySpot.get(spot);
      if (there === undefined) this.bySpot.set(spot, [action]);
      else there.push(action);
    }
  }

  at(spot: Spot): readonly Action[] {
    return this.bySpot.get(spot) ?? [];
  }

  open(spot: Spot): OpenAction[] {
    return this.at(spot).filter((action): action is OpenAction => action.kind !== 'refused');
  }

  refused(spot: Spot): Extract<Action, { kind: 'refused' }> | undefined {
    return this.at(spot).find((action) => action.kind === 'refused');
  }

  /** Is anything of this kind open? */
  any(kind: string): boolean {
    for (const spot of this.bySpot.keys())
      if (spot.startsWith(`${kind}:`) && this.open(spot).length > 0) return true;
    return false;
  }

  /** The part of the board to show first: what is lit, or what the answers are about. */
  place(): Part | null {
    const lit = this.part();
    if (lit !== null) return lit;
    for (const { choice } of this.actions) {
      const place = placeOf(choice as Limit['choice']);
      if (place !== null) return place;
    }
    return null;
  }

  /** The part of the board that holds what is lit. */
  part(): Part | null {
    if (this.any('card') || this.any('deck')) return 'cards';
    if (this.any('class') || this.any('factory') || this.any('stock')) return 'nation';
    if (this.any('market')) return 'world';
    return this.any('nation') ? 'nations' : null;
  }
}
