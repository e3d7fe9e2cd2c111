/** Shows a game file at one moment, as one viewer may see it. */
import type { Entry, Seat, Viewer } from '@entente/engine';
import type { HostedGame } from '@entente/table';
import { wholeNumber } from '../base/arguments.ts';
import type { OpenedFile } from '../base/game-files.ts';
import { WrongUse } from '../base/wrong-use.ts';
import { wonBy } from '../play/ending.ts';
import { board, dueStep, header, logLines, outline, type Showing } from '../play/paint.ts';

/** `all` sees everything, hidden things too: for finding faults. */
export type Onlooker = Viewer | 'all';

/** `2`, `spectator` or `all`. */
export function onlookerOf(typed: string, seats: number): Onlooker {
  if (typed === 'spectator' || typed === 'all') return typed;
  const seat = wholeNumber('--viewer', typed, 1) - 1;
  if (seat < seats) return seat;
  throw new WrongUse(`--viewer says seat ${seat + 1}, but the table has only ${seats}.`);
}

const viewerOf = (onlooker: Onlooker): Viewer => (onlooker === 'all' ? 'spectator' : onlooker);

/** The table after `at` entries: what the last one did, the board, and who is asked what. */
export function showMoment(
  { game, file }: OpenedFile,
  table: HostedGame,
  onlooker: Onlooker,
  showing: Showing,
): void {
  const { terminal, speaker, words } = showing;
  const { position } = table;
  const at = table.entries.length;
  const seenBy = onlooker === 'all' || onlooker === 'spectator' ? onlooker : speaker.nameOf(onlooker);
  header([speaker.say({ say: 'title', with: {} }), `${at}/${file.entries.length}`, seenBy], showing);
  board(game, table.view(viewerOf(onlooker)), showing);
  if (onlooker === 'all') showHidden(table, showing);
  terminal.write();
  for (const line of happenings(table, onlooker, at, showing)) terminal.write(line);
  if (position.outcome !== null) {
    const { outcome } = position;
    const won = wonBy(outcome, words, speaker);
    terminal.write(`${won}${speaker.outcome(outcome)} ${words.scores}: ${outcome.scores.join(' : ')}`);
    return;
  }
  const secret = dueStep(game.steps, position.flow)?.kind === 'simultaneous';
  const who = onlooker !== 'all' && secret ? allAsked(table) : position.asked;
  terminal.write(
    terminal.colours.bold(
      `${words.decides(speaker.names(who))} · ${speaker.prompt(table.view(viewerOf(onlooker))) ?? ''}`,
    ),
  );
}

/** Everybody who takes part in a secret step: who has answered already is nobody's business. */
function allAsked({ game, position }: HostedGame): readonly Seat[] {
  const step = dueStep(game.steps, position.flow);
  const frame = position.flow.at(-1);
  if (step?.kind !== 'simultaneous' || frame === undefined) return position.asked;
  return step.asks(position, frame);
}

/** What entry number `at` was and what it led to, as far as the onlooker may know. */
export function happenings(table: HostedGame, onlooker: Onlooker, at: number, showing: Showing): string[] {
  const entry = table.entries[at - 1];
  const log = onlooker === 'all' ? table.log : table.logFor(onlooker);
  const lines = logLines(
    log.filter((line) => line.at === at),
    showing,
  );
  const own = entry !== undefined && (onlooker === 'all' || onlooker === entry.seat);
  return own ? [`${at}. ${inWords(entry, showing)}`, ...lines] : lines;
}

/** A choice is shown only to the seat that made it; what others may know of it, the log tells them. */
function inWords(entry: Entry, { speaker }: Showing): string {
  const name = speaker.nameOf(entry.seat);
  if ('retract' in entry || 'back' in entry) return `${name}: ↶`;
  const dice = entry.chance === undefined ? '' : ` [${entry.chance.join(' ')}]`;
  if ('rules' in entry) return `${name}: § ${entry.rules}${dice}`;
  if ('told' in entry) return `✉ ${entry.told}`;
  if ('resigned' in entry) return `${name}: ⚑${dice}`;
  return `${name}: ${speaker.choice(entry.choice)}${dice}`;
}

function showHidden({ position }: HostedGame, { terminal }: Showing): void {
  const { private: hands, secret, answers } = position;
  terminal.write(terminal.colours.dim(outline({ private: hands, secret, answers }, '  ', 0).join('\n')));
}
