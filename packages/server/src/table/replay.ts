import type { TableDoc } from './doc.ts';
import { Play } from './play.ts';

/** So many entries lie between two milestones at least, and so many milestones there are at most. */
const APART = 150;
const MOST = 12;

/**
 * Earlier moments of a game. Where it was last is kept, so that stepping forward is cheap; and a few milestones on the
 * way, so that stepping back does not mean to play everything again.
 */
export class Replay {
  private latest: Play | null = null;
  private readonly milestones: { readonly entries: number; readonly text: string }[] = [];

  /** Bytes, by and large. */
  get weight(): number {
    const texts = this.milestones.reduce((sum, { text }) => sum + text.length, 0);
    return texts + (this.latest?.weight ?? 0);
  }

  /** How `play` was at a moment. */
  at(play: Play, doc: TableDoc, moment: number): Play {
    const { entries, game } = play.table;
    const wanted = play.moments[moment];
    const milestone = this.milestones.findLast((one) => one.entries <= wanted);
    const { latest } = this;
    const isNear = latest !== null && latest.table.entries.length <= wanted;
    const then =
      isNear && latest.table.entries.length >= (milestone?.entries ?? 0)
        ? latest
        : Play.load(game, doc, entries.slice(0, milestone?.entries ?? 0), milestone?.text ?? null);
    this.latest = then;
    // A practice table is always played from where it started.
    const apart = doc.from === null ? Math.max(APART, entries.length / MOST) : Number.POSITIVE_INFINITY;
    then.goOn(entries.slice(then.table.entries.length, wanted), () => this.markIfFar(then, apart));
    return then;
  }

  private markIfFar(play: Play, apart: number): void {
    const { length } = play.table.entries;
    if (length < (this.milestones.at(-1)?.entries ?? 0) + apart) return;
    const text = play.asText();
    if (text !== undefined) this.milestones.push({ entries: length, text });
  }
}
