import type { Choice, Entry, Position, Refusal, Seat, Types } from '@entente/engine';
import {
  type ChoicePattern,
  type Conditions,
  type DoStep,
  firstLike,
  holds,
  isLike,
  type Lesson,
  type LessonStep,
  type ReachStep,
} from '@entente/engine/lesson';
import type { HostedGame } from '../hosted-game.ts';
import { standing } from './effective.ts';
import { lessonNow } from './now.ts';
import { type LessonAct, type LessonNow, type LessonProgress, type Remark, START } from './progress.ts';

const NOT_NOW: Refusal = { code: 'refuse.notNow', rule: '', with: {} };
const NOT_IN_LESSON: Refusal = { code: 'refuse.notInLesson', rule: '', with: {} };

/**
 * A learner's way through a lesson, at a game that some host plays. The host tells it what has happened, asks it what bots
 * wish, and lets it act; it keeps `progress`.
 */
export class LessonRun {
  readonly lesson: Lesson;
  readonly hosted: HostedGame;
  progress: LessonProgress;

  constructor(lesson: Lesson, hosted: HostedGame, progress: LessonProgress = START) {
    this.lesson = lesson;
    this.hosted = hosted;
    this.progress = progress;
    if (progress.at < 0) this.enter(0);
  }

  get seat(): Seat {
    return this.lesson.lesson.seat ?? 0;
  }

  private get steps(): readonly LessonStep[] {
    return this.lesson.lesson.steps;
  }

  /** The step that the learner is at; null when the lesson is over or left. */
  get step(): LessonStep | null {
    return this.isOn ? this.steps[this.progress.at] : null;
  }

  /** Is the lesson neither over nor left? */
  get isOn(): boolean {
    return this.progress.state === 'open' || this.progress.state === 'astray';
  }

  /** Do bots wait until the learner has read on? Only where the learner is asked as well. */
  get botsWait(): boolean {
    const { step, progress } = this;
    return progress.state === 'open' && (step?.kind === 'say' || step?.kind === 'quiz') && this.isAsked;
  }

  /** Is the learner to be asked also where there is only one answer? */
  get asksAll(): boolean {
    const { step } = this;
    return step !== null && step.kind !== 'reach' && step.kind !== 'watch';
  }

  private get position(): Position<Types> {
    return this.hosted.position;
  }

  get isAsked(): boolean {
    return this.position.asked.includes(this.seat);
  }

  private get hasAnswered(): boolean {
    return (this.position.answers[this.seat]?.length ?? 0) > 0;
  }

  /** What conditions are held against. */
  scene() {
    const { hosted, seat, position } = this;
    const choices = this.isAsked ? hosted.choices(seat) : null;
    return { game: hosted.game, position, seat, choices };
  }

  private holds(conditions: Conditions): boolean {
    return holds(this.scene(), conditions);
  }

  /** The first open choice of the learner that a pattern means. */
  private like(pattern: ChoicePattern): Choice | null {
    return this.isAsked ? firstLike(this.hosted.choices(this.seat), pattern) : null;
  }

  /** What a bot wishes now, if it can have it. */
  wishOf(seat: Seat): Choice | null {
    if (!this.isOn) return null;
    const choices = this.hosted.choices(seat);
    const scene = { ...this.scene(), choices };
    for (const wish of this.lesson.lesson.bots ?? []) {
      if (wish.seat !== undefined && wish.seat !== seat) continue;
      if (wish.nth !== undefined && wish.nth !== this.numberOf(seat)) continue;
      if (wish.when !== undefined && !holds(scene, wish.when)) continue;
      const choice = firstLike(choices, wish.choice);
      if (choice !== null) return choice;
    }
    return null;
  }

  /** Which choice of a seat in this lesson comes next; its first is 1. */
  private numberOf(seat: Seat, entries: readonly Entry[] = this.hosted.entries): number {
    const made = standing(entries) ?? [];
    return made.filter((one) => one.seat === seat).length + 1;
  }

  /** Why the lesson keeps this choice of the learner closed; null where it does not. */
  closes(choice: Choice): Refusal | null {
    if (this.progress.state !== 'open') return null;
    const step = this.steps[this.deed()];
    if (step?.kind !== 'do' || step.hold !== true) return null;
    const isMeant = [step.choice, ...(step.also ?? []).map((also) => also.choice)].some((pattern) =>
      isLike(choice, pattern),
    );
    return isMeant ? null : { ...NOT_IN_LESSON, rule: step.rule ?? '' };
  }

  /** The step that a choice of the learner belongs to: this one, or the next one at which something is to be done. */
  private deed(): number {
    const { at } = this.progress;
    const index = this.steps.findIndex(
      (step, number) =>
        number >= at && this.takesChoices(step) && (step.when === undefined || this.holds(step.when)),
    );
    return index < 0 ? this.steps.length : index;
  }

  /** Does a choice of the learner belong to such a step? Watching is over when the learner is asked, unless it waits for more. */
  private takesChoices(step: LessonStep): boolean {
    if (step.kind === 'watch') return step.until !== undefined && !this.holds(step.until);
    return step.kind === 'do' || step.kind === 'reach';
  }

  /** The learner has chosen, and the game has taken it. `step` is what `beforehand` said. */
  chose(choice: Choice, step: number): void {
    if (this.progress.state === 'astray') this.set({ state: 'free' });
    if (this.progress.state !== 'open') return;
    this.set({ given: { choice, step, entries: this.hosted.entries.length - 1 } });
    this.look();
  }

  /** What follows from the learner's choice, when its question is answered by all. */
  private weigh({ choice, step: at, entries }: NonNullable<LessonProgress['given']>): void {
    const step = this.steps[at];
    if (step === undefined) {
      this.finish();
      return;
    }
    if (at !== this.progress.at) this.enterAt(at, entries);
    else this.set({ given: null });
    if (step.kind === 'do') {
      this.judge(step, choice);
      return;
    }
    this.set({ choices: this.progress.choices + 1 });
    this.look();
  }

  /** The step that a choice will belong to, asked before the game takes it. */
  beforehand(): number {
    return this.deed();
  }

  private judge(step: DoStep, choice: Choice): void {
    const { at } = this.progress;
    if (isLike(choice, step.choice)) {
      this.goOn(null);
      return;
    }
    const also = (step.also ?? []).findIndex((one) => isLike(choice, one.choice));
    if (also >= 0) {
      this.goOn({ step: at, kind: 'also', index: also });
      return;
    }
    const wrong = (step.wrong ?? []).findIndex((one) => isLike(choice, one.choice));
    this.stray(wrong >= 0 ? 'wrong' : 'other', Math.max(wrong, 0));
  }

  private stray(kind: Remark['kind'], index = 0): void {
    this.set({ state: 'astray', remark: { step: this.progress.at, kind, index } });
  }

  /** The game has gone on: bots have chosen, or the table gave a single answer. */
  look(): void {
    const { step, progress } = this;
    if (step === null || progress.state !== 'open') return;
    if (progress.given !== null) {
      if (!this.hasAnswered || this.isAsked) this.weigh(progress.given);
    } else if (step.kind === 'reach') {
      if (this.holds(step.until)) this.goOn(null);
      else if (this.hosted.isOver || this.isLate(step))
        // Without a choice of the learner, going back to its beginning would not help.
        this.stray(progress.choices > 0 ? 'late' : 'lost');
    } else if (step.kind === 'do') {
      if (this.hosted.isOver || (this.isAsked && !this.isPossible(step))) this.stray('lost');
    }
  }

  /** Has the learner used up its choices, or has nothing of the intended way left? */
  private isLate({ within = Number.POSITIVE_INFINITY }: ReachStep): boolean {
    return this.progress.choices >= within || (this.isAsked && this.intended() === null);
  }

  private isPossible(step: DoStep): boolean {
    return [step, ...(step.also ?? [])].some(({ choice }) => this.like(choice) !== null);
  }

  /** A seat has gone back to how the game was with this number of entries: so does the lesson. */
  undone(entries: number): void {
    const { path, state } = this.progress;
    if (state === 'free' || state === 'done') return;
    const back = path.findLastIndex((step) => step.entries <= entries);
    this.rewind(Math.max(back, 0));
  }

  private rewind(index: number): void {
    const { path } = this.progress;
    const { step } = path[index];
    this.progress = { ...START, at: step, path: path.slice(0, index + 1) };
  }

  private set(changes: Partial<LessonProgress>): void {
    this.progress = { ...this.progress, ...changes };
  }

  private goOn(remark: Remark | null): void {
    this.enter(this.progress.at + 1, remark);
  }

  /** Enters the first step from here on that has something to say in this position. */
  private enter(from: number, remark: Remark | null = null): void {
    const next = this.steps.findIndex(
      (step, index) =>
        index >= from &&
        (step.when === undefined || this.holds(step.when)) &&
        !(step.kind === 'reach' && this.holds(step.until)),
    );
    if (next < 0) {
      this.finish(remark);
      return;
    }
    this.enterAt(next, this.hosted.entries.length, remark);
    this.look();
  }

  /** @param entries how many the game had when it came to this step */
  private enterAt(step: number, entries: number, remark: Remark | null = null): void {
    const moment = this.hosted.moments.findLastIndex((count) => count <= entries);
    const path = [...this.progress.path, { step, entries, moment }];
    this.progress = { ...START, at: step, path, remark };
  }

  private finish(remark: Remark | null = null): void {
    this.set({ state: 'done', at: this.steps.length, remark, answer: null, given: null });
  }

  /** Carries out what a learner asks for. Refused where it makes no sense; then nothing has changed. */
  act(act: LessonAct): Refusal | null {
    switch (act.do) {
      case 'next':
        if (!this.mayGoOn) return NOT_NOW;
        this.goOn(null);
        return null;
      case 'answer': {
        const { step } = this;
        if (step?.kind !== 'quiz' || step.answers[act.answer] === undefined) return NOT_NOW;
        this.set({ answer: act.answer });
        return null;
      }
      case 'letMe':
        return this.letMe();
      case 'free':
        if (!this.isOn) return NOT_NOW;
        this.set({ state: 'free' });
        return null;
      case 'takeBack':
        return this.takeBack();
      case 'back':
        return this.back();
    }
  }

  get mayGoOn(): boolean {
    const { step, progress } = this;
    if (progress.state !== 'open' || step === null) return false;
    switch (step.kind) {
      case 'say':
        return true;
      case 'quiz':
        return progress.answer !== null && progress.answer === this.right();
      case 'watch':
        return this.hosted.isOver || this.isAsked || (step.until !== undefined && this.holds(step.until));
      default:
        return false;
    }
  }

  /** Which answer of a question is right. */
  right(): number | null {
    const { step } = this;
    if (step?.kind !== 'quiz') return null;
    const index = step.answers.findIndex(({ right }) => this.holds(right));
    return index < 0 ? null : index;
  }

  /** Does the step for the learner. */
  private letMe(): Refusal | null {
    const { step, progress } = this;
    if (step === null || progress.state !== 'open') return NOT_NOW;
    if (step.kind === 'say' || step.kind === 'watch') return this.act({ do: 'next' });
    if (step.kind === 'quiz') {
      const right = this.right();
      if (right === null) this.goOn(null);
      else this.set({ answer: right });
      return null;
    }
    const choice = this.intended();
    if (choice === null) return NOT_NOW;
    const answer = this.hosted.take(this.seat, choice);
    if (!answer.ok) return answer.refusal;
    this.chose(choice, progress.at);
    return null;
  }

  /** What the learner is meant to choose now; null when it is not asked, or nothing of it is open. */
  intended(): Choice | null {
    const { step } = this;
    if (step?.kind === 'do') {
      const patterns = [step, ...(step.also ?? [])];
      for (const { choice } of patterns) {
        const found = this.like(choice);
        if (found !== null) return found;
      }
    } else if (step?.kind === 'reach')
      for (const pattern of step.play) {
        const found = this.like(pattern);
        if (found !== null) return found;
      }
    return null;
  }

  /** Back to the beginning of the step at which the learner left the way, or of the one before if that is lost. */
  private takeBack(): Refusal | null {
    const { state, remark, path } = this.progress;
    if (state !== 'astray' && state !== 'free') return NOT_NOW;
    const last = path.length - 1;
    const before = path.findLastIndex(({ moment }) => moment < path[last].moment);
    return this.goBackTo(remark?.kind === 'lost' ? Math.max(before, 0) : last);
  }

  private back(): Refusal | null {
    const { path, state } = this.progress;
    if (state !== 'open' || path.length < 2) return NOT_NOW;
    return this.goBackTo(path.length - 2);
  }

  private goBackTo(index: number): Refusal | null {
    const { hosted, seat } = this;
    const { moment, entries } = this.progress.path[index];
    if (moment < hosted.moment) {
      const answer = hosted.goBackTo(seat, moment, []);
      if (!answer.ok) return answer.refusal;
      this.rewind(this.firstOf(moment, index));
      return null;
    }
    // Of several answers to one question, all that were given since.
    const then = this.numberOf(seat, hosted.entries.slice(0, entries));
    while (this.hasAnswered && this.numberOf(seat) > then) if (!hosted.takeBack(seat, () => false).ok) break;
    this.rewind(index);
    return null;
  }

  /** The last step, up to this one, before the learner's first answer to the question of a moment: answers go with it. */
  private firstOf(moment: number, index: number): number {
    const { hosted, seat } = this;
    const { path } = this.progress;
    const made = (entries: number) => this.numberOf(seat, hosted.entries.slice(0, entries));
    const before = made(hosted.moments[moment]);
    const last = path.findLastIndex(
      (one, at) => at <= index && one.moment === moment && made(one.entries) === before,
    );
    return last < 0 ? index : last;
  }

  /** What a page shows. */
  now(): LessonNow {
    return lessonNow(this);
  }
}
