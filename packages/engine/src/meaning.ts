/** What a game says about its choices, lines and steps to whoever shows them, by names that only the game knows. */
import type { Choice, Course, Game, Role, Step, Tone, Types, View } from './game.ts';

/** What a choice is for; undefined when it is an ordinary one. */
export function roleOf<T extends Types>({ roles }: Pick<Game<T>, 'roles'>, choice: Choice): Role | undefined {
  return (roles as Readonly<Record<string, Role | undefined>>)[choice.do];
}

/** What a line of the log is like; undefined when it is an ordinary one. */
export function toneOf<T extends Types>({ tones }: Pick<Game<T>, 'tones'>, say: string): Tone | undefined {
  // The engine's own line about a question that was not asked.
  if (say === 'log.passedOnly') return 'pass';
  return (tones as Readonly<Record<string, Tone | undefined>>)[say];
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
