/** Plays the tables of this device. Speaks the messages of the server's socket. */
import {
  type AnyGame,
  type Language,
  type Refusal,
  type Seat,
  SeededChance,
  type Viewer,
} from '@entente/engine';
import { branchOff, type HostedGame, show, showLog, showMeasures } from '@entente/table';
import type { BotLevel, ClientMessage, TableAct, TableState } from '../link/messages.ts';
import { Caller } from './caller.ts';
import { DeviceTable, OldRules } from './device-table.ts';
import type { Call, FromWorker, ToWorker } from './house.ts';
import { newTable, practiceOf, rematchOf } from './kept-table.ts';
import { inWords, NotAllowed, refusalOf } from './refusals.ts';
import type { KeptTable, TableStore } from './store.ts';

/** What a device has around it: a worker in a browser, or a test. */
export interface Surroundings {
  readonly store: TableStore;
  gameOf(id: string): Promise<AnyGame>;
  /** Sees to it that games can speak this language. */
  fetchWords(language: Language): Promise<void>;
  post(message: FromWorker): void;
  /** A table has changed or is gone: for the other tabs of this browser. */
  tellTabs(table: string): void;
  /** Something went wrong behind the scenes. */
  report(fault: unknown): void;
}

type OnLine = Extract<ToWorker, { kind: 'line' }>;

export class Device {
  private readonly around: Surroundings;
  private readonly tables = new Map<string, Promise<DeviceTable>>();
  private readonly callers = new Map<number, Caller>();
  /** Tables whose bots are thinking just now. */
  private readonly busy = new Set<string>();
  private botPause = 250;
  /** One after the other: each must know what the last one has written. */
  private lastWritten: Promise<unknown> = Promise.resolve();

  constructor(around: Surroundings) {
    this.around = around;
  }

  hear(message: ToWorker): void {
    if (message.kind === 'hangUp') this.callers.delete(message.line);
    else if (message.kind === 'line') void this.onLine(message);
    else void this.onCall(message);
  }

  private async onCall({ number, call, name, language }: Extract<ToWorker, { kind: 'call' }>): Promise<void> {
    const { post } = this.around;
    try {
      post({ kind: 'answer', number, value: await this.answer(call, name) });
    } catch (fault) {
      const { code } = refusalOf(fault);
      post({ kind: 'fault', number, code, words: await inWords(fault, language) });
    }
  }

  private async onLine({ line, table: id, message, botPause, keepAsking }: OnLine): Promise<void> {
    const { post, fetchWords } = this.around;
    this.botPause = botPause;
    const language = message.kind === 'hello' ? (message.language ?? 'en') : 'en';
    try {
      let caller = this.callers.get(line);
      if (caller === undefined) {
        const table = await this.tableOf(id);
        await fetchWords(language).catch(() => {});
        caller = new Caller(table, language, (told) => post({ kind: 'line', line, message: told }));
        this.callers.set(line, caller);
      }
      caller.table.keepAsking = keepAsking;
      await this.answerOn(caller, message);
    } catch (fault) {
      const caller = this.callers.get(line);
      const refusal = refusalOf(fault);
      const words = await inWords(fault, caller?.language ?? language);
      if (caller !== undefined)
        caller.tell({ kind: 'refusal', id: 'id' in message ? message.id : null, refusal, words });
      else if (fault instanceof OldRules)
        post({ kind: 'line', line, message: { kind: 'refusal', n: 0, id: null, refusal, words } });
      else post({ kind: 'gone', line });
    }
  }

  private async answerOn(caller: Caller, message: ClientMessage): Promise<void> {
    const { table } = caller;
    switch (message.kind) {
      case 'hello':
        if (table.settle()) await this.publish(table);
        caller.show();
        caller.tell({ kind: 'welcome', now: Date.now() });
        await this.playBots(table);
        break;
      case 'command':
      case 'undo':
        await this.carryOut(table, message);
        caller.tell({ kind: 'ack', id: message.id, moment: table.hosted.moment });
        await this.playBots(table);
        break;
      case 'lift':
        caller.lift(message.seat);
        break;
      case 'lower':
        caller.lift(null);
        break;
      case 'ping':
        caller.tell({ kind: 'pong', now: Date.now() });
        break;
      case 'talk':
      case 'look':
        break;
    }
  }

  /** Does what somebody asks for in the game; throws when it is not allowed. */
  private async carryOut(
    table: DeviceTable,
    message: Extract<ClientMessage, { kind: 'command' | 'undo' }>,
  ): Promise<void> {
    const { seat, question } = message;
    demandSeat(table, seat);
    if (question !== table.hosted.question(seat)) throw new NotAllowed('refuse.stale');
    await this.change(
      table,
      message.kind === 'undo' ? table.takeBack(seat) : table.take(seat, message.choice),
    );
  }

  /** Writes down what was done, unless it was refused. */
  private async change(table: DeviceTable, refusal: Refusal | null): Promise<void> {
    if (refusal !== null) throw new NotAllowed(refusal, table.game);
    if (!(await this.publish(table))) throw new NotAllowed('refuse.stale');
  }

  private async tableOf(id: string): Promise<DeviceTable> {
    const known = this.tables.get(id);
    if (known !== undefined) return known;
    const loading = this.load(id);
    this.tables.set(id, loading);
    loading.catch(() => this.tables.delete(id));
    return loading;
  }

  private async load(id: string): Promise<DeviceTable> {
    const kept = await this.around.store.fetch(id);
    if (kept === undefined) throw new NotAllowed('refuse.noTable');
    return new DeviceTable(await this.around.gameOf(kept.header.game), kept);
  }

  /** Stored before shown. False when another tab was faster: then the table is as that one left it. */
  private async publish(table: DeviceTable): Promise<boolean> {
    const writing = this.lastWritten.then(() => this.write(table));
    this.lastWritten = writing.catch(() => {});
    const isFirst = await writing;
    const { id } = table.kept;
    if (isFirst) {
      this.around.tellTabs(id);
      for (const caller of this.callers.values()) if (caller.table === table) caller.show();
    } else await this.lookAgain(id);
    return isFirst;
  }

  private async write(table: DeviceTable): Promise<boolean> {
    const { kept } = table;
    const isFirst = await this.around.store.keep(kept, table.written);
    if (isFirst) table.written = kept.entries.length;
    return isFirst;
  }

  /** Another tab has played on at this table, or has removed it. */
  async lookAgain(id: string): Promise<void> {
    const here = [...this.callers].filter(([, { table }]) => table.kept.id === id);
    this.tables.delete(id);
    if (here.length === 0) return;
    try {
      const table = await this.tableOf(id);
      for (const [, caller] of here) {
        caller.table = table;
        caller.show();
      }
    } catch {
      for (const [line] of here) this.around.post({ kind: 'gone', line });
    }
  }

  private async playBots(table: DeviceTable): Promise<void> {
    const { id } = table.kept;
    if (this.busy.has(id)) return;
    this.busy.add(id);
    try {
      for (let bot = table.nextBot; bot !== undefined; bot = table.nextBot) {
        const alone = table.hosted.position.asked.length === 1;
        if (alone && this.botPause > 0) await new Promise((resolve) => setTimeout(resolve, this.botPause));
        if (table.nextBot !== bot) continue;
        const isDone = table.letBotAnswer(bot, this.around.report) === null;
        if (!isDone || !(await this.publish(table))) break;
      }
    } finally {
      this.busy.delete(id);
    }
  }

  /** Lets bots play; returns at once. */
  private goOn(table: DeviceTable): void {
    this.playBots(table).catch((fault: unknown) => this.around.report(fault));
  }

  private async answer(call: Call, name: string): Promise<unknown> {
    switch (call.call) {
      case 'create': {
        const [wish] = call.args;
        const game = await this.around.gameOf(wish.game);
        return this.seat(game, newTable(game, wish, name));
      }
      case 'act':
        return this.act(await this.tableOf(call.args[0]), call.args[1], name);
      case 'close':
        return this.close(call.args[0]);
      case 'moment': {
        const [id, moment, viewer] = call.args;
        const table = await this.tableOf(id);
        const then = momentOf(table, moment, viewer);
        const shown = then === table.hosted ? table.shown(viewer) : show(then, viewer);
        const log = { from: 0, lines: showLog(then, then.logFor(viewer)) };
        return { shown, log, last: table.hosted.moment };
      }
      case 'log': {
        const [id, viewer] = call.args;
        const table = await this.tableOf(id);
        const { hosted } = table;
        demandView(table, viewer);
        return { log: { from: 0, lines: showLog(hosted, hosted.logFor(viewer)) } };
      }
      case 'measures':
        return showMeasures((await this.tableOf(call.args[0])).hosted);
      case 'file':
        return fileOf(await this.tableOf(call.args[0]));
      case 'branch': {
        const [id, moment, seat, bot] = call.args;
        return this.branch(await this.tableOf(id), { moment, seat, bot }, name);
      }
    }
  }

  private async seat(game: AnyGame, kept: KeptTable): Promise<TableState> {
    const table = new DeviceTable(game, kept);
    table.kept = { ...kept, line: table.line() };
    await this.around.store.keep(table.kept, 0);
    this.tables.set(kept.id, Promise.resolve(table));
    return table.state();
  }

  private async close(id: string): Promise<void> {
    await this.around.store.discard(id);
    this.around.tellTabs(id);
    await this.lookAgain(id);
  }

  private async branch(
    table: DeviceTable,
    wish: { readonly moment: number; readonly seat: Seat; readonly bot: BotLevel },
    name: string,
  ): Promise<TableState> {
    const { game, kept, isOver } = table;
    const then = momentOf(table, wish.moment, wish.seat);
    if (then.isOver) throw new NotAllowed('refuse.notNow');
    const chance = new SeededChance(crypto.getRandomValues(new Uint32Array(1))[0]);
    const position = branchOff(then, wish.seat, { isOver }, chance);
    return this.seat(game, practiceOf(game, kept, wish, position, name));
  }

  private async act(table: DeviceTable, act: TableAct, person: string): Promise<TableState> {
    switch (act.do) {
      case 'rematch': {
        const next = await this.seat(table.game, rematchOf(table.game, table.kept, person));
        table.kept = { ...table.kept, rematch: next.id };
        await this.publish(table);
        break;
      }
      case 'resign':
        demandSeat(table, act.seat);
        await this.change(table, table.resign(act.seat));
        this.goOn(table);
        break;
      case 'propose':
        demandSeat(table, act.seat);
        await this.change(table, table.goBackTo(act.seat, act.moment));
        this.goOn(table);
        break;
      default:
        throw new NotAllowed('refuse.notNow');
    }
    return table.state();
  }
}

function demandSeat(table: DeviceTable, seat: Seat): void {
  if (!table.mine.includes(seat)) throw new NotAllowed('refuse.notYours');
  if (table.isOver) throw new NotAllowed('refuse.notNow');
}

/** After the end everything is open. */
function demandView(table: DeviceTable, viewer: Viewer): void {
  if (viewer !== 'spectator' && !table.isOver && !table.mine.includes(viewer))
    throw new NotAllowed('refuse.hidden');
}

function momentOf(table: DeviceTable, moment: number, viewer: Viewer): HostedGame {
  demandView(table, viewer);
  const then = table.replay.at(table.hosted, moment);
  if (then === null) throw new NotAllowed('refuse.noMoment');
  return then;
}

/** A practice table has no set-up, so there is nothing that could be verified. */
function fileOf({ hosted, kept, isOver }: DeviceTable) {
  if (kept.from !== null) throw new NotAllowed('refuse.practice');
  const file = hosted.file();
  const { chance } = file;
  return isOver && chance.kind === 'keyed' ? { ...file, chance: { ...chance, secret: kept.secret } } : file;
}
