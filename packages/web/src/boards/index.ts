import { pages } from '@entente/shelf/pages';
import { lazy, useMemo } from 'react';
import type { ChroniclePage } from '../board-api/chronicle.ts';
import type { Action } from '../board-api/intents.ts';
import type { Board, BoardModule, Placed } from '../board-api/props.ts';
import { useLater } from '../ui/useLater.ts';

const boards = new Map<string, Board>(
  Object.entries(pages).flatMap(([game, page]) =>
    page?.board === undefined ? [] : [[game, lazy(page.board)] as const],
  ),
);

/** Everything in words, for every game. */
export const FactsBoard: Board = lazy(() => import('./facts/index.tsx'));

/** The drawing of a game; without one, its facts in words. */
export function boardOf(game: string): Board {
  return boards.get(game) ?? FactsBoard;
}

export function isDrawn(game: string): boolean {
  return boards.has(game);
}

const chronicles = new Map<string, { readonly line: string; readonly page: ChroniclePage }>(
  Object.entries(pages).flatMap(([game, page]) =>
    page?.chronicle === undefined
      ? []
      : [[game, { line: page.chronicle.line, page: lazy(page.chronicle.page) }] as const],
  ),
);

/** The page that a game has for a line of the log; null for most. */
export function chronicleOf(game: string, say: string): ChroniclePage | null {
  const chronicle = chronicles.get(game);
  return chronicle?.line === say ? chronicle.page : null;
}

/** What the faces of a game's dice look like; undefined until it is here, and for dice with pips. */
export function useFaces(game: string): BoardModule['face'] {
  return useModule(game)?.face;
}

/** The odds of a battle before its dice; undefined until the board is here, and for games that reckon none. */
export function useOddsBefore(game: string): BoardModule['oddsBefore'] {
  return useModule(game)?.oddsBefore;
}

/** What else a board says of itself; undefined until it is here, and for games without one. */
function useModule(game: string): BoardModule | undefined {
  const later = useLater(`board ${game}`, async () => pages[game]?.board?.());
  return later.state === 'here' ? later.value : undefined;
}

/** What a board calls its rounds; undefined until it is here, and for boards that say nothing. */
export function useHeader(game: string): BoardModule['header'] {
  return useModule(game)?.header;
}

/** What a board says of pressing what is lit; undefined until it is here, and for boards that say nothing. */
export function useHint(game: string): BoardModule['hint'] {
  return useModule(game)?.hint;
}

/** What a board says of it where several groups share the tray; undefined until it is here, and for boards that say nothing. */
export function useBrief(game: string): BoardModule['brief'] {
  return useModule(game)?.brief;
}

/** Which actions are chosen on the board. Until it is here all count as such, so that the tray need not change. */
export function usePlaced(game: string): (action: Action) => Placed {
  const module = useModule(game);
  return useMemo(() => {
    if (!isDrawn(game)) return () => false;
    if (module === undefined) return () => true;
    return ({ choice }: Action) => module.shows?.(choice) ?? false;
  }, [game, module]);
}
