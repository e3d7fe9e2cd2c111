import type { Teller, Types } from '@entente/engine';
import type { Attack } from '@entente/game-attack';
import type { OpenAction } from '../../board-api/intents.ts';
import type { Place } from './context.ts';

type Choice = Attack['choice'];

/** One way out of a place. */
export interface Order {
  readonly action: OpenAction;
  /** Where it goes, and across which waters. */
  readonly to: string;
}

/** Units of one kind in a place, with everywhere they may go. */
export interface Piece {
  readonly id: string;
  readonly name: string;
  readonly most: number;
  readonly orders: readonly Order[];
}

type Going = Extract<
  Choice,
  { do: 'march' | 'cross' | 'marchOn' | 'crossOn' | 'sail' | 'sailOn' | 'transfer' | 'ferry' }
>;

function isGoing(choice: Choice): choice is Going {
  return ['march', 'cross', 'marchOn', 'crossOn', 'sail', 'sailOn', 'transfer', 'ferry'].includes(choice.do);
}

/** Does this choice take units out of the place? */
export function goesFrom(choice: Choice, place: Place): boolean {
  return isGoing(choice) && place === ('sea' in choice ? choice.sea : choice.from);
}

/** Moves, by what goes: units of another place that pass through are a kind of their own. */
export function piecesOf(actions: readonly OpenAction[], teller: Teller<Types>): Piece[] {
  const pieces = new Map<string, { id: string; name: string; most: number; orders: Order[] }>();
  for (const action of actions) {
    // The actions of a table of Attack! are choices of Attack!.
    const choice = action.choice as Choice;
    if (!isGoing(choice)) continue;
    const { id, name } = pieceOf(choice, teller);
    const most = action.kind === 'amount' ? action.max : 1;
    const order = { action, to: targetOf(choice, teller) };
    const known = pieces.get(id);
    if (known === undefined) pieces.set(id, { id, name, most, orders: [order] });
    else {
      known.orders.push(order);
      known.most = Math.max(known.most, most);
    }
  }
  return [...pieces.values()];
}

function pieceOf(choice: Going, teller: Teller<Types>): { id: string; name: string } {
  const kind = 'ship' in choice ? choice.ship : choice.unit;
  const name = teller.term('ship' in choice ? 'ship' : 'unit', kind);
  switch (choice.do) {
    case 'marchOn':
    case 'crossOn':
      return { id: `${kind} ${choice.march}`, name: `${name} (${teller.term('region', choice.origin)})` };
    case 'sailOn':
      return { id: `${kind} ${choice.sailing}`, name: `${name} (${teller.term('sea', choice.port)})` };
    default:
      return { id: kind, name };
  }
}

function targetOf(choice: Going, teller: Teller<Types>): string {
  if ('into' in choice) return teller.term('sea', choice.into);
  const to = teller.term('region', choice.to);
  if (!('by' in choice)) return to;
  return `${to} (${choice.by.map((sea) => teller.term('sea', sea)).join(', ')})`;
}
