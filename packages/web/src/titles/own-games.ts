import type { TableState } from '../link/messages.ts';
import type { PlayedAgainstBots } from './own-strength.ts';

/** Finished games against bots, the latest last. */
const KEY = 'entente.againstBots';
/** Number of games that are remembered. An estimate says how a player plays now. */
const REMEMBERED = 60;

export function gamesAgainstBots(game: string): readonly PlayedAgainstBots[] {
  return kept().filter((one) => one.game === game);
}

function kept(): readonly PlayedAgainstBots[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(read) ? (read as PlayedAgainstBots[]) : [];
  } catch {
    return [];
  }
}

/** Remembers a game if it was played alone against bots, to its end. Practice and lessons do not count. */
export function noteGame(state: TableState & { readonly lesson?: object }): void {
  const played = againstBots(state);
  const before = kept();
  if (played === null || before.some(({ table }) => table === played.table)) return;
  try {
    localStorage.setItem(KEY, JSON.stringify([...before, played].slice(-REMEMBERED)));
  } catch {
    // A browser that keeps nothing estimates nothing.
  }
}

/** The game as it counts for an estimate; null if it does not. */
export function againstBots(state: TableState & { readonly lesson?: object }): PlayedAgainstBots | null {
  const { id, game, chairs, outcome, from, ended, lesson } = state;
  if (outcome === null || from !== null || ended !== null || lesson !== undefined) return null;
  const [own, ...more] = chairs.filter(({ kind }) => kind === 'person');
  // Where all have lost, nobody was stronger.
  if (own === undefined || more.length > 0 || !own.mine || outcome.winners.length === 0) return null;
  const bots = chairs.flatMap(({ kind, bot }) => (kind === 'bot' && bot !== null ? [bot] : []));
  if (bots.length !== chairs.length - 1 || bots.length === 0) return null;
  const won = outcome.winners.includes(own.seat) ? 1 / outcome.winners.length : 0;
  return { game, table: id, bots, won };
}
