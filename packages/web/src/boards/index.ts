import { lazy } from 'react';
import type { Board } from './props.ts';

const found = import.meta.glob<{ default: Board }>('./*/index.tsx');

const boards = new Map(
  Object.entries(found).map(([path, load]) => [path.split('/')[1], lazy(load)] as const),
);

/** The drawing of a game; without one, its facts in words. */
export function boardOf(game: string): Board | undefined {
  return boards.get(game) ?? boards.get('facts');
}
