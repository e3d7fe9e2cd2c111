import { botOf } from '@entente/bots';
import { type Game, Referee, type Seat, SeededChance, type Types, view } from '@entente/engine';

/** Who plays, in the order of the seats: names of bots. */
type Party = readonly string[];

/** One seed, played in every rotation of the party: every bot has every seat once, with the same dice and decks. */
export interface BlockPlan {
  readonly seed: number;
  readonly party: Party;
}

/** A game that was played. */
export interface LabGame {
  readonly party: Party;
  /** The seats that won, none if all lost; null if the game was broken off. */
  readonly winners: readonly Seat[] | null;
  readonly decisions: number;
}

/** Maximum number of decisions in a game. A game that takes more is counted, not dropped. */
const MOST_DECISIONS = 50_000;

/** All games of a block. The same block gives the same games. */
export function playBlock<T extends Types>(
  game: Game<T>,
  options: T['options'],
  block: BlockPlan,
): LabGame[] {
  return block.party.map((_, by) => {
    const party = [...block.party.slice(by), ...block.party.slice(0, by)];
    return playGame(game, options, party, block.seed);
  });
}

function playGame<T extends Types>(
  game: Game<T>,
  options: T['options'],
  party: Party,
  seed: number,
): LabGame {
  const referee = new Referee(game, new SeededChance(seed));
  const bots = party.map((kind, seat) => botOf(game, kind, new SeededChance(seed + (seat + 1) * 1_000_003)));
  const g = referee.start(party.length, options);
  let decisions = 0;
  for (; g.outcome === null && decisions < MOST_DECISIONS; decisions++) {
    const seat = g.asked[0];
    referee.take(g, seat, bots[seat].choose(view(game, g, seat)));
  }
  return { party, winners: g.outcome?.winners ?? null, decisions };
}
