/** What every host of tables does, at the terminal. */
import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import {
  type Answer,
  type AnyGame,
  type Choice,
  completeOptions,
  type Seat,
  type Viewer,
} from '@entente/engine';
import { shelf } from '@entente/shelf';
import { deal, HostedGame, Replay, show, showLog, showMeasures, showNow } from '@entente/table';
import { type Host, type HostAnswer, type TestedTable, testHost } from '@entente/testing';
import { Terminal } from '../base/terminal.ts';
import { practise } from './practice.ts';
import { seatName } from './seats.ts';
import { Sitting } from './sitting.ts';
import { speakerOf } from './speaker.ts';
import { PLAY_WORDS } from './words.ts';

const codeOf = (answer: Answer | ReturnType<Sitting['takeBack']>): string | null =>
  answer.ok ? null : answer.refusal.code;

class TableOfTerminal implements TestedTable {
  private readonly sitting: Sitting;
  private readonly written: PassThrough;
  private readonly replay = new Replay();

  constructor(table: HostedGame, people: readonly Seat[]) {
    const { game } = table;
    this.written = new PassThrough({ encoding: 'utf8' });
    const terminal = new Terminal(this.written, new PassThrough());
    const seating = { people, botKind: 'random', botSeed: 1 };
    const speaker = speakerOf(game, 'en', seatName);
    const title = { game, folder: 'nowhere' };
    this.sitting = new Sitting(title, table, seating, terminal, speaker, PLAY_WORDS.en);
    this.sitting.playOn();
  }

  private get table(): HostedGame {
    return this.sitting.table;
  }

  private async answered(answer: Answer | ReturnType<Sitting['takeBack']>): Promise<string | null> {
    this.sitting.playOn();
    return codeOf(answer);
  }

  take(seat: Seat, choice: Choice): Promise<string | null> {
    return this.answered(this.table.take(seat, choice));
  }

  takeBack(seat: Seat): Promise<string | null> {
    return this.answered(this.sitting.takeBack(seat));
  }

  goBackTo(seat: Seat, moment: number): Promise<string | null> {
    return this.answered(this.sitting.goBackTo(seat, moment));
  }

  resign(seat: Seat): Promise<string | null> {
    return this.answered(this.table.resign(seat));
  }

  async told(): Promise<HostAnswer> {
    const { table, sitting } = this;
    const { seats, asked, outcome } = table.position;
    const { chance } = table.beginning.header;
    return {
      over: sitting.isOver,
      moment: table.moment,
      asked: [...asked],
      outcome,
      resigned: Array.from(
        { length: seats },
        (_, seat) => table.game.resignation?.has(table.position, seat) ?? false,
      ),
      commitment: chance.kind === 'keyed' ? chance.commitment : '',
    };
  }

  async log(viewer: Viewer) {
    return showLog(this.table, this.table.logFor(viewer));
  }

  async measured() {
    return showMeasures(this.table).measured;
  }

  async at(moment: number, viewer: Viewer) {
    const { table, sitting } = this;
    const then = this.replay.at(table, moment);
    if (then === null) return 'refuse.noMoment';
    const log = showLog(then, then.logFor(viewer));
    const shown = then === table ? showNow(table, sitting.players, viewer) : show(then, viewer);
    return { shown, log };
  }

  async branch(moment: number, seat: Seat) {
    const { table, sitting } = this;
    if (!sitting.people.includes(seat) && !sitting.isOver) return 'refuse.hidden';
    if (moment > table.moment) return 'refuse.noMoment';
    if (table.isOver && moment === table.moment) return 'refuse.notNow';
    return new TableOfTerminal(practise(table, table.moments[moment], seat), [seat]);
  }

  reports(): number {
    return String(this.written.read()).split('had no legal answer').length - 1;
  }
}

async function makeHost(): Promise<Host> {
  return {
    async open(game: AnyGame, chairs, options = {}) {
      const complete = completeOptions(game, options, chairs.length);
      if (!complete.ok) throw new RangeError(complete.problem.say);
      const hex = (bytes: number) => randomBytes(bytes).toString('hex');
      const people = chairs.flatMap((kind, seat) => (kind === 'person' ? [seat] : []));
      const table = HostedGame.begin(game, deal(game, chairs.length, complete.options, hex));
      return new TableOfTerminal(table, people);
    },
    leave: async () => {},
  };
}

const games = { goofspiel: await shelf.goofspiel(), ideology: await shelf.ideology() };
testHost('the terminal', makeHost, () => games);
