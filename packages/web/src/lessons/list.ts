import { type LessonLine, lessons } from 'virtual:lessons';
import { lessonsDone } from './done.ts';

export type { LessonLine } from 'virtual:lessons';

/** The lessons of a game, in the order in which they are taught. */
export const lessonsOf = (game: string): readonly LessonLine[] =>
  lessons.filter((lesson) => lesson.game === game);

/** A lesson by its whole name, as `limit/the-market`. */
export const lessonNamed = (name: string): LessonLine | undefined =>
  lessons.find(({ game, id }) => `${game}/${id}` === name);

export const isDone = ({ game, id }: LessonLine): boolean => lessonsDone().includes(`${game}/${id}`);

/** The lesson to take now: the first that is not finished, or the first of all. */
export function nextLesson(game: string): LessonLine | undefined {
  const list = lessonsOf(game);
  return list.find((lesson) => !isDone(lesson)) ?? list[0];
}

/** The lesson after this one. */
export function lessonAfter(game: string, id: string): LessonLine | undefined {
  const list = lessonsOf(game);
  return list[list.findIndex((lesson) => lesson.id === id) + 1];
}
