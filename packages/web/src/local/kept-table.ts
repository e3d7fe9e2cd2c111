import {
  type AnyGame,
  completeOptions,
  knownOptions,
  type Position,
  type Seat,
  type Types,
} from '@entente/engine';
import { type Beginning, deal } from '@entente/table';
import type { BotLevel, ChairWish, CreateTable, TableLine } from '../link/messages.ts';
import { hex } from '../link/random.ts';
import { LOCAL } from '../link/table-host.ts';
import type { KeptTable } from './store.ts';

/** A new table on this device. Its dice are as checkable as a server's. */
export function newTable(
  game: AnyGame,
  wish: CreateTable,
  personName: string,
  from: KeptTable['from'] = null,
): KeptTable {
  const seats = wish.chairs.length;
  const completed = completeOptions(game, wish.options ?? {}, seats);
  if (!completed.ok) throw new RangeError(completed.problem.say);
  if (!game.seats.includes(seats)) throw new RangeError(`${game.id} is not for ${seats}`);
  const { header, secret } = deal(game, seats, completed.options, hex);
  const id = LOCAL + hex(6);
  const name = wish.name ?? '';
  const now = Date.now();
  const line: TableLine = {
    id,
    name,
    game: game.id,
    phase: 'running',
    pace: 'none',
    names: wish.chairs.map(() => null),
    mine: wish.chairs.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : [])),
    asked: [],
    waits: false,
    prompt: null,
    moment: 0,
    due: null,
    outcome: null,
    ended: null,
    rematch: null,
    changed: now,
  };
  const chairs = named(wish.chairs, personName);
  return { id, name, header, secret, chairs, entries: [], from, rematch: null, created: now, talk: [], line };
}

/** The same with another beginning: a position, and dice of its own. */
export function begunFrom(table: KeptTable, { header, from }: Beginning): KeptTable {
  return { ...table, header, secret: '', from: { table: '', moment: 0, ...(from && { position: from }) } };
}

function named(chairs: readonly ChairWish[], personName: string): KeptTable['chairs'] {
  const alone = chairs.filter(({ kind }) => kind === 'me').length === 1;
  return chairs.map((chair) =>
    chair.kind === 'me' && chair.name === undefined && alone && personName !== ''
      ? { ...chair, name: personName }
      : chair,
  );
}

/** The same people once more with the newest rules, everybody one seat further. */
export function rematchOf(game: AnyGame, { header, chairs, name }: KeptTable, personName: string): KeptTable {
  const moved = chairs.map((_, seat) => chairs[(seat + 1) % chairs.length]);
  const options = { ...knownOptions(game, header.options, chairs.length) };
  return newTable(game, { game: game.id, options, chairs: moved, name }, personName);
}

/** A practice table against bots that goes on from a position of another one. */
export function practiceOf(
  game: AnyGame,
  { id, header, name }: KeptTable,
  wish: { readonly moment: number; readonly seat: Seat; readonly bot: BotLevel },
  position: Position<Types>,
  personName: string,
): KeptTable {
  const chairs = Array.from(
    { length: header.seats },
    (_, seat): ChairWish => (seat === wish.seat ? { kind: 'me' } : { kind: 'bot', bot: wish.bot }),
  );
  const from = { table: id, moment: wish.moment, position };
  return newTable(game, { game: game.id, options: { ...header.options }, chairs, name }, personName, from);
}

/** What its game begins from. Practice tables of earlier pages hold the entries of the table that they came from instead of a position. */
export function beginningOf({ header, secret, from }: KeptTable): Beginning {
  const position = from?.position;
  return position === undefined ? { header, secret } : { header, secret, from: position };
}
