import { cards } from '../cards/it.ts';
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

/** Italian. Each topic has the keys of the English file of the same name. */
export const it = {
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
};
