import { phaseOf, type Seat, type Teller, type Types, type View } from '@entente/engine';
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
export interface TableOf<T extends Types, Actions, Word extends string>
  extends Pick<BoardProps, 'chosen' | 'act' | 'teller' | 'seatName' | 'openRule'> {
  readonly view: View<T>;
  readonly world: T['public'];
  /** The world at the viewer's last decision; null when it is not known. */
  readonly before: T['public'] | null;
  /** The viewer's seat; null for a spectator. */
  readonly mine: Seat | null;
  readonly lit: Actions;
  readonly tell: TellOf<Word>;
}

/** What a board was given, as its parts want it. */
export function useTableOf<T extends Types, Actions, Word extends string>(
  props: BoardProps,
  Actions: new (actions: readonly Action[]) => Actions,
): TableOf<T, Actions, Word> {
  const { actions, chosen, act, teller, seatName, openRule } = props;
  // The play screen gives the board of a game the views of that game.
  const view = props.view as unknown as View<T>;
  const before = (props.before as unknown as View<T> | null)?.public ?? null;
  const tell = useMemo(() => tellWords<Word>(teller), [teller]);
  const lit = useMemo(() => new Actions(actions), [Actions, actions]);
  return useMemo(() => {
    const mine = view.viewer === 'spectator' ? null : view.viewer;
    return { view, world: view.public, before, mine, lit, chosen, act, tell, teller, seatName, openRule };
  }, [view, before, lit, chosen, act, tell, teller, seatName, openRule]);
}

/** What boards of the world share besides. */
export interface WorldTableOf<T extends Types, Actions, Word extends string, Place>
  extends TableOf<T, Actions, Word>,
    Pick<BoardProps, 'say' | 'following'> {
  /** The phase of the game, and its round: as long as it lasts, the player's own view of the map is kept. */
  readonly phase: string;
  readonly selected: Place | null;
  /** By a key the sheet takes the focus. */
  select(place: Place | null, by?: 'pointer' | 'key'): void;
}

/** What names the phase of a game that is going on. */
export const phaseOfBoard = ({ game, view }: Pick<BoardProps, 'game' | 'view'>): string =>
  `${view.round} ${phaseOf(game, view)}`;
