import type { AnyGame } from '@entente/engine';
import { shelf } from '@entente/shelf';

/** All games of the shelf, loaded once at the start. */
export async function loadGames(): Promise<ReadonlyMap<string, AnyGame>> {
  const games = await Promise.all(Object.values(shelf).map(async (open) => open()));
  return new Map(games.map((game) => [game.id, game]));
}
