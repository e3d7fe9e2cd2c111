import { imagine, Referee, SeededChance } from '@entente/engine';
import { type Forecast, forecast, type Limit, type LimitView, limit } from '@entente/game-limit';

/** Any number: what is looked at lies open, so the imagined cards of others do not matter. */
const SEED = 1;

/**
 * What the generation brings when a choice is taken: it is carried out on an imagined copy. Null when that would
 * need an answer to a further question, or the choice is not open.
 */
export function planned(view: LimitView, choice: Limit['choice']): Forecast | null {
  if (view.viewer === 'spectator' || view.private === null) return null;
  const chance = new SeededChance(SEED);
  const g = imagine(limit, view, chance);
  const referee = new Referee(limit, chance);
  if (referee.refusal(g, view.viewer, choice) !== null) return null;
  const { generation } = g.public;
  const depth = g.flow.length;
  referee.take(g, view.viewer, choice);
  // Whoever only looks counts on nobody else to pay.
  if (g.flow.at(-1)?.step === 'financing') referee.take(g, view.viewer, { do: 'payAlone' });
  const settled = g.flow.length <= depth && g.public.generation === generation;
  return settled ? forecast(g) : null;
}
