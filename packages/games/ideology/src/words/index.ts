import type { Words } from '@entente/engine';
import { ADVANCEMENT_READINGS } from '../data/advancements.ts';
import { IDEOLOGY_CARDS } from '../data/ideologies.ts';
import { REGIONS } from '../data/regions.ts';
import {
  ADVANCEMENTS,
  IDEOLOGIES,
  INFLUENCES,
  NEUTRAL_NAMES,
  PHASES,
  POWER_KINDS,
  RELATIONS,
} from '../data/terms.ts';
import { de } from './de/index.ts';
import { en } from './en/index.ts';
import { it } from './it/index.ts';

export type IdeologyWords = typeof en;

/** The rules of ideologies, and their other readings. */
const POWERS = IDEOLOGY_CARDS.flatMap(({ rules }) =>
  rules.flatMap(({ id, alternatives = [] }) => [id, ...alternatives.map(({ value }) => `${id}-${value}`)]),
);

export const words: Words<IdeologyWords> = {
  en,
  it,
  de,
  terms: {
    ideology: [...IDEOLOGIES, ...NEUTRAL_NAMES],
    advancement: [...ADVANCEMENTS, ...ADVANCEMENT_READINGS],
    influence: INFLUENCES,
    relation: RELATIONS,
    phase: PHASES,
    region: REGIONS,
    power: POWERS,
    powerKind: POWER_KINDS,
  },
  explained: ['advancement', 'power'],
  names: {
    seat: 'seat',
    seats: 'seat',
    target: 'seat',
    attacker: 'seat',
    defender: 'seat',
    ideology: 'ideology',
    advancement: 'advancement',
    influence: 'influence',
    into: 'influence',
    relation: 'relation',
    proposed: 'relation',
    answered: 'relation',
    region: 'region',
  },
};
