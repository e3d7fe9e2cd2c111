import type { Game } from '@entente/engine';
import chances from '../chances.json' with { type: 'json' };
import { judgement, judgements, parts } from './bot/judgement/index.ts';
import { conserved, faults } from './conservation.ts';
import { copy } from './copy.ts';
import { sources } from './data/sources.ts';
import { PHASES } from './data/terms.ts';
import { firstVisit, goal } from './goal.ts';
import { groups } from './groups.ts';
import { facts, imagine } from './imagine.ts';
import { measures } from './measures.ts';
import { resignation } from './phases/12-end-of-the-game/outcome.ts';
import { steps } from './phases/index.ts';
import type { Ideology } from './position.ts';
import { consequences } from './preview/consequences.ts';
import { setup } from './setup.ts';
import { sketch } from './sketch.ts';
import { words } from './words/index.ts';
import { moments } from './words/moments.ts';
import { tones } from './words/tones.ts';

export const ideology: Game<Ideology> = {
  id: 'ideology',
  version: 5,
  seats: [2, 3, 4, 5],
  size: 'large',
  weight: 'medium',
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
  playNow: { firstIdeology: 'capitalism' },
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
  steps,
  phases: [PHASES],
  roles: { endTrade: 'end', finish: 'end', giveUp: 'end', keepRest: 'end', pass: 'pass', concede: 'pass' },
  prepares: ['trade', 'discard'],
  groups,
  consequences,
  tones,
  moments,
  measures,
  goal,
  firstVisit,
  resignation,
  setup,
  begin: () => [{ step: 'opening' }],
  copy,
  facts,
  imagine,
  conserved,
  faults,
  judgement,
  judgements,
  chances,
  parts,
  search: { rounds: 1, scale: 60, pace: 5800 },
  sketch,
};
