/** Number of people to remember; the ones seen longest ago are forgotten first. */
const MOST = 20_000;

/** When people were last here, in milliseconds since 1970. */
export class LastSeen {
  private readonly times = new Map<string, number>();
  private readonly most: number;

  constructor(most = MOST) {
    this.most = most;
  }

  saw(person: string, now: number): void {
    this.times.delete(person);
    this.times.set(person, now);
    if (this.times.size <= this.most) return;
    for (const [oldest] of this.times) {
      this.times.delete(oldest);
      return;
    }
  }

  of(person: string): number | null {
    return this.times.get(person) ?? null;
  }
}
