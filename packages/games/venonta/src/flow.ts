import type { Seat } from '@entente/engine';
import type { DealChoice, DealFrame } from '@entente/engine/deals';
import type { ActionId } from './data/actions.ts';
import type { EventId } from './data/events.ts';
import type { Group, ObjectiveId } from './data/objectives/index.ts';
import type { Good, Ground, Plant, Side, Terms, Window } from './data/terms.ts';
import type { Ocean, Territory } from './data/territories.ts';

/** What a card was aimed at when it was played. Numbers are indices; -1 when it has no such aim. */
export interface Played {
  seat: Seat;
  card: ActionId;
  territory: number;
  other: number;
  target: number;
  amount: number;
  /** A Veto has struck it. */
  vetoed: boolean;
}

/** The flow of play. Seats that are not named are `World.active` or `order[place]`. */
export type Frame =
  /* Preparation */
  | { step: 'name' }
  | { step: 'draft' }
  | { step: 'prepare' }
  /* Phases 1 to 8 */
  | { step: 'calendar' }
  | { step: 'repopulation' }
  | { step: 'harvest' }
  | { step: 'consumption' }
  | { step: 'fallBacks' }
  | { step: 'fallBack'; seat: Seat }
  | { step: 'redistribution' }
  | { step: 'events'; left: number }
  | { step: 'event'; event: EventId; struck: number[] }
  | {
      step: 'strike';
      event: EventId;
      struck: number[];
      spared: Seat[];
      warned: Seat[];
      at: number;
      effect: number;
    }
  | { step: 'loss'; seat: Seat; territory: Territory; discs: number[]; water: boolean }
  | { step: 'order' }
  | { step: 'cards' }
  | { step: 'draw' }
  | { step: 'exchange'; left: number }
  | { step: 'redraw'; count: number }
  | { step: 'objectives' }
  | { step: 'objective' }
  | { step: 'firstTurn' }
  /* Turns: phases 9 to 11 */
  | { step: 'turn' }
  | { step: 'feed' }
  | { step: 'hunger'; seat: Seat }
  | { step: 'produce' }
  | { step: 'bargain' }
  | { step: 'wars' }
  | { step: 'war' }
  | { step: 'march' }
  | { step: 'consentToHost'; seat: Seat; guest: Seat; from: Territory; to: Territory; pay: number }
  | { step: 'payEntry'; seat: Seat; host: Seat; from: Territory; to: Territory; pay: number }
  | { step: 'endTurn' }
  /* Combat */
  | { step: 'call' }
  | { step: 'join'; seat: Seat; side: Side; byCard: boolean }
  | { step: 'roll' }
  | { step: 'score' }
  | { step: 'hits'; side: number; left: number }
  | { step: 'whose'; side: Side }
  | { step: 'judge' }
  | { step: 'carryOn' }
  | { step: 'victory' }
  | { step: 'colonise' }
  | { step: 'refund' }
  /* Migrants and tanks without a place */
  | { step: 'migrant'; from: Territory; byCard: boolean }
  | { step: 'host'; seat: Seat; from: Territory; hosts: number[] }
  | { step: 'evict'; territory: Territory }
  | { step: 'retreat'; seat: Seat; territory: Territory; hosts: number[] }
  /* Action cards */
  | { step: 'react'; window: Window; seat: Seat; about: ActionId | ''; place: number }
  | ({ step: 'playing' } & Played)
  | ({ step: 'effect' } & Played)
  /* Phases 12 to 14 */
  | { step: 'emissions' }
  | { step: 'waste' }
  | { step: 'scoring' }
  | { step: 'finish' }
  | DealFrame;

export type Choice =
  | { do: 'name'; target: Seat }
  | { do: 'claim'; territory: Territory }
  | { do: 'swap'; card: ActionId }
  | { do: 'keep' }
  | { do: 'takeBack'; place: number; group: Group }
  | { do: 'takeSeen'; objective: ObjectiveId }
  | { do: 'accept' }
  | { do: 'refuse' }
  | { do: 'supplyAll' }
  | { do: 'supply'; territory: Territory; from: Territory }
  | { do: 'abandon'; territory: Territory; on: Ground }
  | { do: 'fallBack'; territory: Territory }
  | { do: 'suffer' }
  | { do: 'ignore' }
  | { do: 'lose'; territory: Territory; disc: number }
  | { do: 'build'; plant: Plant; territory: Territory; on: Ground }
  | { do: 'restore'; plant: Plant; territory: Territory; on: Ground }
  | { do: 'convert'; territory: Territory }
  | { do: 'tank'; territory: Territory }
  | { do: 'transfer'; from: Territory; to: Territory }
  | { do: 'levy'; territory: Territory; to: Territory }
  | { do: 'levyRation'; territory: Territory }
  | { do: 'levyTep'; territory: Territory; to: Territory }
  | { do: 'buyRation'; target: Seat; price: number }
  | { do: 'sellRation'; target: Seat; price: number }
  | { do: 'buyTep'; from: Territory; to: Territory }
  | { do: 'sellTep'; from: Territory; to: Territory }
  | { do: 'barter' }
  | { do: 'drop' }
  | { do: 'endProduction' }
  | { do: 'attack'; from: Territory; to: Territory; tanks: number }
  | { do: 'rebel'; territory: Territory }
  | { do: 'endWar' }
  | { do: 'call'; target: Seat }
  | { do: 'alone' }
  | { do: 'joinPeople' }
  | { do: 'joinTank'; territory: Territory }
  | { do: 'ready' }
  | { do: 'rollOn' }
  | { do: 'stop' }
  | { do: 'hit'; target: Seat }
  | { do: 'colonise' }
  | { do: 'leave' }
  | { do: 'host'; territory: Territory }
  | { do: 'origin'; territory: Territory }
  | { do: 'retreat'; to: Territory }
  | { do: 'feed'; rations: number }
  | { do: 'move'; from: Territory; to: Territory }
  | { do: 'enter'; from: Territory; to: Territory; pay: number }
  | { do: 'demand'; pay: number }
  | { do: 'expel'; territory: Territory; target: Seat }
  | { do: 'endTurn' }
  | { do: 'pass' }
  | { do: 'watch' }
  | { do: 'play'; card: ActionId }
  | { do: 'playAt'; card: ActionId; territory: Territory }
  | { do: 'playOn'; card: ActionId; target: Seat }
  | { do: 'playSea'; card: ActionId; ocean: Ocean }
  | { do: 'playSide'; card: ActionId; side: Side }
  | { do: 'playTank'; card: ActionId; territory: Territory; target: Seat }
  | { do: 'playTep'; card: ActionId; from: Territory; to: Territory }
  | { do: 'playGift'; card: ActionId; target: Seat; rations: number }
  | { do: 'playPact'; card: ActionId; target: Seat; terms: Terms }
  | { do: 'playFuel'; card: ActionId; territory: Territory }
  | { do: 'playBread'; card: ActionId; territory: Territory }
  | DealChoice<Good>;
