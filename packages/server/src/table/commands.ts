/** The one path of every command in a game, whoever sends it: a person, a bot, or a clock. */
import type { Choice, Seat } from '@entente/engine';
import type { CommandBody } from '@entente/protocol';
import { Refused, refuse } from '../refuse.ts';
import { demand } from '../rights.ts';
import { copyDoc } from './acts.ts';
import { holds, type TableDoc } from './doc.ts';
import type { Hall } from './hall.ts';
import type { Play } from './play.ts';
import type { Room } from './room.ts';

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
    return carryOut(hall, room, body.seat, body.question, command, 'choice' in body ? body.choice : null);
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
    return carryOut(hall, room, seat, question, null, choice);
  });
}

/** @param choice null to take the last one back */
function carryOut(
  hall: Hall,
  room: Room,
  seat: Seat,
  question: string,
  command: string | null,
  choice: Choice | null,
): Promise<number> {
  const play = playOf(room);
  if (play.question(seat) !== question) throw refuse('refuse.stale');
  const applied = choice === null ? play.undo(seat) : play.take(seat, choice);
  if (!applied.ok) throw new Refused(applied.refusal, room.game);
  if (choice === null) room.forgetReplay();
  const change = { entry: { entry: applied.entry, command, seat } };
  // A person who plays on does not want to go back: what was agreed to was to go back from here.
  const isNo = command !== null && room.doc.proposal !== null;
  return hall.keep(room, isNo ? { ...change, doc: { ...copyDoc(room.doc), proposal: null } } : change);
}

export function playOf(room: Room): Play {
  if (room.game === null) throw refuse('refuse.oldRules');
  if (room.play === null) throw refuse('refuse.notNow');
  return room.play;
}
