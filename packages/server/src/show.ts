/**
 * The one way out: everything that a viewer gets to know of a game passes here, live, in replay, over a socket or
 * over HTTP. It starts from the engine's view, which never holds anything private of another seat.
 */
import { type Choice, type LogEntry, type Offer, promptOf, type Seat, type Viewer } from '@entente/engine';
import type { LogLine, MeasuresAnswer, Shown, WireOffer } from '@entente/protocol';
import type { Play } from './table/play.ts';
import type { Room } from './table/room.ts';

/** What a viewer sees now. */
export function showNow(room: Room, play: Play, viewer: Viewer): Shown {
  const { window } = room;
  const open = room.isOpenFor(viewer);
  const shown = show(play, viewer, open && viewer !== 'spectator' && room.asked.includes(viewer));
  const back = viewer === 'spectator' || !open ? 0 : room.wayBack(viewer);
  const now = { ...shown, undo: viewer === 'spectator' ? null : plainOr(play.table.undoes(viewer, back)) };
  if (window === null) return now;
  // Nobody sees who else has answered.
  const hasAnswered = (seat: Seat) => room.isHeld(seat) || !play.position.asked.includes(seat);
  const asked = window.asked.filter((seat) => seat !== viewer || !hasAnswered(seat));
  const view = { ...shown.view, asked };
  if (viewer === 'spectator' || window.held?.seat !== viewer) return { ...now, view };
  const choice = plain(window.held.choice);
  const answers = [...view.answers, choice];
  return { ...now, view: { ...view, answers }, question: room.question(viewer), undo: open ? choice : null };
}

/** @param asked does the table wait for an answer of the viewer? */
export function show(play: Play, viewer: Viewer, asked = false): Shown {
  const { table } = play;
  const view = table.view(viewer);
  const choices = asked && viewer !== 'spectator' ? table.choices(viewer) : null;
  return {
    viewer,
    moment: play.moment,
    question: play.question(viewer),
    view,
    prompt: promptOf(table.game, view),
    offers: choices === null ? [] : choices.offers.map(wireOffer),
    refused:
      choices === null
        ? []
        : choices.refused.map(({ choice, refusal }) => ({ choice: plain(choice), refusal })),
    undo: null,
  };
}

/** A choice is flat JSON; the wire does not know its game's type. */
const plain = (choice: Choice): WireOffer['choice'] => choice as WireOffer['choice'];
const plainOr = (choice: Choice | null) => (choice === null ? null : plain(choice));

function wireOffer({ choice, fill }: Offer<Choice>): WireOffer {
  if (fill === undefined) return { choice: plain(choice) };
  if (fill.kind === 'amount') return { choice: plain(choice), fill };
  return { choice: plain(choice), fill: { kind: 'form', blanks: { ...fill.blanks } as FormBlanks } };
}
type FormBlanks = Extract<NonNullable<WireOffer['fill']>, { kind: 'form' }>['blanks'];

export function showLog(play: Play, lines: readonly LogEntry[]): LogLine[] {
  return lines.map(({ at, say, with: args, to }) => {
    const line: LogLine = { at: play.momentAfter(at), say, with: { ...args } };
    if (to !== undefined) line.only = true;
    return line;
  });
}

export function showMeasures(play: Play): MeasuresAnswer {
  const measured = play.table.measured.map(({ at, round, values }) => ({
    at: play.momentAfter(at),
    round,
    values: { ...values } as MeasuresAnswer['measured'][number]['values'],
  }));
  return { measured };
}
