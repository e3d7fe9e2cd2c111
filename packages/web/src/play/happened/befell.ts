import type { AnyGame, MomentKind, Options, Viewer } from '@entente/engine';
import type { LogLine } from '../../link/messages.ts';
import {
  actorOf,
  beginningOf,
  concerns,
  type Scene,
  scenesOf,
  stampOf,
  victimsOf,
  weightOf,
} from './scenes.ts';

/** Bad for those whom it befalls; the second ones only for those who did not begin it. */
const BAD: readonly MomentKind[] = ['crisis', 'famine', 'riot', 'disaster'];
const HOSTILE: readonly MomentKind[] = [...BAD, 'war', 'battle', 'conflict', 'conquest'];

/** Whole sentences in one line are few. */
const MOST = 2;
/** What is bad comes before everything else, then what weighs most, then what others did. */
const WORSE = 10;
const BY_WEIGHT = 2;

/** What became of a reader, in a sentence or two. */
export interface Befell {
  /** The worst first. */
  readonly lines: readonly LogLine[];
  /** Is it bad for the reader? Then no gain is told before it. */
  readonly isBad: boolean;
  /** What others did meanwhile, where nothing touched the reader. */
  readonly beside: LogLine | null;
}

interface Reader {
  readonly game: AnyGame;
  readonly options: Options;
  readonly viewer: Viewer;
}

/** What befell the reader in these lines of the log and after them. */
export function befell({ game, options, viewer }: Reader, log: readonly LogLine[], from: number): Befell {
  const fresh = new Set(log.slice(from));
  const scenes = scenesOf(game, options, log.slice(beginningOf(game, options, log, from))).filter(
    (scene) => fresh.has(scene.end.line) && weightOf(scene) > 0,
  );
  const told = scenes
    .filter((scene) => concerns(scene, viewer) || isForAll(scene))
    .map((scene, at) => ({ scene, score: scoreOf(scene, viewer), at }))
    .toSorted((one, other) => other.score - one.score || other.at - one.at)
    .map(({ scene }) => scene);
  const kinds = told.filter(
    ({ end }, at) => told.findIndex((one) => one.end.line.say === end.line.say) === at,
  );
  return {
    lines: kinds.slice(0, MOST).map(({ end }) => end.line),
    isBad: told.some((scene) => isBadFor(scene, viewer)),
    beside: told.length > 0 ? null : (heaviest(scenes)?.end.line ?? null),
  };
}

/** A crisis befalls everybody; that a time is over is no news of the reader. */
const isForAll = (scene: Scene): boolean =>
  actorOf(scene) === null &&
  victimsOf(scene).length === 0 &&
  weightOf(scene) === 3 &&
  scene.end.moment.kind !== 'age';

function scoreOf(scene: Scene, viewer: Viewer): number {
  const isOthers = isForAll(scene) || victimsOf(scene).some((victim) => victim === viewer);
  return BY_WEIGHT * weightOf(scene) + (isBadFor(scene, viewer) ? WORSE : 0) + Number(isOthers);
}

/** Is it bad for this reader? */
export function isBadFor(scene: Scene, viewer: Viewer): boolean {
  const { kind } = scene.end.moment;
  const change = scene.end.moment.change ?? scene.head.moment.change;
  const isMine = actorOf(scene) === viewer;
  if (!isMine && !isForAll(scene))
    return (
      victimsOf(scene).some((victim) => victim === viewer) &&
      HOSTILE.includes(kind) &&
      stampOf(scene, viewer) !== 'good' &&
      !cameToNothing(scene)
    );
  if (change !== undefined) return !change.good;
  return victimsOf(scene).length === 0 && BAD.includes(kind);
}

/** An attack that was broken off. */
const cameToNothing = ({ head, end }: Scene): boolean => head.line !== end.line && end.moment.weight < 2;

const heaviest = (scenes: readonly Scene[]): Scene | undefined =>
  scenes.reduce<Scene | undefined>(
    (best, scene) => (best === undefined || weightOf(scene) >= weightOf(best) ? scene : best),
    undefined,
  );
