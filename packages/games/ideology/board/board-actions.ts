import type { Choice } from '@entente/engine';
import type { Action } from '@entente/web/board-api/intents.ts';
import type { Placed } from '@entente/web/board-api/props.ts';
import { ActionsByPlace } from '@entente/web/kit/actions-by-place.ts';
import type { Advancement, BoardWord, Ideology, Influence, Region } from '../src/index.ts';

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

/**
 * What a conflict asks has no place but the tray, what is proposed to others none but the sheet. All else is at its place on the
 * board, and named in the tray with its price where there is room for all of it.
 */
export function shows(choice: Choice): Placed {
  const spot = spotOf(choice as Ideology['choice']);
  if (spot === null || spot === 'conflict') return false;
  return spot.startsWith('seat:') ? 'panel' : 'many';
}

/** What pressing what is lit does. */
export function hint(choice: Choice): BoardWord | undefined {
  switch ((choice as Ideology['choice']).do) {
    case 'trade':
      return 'board.pressSwap';
    case 'discard':
      return 'board.pressDiscard';
    case 'place':
      return 'board.pressPlace';
    case 'extend':
      return 'board.pressExtend';
    case 'remove':
      return 'board.pressRemove';
    case 'attack':
    case 'useWmd':
      return 'board.pressAttack';
    case 'convert':
    case 'swap':
      return 'board.pressChange';
    case 'buy':
      return 'board.pressBuy';
    default:
      return undefined;
  }
}

/** Which actions are shown at which thing of the board. */
export class BoardActions extends ActionsByPlace<Spot> {
  constructor(actions: readonly Action[]) {
    // The actions of an Ideology table are choices of Ideology.
    super(actions, (choice) => {
      const spot = spotOf(choice as Ideology['choice']);
      return { at: spot === null ? [] : [spot] };
    });
  }

  /** Where to look first: the part of the board that holds what is lit. */
  part(): Part | null {
    if (this.any('conflict') || this.any('region:')) return 'regions';
    if (this.any('seat:')) return 'diplomacy';
    return this.any('advancement:') ? 'advancements' : null;
  }
}
