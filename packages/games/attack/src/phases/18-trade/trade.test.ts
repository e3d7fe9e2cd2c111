import { describe, expect, test } from 'vitest';
import { MAPS, REGIONS } from '../../data/map.ts';
import type { Choice } from '../../flow.ts';
import { Situation } from '../../testing/situation.ts';
import { hasClearPath } from './paths.ts';

const act = { do: 'act', action: 'trade' } as const;

type Terms = Partial<Extract<Choice, { do: 'offerDeal' }>>;
const offer = (partner: number, terms: Terms): Choice => ({
  do: 'offerDeal',
  partner,
  give_pp: 0,
  get_pp: 0,
  give_oil: 0,
  get_oil: 0,
  giveItems: [],
  getItems: [],
  vow: 'none',
  ask: 'none',
  until: 'round',
  ...terms,
});

/** Capitals in Brazil and Spain, a third player in Japan. */
function ports(): Situation {
  return new Situation(3)
    .nation(0, 'democracy', 'brazil', {})
    .nation(1, 'fascism', 'spain', {})
    .nation(2, 'monarchy', 'japan', {})
    .funds(0, 10, 6)
    .funds(1, 8, 3);
}
const talk = (s: Situation) => s.turn(0).answer(act, { do: 'talkTo', target: 1 });
const accept = (s: Situation) => s.answer({ do: 'acceptDeal', partner: 0, deal: s.world.deals.open[0].id });

describe('Trade', () => {
  test('ATK-18.1 ATK-18.4 ATK-4.8 PP, oil and cards change hands at once, and the action is paid', () => {
    const s = ports().holds(1, 'spy').economy(0, 'oil_4').routes(0, 'coral_sea');
    talk(s).answer(
      offer(1, { give_pp: 5, get_oil: 2, giveItems: ['oil_4', 'coral_sea'], getItems: ['spy'] }),
    );
    expect([s.step, s.asked]).toEqual(['answerDeal', [1]]);
    accept(s);
    expect([s.world.pp, s.world.oil]).toEqual([
      [5, 13, 0],
      [7, 1, 0],
    ]);
    expect([s.hand(0), s.resources(1), s.owned(1), s.step]).toEqual([
      ['spy'],
      ['oil_4'],
      ['coral_sea'],
      'act',
    ]);
    expect([s.world.actions, s.faults]).toEqual([1, []]);
  });

  test('ATK-4.8 talking is free; a refused offer costs nothing', () => {
    const s = talk(ports()).answer(offer(1, { give_pp: 5 }));
    s.answer({ do: 'refuseDeal', partner: 0, deal: s.world.deals.open[0].id });
    expect([s.step, s.world.oil[0]]).toEqual(['offerTrade', 6]);
    s.answer({ do: 'endTrade' });
    expect([s.step, s.world.actions]).toEqual(['act', 0]);
  });

  test('ATK-27.17 whoever does not answer refuses', () => {
    const s = talk(ports()).answer(offer(1, { give_pp: 5 }));
    expect(s.byDefault()).toMatchObject({ do: 'refuseDeal' });
  });

  test('ATK-18.2 ATK-17.3 regions, units, capitals and technologies cannot be named', () => {
    const s = talk(ports().knows(0, 'radar'));
    for (const item of ['radar', 'brazil', 'infantry']) {
      expect(s.refusedBy(offer(1, { giveItems: [item] }))).not.toBeNull();
    }
  });

  test('ATK-18.3 nobody trades after the tenth Eagle', () => {
    const s = ports();
    s.world.eagles = 9;
    expect(s.turn(0).refusedBy(act)).toBeNull();
    s.world.eagles = 10;
    expect(s.turn(0).refusedBy(act)).toBe('ATK-18.3');
  });

  test('ATK-18.4 a gift is a trade, and so is a counter-offer that is accepted', () => {
    const s = talk(ports()).answer(offer(1, { give_pp: 5 }));
    accept(s);
    expect(s.world.pp).toEqual([5, 13, 0]);
    const t = talk(ports()).answer(offer(1, { give_pp: 5 }));
    const deal = t.world.deals.open[0].id;
    t.answer({ ...offer(0, { get_pp: 7 }), do: 'counterDeal', deal } as Choice);
    expect(t.asked).toEqual([0]);
    t.answer({ do: 'acceptDeal', partner: 1, deal: t.world.deals.open[0].id });
    expect([t.world.pp, t.world.actions]).toEqual([[3, 15, 0], 1]);
  });

  test('ATK-18.5 favours are promises: the table remembers, nobody enforces', () => {
    const s = talk(ports()).answer(offer(1, { give_pp: 1, ask: 'passage', until: 'round' }));
    accept(s);
    expect(s.world.deals.ledger).toMatchObject([{ by: 1, to: 0, clause: 'passage', fate: 'standing' }]);
    s.when({ step: 'endOfRound' });
    expect([s.step, s.asked, s.byDefault()]).toEqual([
      'judgePromises',
      [0],
      { do: 'judgePromise', partner: 1, promise: 2, clause: 'passage', fate: 'kept' },
    ]);
    s.answer({ do: 'judgePromise', partner: 1, promise: 2, clause: 'passage', fate: 'broken' });
    expect([s.world.deals.ledger[0].fate, s.step]).toEqual(['broken', 'production']);
  });

  test('ATK-4.4 the oil for the action itself cannot be given away', () => {
    const s = talk(ports());
    expect(s.refusedBy(offer(1, { give_oil: 6 }))).not.toBeNull();
    expect(s.refusedBy(offer(1, { give_oil: 5 }))).toBeNull();
  });

  test('ATK-R23 ten offers in a turn', () => {
    const s = ports().funds(0, 20, 6).turn(0).answer(act);
    for (let give_pp = 1; give_pp <= 10; give_pp++) {
      s.answer({ do: 'talkTo', target: 1 }, offer(1, { give_pp }));
      s.answer({ do: 'refuseDeal', partner: 0, deal: s.world.deals.open[0].id });
    }
    expect([s.step, s.refusedBy(act)]).toEqual(['act', 'ATK-R23']);
  });

  test('ATK-R23 talks without an offer count as one, an end after an offer does not', () => {
    const s = ports().turn(0);
    s.world.deals.offers[0] = 7;
    for (const give_pp of [1, 2]) {
      s.answer(act, { do: 'talkTo', target: 1 }, offer(1, { give_pp }));
      s.answer({ do: 'refuseDeal', partner: 0, deal: s.world.deals.open[0].id }, { do: 'endTrade' });
    }
    expect(s.refusedBy(act)).toBeNull();
    s.answer(act, { do: 'endTrade' });
    expect(s.refusedBy(act)).toBe('ATK-R23');
  });

  test('ATK-R24 many cards a side, also several alike', () => {
    const s = talk(
      ports().economy(0, 'oil_1', 'oil_2', 'oil_3', 'oil_4').holds(0, 'propaganda', 'propaganda'),
    );
    const cards = ['propaganda', 'propaganda#2', 'oil_1', 'oil_2', 'oil_3', 'oil_4'];
    expect(
      s.refusedBy(offer(1, { giveItems: ['propaganda', 'propaganda#2', 'propaganda#3'] })),
    ).not.toBeNull();
    s.answer(offer(1, { giveItems: cards, get_pp: 8 }));
    accept(s);
    expect([s.hand(1), s.resources(1).length, s.hand(0), s.faults]).toEqual([
      ['propaganda', 'propaganda'],
      4,
      [],
      [],
    ]);
  });

  test('ATK-R24 ATK-26.2 a card without a name: its giver chooses it, and the two of them alone see which', () => {
    const s = talk(ports().holds(1, 'spy', 'war_bonds').economy(1, 'oil_4', 'rail_1'));
    s.answer(offer(1, { give_pp: 4, getItems: ['political_card', 'economic_card'] }));
    expect(s.view(2).public.deals.open).toMatchObject([{ getItems: ['political_card', 'economic_card'] }]);
    accept(s);
    expect([s.step, s.asked]).toEqual(['handCard', [1]]);
    expect(s.open()).toEqual([
      { do: 'handCard', card: 'spy' },
      { do: 'handCard', card: 'war_bonds' },
    ]);
    s.answer({ do: 'handCard', card: 'war_bonds' }, { do: 'handResource', resource: 'oil_4' });
    expect([s.hand(0), s.resources(0), s.step]).toEqual([['war_bonds'], ['oil_4'], 'act']);
    const told = s.told.filter(({ say }) => say === 'log.handedCard' || say === 'log.handedResource');
    expect(told.map(({ to }) => to)).toEqual([
      [1, 0],
      [1, 0],
    ]);
  });

  test('ATK-R24 nobody can promise more cards than he has', () => {
    const s = talk(ports().holds(0, 'spy', 'spy').holds(1, 'spy'));
    expect(s.refusedBy(offer(1, { giveItems: ['spy', 'spy#2', 'political_card'] }))).toBe('ATK-R24');
    expect(s.refusedBy(offer(1, { giveItems: ['spy', 'political_card'] }))).toBeNull();
    expect(
      s.refusedBy(offer(1, { give_pp: 1, getItems: ['political_card', 'political_card#2'] })),
    ).not.toBeNull();
  });

  test('ATK-26.2 what the other holds does not show in what can be asked for', () => {
    const s = talk(ports().holds(1, 'spy'));
    expect(s.refusedBy(offer(1, { getItems: ['puppet_regime'] }))).toBeNull();
    s.answer(offer(1, { give_pp: 1, getItems: ['puppet_regime'] }));
    expect(s.refusedBy({ do: 'acceptDeal', partner: 0, deal: s.world.deals.open[0].id })).toBe('ATK-18.4');
  });
});

describe('the path of a trade', () => {
  test('ATK-29.15 ATK-18.6 a third player’s Submarine closes a sea area, but others are open', () => {
    const s = ports().fleet(2, 'central_atlantic', { submarine: 1 });
    expect(hasClearPath(s.g, 0, 1)).toBe(true);
  });

  test('ATK-18.7 units of a third player close regions and waters, even Submarines; his own and the partner’s do not', () => {
    const s = ports();
    const ring = ['northeast_atlantic', 'western_mediterranean', 'central_atlantic'] as const;
    for (const sea of ring) s.fleet(2, sea, { submarine: 1 });
    expect(hasClearPath(s.g, 0, 1)).toBe(true);
    s.army(2, 'france', { infantry: 1 });
    expect(hasClearPath(s.g, 0, 1)).toBe(false);
    expect(s.turn(0).answer(act).refusedBy({ do: 'talkTo', target: 1 })).toBe('ATK-18.6');
    s.army(1, 'france', { infantry: 1 });
    expect(hasClearPath(s.g, 0, 1)).toBe(true);
  });

  test('ATK-18.8 canals are crossed through their land region', () => {
    const s = new Situation(3, { map: 'west' })
      .nation(0, 'democracy', 'libya', {})
      .nation(1, 'fascism', 'ethiopia', {})
      .nation(2, 'monarchy', 'brazil', {})
      .fleet(2, 'western_mediterranean', { submarine: 1 });
    for (const region of MAPS.west.regions)
      if (s.world.owner[region] < 0) s.army(2, REGIONS[region], { infantry: 1 });
    // Between the Eastern Mediterranean and the Red Sea there is only Egypt.
    expect(hasClearPath(s.g, 0, 1)).toBe(false);
    s.army(0, 'egypt_sudan', { infantry: 1 });
    expect(hasClearPath(s.g, 0, 1)).toBe(true);
  });

  test('ATK-18.9 ATK-22.3 a capital held by a third player has no path', () => {
    const s = ports().army(2, 'spain', { infantry: 1 });
    expect(hasClearPath(s.g, 0, 1)).toBe(false);
    s.army(0, 'spain', { infantry: 1 });
    expect(hasClearPath(s.g, 0, 1)).toBe(true);
  });
});
