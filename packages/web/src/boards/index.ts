import { lazy } from 'react';
import type { Board, BoardModule } from '../board-api/props.ts';
import { useLater } from '../ui/useLater.ts';

const found = import.meta.glob<BoardModule>('./*/index.tsx');
const modules = new Map(Object.entries(found).map(([path, load]) => [path.split('/')[1], load] as const));
const boards = new Map([...modules].map(([game, load]) => [game, lazy(load)] as const));

const FACTS = 'facts';

/** The drawing of a game; without one, its facts in words. */
export function boardOf(game: string): Board | undefined {
  return boards.get(game) ?? boards.get(FACTS);
}

/** Everything in words, for every game. */
export function factsBoard(): Board | undefined {
  return boards.get(FACTS);
}

export function isDrawn(game: string): boolean {
  return boards.has(game);
}

/** What a board calls its rounds; undefined until it is here, and for boards that say nothing. */
export function useHeader(game: string): BoardModule['header'] {
  const later = useLater(`header ${game}`, async () => modules.get(game)?.());
  return later.state === 'here' ? later.value?.header : undefined;
}
