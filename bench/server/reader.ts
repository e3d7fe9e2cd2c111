import type { Chance } from '@entente/engine';

/** What a player looks at after a time away: a moment of the game, everything that happened, the curves. */
const WISHES = ['moments', 'log', 'measures'] as const;

/**
 * Looks back at running games, one request after the other and without a rest, while `isOn`. Returns the number of answers.
 */
export async function lookBack(
  address: string,
  tables: readonly string[],
  chance: Chance,
  isOn: () => boolean,
): Promise<number> {
  let answers = 0;
  for (let count = 0; isOn(); count++) {
    const table = tables[chance.below(tables.length)];
    const wish = WISHES[count % WISHES.length];
    const path = wish === 'moments' ? `moments/${chance.below(await momentOf(address, table))}` : wish;
    const response = await fetch(`${address}/api/tables/${table}/${path}`);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    answers++;
  }
  return answers;
}

/** Number of moments that a table has by now. */
async function momentOf(address: string, table: string): Promise<number> {
  const response = await fetch(`${address}/api/tables/${table}`);
  const state = (await response.json()) as { table: { moment: number } };
  return state.table.moment + 1;
}
