/** Plays the tables of this device. Speaks the messages of the server's socket. */
import { HistoryDiffers } from '@entente/table';
import type { ClientMessage } from '../link/messages.ts';
import { Caller } from './caller.ts';
import { answerTo, demandSeat } from './calls.ts';
import type { ToWorker } from './device-host.ts';
import { type DeviceTable, OldRules } from './device-table.ts';
import { DeviceTables, type Surroundings } from './device-tables.ts';
import { inWords, NotAllowed, refusalOf } from './refusals.ts';

type OnLine = Extract<ToWorker, { kind: 'line' }>;

export class Device {
  private readonly around: Surroundings;
  private readonly tables: DeviceTables;

  constructor(around: Surroundings) {
    this.around = around;
    this.tables = new DeviceTables(around);
  }

  /** Another tab has changed this table, or has removed it. */
  lookAgain(table: string): void {
    void this.tables.lookAgain(table);
  }

  hear(message: ToWorker): void {
    if (message.kind === 'hangUp') this.tables.callers.delete(message.line);
    else if (message.kind === 'line') void this.onLine(message);
    else void this.onCall(message);
  }

  private async onCall({ number, call, name, language }: Extract<ToWorker, { kind: 'call' }>): Promise<void> {
    const { post } = this.around;
    try {
      post({ kind: 'answer', number, value: await answerTo(this.tables, call, name) });
    } catch (fault) {
      const { code } = refusalOf(fault);
      post({ kind: 'fault', number, code, words: await inWords(fault, language) });
    }
  }

  private async onLine({ line, table: id, message, botPause, keepAsking }: OnLine): Promise<void> {
    const { post, fetchWords } = this.around;
    this.tables.botPause = botPause;
    const language = message.kind === 'hello' ? (message.language ?? 'en') : 'en';
    try {
      let caller = this.tables.callers.get(line);
      if (caller === undefined) {
        const table = await this.tables.at(id);
        await fetchWords(language).catch(() => {});
        caller = new Caller(table, language, (told) => post({ kind: 'line', line, message: told }));
        this.tables.callers.set(line, caller);
      }
      caller.table.keepAsking = keepAsking;
      await this.answerOn(caller, message);
    } catch (fault) {
      const caller = this.tables.callers.get(line);
      const refusal = refusalOf(fault);
      const words = await inWords(fault, caller?.language ?? language);
      if (caller !== undefined)
        caller.tell({ kind: 'refusal', id: 'id' in message ? message.id : null, refusal, words });
      else if (fault instanceof OldRules || fault instanceof HistoryDiffers)
        post({ kind: 'line', line, message: { kind: 'refusal', n: 0, id: null, refusal, words } });
      else post({ kind: 'gone', line });
    }
  }

  private async answerOn(caller: Caller, message: ClientMessage): Promise<void> {
    const { table } = caller;
    switch (message.kind) {
      case 'hello':
        if (table.settle()) await this.tables.publish(table);
        caller.show();
        caller.tell({ kind: 'welcome', now: Date.now() });
        await this.tables.playBots(table);
        break;
      case 'command':
      case 'undo':
        await this.carryOut(table, message);
        caller.tell({ kind: 'ack', id: message.id, moment: table.hosted.moment });
        await this.tables.playBots(table);
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
      case 'whole':
        // Here everything is sent as a whole.
        caller.show();
        break;
      case 'talk':
      case 'look':
        break;
    }
  }

  /** Does what a player asks for in the game; throws when it is not allowed. */
  private async carryOut(
    table: DeviceTable,
    message: Extract<ClientMessage, { kind: 'command' | 'undo' }>,
  ): Promise<void> {
    const { seat, question } = message;
    demandSeat(table, seat);
    if (question !== table.question(seat)) throw new NotAllowed('refuse.stale');
    await this.tables.change(
      table,
      message.kind === 'undo' ? table.takeBack(seat) : table.take(seat, message.choice),
    );
  }
}
