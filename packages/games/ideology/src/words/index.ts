import type { Words } from '@entente/engine';
import { REGIONS } from '../data/regions.ts';
import { ADVANCEMENTS, IDEOLOGIES, INFLUENCES, NEUTRAL_NAMES, PHASES, RELATIONS } from '../data/terms.ts';
import { names as deNames } from './names/de.ts';
import { names } from './names/en.ts';
import { names as itNames } from './names/it.ts';

const en = { ...names } as const;

export type IdeologyWords = typeof en;

export const words: Words<IdeologyWords> = {
  en,
  it: { ...itNames },
  de: { ...deNames },
  terms: {
    ideology: [...IDEOLOGIES, ...NEUTRAL_NAMES],
    advancement: ADVANCEMENTS,
    influence: INFLUENCES,
    relation: RELATIONS,
    phase: PHASES,
    region: REGIONS,
  },
  names: {
    seat: 'seat',
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
    regions: 'region',
  },
};
