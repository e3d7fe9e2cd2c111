/** The one path of every command in a game, whoever sends it: a person, a bot, or a clock. */
import type { Choice, Seat } from '@entente/engine';
import type { CommandBody } from '@entente/protocol';
import { type HostedGame, isLastAnswer } from '@entente/table';
import { Refused, refuse } from '../refuse.ts';
import { demand } from '../rights.ts';
import { holds, type OpenWindow, type TableDoc } from '../store/doc.ts';
import { copyDoc } from './acts.ts';
import type { Hall, NewEntry } from './hall.ts';
import type { Room } from './room.ts';
import { LENGTH } from './windows.ts';

/** A person answers, or takes back. Gives the moment that followed. `check` may refuse for reasons of its own. */
export function personDoes(
  hall: Hall,
  person: string,
  table: string,
  body: CommandBody,
  check: (doc: TableDoc) => void = () => {},
): Promise<number> {
  return hall.at(table, (room) => {
    const command = `${body.seat}:${body.id}`;
    // Who repeats it gets the same answer, whatever has become of the table since.
    if (holds(room.doc, person, body.seat) && room.answered.has(command)) return playOf(room).moment;
    demand(room.doc, person, 'command', body.seat);
    check(room.doc);
    if (room.doc.chairs[body.seat].bot !== null) throw refuse('refuse.notNow');
    const choice = 'choice' in body ? body.choice : null;
    return carryOut(hall, room, body.seat, body.question, command, choice, person);
  });
}

/** A bot answers for its seat, or (when `late`) for a person whose time is over. */
export function machineDoes(
  hall: Hall,
  table: string,
  answer: { seat: Seat; question: string; choice: Choice; late: boolean },
): Promise<number> {
  const { seat, question, choice, late } = answer;
  return hall.at(table, (room) => {
    const isItsTurn = room.open && (late || room.doc.chairs[seat].bot !== null);
    if (!isItsTurn) throw refuse('refuse.stale');
    return carryOut(hall, room, seat, question, null, choice, null, late);
  });
}

/**
 * @param choice null to take the last one back
 * @param by the person who does it
 * @param late for a person whose time is over
 */
function carryOut(
  hall: Hall,
  room: Room,
  seat: Seat,
  question: string,
  command: string | null,
  choice: Choice | null,
  by: string | null,
  late = false,
): Promise<number> {
  const play = playOf(room);
  const { moment } = play;
  if (room.question(seat) !== question) throw refuse('refuse.stale');
  if (choice === null) return takeBack(hall, room, seat, command, by);
  const { window } = room;
  // What would close a window waits until that is due, so that nobody can tell who has answered.
  if (window !== null && LENGTH[room.doc.pace] !== null && isLastAnswer(play, seat, choice)) {
    const refusal = play.refusal(seat, choice);
    if (refusal !== null) throw new Refused(refusal, room.game);
    const kept = { ...window, held: { seat, choice, command } };
    return hall.keep(room, {
      doc: { ...room.doc, window: sureOf(hall, room, seat, kept) },
      command,
      isSecret: true,
    });
  }
  const applied = play.take(seat, choice);
  if (!applied.ok) throw new Refused(applied.refusal, room.game);
  const entries = [{ entry: applied.entry, command, seat }];
  if (window !== null && room.window !== null) {
    const sure = sureOf(hall, room, seat, window);
    return hall.keep(
      room,
      sure === window ? { entries } : { entries, doc: { ...room.doc, window: sure }, isSecret: true },
    );
  }
  const doc = late ? missing(room.doc, seat, moment) : command !== null ? playedOn(room.doc, seat) : null;
  return hall.keep(room, { entries, ...(doc === null ? {} : { doc }), ...(by === null ? {} : { by }) });
}

/** Goes back to the last choice that the seat has made itself. */
function takeBack(
  hall: Hall,
  room: Room,
  seat: Seat,
  command: string | null,
  by: string | null,
): Promise<number> {
  const play = playOf(room);
  const { window } = room;
  if (window?.held?.seat === seat) {
    return hall.keep(room, {
      doc: { ...room.doc, window: { ...window, held: null } },
      command,
      isSecret: true,
    });
  }
  const back = play.takeBack(seat, room.isGiven(seat));
  if (!back.ok) throw new Refused(back.refusal, room.game);
  const entries = back.entries.map(
    (entry, index): NewEntry => ({ entry, command: index === 0 ? command : null, seat }),
  );
  room.forgetReplay();
  const doc = window === null && command !== null ? playedOn(room.doc, seat) : null;
  return hall.keep(room, { entries, ...(doc === null ? {} : { doc }), ...(by === null ? {} : { by }) });
}

/** Whoever answers without being here is not waited for. */
function sureOf(hall: Hall, { doc }: Room, seat: Seat, window: OpenWindow): OpenWindow {
  const { person } = doc.chairs[seat];
  const isHere = person === null || hall.isHere(person, doc.id);
  return isHere || window.sure.includes(seat) ? window : { ...window, sure: [...window.sure, seat] };
}

/** A person who plays on is there again, and does not want to go back: what was agreed to was to go back from here. */
function playedOn(doc: TableDoc, seat: Seat): TableDoc | null {
  const wasLate = (doc.chairs[seat].missed ?? null) !== null;
  if (!wasLate && doc.proposal === null) return null;
  const next: TableDoc = { ...copyDoc(doc), proposal: null };
  next.chairs[seat].missed = null;
  return next;
}

/** A person who is late has missed one more decision, in however many parts it is answered. */
function missing(doc: TableDoc, seat: Seat, moment: number): TableDoc | null {
  const { missed } = doc.chairs[seat];
  if (missed?.moment === moment) return null;
  const next = copyDoc(doc);
  next.chairs[seat].missed = { count: (missed?.count ?? 0) + 1, moment };
  return next;
}

export function playOf(room: Room): HostedGame {
  if (room.game === null) throw refuse('refuse.oldRules');
  if (room.play === null) throw refuse('refuse.notNow');
  return room.play;
}
