import { SeededChance } from './chance/seeded.ts';
import type { Offer } from './choices.ts';
import { defaultAnswer } from './default.ts';
import type { Game, Position, Refusal, Seat, Step, Types, View } from './game.ts';
import { copy, imagine, view } from './position.ts';
import { Referee } from './referee.ts';
import { engineRefusal } from './refusal.ts';
import { type Closing, isHiddenSame } from './table/undo-barrier.ts';

export type Foreseen<T extends Types> =
  | {
      readonly ok: true;
      /** What the viewer would see then; nobody is asked any more when its question is settled. */
      readonly view: View<T>;
      /** What was chosen on the way, answers included. */
      readonly taken: readonly T['choice'][];
      /**
       * Why nobody can see further: chance decides, something hidden would be shown, others have a say, the game is over,
       * or the viewer itself is asked more than was answered. Null when the questions of this depth are back.
       */
      readonly stop: Closing | 'asked' | null;
    }
  | { readonly ok: false; readonly refusal: Refusal };

/** What a seat would answer to a further question; null to stop there. */
export type Answering<T extends Types> = (offers: readonly Offer<T['choice']>[]) => T['choice'] | null;

/** Maximum number of further questions after one choice. */
const MOST_ANSWERS = 100;

/**
 * What follows from the viewer's choices, one after the other. They are carried out in a position imagined from the view, and only
 * until something would be revealed that the viewer may not know, including coming dice. `answer` answers the questions that the
 * last choice leads to, until play returns to this depth or this question is settled.
 */
export function foresee<T extends Types>(
  game: Game<T>,
  seen: View<T>,
  choices: readonly T['choice'][],
  answer: Answering<T> = () => null,
): Foreseen<T> {
  const { viewer } = seen;
  if (viewer === 'spectator') return refused('refuse.notAsked');
  const trial = new Trial(game, seen, viewer);
  const result = (stop: Closing | 'asked' | null): Foreseen<T> => ({
    ok: true,
    view: trial.view(),
    taken: trial.taken,
    stop,
  });
  for (const choice of choices) {
    const refusal = trial.refusal(choice);
    if (refusal !== null) return { ok: false, refusal };
    const stop = trial.take(choice);
    if (stop !== null) return result(stop);
  }
  while (trial.isDeeper) {
    const next = trial.taken.length - choices.length < MOST_ANSWERS ? answer(trial.offers) : null;
    if (next === null) return result('asked');
    const refusal = trial.refusal(next);
    if (refusal !== null) return { ok: false, refusal };
    const stop = trial.take(next);
    if (stop !== null) return result(stop);
  }
  return result(null);
}

/** The clock's answer for the viewer, derived from the view. Null if the viewer is not asked or there is no default. */
export function defaultFor<T extends Types>(game: Game<T>, seen: View<T>): T['choice'] | null {
  const { viewer, asked } = seen;
  if (viewer === 'spectator' || !asked.includes(viewer)) return null;
  return defaultAnswer(game, imagine(game, seen, new SeededChance(1)), viewer);
}

const refused = (code: string) => ({ ok: false, refusal: engineRefusal(code) }) as const;

/** An imagined world in which one seat tries its choices. */
class Trial<T extends Types> {
  readonly taken: T['choice'][] = [];
  private readonly game: Game<T>;
  private readonly seat: Seat;
  private readonly chance = new SeededChance(1);
  private readonly referee: Referee<T>;
  /** How many frames there are at the question to begin with. */
  private readonly depth: number;
  private g: Position<T>;
  private marked = false;

  constructor(game: Game<T>, seen: View<T>, seat: Seat) {
    this.game = game;
    this.seat = seat;
    this.g = imagine(game, seen, this.chance);
    this.depth = seen.flow.length;
    this.referee = new Referee(this.resting(), this.chance, {
      log() {},
      round() {},
      mark: () => {
        this.marked = true;
      },
    });
  }

  /** Is a further question open? */
  get isDeeper(): boolean {
    return this.g.flow.length > this.depth;
  }

  get offers(): readonly Offer<T['choice']>[] {
    return this.referee.choices(this.g, this.seat).offers;
  }

  refusal(choice: T['choice']): Refusal | null {
    return this.referee.refusal(this.g, this.seat, choice);
  }

  /** Takes a choice, unless that would show what is hidden. Says why it cannot go on. */
  take(choice: T['choice']): Closing | null {
    const { g: before, chance, referee, seat } = this;
    const { drawn } = chance;
    const after = copy(this.game, before);
    this.g = after;
    this.marked = false;
    referee.take(after, seat, choice);
    this.g = before;
    if (chance.drawn !== drawn) return 'chance';
    const isResolved = before.answers.length > 0 && after.answers[seat]?.includes(choice) !== true;
    if (this.marked || isResolved || !isHiddenSame(before, after, seat)) return 'shown';
    this.g = after;
    this.taken.push(choice);
    if (after.outcome !== null) return 'over';
    return after.asked.includes(seat) ? null : 'others';
  }

  view(): View<T> {
    return view(this.game, this.isSettled ? { ...this.g, asked: [] } : this.g, this.seat);
  }

  private get isSettled(): boolean {
    return this.g.flow.length < this.depth && this.g.outcome === null;
  }

  /** The game, but once the question is settled the seat is asked and has nothing to choose: no later step is due. */
  private resting(): Game<T> {
    const rest: Step<T> = {
      kind: 'decision',
      phase: '',
      asks: () => this.seat,
      choices() {},
      take() {},
    };
    const steps = new Proxy<Record<string, Step<T>>>(this.game.steps, {
      get: (all, name) => (this.isSettled ? rest : Reflect.get(all, name)),
    });
    // The proxy has the steps of the game.
    return { ...this.game, steps: steps as Game<T>['steps'] };
  }
}
