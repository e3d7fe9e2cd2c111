/** One line on stderr that says how far long work has come. Says nothing when stderr is no terminal. */
export class ProgressLine {
  private readonly what: string;
  private readonly total: number;
  private readonly shown = process.stderr.isTTY;
  private last = 0;

  constructor(what: string, total: number) {
    this.what = what;
    this.total = total;
  }

  reach(done: number, note = ''): void {
    if (!this.shown) return;
    const now = Date.now();
    if (done < this.total && now - this.last < 100) return;
    this.last = now;
    const width = 24;
    const filled = Math.round((width * Math.min(done, this.total)) / Math.max(1, this.total));
    const bar = '█'.repeat(filled) + '░'.repeat(width - filled);
    process.stderr.write(
      `\r\x1b[K${this.what} ${bar} ${done}/${this.total}${note === '' ? '' : `  ${note}`}`,
    );
  }

  /** Takes the line away. */
  end(): void {
    if (this.shown) process.stderr.write('\r\x1b[K');
  }
}
