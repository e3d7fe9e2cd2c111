import { defaultAnswer, Referee, SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { CONTINENT_OF, MAPS, REGION_OF, REGIONS, type Region } from '../../data/map.ts';
import { GOVERNMENTS } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import { attack } from '../../game.ts';
import type { Attack, AttackOptions, Position } from '../../position.ts';
import { garrison, landUnits, regionsOf, shipsAt } from '../../queries.ts';
import { DEFAULTS } from '../../testing/defaults.ts';

/** A table in the set-up that answers by hand or at random. */
class Opening {
  readonly g: Position;
  private readonly referee: Referee<Attack>;
  private readonly chance: SeededChance;

  constructor(seats: number, options: Partial<AttackOptions> = {}, seed = 1) {
    this.chance = new SeededChance(seed);
    this.referee = new Referee(attack, this.chance);
    this.g = this.referee.start(seats, { ...DEFAULTS, ...options });
  }

  get step(): string {
    return this.g.flow[this.g.flow.length - 1].step;
  }

  get seat(): number {
    return this.g.asked[0];
  }

  refusedBy(choice: Choice): string | null {
    return this.referee.refusal(this.g, this.seat, choice)?.rule ?? null;
  }

  take(choice: Choice): this {
    expect(this.refusedBy(choice)).toBeNull();
    this.referee.take(this.g, this.seat, choice);
    return this;
  }

  /** Plays on at random until this step, or to the first turn. */
  until(step: string): this {
    while (this.step !== step && this.step !== 'act')
      this.referee.take(this.g, this.seat, this.referee.pick(this.g, this.seat, this.chance));
    return this;
  }

  /** The clock answers until this step. */
  clocked(step: string): this {
    while (this.step !== step) {
      const answer = defaultAnswer(attack, this.g, this.seat);
      if (answer === null) throw new Error(`no default at ${this.step}`);
      this.take(answer);
    }
    return this;
  }

  claimed(seat: number): Region[] {
    return REGIONS.filter((_, region) => this.g.public.owner[region] === seat);
  }
}

test('ATK-3.1 ATK-3.4 everybody begins with 30 PP, 30 oil, four cards of both kinds, no technology, no Carrier', () => {
  const { g } = new Opening(3);
  for (let seat = 0; seat < 3; seat++) {
    expect([g.public.pp[seat], g.public.oil[seat], g.public.technologies[seat]]).toEqual([30, 30, 0]);
    const { economic, political } = g.private[seat];
    expect(economic.reduce((sum, count) => sum + count)).toBe(4);
    expect(political.reduce((sum, count) => sum + count)).toBe(4);
    expect(g.public.reserve.slice(seat * 8, seat * 8 + 8)).toEqual([12, 6, 4, 2, 2, 2, 1, 0]);
  }
});

test('ATK-3.2 ATK-3.3 90 Economic cards in one deck; the Trade Routes lie apart and belong to nobody', () => {
  const { g } = new Opening(2);
  expect(g.secret.economic.reduce((sum, count) => sum + count)).toBe(90 - 8);
  expect(g.public.routes).toBe(2 ** 12 - 1);
  expect(g.private.map(({ routes }) => routes)).toEqual([0, 0]);
});

test('ATK-1.6 on one half only its Trade Routes are in play', () => {
  const west = new Opening(2, { map: 'west' }).g.public.routes;
  const east = new Opening(2, { map: 'east' }).g.public.routes;
  expect(west | east).toBe(2 ** 12 - 1);
  // The Arabian Sea belongs to both halves.
  expect(west & east).toBe(1 << 6);
});

test('ATK-1.2 two to eight can play', () => {
  expect(attack.seats).toEqual([2, 3, 4, 5, 6, 7, 8]);
  for (const seats of attack.seats) expect(new Opening(seats).until('act').step).toBe('act');
});

test('ATK-3.5 the highest roll begins, and play goes on clockwise', () => {
  const firsts = new Set<number>();
  for (let seed = 1; seed < 30; seed++) {
    const opening = new Opening(4, {}, seed);
    const { first } = opening.g.public;
    firsts.add(first);
    expect(opening.seat).toBe(first);
    opening.take({ do: 'claim', region: 'brazil' });
    expect(opening.seat).toBe((first + 1) % 4);
  }
  expect(firsts).toEqual(new Set([0, 1, 2, 3]));
});

describe('regions', () => {
  test('ATK-3.6 ATK-28.12 a region that nobody owns, also beside a rival, with one Infantry', () => {
    const opening = new Opening(2).take({ do: 'claim', region: 'brazil' });
    expect(opening.refusedBy({ do: 'claim', region: 'brazil' })).toBe('ATK-3.6');
    expect(opening.refusedBy({ do: 'claim', region: 'argentina' })).toBeNull();
    expect(garrison(opening.g.public, REGION_OF.brazil)).toBe(1);
  });

  test('ATK-3.6 in turn until everybody has four', () => {
    const opening = new Opening(3).until('deploy');
    expect([0, 1, 2].map((seat) => regionsOf(opening.g.public, seat))).toEqual([4, 4, 4]);
    expect(opening.seat).toBe(opening.g.public.first);
  });

  test('ATK-25.1 on different continents, by option', () => {
    const opening = new Opening(2, { differentContinents: true });
    opening.take({ do: 'claim', region: 'brazil' }).take({ do: 'claim', region: 'france' });
    expect(opening.refusedBy({ do: 'claim', region: 'peru' })).toBe('ATK-25.1');
    opening.until('deploy');
    for (const seat of [0, 1])
      expect(new Set(opening.claimed(seat).map((id) => CONTINENT_OF[REGION_OF[id]])).size).toBe(4);
  });

  test('ATK-25.1 the east half alone has too few continents for it', () => {
    const opening = new Opening(2, { differentContinents: true, map: 'east' });
    opening.take({ do: 'claim', region: 'japan' }).take({ do: 'claim', region: 'korea' });
    expect(opening.refusedBy({ do: 'claim', region: 'manchuria' })).toBeNull();
  });

  test('ATK-R2 when no other continent is free, any region will do', () => {
    const opening = new Opening(8, { differentContinents: true, map: 'west' }).until('deploy');
    for (let seat = 0; seat < 8; seat++) expect(opening.claimed(seat).length).toBe(4);
  });
});

describe('units', () => {
  function deploying(): Opening {
    const opening = new Opening(2);
    for (const region of [
      'brazil',
      'france',
      'peru',
      'spain',
      'chile',
      'italy',
      'argentina',
      'germany',
    ] as const)
      opening.take({ do: 'claim', region });
    return opening;
  }

  test('ATK-3.7 five units in turn, until all 25 are placed in five passes', () => {
    const opening = deploying();
    const { first } = opening.g.public;
    opening.take({ do: 'deploy', unit: 'infantry', region: 'brazil', count: 5 });
    expect(opening.seat).toBe(1 - first);
    expect(opening.refusedBy({ do: 'deploy', unit: 'tank', region: 'france', count: 6 })).not.toBeNull();
    opening.until('capital');
    expect(landUnits(opening.g.public, 0)).toBe(24);
    expect(opening.g.public.reserve.every((count) => count === 0)).toBe(true);
  });

  test('ATK-3.8 land units go into own regions only, any mix', () => {
    const opening = deploying().take({ do: 'deploy', unit: 'plane', region: 'peru', count: 2 });
    expect(opening.refusedBy({ do: 'deploy', unit: 'tank', region: 'france', count: 1 })).not.toBeNull();
    expect(opening.refusedBy({ do: 'deploy', unit: 'plane', region: 'peru', count: 1 })).not.toBeNull();
    expect(opening.refusedBy({ do: 'deploy', unit: 'tank', region: 'chile', count: 3 })).toBeNull();
  });

  test('ATK-3.9 ATK-3.10 all ships go into one sea area, on any shore, without another’s ships', () => {
    const opening = deploying().take({ do: 'moor', ship: 'submarine', sea: 'sea_of_japan', count: 2 });
    expect(opening.refusedBy({ do: 'moor', ship: 'destroyer', sea: 'coral_sea', count: 1 })).not.toBeNull();
    opening.take({ do: 'moor', ship: 'destroyer', sea: 'sea_of_japan', count: 2 });
    opening.take({ do: 'moor', ship: 'battleship', sea: 'sea_of_japan', count: 1 });
    expect(
      opening.refusedBy({ do: 'moor', ship: 'battleship', sea: 'sea_of_japan', count: 1 }),
    ).not.toBeNull();
    expect(opening.refusedBy({ do: 'moor', ship: 'battleship', sea: 'coral_sea', count: 1 })).toBeNull();
    opening.until('capital');
    for (const seat of [0, 1])
      expect(MAPS.both.seas.filter((sea) => shipsAt(opening.g.public, sea, seat) > 0).length).toBe(1);
  });
});

describe('capitals and governments', () => {
  test('ATK-3.11 ATK-22.1 a Capital City in one of the own regions', () => {
    const opening = new Opening(2).until('capital');
    const { seat } = opening;
    const [home] = opening.claimed(seat);
    const [foreign] = opening.claimed(1 - seat);
    expect(opening.refusedBy({ do: 'capital', region: foreign })).not.toBeNull();
    opening.take({ do: 'capital', region: home });
    expect(opening.g.public.capitals[seat]).toBe(REGION_OF[home]);
    expect(opening.seat).toBe(1 - seat);
  });

  test('ATK-3.16 nobody has a government before everything is placed', () => {
    const opening = new Opening(2).until('capital');
    expect(opening.g.public.governments).toEqual([-1, -1]);
    expect(opening.g.public.government.every((type) => type === -1)).toBe(true);
  });

  test.each([2, 3, 4])('ATK-3.12 ATK-3.17 %i players have different governments', (seats) => {
    const { g } = new Opening(seats, {}, seats).until('act');
    expect(new Set(g.public.governments).size).toBe(seats);
    expect(view(attack, g, 'spectator').public.governments).toEqual(g.public.governments);
  });

  test('ATK-3.12 ATK-3.13 more players: extra counters are never of Fascism below eight, and eight have two of each', () => {
    const counts = (seats: number, seed: number) => {
      const { g } = new Opening(seats, {}, seed).until('act');
      return GOVERNMENTS.map((_, type) => g.public.governments.filter((own) => own === type).length);
    };
    for (let seed = 1; seed < 6; seed++) {
      for (const seats of [5, 6, 7]) {
        const [communism, democracy, monarchy, fascism] = counts(seats, seed);
        expect(fascism).toBeLessThan(2);
        expect(Math.max(communism, democracy, monarchy)).toBeLessThan(3);
      }
      expect(counts(7, seed)).toEqual([2, 2, 2, 1]);
      expect(counts(8, seed)).toEqual([2, 2, 2, 2]);
    }
  });

  test('ATK-3.14 ATK-3.15 ATK-5.2 every other region gets a counter, as evenly mixed as possible', () => {
    const { g } = new Opening(4, {}, 9).until('act');
    const neutral = MAPS.both.regions.filter((region) => g.public.owner[region] < 0);
    expect(neutral.length).toBe(89 - 16);
    const sizes = GOVERNMENTS.map(
      (_, type) => neutral.filter((region) => g.public.government[region] === type).length,
    );
    expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);
    for (const region of MAPS.both.regions)
      expect(g.public.owner[region] >= 0).toBe(g.public.government[region] < 0);
  });
});

test('ATK-3.6 ATK-3.7 ATK-3.11 a clock sets up everything, with all regions manned', () => {
  for (const seats of [2, 8]) {
    const { g } = new Opening(seats, { map: 'east' }).clocked('act');
    for (let seat = 0; seat < seats; seat++) {
      expect([regionsOf(g.public, seat), landUnits(g.public, seat)]).toEqual([4, 24]);
      expect(g.public.owner[g.public.capitals[seat]]).toBe(seat);
    }
    expect(attack.faults(g)).toEqual([]);
  }
});

describe('a dealt start', () => {
  test('ATK-R27 everything is placed for everybody on every map, and play begins', () => {
    for (const seats of attack.seats)
      for (const map of ['both', 'west', 'east'] as const) {
        const { g, step, seat } = new Opening(seats, { start: 'dealt', map }, seats);
        expect([step, seat]).toEqual(['act', g.public.first]);
        for (let each = 0; each < seats; each++) {
          expect([regionsOf(g.public, each), landUnits(g.public, each)]).toEqual([4, 24]);
          expect(g.public.owner[g.public.capitals[each]]).toBe(each);
          expect(MAPS[map].seas.filter((sea) => shipsAt(g.public, sea, each) > 0).length).toBe(1);
        }
        expect(g.public.reserve.every((count) => count === 0)).toBe(true);
        expect(attack.faults(g)).toEqual([]);
      }
  });

  test('ATK-R27 own regions lie together, manned, with Minor Neutrals beside them', () => {
    const { regions, adjacent } = MAPS.west;
    let alone = 0;
    for (let seed = 1; seed < 20; seed++) {
      const { g } = new Opening(4, { start: 'dealt', map: 'west' }, seed);
      const ownedBy = (seat: number) => (region: number) => g.public.owner[region] === seat;
      for (let seat = 0; seat < 4; seat++) {
        const own = regions.filter(ownedBy(seat));
        const around = own.flatMap((region) => adjacent[region]);
        alone += own.filter((region) => !adjacent[region].some(ownedBy(seat))).length;
        expect(around.filter((region) => g.public.owner[region] < 0).length).toBeGreaterThan(3);
        for (const region of own) expect(garrison(g.public, region)).toBeGreaterThan(2);
      }
    }
    // Where others have taken everything around.
    expect(alone).toBeLessThan(0.05 * 19 * 4 * 4);
  });

  test('ATK-R27 ATK-25.1 on different continents, if that is chosen too', () => {
    const opening = new Opening(3, { start: 'dealt', differentContinents: true });
    for (const seat of [0, 1, 2])
      expect(new Set(opening.claimed(seat).map((id) => CONTINENT_OF[REGION_OF[id]])).size).toBe(4);
  });

  test('ATK-R27 no two games begin alike, and the same chance gives the same start', () => {
    const starts = Array.from({ length: 12 }, (_, seed) =>
      new Opening(2, { start: 'dealt' }, seed).g.public.owner.join(),
    );
    expect(new Set(starts).size).toBeGreaterThan(8);
    expect(new Opening(2, { start: 'dealt' }, 3).g.public.owner.join()).toBe(starts[3]);
  });
});
