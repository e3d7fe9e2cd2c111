/**
 * What nobody needs to be asked. A single answer is given at once where that tells nobody anything; where it would, in a
 * reaction window, everybody gets the same time, and nobody sees who has answered before it is over.
 */
import { type Choice, defaultAnswer, kindOfQuestion, type Seat } from '@entente/engine';
import type { Pace } from '@entente/protocol';
import { type HostedGame, nextGiven, type Player } from '@entente/table';
import { isPlayedByPerson, type OpenWindow, type TableDoc } from '../store/doc.ts';
import { dueOf } from './clock.ts';
import type { NewEntry } from './hall.ts';
import type { Room } from './room.ts';

const SECOND = 1000;

/** How long a window is open, in milliseconds; null where it waits until everybody has answered. */
export const LENGTH: Readonly<Record<Pace, number | null>> = {
  live: 6 * SECOND,
  evening: 10 * SECOND,
  none: 10 * SECOND,
  daily: null,
};

/** Seats that a person decides for now. */
const played = ({ chairs }: TableDoc): Seat[] =>
  chairs.flatMap((chair, seat) => (isPlayedByPerson(chair) ? [seat] : []));

const areSeveral = (doc: TableDoc): boolean =>
  new Set(played(doc).map((seat) => doc.chairs[seat].person)).size > 1;

/** Who decides for each seat now. */
export const playersOf = ({ chairs }: TableDoc): Player[] =>
  chairs.map((chair) => {
    if (isPlayedByPerson(chair)) return { kind: 'person', keepAsking: chair.asking === true };
    return { kind: chair.bot === null ? 'nobody' : 'bot' };
  });

/** An answer that the table gives by itself; or one that it has kept for somebody. */
interface Given {
  readonly seat: Seat;
  readonly choice: Choice;
  readonly command: string | null;
}

/** What is known while a table is looked after. */
interface Circumstances {
  readonly now: number;
  readonly isHere: (person: string, table: string) => boolean;
  /** Has a pause just ended? */
  readonly isResumed: boolean;
}

/** Does whatever the table does by itself: gives single answers, opens and closes windows. Gives what is to be stored. */
export function settle(room: Room, circumstances: Circumstances): NewEntry[] {
  const entries: NewEntry[] = [];
  while (room.open && room.play !== null) {
    const next = onlyOne(room, room.play) ?? tend(room, room.play, circumstances);
    if (next === null) break;
    if (next === 'again') continue;
    const { seat, choice, command } = next;
    const applied = room.play.take(seat, choice);
    if (!applied.ok) throw new Error(`${JSON.stringify(choice)} is refused with ${applied.refusal.code}`);
    entries.push({ entry: applied.entry, command, seat });
  }
  return entries;
}

function onlyOne(room: Room, play: HostedGame): Given | null {
  const given = nextGiven(play, playersOf(room.doc), room.askedPersons);
  return given === null ? null : { ...given, command: null };
}

/** Looks after the window of a table. Gives the next answer where it is over; null when there is nothing to do now. */
function tend(
  room: Room,
  play: HostedGame,
  { now, isHere, isResumed }: Circumstances,
): Given | 'again' | null {
  const { doc } = room;
  const known = doc.window ?? null;
  const isGuarded = areSeveral(doc) && kindOfQuestion(play.game, play.position) === 'window';
  const isSame = known?.moment === play.moment;
  if (known !== null && (!isSame || !isGuarded)) {
    room.doc = { ...doc, window: null };
    // Where one person is left, nothing has to be hidden any more.
    return isSame && known.held !== null ? known.held : 'again';
  }
  if (!isGuarded) return null;
  const length = LENGTH[doc.pace];
  const restart = length === null ? null : now + length;
  if (known === null) {
    const { asked: owing, answers } = play.position;
    const asked = doc.chairs.flatMap((_, seat) =>
      owing.includes(seat) || (answers[seat]?.length ?? 0) > 0 ? [seat] : [],
    );
    const isForPeople = asked.some((seat) => isPlayedByPerson(doc.chairs[seat]));
    if (isForPeople)
      room.doc = { ...doc, window: { ...CLOSED, moment: play.moment, asked, closes: restart } };
    return null;
  }
  if (length === null || (!isResumed && known.closes !== null && now < known.closes)) return null;
  const isLate = (seat: Seat) => isOver(room, seat, now);
  const isPerson = (seat: Seat) => isPlayedByPerson(doc.chairs[seat]);
  const away = known.asked.filter((seat) => {
    const { person } = doc.chairs[seat];
    return isPerson(seat) && !known.sure.includes(seat) && !isLate(seat) && !isHere(person ?? '', doc.id);
  });
  const isBack = known.away.some((seat) => isPerson(seat) && !isLate(seat) && !away.includes(seat));
  if (away.length > 0 || known.waits.some((seat) => room.askedPersons.includes(seat))) {
    const isKnown = known.closes === null && away.join() === known.away.join();
    if (!isKnown) room.doc = { ...doc, window: { ...known, closes: null, away } };
    return null;
  }
  if (isBack || isResumed) {
    room.doc = { ...doc, window: { ...known, closes: restart, away: [] } };
    return null;
  }
  if (room.askedBots.length > 0) return null;
  const [seat] = room.asked;
  if (seat === undefined) return known.held;
  const choice = defaultAnswer(play.game, play.position, seat);
  return choice === null ? null : { seat, choice, command: null };
}

const CLOSED = { closes: null, waits: [], away: [], sure: [], held: null, clocks: null } as const;

const isOver = ({ clocks, doc }: Room, seat: Seat, now: number): boolean => {
  const due = clocks === null || doc.late === 'wait' ? null : dueOf(clocks, seat);
  return due !== null && due <= now;
};

/** Whose clocks run. A window takes nobody's time but that of those who keep it open. */
export function whoThinks(room: Room): Seat[] {
  const { window, doc, askedPersons } = room;
  if (window === null || LENGTH[doc.pace] === null) return askedPersons;
  const thinking = askedPersons.filter((seat) => window.waits.includes(seat));
  return [...new Set([...thinking, ...window.away])].filter((seat) => isPlayedByPerson(doc.chairs[seat]));
}

/** What everybody can see of a window, as text. */
export const openPart = (window: OpenWindow | null | undefined): string =>
  window === null || window === undefined
    ? ''
    : JSON.stringify([window.moment, window.closes, window.waits, window.away]);
