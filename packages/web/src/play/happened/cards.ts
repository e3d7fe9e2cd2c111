import type { AnyGame, Options, Viewer } from '@entente/engine';
import type { LogLine } from '../../link/messages.ts';
import { concerns, hasCard, type Scene, scenesOf } from './scenes.ts';

/** Number of the last lines in which scenes are found. */
const NEAR = 200;

/** One picture for what is alike and came at once: the first of it, and what came with it. */
export interface Card {
  readonly key: string;
  readonly scene: Scene;
  readonly also: readonly Scene[];
  /** It concerns the viewer, or everybody: it stays until the viewer has read it. */
  readonly isMine: boolean;
}

/** The cards for what was over with these new lines; what concerns the viewer comes first in its own. */
export function cardsOf(
  game: AnyGame,
  options: Options,
  { log, marks, viewer }: { log: readonly LogLine[]; marks: readonly LogLine[]; viewer: Viewer },
): Card[] {
  if (marks.length === 0) return [];
  const fresh = new Set(marks);
  const near = log.slice(-Math.max(NEAR, marks.length));
  const due = scenesOf(game, options, near).filter(
    (scene) => hasCard(scene, viewer) && fresh.has(scene.end.line),
  );
  const kinds = [...new Set(due.toSorted((one, other) => gravityOf(other) - gravityOf(one)).map(kindOf))];
  return kinds.map((kind) => {
    const alike = due.filter((scene) => kindOf(scene) === kind);
    const sorted = alike.toSorted((one, other) => Number(isNear(other)) - Number(isNear(one)));
    const [scene, ...also] = sorted;
    return { key: `${log.length} ${kind}`, scene, also, isMine: alike.some(isNear) };
  });

  function isNear(scene: Scene): boolean {
    return (
      concerns(scene, viewer) || (scene.head.moment.by === null && (scene.head.moment.to ?? []).length === 0)
    );
  }
}

/** What cannot wait is read first. */
const GRAVE: readonly string[] = ['war', 'disaster', 'crisis'];
const gravityOf = ({ head }: Scene): number => Number(GRAVE.includes(head.moment.kind));

/** One roll of dice at a time. */
const kindOf = ({ head, rolls, end }: Scene): string =>
  rolls.length > 0
    ? `${head.moment.kind} ${end.line.at} ${end.line.say} ${String(end.line.with.region)}`
    : head.moment.kind;
