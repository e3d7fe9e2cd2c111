/** Puts the table on the screen, as one viewer may see it. */
import {
  type Frame,
  goalOf,
  type LogEntry,
  leadersOf,
  phaseOf,
  type Step,
  type Types,
  type View,
  type Viewer,
} from '@entente/engine';
import { type Terminal, wrap } from '../base/terminal.ts';
import { SEAT_COLOURS } from './chart.ts';
import type { Sitting } from './sitting.ts';
import type { Speaker } from './speaker.ts';
import type { PlayWords } from './words.ts';

const MOST_NEWS = 14;

/** What is needed to show a moment, in a game or in a replay. */
export interface Showing {
  readonly terminal: Terminal;
  readonly speaker: Speaker;
  readonly words: PlayWords;
  readonly seats: number;
}

/** Gives every name the colour of its seat. Done on finished text, so that no game has to count invisible letters. */
export function inColours(text: string, { terminal, speaker, seats }: Showing): string {
  const { colours } = terminal;
  if (!colours.isColorSupported) return text;
  const names = Array.from({ length: seats }, (_, seat) => speaker.nameOf(seat));
  return text.replace(/\p{L}[\p{L}\d]*/gu, (word) => {
    const seat = names.indexOf(word);
    return seat < 0 ? word : colours[SEAT_COLOURS[seat % SEAT_COLOURS.length]](word);
  });
}

export function dueStep(steps: object, flow: readonly Frame[]): Step<Types> | null {
  const frame = flow.at(-1);
  return frame === undefined ? null : ((steps as Record<string, Step<Types>>)[frame.step] ?? null);
}

export function header(parts: readonly string[], showing: Showing): void {
  const { terminal } = showing;
  const { colours } = terminal;
  const [title, ...rest] = parts;
  const more = rest.map((part) => colours.dim(' · ') + inColours(part, showing));
  terminal.write(`${colours.bold(title)}${more.join('')}`);
  terminal.write(colours.dim('─'.repeat(terminal.width)));
}

/** The game's own picture, or its view as an outline when it has none. */
export function board(game: Sitting['game'], view: View<Types>, showing: Showing): void {
  const { terminal, words, speaker } = showing;
  if (game.sketch !== undefined) {
    terminal.write(inColours(game.sketch(view, speaker.say), showing));
    return;
  }
  const parts: [string, unknown][] = [
    [words.public, view.public],
    [words.private, view.private],
    [words.facts, view.facts],
  ];
  for (const [name, part] of parts) {
    if (part === null || Object.keys(part as object).length === 0) continue;
    terminal.write(terminal.colours.bold(name));
    terminal.write(outline(part, '  ').join('\n'));
  }
}

const SHORT = 80;

/** Data as indented text; what is short stays on one line. Items of lists are counted from `first`. */
export function outline(value: unknown, indent: string, first = 1): string[] {
  if (typeof value !== 'object' || value === null) return [indent + String(value)];
  return Object.entries(value).flatMap(([key, part]) => {
    const line = inOneLine(part);
    const name = Array.isArray(value) ? `${Number(key) + first}` : key;
    return line === null
      ? [`${indent}${name}:`, ...outline(part, `${indent}  `, first)]
      : [`${indent}${name}: ${line}`];
  });
}

const isPart = (value: unknown) => typeof value === 'object' && value !== null;

function inOneLine(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value).map(([key, part]) => ({ key, part, line: inOneLine(part) }));
  if (parts.length === 0) return '–';
  if (parts.some(({ part, line }) => line === null || (isPart(part) && !Array.isArray(value)))) return null;
  const text = Array.isArray(value)
    ? parts.map(({ line }) => line).join(value.some(isPart) ? ' | ' : ' ')
    : parts.map(({ key, line }) => `${key} ${line}`).join(', ');
  return text.length > SHORT ? null : text;
}

export function logLines(entries: readonly LogEntry[], showing: Showing): string[] {
  const { terminal, speaker } = showing;
  return entries.map((entry) => inColours(wrap(speaker.say(entry), terminal.width, '  · ', '    '), showing));
}

/** Header, board and what is new to this viewer. */
export function paint(sitting: Sitting, viewer: Viewer): void {
  const { terminal, table, words, game } = sitting;
  const showing = showingOf(sitting);
  header(headline(sitting, viewer), showing);
  goalLine(sitting, viewer);
  board(game, table.view(viewer), showing);
  const entries = sitting.news(viewer);
  if (entries.length > 0) {
    terminal.write();
    terminal.write(terminal.colours.dim(words.since));
    const hidden = Math.max(0, entries.length - MOST_NEWS);
    if (hidden > 0) terminal.write(terminal.colours.dim(`  ${words.earlier(hidden)}`));
    for (const line of logLines(entries.slice(hidden), showing)) terminal.write(line);
  }
}

/** What is played for, and who is ahead. */
function goalLine(sitting: Sitting, viewer: Viewer): void {
  const { terminal, table, words, game, speaker } = sitting;
  const goal = goalOf(game, table.view(viewer));
  if (goal === null) return;
  const parts = [speaker.say(goal.message)];
  const { standing } = goal;
  if (standing !== null && table.position.outcome === null) {
    const leaders = leadersOf(standing);
    if (viewer !== 'spectator') parts.push(words.yours(standing[viewer]));
    if (leaders.length === standing.length && standing.length > 1) parts.push(words.level);
    else if (standing.length > 1)
      parts.push(words.leads(speaker.names(leaders), leaders.length > 1, standing[leaders[0]]));
  }
  terminal.write(inColours(parts.join(' · '), showingOf(sitting)));
}

export function showingOf({ terminal, speaker, words, table }: Sitting): Showing {
  return { terminal, speaker, words, seats: table.position.seats };
}

function headline({ game, table, speaker, words, people }: Sitting, viewer: Viewer): string[] {
  const { position } = table;
  const name = viewer === 'spectator' ? null : speaker.nameOf(viewer);
  const secret = dueStep(game.steps, position.flow)?.kind === 'simultaneous';
  const parts = [speaker.say({ say: 'title', with: {} })];
  // Games that measure nothing by round do not count rounds either.
  if (position.outcome === null && game.measures.length > 0) parts.push(words.round(position.round + 1));
  const phase = game.phases.flat().length > 1 ? phaseOf(game, position) : null;
  if (phase !== null && position.outcome === null) parts.push(speaker.term('phase', phase));
  if (name !== null && people.length > 0) parts.push(words.youAre(name));
  if (position.outcome !== null) parts.push(words.over);
  else if (viewer !== 'spectator' && position.asked.includes(viewer)) {
    parts.push(secret ? words.yourSecret : words.yourDecision);
  } else parts.push(words.decides(speaker.names(position.asked)));
  return parts;
}
