import type { ChairWish } from '../link/messages.ts';
import { titleOf, usualSeats } from './titles.ts';

/** Games about what people have suffered from: nobody is handed any part of it unasked, and a sentence says what it is. */
export const FRAMED: readonly string[] = ['ideology'];

/** One click to a game: bots in all other seats, on this device. Gives the table's name. */
export async function playNow(game: string): Promise<string> {
  const { localHouse } = await import('../local/house.ts');
  const seats = usualSeats(titleOf(game)?.seats ?? [2]);
  const chairs = Array.from(
    { length: seats },
    (_, seat): ChairWish => (seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'greedy' }),
  );
  const options = FRAMED.includes(game) ? (titleOf(game)?.firstGame ?? {}) : {};
  const table = await localHouse.create({ game, options, chairs });
  return table.id;
}
