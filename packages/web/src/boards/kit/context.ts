import type { Teller, Types } from '@entente/engine';
import { createContext, useContext } from 'react';

/** What the parts of a board share, and the hook by which they get at it. */
export function sharedTable<Table>() {
  const TableContext = createContext<Table | null>(null);
  function useTable(): Table {
    const table = useContext(TableContext);
    if (table === null) throw new Error('a part of the board stands outside of it');
    return table;
  }
  return { TableContext, useTable };
}

export type TellOf<Word extends string> = (key: Word, args?: Readonly<Record<string, unknown>>) => string;

/** Words of the board by the game's dictionary. */
export function tellWords<Word extends string>(teller: Teller<Types>): TellOf<Word> {
  return (key, args = {}) => teller.say({ say: key, with: { ...args } });
}
