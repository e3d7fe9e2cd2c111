/** A list of words that this browser keeps under a name. */
export function keptList(key: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((word) => typeof word === 'string') : [];
  } catch {
    return [];
  }
}

/** Keeps the latest `most` of a list. A browser that keeps nothing forgets it. */
export function keepList(key: string, list: readonly string[], most = 1000): void {
  try {
    localStorage.setItem(key, JSON.stringify([...new Set(list)].slice(-most)));
  } catch {
    // See above.
  }
}
