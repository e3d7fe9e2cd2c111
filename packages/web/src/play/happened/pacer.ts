/** The viewer reads a card or the four lines of a first visit, or the timing is still to be loaded. */
export type Hold = 'card' | 'visit' | 'loading';

/** Shows things one after another, each for as long as it needs, although they come faster. */
export class Pacer<Thing> {
  shown: Thing;
  isPaused = false;
  private waiting: Thing[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private isSkipping = false;
  private readonly holds = new Set<Hold>();
  private readonly needs: (before: Thing, after: Thing) => number;
  private readonly changed: () => void;

  /** @param needs for how many milliseconds what comes `after` stays; 0: the next one may take its place at once */
  constructor(first: Thing, needs: (before: Thing, after: Thing) => number, changed: () => void) {
    this.shown = first;
    this.needs = needs;
    this.changed = changed;
  }

  /** How many wait to be shown. */
  get behind(): number {
    return this.waiting.length;
  }

  push(thing: Thing): void {
    this.waiting.push(thing);
    this.goOn();
  }

  /** These, and then what waits already. */
  again(things: readonly Thing[]): void {
    this.waiting = [...things, this.shown, ...this.waiting];
    this.isPaused = false;
    this.goOn();
    this.changed();
  }

  pause(on: boolean): void {
    this.isPaused = on;
    this.goOn();
    this.changed();
  }

  /** Nothing goes on while there is a reason to wait. */
  hold(why: Hold, on: boolean): void {
    if (on) this.holds.add(why);
    else this.holds.delete(why);
    this.goOn();
  }

  step(): void {
    this.stop();
    this.showNext();
    this.changed();
  }

  /** To the newest, whatever it waits for, and on without stopping until `rest` is called. */
  skip(): void {
    this.isSkipping = true;
    this.isPaused = false;
    this.holds.clear();
    this.stop();
    this.goOn();
    this.changed();
  }

  /** There is no reason to wait any more, nor a wish. */
  release(): void {
    this.isPaused = false;
    this.holds.clear();
    this.goOn();
  }

  /** A viewer who skipped wants to look again. */
  rest(): void {
    this.isSkipping = false;
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  private goOn(): void {
    while (this.waiting.length > 0 && this.timer === null && !this.isPaused && this.holds.size === 0)
      this.showNext();
  }

  private showNext(): void {
    const next = this.waiting.shift();
    if (next === undefined) return;
    const needed = this.isSkipping ? 0 : this.needs(this.shown, next);
    this.shown = next;
    if (needed === 0) return;
    this.timer = setTimeout(() => {
      this.timer = null;
      this.goOn();
      this.changed();
    }, needed);
  }
}
