import type { Game } from '@entente/engine';
import { DEAL_ROLES } from '@entente/engine/deals';
import chances from '../chances.json' with { type: 'json' };
import { habit } from './bot/habit.ts';
import { proposals } from './bot/judgement/barter.ts';
import { characters, judgement, parts } from './bot/judgement/index.ts';
import { rating } from './bot/rating/index.ts';
import { conserved, faults } from './conservation.ts';
import { copy } from './copy.ts';
import { sources } from './data/sources.ts';
import { STRETCHES } from './data/terms.ts';
import { firstVisit, goal } from './goal.ts';
import { groups } from './groups.ts';
import { facts, imagine } from './imagine.ts';
import { injects } from './injects.ts';
import { measures } from './measures.ts';
import { steps } from './phases/index.ts';
import type { Venonta, VenontaOptions } from './position.ts';
import { consequences } from './preview/consequences.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { words } from './words/index.ts';
import { moments } from './words/moments.ts';
import { tones } from './words/tones.ts';

/** As first designed and read, before numbers were tuned and the rulebook was read again. */
const FIRST_READINGS: Partial<VenontaOptions> = {
  numbers: 'first',
  afterVictory: 'rest',
  reactions: 'turnStart',
  levy: 'together',
  warMigrants: 'conquest',
  changeOfUse: 'viaForest',
};

export const venonta: Game<Venonta> = {
  id: 'venonta',
  version: 3,
  /** VEN-0.3.1 */
  seats: [3, 4, 6],
  size: 'large',
  weight: 'heavy',
  /** The middle of a few simulated games of thoughtful bots each. */
  typicalChoices: { 3: 480, 4: 630, 6: 830 },
  options: {
    actionCards: [true, false],
    objectiveDraft: ['group', 'look'],
    food: ['one', 'two'],
    emissions: ['half', 'each'],
    attackCost: [2, 1, 3],
    hits: ['extremes', 'mirrored'],
    fish: [26, 20],
    track: [60, 50],
    numbers: ['tuned', 'first'],
    objectivePoints: [0, -2, 2],
    firstPlayer: ['random', 'host', 'named'],
    afterVictory: ['again', 'rest'],
    reactions: ['anyTime', 'turnStart'],
    levy: ['each', 'together'],
    warMigrants: ['always', 'conquest'],
    changeOfUse: ['direct', 'viaForest'],
    refund: ['all', 'tanks'],
    lowestPoints: ['zero', 'below'],
    missingTokens: ['forgiven', 'owed'],
    hungerPoints: ['three', 'more'],
    keptRations: ['kept', 'spoil'],
    epidemics: ['people', 'rations', 'tokens'],
  },
  firstGame: { actionCards: false },
  sets: {
    firstReadings: FIRST_READINGS,
    fewerWars: { attackCost: 3, refund: 'tanks', afterVictory: 'rest' },
    hardTimes: {
      lowestPoints: 'below',
      missingTokens: 'owed',
      hungerPoints: 'more',
      keptRations: 'spoil',
      epidemics: 'rations',
    },
  },
  sources,
  words,
  steps,
  phases: STRETCHES,
  roles: {
    endProduction: 'end',
    endWar: 'end',
    endTurn: 'end',
    keep: 'end',
    ready: 'end',
    stop: 'end',
    drop: 'end',
    pass: 'pass',
    alone: 'pass',
    leave: 'pass',
    refuse: 'decline',
    ...DEAL_ROLES,
  },
  prepares: ['name', 'claim', 'takeBack', 'takeSeen', 'swap'],
  groups,
  consequences: (view, choice) => consequences(venonta, view, choice),
  tones,
  moments,
  measures,
  goal,
  firstVisit,
  injects,
  setup,
  begin: (_seats, { firstPlayer }) =>
    firstPlayer === 'named' ? [{ step: 'name' }, { step: 'draft' }] : [{ step: 'draft' }],
  copy,
  facts,
  imagine,
  conserved,
  faults,
  judgement,
  chances,
  parts,
  rating,
  characters,
  proposals,
  search: {
    rounds: 1,
    decisions: 30,
    scale: 20,
    pace: 900,
    steps: ['draft', 'objective', 'produce', 'war', 'march', 'feed', 'hunger', 'exchange', 'carryOn'],
    habit,
  },
  sketch,
};
