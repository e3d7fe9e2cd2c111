/** Resigning: by the rules of the game if it has such rules, otherwise a bot plays on. */
import type { AnyGame, Position, Types } from '@entente/engine';
import { RefusalError } from '../../refuse.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { demandGame } from '../commands.ts';
import type { LiveTable } from '../live-table.ts';
import type { Tables } from '../tables.ts';
import { copyDoc, STAND_IN } from './arrange.ts';
import { passOn } from './host.ts';

export async function resign(tables: Tables, live: LiveTable, seat: number, by: string): Promise<void> {
  const play = demandGame(live);
  // The players who would have to agree to going back have changed.
  const doc: TableDoc = { ...copyDoc(live.doc), proposal: null };
  const applied = play.resign(seat);
  if (applied.ok) {
    followRules(doc, play.game, play.position);
    passOn(doc, doc.chairs[seat].person);
    if (play.position.outcome === null && !isAnybodyLeft(doc)) end(doc);
    await tables.commit(live, { doc, by, entries: [{ entry: applied.entry, command: null }] });
    return;
  }
  if (applied.refusal.code !== 'refuse.noResigning') throw new RefusalError(applied.refusal, live.game);
  Object.assign(doc.chairs[seat], { resigned: true, bot: STAND_IN });
  passOn(doc, doc.chairs[seat].person);
  // One of two players is left, or none: the game is over.
  if (doc.chairs.length === 2 || !isAnybodyLeft(doc)) end(doc);
  await tables.commit(live, { doc, by });
}

/** Marks the seats that have resigned by the rules, as the position says: going back may change that. */
export function followRules(doc: TableDoc, game: AnyGame, position: Position<Types>): void {
  const { resignation } = game;
  if (resignation === undefined) return;
  for (const [seat, chair] of doc.chairs.entries()) {
    if (chair.person === null) continue;
    if (resignation.has(position, seat)) Object.assign(chair, { resigned: true, bot: null });
    else if (chair.bot === null) chair.resigned = false;
  }
}

/** A player who is only away, with a bot in the seat, still counts. */
const isAnybodyLeft = ({ chairs }: TableDoc): boolean =>
  chairs.some(({ person, resigned }) => person !== null && !resigned);

function end(doc: TableDoc): void {
  doc.phase = 'over';
  doc.ended = 'resigned';
}
