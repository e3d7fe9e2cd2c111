import {
  type Attack,
  engagedFleets,
  isPlanning,
  pendingBattles,
  plannedMarches,
  plannedSailings,
} from '@entente/game-attack';
import type { Action, Intent, OpenAction } from '../../board-api/intents.ts';
import type { MapArrow } from '../../map/region.ts';
import { nameOf } from './about.ts';
import type { Table as Everything, Place } from './context.ts';

/** What a plan is read from, and what is done with it. */
type Table = Pick<Everything, 'tell' | 'teller' | 'world' | 'view' | 'lit' | 'act' | 'select'>;

/** One order of a move, as far as it is known by its words. */
export interface PlannedOrder {
  readonly id: string;
  readonly words: string;
  readonly path: readonly Place[];
  /** Takes it back, or says why it stays; undefined when it has been declared. */
  readonly back: Action | undefined;
}

type Choice = Attack['choice'];

export function plannedOrders(table: Table): PlannedOrder[] {
  const { tell, teller, world, lit } = table;
  const actions: readonly Action[] = [...lit.open('plan'), ...lit.refused('plan')];
  const back = (fits: (choice: Choice) => boolean) =>
    // The actions of a table of Attack! are choices of Attack!.
    actions.find(({ choice }) => fits(choice as Choice));
  const way = (path: readonly Place[]) => path.map((place) => nameOf(place, table)).join(' → ');
  return [
    ...plannedMarches(world).map(
      ({ unit, count, path, by, attack }, at): PlannedOrder => ({
        id: `march ${at}`,
        words: [
          `${tell('board.units', { unit, count })}: ${way(path)}`,
          ...(by.length === 0 ? [] : [tell('board.plannedBy', { by })]),
          ...(attack ? [tell('board.plannedAttack')] : []),
        ].join(', '),
        path,
        back: back((choice) => choice.do === 'takeBack' && choice.march === at),
      }),
    ),
    ...plannedSailings(world).map(
      ({ ship, count, path }, at): PlannedOrder => ({
        id: `sailing ${at}`,
        words: `${count} × ${teller.term('ship', ship)}: ${way(path)}`,
        path,
        back: back((choice) => choice.do === 'recall' && choice.sailing === at),
      }),
    ),
    ...(isPlanning(table.view) ? engagedFleets(world) : []).map(({ sea, opponent }): PlannedOrder => {
      const engage: Choice = { do: 'engage', sea, target: opponent };
      return {
        id: `engaged ${sea} ${opponent}`,
        words: teller.choice(engage),
        path: [],
        back: back((choice) => choice.do === 'callOff' && choice.sea === sea && choice.target === opponent),
      };
    }),
    ...pendingBattles(world).map(
      ({ sea, opponent }): PlannedOrder => ({
        id: `pending ${sea} ${opponent}`,
        words: tell('board.pending', { sea, target: opponent }),
        path: [],
        back: undefined,
      }),
    ),
  ];
}

/** All of the order that may be taken back. */
export const takingBack = (back: OpenAction): Intent => ({
  action: back.id,
  values: back.kind === 'amount' ? { [back.field]: back.max } : {},
});

const along = (path: readonly Place[]): string[] => path.slice(1).map((to, at) => `${path[at]} ${to}`);

/** The orders that lead along an arrow. */
export const ordersAlong = (table: Table, arrow: string): PlannedOrder[] =>
  plannedOrders(table).filter(({ path }) => along(path).includes(arrow));

/** What is planned, step by step; what has been declared is no plan any more. */
export function arrowsOf(table: Table): MapArrow[] {
  const { world } = table;
  const planned = isPlanning(table.view);
  const arrows = new Map<string, MapArrow>();
  for (const { path, words, back } of plannedOrders(table))
    for (const id of along(path)) {
      const [from, to] = id.split(' ');
      const known = arrows.get(id)?.about;
      const about = back === undefined ? {} : { about: known === undefined ? words : `${known}\n${words}` };
      arrows.set(id, { id, from, to, seat: world.active, planned, ...about });
    }
  return [...arrows.values()];
}

/** An arrow is pressed: its order is taken back; where there are several, the place that they lead to opens. */
export function pressArrow(table: Table, arrow: string): void {
  const orders = ordersAlong(table, arrow);
  const [{ back }] = orders;
  if (orders.length === 1 && back !== undefined && back.kind !== 'refused') table.act(takingBack(back));
  else table.select(arrow.split(' ')[1] as Place);
}
