import { defaultAnswer, type Seat } from '@entente/engine';
import type { BotRunner } from '../bots/bot-runner.ts';
import type { ErrorLog } from '../error-log.ts';
import { RefusalError } from '../refuse.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { copyDoc, STAND_IN } from '../tables/acts/arrange.ts';
import { keepOrGoBack } from '../tables/acts/go-back.ts';
import { dueOf } from '../tables/clock.ts';
import { commandFromBot } from '../tables/commands.ts';
import { LEASE, type LiveTable } from '../tables/live-table.ts';
import type { Tables } from '../tables/tables.ts';
import type { Timer } from '../world.ts';

/** Milliseconds between two looks at the tables that are due. */
const LOOK_EVERY = 1000;
/** Timeouts in a row after which a bot takes the seat. */
const GONE_AFTER = 3;

/**
 * Wakes tables whose time has come: a clock has run out, a reaction window closes, or bots have to answer. The store holds
 * what is due, with a lease, so that nothing is lost when a process dies: another one finds it, or this one after a restart.
 */
export class ClockRunner {
  private readonly tables: Tables;
  private readonly bots: BotRunner;
  private readonly log: ErrorLog;
  private timer: Timer | null = null;
  private stopped = false;
  private isLooking = false;

  constructor(tables: Tables, bots: BotRunner, log: ErrorLog) {
    this.tables = tables;
    this.bots = bots;
    this.log = log;
  }

  start(): void {
    this.timer = this.tables.world.every(LOOK_EVERY, () => {
      // A slow store must not get more and more questions at once.
      if (!this.isLooking) void this.wakeDueTables();
    });
    void this.wakeDueTables();
  }

  stop(): void {
    this.stopped = true;
    this.timer?.cancel();
  }

  async wakeDueTables(): Promise<void> {
    if (this.stopped) return;
    this.isLooking = true;
    try {
      const now = this.tables.now();
      const { store, rules } = this.tables;
      for (const table of await store.tables.claim(now, now + LEASE, rules.known)) {
        // One that fails must not hold up the others.
        await this.tables
          .with(table, (live) => this.wake(live, now))
          .catch((fault: unknown) => this.failed(fault, table));
      }
    } catch (fault) {
      this.failed(fault);
    } finally {
      this.isLooking = false;
    }
  }

  private failed(fault: unknown, table?: string): void {
    if (!this.stopped) this.log.error({ err: fault, table }, 'looking after tables failed');
  }

  private async wake(live: LiveTable, now: number): Promise<void> {
    if (live.game === null) return;
    live.lease = { ...live.lease, leaseBy: this.tables.store.self, leaseUntil: now + LEASE };
    const { clocks, doc } = live;
    const late = clocks === null ? [] : live.askedPersons.filter((seat) => isOver(dueOf(clocks, seat), now));
    if (late.length === 0) await this.tables.commit(live, {});
    else await this.timeOut(live, doc, late);
    this.bots.run(live);
  }

  /** What the table has agreed on for players who run out of time. After several timeouts in a row a bot takes the seat. */
  private async timeOut(live: LiveTable, doc: TableDoc, late: readonly Seat[]): Promise<void> {
    if (doc.late === 'wait') {
      await this.tables.commit(live, {});
      return;
    }
    const isGone = (seat: Seat) =>
      doc.late === 'bot' || (doc.chairs[seat].missed?.count ?? 0) + 1 >= GONE_AFTER;
    for (const seat of late) {
      if (isGone(seat)) continue;
      if (doc.late === 'default') this.answerByDefault(live, seat);
      else this.bots.answer(live, seat, STAND_IN, true);
    }
    const gone = late.filter(isGone);
    if (gone.length > 0) {
      const next = copyDoc(doc);
      for (const seat of gone) next.chairs[seat].bot = STAND_IN;
      await keepOrGoBack(this.tables, live, next);
    }
  }

  /** The default answer of the game; a bot's where it has none. Returns at once. */
  private answerByDefault(live: LiveTable, seat: Seat): void {
    const { play, doc } = live;
    if (play === null || this.stopped) return;
    const choice = defaultAnswer(play.game, play.position, seat);
    if (choice === null) {
      this.bots.answer(live, seat, STAND_IN, true);
      return;
    }
    const { moment } = play;
    void commandFromBot(this.tables, doc.id, { seat, question: live.question(seat), choice, late: true })
      .then(() =>
        this.tables.with(doc.id, (now) => {
          // An answer may have several parts; all of them were due.
          if (now.play?.moment === moment && now.asked.includes(seat)) this.answerByDefault(now, seat);
        }),
      )
      .catch((fault: unknown) => {
        const isStale = fault instanceof RefusalError && fault.refusal.code === 'refuse.stale';
        if (!isStale && !this.stopped) this.log.error({ err: fault, table: doc.id }, 'no default answer');
      });
  }
}

const isOver = (due: number | null, now: number): boolean => due !== null && due <= now;
