import { expect, test } from 'vitest';
import type { Choice } from './flow.ts';
import { SYMBOL } from './testing/battles.ts';
import { cross, DECLARE, march, planning, refusal, sail } from './testing/moves.ts';
import { Situation } from './testing/situation.ts';

/** Points that rulebook and dossier leave open, as this table settles them. */

const ALL: Choice = { do: 'commitAll' };

function europe(): Situation {
  return new Situation(2)
    .nation(0, 'communism', 'ukraine', {
      ukraine: { infantry: 3, tank: 1 },
      turkey: { infantry: 3 },
      balkans: { infantry: 1 },
    })
    .nation(1, 'fascism', 'spain', { spain: { infantry: 2 }, germany: { infantry: 2 } });
}

const atlantic = () =>
  new Situation(2).nation(0, 'communism', 'eastern_us', {}).nation(1, 'fascism', 'spain', {});

test('ATK-R4 the last unit leaves when another comes by land, and not otherwise', () => {
  const s = planning(europe());
  expect(refusal(s, march('infantry', 'balkans', 'ukraine'))).toBe('ATK-5.4');
  s.answer(...march('infantry', 'turkey', 'balkans'));
  expect(refusal(s, march('infantry', 'balkans', 'ukraine'))).toBeNull();
});

test('ATK-R4 ATK-5.4 whoever takes its place is there before it can be lost at sea', () => {
  const s = atlantic()
    .army(0, 'eastern_us', { infantry: 1 })
    .army(0, 'quebec', { infantry: 2 })
    .fleet(0, 'northeast_atlantic', { destroyer: 1 })
    .fleet(1, 'northeast_atlantic', { submarine: 1 });
  planning(s).answer(...march('infantry', 'quebec', 'eastern_us'));
  s.answer(
    ...cross('infantry', 'eastern_us', 'spain', ['northwest_atlantic', 'northeast_atlantic']),
    DECLARE,
  );
  s.rolls(6).answer({ do: 'openFire' });
  expect([s.step, s.units('eastern_us'), s.faults]).toEqual(['antiSubmarine', { infantry: 1 }, []]);
});

test('ATK-R5 Submarines attack where they lie, without moving', () => {
  const s = planning(
    atlantic()
      .fleet(0, 'northeast_atlantic', { submarine: 1 })
      .fleet(1, 'northeast_atlantic', { destroyer: 1 }),
  );
  s.answer({ do: 'engage', sea: 'northeast_atlantic', target: 1 }).rolls(6, 6, 1, 1).answer(DECLARE);
  expect(s.said('log.navalBattle')).toEqual([{ seat: 0, target: 1, sea: 'northeast_atlantic' }]);
  expect(s.ships(1, 'northeast_atlantic')).toEqual({});
});

test('ATK-R6 Submarines join a naval battle all or none', () => {
  const s = planning(
    atlantic()
      .fleet(0, 'northwest_atlantic', { destroyer: 1 })
      .fleet(1, 'northeast_atlantic', { destroyer: 1, submarine: 3 }),
  );
  s.answer(...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic'), DECLARE);
  expect(s.open()).toEqual([{ do: 'submarinesFight' }, { do: 'submarinesStay' }]);
  s.answer({ do: 'submarinesFight' });
  expect(s.world.fight?.defending).toEqual([1, 3, 0, 0, 0]);
});

test('ATK-R7 of equal attackers those of the earliest march fall first', () => {
  const { infantry: I, blank: X } = SYMBOL;
  const s = planning(europe().army(1, 'balkans', { infantry: 4 }));
  s.answer(
    ...march('infantry', 'turkey', 'balkans', 2),
    ...march('infantry', 'ukraine', 'balkans', 2),
    DECLARE,
  );
  s.rolls(X, X, X, X, I, X, X, X).answer(ALL, ALL, { do: 'retreat' });
  expect([s.units('turkey'), s.units('ukraine')]).toEqual([{ infantry: 2 }, { infantry: 3, tank: 1 }]);
});

test('ATK-R8 a Blitzkrieg move can be answered with a Non-Aggression Pact', () => {
  const s = europe().army(1, 'balkans', { infantry: 4 }).holds(1, 'non_aggression_pact');
  planning(s.knows(0, 'blitzkrieg'), true).answer(...march('tank', 'ukraine', 'balkans'), DECLARE);
  expect([s.step, s.asked]).toEqual(['blockMove', [1]]);
  s.answer({ do: 'pact', region: 'balkans' });
  expect([s.owner('balkans'), s.units('ukraine')]).toEqual([1, { infantry: 3, tank: 1 }]);
});

test('ATK-R12 where surface ships meet Submarines only, these decide about the battle, then the mover about his own', () => {
  const s = planning(
    atlantic()
      .fleet(0, 'northwest_atlantic', { destroyer: 1, submarine: 1 })
      .fleet(1, 'northeast_atlantic', { submarine: 1 }),
  );
  s.answer(...sail('destroyer', 'northwest_atlantic', 'northeast_atlantic'));
  s.answer(...sail('submarine', 'northwest_atlantic', 'northeast_atlantic'), DECLARE);
  expect([s.step, s.asked]).toEqual(['giveBattle', [1]]);
  s.answer({ do: 'giveBattle' });
  expect([s.step, s.asked]).toEqual(['submarines', [0]]);
  s.rolls(6, 6, 1, 1).answer({ do: 'submarinesStay' });
  expect([s.ships(0, 'northeast_atlantic'), s.ships(1, 'northeast_atlantic')]).toEqual([
    { destroyer: 1, submarine: 1 },
    {},
  ]);
});
