import { refuse } from '../refuse.ts';
import { demand } from '../rights.ts';
import type { Talk } from '../store/store.ts';
import type { Hall } from './hall.ts';

interface Saying {
  readonly id: string;
  readonly seat: number;
  readonly to?: number | undefined;
  readonly text: string;
}

export function say(hall: Hall, person: string, table: string, saying: Saying): Promise<number> {
  return hall.at(table, async (room) => {
    const { seat, to = null, text } = saying;
    demand(room.doc, person, 'talk', seat);
    if (room.doc.talk === 'off') throw refuse('refuse.noTalk');
    if (to !== null && room.doc.talk !== 'pairs') throw refuse('refuse.noPairs');
    if (to !== null && (to === seat || to >= room.doc.chairs.length)) throw refuse('refuse.noSeat');
    const command = `${seat}:${saying.id}`;
    if (!room.answered.has(command)) {
      // What two say to each other would spoil what all decide at once.
      if (to !== null && room.isDecidingInSecret) throw refuse('refuse.pairsClosed');
      const number = (room.talk.at(-1)?.number ?? 0) + 1;
      const moment = room.play?.moment ?? 0;
      const talk: Talk = { number, seat, to, text, at: hall.now(), moment, command };
      await hall.keep(room, { talk, speaker: person });
    }
    return room.play?.moment ?? 0;
  });
}

/** May this be heard where these seats are shown? */
export const isHeard = (line: Talk, seats: readonly number[]): boolean =>
  line.to === null || seats.includes(line.seat) || seats.includes(line.to);
