import { setTimeout as wait } from 'node:timers/promises';
import { SeededChance } from '@entente/engine';
import type { Store } from '../store/store.ts';
import { anyChoice } from './any-choice.ts';
import { latestView, startedTable } from './goofspiel.ts';
import { Guest, type GuestSocket, newCommandId } from './guest.ts';

/** A refusal that says nothing about what was sent: it is sent again as it was. */
const AGAIN = new Set(['refuse.store', 'refuse.unknown']);
const PAUSE = 100;
/** After this many acknowledged answers, one of them says something. */
const TALKS_EVERY = 7;

interface Acknowledged {
  readonly table: string;
  readonly command: string;
}

/**
 * People who play one game after the other, whatever happens to the servers, and talk: they come back after anything, to any
 * address, and say again what was not answered, with the same id. They know no rules and take any offer.
 */
export class SteadyPlayers {
  readonly acknowledged: Acknowledged[] = [];
  private readonly people: readonly Guest[];
  private readonly bots: number;
  private readonly game: string;
  private readonly chance = new SeededChance(11);
  private readonly addresses: () => readonly string[];
  private readonly waiting: { readonly count: number; resolve(): void }[] = [];
  private readonly lines = new Set<GuestSocket>();
  private isStopped = false;
  private turn = 0;
  private playing: Promise<void> = Promise.resolve();

  private constructor(
    people: readonly Guest[],
    bots: number,
    addresses: () => readonly string[],
    game: string,
  ) {
    this.people = people;
    this.bots = bots;
    this.game = game;
    this.addresses = addresses;
  }

  /** @param addresses the servers that are there by now */
  static async come(
    size: number,
    bots: number,
    addresses: () => readonly string[],
    game = 'goofspiel',
  ): Promise<SteadyPlayers> {
    const [address] = addresses();
    const people = await Promise.all(
      Array.from({ length: size }, (_, number) => Guest.come(address, `P${number}`)),
    );
    const players = new SteadyPlayers(people, bots, addresses, game);
    players.playing = players.playOn();
    return players;
  }

  /** Resolves after this many more acknowledged answers. */
  progress(more: number): Promise<void> {
    const count = this.acknowledged.length + more;
    return new Promise((resolve) => this.waiting.push({ count, resolve }));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    for (const line of this.lines) line.hangUp();
    await this.playing;
  }

  /** What was acknowledged and is not stored, and what is stored twice; answers and talk. */
  async complaints(store: Store): Promise<string[]> {
    const complaints: string[] = [];
    for (const table of new Set(this.acknowledged.map((one) => one.table))) {
      const whole = await store.tables.load(table);
      const all = [...(whole?.entries ?? []), ...(whole?.talk ?? [])];
      // The last answer in a reaction window is an entry only when that closes.
      const held = whole?.doc.window?.held?.command ?? null;
      const stored = [...all.map(({ command }) => command), held].filter((command) => command !== null);
      const kept = new Set(stored);
      if (kept.size < stored.length) complaints.push(`${table}: something is stored twice`);
      for (const one of this.acknowledged)
        if (one.table === table && !kept.has(one.command))
          complaints.push(`${table}: ${one.command} is lost`);
    }
    return complaints;
  }

  private async playOn(): Promise<void> {
    while (!this.isStopped) {
      const table = await this.persistently(
        async () => (await startedTable(this.here(), this.bots, 'none', this.game)).id,
      );
      if (table !== null) await Promise.all(this.people.map((_, seat) => this.playSeat(table, seat)));
    }
  }

  /** Each of them at another server. */
  private here(): Guest[] {
    const addresses = this.addresses();
    return this.people.map((guest) => guest.movedTo(addresses[this.turn++ % addresses.length]));
  }

  private async persistently<Result>(work: () => Promise<Result>): Promise<Result | null> {
    while (!this.isStopped) {
      try {
        return await work();
      } catch {
        await wait(PAUSE);
      }
    }
    return null;
  }

  private async playSeat(table: string, seat: number): Promise<void> {
    const unanswered = new Map<string, Parameters<GuestSocket['command']>[0]>();
    await this.persistently(async () => {
      const line = await this.here()[seat].sit(table);
      this.lines.add(line);
      // A player who came in the meantime would wait for the others in vain.
      if (this.isStopped) line.hangUp();
      try {
        await this.play(line, table, seat, unanswered);
      } finally {
        this.lines.delete(line);
        line.hangUp();
      }
    });
  }

  /** Until the game is over. Fails when the socket does. */
  private async play(
    line: GuestSocket,
    table: string,
    seat: number,
    unanswered: Map<string, Parameters<GuestSocket['command']>[0]>,
  ): Promise<void> {
    for (;;) {
      const shown = latestView(line, seat)?.shown;
      if (shown !== undefined && shown.view.outcome !== null) return;
      const [command] = unanswered.values();
      if (command !== undefined) {
        const answer = await line.command(command);
        if (answer.kind === 'refusal' && AGAIN.has(answer.refusal.code)) {
          await wait(PAUSE);
          continue;
        }
        unanswered.clear();
        if (answer.kind !== 'ack') continue;
        this.note({ table, command: `${seat}:${command.id}` });
        if (this.acknowledged.length % TALKS_EVERY > 0) continue;
        const id = newCommandId();
        unanswered.set(id, { kind: 'talk', id, seat, text: `Number ${this.acknowledged.length}` });
      } else if (shown !== undefined && shown.offers.length > 0) {
        const id = newCommandId();
        const choice = anyChoice(shown, this.chance);
        unanswered.set(id, { kind: 'command', id, seat, question: shown.question, choice });
      } else await line.next('view');
    }
  }

  private note(acknowledged: Acknowledged): void {
    const count = this.acknowledged.push(acknowledged);
    for (const one of this.waiting.splice(0)) {
      if (one.count <= count) one.resolve();
      else this.waiting.push(one);
    }
  }
}
