import type { ChairWish } from '../link/messages.ts';
import { optionsFor } from './options-for.ts';
import { titleOf, usualSeats } from './titles.ts';
import { isNewTo } from './visited.ts';

/** One click to a game: bots in all other seats, on this device; easier for newcomers. Returns the table's id. */
export async function playNow(game: string): Promise<string> {
  const { deviceHost } = await import('../local/device-host.ts');
  const title = titleOf(game);
  const seats = usualSeats(title?.seats ?? [2]);
  const chairs = Array.from(
    { length: seats },
    (_, seat): ChairWish => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'greedy' }),
  );
  const options = title === undefined ? {} : optionsFor(title, isNewTo(game));
  const table = await deviceHost.create({ game, options, chairs });
  return table.id;
}
