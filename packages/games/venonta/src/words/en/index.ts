import { cards } from '../cards/en.ts';
import { board } from './board.ts';
import { combat } from './combat.ts';
import { general } from './general.ts';
import { play } from './play.ts';
import { rounds } from './rounds.ts';
import { sketch } from './sketch.ts';
import { sources } from './sources.ts';
import { turns } from './turns.ts';

/** English is the model: the other languages have its keys. */
export const en = {
  ...general,
  ...cards,
  ...rounds,
  ...turns,
  ...combat,
  ...play,
  ...board,
  ...sketch,
  ...sources,
} as const;
