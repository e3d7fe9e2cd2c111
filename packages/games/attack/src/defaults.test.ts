import { describe, expect, test } from 'vitest';
import { attack } from './game.ts';
import { Situation } from './testing/situation.ts';

/** What a clock answers to questions of a player’s own action; the answers to others are tested with their rules. */

const three = () =>
  new Situation(3)
    .nation(0, 'monarchy', 'france', { france: { infantry: 2, plane: 2 }, spain: { infantry: 1 } })
    .nation(1, 'communism', 'japan', { japan: { infantry: 2 } })
    .nation(2, 'fascism', 'peru', { peru: { infantry: 2 } })
    .funds(0, 30, 12);

test('every question has an answer for a clock', () => {
  const silent = Object.entries(attack.steps).filter(
    ([, step]) => step.kind !== 'automatic' && step.default === undefined,
  );
  expect(silent.map(([name]) => name)).toEqual([]);
});

describe('when the time is up', () => {
  test('a Blitz tries for the likeliest region once', () => {
    const s = three().neutral('italy', 'monarchy').when({ step: 'blitz', seat: 0, wins: 0 });
    expect(s.byDefault()).toMatchObject({ do: 'blitz', need: 6 });
    expect(s.when({ step: 'blitz', seat: 0, wins: 1 }).byDefault()).toEqual({ do: 'stopBlitz' });
  });

  test('a card is aimed at the first that it can be aimed at, towards one’s own government', () => {
    const aim = (
      card: 'spy' | 'propaganda' | 'popular_uprising' | 'treaty_of_alliance' | 'ideological_wave',
    ) =>
      three()
        .holds(1, 'spy')
        .holds(2, 'spy')
        .neutral('italy', 'monarchy')
        .when({ step: 'aim', seat: 0, card, target: -1, regions: [], becomes: '' })
        .byDefault();
    expect(aim('spy')).toEqual({ do: 'aimAt', target: 1 });
    expect(aim('propaganda')).toMatchObject({ do: 'sway' });
    expect(aim('popular_uprising')).toMatchObject({ do: 'sway', government: 'monarchy' });
    expect(aim('treaty_of_alliance')).toMatchObject({ do: 'win' });
    expect(aim('ideological_wave')).toMatchObject({ do: 'wave' });
  });

  test('new Infantry stands in the capital', () => {
    expect(three().when({ step: 'conscript', seat: 0, left: 2 }).byDefault()).toEqual({
      do: 'conscript',
      region: 'france',
    });
  });

  test('the next player is bombed', () => {
    expect(three().when({ step: 'bombTarget', seat: 0 }).byDefault()).toEqual({ do: 'bomb', target: 1 });
  });

  test('the dearest card is disabled, the first one stolen', () => {
    const s = three().economy(1, 'rail_2', 'oil_4', 'rail_3').holds(1, 'spy', 'war_bonds');
    const hand = s.g.private[0];
    hand.shown = s.g.private[1].economic.slice();
    expect(s.when({ step: 'disable', seat: 0, target: 1, left: 1 }).byDefault()).toEqual({
      do: 'disable',
      resource: 'oil_4',
    });
    hand.shown = s.g.private[1].political.slice();
    expect(s.when({ step: 'steal', seat: 0, target: 1, left: 1 }).byDefault()).toEqual({
      do: 'stealCard',
      card: 'spy',
    });
  });
});
