/** Who looks after a table. There is always somebody, as long as anybody plays. */
import { refuse } from '../refuse.ts';
import type { Presence } from '../show-table.ts';
import { holds, isPlayedByPerson, type TableDoc } from './doc.ts';

/** A host who has been away for so long may be replaced by anybody at the table. In milliseconds. */
export const HOST_GONE = 10 * 60_000;

/** The host hands the table to whoever holds a seat; when the host is gone, whoever holds it takes the table over. */
export function handOver(doc: TableDoc, seat: number, actor: string, presence: Presence): void {
  const chair = doc.chairs[seat];
  if (chair === undefined || !isPlayedByPerson(chair) || chair.person === null) throw refuse('refuse.noHost');
  if (doc.host !== actor) {
    if (!holds(doc, actor, seat)) throw refuse('refuse.notHost');
    if (!isGone(doc, presence)) throw refuse('refuse.hostHere');
  }
  doc.host = chair.person;
}

function isGone({ host, id }: TableDoc, presence: Presence): boolean {
  const seen = presence.lastSeen(host) ?? presence.began;
  return !presence.isOnline(host, id) && presence.now() - seen >= HOST_GONE;
}

/** When the host stops playing, the first who still does looks after the table. */
export function passOn(doc: TableDoc, leaving: string | null): void {
  if (leaving !== doc.host) return;
  const playing = doc.chairs.filter(isPlayedByPerson).map(({ person }) => person);
  if (!playing.includes(doc.host)) doc.host = playing[0] ?? doc.host;
}
