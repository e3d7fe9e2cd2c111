import { type AnyGame, momentOf, type Options, type Seat, type Viewer } from '@entente/engine';
import type { LogLine } from '../../link/messages.ts';
import { isBadFor } from './befell.ts';
import { actorOf, concerns, type Scene, victimsOf, weightOf } from './scenes.ts';

/** Maximum numbers of lines in a report, and of lines about one player; others share what room there is. */
const MOST = 5;
const MOST_OF_ONE = 2;
/** More than what weighs most when it befalls the reader. */
const BEFELL = 9;
/** What is bad for the reader is read before what is good. */
const WORSE = 9;

export interface ReportLine {
  readonly seat: Seat | null;
  readonly line: LogLine;
  /** What led to it, or what else there is to say. */
  readonly cause: LogLine | null;
  /** The like that happened besides, the latest first. */
  readonly more: readonly LogLine[];
  readonly change: { readonly by: number; readonly mood: 'good' | 'bad' | 'none' } | null;
}

interface Told {
  readonly scene: Scene;
  readonly seat: Seat | null;
  /** Did it befall the viewer, or did the viewer do it? */
  readonly near: number;
  readonly score: number;
  readonly more: readonly LogLine[];
  readonly cause: LogLine | null;
  /** The scene that says by how much a number changed. */
  readonly changed: Scene;
}

/**
 * What a viewer should know first of what has happened: what befell it, then what it did, then what weighs most; in groups
 * of one player each. Every player has a line before any other than the viewer has two.
 *
 * @param own lines that the report says of the viewer besides
 */
export function reportOf(scenes: readonly Scene[], viewer: Viewer, own = 0): ReportLine[] {
  const told = merged(
    withEffects(scenes.map((scene) => toldOf(scene, viewer)).filter(({ score }) => score > 0)),
  );
  const best = told.toSorted((one, other) => other.score - one.score);
  const chosen: Told[] = [];
  const choose = (most: (seat: Seat | null) => number) => {
    for (const each of best) {
      const same = chosen.filter(({ seat }) => seat === each.seat).length;
      if (chosen.length < MOST - own && same < most(each.seat) && !chosen.includes(each)) chosen.push(each);
    }
  };
  choose((seat) => (seat === viewer ? MOST_OF_ONE : 1));
  choose(() => MOST_OF_ONE);
  const groups = [...new Set(best.filter((each) => chosen.includes(each)).map(({ seat }) => seat))];
  return groups
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .flatMap((seat) => chosen.filter((each) => each.seat === seat).map(lineOf));

  /** Players who did something to the viewer, and what befell everybody, then the viewer, then the others. */
  function rankOf(seat: Seat | null): number {
    const isWorst = (each: Told) => each.near >= BEFELL || isBadFor(each.scene, viewer);
    if (seat !== viewer && chosen.some((each) => each.seat === seat && isWorst(each))) return 0;
    return seat === viewer ? 1 : 2;
  }

  function lineOf({ scene, seat, more, cause, changed }: Told): ReportLine {
    const change = changed.end.moment.change ?? changed.head.moment.change;
    return {
      seat,
      line: scene.end.line,
      cause,
      more,
      change:
        change === undefined || change.by === 0
          ? null
          : { by: change.by, mood: seat !== viewer ? 'none' : change.good ? 'good' : 'bad' },
    };
  }
}

/** Lines about the viewer that mean little beside what others did, for a report that has nothing else of it. */
const MOST_OF_MINE = 2;

/**
 * What the viewer reads of itself where no scene is about it: what it drew, that it passed; each kind once. Null where scenes
 * say enough.
 */
export function ownOf(
  { game, options, lines }: { game: AnyGame; options: Options; lines: readonly LogLine[] },
  scenes: readonly Scene[],
  viewer: Viewer,
): LogLine[] | null {
  if (scenes.some((scene) => weightOf(scene) > 0 && concerns(scene, viewer))) return null;
  const own = lines.filter((line) => line.with.seat === viewer && momentOf(game, line, options, []) === null);
  return own
    .filter((line, at) => own.findLastIndex(({ say }) => say === line.say) === at)
    .slice(-MOST_OF_MINE);
}

function toldOf(scene: Scene, viewer: Viewer): Told {
  const weight = weightOf(scene);
  // Where nobody is named who did it, whom it befell.
  const seat = actorOf(scene) ?? (victimsOf(scene).length === 1 ? victimsOf(scene)[0] : null);
  const near = victimsOf(scene).some((victim) => victim === viewer) ? BEFELL : seat === viewer ? 3 : 0;
  const cause = scene.head === scene.end ? null : scene.head.line;
  // What others offered each other in vain is of no use to know.
  if (weight === 1 && scene.end.moment.kind === 'trade' && near === 0)
    return { scene, seat, near, score: 0, more: [], cause, changed: scene };
  const worse = isBadFor(scene, viewer) ? WORSE : 0;
  const score = weight === 0 ? 0 : weight * 4 + near + worse;
  return { scene, seat, near, score, more: [], cause, changed: scene };
}

/** A card and what it did at once are one line: the card, and its effect below. What it was aimed at belongs to it, too. */
function withEffects(told: readonly Told[]): Told[] {
  const isDecree = ({ scene, cause }: Told) => scene.end.moment.kind === 'decree' && cause === null;
  const kept: Told[] = [];
  for (const each of told) {
    const before = kept.at(-1);
    // It may be chosen after the card.
    const isAim = isDecree(each) && actorOf(each.scene) === null && weightOf(each.scene) === 1;
    const isEffect =
      before !== undefined &&
      isDecree(before) &&
      (isAim ||
        (!isDecree(each) &&
          before.seat === each.seat &&
          before.scene.end.line.at === each.scene.end.line.at));
    if (!isEffect) kept.push(each);
    else {
      const score = Math.max(before.score, each.score);
      kept[kept.length - 1] = {
        ...before,
        near: Math.max(before.near, each.near),
        score,
        cause: each.scene.end.line,
        changed: each.scene,
      };
    }
  }
  return kept;
}

/**
 * The like by the same player is one entry: the last one, with the others below it. War and peace are not alike, though one
 * sentence tells both; nor are what befell the viewer and what befell others.
 */
function merged(told: readonly Told[]): Told[] {
  const kept = new Map<string, Told>();
  for (const each of told) {
    const key = `${each.scene.end.line.say} ${each.scene.end.moment.kind} ${each.seat} ${each.near}`;
    const same = kept.get(key);
    if (same === undefined) {
      kept.set(key, each);
      continue;
    }
    const [heavier, lighter] = each.score >= same.score ? [each, same] : [same, each];
    kept.set(key, { ...heavier, more: [lighter.scene.end.line, ...same.more] });
  }
  return [...kept.values()];
}
