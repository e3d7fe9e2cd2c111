import { describe, expect, test } from 'vitest';
import type { Region } from '../../data/map.ts';
import { type AttackOptions, USED_BLITZ } from '../../position.ts';
import { Situation } from '../../testing/situation.ts';

const act = { do: 'act', action: 'diplomatic_blitz' } as const;
const blitz = (region: Region, need: number) => ({ do: 'blitz', region, need }) as const;

/** The Communist of the rulebook’s example. */
function ukraine(): Situation {
  const s = new Situation(2)
    .nation(0, 'communism', 'ukraine', { ukraine: { infantry: 3 } })
    .nation(1, 'fascism', 'japan', { japan: { infantry: 3 } })
    .neutral('balkans', 'monarchy')
    .neutral('italy', 'fascism')
    .neutral('quebec', 'democracy')
    .funds(0, 0, 20);
  return s.turn(0).answer(act);
}

describe('Diplomatic Blitz', () => {
  test('ATK-29.3 ATK-14.2 ATK-14.4 the chain of the rulebook: Balkans 8, Italy 10, Quebec 11', () => {
    const s = ukraine().rolls(5, 6).answer(blitz('balkans', 8)).rolls(5, 6).answer(blitz('italy', 10));
    expect(s.open()).toContainEqual(blitz('quebec', 11));
    s.rolls(2, 3).answer(blitz('quebec', 11));
    expect([s.owner('balkans'), s.owner('italy'), s.owner('quebec')]).toEqual([0, 0, 'democracy']);
    expect([s.units('balkans'), s.units('italy')]).toEqual([{ infantry: 1 }, { infantry: 1 }]);
    expect([s.hand(0).length, s.resources(0).length]).toEqual([2, 2]);
    expect(s.step).toBe('act');
    expect(s.refusedBy(act)).toBe('ATK-4.6');
    expect(s.faults).toEqual([]);
  });

  test('ATK-14.1 ATK-14.5 ATK-5.5 ATK-5.6 the total decides; a success brings Infantry and two cards at once', () => {
    const s = ukraine().rolls(4, 4).answer(blitz('balkans', 8));
    expect([s.owner('balkans'), s.step]).toEqual([0, 'blitz']);
    expect([s.hand(0).length, s.resources(0).length]).toEqual([1, 1]);
    const failed = ukraine().rolls(4, 3).answer(blitz('balkans', 8));
    expect([failed.owner('balkans'), failed.step, failed.hand(0)]).toEqual(['monarchy', 'act', []]);
  });

  test('ATK-14.3 sea lanes and Sea Zones make neighbours, whoever holds the sea', () => {
    const s = new Situation(2)
      .nation(0, 'democracy', 'spain', {})
      .nation(1, 'fascism', 'japan', {})
      .fleet(1, 'northeast_atlantic', { battleship: 3 })
      .funds(0, 0, 9);
    s.turn(0).answer(act);
    expect(s.open()).toContainEqual(blitz('eastern_us', 6));
    expect(s.open()).toContainEqual(blitz('western_us', 8));
  });

  test('ATK-14.6 ATK-14.7 a failure ends the action, and so does the player after a success', () => {
    expect(ukraine().refusedBy({ do: 'stopBlitz' })).not.toBeNull();
    const s = ukraine().rolls(6, 6).answer(blitz('balkans', 8), { do: 'stopBlitz' });
    expect([s.step, s.world.used & USED_BLITZ]).toEqual(['act', USED_BLITZ]);
  });

  test('ATK-14.8 any Minor Neutral on the map can be named, but no region of a player', () => {
    const named = ukraine()
      .open()
      .map((choice) => (choice.do === 'blitz' ? choice.region : ''));
    expect(named).toContain('new_zealand');
    expect(named).not.toContain('japan');
    expect(named).toHaveLength(87);
  });

  test('ATK-14.9 ATK-29.9 without modifiers 6 to 12 are needed; what two dice cannot show is refused', () => {
    const s = new Situation(2)
      .nation(0, 'democracy', 'germany', {})
      .nation(1, 'fascism', 'japan', {})
      .funds(0, 0, 9);
    s.turn(0).answer(act);
    const chain: Region[] = ['france', 'spain', 'italy', 'balkans', 'ukraine', 'turkey', 'caucasus'];
    chain.forEach((region, wins) => {
      expect(s.open()).toContainEqual(blitz(region, 6 + wins));
      s.rolls(6, 6).answer(blitz(region, 6 + wins));
    });
    expect(s.refusedBy(blitz('persia', 13))).toBe('ATK-14.9');
    expect(s.open()).toEqual([{ do: 'stopBlitz' }]);
  });

  test('ATK-14.10 ATK-29.6 a failed first roll does not use it up; a later failure does', () => {
    const s = ukraine().rolls(1, 1).answer(blitz('balkans', 8));
    expect([s.refusedBy(act), s.world.oil[0]]).toEqual([null, 19]);
    s.answer(act).rolls(1, 1).answer(blitz('balkans', 8)).answer(act);
    expect(s.world.oil[0]).toBe(20 - 1 - 2 - 3);
    s.rolls(6, 6).answer(blitz('balkans', 8)).rolls(1, 1).answer(blitz('italy', 10));
    expect(s.refusedBy(act)).toBe('ATK-4.6');
  });

  test('ATK-14.10 only the very next action may try again, by option any later one', () => {
    const between = (options: Partial<AttackOptions>) => {
      const s = new Situation(2, options)
        .nation(0, 'communism', 'ukraine', {})
        .nation(1, 'fascism', 'japan', {})
        .funds(0, 0, 20);
      s.turn(0).answer(act).rolls(1, 1).answer(blitz('balkans', 7));
      expect(s.refusedBy(act)).toBeNull();
      return s.answer({ do: 'act', action: 'research' }, { do: 'invest', pp: 0 }).refusedBy(act);
    };
    expect(between({})).toBe('ATK-14.10');
    expect(between({ blitzAgain: 'later' })).toBeNull();
  });

  test('ATK-14.11 neither units nor the loss of the capital play a part', () => {
    const s = new Situation(2)
      .nation(0, 'communism', 'ukraine', { balkans: { infantry: 1 } })
      .nation(1, 'fascism', 'japan', { ukraine: { infantry: 9 } })
      .funds(0, 0, 5);
    s.turn(0).answer(act);
    expect(s.open()).toContainEqual(blitz('italy', 7));
  });

  test('ATK-14.12 ATK-5.1 ATK-29.1 the distance on the spectrum raises the number and does not wrap', () => {
    const s = new Situation(2)
      .nation(0, 'communism', 'ukraine', {})
      .nation(1, 'monarchy', 'japan', {})
      .neutral('balkans', 'fascism')
      .neutral('turkey', 'communism')
      .neutral('korea', 'fascism')
      .neutral('manchuria', 'communism')
      .funds(0, 0, 5)
      .funds(1, 0, 5);
    s.turn(0).answer(act);
    expect(s.open()).toContainEqual(blitz('balkans', 9));
    s.turn(1).answer(act);
    expect(s.open()).toContainEqual(blitz('korea', 7));
    expect(s.open()).toContainEqual(blitz('western_china', 9));
  });

  test('ATK-5.2 ATK-28.4 gained regions have the player’s government; a card drawn waits for another action', () => {
    const s = ukraine().rolls(6, 6).answer(blitz('balkans', 8));
    expect(s.open().every((choice) => choice.do === 'blitz' || choice.do === 'stopBlitz')).toBe(true);
    expect(s.hand(0)).toHaveLength(1);
  });

  test('ATK-17.5 Radio Broadcasting and Diplomatic Missions make it easier', () => {
    const s = ukraine().knows(0, 'radio_broadcasting').holds(0, 'diplomatic_mission', 'diplomatic_mission');
    s.turn(0).answer({ do: 'act', action: 'play_political_cards' });
    s.answer({ do: 'playCard', card: 'diplomatic_mission' }, { do: 'playCard', card: 'diplomatic_mission' });
    s.answer(act);
    expect(s.open()).toContainEqual(blitz('balkans', 3));
    s.turn(0).answer(act);
    expect(s.open()).toContainEqual(blitz('balkans', 7));
  });

  test('ATK-26.4 the cards that a Blitz brings are told to their owner only', () => {
    const s = ukraine().rolls(6, 6).answer(blitz('balkans', 8));
    const told = s.told.filter(({ say }) => say === 'log.drewCard' || say === 'log.drewResource');
    expect(told.map(({ to }) => to)).toEqual([[0], [0]]);
    expect(s.view(1).facts).toMatchObject({ political: [1, 0], economic: [1, 0] });
  });

  test('ATK-5.3 the Infantry of a region that joined shows who owns it', () => {
    const s = ukraine().rolls(6, 6).answer(blitz('balkans', 8));
    expect([s.owner('balkans'), s.units('balkans'), s.faults]).toEqual([0, { infantry: 1 }, []]);
  });

  test('ATK-4.10 the oil of a failed Blitz is gone', () => {
    expect(ukraine().rolls(1, 2).answer(blitz('balkans', 8)).world.oil[0]).toBe(19);
  });
});
