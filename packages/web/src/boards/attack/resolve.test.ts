import { completeOptions, defaultAnswer, Referee, SeededChance, teller, view } from '@entente/engine';
import { type Attack, attack, LAND, REGION_OF } from '@entente/game-attack';
import { describe, expect, test } from 'vitest';
import { actionsOf } from '../../play/intents.ts';
import { chanceOf, goingOn, mayLeave } from './resolve.ts';

type Frame = Attack['frame'];
const told = teller(attack, 'en', (seat) => `Seat ${seat}`);

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
    const { offers, refused } = referee.explained(g, 0);
    return actionsOf({ offers, refused } as never, told);
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
      const actions = battle.ask({ step: 'assign', seat: 0, region: 'germany' }, [
        attacking,
        defending,
        hits,
      ]);
      if (actions.length === 0) continue;
      asked++;
      expect(goingOn(actions)?.choice).toEqual(defaultAnswer(attack, battle.g, 0));
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
    expect(goingOn(pressing)?.choice).toEqual({ do: 'pressOn' });
    expect(mayLeave(pressing)).toBe(true);
    expect(view(attack, battle.g, 0).flow.at(-1)?.step).toBe('press');
  });

  test('is not for anything else', () => {
    const plain = { kind: 'plain', id: 'x', label: '' } as const;
    expect(goingOn([{ ...plain, choice: { do: 'endTurn' } }])).toBeNull();
    expect(goingOn([{ ...plain, choice: { do: 'retreatTo', sea: 'coral_sea' } as never }])).toBeNull();
    expect(mayLeave([{ ...plain, choice: { do: 'commitAll' } }])).toBe(false);
  });
});

test('the chance of a side is what is left of the other’s, less a draw at sea', () => {
  const land = { win: 0.62, attackersLeft: 2, defendersLeft: 1, exact: true };
  expect(chanceOf({ kind: 'land', odds: land }, true)).toBe(62);
  expect(chanceOf({ kind: 'land', odds: land }, false)).toBe(38);
  expect(chanceOf({ kind: 'naval', odds: { win: 0.5, lose: 0.3, both: 0.2 } }, false)).toBe(30);
});
