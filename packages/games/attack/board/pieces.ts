import type { Action, Intent, OpenAction } from '@entente/web/board-api/intents.ts';
import type { Attack, LandUnit, Sea, Ship } from '../src/index.ts';
import type { Place, Table } from './context.ts';
import type { Command } from './series.ts';

type Choice = Attack['choice'];

type Going = Extract<
  Choice,
  { do: 'march' | 'cross' | 'marchOn' | 'crossOn' | 'sail' | 'sailOn' | 'transfer' | 'ferry' }
>;

const GOING: readonly string[] = [
  ...['march', 'cross', 'marchOn', 'crossOn'],
  ...['sail', 'sailOn', 'transfer', 'ferry'],
];

// The actions of a table of Attack! are choices of Attack!.
const goingOf = ({ choice }: Action): Going | null => (GOING.includes(choice.do) ? (choice as Going) : null);

/** Units of one kind in a place that may go somewhere; those of another place that pass through are a kind of their own. */
export interface Piece {
  readonly id: string;
  readonly kind: LandUnit | Ship;
  readonly name: string;
  readonly most: number;
}

/** Where units may go, and by which waters. */
export interface Target {
  readonly id: string;
  readonly place: Place;
  readonly by: readonly Sea[];
  /** By piece. */
  readonly orders: ReadonlyMap<string, OpenAction>;
}

const sourceOf = (choice: Going): Place => ('sea' in choice ? choice.sea : choice.from);
const kindOf = (choice: Going): LandUnit | Ship => ('ship' in choice ? choice.ship : choice.unit);

/** Names units by kind and where they began, if that is elsewhere. */
function pieceId(choice: Going): string {
  const began = 'origin' in choice ? choice.origin : 'port' in choice ? choice.port : '';
  return `${kindOf(choice)} ${began}`.trim();
}

/** The place whose units are being given orders; null when none is chosen. */
export function sourceNow({ lit }: Pick<Table, 'lit'>): Place | null {
  for (const action of lit.actions) {
    const going = goingOf(action);
    if (going !== null) return sourceOf(going);
  }
  return null;
}

const mostOf = (action: OpenAction): number => (action.kind === 'amount' ? action.max : 1);

export function piecesOf({ lit, teller }: Pick<Table, 'lit' | 'teller'>): Piece[] {
  const pieces = new Map<string, Piece>();
  for (const action of lit.actions) {
    const going = goingOf(action);
    if (going === null || action.kind === 'refused') continue;
    const id = pieceId(going);
    const kind = kindOf(going);
    const began =
      'origin' in going
        ? ` (${teller.term('region', going.origin)})`
        : 'port' in going
          ? ` (${teller.term('sea', going.port)})`
          : '';
    const name = `${teller.term('ship' in going ? 'ship' : 'unit', kind)}${began}`;
    pieces.set(id, { id, kind, name, most: Math.max(mostOf(action), pieces.get(id)?.most ?? 0) });
  }
  return [...pieces.values()];
}

/** Everywhere that units of the place may go, by land before by sea. */
export function targetsOf({ lit }: Pick<Table, 'lit'>): Target[] {
  const targets = new Map<string, Target & { orders: Map<string, OpenAction> }>();
  for (const action of lit.actions) {
    const going = goingOf(action);
    if (going === null || action.kind === 'refused') continue;
    const place = 'into' in going ? going.into : going.to;
    const by = 'by' in going ? going.by : [];
    const id = [place, ...by].join(' ');
    const target = targets.get(id) ?? { id, place, by, orders: new Map() };
    target.orders.set(pieceId(going), action);
    targets.set(id, target);
  }
  return [...targets.values()].toSorted((one, other) => one.by.length - other.by.length);
}

export type Chosen = ReadonlyMap<string, number>;

/** How many of the chosen units can go to a target. */
export function goingTo({ orders }: Target, chosen: Chosen): number {
  let sum = 0;
  for (const [piece, action] of orders) sum += Math.min(chosen.get(piece) ?? 0, mostOf(action));
  return sum;
}

/** Those of them that are of these kinds, by kind. */
export const sentTo = (kinds: readonly string[], { orders }: Target, chosen: Chosen): number[] =>
  kinds.map((unit) => {
    let sum = 0;
    for (const [piece, action] of orders)
      if (piece.split(' ')[0] === unit) sum += Math.min(chosen.get(piece) ?? 0, mostOf(action));
    return sum;
  });

/** All chosen units of a place are sent there: for each kind its place is opened and its order given. */
export function sending(source: Place, target: Target, chosen: Chosen): Command[] {
  return [...target.orders.keys()]
    .filter((piece) => (chosen.get(piece) ?? 0) > 0)
    .flatMap((piece) => [opening(source), ordering(target, piece, chosen.get(piece) ?? 0)]);
}

/** Opens a place to give orders to its units, if it is not open. */
export const opening =
  (place: Place): Command =>
  (actions) => {
    if (actions.some((action) => fromHere(action, place))) return 'done';
    const open = actions.find(({ kind, choice: known }) => {
      const choice = known as Choice;
      if (kind === 'refused') return false;
      return (
        (choice.do === 'from' && choice.region === place) || (choice.do === 'fleet' && choice.sea === place)
      );
    });
    return open === undefined ? null : { action: open.id };
  };

function fromHere(action: Action, place: Place): boolean {
  const going = goingOf(action);
  return going !== null && sourceOf(going) === place;
}

const ordering =
  (target: Target, piece: string, count: number): Command =>
  (actions): Intent | null => {
    const found = actions.find((action): action is OpenAction => {
      const going = goingOf(action);
      if (going === null || action.kind === 'refused' || pieceId(going) !== piece) return false;
      const place = 'into' in going ? going.into : going.to;
      const by = 'by' in going ? going.by : [];
      return [place, ...by].join(' ') === target.id;
    });
    if (found === undefined) return null;
    return {
      action: found.id,
      values: found.kind === 'amount' ? { [found.field]: Math.min(count, found.max) } : {},
    };
  };

/** Leaves the place that is open, so that another can be. */
export const leaving: Command = (actions) => {
  const back = actions.find(({ kind, choice }) => kind !== 'refused' && choice.do === 'back');
  return back === undefined ? 'done' : { action: back.id };
};
