import { Referee, type Seat, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { SEA_OF } from '../../data/map.ts';
import { attack } from '../../game.ts';
import type { AttackOptions } from '../../position.ts';
import { attackFrom } from '../../testing/battles.ts';
import { Situation } from '../../testing/situation.ts';
import { MUST, pendingOf } from '../11-naval-battles/pending.ts';

const END = { do: 'endTurn' } as const;

function table(seats: number, options: Partial<AttackOptions> = {}): Situation {
  const s = new Situation(seats, options);
  const homes = ['ukraine', 'brazil', 'japan', 'spain'] as const;
  for (const [seat, home] of homes.slice(0, seats).entries())
    s.nation(seat, 'monarchy', home, { [home]: { infantry: 3 } }).funds(seat, 20, 9);
  return s;
}
const SWAP_OF_CARDS = {
  do: 'offerDeal',
  partner: 1,
  giveItems: ['political_card'],
  getItems: ['political_card'],
  vow: 'none',
  ask: 'none',
  until: 'round',
  give_pp: 0,
  get_pp: 0,
  give_oil: 0,
  get_oil: 0,
} as const;
const resign = (s: Situation, seat: Seat) => {
  new Referee(attack, new SeededChance(1)).resign(s.g, seat);
  return s;
};

describe('giving up', () => {
  test('ATK-R25 of two players it ends the game, and whoever has given up cannot win', () => {
    const s = resign(table(2).turn(1), 0);
    expect(s.g.outcome).toMatchObject({ reason: 'resigned', winners: [1] });
    expect([0, 1].map((seat) => attack.resignation?.has(s.g, seat))).toEqual([true, false]);
  });

  test('ATK-R25 with three or more the others play on: regions become Minor Neutrals, cards go back', () => {
    const s = table(3).holds(1, 'spy').economy(1, 'oil_4').routes(1, 'coral_sea');
    s.fleet(1, 'coral_sea', { destroyer: 2 }).knows(1, 'radar').turn(0);
    resign(s, 1);
    expect([s.g.outcome, s.owner('brazil'), s.units('brazil'), s.ships(1, 'coral_sea')]).toEqual([
      null,
      'monarchy',
      {},
      {},
    ]);
    expect([s.hand(1), s.resources(1), s.owned(1), s.world.pp[1], s.world.technologies[1]]).toEqual([
      [],
      [],
      [],
      0,
      0,
    ]);
    expect(s.faults).toEqual([]);
    expect(s.answer(END).asked).toEqual([2]);
  });

  test('ATK-R25 ATK-4.1 in his own turn it is the next one’s turn at once, and the round goes on without him', () => {
    const s = table(3).when({ step: 'round' });
    s.answer({ do: 'act', action: 'move' });
    resign(s, 0);
    expect([s.step, s.asked, s.world.movement.marches]).toEqual(['act', [1], []]);
    s.answer(END, END);
    expect([s.step, s.asked]).toEqual(['production', [1, 2]]);
    for (const seat of [1, 2]) s.from(seat, s.open(seat)[0]);
    expect([s.step, s.asked, s.world.first]).toEqual(['act', [1], 1]);
  });

  test('ATK-R25 in a battle his troops there fight on as those of a Minor Neutral', () => {
    const s = table(3).army(1, 'balkans', { infantry: 2 });
    attackFrom(s, 'ukraine', 'balkans', { infantry: 2 });
    resign(s, 1);
    expect(s.world.battle).toMatchObject({ defender: -1, guard: [2, 0, 0, 0] });
    expect([s.step, s.asked, s.faults]).toEqual(['commit', [0], []]);
    s.rolls(1, 1).answer({ do: 'commitAll' });
    expect(s.owner('balkans')).toBe(0);
  });

  test('ATK-R25 the last one left has won', () => {
    const s = resign(resign(table(3).turn(0), 1), 0);
    expect(s.g.outcome).toMatchObject({ reason: 'resigned', winners: [2] });
  });

  test('ATK-R25 by option it ends the game for all, as an elimination does', () => {
    const s = resign(table(3, { resigned: 'ends' }).turn(0), 1);
    expect(s.g.outcome).toMatchObject({ reason: 'resigned' });
    expect(s.g.outcome?.winners).not.toContain(1);
  });

  test('ATK-R25 nobody trades with him or bombs him', () => {
    const s = resign(table(4).army(0, 'ukraine', { infantry: 1, plane: 1 }).turn(0), 1);
    s.answer({ do: 'act', action: 'strategic_bombing' });
    expect(s.open()).toEqual([
      { do: 'bomb', target: 2 },
      { do: 'bomb', target: 3 },
    ]);
  });

  test('ATK-R25 ATK-R24 after a deal, cards that he owes or is owed are no longer given', () => {
    const s = new Situation(3).nation(0, 'democracy', 'brazil', {}).nation(1, 'fascism', 'spain', {});
    s.nation(2, 'monarchy', 'japan', {}).funds(0, 9, 9).holds(0, 'spy').holds(1, 'war_bonds').turn(0);
    s.answer({ do: 'act', action: 'trade' }, { do: 'talkTo', target: 1 }, SWAP_OF_CARDS);
    s.answer({ do: 'acceptDeal', partner: 0, deal: s.world.deals.open[0].id });
    expect(s.step).toBe('handCard');
    resign(s, 1);
    expect([s.asked, s.step, s.faults]).toEqual([[0], 'act', []]);
  });

  test('ATK-R25 ATK-20.5 routes that he has shown to a raider are no longer raided', () => {
    const s = table(3).fleet(0, 'coral_sea', { submarine: 1 }).fleet(0, 'arabian_sea', { submarine: 1 });
    s.routes(1, 'coral_sea').routes(2, 'arabian_sea').turn(0);
    s.answer({ do: 'act', action: 'commerce_raid' }, { do: 'raidRoute', route: 'coral_sea' });
    resign(s, 1);
    expect(s.open()).toEqual([{ do: 'raidRoute', route: 'arabian_sea' }, { do: 'endRaid' }]);
    s.answer({ do: 'endRaid' });
    expect([s.step, s.said('log.raid'), s.faults]).toEqual(['act', [], []]);
  });

  test('ATK-R25 battles to come with him are off, and the others are fought', () => {
    const s = new Situation(3).nation(0, 'monarchy', 'ukraine', {}).nation(1, 'fascism', 'brazil', {});
    s.nation(2, 'communism', 'japan', {}).fleet(0, 'northeast_atlantic', { destroyer: 2, carrier: 1 });
    for (const seat of [1, 2]) s.fleet(seat, 'northeast_atlantic', { destroyer: 1, battleship: 1 });
    s.when({ step: 'battles' });
    s.world.movement.pending = [1, 2].map((seat) => pendingOf(SEA_OF.northeast_atlantic, seat, MUST));
    s.when({ step: 'battles' });
    expect(s.step).toBe('nextBattle');
    resign(s, 2);
    expect([s.step, s.asked, s.world.fight?.defender]).toEqual(['line', [0, 1], 1]);
  });

  test('ATK-R25 ATK-19.10 the game may end while planes that were shot down are taken off', () => {
    const s = table(2).turn(1);
    s.world.units.fill(0);
    expect(s.faults).toContain('brazil is owned but empty');
    expect(resign(s, 0).faults).toEqual([]);
  });
});
