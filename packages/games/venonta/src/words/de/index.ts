import { cards } from '../cards/de.ts';
import { board } from './board.ts';
import { combat } from './combat.ts';
import { general } from './general.ts';
import { play } from './play.ts';
import { rounds } from './rounds.ts';
import { sketch } from './sketch.ts';
import { sources } from './sources.ts';
import { turns } from './turns.ts';

/** German. Each topic has the keys of the English file of the same name. */
export const de = {
  ...general,
  ...cards,
  ...rounds,
  ...turns,
  ...combat,
  ...play,
  ...board,
  ...sketch,
  ...sources,
};
