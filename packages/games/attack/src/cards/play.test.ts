import { describe, expect, test } from 'vitest';
import { KIND_OF } from '../data/cards/political.ts';
import type { PoliticalCard } from '../data/terms.ts';
import { Situation } from '../testing/situation.ts';
import { total } from './hand.ts';

const act = { do: 'act', action: 'play_political_cards' } as const;
const play = (card: PoliticalCard) => ({ do: 'playCard', card }) as const;
const END = { do: 'endCards' } as const;

/** Three nations; the first holds these cards and begins to play them. The others have no cards, so nobody is asked. */
function table(...cards: PoliticalCard[]): Situation {
  return new Situation(3)
    .nation(0, 'communism', 'ukraine', {})
    .nation(1, 'fascism', 'japan', {})
    .nation(2, 'monarchy', 'brazil', {})
    .neutral('balkans', 'monarchy')
    .neutral('turkey', 'communism')
    .funds(0, 5, 20)
    .holds(0, ...cards);
}
const playing = (...cards: PoliticalCard[]) =>
  table(...cards)
    .turn(0)
    .answer(act);

describe('playing Political Action cards', () => {
  test('ATK-15.2 any number, one after the other, each resolved before the next', () => {
    const s = playing('war_bonds', 'war_bonds', 'strategic_reserve').answer(play('war_bonds'));
    expect([s.world.pp[0], s.step]).toEqual([15, 'chooseCard']);
    s.answer(play('strategic_reserve'), play('war_bonds'));
    expect([s.world.pp[0], s.world.oil[0], s.step]).toEqual([25, 25, 'act']);
  });

  test('ATK-15.2 ATK-15.15 a stolen card can be played in the same action', () => {
    const s = table('spy').holds(1, 'war_bonds').turn(0).answer(act, play('spy'));
    s.from(1, { do: 'noBlock' }).answer(play('war_bonds'));
    expect(s.world.pp[0]).toBe(15);
  });

  test('ATK-15.3 ATK-26.1 played cards lie in the open', () => {
    const s = playing('war_bonds').answer(play('war_bonds'));
    expect(s.spectator.public.discards[KIND_OF.war_bonds]).toBe(1);
    expect(s.hand(0)).toEqual([]);
  });

  test('ATK-15.4 an empty pile takes the discards back, and Eagles stay counted', () => {
    const s = table('war_bonds').turn(0);
    s.g.secret.political.forEach((count, kind) => {
      s.world.discards[kind] += count;
      s.g.secret.political[kind] = 0;
    });
    s.world.eagles = 7;
    s.answer({ do: 'act', action: 'diplomatic_blitz' })
      .rolls(6, 6)
      .answer({ do: 'blitz', region: 'turkey', need: 6 });
    expect([total(s.world.discards), total(s.g.secret.political), s.hand(0).length]).toEqual([0, 70, 2]);
    expect(s.world.eagles).toBe(7);
    expect(s.faults).toEqual([]);
  });

  test('ATK-15.5 ATK-22.3 without his own capital nobody plays any', () => {
    const s = table('war_bonds')
      .army(1, 'ukraine', { infantry: 1 })
      .army(0, 'turkey', { infantry: 1 })
      .turn(0);
    expect(s.refusedBy(act)).toBe('ATK-15.5');
    s.army(0, 'ukraine', { infantry: 1 }).turn(0);
    expect(s.refusedBy(act)).toBeNull();
  });

  test('ATK-15.6 ATK-28.2 BLOCK cards are not played in one’s own action, stolen ones neither', () => {
    expect(table('double_agent').turn(0).refusedBy(act)).toBe('ATK-15.2');
    const s = table('spy').holds(1, 'counter_espionage').turn(0).answer(act, play('spy'));
    s.from(1, { do: 'noBlock' });
    expect(s.refusedBy(play('counter_espionage'))).toBe('ATK-15.6');
    expect(s.open()).toEqual([END]);
  });

  test('ATK-15.12 a card without a target has no effect, and its Eagle counts', () => {
    const s = table('treaty_of_alliance', 'spy').turn(0);
    for (const region of s.world.government.keys())
      if (s.world.owner[region] < 0) s.world.government[region] = 3;
    s.answer(act, play('treaty_of_alliance'), play('spy'));
    expect([s.world.eagles, s.said('log.noTarget').length]).toEqual([1, 2]);
  });

  test('ATK-15.13 cards discarded unplayed are no Eagles', () => {
    const s = table('assassin')
      .holds(1, 'puppet_regime', 'puppet_regime')
      .turn(0)
      .answer(act, play('assassin'));
    s.from(1, { do: 'noBlock' });
    expect([s.hand(1), s.world.eagles, s.world.discards[KIND_OF.puppet_regime]]).toEqual([[], 0, 2]);
  });

  test('ATK-15.14 a hand has no limit', () => {
    const s = table(...new Array<PoliticalCard>(8).fill('propaganda'), 'spy').holds(1, 'war_bonds');
    s.turn(0).answer(act, play('spy')).from(1, { do: 'noBlock' });
    expect(s.hand(0)).toHaveLength(9);
  });
});

describe('what the cards do (ATK-15.15)', () => {
  test('ATK-15.15 Propaganda moves a Minor Neutral one step, either way', () => {
    const s = playing('propaganda').answer(play('propaganda'));
    const ways = s.open().filter((choice) => choice.do === 'sway' && choice.region === 'balkans');
    expect(ways.map((choice) => (choice.do === 'sway' ? choice.government : ''))).toEqual([
      'democracy',
      'fascism',
    ]);
    expect(s.refusedBy({ do: 'sway', region: 'turkey', government: 'monarchy' })).not.toBeNull();
    s.answer({ do: 'sway', region: 'balkans', government: 'fascism' });
    expect(s.owner('balkans')).toBe('fascism');
  });

  test('ATK-15.15 ATK-28.5 Popular Uprising gives one’s own government, which opens a canal', () => {
    const s = playing('popular_uprising').answer(play('popular_uprising'));
    s.answer({ do: 'sway', region: 'egypt_sudan', government: 'communism' });
    expect([s.owner('egypt_sudan'), s.world.eagles]).toEqual(['communism', 1]);
  });

  test('ATK-15.15 Ideological Wave: up to three on one continent, a step nearer each', () => {
    const s = playing('ideological_wave').answer(play('ideological_wave'));
    s.answer({ do: 'wave', region: 'balkans' });
    expect(s.refusedBy({ do: 'wave', region: 'brazil' })).not.toBeNull();
    expect(s.refusedBy({ do: 'wave', region: 'turkey' })).not.toBeNull();
    expect(s.refusedBy({ do: 'wave', region: 'libya' })).not.toBeNull();
    s.answer({ do: 'wave', region: 'italy' }, { do: 'declareWave' });
    expect([s.owner('balkans'), s.owner('italy')]).toEqual(['democracy', 'communism']);
  });

  test('ATK-15.15 ATK-5.5 ATK-5.6 Treaty of Alliance wins a neighbour of one’s own government', () => {
    const s = playing('treaty_of_alliance').answer(play('treaty_of_alliance'));
    expect(s.open()).toEqual([{ do: 'win', region: 'turkey' }]);
    s.answer({ do: 'win', region: 'turkey' });
    expect([s.owner('turkey'), s.units('turkey'), s.hand(0).length, s.resources(0).length]).toEqual([
      0,
      { infantry: 1 },
      1,
      1,
    ]);
  });

  test('ATK-15.15 Puppet Regime reaches one step further', () => {
    const s = playing('puppet_regime').answer(play('puppet_regime'));
    const regions = s.open().map((choice) => (choice.do === 'win' ? choice.region : ''));
    expect(regions).toContain('turkey');
    expect(regions).toContain('caucasus');
    expect(regions).not.toContain('balkans');
  });

  test('ATK-15.15 ATK-26.5 a Master Spy sees the hand and takes his choice; nobody else sees it', () => {
    const s = table('master_spy')
      .holds(1, 'war_bonds', 'puppet_regime')
      .turn(0)
      .answer(act, play('master_spy'));
    s.from(1, { do: 'noBlock' });
    expect(s.open()).toEqual([
      { do: 'stealCard', card: 'puppet_regime' },
      { do: 'stealCard', card: 'war_bonds' },
    ]);
    expect(s.view(2).private?.shown).toEqual([]);
    s.answer({ do: 'stealCard', card: 'puppet_regime' });
    expect([s.hand(0), s.hand(1), s.g.private[0].shown]).toEqual([['puppet_regime'], ['war_bonds'], []]);
    expect(s.told.filter(({ say }) => say === 'log.stolenCardWas').map(({ to }) => to)).toEqual([[0, 1]]);
  });

  test('ATK-15.15 a Master Spy Ring takes two, a Spy Ring two at random', () => {
    const s = table('master_spy_ring', 'spy_ring').holds(
      1,
      'war_bonds',
      'war_bonds',
      'propaganda',
      'propaganda',
    );
    s.turn(0).answer(act, play('master_spy_ring')).from(1, { do: 'noBlock' });
    s.answer({ do: 'stealCard', card: 'propaganda' }, { do: 'stealCard', card: 'war_bonds' });
    expect(s.hand(1)).toEqual(['propaganda', 'war_bonds']);
    s.answer(play('spy_ring')).from(1, { do: 'noBlock' });
    expect([s.hand(1), s.hand(0).length]).toEqual([[], 4]);
  });

  test('ATK-15.15 ATK-6.6 Industrial Espionage takes an Economic card in use, never a route', () => {
    const s = table('industrial_espionage', 'industrial_espionage')
      .economy(1, 'oil_4')
      .routes(1, 'coral_sea');
    s.g.private[2].disabled[3] = 1;
    s.g.secret.economic[3]--;
    s.turn(0).answer(act, play('industrial_espionage'), play('industrial_espionage'));
    expect([s.resources(0), s.owned(1), s.resources(2, 'disabled').length]).toEqual([
      ['oil_4'],
      ['coral_sea'],
      1,
    ]);
  });

  test('ATK-15.15 ATK-6.5 Sabotage puts an Economic card out of use', () => {
    const s = table('sabotage').economy(1, 'oil_4').turn(0).answer(act, play('sabotage'));
    expect([s.resources(1), s.resources(1, 'disabled')]).toEqual([[], ['oil_4']]);
  });

  test('ATK-15.15 Conscription places three Infantry', () => {
    const s = playing('conscription').answer(play('conscription'));
    s.answer({ do: 'conscript', region: 'ukraine' }, { do: 'conscript', region: 'ukraine' });
    s.answer({ do: 'conscript', region: 'ukraine' });
    expect([s.units('ukraine'), s.step]).toEqual([{ infantry: 4 }, 'act']);
  });

  test('ATK-15.10 the player of a card names its target', () => {
    const s = table('spy').holds(1, 'war_bonds').holds(2, 'war_bonds').turn(0).answer(act, play('spy'));
    expect(s.open()).toEqual([
      { do: 'aimAt', target: 1 },
      { do: 'aimAt', target: 2 },
    ]);
  });
});
