import type { AnyGame } from '@entente/engine';
import { type Lesson, openingOf } from '@entente/engine/lesson';
import type { Beginning } from '../beginning.ts';

/** What a lesson's game begins from. */
export function lessonBeginning(game: AnyGame, lesson: Lesson, seed: number): Beginning {
  const position = openingOf(game, lesson);
  const chance = { kind: 'seeded' as const, seed, script: lesson.lesson.chance ?? [] };
  const { options } = position;
  const { seats } = lesson;
  return {
    header: { format: 'entente-game/1', game: game.id, version: game.version, seats, options, chance },
    from: position,
  };
}
