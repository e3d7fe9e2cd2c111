import { commitment, type GameFile, type Header, SeededChance, Table } from '@entente/engine';
import { limit } from '../game.ts';
import type { Limit, LimitOptions } from '../position.ts';
import { greedyPlayer, type Player, randomPlayer } from './players.ts';

/*
 * Games that are kept as files and played again by every test run: if one of them ends differently, a rule has changed.
 * Their inputs do not depend on the players any more; only renewing them does.
 */

/** What a game shows: a key of its log, or how it ends. */
export type Shows = `log.${string}` | 'crises' | 'generations' | 'alone';

interface Plan {
  name: string;
  options: Partial<LimitOptions>;
  players: readonly ('random' | 'greedy')[];
  /** With the dice of a real table. */
  keyed?: boolean;
  shows: readonly Shows[];
}

/** The playthrough is made from this one. */
export const TWO_NATIONS = 'two-greedy';

export const FINISHED: readonly Plan[] = [
  {
    name: 'solo-greedy',
    options: {},
    players: ['greedy'],
    shows: ['alone', 'generations', 'log.event', 'log.coldWarStar'],
  },
  {
    name: 'solo-random',
    options: { teaching: true, fossil: 'alternative', resilience: 'twice' },
    players: ['random'],
    keyed: true,
    shows: ['alone', 'log.raid', 'log.militaryCrisis'],
  },
  {
    name: TWO_NATIONS,
    options: { alliances: false },
    players: ['greedy', 'greedy'],
    shows: ['generations', 'log.sold'],
  },
  {
    name: 'two-random',
    options: { scoring: 'peacemaker' },
    players: ['random', 'random'],
    shows: ['log.demilitarisation', 'log.shortage', 'log.leave'],
  },
  {
    name: 'three-taught',
    options: { teaching: true, fossil: 'alternative', scoring: 'ecologist' },
    players: ['random', 'greedy', 'random'],
    keyed: true,
    shows: ['log.riot', 'log.financialCrisis'],
  },
  {
    name: 'three-at-war',
    options: { alliances: false, resilience: 'twice', scoring: 'militarist' },
    players: ['random', 'random', 'random'],
    shows: ['log.resisted', 'log.notResisted', 'log.loot', 'log.militaryCrisis'],
  },
  {
    name: 'four-random',
    options: { scoring: 'steadyMoney' },
    players: ['random', 'random', 'random', 'random'],
    shows: ['crises', 'log.breakAlliance', 'log.giveHelp', 'log.exclude'],
  },
  {
    name: 'four-mixed',
    options: { resilience: 'none', scoring: 'egalitarian' },
    players: ['greedy', 'random', 'greedy', 'random'],
    keyed: true,
    shows: ['log.contributed', 'log.idleFactory', 'log.boom'],
  },
  {
    name: 'five-random',
    options: { fossil: 'alternative', scoring: 'elitist' },
    players: ['random', 'random', 'random', 'random', 'random'],
    shows: ['crises', 'log.ecologicalCrisis', 'log.polluters'],
  },
  {
    name: 'six-random',
    options: { resilience: 'none', scoring: 'bigMoney' },
    players: ['random', 'random', 'random', 'random', 'random', 'random'],
    shows: ['log.ally', 'log.coldWar', 'log.withdrawn'],
  },
];

/** Everything that a finished game shows. */
export function shownBy({ log, position }: Table<Limit>): ReadonlySet<string> {
  const shown = new Set<string>(log.map(({ say }) => say));
  const { generation, crises, star } = position.public;
  if (crises.financial + crises.ecological + crises.military >= 4) shown.add('crises');
  else if (generation === 7) shown.add('generations');
  if (star !== null) shown.add('alone');
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

function playOut({ players, options, keyed }: Plan, seed: number): Table<Limit> {
  const secret = seed.toString(16).padStart(64, '0');
  const seats = players.length;
  const header: Header = {
    format: 'entente-game/1',
    game: limit.id,
    version: limit.version,
    seats,
    options: { ...defaults(), ...options },
    chance: keyed
      ? {
          kind: 'keyed',
          commitment: commitment(secret),
          nonces: players.map((_, seat) => `${seat}`.repeat(32)),
        }
      : { kind: 'seeded', seed },
  };
  const table = new Table(limit, header, keyed ? secret : undefined);
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

function defaults(): Record<string, string | number | boolean> {
  return Object.fromEntries(Object.entries(limit.options).map(([name, [value]]) => [name, value]));
}

/** As text with one entry on each line, so that a change can be read. */
export function written(file: GameFile): string {
  const { entries, hash, outcome, ...head } = file;
  const lines = entries.map((entry) => JSON.stringify(entry)).join(',\n');
  const start = JSON.stringify(head).slice(0, -1);
  return `${start},\n"entries":[\n${lines}\n],\n"hash":"${hash}",\n"outcome":${JSON.stringify(outcome)}}\n`;
}
