import { about } from 'virtual:lessons/about';
import type { InLanguages } from '@entente/engine/lesson';
import { type LessonLine, lessonsOf } from './list.ts';

const of = ({ game, id }: LessonLine) => about[`${game}/${id}`];

/** What a lesson is about, in a sentence. */
export const aboutLesson = (lesson: LessonLine): InLanguages => of(lesson).about;

/** The first lesson that teaches a rule. */
export const lessonOfRule = (game: string, rule: string): LessonLine | undefined =>
  lessonsOf(game).find((lesson) => of(lesson).rules.includes(rule));
