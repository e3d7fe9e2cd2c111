import type { Choice, Scalar } from '@entente/engine';
import { firstLike, isLike, type LessonStep, type LessonValue, valueOrNone } from '@entente/engine/lesson';
import type { LessonNow } from './progress.ts';
import type { LessonRun } from './run.ts';

/** What a page shows of a lesson. */
export function lessonNow(run: LessonRun): LessonNow {
  const { at, state, remark, answer, path } = run.progress;
  const right = run.right();
  return {
    at,
    state,
    remark,
    answer,
    mayGoOn: run.mayGoOn,
    mayGoBack: state === 'open' && path.length > 1,
    right: answer === null ? null : right,
    values: valuesOf(run),
    pointed: pointedBy(run, run.step),
  };
}

/** The choice that a step points at: an open one, or one that is refused. */
function pointedBy({ hosted, seat, isAsked }: LessonRun, step: LessonStep | null): Choice | null {
  if (step?.point === undefined || !('choice' in step.point) || !isAsked) return null;
  const pattern = step.point.choice;
  const choices = hosted.choices(seat);
  return (
    firstLike(choices, pattern) ??
    choices.refused.find(({ choice }) => isLike(choice, pattern))?.choice ??
    null
  );
}

function valuesOf(run: LessonRun): LessonNow['values'] {
  const { remark } = run.progress;
  const of = {
    ...(remark === null ? {} : run.lesson.lesson.steps[remark.step].with),
    ...run.step?.with,
  };
  return Object.fromEntries(Object.entries(of).map(([name, value]) => [name, parameter(run, value)]));
}

/** Of a word its id, of a seat its number: the host says them. */
function parameter(run: LessonRun, value: LessonValue): Scalar {
  if (typeof value !== 'string' && 'seat' in value) return value.seat;
  const found = valueOrNone(run.scene(), typeof value === 'string' ? value : value.path) ?? '';
  return Array.isArray(found) ? found.join(', ') : (found as Scalar);
}
