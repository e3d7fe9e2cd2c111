/**
 * ./entente bench server --class [--classes 1] [--processes 1,2] [--seconds 30] [--quick] [--json] [--check]
 *
 * Whole classes over real sockets on the loopback: 60 students at 15 tables of Limit, with the pages of the organiser and the projector,
 * everybody who is asked answers after 1 to 4 seconds. Measured is the time from an answer to the last screen of its table. With
 * `--processes`, these numbers of servers on one Postgres each, and students spread over them; otherwise one server with SQLite.
 */
import { loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { SeededChance } from '@entente/engine';
import type { ClassDoor, ClassLead } from '@entente/protocol';
import { ClassOfStudents } from './class-students.ts';
import { comeIn, get, post } from './requests.ts';
import { Servers } from './servers.ts';

const { values: flags } = parseArgs({
  options: {
    classes: { type: 'string', default: '1' },
    processes: { type: 'string' },
    seconds: { type: 'string' },
    quick: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
});

const STUDENTS = 60;
const SEATS = 4;
/** Milliseconds between two questions of the organiser's page, and of the projector. */
const LEAD_EVERY = 2500;
const SCREEN_EVERY = 4000;
/** An answer should be on the last screen of its table within this time, 99 times of 100. */
const MOST = 250;
const SECONDS = Number(flags.seconds ?? (flags.quick ? 8 : 40));
const CLASSES = Number(flags.classes);

interface Row {
  readonly servers: string;
  readonly classes: number;
  readonly answers: number;
  /** Milliseconds: from the first to the last of a class who came in; from an answer to the last screen; until all are paused. */
  readonly joined: number;
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
  readonly paused: number;
  /** Bytes, and processor time as a share of one core, of all servers. */
  readonly memory: number;
  readonly cpu: number;
  readonly refused: number;
  /** Of the machine, while they played. */
  readonly load: number;
}

const at = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** One class with its organiser, whose pages ask as in a browser. */
class Lesson {
  private readonly address: string;
  private readonly teacher: string;
  readonly id: string;
  readonly code: string;
  private students: ClassOfStudents | null = null;
  private readonly timers: NodeJS.Timeout[] = [];

  private constructor(address: string, teacher: string, lead: ClassLead) {
    this.address = address;
    this.teacher = teacher;
    this.id = lead.id;
    this.code = lead.code;
  }

  static async begin(address: string, number: number): Promise<Lesson> {
    const teacher = await comeIn(address, `Teacher ${number}`);
    const wish = { name: `Class ${number}`, language: 'en', game: 'limit', seats: SEATS, sameDice: true };
    const made = await post(address, teacher, '/api/classes', { ...wish, options: { teaching: true } });
    const { class: id } = (await made.json()) as { class: string };
    return new Lesson(address, teacher, await get<ClassLead>(address, teacher, `/api/classes/${id}`));
  }

  do(act: object): Promise<Response> {
    return post(this.address, this.teacher, `/api/classes/${this.id}/do`, act);
  }

  /** Everybody comes at once, with names from the list. Returns the milliseconds until the last is in. */
  async join(addresses: readonly string[], chance: SeededChance): Promise<number> {
    const began = performance.now();
    const cookies = await Promise.all(
      Array.from({ length: STUDENTS }, (_, number) => this.come(addresses[number % addresses.length])),
    );
    const joined = performance.now() - began;
    await this.do({ do: 'divide', gaps: 'bots' });
    const places = await Promise.all(
      cookies.map(async (cookie, number) => {
        const address = addresses[number % addresses.length];
        const { me } = await get<ClassDoor>(address, cookie, `/api/class/${this.code}`);
        return { address, cookie, table: me?.table ?? '' };
      }),
    );
    this.students = await ClassOfStudents.sitDown(places, chance);
    const ask = (path: string) => void get(this.address, this.teacher, path).catch(() => {});
    this.timers.push(
      setInterval(() => ask(`/api/classes/${this.id}`), LEAD_EVERY),
      setInterval(() => ask(`/api/class/${this.code}/screen`), SCREEN_EVERY),
    );
    return joined;
  }

  /** A student takes a name that is offered; others may be faster. */
  private async come(address: string): Promise<string> {
    for (;;) {
      const { free } = await get<ClassDoor>(address, '', `/api/class/${this.code}`);
      const name = free[Math.floor(Math.random() * free.length)];
      const answer = await fetch(`${address}/api/class/${this.code}/join`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
      if (answer.ok) return /entente=[\w-]+/.exec(answer.headers.get('set-cookie') ?? '')?.[0] ?? '';
    }
  }

  private get seated(): ClassOfStudents {
    if (this.students === null) throw new Error('nobody is here');
    return this.students;
  }

  play(): void {
    this.seated.play();
  }

  rest(): ReturnType<ClassOfStudents['rest']> {
    return this.seated.rest();
  }

  /** Milliseconds from the press until every screen is paused. */
  async pause(): Promise<number> {
    const began = performance.now();
    const paused = this.seated.untilPaused();
    await this.do({ do: 'pause', words: 'Look at the wall' });
    await paused;
    return performance.now() - began;
  }

  end(): void {
    for (const timer of this.timers) clearInterval(timer);
    this.students?.end();
  }
}

async function measure(processes: number): Promise<Row> {
  const servers = await Servers.ready(processes);
  try {
    const chance = new SeededChance(1);
    const { addresses } = servers;
    const lessons: Lesson[] = [];
    const joined: number[] = [];
    for (let number = 0; number < CLASSES; number++) {
      const lesson = await Lesson.begin(addresses[number % addresses.length], number + 1);
      joined.push(await lesson.join(addresses, chance));
      lessons.push(lesson);
    }
    const before = await servers.usage();
    const began = performance.now();
    for (const lesson of lessons) lesson.play();
    await wait(SECONDS * 1000);
    const seconds = (performance.now() - began) / 1000;
    const after = await servers.usage();
    const [load] = loadavg();
    const played = lessons.map((lesson) => lesson.rest());
    const paused = await Promise.all(lessons.map((lesson) => lesson.pause()));
    for (const lesson of lessons) lesson.end();
    const times = played.flatMap((one) => one.times);
    return {
      servers: processes === 0 ? 'SQLite' : `Postgres x${processes}`,
      classes: CLASSES,
      answers: times.length,
      joined: Math.max(...joined),
      p50: at(times, 0.5),
      p99: at(times, 0.99),
      most: Math.max(...times),
      paused: Math.max(...paused),
      memory: after.memory,
      cpu: (after.cpu - before.cpu) / seconds,
      refused: played.reduce((sum, { refused }) => sum + refused, 0),
      load,
    };
  } finally {
    await servers.end();
  }
}

const rows: Row[] = [];
for (const processes of flags.processes?.split(',').map(Number) ?? [0]) rows.push(await measure(processes));
if (flags.json) console.log(JSON.stringify({ rows }, null, 2));
else {
  console.log(
    'servers      classes  answers  all in  p50 ms  p99 ms  most ms  paused ms  memory MB  cores  load',
  );
  for (const row of rows) {
    const numbers = [
      `${row.classes}`.padStart(7),
      `${row.answers}`.padStart(8),
      row.joined.toFixed(0).padStart(7),
      row.p50.toFixed(0).padStart(7),
      row.p99.toFixed(0).padStart(7),
      row.most.toFixed(0).padStart(8),
      row.paused.toFixed(0).padStart(10),
      (row.memory / 1e6).toFixed(0).padStart(10),
      row.cpu.toFixed(2).padStart(6),
      row.load.toFixed(1).padStart(5),
    ];
    console.log(`${row.servers.padEnd(12)} ${numbers.join(' ')}`);
  }
}
if (flags.check && rows.some(({ p99 }) => !(p99 < MOST))) process.exitCode = 1;
process.exit();
