import type { Seat, Teller, Types } from '@entente/engine';
import { type Balance, CRISIS_TYPES, type Forecast, type Resource } from '../src/index.ts';
import type { Tell } from './context.ts';

export type ReadingName = 'food' | 'goods' | 'output' | 'fuel' | 'pollution' | 'unrest' | 'taxes' | 'crises';

/** One thing that the forecast says. */
export interface Reading {
  readonly id: ReadingName;
  readonly of: 'nation' | 'world';
  readonly name: string;
  readonly value: string;
  /** The same as amounts of resources, where signs are shorter than words. */
  readonly amounts?: readonly { readonly resource: Resource; readonly amount: number }[];
  /** What to make of it; null when there is nothing to say. */
  readonly note: string | null;
  readonly warning: boolean;
}

/** What the generation brings for one nation and for the world, in words. */
export function readingsOf(ahead: Forecast, seat: Seat, tell: Tell, teller: Teller<Types>): Reading[] {
  const nation = ahead.nations[seat];
  const { world } = ahead;
  const money = (amount: number) => tell('board.money', { amount });
  const fromTo = (from: number | string, to: number | string) => tell('board.fromTo', { from, to });
  const { renewable, industrial, military } = nation.production;
  const idle = industrial.idle + military.idle;
  const { unrest } = nation;
  const crises = CRISIS_TYPES.filter((type) => world.crises[type]);
  return [
    need('food', tell('board.food'), nation.food, nation.nextFood),
    need('goods', tell('board.goods'), nation.goods, nation.nextGoods),
    {
      id: 'output',
      of: 'nation',
      name: tell('board.output'),
      value: tell('board.outputs', {
        renewable: renewable.made,
        industrial: industrial.made,
        military: military.made,
      }),
      amounts: [
        { resource: 'renewable', amount: renewable.made },
        { resource: 'industrial', amount: industrial.made },
        { resource: 'military', amount: military.made },
      ],
      note: idle > 0 ? tell('board.idle', { levels: idle }) : null,
      warning: idle > 0,
    },
    {
      id: 'fuel',
      of: 'nation',
      name: tell('board.fuel'),
      value: fromTo(nation.fossil.now, nation.fossil.after),
      note: nation.fossil.after === 0 && nation.fossil.now > 0 ? tell('board.runsOut') : null,
      warning: nation.fossil.after === 0 && nation.fossil.now > 0,
    },
    {
      id: 'pollution',
      of: 'nation',
      name: tell('board.pollution'),
      value: nation.pollution > 0 ? `+${nation.pollution}` : String(nation.pollution),
      note: null,
      warning: false,
    },
    {
      id: 'unrest',
      of: 'nation',
      name: tell('board.unrest'),
      value: fromTo(unrest.now, unrest.after),
      note: tell(`board.${unrest.order}`),
      warning: unrest.order === 'riot',
    },
    {
      id: 'taxes',
      of: 'nation',
      name: tell('board.taxes'),
      value: money(nation.taxes),
      note: null,
      warning: false,
    },
    {
      id: 'crises',
      of: 'world',
      name: tell('board.crisesAhead'),
      value:
        crises.length === 0
          ? tell('board.none')
          : crises.map((type) => teller.term('crisis', type)).join(', '),
      note: world.tiles >= 4 ? tell('board.ends') : null,
      warning: crises.length > 0,
    },
  ];

  function need(id: 'food' | 'goods', name: string, now: Balance, next: Balance): Reading {
    const value =
      now.needed === 0
        ? tell('board.noNeed')
        : tell('board.needHave', { needed: now.needed, stock: now.stock });
    if (now.unserved > 0)
      return {
        id,
        of: 'nation',
        name,
        value,
        note: tell('board.short', { levels: now.unserved }),
        warning: true,
      };
    if (next.unserved > 0)
      return { id, of: 'nation', name, value, note: tell('board.nextShort'), warning: true };
    return {
      id,
      of: 'nation',
      name,
      value,
      note: now.needed === 0 ? null : tell('board.enough'),
      warning: false,
    };
  }
}
