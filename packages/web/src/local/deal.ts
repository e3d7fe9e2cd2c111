import { type AnyGame, commitment, completeOptions, type Header } from '@entente/engine';
import { LOCAL } from '../link/house.ts';
import type { ChairWish, CreateTable, TableLine } from '../link/messages.ts';
import { hex } from '../link/random.ts';
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
  const secret = hex(32);
  const header: Header = {
    format: 'entente-game/1',
    game: game.id,
    version: game.version,
    seats,
    options: completed.options,
    chance: {
      kind: 'keyed',
      commitment: commitment(secret),
      nonces: Array.from({ length: seats }, () => hex(16)),
    },
  };
  return keptTable(header, secret, wish, personName, from);
}

/** The same for dice that are known already: a game that goes on from a moment of another. */
export function keptTable(
  header: Header,
  secret: string,
  wish: CreateTable,
  personName: string,
  from: KeptTable['from'],
): KeptTable {
  const id = LOCAL + hex(6);
  const name = wish.name ?? '';
  const now = Date.now();
  const line: TableLine = {
    id,
    name,
    game: header.game,
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

function named(chairs: readonly ChairWish[], personName: string): KeptTable['chairs'] {
  const alone = chairs.filter(({ kind }) => kind === 'me').length === 1;
  return chairs.map((chair) =>
    chair.kind === 'me' && chair.name === undefined && alone && personName !== ''
      ? { ...chair, name: personName }
      : chair,
  );
}
