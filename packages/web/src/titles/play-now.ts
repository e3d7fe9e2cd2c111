import type { ChairWish } from '../link/messages.ts';
import { titleOf, usualSeats } from './titles.ts';

/** One click to a game: bots in all other seats, on this device. Gives the table's name. */
export async function playNow(game: string): Promise<string> {
  const { localHouse } = await import('../local/house.ts');
  const title = titleOf(game);
  const seats = usualSeats(title?.seats ?? [2]);
  const chairs = Array.from(
    { length: seats },
    (_, seat): ChairWish => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'greedy' }),
  );
  const options = title?.framed ? title.firstGame : {};
  const table = await localHouse.create({ game, options, chairs });
  return table.id;
}
