import type { Choice, Game, Options, Seat, Types } from '../game.ts';
import type { GameFile } from '../table/file.ts';
import { Table } from '../table/table.ts';
import { headerOf } from './second-table.ts';

/** The game as a file that can be replayed, as far as a table can follow it. Null when it cannot be set up. */
export function dump<T extends Types>(
  game: Game<T>,
  setting: { seats: number; options: Options; seed: number },
  decisions: readonly { seat: Seat; choice: Choice }[],
): GameFile | null {
  try {
    const table = new Table(game, headerOf(game, setting));
    follow(table, decisions);
    return table.file();
  } catch {
    return null;
  }
}

function follow<T extends Types>(
  table: Table<T>,
  decisions: readonly { seat: Seat; choice: Choice }[],
): void {
  try {
    for (const { seat, choice } of decisions) if (!table.take(seat, choice).ok) return;
  } catch {
    // What the rules throw is what the fault is about: the file ends before it.
  }
}
