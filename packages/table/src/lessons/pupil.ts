import { type Bot, botOf } from '@entente/bots';
import {
  type AnyGame,
  type Choice,
  type Refusal,
  type Seat,
  SeededChance,
  type Types,
} from '@entente/engine';
import type { Lesson } from '@entente/engine/lesson';
import { letBotAnswer } from '../bots.ts';
import { HostedGame } from '../hosted-game.ts';
import { giveSingleAnswers, nextBot, type Player } from '../turn-taking.ts';
import { lessonBeginning } from './beginning.ts';
import type { LessonAct } from './progress.ts';
import { LessonRun } from './run.ts';

/** Maximum number of bots' answers in a row. */
const LONGEST = 5000;

/** A learner alone with bots at one lesson, in one thread: for the terminal and for the checks. */
export class Pupil {
  readonly run: LessonRun;
  readonly hosted: HostedGame;
  private readonly chance: SeededChance;
  private readonly bot: Bot<Types>;

  /** @param kind what plays for bots that can have nothing of what they wish */
  constructor(game: AnyGame, lesson: Lesson, seed: number, kind: string) {
    this.hosted = HostedGame.begin(game, lessonBeginning(game, lesson, seed));
    this.run = new LessonRun(lesson, this.hosted);
    this.chance = new SeededChance(seed);
    this.bot = botOf(game, kind, this.chance);
    this.playOn();
  }

  get players(): Player[] {
    const { seat, asksAll } = this.run;
    return this.hosted.position.private.map((_, other) =>
      other === seat ? { kind: 'person', keepAsking: asksAll } : { kind: 'bot' },
    );
  }

  /** Why the lesson, or else the game, refuses this; null when it is done. */
  take(choice: Choice): Refusal | null {
    const { run, hosted } = this;
    const at = run.beforehand();
    const refusal = run.closes(choice) ?? refusalIn(hosted.take(run.seat, choice));
    if (refusal !== null) return refusal;
    run.chose(choice, at);
    this.playOn();
    return null;
  }

  undo(): Refusal | null {
    const { run, hosted } = this;
    const refusal = refusalIn(hosted.takeBack(run.seat, () => false));
    if (refusal === null) run.undone(lastBack(hosted));
    return refusal;
  }

  act(act: LessonAct): Refusal | null {
    const refusal = this.run.act(act);
    if (refusal === null) this.playOn();
    return refusal;
  }

  /** Lets bots answer, and gives single answers, until the learner has something to read or to decide. */
  playOn(): void {
    const { run, hosted } = this;
    for (let count = 0; !hosted.isOver; count++) {
      if (count > LONGEST) throw new RangeError('The bots play on for ever.');
      const seat = run.botsWait ? undefined : nextBot(hosted.position.asked, this.players);
      if (seat !== undefined) this.letAnswer(seat);
      else if (!giveSingleAnswers(hosted, this.players)) break;
      run.look();
    }
    run.look();
  }

  private letAnswer(seat: Seat): void {
    const { run, hosted } = this;
    const wish = run.wishOf(seat);
    if (wish !== null && hosted.take(seat, wish).ok) return;
    const answer = letBotAnswer(hosted, seat, this.bot, this.chance, ({ err }) => {
      if (err !== undefined) throw new Error(`Bot ${seat} stumbles.`, { cause: err });
    });
    if (!answer.ok) throw new RangeError(`Bot ${seat} has nothing to answer: ${answer.refusal.code}.`);
  }
}

const refusalIn = (answer: { ok: true } | { ok: false; refusal: Refusal }): Refusal | null =>
  answer.ok ? null : answer.refusal;

/** The number of entries that the last entry went back to. */
export function lastBack({ entries }: HostedGame): number {
  const last = entries.at(-1);
  if (last !== undefined && 'back' in last) return last.back;
  return Math.max(entries.length - 2, 0);
}
