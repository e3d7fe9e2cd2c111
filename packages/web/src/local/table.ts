import { type Bot, botOf } from '@entente/bots';
import {
  type Answer,
  type AnyGame,
  type Choice,
  kindOfQuestion,
  type LogEntry,
  type Position,
  promptOf,
  type Refusal,
  type Seat,
  SeededChance,
  Table,
  type Types,
  type Viewer,
} from '@entente/engine';
import type { Chair, LogPart, MomentAnswer, Shown, TableLine, TableState } from '../link/messages.ts';
import { isAtRest, type Starts, toLogLine } from './moments.ts';
import type { KeptTable } from './store.ts';

/** The rules have changed since: its log cannot be played with those of today. */
export class OldRules extends Error {}

/** A table of this device while it is being played. */
export class LocalTable {
  kept: KeptTable;
  /** How many of its entries are written down. */
  written: number;
  readonly game: AnyGame;
  readonly table: Table<Types>;
  /** Is its person to be asked also where there is only one answer? */
  keepAsking = false;
  private readonly starts: number[] = [0];
  private readonly bots = new Map<Seat, Bot<Types>>();

  constructor(game: AnyGame, kept: KeptTable) {
    this.game = game;
    this.kept = kept;
    this.written = kept.entries.length;
    if (kept.header.version !== game.version) throw new OldRules();
    this.table = new Table(game, kept.header, kept.secret);
    for (const entry of kept.entries) {
      if (this.table.redo(entry) !== null) throw new OldRules();
      this.noteMoment();
    }
    kept.chairs.forEach((chair, seat) => {
      if (chair.kind !== 'bot') return;
      const chance = new SeededChance(crypto.getRandomValues(new Uint32Array(1))[0]);
      this.bots.set(seat, botOf(game, chair.bot, chance));
    });
  }

  private noteMoment(): void {
    if (isAtRest(this.table)) this.starts.push(this.table.entries.length);
  }

  get moment(): number {
    return this.starts.length - 1;
  }

  get mine(): Seat[] {
    return this.kept.chairs.flatMap(({ kind }, seat) => (kind === 'me' ? [seat] : []));
  }

  get over(): boolean {
    return this.table.position.outcome !== null;
  }

  /** The bot that has to act before anybody else can see anything new. */
  get nextBot(): Seat | undefined {
    return this.table.position.asked.find((seat) => this.bots.has(seat));
  }

  question(viewer: Viewer): string {
    const given = viewer === 'spectator' ? 0 : (this.table.position.answers[viewer]?.length ?? 0);
    return `${this.moment}.${given}`;
  }

  take(seat: Seat, choice: Choice): Refusal | null {
    return this.entered(this.table.take(seat, choice));
  }

  /** Back to the last choice that the seat has made itself: what was given for it would be given again. */
  undo(seat: Seat): Refusal | null {
    const back = this.wayBack(seat);
    if (back === 0) return { code: 'refuse.noUndo', rule: '', with: {} };
    for (let step = 1; step < back; step++) {
      this.table.undo(seat);
      this.noteMoment();
    }
    return this.entered(this.table.undo(seat));
  }

  private wayBack(seat: Seat): number {
    return this.table.wayBack(seat, (g) => this.isGiven(seat, g));
  }

  /** Is a single answer of this seat given for it? Round one screen others see who is asked. */
  private isGiven(seat: Seat, g: Position<Types>): boolean {
    const { mine, keepAsking } = this;
    if (keepAsking || !mine.includes(seat)) return false;
    return mine.length === 1 || kindOfQuestion(this.game, g) === 'open';
  }

  /** Gives single answers that nobody needs to be asked for. True when there were any. */
  settle(): boolean {
    const before = this.table.entries.length;
    for (let given = this.nextGiven(); given !== null; given = this.nextGiven()) {
      this.table.take(given.seat, given.choice);
      this.noteMoment();
    }
    if (this.table.entries.length === before) return false;
    this.kept = { ...this.kept, entries: [...this.table.entries], line: this.line() };
    return true;
  }

  private nextGiven(): { seat: Seat; choice: Choice } | null {
    for (const seat of this.table.position.asked) {
      const choice = this.table.needless(seat, (g) => this.isGiven(seat, g));
      if (choice !== null) return { seat, choice };
    }
    return null;
  }

  private entered(answer: Answer): Refusal | null {
    if (!answer.ok) return answer.refusal;
    this.noteMoment();
    this.settle();
    this.kept = { ...this.kept, entries: [...this.table.entries], line: this.line() };
    return null;
  }

  letBotChoose(seat: Seat): void {
    const bot = this.bots.get(seat);
    if (bot !== undefined) this.take(seat, bot.choose(this.table.view(seat)));
  }

  shown(viewer: Viewer): Shown {
    const back = viewer === 'spectator' ? null : this.table.undoes(viewer, this.wayBack(viewer));
    return {
      ...shownOf(this.table, viewer, this.moment, this.question(viewer)),
      undo: back === null ? null : { ...back },
    };
  }

  /** How it looked at an earlier moment. */
  at(moment: number, viewer: Viewer): MomentAnswer {
    const last = this.moment;
    const within = Math.max(0, Math.min(last, moment));
    const then = this.table.at(this.starts[within]);
    const lines = then.logFor(viewer).map((line) => toLogLine(this.starts, line));
    return { shown: shownOf(then, viewer, within, `${within}.0`), log: { from: 0, lines }, last };
  }

  entriesAt(moment: number): number {
    return this.starts[Math.max(0, Math.min(this.moment, moment))];
  }

  logLines(entries: readonly LogEntry[]): LogPart['lines'] {
    const starts: Starts = this.starts;
    return entries.map((entry) => toLogLine(starts, entry));
  }

  private chairs(): Chair[] {
    return this.kept.chairs.map((chair, seat) => ({
      seat,
      kind: chair.kind === 'me' ? 'person' : 'bot',
      name: chair.name ?? null,
      bot: chair.kind === 'bot' ? chair.bot : null,
      mine: chair.kind === 'me',
      host: seat === this.mine[0],
      ready: true,
      online: true,
      seen: null,
      resigned: false,
      missed: 0,
      back: false,
      code: null,
      clock: null,
    }));
  }

  line(): TableLine {
    const { position } = this.table;
    return {
      ...this.kept.line,
      phase: this.over ? 'over' : 'running',
      names: this.kept.chairs.map(({ name }) => name ?? null),
      asked: [...position.asked],
      waits: position.asked.some((seat) => this.mine.includes(seat)),
      prompt: promptOf(this.game, this.table.view('spectator')),
      moment: this.moment,
      outcome: position.outcome,
      rematch: this.kept.rematch,
      changed: Date.now(),
    };
  }

  state(): TableState {
    const { position } = this.table;
    const { chance } = this.kept.header;
    const keyed = chance.kind === 'keyed' ? chance : { commitment: '', nonces: [] };
    return {
      id: this.kept.id,
      name: this.kept.name,
      game: this.game.id,
      version: this.game.version,
      options: { ...this.kept.header.options },
      phase: this.over ? 'over' : 'running',
      chairs: this.chairs(),
      host: true,
      pace: 'none',
      late: 'wait',
      visibility: 'link',
      talk: 'off',
      spectators: false,
      watching: 0,
      locked: true,
      code: null,
      dice: {
        commitment: keyed.commitment,
        nonces: [...keyed.nonces],
        secret: this.over ? this.kept.secret : null,
      },
      asked: [...position.asked],
      prompt: promptOf(this.game, this.table.view('spectator')),
      moment: this.moment,
      round: position.round,
      outcome: position.outcome,
      ended: null,
      proposal: null,
      rematch: this.kept.rematch,
      from: this.kept.from,
      created: this.kept.created,
      now: Date.now(),
    };
  }
}

function shownOf(table: Table<Types>, viewer: Viewer, moment: number, question: string): Shown {
  const view = table.view(viewer);
  const asked = viewer !== 'spectator' && view.asked.includes(viewer) && view.outcome === null;
  const choices = asked ? table.choices(viewer) : null;
  return {
    viewer,
    moment,
    question,
    view,
    prompt: promptOf(table.game, view),
    offers: (choices?.offers ?? []).map(({ choice, fill }) => {
      const open = { ...choice };
      if (fill === undefined) return { choice: open };
      // The check of a form is code and stays here; the answer to a command says whether it passed.
      if (fill.kind === 'amount') return { choice: open, fill };
      return { choice: open, fill: { kind: 'form' as const, blanks: mutable(fill.blanks) } };
    }),
    refused: (choices?.refused ?? []).map(({ choice, refusal }) => ({ choice: { ...choice }, refusal })),
    undo: null,
  };
}

/** The schemas of the wire know no `readonly`. */
function mutable<Value>(value: Value): never {
  return structuredClone(value) as never;
}
