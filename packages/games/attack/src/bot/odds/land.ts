import { SeededChance } from '@entente/engine';
import { BATTLE_DICE, INFANTRY, LAND, TANK } from '../../data/units.ts';
import { hitsOf, rollBattleDice } from '../../phases/10-land-battles/round.ts';
import { dearestHit, neutralHit, TWO_INFANTRY } from '../../phases/10-land-battles/victims.ts';
import type { AttackOptions } from '../../position.ts';

/*
 * What to expect of a land battle that is fought to the end: everybody commits everything, and hits fall on the dearest
 * unit they may (ATK-27.11, ATK-27.12). Small battles are worked out exactly, large ones are sampled. It may take some
 * milliseconds: not for the thread that draws.
 */

export interface LandForces {
  /** Units by kind. */
  readonly attackers: readonly number[];
  readonly defenders: readonly number[];
  readonly order: AttackOptions['order'];
  /** The defender is a Minor Neutral: its hits follow a fixed policy (ATK-10.22). */
  readonly neutral?: boolean;
  /** Dice that the defender rolls beyond the usual (ATK-25.2), and Heavy Tanks of each side. */
  readonly defenceDice?: number;
  readonly heavyAttack?: boolean;
  readonly heavyDefence?: boolean;
  /** Anti-Aircraft of each side. */
  readonly shieldedAttack?: boolean;
  readonly shieldedDefence?: boolean;
}

export interface LandOdds {
  /** That the attacker takes the region. */
  readonly win: number;
  /** Units that each side has left on average. */
  readonly attackersLeft: number;
  readonly defendersLeft: number;
  readonly exact: boolean;
}

type Force = readonly number[];

const sum = (force: Force): number => force[0] + force[1] + force[2] + force[3];

/** What is left of a force after these hits. */
function after(hits: Force, on: Force, neutral: boolean, shielded: boolean): number[] {
  const left = on.slice();
  const due = hits.slice();
  while (sum(due) > 0 && sum(left) > 0) {
    const [kind, victim] = neutral ? neutralHit(due, left, shielded) : dearestHit(due, left, shielded);
    due[kind]--;
    if (victim === TWO_INFANTRY) left[INFANTRY] -= 2;
    else left[victim]--;
  }
  return left;
}

function dice(force: Force, least: number, heavy: boolean): number {
  let count = heavy && force[TANK] > 0 ? 1 : 0;
  for (let kind = 0; kind < LAND; kind++) count += force[kind] * BATTLE_DICE[kind];
  return Math.max(count, least);
}

const attackDice = ({ heavyAttack = false }: LandForces, force: Force): number => dice(force, 0, heavyAttack);
const defenceDice = ({ heavyDefence = false, defenceDice: more = 0 }: LandForces, force: Force): number =>
  dice(force, 2, heavyDefence) + more;

/** The dice of both sides: given the hits of one, what is left of the other. */
const struckDefence = (it: LandForces, hits: Force, on: Force): number[] =>
  after(hits, on, false, it.shieldedDefence ?? false);
const struckAttack = (it: LandForces, hits: Force, on: Force): number[] =>
  after(hits, on, it.neutral ?? false, it.shieldedAttack ?? false);

interface Chanced {
  readonly hits: Force;
  readonly chance: number;
}

/** Chances of a face: infantry, tank, artillery, plane; the rest is blank. */
const FACES = [1 / 6, 1 / 6, 1 / 6, 2 / 6];

/** Every combination of hits that this number of dice of a force can score, with its chance. */
function hitChances(force: Force, count: number): Chanced[] {
  const found = new Map<string, { hits: Force; chance: number }>();
  const symbols = [0, 0, 0, 0];
  const spread = (kind: number, left: number, ways: number) => {
    if (kind === LAND) {
      const hits = hitsOf(force, symbols);
      const chance = ways * (1 / 6) ** left;
      const key = hits.join();
      const known = found.get(key);
      if (known === undefined) found.set(key, { hits, chance });
      else known.chance += chance;
      return;
    }
    let term = ways;
    for (let shown = 0; shown <= left; shown++) {
      symbols[kind] = shown;
      spread(kind + 1, left - shown, term);
      term *= ((left - shown) / (shown + 1)) * FACES[kind];
    }
    symbols[kind] = 0;
  };
  spread(0, count, 1);
  return [...found.values()];
}

/** [win, attackers left, defenders left]. */
type Expectation = readonly [number, number, number];

class Exact {
  private readonly known = new Map<string, Expectation>();
  private readonly rolls = new Map<string, Chanced[]>();
  private readonly it: LandForces;

  constructor(it: LandForces) {
    this.it = it;
  }

  private chances(force: Force, count: number): Chanced[] {
    const key = `${force.join()}/${count}`;
    let found = this.rolls.get(key);
    if (found === undefined) {
      found = hitChances(force, count);
      this.rolls.set(key, found);
    }
    return found;
  }

  of(attackers: Force, defenders: Force): Expectation {
    if (sum(attackers) === 0) return [0, 0, sum(defenders)];
    if (sum(defenders) === 0) return [1, sum(attackers), 0];
    const key = `${attackers.join()}/${defenders.join()}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    const made = this.round(attackers, defenders);
    this.known.set(key, made);
    return made;
  }

  /** One round; a round in which nothing happens is rolled again, so it is left out of the reckoning. */
  private round(attackers: Force, defenders: Force): Expectation {
    let win = 0;
    let mine = 0;
    let theirs = 0;
    let still = 0;
    for (const { left, others, chance } of this.outcomes(attackers, defenders)) {
      if (sum(left) === sum(attackers) && sum(others) === sum(defenders)) {
        still += chance;
        continue;
      }
      const [a, b, c] = this.of(left, others);
      win += chance * a;
      mine += chance * b;
      theirs += chance * c;
    }
    return [win / (1 - still), mine / (1 - still), theirs / (1 - still)];
  }

  private *outcomes(
    attackers: Force,
    defenders: Force,
  ): Generator<{ left: Force; others: Force; chance: number }> {
    const { it } = this;
    if (it.order === 'defender_first') {
      for (const back of this.chances(defenders, defenceDice(it, defenders))) {
        const left = struckAttack(it, back.hits, attackers);
        for (const forth of this.chances(left, sum(left) === 0 ? 0 : attackDice(it, left)))
          yield {
            left,
            others: struckDefence(it, forth.hits, defenders),
            chance: back.chance * forth.chance,
          };
      }
      return;
    }
    const together = it.order === 'simultaneous';
    for (const forth of this.chances(attackers, attackDice(it, attackers))) {
      const others = struckDefence(it, forth.hits, defenders);
      const rolling = together ? defenders : others;
      for (const back of this.chances(rolling, sum(rolling) === 0 ? 0 : defenceDice(it, rolling)))
        yield { left: struckAttack(it, back.hits, attackers), others, chance: forth.chance * back.chance };
    }
  }
}

/** How many forces there are inside a force. */
const parts = (force: Force): number => force.reduce((product, count) => product * (count + 1), 1);

const MOST_EXACT = 1500;
const SAMPLES = 1500;

export function landOdds(it: LandForces): LandOdds {
  if (parts(it.attackers) * parts(it.defenders) > MOST_EXACT) return sampled(it);
  const [win, attackersLeft, defendersLeft] = new Exact(it).of(it.attackers, it.defenders);
  return { win, attackersLeft, defendersLeft, exact: true };
}

function sampled(it: LandForces): LandOdds {
  const chance = new SeededChance(1);
  const total = { win: 0, mine: 0, theirs: 0 };
  for (let sample = 0; sample < SAMPLES; sample++) {
    let attackers: Force = it.attackers;
    let defenders: Force = it.defenders;
    const strike = () =>
      struckDefence(it, hitsOf(attackers, rollBattleDice(attackDice(it, attackers), chance)), defenders);
    const answer = (force: Force) =>
      struckAttack(it, hitsOf(force, rollBattleDice(defenceDice(it, force), chance)), attackers);
    while (sum(attackers) > 0 && sum(defenders) > 0) {
      if (it.order === 'defender_first') {
        attackers = answer(defenders);
        if (sum(attackers) > 0) defenders = strike();
      } else {
        const others = strike();
        const rolling = it.order === 'simultaneous' ? defenders : others;
        if (sum(rolling) > 0) attackers = answer(rolling);
        defenders = others;
      }
    }
    if (sum(attackers) > 0) total.win++;
    total.mine += sum(attackers);
    total.theirs += sum(defenders);
  }
  return {
    win: total.win / SAMPLES,
    attackersLeft: total.mine / SAMPLES,
    defendersLeft: total.theirs / SAMPLES,
    exact: false,
  };
}
