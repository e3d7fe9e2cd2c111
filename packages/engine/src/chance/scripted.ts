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

/** Chance for scenarios: gives the results of a script, in order, then falls back to another source if there is one. */
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

  private take(what: string): ScriptedResult | null {
    this.drawn++;
    if (this.at === this.script.length) {
      if (this.otherwise !== null) return null;
      throw new ScriptError(`the scripted chance has run out: the rules ask for ${what}`);
    }
    return this.script[this.at++];
  }

  private misfit(what: string, result: ScriptedResult): ScriptError {
    return new ScriptError(
      `scripted chance ${this.at} does not fit: the rules ask for ${what}, the script says ${JSON.stringify(result)}`,
    );
  }

  // As in any chance, nothing is drawn where there is nothing to choose.

  override below(n: number): number {
    if (n <= 1) return 0;
    const what = `a number below ${n}`;
    const result = this.take(what);
    if (result === null) return this.otherwise?.below(n) ?? 0;
    if (!('below' in result) || !fits(result.below, 0, n - 1)) throw this.misfit(what, result);
    return result.below;
  }

  override die(sides: number): number {
    if (sides <= 1) return 1;
    const what = `a die with ${sides} sides`;
    const result = this.take(what);
    if (result === null) return this.otherwise?.die(sides) ?? 1;
    if (!('die' in result) || !fits(result.die, 1, sides)) throw this.misfit(what, result);
    return result.die;
  }

  override draw<Item>(items: Item[]): Item {
    if (items.length <= 1) return items.splice(0, 1)[0];
    const what = `a draw from ${items.length} items`;
    const result = this.take(what);
    if (result === null && this.otherwise !== null) return this.otherwise.draw(items);
    if (result === null || !('draw' in result)) throw this.misfit(what, result ?? { draw: null });
    const index = items.findIndex((item) => same(item, result.draw));
    if (index < 0) throw this.misfit(what, result);
    return items.splice(index, 1)[0];
  }

  override shuffle(items: unknown[]): void {
    if (items.length <= 1) return;
    const what = `a shuffle of ${items.length} items`;
    const result = this.take(what);
    if (result === null) {
      this.otherwise?.shuffle(items);
      return;
    }
    if (!('shuffle' in result) || result.shuffle.length !== items.length) throw this.misfit(what, result);
    const left = [...items];
    const order = result.shuffle.map((wanted) => {
      const index = left.findIndex((item) => same(item, wanted));
      if (index < 0) throw this.misfit(what, result);
      return left.splice(index, 1)[0];
    });
    items.splice(0, items.length, ...order);
  }

  protected word(): number {
    throw new ScriptError('a script has no words of 32 bits');
  }

  seek(): void {
    throw new ScriptError('a script cannot be wound back');
  }
}

function fits(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
