/**
 * The one way out: everything that a viewer gets to know of a game passes here, live or in replay, on every host. It
 * starts from the engine's view, which never holds anything private of another seat.
 */
import { type Choice, type LogEntry, type Offer, promptOf, type Viewer } from '@entente/engine';
import type { LogLine, MeasuresAnswer, Shown, WireOffer } from '@entente/protocol';
import type { HostedGame } from './hosted-game.ts';
import { isAbandoned, isGiven, type Player } from './turn-taking.ts';

/**
 * @param asked does the table wait for an answer of the viewer?
 * @param back over how many of its choices the viewer may go back by itself
 */
export function show(hosted: HostedGame, viewer: Viewer, asked = false, back = 0): Shown {
  const view = hosted.view(viewer);
  const choices = asked && viewer !== 'spectator' ? hosted.choices(viewer) : null;
  const undo = viewer === 'spectator' ? null : hosted.undoes(viewer, back);
  return {
    viewer,
    moment: hosted.moment,
    question: hosted.question(viewer),
    view,
    prompt: promptOf(hosted.game, view),
    offers: choices === null ? [] : choices.offers.map(wireOffer),
    refused:
      choices === null
        ? []
        : choices.refused.map(({ choice, refusal }) => ({ choice: plain(choice), refusal })),
    undo: undo === null ? null : plain(undo),
  };
}

/** What a viewer sees now where nothing is held back: with what it may do, and what it may take back. */
export function showNow(hosted: HostedGame, players: readonly Player[], viewer: Viewer): Shown {
  if (viewer === 'spectator' || hosted.isOver || isAbandoned(players)) return show(hosted, viewer);
  const back = hosted.wayBack(viewer, isGiven(hosted.game, players, viewer));
  return show(hosted, viewer, hosted.position.asked.includes(viewer), back);
}

/** A choice is flat JSON; the wire does not know its game's type. */
export const plain = (choice: Choice): WireOffer['choice'] => choice as WireOffer['choice'];

/** The check of a form is code and stays here: the answer to a command says whether it passed. */
function wireOffer({ choice, fill }: Offer<Choice>): WireOffer {
  if (fill === undefined) return { choice: plain(choice) };
  if (fill.kind === 'amount') return { choice: plain(choice), fill };
  return { choice: plain(choice), fill: { kind: 'form', blanks: { ...fill.blanks } as FormBlanks } };
}
type FormBlanks = Extract<NonNullable<WireOffer['fill']>, { kind: 'form' }>['blanks'];

/** Lines of the log, each with the moment that it led to. */
export function showLog(hosted: HostedGame, lines: readonly LogEntry[]): LogLine[] {
  return lines.map(({ at, say, with: args, to }) => {
    const line: LogLine = { at: hosted.momentAfter(at), say, with: { ...args } };
    if (to !== undefined) line.only = true;
    return line;
  });
}

export function showMeasures(hosted: HostedGame): MeasuresAnswer {
  const measured = hosted.measured.map(({ at, round, values }) => ({
    at: hosted.momentAfter(at),
    round,
    values: { ...values } as MeasuresAnswer['measured'][number]['values'],
  }));
  return { measured };
}
