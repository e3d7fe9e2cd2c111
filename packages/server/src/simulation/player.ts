import type { SeededChance } from '@entente/engine';
import type {
  ClientMessage,
  CreateTable,
  RefusalAnswer,
  ServerMessage,
  Shown,
  TableState,
} from '@entente/protocol';
import { WholeMessages } from '@entente/protocol/changes';
import type { TableDoc } from '../store/table-doc.ts';
import { anyChoice } from '../testing/any-choice.ts';
import type { Client, Judge } from './judge.ts';
import type { ClientLine, HttpAnswer, Machine, SimulatedSocket } from './machine.ts';
import type { Timeline } from './timeline.ts';

/** Milliseconds after which a player gives up waiting. */
const PATIENCE = 12_000;
const SILENCE = 12_000;

type Reply = Extract<ServerMessage, { kind: 'ack' | 'refusal' }>;
type Command = Extract<ClientMessage, { kind: 'command' | 'undo' | 'talk' }>;

/** What may have been done although it was not said. */
const isUnknown = (code: string) => code === 'refuse.unknown' || code === 'lost';
const isTrouble = (code: string) => isUnknown(code) || code === 'refuse.store';
/** This machine has other rules than the table. */
const isElsewhere = (code: string) => code === 'refuse.oldRules' || code === 'refuse.noGame';

/** A person with a browser who knows no rules, and goes to another machine when one does not answer. */
export class SimulatedPlayer implements ClientLine, Client {
  readonly name: string;
  person = '';
  machine: Machine | null = null;
  welcomeSince: number | null = null;
  private readonly timeline: Timeline;
  private readonly machines: readonly Machine[];
  private readonly judge: Judge;
  private readonly chance: SeededChance;
  private token = '';
  private socket: SimulatedSocket | null = null;
  private heard = 0;
  private asked = 0;
  private table = '';
  private seat = 0;
  private shown: { readonly shown: Shown; readonly mark: string } | null = null;
  private state: TableState | null = null;
  private talkedTo = 0;
  /** The furthest moment that it was told. */
  private moment = 0;
  private answered = '';
  private pending: Command | null = null;
  /** An earlier try of it has no answer that says what became of it. */
  private isOpen = false;
  private ids = 0;
  /** How many it has opened; every other one takes changes. */
  private sockets = 0;
  private readonly whole = new WholeMessages(({ viewer }) =>
    this.judge.fail(`${this.name} was sent a change of ${viewer ?? 'the table'} that does not fit`),
  );
  private readonly replies = new Map<string, (reply: Reply) => void>();
  private wakeUp: () => void = () => {};

  constructor(name: string, timeline: Timeline, machines: readonly Machine[], judge: Judge) {
    this.name = name;
    this.timeline = timeline;
    this.machines = machines;
    this.judge = judge;
    this.chance = timeline.chanceFor(`player ${name}`);
  }

  private anyMachine(): Machine {
    return this.machines[this.chance.below(this.machines.length)];
  }

  /** Null when no answer came. */
  private ask(
    method: string,
    path: string,
    body?: unknown,
    machine = this.anyMachine(),
  ): Promise<HttpAnswer | null> {
    return new Promise((resolve) => {
      const isUp = machine.isUp;
      const answered = isUp ? this.judge.asked(machine, `${method} ${path}`) : () => {};
      const timer = this.timeline.after(PATIENCE, () => resolve(null));
      const settle = (answer: HttpAnswer | null) => {
        timer.cancel();
        answered();
        resolve(answer);
      };
      if (!isUp) {
        this.timeline.after(100, () => settle(null));
        return;
      }
      const headers: Record<string, string> =
        this.token === '' ? {} : { authorization: `Bearer ${this.token}` };
      machine.request(method, path, headers, body, settle);
    });
  }

  async come(): Promise<void> {
    for (;;) {
      const answer = await this.ask('POST', '/api/me', { name: this.name });
      if (answer?.status === 200) {
        this.person = (answer.body as { me: { id: string } }).me.id;
        this.token = /entente=([\w-]{43})/.exec(answer.cookie ?? '')?.[1] ?? '';
        return;
      }
      await this.timeline.wait(500 + this.chance.below(1000));
    }
  }

  async create(wish: CreateTable): Promise<TableState> {
    for (;;) {
      const answer = await this.ask('POST', '/api/tables', wish);
      if (answer?.status === 200) return (answer.body as { table: TableState }).table;
      if (!isTrouble(codeOf(answer))) this.judge.fail(`a table could not be made: ${codeOf(answer)}`);
      await this.timeline.wait(500 + this.chance.below(1000));
    }
  }

  /**
   * Does something to a table; tries again until it is done. What others were told to be done is no reason to refuse it.
   * @param isDone is it, as far as this can be seen of what is stored?
   */
  async act(
    table: string,
    act: { do: string; [more: string]: unknown },
    isDone: (doc: TableDoc) => boolean,
  ): Promise<TableState | null> {
    for (let mayBeDone = false; ; ) {
      const answer = await this.ask('POST', `/api/tables/${table}/do`, act);
      const code = codeOf(answer);
      this.timeline.note(this.name, act.do, code);
      if (answer?.status === 200) return (answer.body as { table: TableState }).table;
      if (isUnknown(code)) mayBeDone = true;
      else if (isTrouble(code)) {
        // It speaks of this try alone.
        if (!mayBeDone) this.judge.denied(table, act.do, isDone);
      } else if (!isElsewhere(code)) {
        if (!mayBeDone) this.judge.fail(`${this.name} could not ${act.do} at ${table}: ${code}`);
        return null;
      }
      await this.timeline.wait(300 + this.chance.below(1200));
    }
  }

  /** Plays at a table until its game or the time is over. */
  async play(table: string, seat: number, until: number): Promise<void> {
    Object.assign(this, {
      table,
      seat,
      shown: null,
      state: null,
      moment: 0,
      answered: '',
      pending: null,
      isOpen: false,
      talkedTo: 0,
    });
    this.judge.follows(this, table);
    while (this.timeline.elapsed < until && !this.isOver) {
      if (this.socket === null) await this.connect();
      else if (this.pending !== null) await this.give(this.pending);
      else await this.moveOrWait();
    }
  }

  private get isOver(): boolean {
    return this.state?.phase === 'over' && this.shown?.shown.view.outcome != null;
  }

  /** Long after the last fault everybody is back. */
  checkEnd(): void {
    if (this.table !== '' && !this.isOver && this.welcomeSince === null)
      this.judge.fail(`${this.name} could not come back`);
  }

  leave(): void {
    this.hangUp();
  }

  private async connect(): Promise<void> {
    const machine = this.anyMachine();
    this.socket = machine.open(this.token, this, ++this.sockets % 2 === 0);
    if (this.socket === null) {
      await this.timeline.wait(200 + this.chance.below(400));
      return;
    }
    this.machine = machine;
    this.heard = this.timeline.now;
    this.whole.connected();
    const marks = this.shown === null ? {} : { [String(this.seat)]: this.shown.mark };
    this.socket.say({ kind: 'hello', table: this.table, have: { marks, talk: this.talkedTo } });
    const answered = this.judge.asked(machine, `hello of ${this.name}`);
    const end = this.timeline.now + PATIENCE;
    while (this.socket !== null && this.welcomeSince === null && this.timeline.now < end)
      await this.wake(1000);
    answered();
    if (this.welcomeSince === null) this.hangUp();
    else if (this.shown === null && this.state?.phase === 'running' && !machineHas(machine, this.state)) {
      this.hangUp();
      await this.timeline.wait(300);
    }
  }

  private hangUp(): void {
    this.socket?.leave();
    this.closed();
  }

  received(sent: ServerMessage): void {
    this.heard = this.timeline.now;
    const message = this.whole.of(sent);
    if (message === null) return;
    switch (message.kind) {
      case 'welcome':
        this.welcomeSince = this.timeline.now;
        break;
      case 'table':
        this.state = message.table;
        this.moment = Math.max(this.moment, message.table.moment);
        break;
      case 'view':
        this.timeline.note(this.name, 'sees', message.shown.moment, message.shown.question);
        this.judge.shown(this, this.table, message.shown);
        this.shown = message;
        break;
      case 'talk':
        this.talkedTo = Math.max(this.talkedTo, ...message.lines.map(({ number }) => number));
        break;
      case 'ack':
      case 'refusal':
        if (message.id !== null) this.replies.get(message.id)?.(message);
        break;
      default:
        break;
    }
    this.wakeUp();
  }

  closed(): void {
    this.socket = null;
    this.machine = null;
    this.welcomeSince = null;
    this.wakeUp();
  }

  /** Until something comes, or the time is over. */
  private wake(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = this.timeline.after(milliseconds, resolve);
      this.wakeUp = () => {
        timer.cancel();
        resolve();
      };
    });
  }

  private async moveOrWait(): Promise<void> {
    const { chance, timeline } = this;
    const { shown } = this.shown ?? {};
    if (timeline.now - this.heard > SILENCE) {
      this.hangUp();
      return;
    }
    if (timeline.now - this.heard > 4000 && timeline.now - this.asked > 4000) {
      this.asked = timeline.now;
      this.socket?.say({ kind: 'ping' });
    }
    const chair = this.state?.chairs[this.seat];
    if (chair?.mine === true && chair.bot !== null && this.state?.phase === 'running') {
      await this.comeBack();
      return;
    }
    if (
      shown !== undefined &&
      shown.viewer === this.seat &&
      shown.offers.length > 0 &&
      shown.question !== this.answered
    ) {
      await timeline.wait(20 + chance.below(chance.below(8) === 0 ? 4000 : 700));
      const now = this.shown?.shown;
      if (now === undefined || now.question !== shown.question || now.offers.length === 0) return;
      const choice = anyChoice(now, chance);
      this.pending = { kind: 'command', id: this.newId(), seat: this.seat, question: now.question, choice };
      return;
    }
    const kind = chance.below(40);
    if (kind < 3) this.pending = { kind: 'talk', id: this.newId(), seat: this.seat, text: 'hello' };
    else if (kind === 3 && shown !== undefined && shown.undo !== null)
      this.pending = { kind: 'undo', id: this.newId(), seat: this.seat, question: shown.question };
    else if (kind < 8) await this.look();
    else await this.wake(400 + chance.below(800));
  }

  /** Asks any machine how the table is. */
  private async look(): Promise<void> {
    const least = this.moment;
    const { table } = this;
    const answer = await this.ask('GET', `/api/tables/${table}`);
    if (answer?.status !== 200) return;
    const { table: state } = answer.body as { table: TableState };
    if (this.state === null || state.version === this.state.version) {
      const isPlayable = state.newest === undefined;
      if (isPlayable) this.judge.read(this, state, least);
    }
  }

  /** A bot has taken the seat. */
  private async comeBack(): Promise<void> {
    const answer = await this.ask('POST', `/api/tables/${this.table}/do`, { do: 'back', seat: this.seat });
    if (answer?.status === 200) this.state = (answer.body as { table: TableState }).table;
    else await this.timeline.wait(1000);
  }

  private newId(): string {
    return `${this.name}-${String(++this.ids).padStart(8, '0')}`;
  }

  /** Sends a command until it is answered, always with the same id. */
  private async give(command: Command): Promise<void> {
    const { table } = this;
    const name = `${command.seat}:${command.id}`;
    this.judge.sent(table, name);
    const byHttp = this.chance.below(4) === 0;
    const { code, moment } = byHttp ? await this.giveByHttp(command) : await this.giveBySocket(command);
    this.timeline.note(this.name, command.kind, command.id, code);
    if (code === 'done') {
      this.judge.acknowledged(table, name);
      this.moment = Math.max(this.moment, moment);
      if (command.kind === 'command') this.answered = command.question;
      this.settled();
      return;
    }
    if (isTrouble(code)) {
      if (isUnknown(code)) this.isOpen = true;
      // Otherwise it speaks of this try alone.
      else if (!this.isOpen) this.judge.refused(table, name, code);
      await this.timeline.wait(200 + this.chance.below(1500));
      return;
    }
    if (isElsewhere(code)) {
      await this.timeline.wait(200);
      return;
    }
    this.judge.refused(table, name, code);
    this.settled();
    await this.wake(300);
  }

  private settled(): void {
    this.pending = null;
    this.isOpen = false;
  }

  private async giveByHttp(command: Command): Promise<{ code: string; moment: number }> {
    const { kind, ...rest } = command;
    const path = kind === 'talk' ? 'talk' : 'commands';
    const body = kind === 'undo' ? { ...rest, undo: true } : rest;
    const answer = await this.ask('POST', `/api/tables/${this.table}/${path}`, body);
    const moment = (answer?.body as { moment?: number } | null)?.moment ?? 0;
    return { code: codeOf(answer), moment };
  }

  private giveBySocket(command: Command): Promise<{ code: string; moment: number }> {
    const { socket, machine } = this;
    if (socket === null || machine === null) return Promise.resolve({ code: 'lost', moment: 0 });
    return new Promise((resolve) => {
      const answered = this.judge.asked(machine, `${command.kind} ${command.id}`);
      const settle = (code: string, moment = 0) => {
        timer.cancel();
        answered();
        this.replies.delete(command.id);
        resolve({ code, moment });
      };
      const timer = this.timeline.after(PATIENCE, () => {
        settle('lost');
        this.hangUp();
      });
      this.replies.set(command.id, (reply) =>
        reply.kind === 'ack' ? settle('done', reply.moment) : settle(reply.refusal.code),
      );
      socket.say(command);
    });
  }
}

const machineHas = ({ games }: Machine, { game, version }: TableState): boolean =>
  games.get(game)?.version === version;

function codeOf(answer: HttpAnswer | null): string {
  if (answer === null) return 'lost';
  return answer.status === 200 ? 'done' : (answer.body as RefusalAnswer).refusal.code;
}
