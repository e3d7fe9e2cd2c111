/** The one path of every command in a game, from a person, a bot or a clock. */
import type { Choice, Seat } from '@entente/engine';
import type { CommandBody } from '@entente/protocol';
import { type HostedGame, isLastAnswer } from '@entente/table';
import { RefusalError, refuse } from '../refuse.ts';
import type { StoredEntry } from '../store/store.ts';
import { holds, type ReactionWindow, type TableDoc } from '../store/table-doc.ts';
import { copyDoc } from './acts/arrange.ts';
import type { LiveTable } from './live-table.ts';
import { isKeptBack, windowLength } from './reaction-windows.ts';
import { demandCommand, type Sender } from './rights.ts';
import { type Tables, unplayable } from './tables.ts';

/** A person answers, or takes back. Returns the moment that followed. */
export function commandFromPerson(
  tables: Tables,
  sender: Sender,
  table: string,
  body: CommandBody,
): Promise<number> {
  const { person } = sender;
  return tables.with(table, (live) => {
    const command = `${body.seat}:${body.id}`;
    // A repeated command gets the same answer, whatever has happened at the table since.
    if (holds(live.doc, person, body.seat) && live.commandsDone.has(command)) return demandGame(live).moment;
    demandCommand(live.doc, sender, body.seat);
    if (live.doc.chairs[body.seat].bot !== null) throw refuse('refuse.notNow');
    const choice = 'choice' in body ? body.choice : null;
    return carryOut(tables, live, body.seat, body.question, command, choice, person);
  });
}

/** A bot answers for its seat, or (when `late`) for a person whose time is over. */
export function commandFromBot(
  tables: Tables,
  table: string,
  answer: { seat: Seat; question: string; choice: Choice; late: boolean },
): Promise<number> {
  const { seat, question, choice, late } = answer;
  return tables.with(table, (live) => {
    const isItsTurn = live.open && (late || live.doc.chairs[seat].bot !== null);
    if (!isItsTurn) throw refuse('refuse.stale');
    return carryOut(tables, live, seat, question, null, choice, null, late);
  });
}

/**
 * @param choice null to take the last one back
 * @param by the person who does it
 * @param late for a person whose time is over
 */
function carryOut(
  tables: Tables,
  live: LiveTable,
  seat: Seat,
  question: string,
  command: string | null,
  choice: Choice | null,
  by: string | null,
  late = false,
): Promise<number> {
  const play = demandGame(live);
  const { moment } = play;
  if (live.question(seat) !== question) throw refuse('refuse.stale');
  if (choice === null) return takeBack(tables, live, seat, command, by);
  const { window } = live;
  // The answer that would close a window waits until it closes by time, so that it gives away nothing.
  const closesWindow = windowLength(live) !== null && isLastAnswer(play, seat, choice);
  if (window !== null && closesWindow && isKeptBack(live, seat, choice)) {
    const refusal = play.refusal(seat, choice);
    if (refusal !== null) throw new RefusalError(refusal, live.game);
    const kept = { ...window, held: { seat, choice, command } };
    return tables.commit(live, {
      doc: { ...live.doc, window: sureOf(tables, live, seat, kept) },
      command,
      isSecret: true,
    });
  }
  const applied = play.take(seat, choice);
  if (!applied.ok) throw new RefusalError(applied.refusal, live.game);
  const entries = [{ entry: applied.entry, command }];
  if (window !== null && live.window !== null) {
    const sure = sureOf(tables, live, seat, window);
    return tables.commit(
      live,
      sure === window ? { entries } : { entries, doc: { ...live.doc, window: sure }, isSecret: true },
    );
  }
  const doc = late ? missing(live.doc, seat, moment) : command !== null ? playedOn(live.doc, seat) : null;
  return tables.commit(live, { entries, ...(doc === null ? {} : { doc }), ...(by === null ? {} : { by }) });
}

/** Goes back to the last choice that the seat has made itself. */
function takeBack(
  tables: Tables,
  live: LiveTable,
  seat: Seat,
  command: string | null,
  by: string | null,
): Promise<number> {
  const play = demandGame(live);
  const { window } = live;
  if (window?.held?.seat === seat) {
    return tables.commit(live, {
      doc: { ...live.doc, window: { ...window, held: null } },
      command,
      isSecret: true,
    });
  }
  const back = play.takeBack(seat, live.isGiven(seat));
  if (!back.ok) throw new RefusalError(back.refusal, live.game);
  const entries = back.entries.map(
    (entry, index): StoredEntry => ({ entry, command: index === 0 ? command : null }),
  );
  live.forgetReplay();
  const doc = window === null && command !== null ? playedOn(live.doc, seat) : null;
  return tables.commit(live, { entries, ...(doc === null ? {} : { doc }), ...(by === null ? {} : { by }) });
}

/** A window does not wait for players who have answered and left. */
function sureOf(tables: Tables, { doc }: LiveTable, seat: Seat, window: ReactionWindow): ReactionWindow {
  const { person } = doc.chairs[seat];
  const isHere = person === null || tables.presence.isOnline(person, doc.id);
  return isHere || window.sure.includes(seat) ? window : { ...window, sure: [...window.sure, seat] };
}

/** A person who plays on is back, and does not want to undo: the others had agreed to go back from the earlier position. */
function playedOn(doc: TableDoc, seat: Seat): TableDoc | null {
  const wasLate = (doc.chairs[seat].missed ?? null) !== null;
  if (!wasLate && doc.proposal === null) return null;
  const next: TableDoc = { ...copyDoc(doc), proposal: null };
  next.chairs[seat].missed = null;
  return next;
}

/** Counts a timeout of this person, once per decision even if that is answered in several parts. */
function missing(doc: TableDoc, seat: Seat, moment: number): TableDoc | null {
  const { missed } = doc.chairs[seat];
  if (missed?.moment === moment) return null;
  const next = copyDoc(doc);
  next.chairs[seat].missed = { count: (missed?.count ?? 0) + 1, moment };
  return next;
}

export function demandGame(live: LiveTable): HostedGame {
  if (live.game === null) throw unplayable(live);
  if (live.play === null) throw refuse('refuse.notNow');
  return live.play;
}
