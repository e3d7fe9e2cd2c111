/** Students of a class at their tables, who know no rules and take any offer. */
import { randomBytes } from 'node:crypto';
import type { SeededChance } from '@entente/engine';
import type { Shown } from '@entente/protocol';
import { anyChoice } from '@entente/server/any-choice';
import { readView } from './read-view.ts';
import { between, Wire } from './wire.ts';

export interface Place {
  readonly address: string;
  readonly cookie: string;
  readonly table: string;
}

/** Milliseconds of thought. */
const LEAST_THOUGHT = 1000;
const MOST_THOUGHT = 4000;

/** An answer on its way to all screens of its table. */
interface Answer {
  readonly sent: number;
  /** The moment that it led to; unknown until it is acknowledged. */
  moment: number | null;
}

export class ClassOfStudents {
  private readonly students: Student[] = [];
  readonly chance: SeededChance;
  playing = false;
  times: number[] = [];
  refused = 0;

  private constructor(chance: SeededChance) {
    this.chance = chance;
  }

  static async sitDown(places: readonly Place[], chance: SeededChance): Promise<ClassOfStudents> {
    const all = new ClassOfStudents(chance);
    const tables = new Map<string, Screens>();
    for (const { table } of places) tables.set(table, tables.get(table) ?? new Screens(all));
    for (const place of places) {
      const screens = tables.get(place.table);
      if (screens !== undefined) all.students.push(await Student.at(all, place, screens));
    }
    return all;
  }

  play(): void {
    this.times = [];
    this.playing = true;
    for (const student of this.students) student.next();
  }

  /** What was measured. Nobody answers any more. */
  rest(): { readonly times: readonly number[]; readonly refused: number } {
    this.playing = false;
    return { times: this.times, refused: this.refused };
  }

  async untilPaused(): Promise<void> {
    await Promise.all(this.students.map((student) => student.paused));
  }

  end(): void {
    for (const student of this.students) student.end();
  }
}

/** The screens of one table: an answer is over when all of them show what it led to. */
class Screens {
  private readonly all: ClassOfStudents;
  readonly moments: number[] = [];
  private readonly waiting: Answer[] = [];

  constructor(all: ClassOfStudents) {
    this.all = all;
  }

  sent(): Answer {
    const answer = { sent: performance.now(), moment: null };
    this.waiting.push(answer);
    return answer;
  }

  /** @param moment null when it was refused, or led to nothing that others see */
  acknowledged(answer: Answer, moment: number | null): void {
    answer.moment = moment;
    if (moment === null) this.waiting.splice(this.waiting.indexOf(answer), 1);
    else this.look();
  }

  shown(screen: number, moment: number): void {
    this.moments[screen] = moment;
    this.look();
  }

  private look(): void {
    const least = Math.min(...this.moments);
    for (const answer of [...this.waiting]) {
      if (answer.moment === null || answer.moment > least) continue;
      this.waiting.splice(this.waiting.indexOf(answer), 1);
      if (this.all.playing) this.all.times.push(performance.now() - answer.sent);
    }
  }
}

class Student {
  private readonly all: ClassOfStudents;
  private readonly screens: Screens;
  private readonly screen: number;
  private wire: Wire | null = null;
  private shown: ReturnType<typeof readView> = { question: '', offers: [] };
  private seat = 0;
  private answer: Answer | null = null;
  private before = 0;
  private isThinking = false;
  private isDone = false;
  readonly paused: Promise<void>;
  private onPaused: () => void = () => {};

  private constructor(all: ClassOfStudents, screens: Screens) {
    this.all = all;
    this.screens = screens;
    this.screen = screens.moments.push(0) - 1;
    this.paused = new Promise((resolve) => {
      this.onPaused = resolve;
    });
  }

  static async at(
    all: ClassOfStudents,
    { address, cookie, table }: Place,
    screens: Screens,
  ): Promise<Student> {
    const student = new Student(all, screens);
    let onWelcome = () => {};
    const welcome = new Promise<void>((resolve) => {
      onWelcome = resolve;
    });
    const wire = await Wire.open(address, '/api/socket', cookie, (text) => {
      if (text.startsWith('{"kind":"welcome"')) onWelcome();
      student.hear(text);
    });
    student.wire = wire;
    wire.send(JSON.stringify({ kind: 'hello', table }));
    const pulse = setInterval(
      () => (student.isDone ? clearInterval(pulse) : wire.send('{"kind":"ping"}')),
      20_000,
    );
    await welcome;
    return student;
  }

  end(): void {
    this.isDone = true;
    this.wire?.end();
  }

  private hear(text: string): void {
    if (text.startsWith('{"kind":"table"') && text.includes('"phase":"paused"')) this.onPaused();
    else if (text.startsWith('{"kind":"ack"'))
      this.acknowledged(Number(between(text, '"moment":', '}')?.split(',')[0]));
    else if (text.startsWith('{"kind":"refusal"')) {
      this.all.refused++;
      this.acknowledged(null);
    } else if (text.startsWith('{"kind":"view"')) {
      const viewer = between(text, '"viewer":', ',');
      if (viewer === null || viewer.startsWith('"')) return;
      this.seat = Number(viewer);
      this.shown = readView(text);
      this.screens.shown(this.screen, Number(this.shown.question.split('.')[0]));
      this.next();
    }
  }

  private acknowledged(moment: number | null): void {
    const { answer, before } = this;
    this.answer = null;
    // The others see nothing of a secret answer before all have given theirs.
    if (answer !== null)
      this.screens.acknowledged(answer, moment === null || moment === before ? null : moment);
    this.next();
  }

  next(): void {
    if (this.isThinking || !this.canAct) return;
    this.isThinking = true;
    setTimeout(
      () => {
        this.isThinking = false;
        if (this.canAct) this.decide();
      },
      LEAST_THOUGHT + Math.random() * (MOST_THOUGHT - LEAST_THOUGHT),
    );
  }

  private get canAct(): boolean {
    const { offers } = this.shown;
    return (
      this.all.playing && this.answer === null && !this.isDone && Array.isArray(offers) && offers.length > 0
    );
  }

  private decide(): void {
    const { question } = this.shown;
    const choice = anyChoice(this.shown as unknown as Shown, this.all.chance);
    this.before = Number(question.split('.')[0]);
    this.answer = this.screens.sent();
    const id = randomBytes(8).toString('hex');
    this.wire?.send(JSON.stringify({ kind: 'command', id, seat: this.seat, question, choice }));
  }
}
