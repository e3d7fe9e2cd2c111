import type { Words } from '@entente/engine';
import { CARDS } from '../data/cards.ts';
import { SOLO_EVENTS } from '../data/solo.ts';
import { ALLIANCE_TYPES, CLASSES, CRISIS_TYPES, DECKS, FACTORIES, RESOURCES } from '../data/terms.ts';
import { cards } from './cards/en.ts';
import { de } from './de/index.ts';
import { alliances } from './en/alliances.ts';
import { board } from './en/board.ts';
import { end } from './en/end.ts';
import { general } from './en/general.ts';
import { international } from './en/international.ts';
import { play } from './en/play.ts';
import { political } from './en/political.ts';
import { sketch } from './en/sketch.ts';
import { social } from './en/social.ts';
import { it } from './it/index.ts';

const en = {
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
} as const;

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
