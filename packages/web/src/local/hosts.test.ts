/** What every host of tables does, on this device. */
import type { AnyGame, Choice, Seat, Viewer } from '@entente/engine';
import { shelf } from '@entente/shelf';
import { type Host, type HostAnswer, type TestedTable, testHost } from '@entente/testing';
import type { ClientMessage, TableAct, TableState, WholeMessage } from '../link/messages.ts';
import { hex } from '../link/random.ts';
import type { TableHost } from '../link/table-host.ts';
import { Device } from './device.ts';
import type { Call, FromWorker } from './device-host.ts';
import { MemoryStore } from './memory-store.ts';

/** A page that talks to a device: what is posted is copied, as between a page and its worker. */
class Page {
  readonly store = new MemoryStore();
  readonly faults: unknown[] = [];
  private readonly device: Device;
  private count = 0;
  private readonly waiting = new Map<number, (message: FromWorker) => void>();
  private readonly lines = new Map<number, (message: WholeMessage) => void>();

  constructor(games: readonly AnyGame[]) {
    const gameOf = async (id: string) => games.find((one) => one.id === id) ?? null;
    this.device = new Device({
      store: this.store,
      gameOf,
      gameBy: ({ game }) => gameOf(game),
      lessonOf: async () => null,
      puzzleOf: async () => null,
      keepRules: async () => {},
      fetchWords: async () => {},
      post: (message) => this.hear(structuredClone(message)),
      tellTabs: () => {},
      report: (fault) => this.faults.push(fault),
    });
  }

  private hear(message: FromWorker): void {
    if (message.kind === 'line') this.lines.get(message.line)?.(message.message);
    else if (message.kind !== 'gone') this.waiting.get(message.number)?.(message);
  }

  /** The answer, or the code of the refusal. */
  async ask<Name extends Call['call'] & keyof TableHost>(
    call: Extract<Call, { call: Name }>,
  ): Promise<Awaited<ReturnType<TableHost[Name]>> | string> {
    const number = ++this.count;
    const answer = new Promise<FromWorker>((resolve) => this.waiting.set(number, resolve));
    this.device.hear({ kind: 'call', number, call, name: 'Ann', language: 'en' });
    const message = await answer;
    if (message.kind === 'answer') return message.value as Awaited<ReturnType<TableHost[Name]>>;
    return message.kind === 'fault' ? message.code : '';
  }

  open(table: string, hear: (message: WholeMessage) => void): (message: ClientMessage) => void {
    const line = ++this.count;
    this.lines.set(line, hear);
    return (message) =>
      this.device.hear({ kind: 'line', line, table, message, botPause: 0, keepAsking: false });
  }
}

class TableOfDevice implements TestedTable {
  private readonly page: Page;
  private readonly id: string;
  private readonly send: (message: ClientMessage) => void;
  private state: TableState | null = null;
  private readonly answers = new Map<string, (code: string | null) => void>();
  private waiting: (() => void)[] = [];

  constructor(page: Page, id: string) {
    this.page = page;
    this.id = id;
    this.send = page.open(id, (message) => this.hear(message));
    this.send({ kind: 'hello', table: id, language: 'en' });
  }

  private hear(message: WholeMessage): void {
    if (message.kind === 'table') this.state = message.table;
    if (message.kind === 'ack') this.answers.get(message.id)?.(null);
    if (message.kind === 'refusal') this.answers.get(message.id ?? '')?.(message.refusal.code);
    for (const resolve of this.waiting.splice(0)) resolve();
  }

  private async settled(): Promise<TableState> {
    for (;;) {
      const { state } = this;
      const isDue = (seat: Seat) => state?.chairs[seat].bot !== null;
      if (state !== null && !state.asked.some(isDue)) return state;
      await new Promise<void>((resolve) => this.waiting.push(resolve));
    }
  }

  private async answer<Value>(value: Promise<Value | string>): Promise<Value> {
    const answer = await value;
    if (typeof answer === 'string') throw new Error(answer);
    return answer;
  }

  async take(seat: Seat, choice: Choice): Promise<string | null> {
    return this.command({ kind: 'command', ...(await this.asking(seat)), choice: { ...choice } });
  }

  async takeBack(seat: Seat): Promise<string | null> {
    return this.command({ kind: 'undo', ...(await this.asking(seat)) });
  }

  private async asking(seat: Seat) {
    const { moment } = await this.settled();
    const { shown } = await this.answer(
      this.page.ask<'moment'>({ call: 'moment', args: [this.id, moment, seat] }),
    );
    return { id: hex(8), seat, question: shown.question };
  }

  private command(message: Extract<ClientMessage, { kind: 'command' | 'undo' }>): Promise<string | null> {
    return new Promise((resolve) => {
      this.answers.set(message.id, resolve);
      this.send(message);
    });
  }

  goBackTo(seat: Seat, moment: number): Promise<string | null> {
    return this.act({ do: 'propose', seat, moment });
  }

  resign(seat: Seat): Promise<string | null> {
    return this.act({ do: 'resign', seat });
  }

  private async act(act: TableAct): Promise<string | null> {
    await this.settled();
    const answer = await this.page.ask<'act'>({ call: 'act', args: [this.id, act] });
    return typeof answer === 'string' ? answer : null;
  }

  async told(): Promise<HostAnswer> {
    const { phase, moment, asked, outcome, chairs, dice } = await this.settled();
    const resigned = chairs.map((chair) => chair.resigned);
    return { over: phase === 'over', moment, asked, outcome, resigned, commitment: dice.commitment };
  }

  async log(viewer: Viewer) {
    await this.settled();
    return (await this.answer(this.page.ask<'log'>({ call: 'log', args: [this.id, viewer] }))).log.lines;
  }

  async measured() {
    return (await this.answer(this.page.ask<'measures'>({ call: 'measures', args: [this.id] }))).measured;
  }

  async at(moment: number, viewer: Viewer) {
    await this.settled();
    const answer = await this.page.ask<'moment'>({ call: 'moment', args: [this.id, moment, viewer] });
    return typeof answer === 'string' ? answer : { shown: answer.shown, log: answer.log.lines };
  }

  async branch(moment: number, seat: Seat) {
    await this.settled();
    const made = await this.page.ask<'branch'>({ call: 'branch', args: [this.id, moment, seat, 'random'] });
    return typeof made === 'string' ? made : new TableOfDevice(this.page, made.id);
  }

  reports(): number {
    return this.page.faults.length;
  }
}

async function makeHost(games: readonly AnyGame[]): Promise<Host> {
  const page = new Page(games);
  return {
    async open(game, chairs, options) {
      const wish = {
        game: game.id,
        ...(options === undefined ? {} : { options: { ...options } }),
        chairs: chairs.map((kind) =>
          kind === 'person' ? ({ kind: 'me' } as const) : ({ kind: 'bot', bot: 'random' } as const),
        ),
      };
      const made = await page.ask<'create'>({ call: 'create', args: [wish] });
      if (typeof made === 'string') throw new Error(made);
      return new TableOfDevice(page, made.id);
    },
    leave: async () => {},
  };
}

const games = { goofspiel: await shelf.goofspiel(), ideology: await shelf.ideology() };
testHost('this device', makeHost, () => games);
