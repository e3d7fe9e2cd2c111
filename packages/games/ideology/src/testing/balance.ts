/** How fair the ideologies are when equal players lead them: games played out, counted and written as a table. */
import { type Chance, Referee, type Seat, SeededChance, view } from '@entente/engine';
import { IDEOLOGIES } from '../data/terms.ts';
import type { Choice } from '../flow.ts';
import { ideology as game } from '../game.ts';
import type { IdeologyOptions, IdeologyView } from '../position.ts';
import { setupWith } from '../setup.ts';
import { DEFAULTS } from './defaults.ts';

export interface Player {
  choose(view: IdeologyView): Choice;
}

export interface Played {
  /** Ideologies by seat. */
  readonly ideologies: readonly number[];
  readonly winners: readonly Seat[];
  readonly reason: string;
  readonly turns: number;
  readonly wars: number;
  readonly conflicts: number;
  readonly weapons: number;
}

/** One game of these ideologies, with a player for each. */
export function playGame(
  ideologies: readonly number[],
  seed: number,
  player: (chance: Chance, seat: Seat) => Player,
  options: Partial<IdeologyOptions> = {},
): Played {
  const chance = new SeededChance(seed);
  const counted = { wars: 0, conflicts: 0, weapons: 0 };
  const setup: typeof game.setup = (_seats, all, dice) => setupWith([...ideologies], all, dice);
  const referee = new Referee({ ...game, setup }, chance, {
    log(say, args) {
      if (say === 'log.attacked') counted.conflicts++;
      else if (say === 'log.usedWmd') counted.weapons++;
      else if (say === 'log.relation' && 'relation' in args && args.relation === 'war') counted.wars++;
    },
    mark() {},
    round() {},
  });
  const g = referee.start(ideologies.length, { ...DEFAULTS, ...options });
  const party = g.private.map((_, seat) => player(chance, seat));
  while (g.outcome === null) {
    const seat = g.asked[0];
    referee.take(g, seat, party[seat].choose(view(game, g, seat)));
  }
  const { winners, reason } = g.outcome;
  return { ideologies, winners, reason, turns: g.public.turn, ...counted };
}

const FIVE = IDEOLOGIES.map((_, ideology) => ideology);

/** Games of all five, then games of every pair; who sits where goes round. */
export function tablesOf(five: number, pairs: number): number[][] {
  const tables = Array.from({ length: five }, (_, game) =>
    FIVE.map((seat) => FIVE[(seat + game) % FIVE.length]),
  );
  for (let game = 0; game < pairs; game++) {
    for (const one of FIVE) {
      for (const other of FIVE.slice(one + 1)) tables.push(game % 2 === 0 ? [one, other] : [other, one]);
    }
  }
  return tables;
}

/** Wilson's interval of 95 % for a share, in per cent. */
export function interval(won: number, of: number): [low: number, high: number] {
  const z = 1.96;
  const part = won / of;
  const centre = part + (z * z) / (2 * of);
  const spread = z * Math.sqrt((part * (1 - part)) / of + (z * z) / (4 * of * of));
  const scale = 100 / (1 + (z * z) / of);
  return [(centre - spread) * scale, (centre + spread) * scale];
}

/** Games won by an ideology, a shared win counting in parts, with an interval. */
function won(games: readonly Played[], ideology: number): string {
  let count = 0;
  for (const { ideologies, winners } of games) {
    if (winners.some((seat) => ideologies[seat] === ideology)) count += 1 / winners.length;
  }
  const [low, high] = interval(count, games.length);
  return `${((100 * count) / games.length).toFixed(1)} % (${low.toFixed(1)}–${high.toFixed(1)})`;
}

const mean = (games: readonly Played[], of: (game: Played) => number): string =>
  (games.reduce((sum, one) => sum + of(one), 0) / games.length).toFixed(1);

/** Length, wars and how the games ended: the last columns of a table. */
function course(games: readonly Played[]): string {
  const turns = games.map((one) => one.turns).sort((one, other) => one - other);
  const at = (part: number) => turns[Math.floor(part * (turns.length - 1))];
  const early = games.filter(({ reason }) => reason === 'stalemate' || reason === 'turns').length;
  return [
    `${mean(games, (one) => one.turns)} (${at(0.1)}–${at(0.9)})`,
    mean(games, (one) => one.wars),
    mean(games, (one) => one.conflicts),
    mean(games, (one) => one.weapons),
    `${((100 * early) / games.length).toFixed(1)} %`,
  ].join(' | ');
}

const COURSE = 'turns (10 % to 90 %) | wars | conflicts | weapons | ended without 12';

/** All games, as tables in markdown. */
export function report(games: readonly Played[]): string {
  const five = games.filter(({ ideologies }) => ideologies.length === FIVE.length);
  const rows = five.length === 0 ? [] : FIVE.map((each) => `| ${IDEOLOGIES[each]} | ${won(five, each)} |`);
  const pairs = FIVE.flatMap((one) => FIVE.slice(one + 1).map((other) => [one, other] as const));
  const pairRows = pairs.flatMap(([one, other]) => {
    const theirs = games.filter((game) => game.ideologies.length === 2 && isOf(game, one, other));
    if (theirs.length === 0) return [];
    const name = `${IDEOLOGIES[one]} – ${IDEOLOGIES[other]}`;
    return [
      `| ${name} | ${theirs.length} | ${won(theirs, one)} | ${won(theirs, other)} | ${course(theirs)} |`,
    ];
  });
  return [
    ...(five.length === 0 ? [] : [`| of ${five.length} games of five | won |`, '|---|---|', ...rows, '']),
    ...(five.length === 0 ? [] : [`| ${COURSE} |`, '|---|---|---|---|---|', `| ${course(five)} |`, '']),
    `| pairing | games | the first won | the second won | ${COURSE} |`,
    '|---|---|---|---|---|---|---|---|---|',
    ...pairRows,
  ].join('\n');
}

function isOf({ ideologies }: Played, one: number, other: number): boolean {
  return ideologies.includes(one) && ideologies.includes(other);
}
