import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { TableState } from '../../link/messages.ts';
import { type ConnectedTable, type Session, viewerOf } from '../../link/session.ts';
import { toldTogether } from '../../link/told-together.ts';
import { type Hold, Pacer } from './pacer.ts';

/** How long what came `after` stays. */
export type Needs = (before: Session, after: Session) => number;

/** Positions are shown one after another, so that bots can be followed. */
export interface Follow {
  /** How many positions are still to be shown. */
  readonly behind: number;
  readonly isPaused: boolean;
  pause(on: boolean): void;
  step(): void;
  /** Shows the newest, and everything at once until the viewer is asked. */
  skip(): void;
  /** Nothing goes on while there is a reason to wait. */
  hold(why: Hold, on: boolean): void;
  /** Sets how many milliseconds a new position stays; until it is set, none does. */
  time(needs: Needs | null): void;
  /** Shows these moments again, then what is now. */
  again(moments: readonly number[]): Promise<void>;
}

/** What the screen shows of a table: what there is, or a little behind it. */
export function useFollowed(table: ConnectedTable): { session: Session; follow: Follow } {
  const followed = useMemo(() => new FollowedSteps(table), [table]);
  const subscribe = useMemo(() => toldTogether(followed.subscribe), [followed]);
  const { session, behind, isPaused } = useSyncExternalStore(subscribe, followed.now);
  useEffect(() => {
    return followed.stop;
  }, [followed]);
  const follow = useMemo(() => ({ ...followed.controls, behind, isPaused }), [followed, behind, isPaused]);
  return { session, follow };
}

export class FollowedSteps {
  private readonly table: ConnectedTable;
  private readonly pacer: Pacer<Session>;
  private readonly listeners = new Set<() => void>();
  private latest: Session;
  private needs: Needs | null = null;
  private state: { session: Session; behind: number; isPaused: boolean };

  constructor(table: ConnectedTable) {
    this.table = table;
    this.latest = table.store.getState();
    this.pacer = new Pacer(this.latest, (before, after) => this.needs?.(before, after) ?? 0, this.changed);
    this.state = { session: this.latest, behind: 0, isPaused: false };
  }

  private readonly changed = () => {
    const { shown: session, behind, isPaused } = this.pacer;
    this.state = { session, behind, isPaused };
    for (const listener of this.listeners) listener();
  };

  readonly now = () => this.state;

  readonly subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    const leave = this.table.store.subscribe(this.take);
    this.take(this.table.store.getState());
    return () => {
      this.listeners.delete(listener);
      leave();
    };
  };

  readonly stop = () => this.pacer.stop();

  private readonly take = (session: Session) => {
    if (session === this.latest) return;
    const hasDecided = session.pending !== null && session.pending !== this.latest.pending;
    this.latest = session;
    this.pacer.push(session);
    // A player who decides has read everything, and wants to see the result.
    if (hasDecided) this.pacer.release();
    if (isAsked(this.pacer.shown)) this.pacer.rest();
    this.changed();
  };

  readonly controls = {
    pause: (on: boolean) => this.pacer.pause(on),
    step: () => this.pacer.step(),
    skip: () => {
      this.pacer.skip();
      if (isAsked(this.pacer.shown)) this.pacer.rest();
    },
    hold: (why: Hold, on: boolean) => {
      this.pacer.hold(why, on);
      this.changed();
    },
    time: (needs: Needs | null) => {
      this.needs = needs;
    },
    again: async (moments: readonly number[]) => {
      const { latest, table } = this;
      const viewer = viewerOf(latest);
      const key = String(viewer);
      const host = await table.host;
      const answers = await Promise.all(moments.map((moment) => host.moment(table.id, moment, viewer)));
      this.pacer.again(
        answers.map(({ shown, log }) => ({
          ...latest,
          table:
            latest.table === null
              ? null
              : { ...latest.table, asked: [...shown.view.asked], prompt: shown.prompt },
          shown: { ...latest.shown, [key]: shown },
          logs: { ...latest.logs, [key]: (latest.logs[key] ?? []).slice(0, log.from + log.lines.length) },
        })),
      );
    },
  };
}

export const isAsked = (session: Session): boolean => {
  const viewer = viewerOf(session);
  return viewer !== 'spectator' && session.shown[String(viewer)]?.offers.length > 0;
};

/** With other people there is a clock, and they wait. */
export const isAlone = ({ chairs }: TableState): boolean =>
  chairs.filter(({ kind }) => kind === 'person').length <= 1;
