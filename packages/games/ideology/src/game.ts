import type { Game } from '@entente/engine';
import { conserved, faults } from './conservation.ts';
import { copy } from './copy.ts';
import { sources } from './data/sources.ts';
import { PHASES } from './data/terms.ts';
import { facts, imagine } from './imagine.ts';
import { judgement } from './judgement.ts';
import { measures } from './measures.ts';
import { resignation } from './outcome.ts';
import { assessment } from './phases/assessment.ts';
import { conflict, conflicts } from './phases/conflict.ts';
import { develop, development } from './phases/development.ts';
import { diplomacy } from './phases/diplomacy.ts';
import { foreign, newRegion } from './phases/foreign.ts';
import { opening } from './phases/opening.ts';
import { cutDown, resource } from './phases/resource.ts';
import { defend, press, victory } from './phases/strikes.ts';
import { convert, swap } from './phases/totalitarianism.ts';
import { trade, trading } from './phases/trading.ts';
import { turnOrder } from './phases/turn-order.ts';
import type { Ideology } from './position.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { words } from './words/index.ts';
import { tones } from './words/tones.ts';

/** Rules that no single step carries out: terms, set-up, data, what is known. */
const RULES = [
  ...[
    'IDEO-1.1.1',
    'IDEO-1.1.2',
    'IDEO-1.1.3',
    'IDEO-1.2.1',
    'IDEO-1.2.2',
    'IDEO-1.2.3',
    'IDEO-1.2.4',
    'IDEO-1.3.1',
  ],
  ...['IDEO-1.4.1', 'IDEO-1.4.2', 'IDEO-1.4.3', 'IDEO-1.4.4', 'IDEO-1.5.1', 'IDEO-1.5.2'],
  ...['IDEO-1.6.1', 'IDEO-1.6.2', 'IDEO-1.7.1'],
  ...['IDEO-2.1.1', 'IDEO-2.1.2', 'IDEO-2.1.3', 'IDEO-2.2.1', 'IDEO-2.2.2', 'IDEO-2.2.3'],
  ...['IDEO-2.3.1', 'IDEO-2.3.2', 'IDEO-2.3.3', 'IDEO-2.4.1', 'IDEO-2.4.2', 'IDEO-2.5.1', 'IDEO-2.5.2'],
  ...['IDEO-2.6.1', 'IDEO-2.7.1', 'IDEO-2.7.2', 'IDEO-3.1.2'],
  ...['IDEO-13.1.1', 'IDEO-13.1.2', 'IDEO-13.1.3'],
  ...['IDEO-14.1.1', 'IDEO-14.2.1', 'IDEO-14.3.1', 'IDEO-14.4.1', 'IDEO-14.5.1'],
  ...[
    'IDEO-15.1.1',
    'IDEO-15.1.2',
    'IDEO-15.1.3',
    'IDEO-15.1.4',
    'IDEO-15.1.5',
    'IDEO-15.1.6',
    'IDEO-15.1.7',
  ],
  ...[
    'IDEO-15.4.1',
    'IDEO-15.4.3',
    'IDEO-15.4.4',
    'IDEO-15.4.5',
    'IDEO-16.6',
    'IDEO-16.9',
    'IDEO-R4',
    'IDEO-R5',
    'IDEO-R6',
  ],
  ...['IDEO-17.1', 'IDEO-17.2', 'IDEO-17.3', 'IDEO-17.4', 'IDEO-17.5', 'IDEO-17.7'],
  ...['IDEO-18.1', 'IDEO-18.2', 'IDEO-18.4', 'IDEO-18.7', 'IDEO-18.8'],
];

export const ideology: Game<Ideology> = {
  id: 'ideology',
  version: 5,
  seats: [2, 3, 4, 5],
  size: 'large',
  /** The middle of a few simulated games of thoughtful bots each. */
  typicalChoices: { 2: 280, 3: 390, 4: 630, 5: 1450 },
  options: {
    names: ['printed', 'neutral'],
    regions: ['tuned', 'first'],
    attractiveCulture: ['turn', 'conflict'],
    totalitarianism: ['replace', 'swap'],
    culturalWeakness: ['developed', 'conflict', 'extend'],
    colonialResistance: ['distant', 'extend', 'conflict'],
    fundamentalistStart: ['propaganda', 'patriotism'],
    closedSociety: ['cultural', 'economic'],
    wmd: ['half', 'one', 'all'],
    reach: ['everywhere', 'foreign'],
    independentMaximum: ['current', 'printed'],
    turns: [60, 15, 120, 0],
    firstIdeology: ['dealt', 'capitalism', 'communism', 'fascism', 'imperialism', 'fundamentalism'],
  },
  framed: true,
  /** Nobody leads Fascism by the luck of the draw before they know what the game is about. */
  firstGame: { firstIdeology: 'capitalism' },
  sets: {
    /** What the dossier chose before anything was tuned (IDEO-R5). */
    firstReadings: {
      regions: 'first',
      culturalWeakness: 'conflict',
      colonialResistance: 'extend',
      closedSociety: 'economic',
    },
  },
  sources,
  words,
  steps: {
    opening,
    resource,
    cutDown,
    trading,
    trade,
    development,
    develop,
    newRegion,
    foreign,
    conflicts,
    conflict,
    defend,
    press,
    victory,
    diplomacy,
    assessment,
    convert,
    swap,
    turnOrder,
  },
  phases: [PHASES],
  roles: { endTrade: 'end', finish: 'end', giveUp: 'end', keepRest: 'end', pass: 'pass', concede: 'pass' },
  tones,
  rules: RULES,
  measures,
  resignation,
  setup,
  begin: () => [{ step: 'opening' }],
  copy,
  facts,
  imagine,
  conserved,
  faults,
  judgement,
  sketch,
};
