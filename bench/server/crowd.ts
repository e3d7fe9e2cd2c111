/**
 * Players of real games who know no rules, in a process of their own: each thinks for a while, and then takes one of its offers
 * at random. They read only what they need of a message. When a game is over, its players begin the next one.
 */
import { randomBytes } from 'node:crypto';
import { SeededChance } from '@entente/engine';
import type { Shown, TableState } from '@entente/protocol';
import { type Change, changed, type Json } from '@entente/protocol/changes';
import { anyChoice } from '@entente/server/any-choice';
import { readView } from './read-view.ts';
import { lookBack } from './reader.ts';
import { comeIn, post } from './requests.ts';
import { Wire } from './wire.ts';

export interface CrowdOrder {
  /** Of servers that share a database: the players of a table are spread over them. */
  readonly addresses: readonly string[];
  readonly game: string;
  readonly seats: number;
  /** Mean milliseconds of thought. */
  readonly think: number;
  /** They take whole views, as other programs do. */
  readonly whole: boolean;
  /** Number of readers, which look back at these games all the time. */
  readonly readers: number;
}

export type CrowdTask =
  /** Sit down until there are this number of tables. */
  { readonly tables: number } | { readonly seconds: number };

export interface CrowdAnswer {
  readonly seconds: number;
  /** Milliseconds from each command to its acknowledgement. */
  readonly times: number[];
  /** Bytes that each viewer was sent for each view. */
  readonly bytes: number[];
  readonly refused: number;
  /** Answers to readers. */
  readonly reads: number;
}

/** Milliseconds before a refused player tries something else. */
const PAUSE = 20;
/** Tables that are begun at a time. */
const AT_ONCE = 10;

class Crowd {
  readonly order: CrowdOrder;
  readonly chance = new SeededChance(1);
  private readonly people: readonly string[];
  private readonly players: Player[] = [];
  private readonly tables: string[] = [];
  playing = false;
  times: number[] = [];
  bytes: number[] = [];
  refused = 0;
  underWay = 0;
  onRest: () => void = () => {};

  private constructor(order: CrowdOrder, people: readonly string[]) {
    this.order = order;
    this.people = people;
  }

  static async come(order: CrowdOrder): Promise<Crowd> {
    const names = Array.from({ length: order.seats }, (_, seat) => `P${seat}`);
    return new Crowd(order, await Promise.all(names.map((name) => comeIn(order.addresses[0], name))));
  }

  async sitDown(tables: number): Promise<void> {
    while (this.tables.length < tables) {
      const first = this.tables.length;
      const more = Math.min(AT_ONCE, tables - first);
      await Promise.all(Array.from({ length: more }, (_, place) => this.begin(first + place)));
    }
  }

  /** A table takes its place among the others, or that of one whose game is over. */
  private async begin(place: number): Promise<void> {
    const { addresses, game, seats } = this.order;
    const [address] = addresses;
    const [host, ...others] = this.people;
    const chairs = this.people.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' }));
    const made = await post(address, host, '/api/tables', { game, chairs });
    const { table } = (await made.json()) as { table: TableState };
    const act = (person: string, body: object) => post(address, person, `/api/tables/${table.id}/do`, body);
    for (const person of others) await act(person, { do: 'take', code: table.code });
    for (const [seat, person] of this.people.entries())
      await act(person, { do: 'ready', seat, nonce: randomBytes(16).toString('hex') });
    await act(host, { do: 'start' });
    const here: Player[] = [];
    let isOver = false;
    const over = () => {
      if (isOver) return;
      isOver = true;
      for (const player of here) player.stop();
      void this.begin(place);
    };
    for (let seat = 0; seat < seats; seat++)
      here.push(await Player.at(this, this.people[seat], table.id, seat, over));
    this.players.push(...here);
    this.tables[place] = table.id;
    if (this.playing) for (const player of here) player.next();
  }

  async play(seconds: number): Promise<CrowdAnswer> {
    Object.assign(this, { times: [], bytes: [], refused: 0, playing: true });
    const begin = performance.now();
    for (const player of this.players) player.next();
    const { addresses, readers } = this.order;
    const reading = Array.from({ length: readers }, (_, reader) =>
      lookBack(addresses[reader % addresses.length], this.tables, this.chance, () => this.playing),
    );
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    this.playing = false;
    const { times, bytes, refused } = this;
    const lasted = (performance.now() - begin) / 1000;
    const reads = (await Promise.all(reading)).reduce((sum, one) => sum + one, 0);
    const answer = { seconds: lasted, times, bytes, refused, reads };
    const rest = new Promise<void>((resolve) => {
      this.onRest = resolve;
    });
    if (this.underWay > 0) await rest;
    return answer;
  }
}

class Player {
  private readonly crowd: Crowd;
  private readonly seat: number;
  private readonly over: () => void;
  private wire: Wire | null = null;
  private shown: { question: string; offers: Json } = { question: '', offers: [] };
  private received = 0;
  private sent = 0;
  private isBusy = false;
  private isThinking = false;
  private isDone = false;

  private constructor(crowd: Crowd, seat: number, over: () => void) {
    this.crowd = crowd;
    this.seat = seat;
    this.over = over;
  }

  static async at(
    crowd: Crowd,
    person: string,
    table: string,
    seat: number,
    over: () => void,
  ): Promise<Player> {
    const player = new Player(crowd, seat, over);
    const { addresses, whole } = crowd.order;
    const address = addresses[seat % addresses.length];
    let onWelcome = () => {};
    const welcome = new Promise<void>((resolve) => {
      onWelcome = resolve;
    });
    const path = whole ? '/api/socket' : '/api/socket?changes=1';
    const wire = await Wire.open(address, path, person, (text) => {
      if (text.startsWith('{"kind":"welcome"')) onWelcome();
      player.hear(text);
    });
    player.wire = wire;
    wire.send(JSON.stringify({ kind: 'hello', table }));
    const pulse = setInterval(
      () => (player.isDone ? clearInterval(pulse) : wire.send('{"kind":"ping"}')),
      20_000,
    );
    await welcome;
    return player;
  }

  stop(): void {
    this.isDone = true;
    this.wire?.end();
  }

  private hear(text: string): void {
    this.received += text.length;
    if (text.startsWith('{"kind":"ack"')) this.answered();
    else if (text.startsWith('{"kind":"refusal"')) this.refused();
    else if (text.startsWith('{"kind":"table')) {
      if (text.includes('"phase":"over"')) this.over();
    } else if (text.startsWith('{"kind":"view')) {
      if (this.crowd.playing) this.crowd.bytes.push(this.received);
      this.received = 0;
      if (text.startsWith('{"kind":"viewChange"')) this.change(text);
      else this.shown = readView(text);
      this.next();
    }
  }

  private change(text: string): void {
    const { question, offers } = (JSON.parse(text) as { change: Readonly<Record<string, Change>> }).change;
    if (typeof question === 'string') this.shown.question = question;
    if (offers !== undefined) this.shown.offers = changed(this.shown.offers, offers);
  }

  private answered(): void {
    const { crowd } = this;
    if (crowd.playing) crowd.times.push(performance.now() - this.sent);
    this.rest();
    this.next();
  }

  /** A form was filled in badly, or the question is over. */
  private refused(): void {
    this.crowd.refused++;
    this.rest();
    setTimeout(() => this.next(), PAUSE);
  }

  private rest(): void {
    if (!this.isBusy) return;
    this.isBusy = false;
    if (--this.crowd.underWay === 0 && !this.crowd.playing) this.crowd.onRest();
  }

  private get canAct(): boolean {
    return this.crowd.playing && !this.isBusy && !this.isDone && (this.shown.offers as Json[]).length > 0;
  }

  next(): void {
    if (this.isThinking || !this.canAct) return;
    this.isThinking = true;
    const { crowd } = this;
    setTimeout(
      () => {
        this.isThinking = false;
        if (!this.canAct) return;
        this.isBusy = true;
        crowd.underWay++;
        this.sent = performance.now();
        const { question } = this.shown;
        const choice = anyChoice(this.shown as unknown as Shown, crowd.chance);
        const id = randomBytes(8).toString('hex');
        this.wire?.send(JSON.stringify({ kind: 'command', id, seat: this.seat, question, choice }));
      },
      crowd.order.think * (0.5 + Math.random()),
    );
  }
}

const [order] = process.argv.slice(2);
if (order !== undefined) {
  const crowd = await Crowd.come(JSON.parse(order) as CrowdOrder);
  process.on('message', (task: CrowdTask) => {
    const done = 'tables' in task ? crowd.sitDown(task.tables) : crowd.play(task.seconds);
    void done.then((answer) => process.send?.(answer ?? 'seated'));
  });
  process.on('disconnect', () => process.exit(0));
  process.send?.('here');
}
