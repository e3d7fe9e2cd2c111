import type { Game } from '@entente/engine';
import { DEAL_ROLES } from '@entente/engine/deals';
import { effect } from './cards/effects.ts';
import { playing, react } from './cards/windows.ts';
import { war, wars } from './combat/declaring.ts';
import { carryOn, colonise, judge, refund, victory } from './combat/ending.ts';
import { call, join } from './combat/joining.ts';
import { hits, roll, score, whose } from './combat/rolling.ts';
import { conserved, faults } from './conservation.ts';
import { copy } from './copy.ts';
import { sources } from './data/sources.ts';
import { STRETCHES } from './data/terms.ts';
import { answerDeal, judgePromises, talk } from './dealing.ts';
import { facts, imagine } from './imagine.ts';
import { proposals } from './judgement/barter.ts';
import { characters, judgement } from './judgement.ts';
import { measures } from './measures.ts';
import { calendar, harvest, repopulation } from './phases/calendar.ts';
import { consumption, fallBack, fallBacks } from './phases/consumption.ts';
import { event, events, strike } from './phases/events.ts';
import { feed, hunger } from './phases/feeding.ts';
import { evict, host, migrant, retreat } from './phases/migrants.ts';
import { consentToHost, march, payEntry } from './phases/movement.ts';
import { cards, draw, exchange, firstTurn, objective, objectives, redraw } from './phases/objectives.ts';
import { order } from './phases/order.ts';
import { draft, name, prepare } from './phases/preparation.ts';
import { redistribution } from './phases/redistribution.ts';
import { emissions, finish, scoring, waste } from './phases/round-end.ts';
import { loss } from './phases/strikes.ts';
import { bargain } from './phases/trade.ts';
import { endTurn, produce, turn } from './phases/turns.ts';
import type { Venonta, VenontaOptions } from './position.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { words } from './words/index.ts';
import { tones } from './words/tones.ts';

/** Rules that no single step carries out: terms, board, set-up, what is known. */
const RULES = [
  ...['VEN-0.1.1', 'VEN-0.1.2', 'VEN-0.1.3', 'VEN-0.1.4', 'VEN-0.1.5', 'VEN-0.1.6', 'VEN-0.1.7', 'VEN-0.1.8'],
  ...['VEN-0.1.9', 'VEN-0.1.10', 'VEN-0.1.11', 'VEN-0.1.12', 'VEN-0.1.13', 'VEN-0.1.14'],
  ...['VEN-0.2.1', 'VEN-0.2.2', 'VEN-0.2.3', 'VEN-0.2.4', 'VEN-0.2.5', 'VEN-0.2.6', 'VEN-0.2.7'],
  ...['VEN-0.3.1', 'VEN-0.3.5', 'VEN-0.3.6', 'VEN-0.3.7', 'VEN-0.3.9', 'VEN-0.3.10', 'VEN-0.3.11'],
  ...['VEN-9.6.12', 'VEN-9.7.1', 'VEN-12.6', 'VEN-15.2', 'VEN-22.1', 'VEN-22.2', 'VEN-22.3'],
];

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
  steps: {
    name,
    draft,
    prepare,
    calendar,
    repopulation,
    harvest,
    consumption,
    fallBacks,
    fallBack,
    redistribution,
    events,
    event,
    strike,
    loss,
    order,
    cards,
    draw,
    exchange,
    redraw,
    objectives,
    objective,
    talk,
    answerDeal,
    judgePromises,
    firstTurn,
    turn,
    feed,
    hunger,
    produce,
    bargain,
    wars,
    war,
    march,
    consentToHost,
    payEntry,
    endTurn,
    call,
    join,
    roll,
    score,
    hits,
    whose,
    judge,
    carryOn,
    victory,
    colonise,
    refund,
    migrant,
    host,
    evict,
    retreat,
    react,
    playing,
    effect,
    emissions,
    waste,
    scoring,
    finish,
  },
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
  tones,
  rules: RULES,
  measures,
  setup,
  begin: (_seats, { firstPlayer }) =>
    firstPlayer === 'named' ? [{ step: 'name' }, { step: 'draft' }] : [{ step: 'draft' }],
  copy,
  facts,
  imagine,
  conserved,
  faults,
  judgement,
  characters,
  proposals,
  sketch,
};
