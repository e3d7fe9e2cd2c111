import {
  completeOptions,
  type Game,
  type Position,
  Referee,
  type Seat,
  SeededChance,
  type Types,
} from '@entente/engine';

/** A table at which everything is decided at random. Options that are not given are those by default. */
export class RandomTable<T extends Types> {
  readonly position: Position<T>;
  private readonly chance: SeededChance;
  private readonly referee: Referee<T>;

  constructor(game: Game<T>, seats: number, options: Partial<T['options']> = {}) {
    const complete = completeOptions(game, options, seats);
    if (!complete.ok) throw new Error(complete.problem.say);
    this.chance = new SeededChance(seats);
    this.referee = new Referee(game, this.chance);
    this.position = this.referee.start(seats, complete.options);
  }

  /**
   * Makes this number of decisions, or fewer when the game is over. Calls `watch` before each, and what that
   * returns after it.
   */
  play(decisions: number, watch?: (seat: Seat, choice: T['choice']) => (() => void) | undefined): void {
    const { position, referee, chance } = this;
    for (let count = 0; count < decisions && position.outcome === null; count++) {
      const [seat] = position.asked;
      let choice = referee.pick(position, seat, chance);
      while (referee.refusal(position, seat, choice) !== null) choice = referee.pick(position, seat, chance);
      const then = watch?.(seat, choice);
      referee.take(position, seat, choice);
      then?.();
    }
  }
}
