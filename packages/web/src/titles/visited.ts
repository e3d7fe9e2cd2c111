/** The titles whose first visit is over on this device. */
const KEY = 'entente.visited';

function visited(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((title) => typeof title === 'string') : [];
  } catch {
    return [];
  }
}

export const isNewTo = (title: string): boolean => !visited().includes(title);

export function noteVisit(title: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...new Set([...visited(), title])]));
  } catch {
    // A browser that keeps nothing shows it again.
  }
}
