import { describe, expect, test } from 'vitest';
import { TERRITORY_OF } from '../../data/board.ts';
import { measures } from '../../measures.ts';
import { emissionsOf, wasteOf } from '../../queries.ts';
import { Situation, THREE } from '../../testing/situation.ts';

const OBJECTIVES = ['CO-A01', 'CO-P05', 'CO-N10'] as const;

function ending(): Situation {
  return new Situation(THREE)
    .given({ round: 2, turn: 4, phase: 11, fed: [1, 1, 1] })
    .objectives(...OBJECTIVES);
}

describe('phase 12', () => {
  test('VEN-12.1 VEN-12.2 VEN-0.1.13 half the plants, rounded up; farms and tanks emit nothing', () => {
    const s = ending()
      .discs('NAM', 'factory', 'intensive', 'farm')
      .discs('SUD', 'factory')
      .discs('EUR', 'farm');
    s.tanks('NAM', 0, 3);
    expect([0, 1].map((seat) => emissionsOf(s.world, s.g.options, seat))).toEqual([2, 0]);
    expect(emissionsOf(s.world, { ...s.g.options, emissions: 'each' }, 0)).toBe(3);
  });

  test('VEN-12.1 VEN-12.5 five plants add 3, and pass a red space (case 12)', () => {
    const s = ending().given({ co2: 17, red: 1 });
    s.discs('NAM', 'factory', 'factory', 'factory', 'factory', 'factory');
    s.when({ step: 'emissions' });
    expect([s.world.waiting, s.world.red]).toEqual([1, 2]);
    expect(s.told.find(({ say }) => say === 'log.emissions')?.args.co2).toBe(20);
    expect(s.world.emitted[0]).toBe(3);
  });

  test('VEN-12.5 several red spaces in one move draw several events', () => {
    const s = ending().given({ co2: 9 }).discs('NAM', 'factory');
    s.world.co2 = 18;
    s.when({ step: 'emissions' });
    expect(s.world.waiting).toBe(2);
  });

  test('VEN-12.3 VEN-21.1 VEN-21.4 VEN-0.1.14 at the end of the track all lose, here and nowhere else', () => {
    const s = ending()
      .given({ co2: 60, vp: [90, 0, 0] })
      .when({ step: 'emissions' });
    expect(s.g.outcome).toEqual({ reason: 'co2', scores: [0, 0, 0], winners: [] });
    const touched = ending()
      .given({ co2: 59, tokens: [9, 0, 0] })
      .turnOf(0, 2)
      .when({ step: 'produce' });
    touched.answer({ do: 'build', plant: 'farm', territory: 'NAM', on: 'h2o' });
    expect([touched.world.co2, touched.g.outcome]).toEqual([60, null]);
  });

  test('VEN-R19 when all lose, a promise that nobody can judge any more is neither kept nor broken', () => {
    const s = ending().given({ co2: 60 });
    for (const clause of ['help', 'peace']) {
      s.world.deals.ledger.push({
        ...{ id: s.world.deals.ledger.length + 1, by: 0, to: 1, clause, until: 'round' },
        ...{ since: 1, ended: -1, fate: 'standing' },
      });
    }
    s.when({ step: 'emissions' });
    expect(s.world.deals.ledger.map(({ clause, fate }) => [clause, fate])).toEqual([
      ['help', 'due'],
      ['peace', 'kept'],
    ]);
    const counted = (id: string) => measures.find((measure) => measure.id === id)?.value(s.g, 0);
    expect([counted('kept'), counted('broken')]).toEqual([1, 0]);
  });

  test('VEN-24.14 with Renewable Energy a factory makes waste but emits nothing', () => {
    const s = ending().discs('NAM', 'factory');
    s.world.renewable[TERRITORY_OF.NAM * 5] = 1;
    expect([emissionsOf(s.world, s.g.options, 0), wasteOf(s.world, 0)]).toEqual([0, 1]);
  });
});

describe('phase 13', () => {
  test('VEN-13.1 VEN-13.2 each factory kills a fish in its first ocean with fish, else where most are', () => {
    const s = ending()
      .given({ fish: [1, 0, 0, 3, 3, 0] })
      .discs('NAM', 'factory', 'factory')
      .discs('SAS', 'factory');
    s.when({ step: 'waste' });
    expect(s.world.fish).toEqual([0, 0, 0, 2, 2, 0]);
  });

  test('VEN-R15 recycling spares the fish of the highest numbers', () => {
    const s = ending()
      .given({ wasteMod: [-1, 0, 0] })
      .discs('NAM', 'factory')
      .discs('WAF', 'factory');
    s.when({ step: 'waste' });
    expect(s.world.fish).toEqual([4, 2, 3, 8, 6, 2]);
  });

  test('VEN-13.3 VEN-21.1 without fish all lose', () => {
    const s = ending()
      .given({ fish: [1, 0, 0, 0, 0, 0] })
      .discs('NAM', 'factory')
      .when({ step: 'waste' });
    expect(s.g.outcome?.reason).toBe('fish');
  });

  test('VEN-13.4 fish do not grow again by themselves', () => {
    const s = ending()
      .given({ fish: [1, 1, 1, 1, 1, 1] })
      .when({ step: 'waste' });
    expect(s.world.fish).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('phase 14', () => {
  test('VEN-14.1 VEN-14.2 VEN-8.6 reached objectives give their VP, missed ones nothing; the cards leave the game', () => {
    const s = ending();
    s.colony('EUR', 0);
    s.when({ step: 'scoring' });
    expect(s.world.vp).toEqual([13, 0, 0]);
    expect(s.world.gone.filter((out) => out > 0)).toHaveLength(3);
    expect(s.world.lastGroup).toEqual([0, 2, 1]);
    expect(s.faults).toEqual([]);
  });

  test('CO-P07 VEN-14.1 waste of one’s own and fish that waste kills in the world are counted', () => {
    const all = ['factory', 'factory', 'factory', 'factory', 'factory'] as const;
    const reached = (prepare: (s: Situation) => void) => {
      const s = ending().objective(0, 'CO-P07');
      prepare(s);
      s.when({ step: 'waste' });
      return s.told.some(({ say, args }) => say === 'log.reached' && args.seat === 0);
    };
    expect(reached(() => {})).toBe(true);
    expect(reached((s) => s.discs('NAM', 'factory'))).toBe(false);
    expect(reached((s) => s.discs('NAM', 'factory').given({ wasteMod: [-1, 0, 0] }))).toBe(true);
    expect(reached((s) => s.discs('EUR', ...all).discs('RUS', ...all))).toBe(false);
  });

  test('VEN-14.4 cards for the round go under the deck, pacts end, counters start again', () => {
    const s = ending().given({ embargo: [1, 0, 0], closedSeas: 1, fuelShock: 1, levied: Array(12).fill(1) });
    s.world.pacts[1] = 3;
    s.world.cards[21] = 1;
    s.g.secret.actions = s.g.secret.actions.filter((card) => card !== 21);
    s.count(0, 'built', 4);
    s.when({ step: 'scoring' });
    expect([s.world.pacts[1], s.world.cards[21], s.world.embargo[0], s.count(0, 'built')]).toEqual([
      0, 6, 0, 0,
    ]);
    expect([s.world.closedSeas, s.world.fuelShock, s.world.levied[0]]).toEqual([0, 0, 0]);
  });

  test('VEN-20.1 VEN-20.2 VP have a floor of 0 and no ceiling', () => {
    const s = ending().given({ vp: [55, 0, 0] });
    s.colony('EUR', 0);
    s.when({ step: 'scoring' });
    expect(s.world.vp[0]).toBe(68);
  });

  test('VEN-14.5 after round 4 the game ends', () => {
    const s = ending()
      .given({ round: 4, vp: [20, 1, 1] })
      .when({ step: 'scoring' });
    expect(s.step).toBe('over');
  });
});

describe('the end', () => {
  test.each([
    [31, 'points', [0]],
    [34, 'nobody', []],
  ])('VEN-21.1 VEN-21.2 with CO2 %i and VP 34, 29, 31: %s (case 20)', (co2, reason, winners) => {
    const s = ending()
      .given({ co2, vp: [34, 29, 31] })
      .when({ step: 'finish' });
    expect(s.g.outcome).toMatchObject({ reason, winners });
  });

  test('VEN-21.3 of equals less CO2 caused, then more forests, then together', () => {
    const tied = (emitted: number[]) => ending().given({ co2: 5, vp: [9, 9, 1], emitted });
    expect(tied([4, 3, 0]).when({ step: 'finish' }).g.outcome?.winners).toEqual([1]);
    expect(tied([3, 3, 0]).discs('EUR', 'farm').when({ step: 'finish' }).g.outcome?.winners).toEqual([0]);
    expect(tied([3, 3, 0]).when({ step: 'finish' }).g.outcome?.winners).toEqual([0, 1]);
  });
});
