import type { Talk } from '../store/store.ts';
import type { Room } from './room.ts';

/** Milliseconds. Numbers have room for six years of them. */
const TICK = 100;

/** A line of talk that comes next at this table. */
export function lineAt(
  { doc, play, talk }: Room,
  { seat, to = null, text }: { seat: number; to?: number | null; text: string },
  at: number,
  command: string | null = null,
): Omit<Talk, 'stays' | 'name'> {
  // Numbers follow the time: counted one by one they would tell everybody how often others whisper.
  const number = Math.max((talk.at(-1)?.number ?? 0) + 1, Math.floor((at - doc.created) / TICK));
  return { number, seat, to, text, at, moment: play?.moment ?? 0, command };
}
