import { type LessonLine, lessonsOf } from './list.ts';

/** The lessons of a game with these names, in the order of the names. Others are passed over. */
export const titleLessons = (game: string, ids: readonly string[]): LessonLine[] =>
  ids.flatMap((id) => lessonsOf(game).find((lesson) => lesson.id === id) ?? []);
