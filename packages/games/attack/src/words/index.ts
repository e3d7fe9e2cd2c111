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
import { TRADE_ITEMS } from '../phases/18-trade/items.ts';
import { FAVOURS } from '../phases/18-trade/trade.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { it } from './it/index.ts';

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
  explained: ['card', 'technology', 'action'],
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
