import type { AnyGame } from '@entente/engine';
import { type Lesson, openingOf } from '@entente/engine/lesson';
import { type Beginning, positionBeginning } from '../beginning.ts';

/** What a lesson's game begins from. */
export function lessonBeginning(game: AnyGame, lesson: Lesson, seed: number): Beginning {
  return positionBeginning(game, openingOf(game, lesson), seed, lesson.lesson.chance);
}
