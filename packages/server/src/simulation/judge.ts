import type { AnyGame, Viewer } from '@entente/engine';
import type { Shown, TableState } from '@entente/protocol';
import { HostedGame, show } from '@entente/table';
import type { Clocks } from '../store/store.ts';
import { isPlayedByPerson, seatsOf, type TableDoc } from '../store/table-doc.ts';
import { beginningOf } from '../tables/beginning.ts';
import { dueOf } from '../tables/clock.ts';
import type { SimulatedDatabase } from './database.ts';
import type { Machine } from './machine.ts';
import type { Timeline } from './timeline.ts';

const SECOND = 1000;
/** The longest that bots and clocks may be due, that a client may be shown an old view, and that an answer may take, while nothing is in the way. */
const DUE = 40 * SECOND;
const STALE = 25 * SECOND;
const ANSWER = 30 * SECOND;
/** When `/healthz` has to answer, whatever is in the way; and when it has to say yes after that is gone. */
const HEALTH = 4 * SECOND;
const WELL_AGAIN = 15 * SECOND;
/** How far the shared clock may be off. */
const CLOCK = 1.5 * SECOND;

/** Something happened that never may. */
export class Violation extends Error {}

/** A client at a table, as far as it is judged. */
export interface Client {
  readonly name: string;
  readonly person: string;
  /** Where it is connected, and since when it has been welcome there. */
  readonly machine: Machine | null;
  readonly welcomeSince: number | null;
}

interface Question {
  readonly words: string;
  readonly machine: Machine;
  /** The run of the server that was asked. */
  readonly run: number;
  readonly since: number;
  readonly limit: number;
  /** Does it have to be answered even when the database is out of reach? */
  readonly always: boolean;
}

interface StoredRow {
  readonly id: string;
  readonly rev: number;
  readonly wake_at: number | null;
}

/** A table as it is stored, and what follows from its log. */
class JudgedTable {
  doc: TableDoc;
  clocks: Clocks | null = null;
  rev = 0;
  readonly entries: string[] = [];
  readonly commands = new Map<string, number>();
  readonly talk = new Map<string, number>();
  play: HostedGame | null = null;
  /** What each viewer sees, by the number of entries. */
  readonly views = new Map<Viewer, string[]>();
  /** When something last changed. */
  changedAt = 0;

  constructor(doc: TableDoc) {
    this.doc = doc;
  }
}

/** What a viewer sees of the game, in one order. */
function keyOf({
  public: open,
  facts,
  flow,
  round,
  outcome,
  private: hidden,
  answers,
  asked,
}: Shown['view']): string {
  return JSON.stringify([open, facts, flow, round, outcome, hidden, answers, asked]);
}

/**
 * Knows what is stored and what clients were told, and checks after every event that the one follows from the other: what
 * `docs/reliability.md` lists.
 */
export class Judge {
  private readonly timeline: Timeline;
  private readonly database: SimulatedDatabase;
  private readonly games: readonly AnyGame[];
  private readonly machines: readonly Machine[];
  private readonly tables = new Map<string, JudgedTable>();
  private readonly wellSince = new Map<Machine, number>();
  private readonly questions = new Set<Question>();
  private readonly undone = new Set<string>();
  /** By client and table: how many entries the last view that it was shown follows from. */
  private readonly seen = new Map<string, { entries: number; view: string; viewer: Viewer }>();
  private readonly clients = new Map<string, { readonly client: Client; readonly table: string }>();
  /** How much was checked. */
  readonly counts = { views: 0, entries: 0, acks: 0, events: 0 };

  constructor(
    timeline: Timeline,
    database: SimulatedDatabase,
    games: readonly AnyGame[],
    machines: readonly Machine[],
  ) {
    this.timeline = timeline;
    this.database = database;
    this.games = games;
    this.machines = machines;
    database.onChange = () => this.readAll();
  }

  fail(words: string): never {
    throw new Violation(words);
  }

  /** After every event. */
  check(): void {
    this.counts.events++;
    for (const machine of this.machines) {
      if (!machine.isWell) this.wellSince.delete(machine);
      else
        this.wellSince.set(
          machine,
          Math.max(machine.disturbedAt, this.wellSince.get(machine) ?? this.timeline.now),
        );
    }
    for (const table of this.tables.values()) this.checkDue(table);
    this.checkFresh();
    this.checkAnswers();
  }

  /** Takes in what has been stored. */
  private readAll(): void {
    const rows = this.database.read<StoredRow>('select id, rev, wake_at from tables order by id');
    for (const row of rows) {
      const known = this.tables.get(row.id);
      // People may still talk after the end.
      if (known?.doc.phase === 'over' && known.rev === row.rev) this.readTalk(row.id, known);
      else this.readTable(row, known);
    }
  }

  private readTable({ id, rev, wake_at: wakeAt }: StoredRow, known: JudgedTable | undefined): void {
    const entries = this.database.read<{ seq: number; entry: string; command: string | null }>(
      'select seq, entry, command from entries where table_id = ? and seq >= ? order by seq',
      id,
      known?.entries.length ?? 0,
    );
    let table = known;
    if (table === undefined || rev !== table.rev || entries.length > 0) {
      const [row] = this.database.read<{ doc: string; clocks: string | null }>(
        'select doc, clocks from tables where id = ?',
        id,
      );
      const doc = JSON.parse(row.doc) as TableDoc;
      table ??= new JudgedTable(doc);
      this.tables.set(id, table);
      this.checkClocks(table, doc);
      if (rev < table.rev) this.fail(`the revision of ${id} went back from ${table.rev} to ${rev}`);
      const clocks = row.clocks === null ? null : (JSON.parse(row.clocks) as Clocks);
      Object.assign(table, { rev, doc, clocks, changedAt: this.timeline.now });
      this.begin(table);
      for (const entry of entries) this.readEntry(table, entry);
      const [{ count }] = this.database.read<{ count: number }>(
        'select count(*) as count from entries where table_id = ?',
        id,
      );
      if (count !== table.entries.length)
        this.fail(`${table.entries.length - count} entries of ${id} are gone`);
    }
    this.readTalk(id, table);
    this.checkWake(table, wakeAt);
  }

  private readEntry(table: JudgedTable, row: { seq: number; entry: string; command: string | null }): void {
    const { seq, entry, command } = row;
    const { id } = table.doc;
    if (seq !== table.entries.length) this.fail(`the log of ${id} has a hole before entry ${seq}`);
    table.entries.push(entry);
    this.counts.entries++;
    if (command !== null) this.noteCommand(table.commands, id, command, seq);
    this.advance(table, entry);
  }

  /** What bots and clocks have to do is stored, so that any process can do it. */
  private checkWake({ doc, play, clocks }: JudgedTable, wakeAt: number | null): void {
    if (play === null || doc.phase !== 'running' || wakeAt !== null) return;
    const { asked } = play.position;
    const isTimed = clocks !== null && doc.late !== 'wait';
    if (asked.some((seat) => doc.chairs[seat].bot !== null || (isTimed && dueOf(clocks, seat) !== null)))
      this.fail(`nobody would ever look after ${doc.id}, though a bot or a clock has to act there`);
  }

  private readTalk(id: string, table: JudgedTable): void {
    const lines = this.database.read<{ number: number; body: string }>(
      'select number, body from talk where table_id = ? and number > ? order by number',
      id,
      Math.max(0, ...table.talk.values()),
    );
    for (const { number, body } of lines) {
      const { command } = JSON.parse(body) as { command: string | null };
      this.noteCommand(table.talk, id, command ?? `line ${number}`, number);
    }
  }

  /** Nothing is done twice, and nothing that was said not to be done. */
  private noteCommand(commands: Map<string, number>, table: string, command: string, at: number): void {
    const before = commands.get(command);
    if (before !== undefined)
      this.fail(`command ${command} of ${table} was carried out twice: ${before} and ${at}`);
    commands.set(command, at);
    if (this.undone.has(`${table} ${command}`))
      this.fail(`a client was told that nothing was done, but command ${command} of ${table} is stored`);
  }

  private begin(table: JudgedTable): void {
    const { doc, play } = table;
    if (play !== null || doc.phase === 'lobby' || doc.ended !== null) return;
    const game = this.games.find(({ id, version }) => id === doc.game && version === doc.version);
    if (game === undefined) this.fail(`table ${doc.id} began with rules that no machine has`);
    table.play = HostedGame.begin(game, beginningOf(doc));
    this.keepViews(table);
  }

  private advance(table: JudgedTable, entry: string): void {
    if (table.play === null) this.fail(`table ${table.doc.id} has entries before it began`);
    table.play.goOn([JSON.parse(entry) as Parameters<HostedGame['goOn']>[0][number]]);
    this.keepViews(table);
  }

  private keepViews({ play, views, doc }: JudgedTable): void {
    if (play === null) return;
    for (const viewer of [...doc.chairs.keys(), 'spectator' as const]) {
      const list = views.get(viewer) ?? [];
      views.set(viewer, list);
      list.push(keyOf(JSON.parse(JSON.stringify(show(play, viewer, false, 0).view)) as Shown['view']));
    }
  }

  /** Nobody loses a seat or a decision to the clock before their time is over by the one clock of all machines. */
  private checkClocks({ doc, clocks }: JudgedTable, next: TableDoc): void {
    if (clocks === null || doc.phase !== 'running') return;
    for (const [seat, chair] of doc.chairs.entries()) {
      const then = next.chairs[seat];
      const isReplaced = isPlayedByPerson(chair) && then.person === chair.person && then.bot !== null;
      const isMissed = (then.missed?.count ?? 0) > (chair.missed?.count ?? 0);
      if (!isReplaced && !isMissed) continue;
      const due = dueOf(clocks, seat);
      if (due === null || due > this.timeline.now + CLOCK)
        this.fail(
          `seat ${seat} of ${doc.id} was out of time ${due === null ? 'without a clock' : `${due - this.timeline.now} ms too early`}`,
        );
    }
  }

  /** Bots and clocks do not wait while any machine could look after them. */
  private checkDue({ doc, play, clocks, changedAt }: JudgedTable): void {
    if (play === null || doc.phase !== 'running') return;
    const { now } = this.timeline;
    if (now - changedAt <= DUE) return;
    const isBotAsked = play.position.asked.some((seat) => doc.chairs[seat].bot !== null);
    const isClockOver =
      clocks !== null &&
      doc.late !== 'wait' &&
      play.position.asked.some((seat) => (dueOf(clocks, seat) ?? Number.POSITIVE_INFINITY) < now - DUE);
    if (!isBotAsked && !isClockOver) return;
    const able = this.machines
      .filter((machine) => canPlay(machine, doc))
      .map((machine) => this.wellSince.get(machine));
    const since = Math.min(...able.map((time) => time ?? Number.POSITIVE_INFINITY));
    if (now - since > DUE)
      this.fail(
        `${isBotAsked ? 'a bot' : 'a clock'} of ${doc.id} has been due for more than ${DUE / SECOND} s`,
      );
  }

  /** A client at a well machine is not shown an old view for long. */
  private checkFresh(): void {
    const { now } = this.timeline;
    for (const { client, table: id } of this.clients.values()) {
      const { machine, welcomeSince } = client;
      const table = this.tables.get(id);
      if (machine === null || welcomeSince === null || table?.play == null || !canPlay(machine, table.doc))
        continue;
      const well = this.wellSince.get(machine);
      if (well === undefined || now - Math.max(well, welcomeSince, table.changedAt) <= STALE) continue;
      const seen = this.seen.get(`${client.name} ${id}`);
      const current = seen === undefined ? undefined : table.views.get(seen.viewer)?.at(-1);
      if (seen?.view !== current)
        this.fail(`${client.name} has been shown an old view of ${id} for more than ${STALE / SECOND} s`);
    }
  }

  private checkAnswers(): void {
    const { now } = this.timeline;
    for (const question of this.questions) {
      const { machine, run, since, limit, always, words } = question;
      // Nobody is there to answer any more, or nothing can happen there.
      if (machine.run !== run || machine.isFrozen) {
        this.questions.delete(question);
        continue;
      }
      if (now - since <= limit) continue;
      const well = this.wellSince.get(machine);
      if (always || (well !== undefined && now - well > limit))
        this.fail(`${machine.name} does not answer: ${words}`);
    }
  }

  /** A client asks a machine. Returns what to call when it is answered, or cannot be any more. */
  asked(machine: Machine, words: string, isHealth = false): () => void {
    const question: Question = {
      words,
      machine,
      run: machine.run,
      since: this.timeline.now,
      limit: isHealth ? HEALTH : ANSWER,
      always: isHealth,
    };
    this.questions.add(question);
    return () => void this.questions.delete(question);
  }

  /** `/healthz` said no. */
  unwell(machine: Machine): void {
    const since = this.wellSince.get(machine);
    // Here one transaction holds up all others; in Postgres it would not.
    if (this.timeline.now - this.database.blockedAt < HEALTH) return;
    if (since !== undefined && this.timeline.now - since > WELL_AGAIN)
      this.fail(
        `${machine.name} says that it is not well, but nothing has been in its way for ${WELL_AGAIN / SECOND} s`,
      );
  }

  follows(client: Client, table: string): void {
    this.clients.set(client.name, { client, table });
  }

  /** A client was told that its command is done. */
  acknowledged(table: string, command: string): void {
    this.counts.acks++;
    const judged = this.tables.get(table);
    if (judged?.commands.has(command) !== true && judged?.talk.has(command) !== true)
      this.fail(`command ${command} of ${table} was acknowledged and is not stored`);
  }

  /** A client was told that its command was not done. */
  refused(table: string, command: string, code: string): void {
    if (code === 'refuse.fault') this.fail(`command ${command} of ${table} met a fault`);
    if (code !== 'refuse.store') return;
    this.undone.add(`${table} ${command}`);
    const judged = this.tables.get(table);
    if (judged?.commands.has(command) === true || judged?.talk.has(command) === true)
      this.fail(`a client was told that nothing was done, but command ${command} of ${table} is stored`);
  }

  /** A client was told that nothing was done to a table. */
  denied(table: string, act: string, isDone: (doc: TableDoc) => boolean): void {
    const judged = this.tables.get(table);
    if (judged !== undefined && isDone(judged.doc))
      this.fail(`a client was told that nothing was done, but "${act}" is stored at ${table}`);
  }

  /** A client sends a command, perhaps again. */
  sent(table: string, command: string): void {
    this.undone.delete(`${table} ${command}`);
  }

  /** A client was shown a view: it must follow from the log so far, and from no less than the one before. */
  shown(client: Client, id: string, { view, viewer }: Shown): void {
    this.counts.views++;
    const table = this.tables.get(id);
    if (table === undefined) this.fail(`${client.name} was shown a table that is not stored`);
    const mine = seatsOf(table.doc, client.person);
    if (viewer !== 'spectator' && !mine.includes(viewer))
      this.fail(`${client.name} was shown the hand of seat ${viewer}`);
    const key = `${client.name} ${id}`;
    const before = this.seen.get(key)?.entries ?? 0;
    const text = keyOf(view);
    const views = table.views.get(viewer) ?? [];
    const entries = views.indexOf(text, before);
    if (entries < 0)
      this.fail(
        views.includes(text)
          ? `${client.name} was shown a view of ${id} from before what it had seen`
          : `${client.name} was shown a view of ${id} that does not follow from its log`,
      );
    this.seen.set(key, { entries, view: text, viewer });
  }

  /** What a client was told at one machine is true at every other. */
  read(client: Client, { id, moment }: TableState, least: number): void {
    if (moment < least)
      this.fail(`${client.name} was told moment ${least} of ${id}, and then moment ${moment}`);
  }
}

const canPlay = ({ games }: Machine, doc: TableDoc): boolean => games.get(doc.game)?.version === doc.version;
