import type { OperatorLessons } from '@entente/protocol';
import { lessonOf, lessons } from '@entente/shelf/lessons';
import type { LessonStepCount, LessonStepTaken } from '../store/lesson-steps.ts';
import type { Store } from '../store/store.ts';

/** Number of steps of every lesson that this build teaches, by `game/lesson` in the order of the list. */
async function stepsOfAll(): Promise<ReadonlyMap<string, number>> {
  const known = Object.entries(lessons).flatMap(([game, list = []]) =>
    list.map(async ({ id }) => [`${game}/${id}`, await stepsOf(game, id)] as const),
  );
  return new Map(await Promise.all(known));
}

const stepsOf = async (game: string, id: string): Promise<number> =>
  (await lessonOf(game, id))?.lesson.steps.length ?? 0;

/** Counts a step of a lesson that this build teaches; a page of another build may know other steps. */
export async function countStep(store: Store, taken: LessonStepTaken): Promise<void> {
  const [game, id] = taken.lesson.split('/');
  const steps = await stepsOf(game, id);
  const isKnown = steps > 0 && taken.steps === steps && taken.step <= steps;
  if (isKnown && (taken.after?.step ?? 0) < steps) await store.lessonSteps.count(taken);
}

/** Where learners leave the lessons of this build. */
export async function lessonsFor(store: Store): Promise<OperatorLessons> {
  const counts = await store.lessonSteps.all();
  const all = [...(await stepsOfAll())].map(([lesson, steps]) =>
    lineOf(
      lesson,
      steps,
      counts.filter((count) => count.lesson === lesson && count.steps === steps),
    ),
  );
  return { lessons: all.filter(({ begun }) => begun > 0) };
}

function lineOf(
  lesson: string,
  steps: number,
  counts: readonly LessonStepCount[],
): OperatorLessons['lessons'][number] {
  const at = (step: number) => counts.find((count) => count.step === step);
  return {
    lesson,
    begun: at(0)?.came ?? 0,
    finished: at(steps)?.came ?? 0,
    steps: Array.from({ length: steps }, (_, step) => {
      const { came = 0, passed = 0, seconds = 0 } = at(step) ?? {};
      return {
        came,
        left: Math.max(came - passed, 0),
        seconds: passed === 0 ? null : Math.round(seconds / passed),
      };
    }),
  };
}
