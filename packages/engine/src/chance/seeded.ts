import { Chance } from './chance.ts';

/** Mixes a seed into well-spread words (splitmix32), so that seeds 1, 2, 3 give unrelated streams. */
function spread(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x9e3779b9) | 0;
    let z = state ^ (state >>> 16);
    z = Math.imul(z, 0x21f0aaad);
    z ^= z >>> 15;
    z = Math.imul(z, 0x735a2d97);
    return z ^ (z >>> 15);
  };
}

/**
 * A small fast generator (sfc32) for simulations, bots and tests. Never for real tables: seen dice betray unseen
 * ones. It is ours so that a game replays the same in ten years.
 */
export class SeededChance extends Chance {
  readonly seed: number;
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: number) {
    super();
    this.seed = seed;
    this.restart();
  }

  private restart(): void {
    const word = spread(this.seed);
    this.a = word();
    this.b = word();
    this.c = word();
    this.counter = 1;
    this.drawn = -12;
    for (let warm = 0; warm < 12; warm++) this.word();
  }

  protected word(): number {
    this.drawn++;
    const sum = (this.a + this.b + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  seek(drawn: number): void {
    if (drawn < this.drawn) this.restart();
    while (this.drawn < drawn) this.word();
  }
}
