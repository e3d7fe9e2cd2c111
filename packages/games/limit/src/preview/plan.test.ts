import { Referee, SeededChance, view } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { RULEBOOK_VIEW } from '../data/scoring.ts';
import { limit } from '../game.ts';
import { total } from '../phases/04-end-of-the-game/score.ts';
import type { Limit } from '../position.ts';
import { forecast, pointsAhead } from './forecast.ts';
import { ifPlayed, planned } from './plan.ts';

/** A game for two in which the first seat is asked what to play. */
function atTurn() {
  const referee = new Referee(limit, new SeededChance(4));
  const g = referee.start(2, {
    alliances: true,
    teaching: false,
    fossil: 'main',
    resilience: 'once',
    endOfTrack: 'nothing',
    annexation: 'target',
    ...RULEBOOK_VIEW,
  });
  const answer = (seat: number, choice: Limit['choice']) => referee.take(g, seat, choice);
  for (const seat of [0, 1]) answer(seat, { do: 'draw', deck: 'society' });
  for (const seat of [0, 1]) {
    answer(seat, { do: 'keep', card: g.private[seat].drawn[0] });
    answer(seat, { do: 'underRest' });
  }
  while (g.asked[0] !== 0) answer(g.asked[0], { do: 'pass' });
  return { g };
}

describe('looking ahead', () => {
  test('a card in view shows what it would change and leaves the table alone', () => {
    const { g } = atTurn();
    const seen = view(limit, g, 0);
    const before = structuredClone(g.public);
    const then = planned(limit, seen, { do: 'play', card: 'S11' });
    expect(then?.forecast.nations[0].unrest.now).toBe(forecast(seen).nations[0].unrest.now - 1);
    expect(then).toMatchObject({ assumed: [], idle: false });
    expect(then?.effects).toContainEqual({ of: 'unrest', by: -1, mood: 'good' });
    expect(then?.effects.map(({ of }) => of)).not.toContain('renewable');
    // Progress would have raised class A; now it raises the next one.
    g.private[0].hand = ['S07'];
    const schooling = planned(limit, view(limit, g, 0), { do: 'play', card: 'S07' });
    expect(schooling?.effects).toContainEqual({ of: 'living', by: 1, mood: 'good' });
    // A player who wants points raises class A both times: the point of the card is not lost.
    expect(schooling?.effects).toContainEqual({ of: 'points', by: 1, mood: 'good' });
    expect(g.public).toEqual(before);
  });

  test('LIM-4.2.3 points for money are among what a card changes only in the last generation', () => {
    const { g } = atTurn();
    // Taxes fill up $10; what is paid leaves less.
    g.public.nations[0].money = 10 - forecast(view(limit, g, 0)).nations[0].taxes;
    const changed = (card: 'S11' | 'P01') => {
      const seen = view(limit, g, 0);
      const then = planned(limit, seen, { do: 'play', card });
      if (then === null) throw new Error(`${card} cannot be played`);
      const [now, ahead] = [pointsAhead(seen)[0], then.points[0]];
      const said = then.effects.find(({ of }) => of === 'points')?.by;
      return { said, all: total(ahead) - total(now), money: ahead.money - now.money };
    };
    for (const card of ['S11', 'P01'] as const) {
      g.public.generation = 1;
      const early = changed(card);
      expect([card, early.money]).toEqual([card, -5]);
      expect(early.said).toBe(early.all - early.money);
      g.public.generation = 7;
      const late = changed(card);
      expect(late.said).toBe(late.all);
    }
  });

  test('LIM-1.2.1 a card that was only drawn shows what it would bring if it were played', () => {
    const { g } = atTurn();
    const played = planned(limit, view(limit, g, 0), { do: 'play', card: 'S11' });
    const drawn = structuredClone(g);
    const [cabinet] = drawn.private;
    cabinet.hand = cabinet.hand.filter((card) => card !== 'S11');
    cabinet.drawn = ['S11', 'S04'];
    Object.assign(drawn, { flow: [{ step: 'keepPolicies' }], asked: [0] });
    expect(ifPlayed(limit, view(limit, drawn, 0), 'S11')?.effects).toEqual(played?.effects);
    drawn.public.nations[0].money = 0;
    expect(ifPlayed(limit, view(limit, drawn, 0), 'S11')).toBeNull();
  });

  test('with an economic ally the preview assumes that the nation pays alone', () => {
    const { g } = atTurn();
    g.public.alliances.economic.group = [1, 1];
    const seen = view(limit, g, 0);
    expect(planned(limit, seen, { do: 'play', card: 'S11' })?.forecast.nations[0].unrest.now).toBe(
      forecast(seen).nations[0].unrest.now - 1,
    );
  });

  test('the preview of a card with a further question uses the first answer; a refused card shows nothing', () => {
    const { g } = atTurn();
    const crafts = planned(limit, view(limit, g, 0), { do: 'play', card: 'P01' });
    expect(crafts?.assumed).toEqual([{ do: 'gain', resource: 'renewable' }]);
    g.public.nations[0].money = 0;
    expect(planned(limit, view(limit, g, 0), { do: 'play', card: 'S11' })).toBeNull();
  });

  test('a card for a factory is shown for goods: farms grow by themselves', () => {
    const { g } = atTurn();
    g.private[0].hand = ['P13'];
    const built = planned(limit, view(limit, g, 0), { do: 'play', card: 'P13' });
    expect(built?.assumed).toEqual([{ do: 'factory', factory: 'industrial' }]);
    expect(built?.effects).toContainEqual({ of: 'industrial', by: 1, mood: 'good' });
  });

  test('a card that changes nothing but its cost is known before it is played', () => {
    const { g } = atTurn();
    g.public.nations[0].unrest = 1;
    expect(planned(limit, view(limit, g, 0), { do: 'play', card: 'S11' })?.idle).toBe(true);
  });

  test('LIM-R2 the preview of the last nation’s last card leaves out what its passing brings about', () => {
    const { g } = atTurn();
    g.private[0].hand = ['S11'];
    Object.assign(g.public.nations[0], { known: [] });
    expect(g.public.nations[1].passed).toBe(true);
    const seen = view(limit, g, 0);
    const unrest = forecast(seen).nations[0].unrest.now;
    expect(planned(limit, seen, { do: 'play', card: 'S11' })?.forecast.nations[0].unrest.now).toBe(
      unrest - 1,
    );
  });

  test('LIM-R13 fossil that allies might give is not counted on', () => {
    const { g } = atTurn();
    g.public.alliances.economic.group = [1, 1];
    g.private[0].hand = ['P12', 'S11'];
    Object.assign(g.public.nations[0], { known: [], factories: [2, 5, 1], stock: [2, 0, 0, 0] });
    const then = planned(limit, view(limit, g, 0), { do: 'play', card: 'P12' });
    expect(then?.assumed).toEqual([{ do: 'factory', factory: 'industrial' }]);
    expect(then?.forecast.nations[0].unrest.now).toBe(11);
  });

  test('LIM-1.4.10 unrest and a class that falls are costs too', () => {
    const { g } = atTurn();
    g.private[0].hand = ['S08', 'S02'];
    // Two heads are too few for a draft; at the bottom of its track unrest falls no further.
    Object.assign(g.public.nations[0], { unrest: 1, sol: [2, 1, 1, 1, 1], known: [] });
    expect(planned(limit, view(limit, g, 0), { do: 'play', card: 'S08' })?.idle).toBe(true);
    expect(planned(limit, view(limit, g, 0), { do: 'play', card: 'S02' })?.idle).toBe(true);
    g.public.nations[0].population = 4;
    expect(planned(limit, view(limit, g, 0), { do: 'play', card: 'S08' })?.idle).toBe(false);
    g.public.nations[0].unrest = 2;
    expect(planned(limit, view(limit, g, 0), { do: 'play', card: 'S02' })?.idle).toBe(false);
  });

  test('LIM-7.1.2 cards that would be drawn are not made up', () => {
    const { g } = atTurn();
    g.private[0].hand = ['S06', 'S11'];
    Object.assign(g.public.nations[0], { known: [], money: 100, population: 4 });
    const then = planned(limit, view(limit, g, 0), { do: 'play', card: 'S06' });
    expect(then?.assumed.map(({ do: name }) => name)).not.toContain('keep');
    expect(then?.idle).toBe(false);
  });
});
