/** The host of a table. There is one as long as anybody plays. */
import { refuse } from '../../refuse.ts';
import { holds, isPlayedByPerson, type TableDoc } from '../../store/table-doc.ts';
import type { Presence } from '../show-table.ts';

/** Milliseconds of absence after which a person may be replaced: the host by any player, a player by a new one. */
export const GONE = 10 * 60_000;

/** The host makes another player the host; when the host is gone, a player takes over. */
export function handOver(doc: TableDoc, seat: number, actor: string, presence: Presence): void {
  const chair = doc.chairs[seat];
  if (chair === undefined || !isPlayedByPerson(chair) || chair.person === null) throw refuse('refuse.noHost');
  if (doc.host !== actor) {
    if (!holds(doc, actor, seat)) throw refuse('refuse.notHost');
    if (!isAway(doc.host, doc.id, presence)) throw refuse('refuse.hostHere');
  }
  doc.host = chair.person;
}

/** Has this person been away from a table for long? */
export function isAway(person: string, table: string, presence: Presence): boolean {
  const seen = presence.lastSeen(person) ?? presence.began;
  return !presence.isOnline(person, table) && presence.now() - seen >= GONE;
}

/** When the host stops playing, the first remaining player becomes the host. */
export function passOn(doc: TableDoc, leaving: string | null): void {
  if (leaving !== doc.host) return;
  const playing = doc.chairs.filter(isPlayedByPerson).map(({ person }) => person);
  if (!playing.includes(doc.host)) doc.host = playing[0] ?? doc.host;
}
