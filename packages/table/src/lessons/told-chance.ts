import { Chance, copyFlat, type ScriptedResult } from '@entente/engine';

/** Gives the results that a game file lists, and writes down what came of them: dice, draws and shuffles as in scenarios. */
export class ToldChance extends Chance {
  readonly told: ScriptedResult[] = [];
  private results: readonly number[] = [];
  private at = 0;
  /** Does a result belong to a die, a draw or a shuffle that is written down as a whole? */
  private isPart = false;

  /** What the next choice draws. */
  load(results: readonly number[]): void {
    this.results = results;
    this.at = 0;
  }

  override below(n: number): number {
    if (n <= 1) return 0;
    const result = this.results[this.at++];
    if (result === undefined || result >= n) throw new RangeError('the game file lists other results');
    if (!this.isPart) this.told.push({ below: result });
    return result;
  }

  override die(sides: number): number {
    const die = this.whole(() => super.die(sides));
    if (sides > 1) this.told.push({ die });
    return die;
  }

  override draw<Item>(items: Item[]): Item {
    const isChance = items.length > 1;
    const draw = this.whole(() => super.draw(items));
    if (isChance) this.told.push(copyFlat({ draw }));
    return draw;
  }

  override shuffle(items: unknown[]): void {
    this.whole(() => super.shuffle(items));
    if (items.length > 1) this.told.push(copyFlat({ shuffle: items }));
  }

  private whole<Result>(act: () => Result): Result {
    this.isPart = true;
    try {
      return act();
    } finally {
      this.isPart = false;
    }
  }

  protected word(): number {
    throw new RangeError('a game file has no words of 32 bits');
  }

  seek(): void {
    throw new RangeError('a game file is not wound back');
  }
}
