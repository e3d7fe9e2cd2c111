import type { Words } from '@entente/engine';
import { CARDS } from '../data/cards/index.ts';
import { SOLO_EVENTS } from '../data/solo.ts';
import { ALLIANCE_TYPES, CLASSES, CRISIS_TYPES, DECKS, FACTORIES, RESOURCES } from '../data/terms.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { it } from './it/index.ts';

export type LimitWords = typeof en;

export const words: Words<LimitWords> = {
  en,
  it,
  de,
  terms: {
    card: CARDS.map(({ id }) => id),
    event: SOLO_EVENTS.map(({ id }) => id),
    resource: RESOURCES,
    factory: FACTORIES,
    class: CLASSES,
    deck: DECKS,
    crisis: CRISIS_TYPES,
    alliance: ALLIANCE_TYPES,
    number: ['outputs', 'fuel', 'market', 'star', 'years'],
  },
  explained: ['card', 'event'],
  names: {
    seat: 'seat',
    seats: 'seat',
    target: 'seat',
    proposer: 'seat',
    attacker: 'seat',
    card: 'card',
    event: 'event',
    resource: 'resource',
    factory: 'factory',
    class: 'class',
    deck: 'deck',
    crisis: 'crisis',
    alliance: 'alliance',
  },
};
