import type { TalkLine } from '@entente/protocol';
import { refuse } from '../refuse.ts';
import type { StoredTalk } from '../store/store.ts';
import { holds, type TableDoc } from '../store/table-doc.ts';
import type { LiveTable } from './live-table.ts';
import { demand } from './rights.ts';
import type { Tables } from './tables.ts';
import { lineAt } from './talk-lines.ts';

interface Saying {
  readonly id: string;
  readonly seat: number;
  readonly to?: number | undefined;
  readonly text: string;
}

export function say(tables: Tables, person: string, table: string, saying: Saying): Promise<number> {
  return tables.with(table, async (live) => {
    const { seat, to = null } = saying;
    const command = `${seat}:${saying.id}`;
    // A repeated line gets the same answer, whatever has happened at the table since.
    if (holds(live.doc, person, seat) && live.commandsDone.has(command)) return live.play?.moment ?? 0;
    demand(live.doc, person, 'talk', seat);
    if (live.doc.talk === 'off') throw refuse('refuse.noTalk');
    if (to !== null && live.doc.talk !== 'pairs') throw refuse('refuse.noPairs');
    if (to !== null && (to === seat || to >= live.doc.chairs.length)) throw refuse('refuse.noSeat');
    // Private talk would spoil a secret decision.
    if (to !== null && live.isDecidingInSecret) throw refuse('refuse.pairsClosed');
    const line = lineOf(live, saying, command, tables.now());
    await tables.commit(live, { talk: { line, speaker: person } });
    return line.moment ?? 0;
  });
}

function lineOf(live: LiveTable, saying: Saying, command: string, at: number): StoredTalk {
  const { seat, to = null } = saying;
  const { chairs } = live.doc;
  const { name, stay } = chairs[seat];
  const stays = [stay, to === null ? stay : chairs[to].stay].map((one) => one ?? UNKNOWN);
  return { ...lineAt(live, saying, at, command), name, stays };
}

/** A line as a client with these seats may read it, by the seats that people have now; null if it may not. */
export function heard(doc: TableDoc, line: StoredTalk, seats: readonly number[]): TalkLine | null {
  const [speaker, partner] = staysOf(line);
  const seat = seatNow(doc, speaker, line.seat);
  const to = line.to === null ? null : seatNow(doc, partner, line.to);
  if (to !== null && !seats.some((one) => (one === seat || one === to) && isSame(doc, line, one)))
    return null;
  const { number, text, at, moment = 0, name = null, event } = line;
  return { number, seat, to, text, at, moment, name, ...(event === undefined ? {} : { event }) };
}

/** Was this said from this seat, by the person who sits there now? */
export const isSpeaker = (doc: TableDoc, line: StoredTalk, seat: number): boolean => {
  const [by] = staysOf(line);
  return seatNow(doc, by, line.seat) === seat && by === (doc.chairs[seat].stay ?? UNKNOWN);
};

/** Placeholder for lines and chairs stored before stays had ids. A person with an id sat down later. */
const UNKNOWN = '';

const staysOf = ({ stays = [UNKNOWN, UNKNOWN] }: StoredTalk): readonly string[] => stays;

/** Chairs may be shuffled in the lobby. */
function seatNow({ chairs }: TableDoc, stay: string, then: number): number {
  const now = chairs.findIndex((chair) => chair.stay === stay);
  return now < 0 ? then : now;
}

/** Does the speaker or the listener still sit here? Their private talk is not for the next person in the seat. */
const isSame = ({ chairs }: TableDoc, line: StoredTalk, seat: number): boolean =>
  staysOf(line).includes(chairs[seat].stay ?? UNKNOWN);
