import type { Words } from '@entente/engine';
import { DEAL_NAMES, DEAL_TERMS } from '@entente/engine/deals';
import { ECONOMIC_CARDS } from '../data/cards/economic.ts';
import { ROUTES } from '../data/cards/routes.ts';
import { REGIONS, SEAS } from '../data/map.ts';
import {
  ACTIONS,
  CANALS,
  CONTINENTS,
  GOVERNMENTS,
  LAND_UNITS,
  LINE_SHIPS,
  POLITICAL_CARDS,
  TECHNOLOGIES,
} from '../data/terms.ts';
import { FAVOURS, TRADE_ITEMS } from '../politics/trade.ts';
import { cards } from './cards/en.ts';
import { itemsOf } from './cards/items.ts';
import { de } from './de/index.ts';
import { board } from './en/board.ts';
import { economy } from './en/economy.ts';
import { general } from './en/general.ts';
import { land } from './en/land.ts';
import { move } from './en/move.ts';
import { naval } from './en/naval.ts';
import { politics } from './en/politics.ts';
import { setup } from './en/setup.ts';
import { sketch } from './en/sketch.ts';
import { turn } from './en/turn.ts';
import { it } from './it/index.ts';
import { places } from './places/en.ts';

const en = {
  ...general,
  ...places,
  ...cards,
  ...itemsOf(cards),
  ...setup,
  ...sketch,
  ...turn,
  ...move,
  ...naval,
  ...land,
  ...politics,
  ...economy,
  ...board,
} as const;

export type AttackWords = typeof en;

export const words: Words<AttackWords> = {
  en,
  it,
  de,
  terms: {
    ...DEAL_TERMS,
    clause: ['none', ...FAVOURS],
    item: TRADE_ITEMS,
    region: REGIONS,
    sea: SEAS,
    continent: CONTINENTS,
    unit: LAND_UNITS,
    ship: LINE_SHIPS,
    government: GOVERNMENTS,
    action: ACTIONS,
    canal: CANALS,
    card: POLITICAL_CARDS,
    technology: TECHNOLOGIES,
    resource: ECONOMIC_CARDS,
    route: ROUTES,
  },
  explained: ['card', 'technology'],
  names: {
    ...DEAL_NAMES,
    giveItems: 'item',
    getItems: 'item',
    seat: 'seat',
    target: 'seat',
    mover: 'seat',
    raider: 'seat',
    attacker: 'seat',
    leader: 'seat',
    region: 'region',
    regions: 'region',
    from: 'region',
    to: 'region',
    origin: 'region',
    sea: 'sea',
    into: 'sea',
    port: 'sea',
    by: 'sea',
    unit: 'unit',
    victim: 'unit',
    ship: 'ship',
    ships: 'ship',
    government: 'government',
    continent: 'continent',
    action: 'action',
    canal: 'canal',
    card: 'card',
    stopped: 'card',
    technology: 'technology',
    resource: 'resource',
    route: 'route',
  },
};
