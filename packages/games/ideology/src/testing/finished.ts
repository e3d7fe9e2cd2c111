import { commitment, type GameFile, type Header, SeededChance, Table } from '@entente/engine';
import { ideology } from '../game.ts';
import type { Ideology, IdeologyOptions } from '../position.ts';
import { DEFAULTS } from './defaults.ts';
import { greedyPlayer, type Player, randomPlayer } from './players.ts';

/*
 * Games that are kept as files and played again by every test run: if one of them ends differently, a rule has changed.
 * Their inputs do not depend on the players any more; only renewing them does.
 */

/** What a game shows: a key of its log, or how it ends. */
export type Shows = `log.${string}` | `outcome.${string}`;

interface Plan {
  name: string;
  options: Partial<IdeologyOptions>;
  players: readonly ('random' | 'greedy')[];
  /** With the dice of a real table. */
  keyed?: boolean;
  shows: readonly Shows[];
}

/** The playthrough is made from this one. */
export const TWO_PLAYERS = 'two-greedy';

export const FINISHED: readonly Plan[] = [
  {
    name: TWO_PLAYERS,
    options: {},
    players: ['greedy', 'greedy'],
    shows: ['outcome.influence', 'log.attacked', 'log.bought', 'log.gained'],
  },
  {
    name: 'two-keyed',
    options: { totalitarianism: 'swap', reach: 'foreign' },
    players: ['greedy', 'random'],
    keyed: true,
    shows: ['outcome.influence', 'log.swapped'],
  },
  {
    name: 'two-short',
    options: { turns: 15, names: 'neutral' },
    players: ['random', 'random'],
    shows: ['outcome.turns', 'log.cutDown'],
  },
  {
    name: 'three-greedy',
    options: { attractiveCulture: 'conflict' },
    players: ['greedy', 'greedy', 'greedy'],
    shows: ['outcome.influence', 'log.cancelled', 'log.lost'],
  },
  {
    name: 'three-random',
    options: { turns: 15, culturalWeakness: 'extend', wmd: 'all' },
    players: ['random', 'random', 'random'],
    keyed: true,
    shows: ['outcome.turns', 'log.attackedAgain', 'log.removed'],
  },
  {
    name: 'four-mixed',
    options: { fundamentalistStart: 'patriotism' },
    players: ['greedy', 'random', 'greedy', 'random'],
    shows: ['outcome.influence', 'log.destroyed', 'log.gaveUp'],
  },
  {
    name: 'four-printed',
    options: { independentMaximum: 'printed' },
    players: ['greedy', 'greedy', 'random', 'greedy'],
    keyed: true,
    shows: ['outcome.influence', 'log.noChange'],
  },
  {
    name: 'five-greedy',
    options: {},
    players: ['greedy', 'greedy', 'greedy', 'greedy', 'greedy'],
    shows: ['outcome.influence', 'log.usedWmd', 'log.replaced', 'log.order'],
  },
  {
    name: 'five-close',
    options: {},
    players: ['greedy', 'greedy', 'greedy', 'greedy', 'greedy'],
    shows: ['outcome.points', 'log.relation'],
  },
];

/** Everything that a finished game shows. */
export function shownBy({ log, position }: Table<Ideology>): ReadonlySet<string> {
  const shown = new Set<string>(log.map(({ say }) => say));
  if (position.outcome !== null) shown.add(`outcome.${position.outcome.reason}`);
  return shown;
}

const MOST_SEEDS = 300;

/** Plays a plan anew, with the first seed whose game shows what it should. */
export function playAnew(plan: Plan): GameFile {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const table = playOut(plan, seed);
    const shown = shownBy(table);
    if (plan.shows.every((what) => shown.has(what))) return table.file();
  }
  throw new Error(`No game of ${plan.name} shows ${plan.shows.join(', ')}: ask for less.`);
}

function playOut({ players, options, keyed }: Plan, seed: number): Table<Ideology> {
  const secret = seed.toString(16).padStart(64, '0');
  const seats = players.length;
  const header: Header = {
    format: 'entente-game/1',
    game: ideology.id,
    version: ideology.version,
    seats,
    options: { ...DEFAULTS, ...options },
    chance: keyed
      ? {
          kind: 'keyed',
          commitment: commitment(secret),
          nonces: players.map((_, seat) => `${seat}`.repeat(32)),
        }
      : { kind: 'seeded', seed },
  };
  const table = new Table(ideology, header, keyed ? secret : undefined);
  const chance = new SeededChance(seed);
  const party: Player[] = players.map((kind) =>
    kind === 'greedy' ? greedyPlayer(chance) : randomPlayer(chance),
  );
  while (table.position.outcome === null) {
    const seat = table.position.asked[0];
    const answer = table.take(seat, party[seat](table.view(seat)));
    if (!answer.ok) throw new Error(`a player chose what is refused: ${answer.refusal.code}`);
  }
  return table;
}

/** As text with one entry on each line, so that a change can be read. */
export function written(file: GameFile): string {
  const { entries, hash, outcome, ...head } = file;
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},\n"entries":[\n${lines}\n],\n"hash":"${hash}",\n"outcome":${JSON.stringify(outcome)}}\n`;
}
