import type { Action, OpenAction } from '@entente/web/board-api/intents.ts';
import type { MapArrow } from '@entente/web/map/region.ts';
import {
  type Attack,
  engagedFleets,
  isPlanning,
  type PlannedArmy,
  pendingBattles,
  plannedArmies,
  type Sea,
} from '../src/index.ts';
import { nameOf } from './about.ts';
import type { Place, Table } from './context.ts';
import type { Command } from './series.ts';

type Choice = Attack['choice'];

/** One order of a move as the player gave it: an army or a fleet on its way, or Submarines that attack. */
export interface PlannedOrder {
  readonly id: string;
  readonly words: string;
  readonly path: readonly Place[];
  /** Units that go; 0 where none do. */
  readonly count: number;
  /** Takes all of it back; empty when it has been declared. */
  readonly back: readonly Command[];
  /** Why it stays for now. */
  readonly stays: string | null;
}

type Told = Pick<Table, 'tell' | 'teller' | 'world' | 'view' | 'lit'>;

export function plannedOrders(table: Told): PlannedOrder[] {
  const { tell, teller, world, lit, view } = table;
  const planning = isPlanning(view);
  const way = (path: readonly Place[]) => path.map((place) => nameOf(place, table)).join(' → ');
  return [
    ...plannedArmies(world).map((army): PlannedOrder => {
      const units = army.units.map(({ unit, count }) =>
        !isUnit(unit) ? `${count} × ${teller.term('ship', unit)}` : tell('board.units', { unit, count }),
      );
      return {
        id: army.path.join(' '),
        words: `${way(army.path)}: ${units.join(', ')}`,
        path: army.path,
        count: army.units.reduce((sum, { count }) => sum + count, 0),
        back: planning ? army.units.map(({ unit }) => takingBack(army, unit)) : [],
        stays: planning ? whyItStays(lit.actions, army) : null,
      };
    }),
    ...(planning ? engagedFleets(world) : []).map(
      ({ sea, opponent }): PlannedOrder => ({
        id: `engaged ${sea} ${opponent}`,
        words: teller.choice(engaging(sea, opponent)),
        path: [],
        count: 0,
        back: [callingOff(sea, opponent)],
        stays: null,
      }),
    ),
    ...pendingBattles(world).map(
      ({ sea, opponent }): PlannedOrder => ({
        id: `pending ${sea} ${opponent}`,
        words: tell('board.pending', { sea, target: opponent }),
        path: [],
        count: 0,
        back: [],
        stays: null,
      }),
    ),
  ];
}

const engaging = (sea: Sea, target: number): Choice => ({ do: 'engage', sea, target });

const UNITS: readonly string[] = ['infantry', 'tank', 'artillery', 'plane'];
const isUnit = (kind: string): boolean => UNITS.includes(kind);

/** Does this choice take back units of the army? */
function isBackOf({ choice: known }: Action, { path }: PlannedArmy, unit?: string): boolean {
  // The actions of a table of Attack! are choices of Attack!.
  const choice = known as Choice;
  const [from, to] = [path[0], path.at(-1)];
  if (choice.do === 'takeBack')
    return choice.from === from && choice.to === to && (unit ?? choice.unit) === choice.unit;
  if (choice.do === 'recall')
    return choice.sea === from && choice.into === to && (unit ?? choice.ship) === choice.ship;
  return false;
}

const takingBack =
  (army: PlannedArmy, unit: string): Command =>
  (actions) => {
    const back = actions.find(
      (action): action is OpenAction => action.kind !== 'refused' && isBackOf(action, army, unit),
    );
    if (back === undefined) return null;
    return { action: back.id, values: back.kind === 'amount' ? { [back.field]: back.max } : {} };
  };

const callingOff =
  (sea: Sea, opponent: number): Command =>
  (actions) => {
    const back = actions.find(({ kind, choice: known }) => {
      const choice = known as Choice;
      return (
        kind !== 'refused' && choice.do === 'callOff' && choice.sea === sea && choice.target === opponent
      );
    });
    return back === undefined ? null : { action: back.id };
  };

function whyItStays(actions: readonly Action[], army: PlannedArmy): string | null {
  const refused = actions.find((action) => action.kind === 'refused' && isBackOf(action, army));
  return refused?.kind === 'refused' ? refused.reason : null;
}

const along = (path: readonly Place[]): string[] => path.slice(1).map((to, at) => `${path[at]} ${to}`);

/** The orders that lead along an arrow. */
const ordersAlong = (table: Told, arrow: string): PlannedOrder[] =>
  plannedOrders(table).filter(({ path }) => along(path).includes(arrow));

/** What is planned, step by step; what has been declared is no plan any more. */
export function arrowsOf(table: Told): MapArrow[] {
  const { world } = table;
  const planned = isPlanning(table.view);
  const arrows = new Map<string, MapArrow>();
  const going = new Map<string, number>();
  for (const { path, words, back, count } of plannedOrders(table))
    for (const id of along(path)) {
      going.set(id, (going.get(id) ?? 0) + count);
      const [from, to] = id.split(' ');
      const known = arrows.get(id)?.about;
      const about = back.length === 0 ? {} : { about: known === undefined ? words : `${known}\n${words}` };
      arrows.set(id, { id, from, to, seat: world.active, planned, label: String(going.get(id)), ...about });
    }
  return [...arrows.values()];
}

/** What is followed, and what is planned besides: a way that is both is drawn once. */
export function onceEach(followed: readonly MapArrow[], planned: readonly MapArrow[]): MapArrow[] {
  const known = new Set(followed.map(({ id }) => id));
  return [...followed, ...planned.filter(({ id }) => !known.has(id))];
}

/** An arrow is pressed: its order is taken back; where there are several, the place that they lead to opens. */
export function pressArrow(table: Told & Pick<Table, 'series' | 'select'>, arrow: string): void {
  const orders = ordersAlong(table, arrow);
  if (orders.length === 1) table.series.give(orders[0].back);
  else table.select(arrow.split(' ')[1] as Place);
}
