import type { Words } from '@entente/engine';
import { DEAL_NAMES, DEAL_TERMS } from '@entente/engine/deals';
import { ACTIONS } from '../data/actions.ts';
import { METRICS } from '../data/conditions.ts';
import { EVENTS } from '../data/events.ts';
import { GROUPS, OBJECTIVES } from '../data/objectives/index.ts';
import { TABLES } from '../data/sources.ts';
import { GROUNDS, PHASES, PLANTS, SIDES, TERMS } from '../data/terms.ts';
import { OCEANS, TERRITORIES, WATERS } from '../data/territories.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { it } from './it/index.ts';

export type VenontaWords = typeof en;

export const words: Words<VenontaWords> = {
  en,
  it,
  de,
  terms: {
    territory: TERRITORIES,
    water: WATERS,
    ocean: OCEANS,
    objective: OBJECTIVES.map(({ id }) => id),
    action: ACTIONS.map(({ id }) => id),
    event: EVENTS.map(({ id }) => id),
    plant: PLANTS,
    ground: GROUNDS,
    group: GROUPS,
    side: SIDES,
    phase: PHASES,
    metric: METRICS,
    table: TABLES,
    clause: ['none', ...TERMS, 'peace', 'green', 'help'],
    ...DEAL_TERMS,
  },
  explained: ['objective', 'action', 'event'],
  names: {
    seat: 'seat',
    seats: 'seat',
    target: 'seat',
    guest: 'seat',
    host: 'seat',
    attacker: 'seat',
    defender: 'seat',
    territory: 'territory',
    good: 'territory',
    from: 'territory',
    to: 'territory',
    ocean: 'ocean',
    objective: 'objective',
    card: 'action',
    event: 'event',
    plant: 'plant',
    on: 'ground',
    group: 'group',
    side: 'side',
    phase: 'phase',
    terms: 'clause',
    giveItems: 'territory',
    getItems: 'territory',
    ...DEAL_NAMES,
  },
  perSeat: ['people', 'rations', 'tokens', 'added'],
};
