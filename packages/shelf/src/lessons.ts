import type { Lesson } from '@entente/engine/lesson';
import { lessons as attack } from '@entente/game-attack/lessons';
import { lessons as goofspiel } from '@entente/game-examples/goofspiel/lessons';
import { lessons as ideology } from '@entente/game-ideology/lessons';
import { lessons as limit } from '@entente/game-limit/lessons';
import { lessons as venonta } from '@entente/game-venonta/lessons';

/** A lesson, loaded when a learner takes it. */
export interface ShelvedLesson {
  readonly id: string;
  load(): Promise<{ readonly default: object }>;
}

/** The lessons of every game, in the order in which they are taught. To add a game's, add a line. */
export const lessons: Readonly<Record<string, readonly ShelvedLesson[] | undefined>> = {
  limit,
  ideology,
  venonta,
  attack,
  goofspiel,
};

/** A lesson of a game; null when there is no such lesson. `./entente lessons --check` has read them all. */
export async function lessonOf(game: string, id: string): Promise<Lesson | null> {
  const found = lessons[game]?.find((lesson) => lesson.id === id);
  return found === undefined ? null : ((await found.load()).default as Lesson);
}
