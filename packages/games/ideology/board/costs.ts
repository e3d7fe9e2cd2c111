import type { Seat } from '@entente/engine';
import {
  consequences,
  extendDistance,
  extendSurcharge,
  type Ideology,
  type IdeologyView,
  INFLUENCES,
  type Influence,
  penaltiesOf,
  REGION_OF,
} from '../src/index.ts';
import type { Tell } from './context.ts';

/** What a choice costs, item by item, in cards of one type. */
export interface Bill {
  readonly influence: Influence;
  readonly items: readonly { readonly name: string; readonly count: number }[];
  readonly total: number;
}

/** Before a conflict is declared or influence extended; null for choices whose cost needs no sum. */
export function billOf(view: IdeologyView, choice: Ideology['choice'], seat: Seat, tell: Tell): Bill | null {
  const { public: world, options } = view;
  if (choice.do === 'attack') {
    const { distance, advancement, surcharge } = penaltiesOf(world, options, {
      attacker: seat,
      defender: choice.target,
      region: REGION_OF[choice.region],
      type: INFLUENCES.indexOf(choice.influence),
    });
    return sum(choice.influence, [
      [tell('board.forDistance'), distance],
      [tell('board.forAdvancements'), advancement],
      [tell('board.forIdeology'), surcharge],
      [tell('board.attackCard'), 1],
    ]);
  }
  if (choice.do === 'extend') {
    const type = INFLUENCES.indexOf(choice.influence);
    const region = REGION_OF[choice.region];
    return sum(choice.influence, [
      [tell('board.forDistance'), extendDistance(world, seat, region, type)],
      [tell('board.forIdeology'), extendSurcharge(world, seat, region, type)],
      [tell('board.itself'), 1],
    ]);
  }
  return choice.do === 'place' ? sum(choice.influence, [[tell('board.itself'), 1]]) : null;
}

/** The least that a card of each type costs here, of what can be done now. */
export interface Tag {
  readonly influence: Influence;
  readonly total: number;
  readonly isAttack: boolean;
  /** By how much Global Influence would rise in an assessment. */
  readonly gain: number;
}

/** Prices and gains at a region before anything is pressed. */
export function tagsOf(
  view: IdeologyView,
  choices: readonly Ideology['choice'][],
  seat: Seat,
  tell: Tell,
): Tag[] {
  return INFLUENCES.flatMap((influence): Tag[] => {
    const bills = choices.flatMap((choice) => {
      const bill = billOf(view, choice, seat, tell);
      if (bill?.influence !== influence) return [];
      return [{ total: bill.total, isAttack: choice.do === 'attack', gain: gainOf(view, choice) }];
    });
    const [least] = bills.toSorted((one, other) => one.total - other.total);
    return least === undefined ? [] : [{ influence, ...least }];
  });
}

function gainOf(view: IdeologyView, choice: Ideology['choice']): number {
  const rise = consequences(view, choice).find(
    ({ kind, message: { say } }) => kind === 'brings' && say === 'effect.rise',
  );
  return Number(rise?.message.with.by ?? 0);
}

function sum(influence: Influence, all: readonly (readonly [string, number])[]): Bill {
  const items = all.map(([name, count]) => ({ name, count }));
  return { influence, items, total: items.reduce((total, { count }) => total + count, 0) };
}
