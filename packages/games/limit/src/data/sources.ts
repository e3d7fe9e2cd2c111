import { BOARD_SOURCES } from './sources/board.ts';
import { CARD_SOURCES } from './sources/cards.ts';
import { PLAY_SOURCES } from './sources/play.ts';
import type { Source } from './sources/source.ts';

/** The provenance of everything in this folder. */
export const SOURCES: readonly Source[] = [...BOARD_SOURCES, ...PLAY_SOURCES, ...CARD_SOURCES];

export type { Source } from './sources/source.ts';
