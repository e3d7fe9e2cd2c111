import type { ChannelFault, Digest } from '@entente/protocol';
import type { ErrorLog } from '../error-log.ts';
import { newId } from '../ids.ts';
import type { Channel, NoticeJob } from '../store/notices.ts';
import type { Tables } from '../tables/tables.ts';
import type { Timer } from '../world.ts';
import { messageOf, testMessage } from './message.ts';
import { Undelivered } from './outbound.ts';
import type { NoticeTransports } from './transports/transports.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const LOOK_EVERY = 3000;
/** Milliseconds after which another process may deliver instead. */
const LEASE = MINUTE;
/** Milliseconds to wait after each failed attempt; after the last one it is dropped. */
const AGAIN_AFTER = [MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR];
const REMEMBERED = 30 * 24 * HOUR;

const GAP: Readonly<Record<Digest, number>> = { once: 0, hourly: HOUR, daily: 24 * HOUR };

interface Presence {
  isLooking(person: string, table: string): boolean;
}

/**
 * Delivers notices. They are in the store, and every channel is leased to one process at a time, so that
 * nothing is lost when a process dies: another one goes on, or this one after a restart.
 */
export class NoticeSender {
  private readonly tables: Tables;
  private readonly transports: NoticeTransports;
  private readonly presence: Presence;
  private readonly log: ErrorLog;
  private timer: Timer | null = null;
  private round: Promise<void> = Promise.resolve();
  private tidied = 0;

  constructor(tables: Tables, transports: NoticeTransports, presence: Presence, log: ErrorLog) {
    this.tables = tables;
    this.transports = transports;
    this.presence = presence;
    this.log = log;
  }

  start(): void {
    this.timer = this.tables.world.every(LOOK_EVERY, () => void this.look());
  }

  async stop(): Promise<void> {
    this.timer?.cancel();
    await this.round;
  }

  /** Tries to deliver everything that is due. */
  look(): Promise<void> {
    this.round = this.round
      .then(() => this.deliverAll())
      .catch((fault: unknown) => this.log.error({ err: fault }, 'notices could not be delivered'));
    return this.round;
  }

  private async deliverAll(): Promise<void> {
    const { notices } = this.tables.store;
    const now = this.tables.now();
    if (now - this.tidied > HOUR) {
      this.tidied = now;
      await notices.tidy(now - REMEMBERED);
    }
    const channels = await notices.claim(now, now + LEASE);
    await Promise.all(
      channels.map(async (channel) => {
        try {
          await this.deliver(channel, now);
          await notices.release(channel.id);
        } catch (fault) {
          // It keeps its lease, so that it is not tried again at once.
          this.log.error({ err: fault, channel: channel.id }, 'a notice could not be delivered');
        }
      }),
    );
  }

  private async deliver(channel: Channel, now: number): Promise<void> {
    const { notices } = this.tables.store;
    const { digest, language, muted } = await notices.wishes(channel.person);
    const jobs = await notices.due(channel.id, now);
    const next = channel.sent === null ? now : channel.sent + GAP[digest];
    if (next > now) {
      for (const job of jobs) await notices.later([job], next, job.tries);
      return;
    }
    const isWanted = ({ table, person }: NoticeJob) =>
      channel.on && !muted.includes(table) && !this.presence.isLooking(person, table);
    const wanted = jobs.filter(isWanted);
    const message = await messageOf(this.tables, wanted, language ?? 'en');
    const fault = message === null ? undefined : await this.attempt(channel, message, language ?? 'en');
    if (fault === undefined || fault === null) await notices.done(jobs, now);
    else await this.again(channel, jobs, fault, now);
  }

  /** Null when it was taken, else why not. */
  private async attempt(...args: Parameters<NoticeTransports['send']>): Promise<ChannelFault | null> {
    const [channel] = args;
    const { notices } = this.tables.store;
    let fault: ChannelFault | null = null;
    try {
      await this.transports.send(...args);
    } catch (problem) {
      if (!(problem instanceof Undelivered)) throw problem;
      ({ fault } = problem);
    }
    await notices.tried(channel.id, this.tables.now(), fault);
    return fault;
  }

  private async again(
    channel: Channel,
    jobs: readonly NoticeJob[],
    fault: ChannelFault,
    now: number,
  ): Promise<void> {
    const { notices } = this.tables.store;
    // A browser that has given up its subscription never takes it back.
    if (fault.why === 'gone' && channel.kind !== 'webhook') {
      await notices.switchChannel(channel.id, false);
      return;
    }
    for (const job of jobs) {
      const wait = AGAIN_AFTER[job.tries];
      if (wait === undefined) await notices.done([job], now);
      else await notices.later([job], now + wait, job.tries + 1);
    }
  }

  /** Sends a test notice at once, whatever the digest setting. */
  async test(channel: Channel): Promise<void> {
    const { language } = await this.tables.store.notices.wishes(channel.person);
    await this.attempt(channel, testMessage(language ?? 'en', newId(this.tables.world)), language ?? 'en');
  }
}
