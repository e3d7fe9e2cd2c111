/** The lessons that were finished on this device, as `game/lesson`. */
const KEY = 'entente.lessons';

export function lessonsDone(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((lesson) => typeof lesson === 'string') : [];
  } catch {
    return [];
  }
}

export function noteLesson(game: string, lesson: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...lessonsDone(), `${game}/${lesson}`])]));
  } catch {
    // A browser that keeps nothing forgets it.
  }
}
