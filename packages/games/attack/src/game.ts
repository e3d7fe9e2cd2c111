import type { Game } from '@entente/engine';
import { DEAL_ROLES } from '@entente/engine/deals';
import chances from '../chances.json' with { type: 'json' };
import { judgement, judgements, parts } from './bot/judgement/index.ts';
import { habit } from './bot/rating/habit.ts';
import { rating } from './bot/rating/index.ts';
import { proposals } from './bot/rating/trading.ts';
import { conserved, faults } from './conservation.ts';
import { copy } from './copy.ts';
import { sources } from './data/sources.ts';
import { PHASES } from './data/terms.ts';
import { firstVisit, goal } from './goal.ts';
import { groups } from './groups.ts';
import { facts, imagine } from './imagine.ts';
import { measures } from './measures.ts';
import { resignation } from './phases/23-the-end-of-the-game/giving-up.ts';
import { steps } from './phases/index.ts';
import type { Attack } from './position.ts';
import { consequences } from './preview/consequences.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { takeOver } from './take-over.ts';
import { words } from './words/index.ts';
import { moments } from './words/moments.ts';
import { tones } from './words/tones.ts';

export const attack: Game<Attack> = {
  id: 'attack',
  version: 4,
  seats: [2, 3, 4, 5, 6, 7, 8],
  size: 'large',
  weight: 'heavy',
  /** The middle of a few simulated games of thoughtful bots each. */
  typicalChoices: { 2: 870, 3: 690, 4: 1060, 5: 1200, 6: 1730 },
  options: {
    start: ['placed', 'dealt'],
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
  firstGame: { start: 'dealt' },
  /** Forty answers before the first turn are for those who ask for them. */
  playNow: { start: 'dealt' },
  sets: {
    firstReadings: { map: 'both', blitzAgain: 'later' },
    evenOdds: { order: 'simultaneous' },
  },
  sources,
  words,
  steps,
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
  prepares: ['claim', 'deploy', 'moor', 'capital'],
  groups,
  consequences,
  tones,
  moments,
  measures,
  goal,
  firstVisit,
  resignation,
  setup,
  takeOver,
  begin: () => [{ step: 'firstPlayer' }],
  copy,
  facts,
  imagine,
  conserved,
  faults,
  judgement,
  judgements,
  chances,
  parts,
  rating,
  search: {
    rounds: 1,
    scale: 1000,
    pace: 2500,
    steps: ['act', 'press', 'blitz', 'openAuction', 'aim'],
    habit,
  },
  proposals,
  sketch,
};
