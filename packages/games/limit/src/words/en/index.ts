import { cards } from '../cards/en.ts';
import { alliances } from './alliances.ts';
import { board } from './board.ts';
import { end } from './end.ts';
import { general } from './general.ts';
import { international } from './international.ts';
import { play } from './play.ts';
import { political } from './political.ts';
import { sketch } from './sketch.ts';
import { social } from './social.ts';
import { sources } from './sources.ts';

/** English is the model: the other languages have its keys. */
export const en = {
  ...general,
  ...cards,
  ...political,
  ...play,
  ...social,
  ...international,
  ...alliances,
  ...end,
  ...board,
  ...sketch,
  ...sources,
} as const;
