import { expect, test } from 'vitest';
import type { Choice } from '../../flow.ts';
import { Situation } from '../../testing/situation.ts';

const END: Choice = { do: 'endStrategic' };

/** Seat 0 owns a chain from Ukraine to Germany, and the Eastern United States across the sea. */
function chain(): Situation {
  const s = new Situation(2);
  s.nation(0, 'communism', 'ukraine', {
    ukraine: { infantry: 3, plane: 1 },
    eastern_europe: { infantry: 1 },
    germany: { infantry: 2 },
    brazil: { infantry: 2 },
  });
  return s.nation(1, 'fascism', 'japan', { japan: { infantry: 2 } });
}

/** Seat 0 owns both ends of the lane from the Eastern United States to Spain. */
function overseas(): Situation {
  const s = new Situation(2);
  s.nation(0, 'communism', 'eastern_us', { eastern_us: { infantry: 4, plane: 1 }, spain: { infantry: 1 } });
  return s.nation(1, 'fascism', 'japan', { japan: { infantry: 2 } });
}

const strategic = (s: Situation) => s.when({ step: 'strategic' });
const LANE = ['northwest_atlantic', 'northeast_atlantic'] as const;
const ferry = (count: number): Choice => ({
  do: 'ferry',
  unit: 'infantry',
  from: 'eastern_us',
  to: 'spain',
  by: [...LANE],
  count,
});

test('ATK-12.1 along a chain of own regions, any distance', () => {
  const s = strategic(chain()).answer(
    { do: 'from', region: 'ukraine' },
    { do: 'transfer', unit: 'infantry', from: 'ukraine', to: 'germany', count: 2 },
  );
  expect(s.units('germany')).toEqual({ infantry: 4 });
  s.answer({ do: 'from', region: 'ukraine' });
  expect(s.open().some((choice) => choice.do === 'transfer' && choice.to === 'brazil')).toBe(false);
});

test('ATK-12.2 any number of units from and to any number of regions; what has arrived stays', () => {
  const s = strategic(chain());
  s.answer(
    { do: 'from', region: 'ukraine' },
    { do: 'transfer', unit: 'infantry', from: 'ukraine', to: 'germany', count: 1 },
  );
  s.answer(
    { do: 'from', region: 'ukraine' },
    { do: 'transfer', unit: 'plane', from: 'ukraine', to: 'eastern_europe', count: 1 },
  );
  s.answer({ do: 'from', region: 'germany' });
  expect(
    s.refusedBy({ do: 'transfer', unit: 'infantry', from: 'germany', to: 'ukraine', count: 2 }),
  ).toBeNull();
  expect(
    s.refusedBy({ do: 'transfer', unit: 'infantry', from: 'germany', to: 'ukraine', count: 3 }),
  ).not.toBeNull();
  s.answer({ do: 'back' }, END);
  expect(s.faults).toEqual([]);
});

test('ATK-12.5 ATK-12.6 no ships, no battles, and no region is emptied', () => {
  const s = strategic(chain().fleet(0, 'north_sea', { destroyer: 1 }));
  expect(s.open().some((choice) => choice.do === 'fleet')).toBe(false);
  expect(s.refusedBy({ do: 'from', region: 'eastern_europe' })).toBe('ATK-12.6');
  s.answer({ do: 'from', region: 'germany' });
  expect(
    s.refusedBy({ do: 'transfer', unit: 'infantry', from: 'germany', to: 'ukraine', count: 2 }),
  ).not.toBeNull();
});

test('ATK-12.3 quiet lanes are part of the chain; owners of ships may block others', () => {
  const quiet = strategic(overseas()).answer(
    { do: 'from', region: 'eastern_us' },
    { do: 'transfer', unit: 'infantry', from: 'eastern_us', to: 'spain', count: 2 },
  );
  expect(quiet.units('spain')).toEqual({ infantry: 3 });
  const s = strategic(overseas().fleet(1, 'northeast_atlantic', { destroyer: 1 }));
  s.answer({ do: 'from', region: 'eastern_us' }, ferry(2));
  expect([s.step, s.asked]).toEqual(['passage', [1]]);
  s.answer({ do: 'deny' });
  expect(s.units('spain')).toEqual({ infantry: 1 });
  s.answer({ do: 'from', region: 'eastern_us' });
  expect(s.refusedBy(ferry(1))).toBe('ATK-8.2');
});

test('ATK-12.1 ATK-12.3 the chain goes on by land before and after a lane that others could block', () => {
  const s = overseas().army(0, 'eastern_us', { infantry: 1 }).army(0, 'central_us', { infantry: 3 });
  s.army(0, 'france', { infantry: 1 });
  strategic(s.fleet(1, 'northeast_atlantic', { destroyer: 1 }));
  s.answer(
    { do: 'from', region: 'central_us' },
    { do: 'transfer', unit: 'infantry', from: 'central_us', to: 'eastern_us', count: 2 },
    { do: 'from', region: 'eastern_us' },
  );
  expect(
    s.refusedBy({ do: 'transfer', unit: 'infantry', from: 'eastern_us', to: 'central_us', count: 2 }),
  ).not.toBeNull();
  expect(s.refusedBy(ferry(3))).not.toBeNull();
  s.answer(ferry(2), { do: 'allow' });
  s.answer(
    { do: 'from', region: 'spain' },
    { do: 'transfer', unit: 'infantry', from: 'spain', to: 'france', count: 2 },
  );
  expect([s.units('central_us'), s.units('eastern_us')]).toEqual([{ infantry: 1 }, { infantry: 1 }]);
  expect([s.units('spain'), s.units('france')]).toEqual([{ infantry: 1 }, { infantry: 3 }]);
  expect(s.answer(END).faults).toEqual([]);
});

test('ATK-12.4 hostile Submarines fire, once in the action', () => {
  const s = strategic(overseas().fleet(1, 'northeast_atlantic', { submarine: 1 }));
  s.answer({ do: 'from', region: 'eastern_us' }, ferry(1));
  expect(s.step).toBe('hostile');
  s.answer({ do: 'letPass' }, { do: 'from', region: 'eastern_us' }, ferry(1));
  // It let the first crossing pass and may decide again.
  s.rolls(6).answer({ do: 'openFire' });
  expect(s.units('spain')).toEqual({ infantry: 2 });
  s.answer({ do: 'from', region: 'eastern_us' }, ferry(1));
  expect(s.step).toBe('strategic');
  expect(s.units('spain')).toEqual({ infantry: 3 });
});

test('ATK-12.7 Planes use lanes without permission but need the chain', () => {
  const s = strategic(overseas().fleet(1, 'northeast_atlantic', { destroyer: 1 }));
  s.answer(
    { do: 'from', region: 'eastern_us' },
    { do: 'transfer', unit: 'plane', from: 'eastern_us', to: 'spain', count: 1 },
  );
  expect(s.units('spain')).toEqual({ infantry: 1, plane: 1 });
  const t = strategic(chain()).answer({ do: 'from', region: 'ukraine' });
  expect(t.open().some((choice) => choice.do === 'transfer' && choice.to === 'brazil')).toBe(false);
});
