import { ScriptError } from '../chance/scripted.ts';
import type { Offer, Refused } from '../choices.ts';
import type { Game, Position, Refusal, Seat, Types } from '../game.ts';
import type { Said } from '../kit/trial.ts';
import { copyFlat } from '../position.ts';
import { RulesFault } from '../referee.ts';
import { type Scenario, ScenarioError, type ScenarioMove } from './scenario.ts';
import { Stage } from './stage.ts';

/** One moment of a scenario, for a program that follows it. */
export interface ScenarioStep<T extends Types> {
  /** `set-up`, `given`, or `play 1` and so on. */
  readonly at: string;
  readonly play: ScenarioMove | null;
  readonly refusal: Refusal | null;
  readonly position: Position<T>;
  /** For each seat that is asked. */
  readonly choices: readonly {
    seat: Seat;
    open: readonly Offer<T['choice']>[];
    refused: readonly Refused<T['choice']>[];
  }[];
  /** What was said since the step before. */
  readonly log: readonly Said[];
}

export interface ScenarioResult<T extends Types> {
  readonly ok: boolean;
  /** Sentences: what could not be done, and what is not as expected. */
  readonly problems: readonly string[];
  readonly steps: readonly ScenarioStep<T>[];
}

/** Plays a scenario and compares. Anything in the file that cannot be done is a problem; nothing is skipped. */
export function runScenario<T extends Types>(
  game: Game<T>,
  scenario: Scenario,
  { onStep }: { onStep?: (step: ScenarioStep<T>) => void } = {},
): ScenarioResult<T> {
  const problems: string[] = [];
  const steps: ScenarioStep<T>[] = [];
  let at = 'set-up';
  const show = (stage: Stage<T>, play: ScenarioMove | null, refusal: Refusal | null) => {
    const { g, referee, said } = stage;
    const choices = g.asked.map((seat) => {
      const list = referee.explained(g, seat);
      return { seat, open: list.offers, refused: [...list.refused] };
    });
    const step = { at, play, refusal, position: copyFlat(g), choices, log: said };
    steps.push(step);
    onStep?.(step);
  };
  const perform = () => {
    const stage = new Stage(game, scenario);
    show(stage, null, null);
    at = 'given';
    if (scenario.given !== undefined) {
      stage.give(scenario.given);
      show(stage, null, null);
    }
    for (const [index, play] of (scenario.play ?? []).entries()) {
      at = `play ${index + 1}`;
      const refusal = stage.perform(play);
      show(stage, play, refusal);
      for (const miss of stage.misses(play.expect, stage.said)) problems.push(`${at}: ${miss}`);
    }
    at = 'expect';
    for (const miss of stage.misses(scenario.expect, stage.log)) problems.push(`${at}: ${miss}`);
    at = 'chance';
    stage.close();
  };
  try {
    perform();
  } catch (fault) {
    problems.push(`${at}: ${sentence(fault)}`);
  }
  return { ok: problems.length === 0, problems, steps };
}

function sentence(fault: unknown): string {
  const words = fault instanceof Error ? fault.message : String(fault);
  if (fault instanceof ScenarioError) return words;
  if (fault instanceof ScriptError) return `${words}.`;
  if (fault instanceof RulesFault) return `the rules contradict themselves: ${words}.`;
  return `the rules throw: ${words}.`;
}
