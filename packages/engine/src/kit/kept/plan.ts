/** How a kept game is made, and what it must show. Only renewing it needs this. */
import { commitment } from '../../chance/keyed.ts';
import { SeededChance } from '../../chance/seeded.ts';
import type { Game, Types } from '../../game.ts';
import { completeOptions } from '../../options.ts';
import type { GameHeader } from '../../table/file.ts';
import { Table } from '../../table/table.ts';
import { greedyPlayer, randomPlayer } from './players.ts';

export interface KeptPlan<T extends Types> {
  readonly name: string;
  readonly options: Partial<T['options']>;
  /** One for each seat. */
  readonly players: readonly ('random' | 'greedy')[];
  /** With the dice of a real table. */
  readonly keyed?: boolean;
  /** What the game must show: keys of its log, `outcome.<reason>`, or what the game adds in `alsoShows`. */
  readonly shows: readonly string[];
}

const MOST_SEEDS = 300;
const MOST_DECISIONS = 5000;

/** Plays a plan with the first seed whose game shows what it should. */
export function playAnew<T extends Types>(
  game: Game<T>,
  plan: KeptPlan<T>,
  shownBy: (table: Table<T>) => ReadonlySet<string>,
): Table<T> {
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const table = playOut(game, plan, seed);
    const shown = shownBy(table);
    if (plan.shows.every((what) => shown.has(what))) return table;
  }
  throw new Error(`No game of ${plan.name} shows ${plan.shows.join(', ')}: ask for less.`);
}

function playOut<T extends Types>(game: Game<T>, plan: KeptPlan<T>, seed: number): Table<T> {
  const secret = seed.toString(16).padStart(64, '0');
  const table = new Table(game, headerOf(game, plan, seed, secret), plan.keyed ? secret : undefined);
  const chance = new SeededChance(seed);
  const party = plan.players.map((kind) =>
    kind === 'greedy' ? greedyPlayer(game, chance) : randomPlayer(game, chance),
  );
  while (table.position.outcome === null) {
    if (table.entries.length === MOST_DECISIONS) {
      throw new Error(`${plan.name} is not over after ${MOST_DECISIONS} decisions.`);
    }
    const seat = table.position.asked[0];
    const answer = table.take(seat, party[seat](table.view(seat)));
    if (!answer.ok) throw new Error(`a player chose what is refused: ${answer.refusal.code}`);
  }
  return table;
}

function headerOf<T extends Types>(
  game: Game<T>,
  plan: KeptPlan<T>,
  seed: number,
  secret: string,
): GameHeader {
  const { players, keyed } = plan;
  const complete = completeOptions(game, plan.options, players.length);
  if (!complete.ok) throw new RangeError(`${plan.name}: ${complete.problem.say}`);
  return {
    format: 'entente-game/1',
    game: game.id,
    version: game.version,
    seats: players.length,
    options: complete.options,
    chance: keyed
      ? {
          kind: 'keyed',
          commitment: commitment(secret),
          nonces: players.map((_, seat) => `${seat}`.repeat(32)),
        }
      : { kind: 'seeded', seed },
  };
}
