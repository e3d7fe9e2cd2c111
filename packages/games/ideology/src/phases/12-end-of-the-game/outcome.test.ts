import { describe, expect, test } from 'vitest';
import { FIVE, Situation } from '../../testing/situation.ts';
import { cutDown } from '../04-resource-phase/resource.ts';

const THREE = ['capitalism', 'communism', 'fascism'] as const;

describe('giving up', () => {
  test('IDEO-16.9 of two players the other wins at once', () => {
    const s = new Situation(['capitalism', 'communism']);
    s.when({ step: 'diplomacy' }).resign('communism');
    expect(s.g.outcome).toEqual({ reason: 'resigned', scores: [3, 3], winners: [0] });
    expect([s.g.asked, s.g.answers]).toEqual([[], []]);
  });

  test('IDEO-16.9 IDEO-R4 the last one left of more wins too, and not before', () => {
    const s = new Situation(THREE).when({ step: 'diplomacy' });
    s.resign('capitalism');
    expect([s.g.outcome, s.asked]).toEqual([null, ['communism', 'fascism']]);
    s.resign('communism');
    expect(s.g.outcome?.winners).toEqual([2]);
  });

  test('IDEO-16.10 it draws nothing and has no go; what lies on the table stays', () => {
    const s = new Situation(THREE).holds('capitalism', { innovation: 1 });
    s.hand('capitalism', [0, 1, 0]);
    s.when({ step: 'diplomacy' }).resign('capitalism');
    s.when({ step: 'resource' });
    expect([s.hand('capitalism'), s.hand('communism').reduce((sum, count) => sum + count)]).toEqual([
      [0, 1, 0],
      3,
    ]);
    expect(s.asked).toEqual(['communism']);
    expect([
      s.controller('united-states'),
      s.cards('united-states'),
      s.held('capitalism', 'innovation'),
    ]).toEqual(['capitalism', [3, 3, 3], 1]);
    const askedInTurn = ['development', 'newRegion'] as const;
    for (const step of askedInTurn) expect(s.when({ step }).asked).toEqual(['communism']);
    s.hand('fascism', [1, 0, 0]);
    s.hand('communism', [0, 0, 0]);
    expect(s.when({ step: 'conflicts' }).asked).toEqual(['fascism']);
  });

  test('IDEO-16.10 it still does not when a turn has passed', () => {
    const s = new Situation(THREE).when({ step: 'diplomacy' });
    s.resign('capitalism').when({ step: 'resource' }).when({ step: 'resource' });
    expect([s.hand('capitalism'), s.asked]).toEqual([[0, 0, 0], ['communism']]);
  });

  test('IDEO-16.10 IDEO-R4 a hand that is too large is not cut down', () => {
    const s = new Situation(THREE);
    s.hand('capitalism', [4, 0, 0]);
    s.hand('communism', [0, 4, 0]);
    s.when({ step: 'diplomacy' }).resign('capitalism').when({ step: 'cutDown' });
    expect(s.asked).toEqual(['communism']);
    s.answer({ do: 'discard', influence: 'economic' });
    expect([s.hand('capitalism'), s.discards('capitalism')]).toEqual([
      [4, 0, 0],
      [0, 0, 0],
    ]);
  });

  test('IDEO-R4 nor is it told to cut its hand down while others do', () => {
    const s = new Situation(THREE);
    s.hand('capitalism', [4, 4, 0]);
    s.hand('fascism', [4, 0, 0]);
    s.when({ step: 'diplomacy' }).resign('capitalism').when({ step: 'cutDown' });
    const told = (id: 'capitalism' | 'fascism') => cutDown.prompt?.(s.view(id), { step: 'cutDown' });
    expect([s.asked, told('fascism'), told('capitalism')]).toEqual([['fascism'], { count: 1 }, { count: 0 }]);
  });

  test('IDEO-16.10 IDEO-R4 who resigns in the middle of trading draws nothing for what was traded in', () => {
    const s = new Situation(THREE);
    s.hand('capitalism', [2, 1, 0]);
    s.when({ step: 'trading' }).answer({ do: 'trade', influence: 'military' }).resign('capitalism');
    expect([s.hand('capitalism'), s.discards('capitalism'), s.heard('log.drawn')]).toEqual([
      [1, 1, 0],
      [1, 0, 0],
      false,
    ]);
    expect(s.asked).not.toContain('capitalism');
  });

  test('IDEO-16.10 it always gives way, also where it could repulse', () => {
    const s = new Situation(THREE);
    s.hand('fascism', [0, 2, 0]);
    s.hand('communism', [0, 3, 0]);
    s.when({ step: 'diplomacy' }).resign('communism');
    s.when({ step: 'conflicts' });
    s.answer({ do: 'attack', region: 'russia', influence: 'economic', target: 1 });
    expect([s.heard('log.conceded'), s.cards('russia', 'communism'), s.cards('russia', 'fascism')]).toEqual([
      true,
      [3, 2, 3],
      [0, 1, 0],
    ]);
  });

  test('IDEO-16.10 it proposes what there is, so war goes on and peace is not made', () => {
    const s = new Situation(THREE);
    s.relation('capitalism', 'communism', 'war');
    s.when({ step: 'diplomacy' }).resign('communism');
    s.from('capitalism', { do: 'propose', target: 1, relation: 'peace' }, { do: 'keepRest' });
    s.from('fascism', { do: 'propose', target: 1, relation: 'war' }, { do: 'keepRest' });
    expect([s.relation('capitalism', 'communism'), s.relation('fascism', 'communism')]).toEqual([
      'war',
      'war',
    ]);
  });

  test('IDEO-16.10 it replaces no cards at the end of an assessment', () => {
    const s = new Situation(THREE).region('russia', 'communism', { fascism: [1, 0, 0] });
    s.hand('communism', [2, 0, 0]);
    s.when({ step: 'diplomacy' }).resign('communism');
    s.world.still = false;
    s.when({ step: 'assessment' });
    expect([s.cards('russia', 'fascism'), s.heard('log.replaced'), s.step]).toEqual([
      [1, 0, 0],
      false,
      'trade',
    ]);
  });

  test('IDEO-16.10 IDEO-12.2.4 it shares no victory with an equal either', () => {
    const s = new Situation(THREE);
    for (const region of ['united-states', 'russia'] as const) s.level(region, 12);
    s.when({ step: 'diplomacy' }).resign('capitalism').when({ step: 'turnOrder' });
    expect(s.g.outcome).toMatchObject({ reason: 'influence', winners: [s.seat('communism')] });
  });

  test('IDEO-16.10 it cannot win, neither with 12 nor at the last turn', () => {
    const s = new Situation(THREE, { turns: 15 }).holds('capitalism', { wmd: 9 });
    s.holds('fascism', { wmd: 1 });
    s.when({ step: 'diplomacy' }).resign('capitalism');
    s.world.still = false;
    expect(s.when({ step: 'turnOrder' }).g.outcome).toBeNull();
    s.world.still = false;
    s.world.turn = 15;
    expect(s.when({ step: 'turnOrder' }).g.outcome).toEqual({
      reason: 'turns',
      scores: [12, 3, 4],
      winners: [2],
    });
  });

  test('IDEO-R4 an attacker who gives up ends the conflict once it is repulsed, and replaces when it is not', () => {
    const attack = { do: 'attack', region: 'russia', influence: 'economic', target: 1 } as const;
    const repulsed = new Situation(['fundamentalism', 'communism', 'fascism']);
    repulsed.hand('fundamentalism', [0, 6, 0]);
    repulsed.hand('communism', [0, 3, 0]);
    repulsed.when({ step: 'conflicts' }).answer(attack).resign('fundamentalism');
    expect(repulsed.asked).toEqual(['communism']);
    repulsed.answer({ do: 'cancel' });
    expect([repulsed.heard('log.gaveUp'), repulsed.step, repulsed.asked]).toEqual([
      true,
      'conflict',
      ['communism'],
    ]);

    const won = new Situation(['fundamentalism', 'communism', 'fascism']);
    won.hand('fundamentalism', [0, 6, 0]);
    won.hand('communism', [0, 3, 0]);
    won.when({ step: 'conflicts' }).answer(attack).resign('fundamentalism').answer({ do: 'concede' });
    expect([won.heard('log.replaced'), won.cards('russia', 'fundamentalism')]).toEqual([true, [0, 1, 0]]);
    expect(won.faults).toEqual([]);
  });

  test('IDEO-R4 proposals that it has begun are forgotten, and the others need not wait', () => {
    const s = new Situation(THREE).when({ step: 'diplomacy' });
    s.from('communism', { do: 'propose', target: 2, relation: 'war' });
    s.from('capitalism', { do: 'keepRest' }).from('fascism', { do: 'keepRest' });
    s.resign('communism');
    expect([s.relation('communism', 'fascism'), s.step === 'diplomacy']).toEqual(['neutral', false]);
  });
});

describe('IDEO-16.11 when time is up', () => {
  test('a player passes in the phases that follow the turn order', () => {
    const s = new Situation(THREE);
    for (const id of THREE) s.hand(id, [1, 1, 1]);
    expect(s.when({ step: 'trading' }).timeOut().asked).toEqual(['communism']);
    expect(s.when({ step: 'development' }).timeOut().asked).toEqual(['communism']);
    s.when({ step: 'conflicts' }).timeOut();
    expect([s.asked, s.heard('log.passed')]).toEqual([['communism'], true]);
    const t = new Situation(THREE);
    for (const id of THREE) t.hand(id, [1, 1, 1]);
    t.when({ step: 'newRegion' }).timeOut();
    expect([t.asked, t.hand('capitalism')]).toEqual([['communism'], [1, 1, 1]]);
  });

  test('he gives way, or ends his conflict, or replaces', () => {
    const s = new Situation(['fundamentalism', 'communism', 'fascism']);
    s.hand('fundamentalism', [0, 6, 0]);
    s.hand('communism', [0, 3, 0]);
    const attack = { do: 'attack', region: 'russia', influence: 'economic', target: 1 } as const;
    s.when({ step: 'conflicts' }).answer(attack).answer({ do: 'cancel' });
    expect([s.step, s.asked]).toEqual(['press', ['fundamentalism']]);
    s.timeOut();
    expect(s.heard('log.gaveUp')).toBe(true);
    s.hand('fundamentalism', [0, 6, 0]);
    s.when({ step: 'conflicts' }).answer(attack).timeOut();
    expect([s.heard('log.conceded'), s.step]).toEqual([true, 'victory']);
    s.timeOut();
    expect(s.cards('russia', 'fundamentalism')).toEqual([0, 1, 0]);
  });

  test('he discards what he has most of, one by one', () => {
    const s = new Situation(THREE);
    s.hand('capitalism', [1, 3, 2]);
    s.when({ step: 'cutDown' }).timeOut();
    expect(s.discards('capitalism')).toEqual([0, 2, 1]);
  });

  test('he proposes what there is, and keeps what he has proposed already', () => {
    const s = new Situation(FIVE).when({ step: 'diplomacy' });
    s.from('imperialism', { do: 'propose', target: s.seat('fascism'), relation: 'war' });
    for (let seat = 0; seat < FIVE.length; seat++) s.timeOut();
    expect([s.relation('imperialism', 'fascism'), s.relation('imperialism', 'capitalism')]).toEqual([
      'war',
      'neutral',
    ]);
  });

  test('he leaves cards as they are after an assessment', () => {
    for (const totalitarianism of ['replace', 'swap'] as const) {
      const s = new Situation(THREE, { totalitarianism }).region('russia', 'communism', {
        fascism: [1, 0, 0],
      });
      s.hand('communism', [2, 0, 0]);
      s.world.still = false;
      s.when({ step: 'assessment' });
      expect(s.asked).toEqual(['communism']);
      s.timeOut();
      expect(s.cards('russia')).toEqual([4, 3, 3]);
    }
  });
});
