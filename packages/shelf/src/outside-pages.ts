import type { GamePage } from '@entente/web/board-api/page.ts';

/** What games from outside this repository bring to the page: see `outside.ts`. */
export const outsidePages: Readonly<Record<string, GamePage>> = {};
