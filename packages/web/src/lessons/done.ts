import { keepList, keptList } from './kept.ts';

/** The lessons that were finished on this device, as `game/lesson`. */
const KEY = 'entente.lessons';

export const lessonsDone = (): readonly string[] => keptList(KEY);

export function noteLessons(lessons: readonly string[]): void {
  keepList(KEY, [...lessonsDone(), ...lessons]);
}
