import type { Game } from '@entente/engine';
import { allianceSteps } from './alliances/steps.ts';
import { cardSteps } from './cards/index.ts';
import { conserved, faults } from './conservation.ts';
import { copy } from './copy.ts';
import { AXES, WORLD_VIEWS } from './data/scoring.ts';
import { SHARED_SETUP } from './data/setup.ts';
import { SOURCES } from './data/sources.ts';
import { type NationCount, PHASES } from './data/terms.ts';
import { endRules, endSteps } from './end/steps.ts';
import { facts, imagine } from './imagine.ts';
import { judgement } from './judgement.ts';
import { measures } from './measures.ts';
import { endOfTurn } from './phases/endOfTurn.ts';
import { internationalSteps } from './phases/international/phase.ts';
import { politicalSteps } from './phases/political/index.ts';
import { socialSteps } from './phases/social/phase.ts';
import type { Limit } from './position.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { words } from './words/index.ts';
import { tones } from './words/tones.ts';

/** Rules that no single step carries out: the box, tracks, levels, reserves, set-up, what is known. */
const RULES = [
  ...['LIM-0.1.1', 'LIM-0.1.6', 'LIM-0.1.7'],
  ...['LIM-0.2.1', 'LIM-0.2.2', 'LIM-0.2.3', 'LIM-0.2.4', 'LIM-0.2.5'],
  ...['LIM-0.3.1', 'LIM-0.3.2', 'LIM-0.3.3', 'LIM-0.3.4', 'LIM-0.3.5', 'LIM-0.3.6', 'LIM-0.3.7'],
  ...['LIM-0.4.1', 'LIM-0.4.2', 'LIM-0.4.3', 'LIM-0.4.4', 'LIM-0.4.5', 'LIM-0.4.6', 'LIM-0.4.7', 'LIM-0.4.8'],
  ...['LIM-0.4.9', 'LIM-0.4.10', 'LIM-0.4.11'],
  ...['LIM-0.5.1', 'LIM-0.5.2', 'LIM-0.5.3', 'LIM-0.5.4', 'LIM-0.5.5', 'LIM-0.5.6', 'LIM-0.5.7', 'LIM-0.5.8'],
  ...['LIM-0.6.1', 'LIM-0.6.2', 'LIM-0.6.3', 'LIM-0.6.4'],
  ...['LIM-0.7.1', 'LIM-0.7.2', 'LIM-0.7.3', 'LIM-0.7.4', 'LIM-0.7.5', 'LIM-0.7.6', 'LIM-0.7.7', 'LIM-0.7.8'],
  ...['LIM-0.7.9'],
  ...['LIM-0.8.1', 'LIM-0.8.2', 'LIM-0.8.3', 'LIM-0.8.4', 'LIM-0.8.5', 'LIM-0.8.6', 'LIM-0.8.7', 'LIM-0.8.8'],
  ...['LIM-0.9.1', 'LIM-0.9.2', 'LIM-0.9.3', 'LIM-0.9.4', 'LIM-0.9.5'],
  ...['LIM-0.10.1', 'LIM-0.10.2', 'LIM-0.10.3', 'LIM-0.11.1', 'LIM-0.11.2'],
  ...[
    'LIM-1.4.9',
    'LIM-1.4.16',
    'LIM-5.1',
    'LIM-5.2',
    'LIM-5.3',
    'LIM-5.8',
    'LIM-5.12',
    'LIM-5.13',
    'LIM-6.2.5',
  ],
  ...['LIM-7.1.3', 'LIM-7.2.1', 'LIM-7.2.2', 'LIM-7.2.4', 'LIM-7.2.5', 'LIM-7.2.6'],
  ...['LIM-7.3.3', 'LIM-7.3.5', 'LIM-7.3.6'],
  ...['LIM-8.1', 'LIM-8.2', 'LIM-8.3', 'LIM-8.4', 'LIM-8.5', 'LIM-R20', 'LIM-R21'],
];

export const limit: Game<Limit> = {
  id: 'limit',
  version: 4,
  seats: [1, 2, 3, 4, 5, 6],
  size: 'large',
  /** The middle of a few simulated games of thoughtful bots each. */
  typicalChoices: { 1: 100, 2: 220, 3: 330, 4: 530, 6: 700 },
  options: {
    alliances: [true, false],
    teaching: [false, true],
    fossil: ['main', 'alternative'],
    endOfTrack: ['nothing', 'another'],
    annexation: ['target', 'attacker'],
    resilience: ['once', 'none', 'twice'],
    ...AXES,
  },
  /** The rulebook advises alliances for four nations and more (LIM-0.8.8). */
  defaults: (seats) =>
    SHARED_SETUP[seats as NationCount].alliances === 'optional' ? {} : { alliances: false },
  firstGame: { teaching: true },
  sets: {
    firstReadings: { endOfTrack: 'another', annexation: 'attacker' },
    ...WORLD_VIEWS,
  },
  sources: SOURCES,
  words,
  steps: {
    ...politicalSteps,
    ...cardSteps,
    endOfTurn,
    ...socialSteps,
    ...internationalSteps,
    ...allianceSteps,
    ...endSteps,
  },
  phases: PHASES,
  roles: {
    endTurn: 'end',
    endTrade: 'end',
    pass: 'pass',
    passDiplomacy: 'pass',
    keepCards: 'pass',
    standAlone: 'pass',
    keepAlliance: 'pass',
    decline: 'decline',
  },
  tones,
  rules: [...RULES, ...endRules],
  measures,
  setup,
  /** A taught first game opens at New Policies (LIM-0.11.1); nobody has earned a card set aside yet. */
  begin: (_seats, options) => [options.teaching ? { step: 'newPolicies' } : { step: 'politicalPhase' }],
  copy,
  facts,
  imagine,
  conserved,
  faults,
  judgement: (g, seat) => judgement(limit, g, seat),
  sketch,
};
