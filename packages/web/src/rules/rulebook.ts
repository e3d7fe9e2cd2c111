const found = {
  ...import.meta.glob<string>('../../../games/*/rules.md', { query: '?raw', import: 'default' }),
  ...import.meta.glob<string>('../../../games/examples/src/*/rules.md', { query: '?raw', import: 'default' }),
};

/** The rules of a game in words; null when it has none. */
export async function rulesOf(game: string): Promise<string | null> {
  const load = Object.entries(found).find(([path]) => path.endsWith(`/${game}/rules.md`))?.[1];
  return load === undefined ? null : load();
}
