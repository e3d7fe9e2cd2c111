import type { AnyGame } from '@entente/engine';
import { type Session, viewerOf } from '../../link/session.ts';
import { isStill, type Settings, useSettings } from '../../settings/store.ts';
import { isAlone, isAsked } from './follow.ts';
import { actorOf, hasCard, scenesOf, weightOf } from './scenes.ts';

/** Milliseconds that another player's card stays. */
export const CARD: Readonly<Record<Settings['pace'], number>> = { slow: 3000, normal: 1500, fast: 600 };
/** Part of that time for what is worth a line of the report, but no card. */
const LINE = 0.25;
/** Number of the last lines in which scenes are found. */
const NEAR = 200;

/** For how long something new stays before the next position may come. */
export function timeFor(game: AnyGame, before: Session, after: Session): number {
  const { happened, botPause, pace } = useSettings.getState();
  if (happened !== 'all' || botPause === 0 || isStill() || document.hidden) return 0;
  const viewer = viewerOf(after);
  if (after.table === null || !isAlone(after.table) || isAsked(after)) return 0;
  const log = after.logs[String(viewer)] ?? [];
  const known = before.logs[String(viewer)]?.length ?? 0;
  if (known === 0 || log.length <= known) return 0;
  const fresh = new Set(log.slice(known));
  const scenes = scenesOf(game, after.table.options, log.slice(-NEAR)).filter(({ end }) =>
    fresh.has(end.line),
  );
  if (scenes.some((scene) => hasCard(scene, viewer))) return CARD[pace];
  return scenes.some((scene) => weightOf(scene) > 1 && actorOf(scene) !== viewer) ? CARD[pace] * LINE : 0;
}
