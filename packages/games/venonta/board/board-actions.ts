import type { Choice } from '@entente/engine';
import type { Action } from '@entente/web/board-api/intents.ts';
import type { Placed } from '@entente/web/board-api/props.ts';
import { ActionsByPlace } from '@entente/web/kit/actions-by-place.ts';
import type { ActionId, BoardWord, Ocean, Territory, Venonta } from '../src/index.ts';

/** A thing on the board at which a choice can point. */
export type Spot =
  | `land:${Territory}`
  | `ocean:${Ocean}`
  | `seat:${number}`
  | `card:${ActionId}`
  | 'objective'
  | 'combat'
  | 'deals';

/** The parts of the board; beside the world one at a time. */
export type Part = 'land' | 'deals' | 'cards' | 'players' | 'world';

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
      return [`seat:${choice.target}`, 'deals'];
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
    case 'offerDeal':
    case 'counterDeal':
    case 'acceptDeal':
    case 'refuseDeal':
    case 'withdrawDeal':
    case 'endTalk':
    case 'judgePromise':
    case 'barter':
      return ['deals'];
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

const IN_THE_PANEL: readonly string[] = [
  'offerDeal',
  'counterDeal',
  'acceptDeal',
  'refuseDeal',
  'withdrawDeal',
];

/** The world is pressed, offers are written and answered in their sheet; cards, other trades and combats have no place on the board. */
export function shows(choice: Choice): Placed {
  if (IN_THE_PANEL.includes(choice.do)) return 'panel';
  return spotsOf(choice as Venonta['choice']).some((spot) => /^(land|ocean):/.test(spot));
}

/** What pressing what is lit does. */
export function hint(choice: Choice): BoardWord {
  switch ((choice as Venonta['choice']).do) {
    case 'claim':
      return 'board.pressTake';
    case 'build':
    case 'restore':
    case 'convert':
    case 'tank':
      return 'board.pressBuild';
    case 'attack':
    case 'rebel':
      return 'board.pressAttack';
    case 'move':
    case 'enter':
      return 'board.pressTank';
    case 'transfer':
      return 'board.pressFuel';
    case 'buyTep':
    case 'sellTep':
      return 'board.pressTradeFuel';
    case 'host':
      return 'board.pressHost';
    case 'acceptDeal':
    case 'refuseDeal':
      return 'board.pressAnswer';
    case 'offerDeal':
      return 'board.pressOffer';
    default:
      return 'board.pressChoose';
  }
}

/** What is done at what is lit, in two or three words. */
export function brief(choice: Choice): BoardWord | undefined {
  switch ((choice as Venonta['choice']).do) {
    case 'build':
    case 'restore':
    case 'convert':
    case 'tank':
      return 'board.briefBuild';
    case 'transfer':
      return 'board.briefFuel';
    case 'levy':
    case 'levyRation':
    case 'levyTep':
      return 'board.briefLevy';
    case 'attack':
    case 'rebel':
      return 'board.briefWar';
    case 'move':
    case 'enter':
      return 'board.briefTank';
    case 'buyTep':
    case 'sellTep':
      return 'board.briefTrade';
    case 'playAt':
    case 'playTank':
    case 'playFuel':
    case 'playBread':
    case 'playTep':
    case 'playSea':
      return 'board.briefCard';
    default:
      return undefined;
  }
}

/** A choice lights the places where it is made: fuel is bought and sold at the player's own territories. */
export function lights(choice: Choice, spot: Spot): boolean {
  const made = choice as Venonta['choice'];
  if (made.do === 'buyTep') return spot === `land:${made.to}`;
  return made.do !== 'sellTep' || spot === `land:${made.from}`;
}

/** What can be dealt in passing: no reason to open the deals. */
const IN_A_TURN: readonly string[] = ['barter', 'buyRation', 'sellRation'];

/** Which actions are shown at which thing of the board. */
export class BoardActions extends ActionsByPlace<Spot> {
  constructor(actions: readonly Action[]) {
    // The actions of a Venonta table are choices of Venonta.
    super(actions, (choice) => ({ at: spotsOf(choice as Venonta['choice']) }));
  }

  /** Where to look first: the part of the board that holds what is lit. */
  part(): Part | null {
    if (this.any('objective')) return 'cards';
    if (this.isDealing()) return 'deals';
    if (this.any('land:') || this.any('combat') || this.any('ocean:')) return 'land';
    if (this.any('card:')) return 'cards';
    return this.any('seat:') ? 'players' : null;
  }

  /** Is a deal being made or answered? In a turn the player may begin one. */
  isDealing(): boolean {
    return this.open('deals').some(({ choice }) => !IN_A_TURN.includes(choice.do));
  }
}
