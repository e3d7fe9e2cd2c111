import { wordOf } from '@entente/engine/deals';
import type { ClassTable } from '../link/messages.ts';
import { serverHost } from '../link/server-host.ts';
import { dealsOf } from '../play/actions/deals.ts';

/** How the seats of a table kept their promises, together. */
export interface TableWord {
  readonly number: number;
  readonly kept: number;
  readonly broken: number;
}

/** One table after the other. A game without promises says nothing. */
export async function wordsOf(tables: readonly ClassTable[]): Promise<TableWord[]> {
  const found: TableWord[] = [];
  for (const { id, number, moment, chairs } of tables) {
    const { shown } = await serverHost.moment(id, moment, 'spectator');
    const deals = dealsOf(shown.view);
    if (deals === null || deals.ledger.length === 0) continue;
    const words = chairs.map(({ seat }) => wordOf(deals, seat));
    found.push({
      number,
      kept: words.reduce((sum, { kept }) => sum + kept, 0),
      broken: words.reduce((sum, { broken }) => sum + broken, 0),
    });
  }
  return found;
}
