import {
  type AnyGame,
  type Loss,
  type Message,
  type Moment,
  momentOf,
  type Options,
  type Roll,
  type Seat,
  type Viewer,
} from '@entente/engine';
import type { LogLine } from '../../link/messages.ts';

type Meaning = Moment & { readonly by: Seat | null };

/** A line of the log with what it means. */
interface Happening {
  readonly line: LogLine;
  readonly moment: Meaning;
}

export interface RolledLuck {
  readonly seat: Seat | null;
  readonly hits: number;
  readonly expected: number;
}

/** Something that happened, told by one line or, as a battle, by several. */
export interface Scene {
  /** The line that tells what it was, and the one that tells how it ended: often the same. */
  readonly head: Happening;
  readonly end: Happening;
  readonly isOver: boolean;
  /** The dice of the last round, and everything that fell. */
  readonly rolls: readonly Roll[];
  readonly losses: readonly Loss[];
  /** Hits of all rounds against what could be expected, for every side that rolled. */
  readonly luck: readonly RolledLuck[];
  /** More sentences about it. */
  readonly tells: readonly Message[];
  readonly lines: readonly LogLine[];
}

/** What happened in these lines, in their order. Lines that mean nothing to a reader are left out. */
export function scenesOf(game: AnyGame, options: Options, lines: readonly LogLine[]): Scene[] {
  const scenes: Scene[] = [];
  /** Index of the scene that is under way. */
  let open: number | null = null;
  for (const line of lines) {
    const before = open === null ? [] : scenes[open].lines;
    const moment = momentOf(game, line, options, before);
    if (moment === null) continue;
    const { part } = moment;
    if (open !== null && (part === 'during' || part === 'ends')) {
      scenes[open] = added(scenes[open], { line, moment });
      if (part === 'ends') open = null;
      continue;
    }
    if (part === 'opens') open = scenes.length;
    // A line that ends a scene without its beginning is a scene of its own.
    if (part !== 'during' || moment.weight > 0) scenes.push(alone({ line, moment }));
  }
  return scenes;
}

/** No battle takes as many lines. */
const LONGEST = 200;

/** Where the scene begins that is under way at this line, or the line itself: what ends a battle does not say who attacked whom. */
export function beginningOf(game: AnyGame, options: Options, log: readonly LogLine[], from: number): number {
  for (let at = from - 1; at >= Math.max(0, from - LONGEST); at--) {
    const part = momentOf(game, log[at], options, [])?.part;
    if (part === 'opens') return at;
    if (part === 'ends') return from;
  }
  return from;
}

function alone(head: Happening): Scene {
  const { part, rolls = [], loss, tells = [] } = head.moment;
  return {
    head,
    end: head,
    isOver: part !== 'opens',
    rolls,
    losses: loss === undefined ? [] : [loss],
    luck: rolls.reduce(withRoll, []),
    tells,
    lines: [head.line],
  };
}

function added(scene: Scene, next: Happening): Scene {
  const { part, rolls = [], loss, tells = [] } = next.moment;
  const rolled = rolls.map(({ seat }) => seat);
  return {
    ...scene,
    end: part === 'ends' ? next : scene.end,
    isOver: part === 'ends',
    rolls: [...scene.rolls.filter(({ seat }) => !rolled.includes(seat)), ...rolls],
    losses: loss === undefined ? scene.losses : withLoss(scene.losses, loss),
    luck: rolls.reduce(withRoll, scene.luck),
    tells: [...scene.tells, ...tells],
    lines: [...scene.lines, next.line],
  };
}

function withRoll(luck: readonly RolledLuck[], { seat, dice, expected }: Roll): readonly RolledLuck[] {
  if (expected === undefined) return luck;
  const before = luck.find((each) => each.seat === seat);
  const hits = (before?.hits ?? 0) + dice.filter(({ hit }) => hit).length;
  return [
    ...luck.filter((each) => each !== before),
    { seat, hits, expected: (before?.expected ?? 0) + expected },
  ];
}

/** Pieces of one kind are counted together. */
function withLoss(losses: readonly Loss[], more: Loss): Loss[] {
  const isAlike = ({ seat, piece }: Loss) => seat === more.seat && piece === more.piece;
  const before = losses.find(isAlike)?.count ?? 0;
  return [...losses.filter((loss) => !isAlike(loss)), { ...more, count: more.count + before }];
}

export const weightOf = ({ head, end }: Scene): number => Math.max(head.moment.weight, end.moment.weight);

/** Who did it. */
export const actorOf = ({ head, end }: Scene): Seat | null => head.moment.by ?? end.moment.by;

/** Whom it befell. */
export const victimsOf = ({ head, end }: Scene): readonly Seat[] => [
  ...(head.moment.to ?? []),
  ...(end.moment.to ?? []),
];

/** Where it was. */
export const placesOf = ({ head, end }: Scene): readonly string[] => [
  ...new Set([end.moment.place, head.moment.place, head.moment.from].filter((place) => place !== undefined)),
];

/** Does it concern this seat more than anybody who looks on? */
export const concerns = (scene: Scene, seat: Viewer): boolean =>
  actorOf(scene) === seat || victimsOf(scene).some((victim) => victim === seat);

/** Is it worth a card to this viewer, as soon as it is over? The viewer's own dice always are. */
export const hasCard = (scene: Scene, viewer: Viewer): boolean =>
  scene.isOver && (weightOf(scene) === 3 || (scene.rolls.length > 0 && concerns(scene, viewer)));

/** The viewer's own battle has an end that is good or bad. */
export function stampOf(scene: Scene, viewer: Viewer): 'good' | 'bad' | undefined {
  const { rolls, head, end } = scene;
  if (rolls.length === 0 || !concerns(scene, viewer) || !FIGHTS.includes(head.moment.kind)) return undefined;
  // Taken is good for the one who takes it, held for everybody but the one who attacked.
  const isGood = end.moment.kind === 'conquest' ? end.moment.by === viewer : head.moment.by !== viewer;
  return isGood ? 'good' : 'bad';
}

/** A battle that pieces fell in, and none of this seat. */
export const isUnharmed = (scene: Scene, viewer: Viewer): boolean =>
  scene.losses.length > 0 && concerns(scene, viewer) && scene.losses.every(({ seat }) => seat !== viewer);

const FIGHTS: readonly string[] = ['battle', 'war', 'conquest'];
