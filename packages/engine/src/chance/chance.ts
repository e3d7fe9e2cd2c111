/**
 * Where dice, draws and shuffles come from. Rules never call a random function of the platform.
 * A source only has to give words of 32 bits; everything else is made of them without bias.
 */
export abstract class Chance {
  /** How many words were taken so far. */
  drawn = 0;
  /** When set, every result of `below` is written here, so that a game file can show its dice. */
  tape: number[] | null = null;

  /** Is it wound back when a table goes back? Real dice are not rolled again; those of a lesson are part of it. */
  get rewinds(): boolean {
    return false;
  }

  /** The next 32 bits, as an unsigned integer. Counts itself in `drawn`. */
  protected abstract word(): number;

  /** Goes back or forward to where `drawn` words have been taken. */
  abstract seek(drawn: number): void;

  /** An integer from 0 to n - 1, all equally likely. */
  below(n: number): number {
    if (n <= 1) return 0;
    const shift = Math.clz32(n - 1);
    let result = this.word() >>> shift;
    while (result >= n) result = this.word() >>> shift;
    if (this.tape !== null) this.tape.push(result);
    return result;
  }

  /** A die with faces 1 to `sides`. */
  die(sides: number): number {
    return this.below(sides) + 1;
  }

  /** Takes one item out of the list; the order of the others may change. */
  draw<Item>(items: Item[]): Item {
    const index = this.below(items.length);
    const item = items[index];
    items[index] = items[items.length - 1];
    items.pop();
    return item;
  }

  shuffle(items: unknown[]): void {
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const item = items[last];
      items[last] = items[other];
      items[other] = item;
    }
  }
}
