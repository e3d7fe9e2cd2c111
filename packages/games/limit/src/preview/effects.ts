import { RESOURCES } from '../data/terms.ts';
import { type Points, total } from '../phases/04-end-of-the-game/score.ts';
import type { LimitView } from '../position.ts';
import type { Forecast } from './forecast.ts';

/** What a card changes for its player by the end of the generation. */
const EFFECTS = [
  'points',
  'renewable',
  'industrial',
  'military',
  'fossil',
  'unrest',
  'pollution',
  'taxes',
  'living',
] as const;

export interface Effect {
  readonly of: (typeof EFFECTS)[number];
  readonly by: number;
  readonly mood: 'good' | 'bad' | 'none';
}

const LAST_GENERATION = 7;
const LAST_CRISIS = 4;

const LESS_IS_BETTER: readonly string[] = ['unrest', 'pollution'];

interface Seen {
  readonly view: LimitView;
  readonly forecast: Forecast;
  readonly points: readonly Points[];
}

/**
 * What is different for a seat when the generation is over, points first and always. Money is there to be spent: its points
 * are among them only in the generation after which all is counted (LIM-0.1.6, LIM-3.5).
 */
export function effectsBetween(before: Seen, after: Seen, seat: number): Effect[] {
  const [was, will] = [before, after].map((seen) => numbersOf(seen, seat));
  return EFFECTS.flatMap((of) => {
    const by = will[of] - was[of];
    return by === 0 && of !== 'points' ? [] : [{ of, by, mood: moodOf(of, by) }];
  });
}

function moodOf(of: Effect['of'], by: number): Effect['mood'] {
  if (by === 0) return 'none';
  return by > 0 === LESS_IS_BETTER.includes(of) ? 'bad' : 'good';
}

function numbersOf({ view, forecast, points: all }: Seen, seat: number): Record<Effect['of'], number> {
  const { stock } = view.public.nations[seat];
  const points = all[seat];
  const { living, production, fossil, unrest, pollution, taxes } = forecast.nations[seat];
  const isLast = view.public.generation >= LAST_GENERATION || forecast.world.tiles >= LAST_CRISIS;
  const held = (resource: (typeof RESOURCES)[number]) => stock[RESOURCES.indexOf(resource)];
  return {
    points: total(points) - (isLast ? 0 : points.money),
    living,
    renewable: held('renewable') + production.renewable.made,
    industrial: held('industrial') + production.industrial.made,
    military: held('military') + production.military.made,
    fossil: fossil.after,
    unrest: unrest.after,
    pollution: view.public.nations[seat].pollution + pollution,
    taxes,
  };
}
