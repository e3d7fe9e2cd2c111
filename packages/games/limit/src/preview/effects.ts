import { RESOURCES } from '../data/terms.ts';
import { partsOf, pointsNow } from '../goal.ts';
import type { LimitView } from '../position.ts';
import type { Forecast } from './forecast.ts';

/** What a card changes for its player by the end of the generation. */
const EFFECTS = [
  'points',
  'wealth',
  'renewable',
  'industrial',
  'military',
  'fossil',
  'unrest',
  'pollution',
  'taxes',
] as const;

export interface Effect {
  readonly of: (typeof EFFECTS)[number];
  readonly by: number;
  readonly mood: 'good' | 'bad';
}

const LESS_IS_BETTER: readonly string[] = ['unrest', 'pollution'];

interface Seen {
  readonly view: LimitView;
  readonly forecast: Forecast;
}

/**
 * What is different for a seat, the points as they would be counted at once first. Those for money are told apart: a card that
 * leaves less than a full $10 costs them all at once, and taxes bring them back.
 */
export function effectsBetween(before: Seen, after: Seen, seat: number): Effect[] {
  const [was, will] = [before, after].map((seen) => numbersOf(seen, seat));
  return EFFECTS.flatMap((of) => {
    const by = will[of] - was[of];
    return by === 0 ? [] : [{ of, by, mood: by > 0 === LESS_IS_BETTER.includes(of) ? 'bad' : 'good' }];
  });
}

function numbersOf({ view, forecast }: Seen, seat: number): Record<Effect['of'], number> {
  const { stock } = view.public.nations[seat];
  const { production, fossil, unrest, pollution, taxes } = forecast.nations[seat];
  const { money: wealth } = partsOf(view, seat);
  const held = (resource: (typeof RESOURCES)[number]) => stock[RESOURCES.indexOf(resource)];
  return {
    points: pointsNow(view, seat) - wealth,
    wealth,
    renewable: held('renewable') + production.renewable.made,
    industrial: held('industrial') + production.industrial.made,
    military: held('military') + production.military.made,
    fossil: fossil.after,
    unrest: unrest.after,
    pollution: view.public.nations[seat].pollution + pollution,
    taxes,
  };
}
