import type { Viewer } from '@entente/engine';
import type { Following } from '../../board-api/props.ts';
import { actorOf, type Scene } from './scenes.ts';

/** Maximum number of arrows: nobody follows more. */
const MOST = 9;

/** The turn of another player as it can be drawn on the board: its ways, numbered, and where to look. */
export function followingOf(scenes: readonly Scene[], viewer: Viewer): Following | undefined {
  const last = scenes.findLast((scene) => actorOf(scene) !== null);
  const seat = last === undefined ? null : actorOf(last);
  if (seat === null || seat === viewer) return undefined;
  const begin = scenes.findLastIndex((scene) => ![seat, null].includes(actorOf(scene))) + 1;
  const turn = scenes.slice(begin);
  const ways = new Map<string, { from: string; to: string }>();
  for (const { head } of turn) {
    const { from, place } = head.moment;
    if (from !== undefined && place !== undefined) ways.set(`${from} ${place}`, { from, to: place });
  }
  const arrows = [...ways].slice(-MOST).map(([id, way], at) => ({ id, ...way, seat, label: String(at + 1) }));
  const there = turn.findLast(({ head }) => head.moment.place !== undefined)?.head.moment;
  const look = [there?.from, there?.place].filter((place) => place !== undefined);
  return { arrows, look };
}
