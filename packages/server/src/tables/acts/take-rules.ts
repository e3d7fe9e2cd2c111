/** A table moves over to newer rules when all have agreed. */
import type { AnyGame } from '@entente/engine';
import { RefusalError } from '../../refuse.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { demandGame } from '../commands.ts';
import type { LiveTable } from '../live-table.ts';
import { allRulesOf, sealedVersion } from '../new-table.ts';
import type { Tables } from '../tables.ts';
import { whoMustMove } from './consent.ts';
import { followRules } from './resign.ts';

/** The newest rules, if they are newer than those of this table. */
export function newerRules(tables: Tables, { doc }: LiveTable): AnyGame | null {
  const newest = tables.games.get(doc.game);
  return newest !== undefined && newest.version > doc.version ? newest : null;
}

/** The rules that a table moves over to with this arrangement, because all have agreed; null if it does not. */
export function agreedRules(tables: Tables, live: LiveTable, doc: TableDoc): AnyGame | null {
  const { moving } = doc;
  if (!moving || doc.phase === 'over' || live.play === null) return null;
  const newest = newerRules(tables, live);
  if (newest?.version !== moving.version) return null;
  if (whoMustMove(doc).some((seat) => !moving.agreed.includes(seat))) return null;
  return live.play.noMoveTo(newest) === null ? newest : null;
}

/** The newer rules take over. */
export async function takeRules(
  tables: Tables,
  live: LiveTable,
  doc: TableDoc,
  newest: AnyGame,
  by?: string,
): Promise<void> {
  const play = demandGame(live);
  const { moving } = doc;
  if (!moving) return;
  const hash = tables.rules.hashOf(newest);
  await tables.rules.keep(hash);
  const applied = play.moveOver(moving.seat, newest, moving.agreed, hash);
  if (!applied.ok) throw new RefusalError(applied.refusal, live.game);
  live.forgetReplay();
  const former = allRulesOf(doc).map(({ version, hash: rules = null }) => ({ version, rules }));
  const next: TableDoc = {
    ...doc,
    version: newest.version,
    begun: sealedVersion(doc),
    rules: hash,
    former,
    moving: null,
    proposal: null,
  };
  followRules(next, play.game, play.position);
  const entries = [{ entry: applied.entry, command: null }];
  await tables.commit(live, { doc: next, entries, ...(by === undefined ? {} : { by }) });
}
