import { pages } from '@entente/shelf/pages';
import { lazy } from 'react';
import type { Debrief } from '../board-api/debrief.ts';

const debriefs = new Map<string, Debrief>(
  Object.entries(pages).flatMap(([game, page]) =>
    page?.debrief === undefined ? [] : [[game, lazy(page.debrief)] as const],
  ),
);

/** What a game itself adds to the debrief, if it does. */
export const ownDebriefOf = (game: string): Debrief | undefined => debriefs.get(game);
