import { cards } from '../cards/it.ts';
import { itemsOf } from '../cards/items.ts';
import { places } from '../places/it.ts';
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

/** Italian. Each topic has the keys of the English file of the same name. */
export const it = {
  ...general,
  ...places,
  ...cards,
  ...itemsOf({
    ...cards,
    'unnamed.political_card': 'una carta Azione Politica a scelta di chi la dà, coperta',
    'unnamed.economic_card': 'una carta Economica a scelta di chi la dà, coperta',
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
};
