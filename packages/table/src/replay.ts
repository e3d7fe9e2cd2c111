import { HostedGame } from './hosted-game.ts';
import { atOnce, type Stretches } from './stretches.ts';

/** Minimum number of entries between two milestones; maximum number of milestones. */
const APART = 150;
const MOST = 12;

/**
 * Earlier moments of a game. It keeps the last position shown, so that stepping forward is cheap, and a few
 * milestones, so that stepping back does not replay everything.
 */
export class Replay {
  private latest: HostedGame | null = null;
  private readonly milestones: { readonly entries: number; readonly text: string }[] = [];

  /** Bytes, roughly. */
  get weight(): number {
    const texts = this.milestones.reduce((sum, { text }) => sum + text.length, 0);
    return texts + (this.latest?.weight ?? 0);
  }

  /** How the game was at a moment; null where it has none. The present one may have answers already. */
  at(hosted: HostedGame, moment: number): HostedGame | null {
    if (moment === hosted.moment) return hosted;
    const entries = hosted.moments[moment];
    return entries === undefined ? null : this.after(hosted, entries);
  }

  /** How the game was when it had this many entries. */
  after(hosted: HostedGame, wanted: number): HostedGame {
    return atOnce(this.reaching(hosted, wanted));
  }

  /** The same in stretches. Nothing else may be asked for before the end. */
  *reaching(hosted: HostedGame, wanted: number): Stretches<HostedGame> {
    const { entries, rules, beginning, checkpoints, build } = hosted;
    const milestone = this.milestones.findLast((one) => one.entries <= wanted);
    const { latest } = this;
    const isNear = latest !== null && latest.entries.length <= wanted;
    const then =
      isNear && latest.entries.length >= (milestone?.entries ?? 0)
        ? latest
        : HostedGame.load(rules, beginning, entries.slice(0, milestone?.entries ?? 0), {
            snapshot: milestone?.text,
            checkpoints,
            build,
          });
    this.latest = then;
    // A practice table is always played from where it started.
    const apart =
      beginning.from === undefined ? Math.max(APART, entries.length / MOST) : Number.POSITIVE_INFINITY;
    yield* then.goingOn(entries.slice(then.entries.length, wanted), () => this.markIfFar(then, apart));
    return then;
  }

  private markIfFar(hosted: HostedGame, apart: number): void {
    const { length } = hosted.entries;
    if (length < (this.milestones.at(-1)?.entries ?? 0) + apart) return;
    const text = hosted.asText();
    if (text !== undefined) this.milestones.push({ entries: length, text });
  }
}
