import type { Lesson, Tip } from '@entente/engine/lesson';
import { lessons as attack, tips as attackTips } from '@entente/game-attack/lessons';
import { lessons as goofspiel } from '@entente/game-examples/goofspiel/lessons';
import { lessons as ideology, tips as ideologyTips } from '@entente/game-ideology/lessons';
import { lessons as limit, tips as limitTips } from '@entente/game-limit/lessons';
import { lessons as venonta, tips as venontaTips } from '@entente/game-venonta/lessons';

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

const tips: Readonly<Record<string, (() => Promise<{ readonly default: object }>) | undefined>> = {
  limit: limitTips,
  ideology: ideologyTips,
  venonta: venontaTips,
  attack: attackTips,
};

/** What a player is told once in any game; nothing where a game has no tips. */
export async function tipsOf(game: string): Promise<readonly Tip[]> {
  const list = await tips[game]?.();
  return (list?.default ?? []) as readonly Tip[];
}
