import { completeOptions, defaultAnswer, Referee, SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { REGION_OF } from '../data/map.ts';
import { LAND } from '../data/units.ts';
import type { Frame } from '../flow.ts';
import { attack } from '../game.ts';
import { goingOn, mayLeave } from './battle.ts';

/** Seat 0 attacks seat 1 in Germany. */
class Battle {
  readonly chance = new SeededChance(5);
  readonly referee = new Referee(attack, this.chance);
  readonly g;

  constructor() {
    const options = completeOptions(attack, {}, 2);
    if (!options.ok) throw new Error('the defaults of the options do not fit');
    this.g = this.referee.start(2, options.options);
    this.g.public.owner[REGION_OF.germany] = 1;
  }

  /** What is asked with these units and hits on both sides. */
  ask(frame: Frame, [attacking, defending, attackHits]: readonly number[][]) {
    const { g, referee } = this;
    const region = REGION_OF.germany;
    g.public.units.splice(region * LAND, LAND, ...defending);
    g.public.battle = {
      region,
      attacker: 0,
      defender: 1,
      card: -1,
      guard: [0, 0, 0, 0],
      bySea: false,
      losses: 0,
      round: 1,
      attacking: attacking.slice(),
      defending: defending.slice(),
      attackHits: attackHits.slice(),
      defenceHits: [0, 0, 0, 0],
    };
    g.flow = [frame];
    referee.settle(g);
    return view(attack, g, 0);
  }
}

const upTo = (chance: SeededChance, most: number) =>
  Array.from({ length: LAND }, () => chance.below(most + 1));

describe('a battle that goes on by itself', () => {
  test('ATK-27.12 deals out hits as a clock would', () => {
    const battle = new Battle();
    let asked = 0;
    for (let tries = 0; tries < 300; tries++) {
      const attacking = upTo(battle.chance, 3).map((count) => count + 1);
      const defending = upTo(battle.chance, 4);
      const hits = upTo(battle.chance, 2);
      const seen = battle.ask({ step: 'assign', seat: 0, region: 'germany' }, [attacking, defending, hits]);
      const usual = defaultAnswer(attack, battle.g, 0);
      if (usual === null) continue;
      asked++;
      expect(goingOn(seen)).toEqual(usual);
      expect(battle.referee.refusal(battle.g, 0, usual)).toBeNull();
      expect(goingOn(view(attack, battle.g, 1))).toBeNull();
    }
    expect(asked).toBeGreaterThan(100);
  });

  test('ATK-27.11 ATK-27.13 commits everything and presses on', () => {
    const battle = new Battle();
    const pressing = battle.ask({ step: 'press', seat: 0, region: 'germany' }, [
      [2, 1, 0, 0],
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(goingOn(pressing)).toEqual({ do: 'pressOn' });
    expect(mayLeave(pressing)).toBe(true);
    const committing = battle.ask({ step: 'commit', seat: 0, region: 'germany' }, [
      [0, 0, 0, 0],
      [1, 1, 0, 0],
      [0, 0, 0, 0],
    ]);
    expect(goingOn(committing)).toEqual({ do: 'commitAll' });
    expect(mayLeave(committing)).toBe(false);
  });

  test('is not for anything else', () => {
    const { g, referee } = new Battle();
    expect(goingOn(view(attack, g, g.asked[0]))).toBeNull();
    g.flow = [{ step: 'turn' }];
    referee.settle(g);
    expect(goingOn(view(attack, g, g.asked[0]))).toBeNull();
  });
});
