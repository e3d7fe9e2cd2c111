import type { Game } from '@entente/engine';
import { DEAL_ROLES } from '@entente/engine/deals';
import { conserved, faults } from './conservation.ts';
import { copy } from './copy.ts';
import { PHASES } from './data/terms.ts';
import { imagine } from './imagine.ts';
import { judgement } from './judgement.ts';
import { measures } from './measures.ts';
import { attackSteps } from './phases/index.ts';
import { resignation } from './politics/giving-up.ts';
import { facts } from './politics/imagine.ts';
import { politicsSteps } from './politics/index.ts';
import type { Attack } from './position.ts';
import { proposals } from './rating/trading.ts';
import { rating } from './rating.ts';
import { RULES } from './rules.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { SOURCES } from './sources.ts';
import { words } from './words/index.ts';
import { tones } from './words/tones.ts';

export const attack: Game<Attack> = {
  id: 'attack',
  version: 3,
  seats: [2, 3, 4, 5, 6, 7, 8],
  size: 'large',
  /** The middle of a few simulated games of thoughtful bots each. */
  typicalChoices: { 2: 870, 3: 690, 4: 1060, 5: 1200, 6: 1730 },
  options: {
    map: ['both', 'west', 'east'],
    order: ['attacker_first', 'simultaneous', 'defender_first'],
    neutrals: ['mixed', 'infantry'],
    neutralCard: ['shuffled', 'stays'],
    differentContinents: [false, true],
    defenceBonus: [false, true],
    navalDice: [2, 1],
    blitzAgain: ['next', 'later'],
    cancelledEagles: ['count', 'lost'],
    booty: ['card', 'none'],
    resigned: ['goesOn', 'ends'],
    eagles: [13, 9, 5],
    rounds: [60, 12, 200],
  },
  defaults: (seats) => (seats > 4 ? {} : { map: 'west' }),
  sets: {
    firstReadings: { map: 'both', blitzAgain: 'later' },
    evenOdds: { order: 'simultaneous' },
  },
  sources: SOURCES,
  words,
  steps: { ...attackSteps, ...politicsSteps },
  phases: PHASES,
  roles: {
    endTurn: 'end',
    endBuild: 'end',
    endStrategic: 'end',
    endCards: 'end',
    endTrade: 'end',
    endRaid: 'end',
    stopBlitz: 'end',
    ready: 'end',
    settle: 'end',
    passBid: 'pass',
    noBlock: 'pass',
    avoidBattle: 'pass',
    submarinesStay: 'pass',
    letPass: 'pass',
    hold: 'pass',
    deny: 'decline',
    ...DEAL_ROLES,
  },
  tones,
  rules: RULES,
  measures,
  resignation,
  setup,
  begin: () => [{ step: 'firstPlayer' }],
  copy,
  facts,
  imagine,
  conserved,
  faults,
  judgement,
  rating,
  proposals,
  sketch,
};
