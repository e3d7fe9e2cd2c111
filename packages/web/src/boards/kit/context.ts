import type { Seat, Teller, Types, View } from '@entente/engine';
import { createContext, useContext, useMemo } from 'react';
import type { Action } from '../../board-api/intents.ts';
import type { BoardProps } from '../../board-api/props.ts';

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

/** What the parts of every board share: what the board was given, for this game. */
export interface TableOf<T extends Types, Lit, Word extends string>
  extends Pick<BoardProps, 'chosen' | 'act' | 'teller' | 'seatName' | 'openRule'> {
  readonly view: View<T>;
  readonly world: T['public'];
  /** The viewer's seat; null for a spectator. */
  readonly mine: Seat | null;
  readonly lit: Lit;
  readonly tell: TellOf<Word>;
}

/** What a board was given, as its parts want it. */
export function useTableOf<T extends Types, Lit, Word extends string>(
  props: BoardProps,
  Lit: new (actions: readonly Action[]) => Lit,
): TableOf<T, Lit, Word> {
  const { actions, chosen, act, teller, seatName, openRule } = props;
  // The play screen gives the board of a game the views of that game.
  const view = props.view as unknown as View<T>;
  const tell = useMemo(() => tellWords<Word>(teller), [teller]);
  const lit = useMemo(() => new Lit(actions), [Lit, actions]);
  return useMemo(() => {
    const mine = view.viewer === 'spectator' ? null : view.viewer;
    return { view, world: view.public, mine, lit, chosen, act, tell, teller, seatName, openRule };
  }, [view, lit, chosen, act, tell, teller, seatName, openRule]);
}

/** What boards of the world share besides. */
export interface WorldTableOf<T extends Types, Lit, Word extends string, Place>
  extends TableOf<T, Lit, Word>,
    Pick<BoardProps, 'say'> {
  readonly selected: Place | null;
  /** By a key the sheet takes the focus. */
  select(place: Place | null, by?: 'pointer' | 'key'): void;
}
