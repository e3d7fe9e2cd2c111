import { cards } from '../cards/en.ts';
import { itemsOf } from '../cards/items.ts';
import { places } from '../places/en.ts';
import { board } from './board.ts';
import { economy } from './economy.ts';
import { general } from './general.ts';
import { land } from './land.ts';
import { move } from './move.ts';
import { naval } from './naval.ts';
import { politics } from './politics.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { sources } from './sources.ts';
import { turn } from './turn.ts';

/** English is the model: the other languages have its keys. */
export const en = {
  ...general,
  ...places,
  ...cards,
  ...itemsOf({
    ...cards,
    'unnamed.political_card': 'any Political Action card, not shown to others',
    'unnamed.economic_card': 'any Economic card, not shown to others',
  }),
  ...setup,
  ...sketch,
  ...turn,
  ...move,
  ...naval,
  ...land,
  ...politics,
  ...economy,
  ...board,
  ...sources,
} as const;
