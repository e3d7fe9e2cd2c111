/** What a game's choices, log lines and steps mean to a host that shows them but does not know the game. */
import type {
  Choice,
  Consequence,
  Course,
  Game,
  Groups,
  Moment,
  MomentKind,
  PointPiece,
  Role,
  Seat,
  Seen,
  Step,
  Tone,
  Types,
  View,
} from './game.ts';
import type { Message } from './words/dictionary.ts';

/** What a choice is for; undefined when it is an ordinary one. */
export function roleOf<T extends Types>({ roles }: Pick<Game<T>, 'roles'>, choice: Choice): Role | undefined {
  return (roles as Readonly<Record<string, Role | undefined>>)[choice.do];
}

/** The group of a choice; null when it has a role instead, or the game has no groups. */
export function groupOf<T extends Types>({ groups }: Pick<Game<T>, 'groups'>, choice: Choice): string | null {
  return groups?.of(choice) ?? null;
}

/** Groups by the names of their choices. */
export function groupsBy<T extends Types>(
  table: Readonly<Record<string, readonly T['choice']['do'][]>>,
): Groups<T> {
  const groups = new Map(Object.entries(table).flatMap(([id, names]) => names.map((name) => [name, id])));
  return { ids: Object.keys(table), of: (choice) => groups.get(choice.do) ?? null };
}

/** What follows from a choice; nothing where a game says nothing, or cannot. */
export function consequencesOf<T extends Types>(
  game: Pick<Game<T>, 'consequences'>,
  view: View<T>,
  choice: Choice,
): readonly Consequence[] {
  return game.consequences?.(view, choice) ?? [];
}

/** What a line of the log is like; undefined when it is an ordinary one. */
export function toneOf<T extends Types>({ tones }: Pick<Game<T>, 'tones'>, say: string): Tone | undefined {
  // The engine's own line about a question that was not asked.
  if (say === 'log.passedOnly') return 'pass';
  return (tones as Readonly<Record<string, Tone | undefined>>)[say];
}

export const MOMENT_KINDS = [
  'war',
  'peace',
  'battle',
  'conflict',
  'conquest',
  'crisis',
  'famine',
  'riot',
  'growth',
  'disaster',
  'trade',
  'discovery',
  'decree',
  'age',
] as const satisfies readonly MomentKind[];

/**
 * What a line of the log means to a reader who was not looking, with who did it; null for an ordinary one.
 * @param before the lines of the same scene, as far as they are known
 */
export function momentOf<T extends Types>(
  { moments }: Pick<Game<T>, 'moments'>,
  { say, with: args }: Message,
  options: T['options'],
  before: readonly Message[] = [],
): (Moment & { readonly by: Seat | null }) | null {
  type Tell = (args: Message['with'], options: T['options'], before: readonly Message[]) => Moment | null;
  type Told = Moment | Tell;
  // The engine's own lines about deals.
  if (say === 'log.dealStruck' && moments !== undefined)
    return { kind: 'trade', weight: 2, by: Number(args.seat), to: [Number(args.partner)] };
  if (say === 'log.dealRefused' && moments !== undefined)
    return { kind: 'trade', weight: 1, by: Number(args.partner), to: [Number(args.seat)] };
  const told = (moments as Readonly<Record<string, Told>> | undefined)?.[say];
  const moment = typeof told === 'function' ? told(args, options, before) : (told ?? null);
  if (moment === null) return null;
  return {
    ...moment,
    by: moment.by === undefined ? (typeof args.seat === 'number' ? args.seat : null) : moment.by,
  };
}

/** The phase that play is in: that of the step that is due, or of the nearest below it. Null when none is, as at the end. */
export function phaseOf<T extends Types>(game: Game<T>, course: Course<T>): T['phase'] | null {
  const steps: Readonly<Record<string, Step<T>>> = game.steps;
  const { flow } = course;
  for (let at = flow.length - 1; at >= 0; at--) {
    const { phase } = steps[flow[at].step];
    if (phase !== 'caller') return typeof phase === 'function' ? phase(course) : phase;
  }
  return null;
}

/** The question that is open, with what it is about. Null when the game is over. */
export function questionOf<T extends Types>({ flow }: Pick<View<T>, 'flow'>): T['frame'] | null {
  return flow.at(-1) ?? null;
}

/** Is this step under way? It is due, or waits for the questions within it. */
export function isDuring<T extends Types>(
  { flow }: Pick<View<T>, 'flow'>,
  ...names: T['frame']['step'][]
): boolean {
  return flow.some(({ step }) => names.includes(step));
}

/** The goal of the game, as things are now. */
export interface GoalNow {
  readonly message: Message;
  /** By seat; null where nothing is counted. */
  readonly standing: readonly number[] | null;
  readonly progress: { readonly now: number; readonly of: number } | null;
}

/** Null for a game that says nothing of it. */
export function goalOf<T extends Types>({ goal }: Pick<Game<T>, 'goal'>, seen: Seen<T>): GoalNow | null {
  if (goal === undefined) return null;
  return {
    message: { say: 'goal', with: { ...goal.with?.(seen) } },
    standing: goal.standing?.(seen) ?? null,
    progress: goal.progress?.(seen) ?? null,
  };
}

/** How much room the words for it have: a line of a phone, or of a desk. */
export type Room = 'narrow' | 'wide';

/** What brings points to the viewer, in a few words; null for a game that says nothing of it. */
export function pointsHow<T extends Types>(
  { goal }: Pick<Game<T>, 'goal'>,
  view: View<T>,
  room: Room = 'narrow',
): Message | null {
  return goal?.how === undefined ? null : { say: 'goal.how', with: { room, ...goal.how(view) } };
}

/** One of the things that points come from, as things are now. */
export interface PointsFrom {
  readonly id: string;
  readonly name: Message;
  /** What brings them. */
  readonly how: Message;
  /** By seat; null where it does not count. */
  readonly values: readonly (number | null)[];
  /** By seat: what the points are made of; empty where nothing is said of it. */
  readonly pieces: readonly (readonly PointPiece[])[];
}

/** What everybody’s points come from; what counts for nobody is left out. */
export function pointsFrom<T extends Types>(
  { goal }: Pick<Game<T>, 'goal'>,
  seen: Seen<T>,
  log: readonly Message[],
): PointsFrom[] {
  const seats = Array.from({ length: seen.seats }, (_, seat) => seat);
  const all = (goal?.sources ?? []).map((source) => ({
    id: source.id,
    name: { say: `points.${source.id}`, with: { ...source.with?.(seen) } },
    how: { say: `points.${source.id}.how`, with: { ...source.with?.(seen) } },
    values: seats.map((seat) => source.of(seen, seat, log)),
    pieces: seats.map((seat) => source.pieces?.(seen, seat) ?? []),
  }));
  return all.filter(({ values }) => values.some((value) => value !== null));
}

/** The seats with the most; several when they are equal. */
export function leadersOf(standing: readonly number[]): Seat[] {
  const best = Math.max(...standing);
  return standing.flatMap((value, seat) => (value === best ? [seat] : []));
}

export const FIRST_VISIT = [
  'firstVisit.who',
  'firstVisit.win',
  'firstVisit.end',
  'firstVisit.first',
] as const;

/** The four lines for a first visit; none in a game that has none. */
export function firstVisitOf<T extends Types>(game: Pick<Game<T>, 'firstVisit'>, view: View<T>): Message[] {
  const args = game.firstVisit?.(view);
  return args === undefined ? [] : FIRST_VISIT.map((say) => ({ say, with: { ...args } }));
}
