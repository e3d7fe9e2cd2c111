import { randomBytes, randomInt } from 'node:crypto';
import { type Seat, SeededChance } from '@entente/engine';
import { branchOff, deal, HostedGame, Replay } from '@entente/table';

const hex = (bytes: number) => randomBytes(bytes).toString('hex');

/** A practice game that goes on from another one after this number of entries, with dice of its own. */
export function practise(table: HostedGame, entries: number, seat: Seat): HostedGame {
  const then = new Replay().after(table, entries);
  const from = branchOff(then, seat, table, new SeededChance(randomInt(2 ** 32)));
  const { seats, options } = table.position;
  return HostedGame.begin(table.game, { ...deal(table.game, seats, options, hex), from });
}
