import { USUAL_LEVEL } from '@entente/bots/levels';
import type { BotLevel, ChairWish } from '../link/messages.ts';
import { useSettings } from '../settings/store.ts';
import { gameOf } from './games.ts';
import { opponentIn } from './opponent.ts';
import { optionsFor } from './options-for.ts';
import { titleOf, usualSeats } from './titles.ts';
import { isNewTo } from './visited.ts';

/**
 * One click to a game: bots in all other seats, on this device; easier for newcomers. Returns the table's id.
 * @param level of the bots, instead of the one that the player has chosen
 * @param seats instead of the usual number
 */
export async function playNow(game: string, level?: BotLevel, seats?: number): Promise<string> {
  const { deviceHost } = await import('../local/device-host.ts');
  const title = titleOf(game);
  const bot = level ?? (await opponentOf(game));
  const chairs = Array.from(
    { length: seats ?? usualSeats(title?.seats ?? [2]) },
    (_, seat): ChairWish => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot }),
  );
  const options = title === undefined ? {} : optionsFor(title, isNewTo(game));
  const table = await deviceHost.create({ game, options, chairs });
  return table.id;
}

/** The game is only loaded beforehand for a player who has chosen a bot. */
async function opponentOf(game: string): Promise<BotLevel> {
  const { opponent } = useSettings.getState();
  return opponent === USUAL_LEVEL ? opponent : opponentIn((await gameOf(game)) ?? {}, opponent);
}
