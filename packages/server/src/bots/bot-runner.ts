import { type Choice, type Seat, SeededChance } from '@entente/engine';
import type { BotLevel } from '@entente/protocol';
import type { RulesName } from '@entente/shelf';
import { anyAnswer, type BotFault, pauseAfter } from '@entente/table';
import type { ErrorLog } from '../error-log.ts';
import { RefusalError } from '../refuse.ts';
import { isPlayedByPerson } from '../store/table-doc.ts';
import { STAND_IN } from '../tables/acts/arrange.ts';
import { commandFromBot } from '../tables/commands.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { rulesOf } from '../tables/new-table.ts';
import type { Tables } from '../tables/tables.ts';
import { wait } from '../world.ts';
import type { BotPool, BotTurn } from './bot-pool.ts';
import type { BotTask } from './task.ts';

/** What a bot has to answer. */
interface Due {
  readonly seat: Seat;
  readonly question: string;
  /** For a person whose time is over. */
  readonly late: boolean;
}

/** Lets bots answer the questions that tables ask them. */
export class BotRunner {
  private readonly tables: Tables;
  private readonly botPool: BotPool;
  private readonly log: ErrorLog;
  /** Milliseconds before a bot acts on its turn, so that people can follow. */
  private readonly pause: number;
  private readonly thinking = new Set<string>();
  /** When people began to wait for the bots of a table. */
  private readonly waits = new Map<string, number>();
  private stopped = false;

  constructor(tables: Tables, botPool: BotPool, log: ErrorLog, pause: number) {
    this.tables = tables;
    this.botPool = botPool;
    this.log = log;
    this.pause = pause;
  }

  stop(): void {
    this.stopped = true;
  }

  /** Lets the bots at this table answer. Returns at once. */
  run(live: LiveTable): void {
    this.noteWait(live);
    for (const seat of live.askedBots) this.answer(live, seat, live.doc.chairs[seat].bot ?? STAND_IN);
  }

  /** People wait from the moment when only bots are asked until a person is asked again, over any number of answers. */
  private noteWait(live: LiveTable): void {
    const { id, chairs } = live.doc;
    const isWaiting =
      live.askedBots.length > 0 && live.askedPersons.length === 0 && chairs.some(isPlayedByPerson);
    if (!isWaiting) this.waits.delete(id);
    else if (!this.waits.has(id)) this.waits.set(id, this.tables.now());
  }

  /** A table without players can wait. While people are asked as well, they do not wait for the bots yet. */
  private since({ doc }: LiveTable): number {
    const { chairs, id } = doc;
    return (
      this.waits.get(id) ?? (chairs.some(isPlayedByPerson) ? this.tables.now() : Number.POSITIVE_INFINITY)
    );
  }

  /** Lets a bot answer for a seat: its own, or (when `late`) that of a person who has run out of time. Returns at once. */
  answer(live: LiveTable, seat: Seat, level: BotLevel, late = false): void {
    const { play, doc } = live;
    if (play === null || this.stopped) return;
    const question = live.question(seat);
    const key = `${doc.id} ${seat} ${question}`;
    if (this.thinking.has(key)) return;
    this.thinking.add(key);
    const view = JSON.stringify(play.view(seat));
    const alone = play.position.answers.length === 0;
    const turn = { table: doc.id, since: this.since(live) };
    const waited = Math.max(0, this.tables.now() - turn.since);
    const pause = this.pause > 0 && alone ? wait(this.tables.world, pauseAfter(this.pause, waited)) : null;
    void this.think(
      turn,
      { seat, question, late },
      { game: doc.game, level, view, rules: rulesOf(doc) },
      pause,
    )
      .catch((fault: unknown) => {
        if (!this.stopped) this.log.error({ err: fault, table: doc.id }, 'a bot could not answer');
      })
      .finally(() => this.thinking.delete(key));
  }

  private async think(
    turn: BotTurn,
    due: Due,
    { rules, ...task }: Omit<BotTask, 'worlds' | 'place'> & { rules: RulesName },
    pause: Promise<unknown> | null,
  ): Promise<void> {
    const { table } = turn;
    const place = await this.tables.rules.place(rules);
    const choice = await this.botPool.think({ ...task, place }, turn);
    await pause;
    if (this.stopped) return;
    try {
      if (choice !== null) {
        await commandFromBot(this.tables, table, { ...due, choice });
        return;
      }
      this.report(table, { seat: due.seat });
    } catch (fault) {
      if (!(fault instanceof RefusalError)) throw fault;
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
    const chance = new SeededChance(this.tables.world.below(2 ** 32));
    const choice = await this.tables.with(table, (live): Choice | null => {
      if (live.play === null || live.question(seat) !== question) return null;
      return anyAnswer(live.play, seat, chance);
    });
    if (choice !== null) await commandFromBot(this.tables, table, { ...due, choice });
  }
}
