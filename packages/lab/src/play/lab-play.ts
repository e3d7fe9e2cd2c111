import {
  type AnyGame,
  type Choice,
  type Choices,
  type Position,
  Referee,
  type Seat,
  SeededChance,
  type Types,
} from '@entente/engine';
import { isProgram, type LabPlayer } from '../experiment/experiment.ts';
import type { Observer } from '../metrics/metric.ts';
import { type Thinker, thinkerOf } from './thinker.ts';

/** Everything that makes a game what it is. */
export interface GamePlan {
  readonly game: AnyGame;
  readonly options: Types['options'];
  /** Who plays, by seat. */
  readonly party: readonly LabPlayer[];
  /** Of dice and decks. */
  readonly seed: number;
  /** The same dice are played again with other thoughts. */
  readonly repeat: number;
  readonly mostDecisions: number;
  readonly clock: () => number;
}

/** A program is asked: it answers with `answer`. */
export interface Asked {
  readonly seat: Seat;
  readonly position: Position<Types>;
  readonly choices: Choices<Choice>;
}

/** Thoughts of one seat and of another, of one repetition and of another, never begin alike. */
const SEAT_STRIDE = 1_000_003;
const REPEAT_STRIDE = 15_485_863;

/** One referee for all games that nobody watches, because its lists grow only once. Every game brings its own dice. */
const QUIET = new WeakMap<AnyGame, Referee<Types>>();

function quietReferee(game: AnyGame, chance: SeededChance): Referee<Types> {
  const known = QUIET.get(game) ?? new Referee(game, chance);
  known.chance = chance;
  QUIET.set(game, known);
  return known;
}

/** A game on its way. Bots of ours choose at once; for a program it stops and waits. */
export class LabPlay {
  readonly position: Position<Types>;
  decisions = 0;
  /** Decisions by seat. */
  readonly asked: number[];
  private readonly plan: GamePlan;
  private readonly chance: SeededChance;
  private readonly referee: Referee<Types>;
  private readonly thinkers: readonly (Thinker | null)[];
  private readonly deciding: readonly Observer[];
  private readonly resting: readonly Observer[];
  private readonly listing: boolean;
  /** Careless bots need no list of what is open. */
  private readonly careless: readonly boolean[];

  constructor(plan: GamePlan, observers: readonly Observer[] = []) {
    const { game, party, seed, repeat } = plan;
    this.plan = plan;
    this.chance = new SeededChance(seed);
    const logging = observers.filter(({ log }) => log !== undefined);
    const rounding = observers.filter(({ round }) => round !== undefined);
    const witness = {
      log(say: string, args: object) {
        for (const one of logging) one.log?.(say, args);
      },
      mark() {},
      round(g: Position<Types>) {
        for (const one of rounding) one.round?.(g);
      },
    };
    const isWatched = logging.length + rounding.length > 0;
    this.referee = isWatched ? new Referee(game, this.chance, witness) : quietReferee(game, this.chance);
    this.deciding = observers.filter(({ decision }) => decision !== undefined);
    this.resting = observers.filter(({ rest }) => rest !== undefined);
    this.listing = this.deciding.length > 0;
    this.thinkers = party.map((player, seat) =>
      isProgram(player)
        ? null
        : thinkerOf(
            game,
            player,
            seed + (seat + 1) * SEAT_STRIDE + repeat * REPEAT_STRIDE,
            this.referee,
            plan.clock,
          ),
    );
    this.careless = party.map((player) => !isProgram(player) && player.bot === 'random');
    this.position = this.referee.start(party.length, plan.options);
    this.asked = party.map(() => 0);
    for (const one of observers) one.begin?.(this.position);
  }

  /** Plays on to the next question for a program; null when the game is over or has taken too long. */
  run(): Asked | null {
    const { position: g, referee, thinkers, listing, careless } = this;
    referee.chance = this.chance;
    const most = this.plan.mostDecisions;
    while (g.outcome === null && this.decisions < most) {
      const seat = g.asked[0];
      const thinker = thinkers[seat];
      if (thinker === null) return { seat, position: g, choices: referee.explained(g, seat) };
      if (!listing && careless[seat]) this.carryOut(seat, thinker(g, seat));
      else this.take(seat, (careless[seat] ? null : referee.choices(g, seat).only) ?? thinker(g, seat));
    }
    return null;
  }

  /** A choice that is known to be legal: of a bot, or the answer of a program. */
  take(seat: Seat, choice: Choice): void {
    this.referee.chance = this.chance;
    if (this.listing) {
      const open = this.referee.choices(this.position, seat);
      for (const one of this.deciding) one.decision?.(this.position, seat, choice, open);
    }
    this.carryOut(seat, choice);
  }

  private carryOut(seat: Seat, choice: Choice): void {
    this.decisions++;
    this.asked[seat]++;
    this.referee.take(this.position, seat, choice);
    if (this.resting.length > 0) for (const one of this.resting) one.rest?.(this.position);
  }
}
