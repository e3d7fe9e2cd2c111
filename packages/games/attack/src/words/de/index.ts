import { cards } from '../cards/de.ts';
import { itemsOf } from '../cards/items.ts';
import { places } from '../places/de.ts';
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

/** German. Each topic has the keys of the English file of the same name. */
export const de = {
  ...general,
  ...places,
  ...cards,
  ...itemsOf({
    ...cards,
    'unnamed.political_card': 'eine Politikkarte nach Wahl des Gebers, verdeckt',
    'unnamed.economic_card': 'eine Wirtschaftskarte nach Wahl des Gebers, verdeckt',
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
