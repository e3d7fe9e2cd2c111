/** Names of people and tables: others must be able to read them, and they must not deceive. */
import { botKinds } from '@entente/bots';
import type { AnyGame } from '@entente/engine';
import type { CreateTable, TableAct } from '@entente/protocol';
import { refuse } from './refuse.ts';

/** Letters that show nothing. The one that makes a sign an emoji belongs to what it follows. */
const UNSEEN = /(?!\u{FE0F})[\p{Default_Ignorable_Code_Point}\u{2800}]/u;
/** More marks on one letter than any alphabet needs. */
const PILED = /\p{M}{3}/u;
const LINK = '://';

export function demandReadable(name: string): void {
  if (UNSEEN.test(name)) throw refuse('refuse.nameUnseen');
  if (PILED.test(name.normalize('NFC').replaceAll('\u{FE0F}', ''))) throw refuse('refuse.namePiled');
  if (name.includes(LINK)) throw refuse('refuse.nameLink');
}

/** A person cannot have the name of a bot. */
export function demandPersonName(name: string, games: ReadonlyMap<string, AnyGame>): void {
  demandReadable(name);
  const folded = name.toLowerCase();
  for (const game of games.values()) {
    if (botKinds(game).some((kind) => kind.toLowerCase() === folded)) throw refuse('refuse.nameBot');
  }
}

/** All names in a wish for a table. */
export function demandNames(
  { name, chairs = [] }: Partial<Pick<CreateTable, 'name' | 'chairs'>>,
  games: ReadonlyMap<string, AnyGame>,
): void {
  if (name !== undefined) demandReadable(name);
  for (const chair of chairs) {
    if (chair.kind === 'me' && chair.name !== undefined) demandPersonName(chair.name, games);
  }
}

export function demandNamesIn(act: TableAct, games: ReadonlyMap<string, AnyGame>): void {
  if (act.do === 'change' && act.name !== undefined) demandReadable(act.name);
  if (act.do === 'take' && act.name !== undefined) demandPersonName(act.name, games);
}
