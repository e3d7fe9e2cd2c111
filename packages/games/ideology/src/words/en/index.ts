import { names } from '../cards/en.ts';
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

/** English is the model: the other languages have its keys. */
export const en = {
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
} as const;
