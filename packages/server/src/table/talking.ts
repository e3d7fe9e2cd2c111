import type { TalkLine } from '@entente/protocol';
import { refuse } from '../refuse.ts';
import { demand } from '../rights.ts';
import { holds, type TableDoc } from '../store/doc.ts';
import type { Talk } from '../store/store.ts';
import type { Hall } from './hall.ts';
import { lineAt } from './lines.ts';
import type { Room } from './room.ts';

interface Saying {
  readonly id: string;
  readonly seat: number;
  readonly to?: number | undefined;
  readonly text: string;
}

export function say(hall: Hall, person: string, table: string, saying: Saying): Promise<number> {
  return hall.at(table, async (room) => {
    const { seat, to = null } = saying;
    const command = `${seat}:${saying.id}`;
    // Who repeats it gets the same answer, whatever has become of the table since.
    if (holds(room.doc, person, seat) && room.answered.has(command)) return room.play?.moment ?? 0;
    demand(room.doc, person, 'talk', seat);
    if (room.doc.talk === 'off') throw refuse('refuse.noTalk');
    if (to !== null && room.doc.talk !== 'pairs') throw refuse('refuse.noPairs');
    if (to !== null && (to === seat || to >= room.doc.chairs.length)) throw refuse('refuse.noSeat');
    // What two say to each other would spoil what all decide at once.
    if (to !== null && room.isDecidingInSecret) throw refuse('refuse.pairsClosed');
    const line = lineOf(room, saying, command, hall.now());
    await hall.keep(room, { talk: { line, speaker: person } });
    return line.moment ?? 0;
  });
}

function lineOf(room: Room, saying: Saying, command: string, at: number): Talk {
  const { seat, to = null } = saying;
  const { chairs } = room.doc;
  const { name, stay } = chairs[seat];
  const stays = [stay, to === null ? stay : chairs[to].stay].map((one) => one ?? UNKNOWN);
  return { ...lineAt(room, saying, at, command), name, stays };
}

/** What is heard where these seats are shown, and from where it is said as people sit now. */
export function heard(doc: TableDoc, line: Talk, seats: readonly number[]): TalkLine | null {
  const [speaker, partner] = staysOf(line);
  const seat = seatNow(doc, speaker, line.seat);
  const to = line.to === null ? null : seatNow(doc, partner, line.to);
  if (to !== null && !seats.some((one) => (one === seat || one === to) && isSame(doc, line, one)))
    return null;
  const { number, text, at, moment = 0, name = null, event } = line;
  return { number, seat, to, text, at, moment, name, ...(event === undefined ? {} : { event }) };
}

/** Was this said from this seat, by whoever sits there now? */
export const isSpeaker = (doc: TableDoc, line: Talk, seat: number): boolean => {
  const [by] = staysOf(line);
  return seatNow(doc, by, line.seat) === seat && by === (doc.chairs[seat].stay ?? UNKNOWN);
};

/** Stands where a stay has no name: of lines and chairs from before they had. Whoever has one sat down since. */
const UNKNOWN = '';

const staysOf = ({ stays = [UNKNOWN, UNKNOWN] }: Talk): readonly string[] => stays;

/** Chairs may be shuffled in the lobby. */
function seatNow({ chairs }: TableDoc, stay: string, then: number): number {
  const now = chairs.findIndex((chair) => chair.stay === stay);
  return now < 0 ? then : now;
}

/** Does whoever spoke or was spoken to still sit here? What they said in private is not for who comes after them. */
const isSame = ({ chairs }: TableDoc, line: Talk, seat: number): boolean =>
  staysOf(line).includes(chairs[seat].stay ?? UNKNOWN);
