import type { Game, Position, Types } from '../game.ts';
import type { Scenario } from '../scenario/scenario.ts';
import { Stage } from '../scenario/stage.ts';

/** The position that a scenario leads to: set up, changed as it says, and played on. Throws when it cannot be had. */
export function openingOf<T extends Types>(game: Game<T>, scenario: Scenario): Position<T> {
  const stage = new Stage(game, scenario);
  if (scenario.given !== undefined) stage.give(scenario.given);
  for (const play of scenario.play ?? []) stage.perform(play);
  stage.close();
  return stage.g;
}
