import type { StoredTalk } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';

/** Milliseconds per number. Numbers last for six years. */
const TICK = 100;

/** A line of talk that comes next at this table. */
export function lineAt(
  { doc, play, talk }: LiveTable,
  { seat, to = null, text }: { seat: number; to?: number | null; text: string },
  at: number,
  command: string | null = null,
): Omit<StoredTalk, 'stays' | 'name'> {
  // Numbers follow the time: a plain count would tell everybody how often others whisper.
  const number = Math.max((talk.at(-1)?.number ?? 0) + 1, Math.floor((at - doc.created) / TICK));
  return { number, seat, to, text, at, moment: play?.moment ?? 0, command };
}
