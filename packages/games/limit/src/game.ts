import type { Game } from '@entente/engine';
import chances from '../chances.json' with { type: 'json' };
import { judgement, judgements, partsBy, rough } from './bot/judgement/index.ts';
import { rating } from './bot/rating/index.ts';
import { conserved, faults } from './conservation.ts';
import { copy } from './copy.ts';
import { AXES, WORLD_VIEWS } from './data/scoring.ts';
import { SHARED_SETUP } from './data/setup.ts';
import { sources } from './data/sources.ts';
import { type NationCount, PHASES } from './data/terms.ts';
import { firstVisit, goal } from './goal.ts';
import { groups } from './groups.ts';
import { facts, imagine } from './imagine.ts';
import { measures } from './measures.ts';
import { steps } from './phases/index.ts';
import type { Limit } from './position.ts';
import { consequences } from './preview/consequences.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { words } from './words/index.ts';
import { moments } from './words/moments.ts';
import { tones } from './words/tones.ts';

export const limit: Game<Limit> = {
  id: 'limit',
  version: 4,
  seats: [1, 2, 3, 4, 5, 6],
  size: 'large',
  weight: 'medium',
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
  sources,
  words,
  steps,
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
  prepares: ['draw', 'keep', 'under', 'underRest', 'otherOrder', 'discard'],
  groups,
  consequences: (view, choice) => consequences(limit, view, choice),
  tones,
  moments,
  measures,
  goal,
  firstVisit,
  setup,
  /** A taught first game opens at New Policies (LIM-0.11.1); nobody has earned a card set aside yet. */
  begin: (_seats, options) => [options.teaching ? { step: 'newPolicies' } : { step: 'politicalPhase' }],
  copy,
  facts,
  imagine,
  conserved,
  faults,
  judgement: (g, seat) => judgement(limit, g, seat),
  judgements: (g) => judgements(limit, g),
  search: { rounds: 1, scale: 15, pace: 2000, rough: (g, seat) => rough(limit, g, seat) },
  chances,
  parts: partsBy(() => limit),
  rating,
  sketch,
};
