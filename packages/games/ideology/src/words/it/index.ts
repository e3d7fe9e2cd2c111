import { names } from '../cards/it.ts';
import { assessment } from './assessment.ts';
import { board } from './board.ts';
import { conflict } from './conflict.ts';
import { diplomacy } from './diplomacy.ts';
import { foreign } from './foreign.ts';
import { general } from './general.ts';
import { home } from './home.ts';
import { powers } from './powers.ts';
import { sketch } from './sketch.ts';
import { sources } from './sources.ts';

/** Italian. Each topic has the keys of the English file of the same name. */
export const it = {
  ...general,
  ...names,
  ...home,
  ...foreign,
  ...conflict,
  ...diplomacy,
  ...assessment,
  ...powers,
  ...board,
  ...sketch,
  ...sources,
};
