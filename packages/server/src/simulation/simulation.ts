import { hash } from 'node:crypto';
import { type AnyGame, type SeededChance, useDigest } from '@entente/engine';
import type { CreateTable } from '@entente/protocol';
import { shelf } from '@entente/shelf';
import * as z from 'zod';
import { SimulatedDatabase } from './database.ts';
import { haveFaults } from './faults.ts';
import { Judge, Violation } from './judge.ts';
import { Machine } from './machine.ts';
import { SimulatedPlayer } from './player.ts';
import { migratedSchema } from './schema.ts';
import { Timeline } from './timeline.ts';

const SECOND = 1000;
/** When faults begin and end, when no new game begins, and when all is over, in milliseconds. */
const FAULTS_FROM = 2 * SECOND;
const CALM = 25 * SECOND;
const LAST_GAME = 28 * SECOND;
const END = 68 * SECOND;
/** How wrong a clock may be. */
const SKEW = 150 * SECOND;
const PROBE_EVERY = 4 * SECOND;

/** Short games: secret bids of all at once, and turns that can be taken back. */
const TITLES = ['goofspiel', 'connect-four'];

export interface SeedReport {
  readonly seed: number;
  /** What went wrong; null if nothing did. */
  readonly violation: string | null;
  /** Names everything that happened. */
  readonly trace: string;
  readonly seconds: number;
  readonly counts: Judge['counts'];
}

/** What all seeds share. */
interface Prepared {
  readonly schema: readonly string[];
  readonly games: readonly AnyGame[];
}

let prepared: Promise<Prepared> | null = null;

async function prepare(): Promise<Prepared> {
  z.config(z.locales.en());
  useDigest((text) => hash('sha256', text));
  return { schema: await migratedSchema(), games: await Promise.all(TITLES.map((id) => shelf[id]())) };
}

/** Runs three servers with players and faults, as this seed says. */
export async function simulate(seed: number): Promise<SeedReport> {
  prepared ??= prepare();
  const { schema, games } = await prepared;
  const timeline = new Timeline(seed);
  const chance = timeline.chanceFor('world');
  const database = new SimulatedDatabase(timeline, schema);
  const newer = games.map((game) => ({ ...game, version: game.version + 1 }));
  const isUpgrade = chance.below(3) === 0;
  const areSmall = timeline.chanceFor('memory').below(2) === 0;
  const wrong = chance.below(5) < 2 ? chance.below(3) : -1;
  const problems: string[] = [];
  const watcher = {
    fault: ({ name }: Machine, words: string) => void problems.push(`${name} met a fault: ${words}`),
  };
  const machines = ['one', 'two', 'three'].map((name, index) => {
    const own = isUpgrade && index === 2 ? newer : games;
    const skew = index === wrong ? chance.below(2 * SKEW) - SKEW : 0;
    return new Machine(name, database, new Map(own.map((game) => [game.id, game])), skew, watcher, areSmall);
  });
  const judge = new Judge(timeline, database, [...games, ...newer], machines);
  const rejected = (fault: unknown) =>
    void problems.push(
      fault instanceof Violation ? fault.message : `a server would have ended: ${wordsOf(fault)}`,
    );
  process.on('unhandledRejection', rejected);
  let violation: string | null = null;
  try {
    for (const machine of machines) machine.start();
    // While machines are replaced by newer ones, servers end.
    haveFaults(machines, database, FAULTS_FROM, CALM, isUpgrade ? ['crash'] : []);
    probe(timeline, machines, judge);
    const players = haveParties(timeline, machines, judge, chance);
    await timeline.run(timeline.now + END, () => {
      judge.check();
      if (problems.length > 0) throw new Violation(problems[0]);
    });
    for (const player of players) player.checkEnd();
  } catch (fault) {
    violation = fault instanceof Violation ? fault.message : `a server would have ended: ${wordsOf(fault)}`;
  } finally {
    process.off('unhandledRejection', rejected);
    database.close();
  }
  const seconds = timeline.elapsed / SECOND;
  return { seed, violation, trace: timeline.traceHash, seconds, counts: judge.counts };
}

const wordsOf = (fault: unknown): string =>
  fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);

/** Asks every machine again and again whether it is well. */
function probe(timeline: Timeline, machines: readonly Machine[], judge: Judge): void {
  for (const machine of machines) {
    const ask = () => {
      timeline.after(PROBE_EVERY, ask);
      if (!machine.isUp || machine.isFrozen) return;
      const answered = judge.asked(machine, 'GET /healthz', true);
      machine.request('GET', '/healthz', {}, undefined, ({ status }) => {
        answered();
        if (status !== 200) judge.unwell(machine);
      });
    };
    timeline.after(PROBE_EVERY, ask);
  }
}

/** Some people who play one game after the other. */
function haveParties(
  timeline: Timeline,
  machines: readonly Machine[],
  judge: Judge,
  chance: SeededChance,
): SimulatedPlayer[] {
  const sizes = Array.from({ length: 1 + chance.below(2) }, () => 1 + chance.below(3));
  return sizes.flatMap((size, party) => {
    const people = Array.from(
      { length: size },
      (_, number) => new SimulatedPlayer(`p${party}${number}`, timeline, machines, judge),
    );
    void haveParty(timeline, people, timeline.chanceFor(`party ${party}`));
    return people;
  });
}

const nonceOf = (seat: number) => `${'0'.repeat(16)}${seat}`;

async function haveParty(
  timeline: Timeline,
  people: readonly SimulatedPlayer[],
  chance: SeededChance,
): Promise<void> {
  await Promise.all(people.map((player) => player.come()));
  while (timeline.elapsed < LAST_GAME) {
    const [host, ...others] = people;
    const table = await host.create(wishFor(people.length, chance));
    for (const [index, player] of others.entries())
      await player.act(
        table.id,
        { do: 'take', seat: index + 1, code: table.code },
        ({ chairs }) => chairs[index + 1].person === player.person,
      );
    await Promise.all(
      people.map((player, seat) =>
        player.act(
          table.id,
          { do: 'ready', seat, nonce: nonceOf(seat) },
          ({ chairs }) => chairs[seat].nonce === nonceOf(seat),
        ),
      ),
    );
    await host.act(table.id, { do: 'start' }, ({ phase }) => phase !== 'lobby');
    await Promise.all(people.map((player, seat) => player.play(table.id, seat, END)));
    for (const player of people) player.leave();
  }
}

function wishFor(people: number, chance: SeededChance): CreateTable {
  const game = people <= 2 && chance.below(2) === 0 ? 'connect-four' : 'goofspiel';
  const bots = game === 'connect-four' ? 2 - people : people === 1 ? 1 + chance.below(2) : chance.below(3);
  return {
    game,
    chairs: [
      { kind: 'me' },
      ...Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const),
      ...Array.from(
        { length: bots },
        () => ({ kind: 'bot', bot: chance.below(2) === 0 ? 'random' : 'greedy' }) as const,
      ),
    ],
    pace: chance.below(2) === 0 ? 'live' : 'none',
    late: (['bot', 'default', 'answer', 'wait'] as const)[chance.below(4)],
    talk: 'table',
  };
}
