import type { AnyGame, Choice, Refusal, Seat, Viewer } from '@entente/engine';
import type { Lesson } from '@entente/engine/lesson';
import type { BotFault } from '@entente/table';
import { type LessonAct, LessonRun, lastBack, lessonBeginning } from '@entente/table/lessons';
import type { ChairWish, Shown, TableShown } from '../link/messages.ts';
import { DeviceTable } from './device-table.ts';
import { begunFrom, newTable } from './kept-table.ts';
import type { KeptTable } from './store.ts';

/** Number of entries since the last step of a finished lesson that is a game of its own. */
const PLAYED_ON = 10;
/** What plays for bots that can have nothing of what the lesson wishes. */
const BOT = 'casual';

/** A new table for a lesson: its learner, and bots. */
export function lessonTable(game: AnyGame, id: string, lesson: Lesson, person: string): KeptTable {
  const { seats, options = {}, lesson: teaching } = lesson;
  const chairs = Array.from(
    { length: seats },
    (_, seat): ChairWish => (seat === (teaching.seat ?? 0) ? { kind: 'me' } : { kind: 'bot', bot: BOT }),
  );
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const table = newTable(game, { game: game.id, options, chairs }, person);
  const begun = begunFrom(table, lessonBeginning(game, lesson, seed));
  const { progress } = new LessonTable(game, begun, lesson).run;
  return { ...begun, lesson: { id, steps: teaching.steps.length, progress } };
}

/** Was nothing played at a lesson's table but the lesson? */
export function isSpent({ lesson, entries }: KeptTable): boolean {
  if (lesson === undefined) return false;
  const { state, path } = lesson.progress;
  if (state === 'done') return entries.length <= (path.at(-1)?.entries ?? 0) + PLAYED_ON;
  return state !== 'free';
}

/** A table of this device at which a lesson is taken. */
export class LessonTable extends DeviceTable {
  readonly run: LessonRun;

  constructor(game: AnyGame, kept: KeptTable, lesson: Lesson, newest?: number) {
    super(game, kept, newest);
    const { steps } = lesson.lesson;
    const known = kept.lesson?.progress;
    // Another release may teach it in other steps.
    const isOther = known !== undefined && kept.lesson?.steps !== steps.length;
    this.run = new LessonRun(lesson, this.hosted, isOther ? { ...known, state: 'free', path: [] } : known);
  }

  protected override get asksAll(): boolean {
    return super.asksAll || this.run.asksAll;
  }

  override get nextBot(): Seat | undefined {
    return this.run.botsWait ? undefined : super.nextBot;
  }

  override take(seat: Seat, choice: Choice): Refusal | null {
    const { run } = this;
    const closed = run.closes(choice);
    if (closed !== null) return closed;
    const step = run.beforehand();
    const answer = this.hosted.take(seat, choice);
    if (answer.ok) run.chose(choice, step);
    return this.noted(answer);
  }

  override takeBack(seat: Seat): Refusal | null {
    return this.goingBack(() => super.takeBack(seat));
  }

  override goBackTo(seat: Seat, moment: number): Refusal | null {
    return this.goingBack(() => super.goBackTo(seat, moment));
  }

  private goingBack(act: () => Refusal | null): Refusal | null {
    const refusal = act();
    if (refusal === null) {
      this.run.undone(lastBack(this.hosted));
      this.note();
    }
    return refusal;
  }

  override letBotAnswer(seat: Seat, report: (fault: BotFault) => void): Refusal | null {
    const wish = this.run.wishOf(seat);
    if (wish !== null && this.hosted.take(seat, wish).ok) return this.noted({ ok: true });
    return super.letBotAnswer(seat, report);
  }

  override settle(): boolean {
    const given = super.settle();
    this.run.look();
    if (given) this.note();
    return given;
  }

  override teach(act: LessonAct): Refusal | null {
    const refusal = this.run.act(act);
    return refusal ?? this.noted({ ok: true });
  }

  protected override note(): void {
    super.note();
    const { lesson } = this.kept;
    if (lesson !== undefined)
      this.kept = { ...this.kept, lesson: { ...lesson, progress: this.run.progress } };
  }

  override shown(viewer: Viewer): Shown {
    const shown = super.shown(viewer);
    const closed = shown.offers.flatMap(({ choice, fill }) => {
      // What is still to be filled in cannot be judged yet.
      const refusal = fill === undefined ? this.run.closes(choice) : null;
      return refusal === null ? [] : [{ choice, refusal }];
    });
    if (closed.length === 0) return shown;
    const offers = shown.offers.filter(({ choice }) => !closed.some((one) => one.choice === choice));
    return { ...shown, offers, refused: [...shown.refused, ...closed] };
  }

  override state(): TableShown {
    const state = super.state();
    const { lesson } = this.kept;
    if (lesson === undefined) return state;
    return { ...state, from: null, lesson: { id: lesson.id, ...this.run.now() } };
  }
}
