import { same } from '../same.ts';
import { Chance } from './chance.ts';

/** A result written down in advance: what a die shows, which item is drawn, the order after a shuffle. */
export type ScriptedResult =
  | { die: number }
  | { draw: unknown }
  | { shuffle: readonly unknown[] }
  | { below: number };

/** The script ran out or does not fit what the rules ask for. */
export class ScriptError extends Error {}

/**
 * Chance for scenarios: gives the results of a script, in order. If there is another source, that goes on from where the
 * script ends, or where the rules ask for something else; then the whole can be wound back.
 */
export class ScriptedChance extends Chance {
  private readonly script: readonly ScriptedResult[];
  private readonly otherwise: Chance | null;
  private at = 0;

  constructor(script: readonly ScriptedResult[], otherwise: Chance | null = null) {
    super();
    this.script = script;
    this.otherwise = otherwise;
  }

  /** How many results of the script were not used. */
  get left(): number {
    return this.script.length - this.at;
  }

  override get rewinds(): boolean {
    return this.otherwise !== null;
  }

  /** The next result, if `fits` finds it right; null where the other source has to give it. */
  private take(what: string, fits: (result: ScriptedResult) => boolean): ScriptedResult | null {
    const result = this.script[this.at];
    if (result !== undefined && fits(result)) {
      this.at++;
      this.drawn++;
      return result;
    }
    if (this.otherwise === null) {
      // What does not fit counts as read.
      if (result !== undefined) this.at++;
      throw result === undefined
        ? new ScriptError(`the scripted chance has run out: the rules ask for ${what}`)
        : this.misfit(what, result);
    }
    this.at = this.script.length;
    return null;
  }

  /** The other source gives a result. */
  private fromOther<Result>(give: (other: Chance) => Result): Result {
    if (this.otherwise === null) throw new ScriptError('there is no other source');
    const result = give(this.otherwise);
    this.drawn = this.script.length + this.otherwise.drawn;
    return result;
  }

  private misfit(what: string, result: ScriptedResult): ScriptError {
    return new ScriptError(
      `scripted chance ${this.at} does not fit: the rules ask for ${what}, the script says ${JSON.stringify(result)}`,
    );
  }

  // As in any chance, nothing is drawn where there is nothing to choose.

  override below(n: number): number {
    if (n <= 1) return 0;
    const taken = this.take(`a number below ${n}`, (it) => 'below' in it && isWithin(it.below, 0, n - 1));
    return taken !== null && 'below' in taken ? taken.below : this.fromOther((other) => other.below(n));
  }

  override die(sides: number): number {
    if (sides <= 1) return 1;
    const taken = this.take(`a die with ${sides} sides`, (it) => 'die' in it && isWithin(it.die, 1, sides));
    return taken !== null && 'die' in taken ? taken.die : this.fromOther((other) => other.die(sides));
  }

  override draw<Item>(items: Item[]): Item {
    if (items.length <= 1) return items.splice(0, 1)[0];
    const indexOf = (wanted: unknown) => items.findIndex((item) => same(item, wanted));
    const taken = this.take(
      `a draw from ${items.length} items`,
      (it) => 'draw' in it && indexOf(it.draw) >= 0,
    );
    if (taken === null || !('draw' in taken)) return this.fromOther((other) => other.draw(items));
    return items.splice(indexOf(taken.draw), 1)[0];
  }

  override shuffle(items: unknown[]): void {
    if (items.length <= 1) return;
    const taken = this.take(
      `a shuffle of ${items.length} items`,
      (it) => 'shuffle' in it && inOrder(items, it.shuffle) !== null,
    );
    const order = taken !== null && 'shuffle' in taken ? inOrder(items, taken.shuffle) : null;
    if (order === null) this.fromOther((other) => other.shuffle(items));
    else items.splice(0, items.length, ...order);
  }

  protected word(): number {
    throw new ScriptError('a script has no words of 32 bits');
  }

  seek(drawn: number): void {
    if (this.otherwise === null) throw new ScriptError('a script cannot be wound back');
    this.at = Math.min(drawn, this.script.length);
    this.otherwise.seek(drawn - this.at);
    this.drawn = drawn;
  }
}

/** The items in this order; null if they are not the same items. */
function inOrder(items: readonly unknown[], wanted: readonly unknown[]): unknown[] | null {
  if (wanted.length !== items.length) return null;
  const left = [...items];
  const order = wanted.flatMap((one) => {
    const index = left.findIndex((item) => same(item, one));
    return index < 0 ? [] : left.splice(index, 1);
  });
  return left.length === 0 ? order : null;
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
