import { view } from '@entente/engine';
import { RandomTable } from '@entente/testing';
import { expect, test } from 'vitest';
import { powersOf } from '../cards/powers.ts';
import { REGION_OF } from '../data/regions.ts';
import { INFLUENCES } from '../data/terms.ts';
import { ideology } from '../game.ts';
import { FIRST_STRIKE } from '../position.ts';
import { majority, maximum, presence, sectorSize } from '../queries.ts';
import { attack } from '../testing/conflicts.ts';
import { Situation } from '../testing/situation.ts';
import { conflictOf } from './conflict.ts';
import { consequences } from './consequences.ts';
import { ifAssessedNow } from './if-assessed-now.ts';
import { unanswered } from './unanswered.ts';

test.each([2, 3, 4, 5])(
  'IDEO-7.2 IDEO-8.1 the cards that a choice is said to cost are those it takes, in a random game of %i',
  (seats) => {
    const table = new RandomTable(ideology, seats);
    const compared = new Map<string, number>();
    table.play(3000, (seat, choice) => {
      const { position } = table;
      const seen = view(ideology, position, seat);
      const prices = consequences(seen, choice).filter(
        ({ kind, message }) => kind === 'price' && ['effect.cards', 'effect.paid'].includes(message.say),
      );
      if (prices.length === 0) return undefined;
      const before = position.private[seat].hand.slice();
      const played = 'influence' in choice ? choice.influence : conflictOf(seen)?.influence;
      return () => {
        const paid = before.map((count, type) => count - position.private[seat].hand[type]);
        const said = INFLUENCES.map((influence) =>
          prices.reduce((sum, { message }) => {
            const { count, influence: of = played } = message.with as { count: number; influence?: string };
            return sum + (of === influence ? count : 0);
          }, 0),
        );
        expect([choice, paid]).toEqual([choice, said]);
        compared.set(choice.do, (compared.get(choice.do) ?? 0) + 1);
      };
    });
    for (const kind of ['place', 'extend', 'attack', 'buy'])
      expect([kind, compared.get(kind) ?? 0]).not.toEqual([kind, 0]);
  },
);

test('IDEO-10.1 IDEO-10.3 the influence that a card is said to bring is what an assessment would give', () => {
  const table = new RandomTable(ideology, 3);
  let compared = 0;
  table.play(3000, (seat, choice) => {
    if (choice.do !== 'place' && choice.do !== 'extend') return undefined;
    const before = ifAssessedNow(view(ideology, table.position, seat)).influence[seat].after;
    const said = consequences(view(ideology, table.position, seat), choice).find(
      ({ message }) => message.say === 'effect.rise',
    );
    return () => {
      const by = ifAssessedNow(view(ideology, table.position, seat)).influence[seat].after - before;
      expect(said?.message.with.by).toBe(by === 0 ? undefined : by < 0 ? `−${-by}` : `+${by}`);
      if (by !== 0) compared++;
    };
  });
  expect(compared).toBeGreaterThan(5);
});

test('IDEO-10.1 IDEO-10.3 a card is said to lack what the region lacks after it, and the majority is named', () => {
  const table = new RandomTable(ideology, 3);
  const compared = new Map<string, number>();
  table.play(3000, (seat, choice) => {
    if (choice.do !== 'place' && choice.do !== 'extend') return undefined;
    const said = consequences(view(ideology, table.position, seat), choice).find(({ message }) =>
      ['effect.toLevel', 'effect.toTake'].includes(message.say),
    )?.message;
    if (said === undefined) return undefined;
    return () => {
      const { public: world, options, seats } = table.position;
      const region = REGION_OF[choice.region];
      const sizes = INFLUENCES.map((_, type) => sectorSize(world, region, type));
      const lacking = (size: number) => sizes.reduce((sum, each) => sum + Math.max(0, size - each), 0);
      compared.set(said.say, (compared.get(said.say) ?? 0) + 1);
      if (said.say === 'effect.toLevel') {
        const level = world.level[region] + 1;
        const isOfUse = sizes[INFLUENCES.indexOf(choice.influence)] <= level;
        expect(said.with).toEqual({ level, count: isOfUse ? lacking(level) : 0 });
      } else {
        const leader = majority(world, region, seats);
        const lead = leader === seat ? 'own' : leader < 0 ? 'none' : 'other';
        expect(said.with).toEqual({
          count: lacking(maximum(world, options, region)),
          lead,
          worth: world.level[region],
        });
      }
    };
  });
  for (const say of ['effect.toLevel', 'effect.toTake'])
    expect([say, (compared.get(say) ?? 0) > 5]).toEqual([say, true]);
});

test('IDEO-8.3.6 giving way is said to cost the influence that it then costs', () => {
  const s = new Situation(['fascism', 'imperialism', 'communism']);
  s.region('cuba', null, { imperialism: [1, 1, 0], communism: [0, 0, 1] });
  s.hand('fascism', [0, 5, 0]);
  s.hand('imperialism', [0, 1, 0]);
  s.when({ step: 'conflict' });
  s.answer(attack('cuba', 'economic'));
  const influence = () => ifAssessedNow(s.view('imperialism')).influence[1].after;
  const before = influence();
  expect(consequences(s.view('imperialism'), { do: 'concede' })).toContainEqual({
    kind: 'breaks',
    message: { say: 'effect.rise', with: { by: '−1' } },
    points: -1,
  });
  s.answer({ do: 'concede' });
  expect(influence()).toBe(before - 1);
});

test('IDEO-15.4.3 a weapon destroys as many cards as it is said to', () => {
  let compared = 0;
  for (const wmd of ['half', 'one', 'all'] as const) {
    const table = new RandomTable(ideology, 2, { wmd });
    table.play(12_000, (seat, choice) => {
      if (choice.do !== 'useWmd') return undefined;
      const { public: world } = table.position;
      const lying = () =>
        [0, 1].reduce((sum, owner) => sum + presence(world, REGION_OF[choice.region], owner), 0);
      const before = lying();
      const said = consequences(view(ideology, table.position, seat), choice).find(
        ({ message }) => message.say === 'effect.destroyed',
      );
      return () => {
        expect(said?.message.with.lost).toBe(before - lying());
        compared++;
      };
    });
  }
  expect(compared).toBeGreaterThan(0);
});

test('IDEO-8.3.2 IDEO-14.3.2 the chance of an attack is how often the defender’s hand has no answer', () => {
  const all = { count: 0, expected: 0, found: 0 };
  for (const seats of [2, 3, 4, 5]) {
    const table = new RandomTable(ideology, seats);
    table.play(2000, (attacker) => {
      const { public: world, private: hands } = table.position;
      const defender = (attacker + 1) % seats;
      for (const type of INFLUENCES.keys()) {
        const chance = unanswered(view(ideology, table.position, attacker), { attacker, defender, type });
        if (chance === null) continue;
        const heavy = powersOf(world, attacker).heavyStrike;
        const isHeavy = heavy.type === type && (world.used[attacker] & FIRST_STRIKE) === 0;
        const isAnswered = hands[defender].hand[type] >= (isHeavy ? heavy.cost : 1);
        if (chance === 0) expect(isAnswered).toBe(true);
        if (chance === 1) expect(isAnswered).toBe(false);
        all.count++;
        all.expected += chance;
        all.found += Number(!isAnswered);
      }
      return undefined;
    });
  }
  expect(all.count).toBeGreaterThan(1000);
  expect(all.expected / all.count).toBeCloseTo(all.found / all.count, 1);
});

test('IDEO-8.3.6 IDEO-14.5.2 IDEO-15.4.3 the influence that another loses by it is what an assessment would take', () => {
  const compared = new Map<string, number>();
  for (const seats of [3, 4, 5]) {
    const table = new RandomTable(ideology, seats);
    table.play(4000, (seat, choice) => {
      if (!['concede', 'replace', 'destroy', 'useWmd'].includes(choice.do)) return undefined;
      const seen = view(ideology, table.position, seat);
      const conflict = conflictOf(seen);
      const sides = conflict === null ? [] : [conflict.attacker, conflict.defender];
      const other = choice.do === 'useWmd' ? choice.target : sides.find((side) => side !== seat);
      // Jihad may discard both cards instead.
      if (other === undefined || (choice.do === 'concede' && powersOf(seen.public, other).destroys))
        return undefined;
      const influence = () => ifAssessedNow(view(ideology, table.position, seat)).influence[other].after;
      const before = influence();
      const said = consequences(seen, choice).find(({ message }) => message.say === 'effect.theirs')?.message;
      return () => {
        const by = influence() - before;
        expect([choice, said?.with]).toEqual([
          choice,
          by === 0 ? undefined : { target: other, by: by < 0 ? `−${-by}` : `+${by}` },
        ]);
        if (by !== 0) compared.set(choice.do, (compared.get(choice.do) ?? 0) + 1);
      };
    });
  }
  expect([...compared.values()].reduce((sum, count) => sum + count, 0)).toBeGreaterThan(5);
});

test('IDEO-8.3.2 who repulses an attack keeps the card and the influence, as is said', () => {
  const s = new Situation(['fascism', 'imperialism']).region('cuba', 'imperialism', {
    imperialism: [1, 1, 1],
  });
  s.hand('fascism', [0, 5, 0]);
  s.hand('imperialism', [0, 2, 0]);
  s.when({ step: 'conflict' });
  s.answer(attack('cuba', 'economic'));
  const influence = () => ifAssessedNow(s.view('imperialism')).influence[1].after;
  const before = influence();
  const said = consequences(s.view('imperialism'), { do: 'cancel' }).map(({ message: { say } }) => say);
  expect(said).toEqual(['effect.cards', 'effect.saved']);
  s.answer({ do: 'cancel' });
  expect(influence()).toBe(before);
});
