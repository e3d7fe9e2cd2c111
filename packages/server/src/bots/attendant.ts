import { randomInt } from 'node:crypto';
import { type Choice, defaultAnswer, type Seat, SeededChance } from '@entente/engine';
import type { BotLevel } from '@entente/protocol';
import { anyAnswer, type BotFault } from '@entente/table';
import { Refused } from '../refuse.ts';
import type { Report } from '../report.ts';
import { isPlayedByPerson, type TableDoc } from '../store/doc.ts';
import { copyDoc, STAND_IN } from '../table/acts.ts';
import { dueOf } from '../table/clock.ts';
import { machineDoes } from '../table/commands.ts';
import { keepOrGoBack } from '../table/going-back.ts';
import type { Hall } from '../table/hall.ts';
import { LEASE, type Room } from '../table/room.ts';
import type { Crew, Turn } from './crew.ts';
import { pauseAfter } from './pause.ts';
import type { Task } from './task.ts';

const LOOK_EVERY = 1000;
/** Who is late so often in a row has left the seat to a bot. */
const GONE_AFTER = 3;

/** What a bot has to answer. */
interface Due {
  readonly seat: Seat;
  readonly question: string;
  /** For a person whose time is over. */
  readonly late: boolean;
}

/**
 * Looks after tables: lets bots answer, and sees to clocks that have run out. What is to be done stands in the store
 * with a lease, so that nothing is lost when a process dies: another one finds it, or this one after a restart.
 */
export class Attendant {
  private readonly hall: Hall;
  private readonly crew: Crew;
  private readonly log: Report;
  /** Milliseconds before a bot acts on its turn, so that people can follow. */
  private readonly pause: number;
  private readonly thinking = new Set<string>();
  /** Since when somebody waits for the bots of a table. */
  private readonly waits = new Map<string, number>();
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;
  private isLooking = false;

  constructor(hall: Hall, crew: Crew, log: Report, pause: number) {
    this.hall = hall;
    this.crew = crew;
    this.log = log;
    this.pause = pause;
  }

  start(): void {
    this.timer = setInterval(() => {
      // A store that is slow is not asked by more and more at once.
      if (!this.isLooking) void this.lookAround();
    }, LOOK_EVERY);
    void this.lookAround();
  }

  stop(): void {
    this.stopped = true;
    if (this.timer !== null) clearInterval(this.timer);
  }

  /** Takes care of every table whose time has come. */
  async lookAround(): Promise<void> {
    if (this.stopped) return;
    this.isLooking = true;
    try {
      const now = this.hall.now();
      const { store, rules } = this.hall;
      for (const table of await store.claim(now, now + LEASE, rules)) {
        // One that fails must not hold up the others.
        await this.hall
          .at(table, (room) => this.lookAfter(room, now))
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

  /** A table whose time has come. */
  private async lookAfter(room: Room, now: number): Promise<void> {
    if (room.game === null) return;
    room.watch = { ...room.watch, leaseBy: this.hall.store.self, leaseUntil: now + LEASE };
    const { clocks, doc } = room;
    const late = clocks === null ? [] : room.askedPersons.filter((seat) => isOver(dueOf(clocks, seat), now));
    if (late.length === 0) await this.hall.keep(room, {});
    else await this.standIn(room, doc, late);
    this.attend(room);
  }

  /** Does for those who are late what the table has agreed on. Who is late again and again is gone. */
  private async standIn(room: Room, doc: TableDoc, late: readonly Seat[]): Promise<void> {
    if (doc.late === 'wait') {
      await this.hall.keep(room, {});
      return;
    }
    const isGone = (seat: Seat) =>
      doc.late === 'bot' || (doc.chairs[seat].missed?.count ?? 0) + 1 >= GONE_AFTER;
    for (const seat of late) {
      if (isGone(seat)) continue;
      if (doc.late === 'default') this.answerByDefault(room, seat);
      else this.answer(room, seat, STAND_IN, true);
    }
    const gone = late.filter(isGone);
    if (gone.length > 0) {
      const next = copyDoc(doc);
      for (const seat of gone) next.chairs[seat].bot = STAND_IN;
      await keepOrGoBack(this.hall, room, next);
    }
  }

  /** The answer that the game names for who gives none, and a bot's where it names none. Returns at once. */
  private answerByDefault(room: Room, seat: Seat): void {
    const { play, doc } = room;
    if (play === null || this.stopped) return;
    const choice = defaultAnswer(play.game, play.position, seat);
    if (choice === null) {
      this.answer(room, seat, STAND_IN, true);
      return;
    }
    const { moment } = play;
    void machineDoes(this.hall, doc.id, { seat, question: room.question(seat), choice, late: true })
      .then(() =>
        this.hall.at(doc.id, (now) => {
          // An answer may have several parts; all of them were due.
          if (now.play?.moment === moment && now.asked.includes(seat)) this.answerByDefault(now, seat);
        }),
      )
      .catch((fault: unknown) => {
        const isStale = fault instanceof Refused && fault.refusal.code === 'refuse.stale';
        if (!isStale && !this.stopped) this.log.error({ err: fault, table: doc.id }, 'no default answer');
      });
  }

  /** Lets the bots at this table answer. Returns at once. */
  attend(room: Room): void {
    this.noteWait(room);
    for (const seat of room.askedBots) this.answer(room, seat, room.doc.chairs[seat].bot ?? STAND_IN);
  }

  /** From the moment that only bots are asked until a person is, in however many answers. */
  private noteWait(room: Room): void {
    const { id, chairs } = room.doc;
    const isWaiting =
      room.askedBots.length > 0 && room.askedPersons.length === 0 && chairs.some(isPlayedByPerson);
    if (!isWaiting) this.waits.delete(id);
    else if (!this.waits.has(id)) this.waits.set(id, this.hall.now());
  }

  /** A table at which nobody plays can wait. Where people are asked as well, nobody waits for the bots yet. */
  private since({ doc }: Room): number {
    const { chairs, id } = doc;
    return this.waits.get(id) ?? (chairs.some(isPlayedByPerson) ? this.hall.now() : Number.POSITIVE_INFINITY);
  }

  private answer(room: Room, seat: Seat, level: BotLevel, late = false): void {
    const { play, doc } = room;
    if (play === null || this.stopped) return;
    const question = room.question(seat);
    const key = `${doc.id} ${seat} ${question}`;
    if (this.thinking.has(key)) return;
    this.thinking.add(key);
    const view = JSON.stringify(play.view(seat));
    const alone = play.position.answers.length === 0;
    const turn = { table: doc.id, since: this.since(room) };
    const waited = Math.max(0, this.hall.now() - turn.since);
    const pause =
      this.pause > 0 && alone
        ? new Promise((resolve) => setTimeout(resolve, pauseAfter(this.pause, waited)).unref())
        : null;
    void this.think(turn, { seat, question, late }, { game: doc.game, level, view }, pause)
      .catch((fault: unknown) => {
        if (!this.stopped) this.log.error({ err: fault, table: doc.id }, 'a bot could not answer');
      })
      .finally(() => this.thinking.delete(key));
  }

  private async think(
    turn: Turn,
    due: Due,
    task: Omit<Task, 'worlds'>,
    pause: Promise<unknown> | null,
  ): Promise<void> {
    const { table } = turn;
    const choice = await this.crew.think(task, turn);
    await pause;
    if (this.stopped) return;
    try {
      if (choice !== null) {
        await machineDoes(this.hall, table, { ...due, choice });
        return;
      }
      this.report(table, { seat: due.seat });
    } catch (fault) {
      if (!(fault instanceof Refused)) throw fault;
      const { refusal } = fault;
      // The table moved on, or its person came back, while the bot was thinking.
      if (refusal.code === 'refuse.stale') return;
      this.report(table, { seat: due.seat, refusal, ...(choice === null ? {} : { choice }) });
    }
    await this.answerAnyhow(table, due);
  }

  private report(table: string, fault: BotFault): void {
    this.log.error({ table, ...fault }, 'a bot had no answer that the rules allow: another was given for it');
  }

  /** A bot that stumbles must not hold up a table. */
  private async answerAnyhow(table: string, due: Due): Promise<void> {
    const { seat, question } = due;
    const chance = new SeededChance(randomInt(2 ** 32));
    const choice = await this.hall.at(table, (room): Choice | null => {
      if (room.play === null || room.question(seat) !== question) return null;
      return anyAnswer(room.play, seat, chance);
    });
    if (choice !== null) await machineDoes(this.hall, table, { ...due, choice });
  }
}

const isOver = (due: number | null, now: number): boolean => due !== null && due <= now;
