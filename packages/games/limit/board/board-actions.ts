import type { Choice } from '@entente/engine';
import type { Action } from '@entente/web/board-api/intents.ts';
import type { Placed } from '@entente/web/board-api/props.ts';
import { ActionsByPlace } from '@entente/web/kit/actions-by-place.ts';
import type { BoardWord, CardId, Deck, Factory, Limit, Resource, SocialClass } from '../src/index.ts';

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

/**
 * Cards, decks and market are pressed on the board; of a few classes, goods or factories the tray says what follows, too, and
 * of nations always.
 */
export function shows(choice: Choice): Placed {
  const spot = spotOf(choice as Limit['choice']) ?? '';
  if (/^(class|stock|factory):/.test(spot)) return 'many';
  return /^(card|deck|market):/.test(spot);
}

/** What pressing what is lit does; undefined where the board lights a thing of its own for each answer. */
export function hint(choice: Choice): BoardWord | undefined {
  switch ((choice as Limit['choice']).do) {
    case 'draw':
      return 'board.pressDeck';
    case 'keep':
    case 'takeBack':
      return 'board.pressKeep';
    case 'discard':
    case 'remove':
      return 'board.pressDiscard';
    case 'under':
      return 'board.pressUnder';
    case 'play':
      return 'board.pressPlay';
    case 'buy':
    case 'sell':
      return 'board.pressMarket';
    case 'factory':
    case 'weaken':
    case 'developFactory':
    case 'shrinkFactory':
    case 'closeFactory':
      return 'board.pressFactory';
    case 'raise':
    case 'lower':
      return 'board.pressClass';
    case 'gain':
    case 'loot':
      return 'board.pressGoods';
    default:
      return undefined;
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

/** Which actions are shown at which thing of the board. */
export class BoardActions extends ActionsByPlace<Spot> {
  constructor(actions: readonly Action[]) {
    // The actions of a Limit table are choices of Limit.
    super(actions, (choice) => {
      const spot = spotOf(choice as Limit['choice']);
      return { at: spot === null ? [] : [spot] };
    });
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
    if (this.any('card:') || this.any('deck:')) return 'cards';
    if (this.any('class:') || this.any('factory:') || this.any('stock:')) return 'nation';
    if (this.any('market:')) return 'world';
    return this.any('nation:') ? 'nations' : null;
  }
}
