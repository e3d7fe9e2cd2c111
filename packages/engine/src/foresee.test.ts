import { describe, expect, test } from 'vitest';
import { foresee } from './foresee.ts';
import type { Game } from './game.ts';
import { Table } from './table/table.ts';
import { type Errand, errand, errandHeader } from './testing/errand.ts';

const { turn } = errand.steps;
if (turn.kind !== 'decision') throw new Error('errand has changed');

/** What is spent is followed by a turn within the turn: its frame names the seat and ten. */
const nested: Game<Errand> = {
  ...errand,
  steps: {
    ...errand.steps,
    turn: {
      ...turn,
      asks: (_g, frame) => frame.seat % 10,
      take(g, frame, seat, choice, go) {
        if (choice.do === 'end' && frame.seat >= 10) {
          go.done();
          return;
        }
        turn.take(g, frame, seat, choice, go);
        if (choice.do === 'spend') go.call({ step: 'turn', seat: seat + 10 });
      },
    },
  },
};

const ONE = { do: 'spend', amount: 1 } as const;
const END = { do: 'end' } as const;
const YES = { do: 'vote', mood: 'yes' } as const;

const seated = (game: Game<Errand> = errand) => new Table(game, errandHeader());
const before = (game: Game<Errand>, viewer: number | 'spectator' = 0) => seated(game).view(viewer);

describe('foresee', () => {
  test('shows what a choice leads to, and leaves the table alone', () => {
    const table = seated();
    const then = foresee(errand, table.view(0), [ONE, ONE]);
    expect(then).toMatchObject({ ok: true, taken: [ONE, ONE], stop: null, view: { asked: [0] } });
    expect(then.ok && then.view.public.coins).toEqual([1, 3]);
    expect(table.view(0).public.coins).toEqual([3, 3]);
  });

  test('what the table shows afterwards is the same', () => {
    const table = seated();
    const then = foresee(errand, table.view(0), [ONE]);
    table.take(0, ONE);
    expect(then.ok && then.view).toEqual(table.view(0));
  });

  test('refusals are values: the game’s own, and those of a seat that is not asked', () => {
    expect(foresee(errand, before(errand), [ONE, ONE, ONE, ONE])).toMatchObject({
      ok: false,
      refusal: { code: 'refuse.poor', rule: 'ERR-2' },
    });
    expect(foresee(errand, before(errand, 1), [END])).toMatchObject({ refusal: { code: 'refuse.notAsked' } });
    expect(foresee(errand, before(errand, 'spectator'), [END])).toMatchObject({ ok: false });
  });

  test('never shows dice to come, nor a card to be drawn or looked at', () => {
    for (const [choice, stop] of [
      [{ do: 'roll' }, 'chance'],
      [{ do: 'draw' }, 'shown'],
      [{ do: 'peek' }, 'shown'],
    ] as const) {
      const then = foresee(errand, before(errand), [ONE, choice]);
      expect(then).toMatchObject({ ok: true, taken: [ONE], stop, view: { private: { hand: [], known: 0 } } });
      expect(then.ok && then.view.public.rolls).toEqual([]);
    }
  });

  test('what comes after the question does not happen', () => {
    const table = seated(nested);
    table.take(0, ONE);
    const within = foresee(nested, table.view(0), [END]);
    expect(within).toMatchObject({ ok: true, stop: null, view: { asked: [], flow: [{ seat: 0 }] } });
    expect(foresee(nested, table.view(0), [END, ONE])).toMatchObject({
      refusal: { code: 'refuse.notOffered' },
    });
    expect(foresee(nested, before(nested), [ONE, END])).toMatchObject({ stop: null, view: { asked: [0] } });
  });

  test('says when others have the next word', () => {
    const then = foresee(errand, before(errand), [ONE, END]);
    expect(then).toMatchObject({ ok: true, taken: [ONE, END], stop: 'others', view: { asked: [1] } });
  });

  test('answers to further questions are asked for until the questions of this depth are back', () => {
    expect(foresee(nested, before(nested), [ONE])).toMatchObject({
      stop: 'asked',
      view: { flow: [{ seat: 0 }, { seat: 10 }] },
    });
    const asked: number[] = [];
    const then = foresee(nested, before(nested), [ONE], (offers) => {
      asked.push(offers.length);
      return asked.length === 1 ? ONE : END;
    });
    // One more coin was spent, so there were two turns within to end.
    expect(then).toMatchObject({ ok: true, taken: [ONE, ONE, END, END], stop: null, view: { asked: [0] } });
    expect(foresee(nested, before(nested), [ONE], () => YES)).toMatchObject({
      ok: false,
      refusal: { code: 'refuse.notOffered' },
    });
  });

  test('answers that never end are cut off', () => {
    const { turn: within } = nested.steps;
    if (within.kind !== 'decision') throw new Error('errand has changed');
    const endless: Game<Errand> = {
      ...nested,
      steps: {
        ...nested.steps,
        turn: { ...within, take: (g, frame, seat, _choice, go) => within.take(g, frame, seat, ONE, go) },
      },
    };
    expect(foresee(endless, before(endless), [END], () => END)).toMatchObject({ ok: true, stop: 'asked' });
  });

  test('in a vote it foresees the viewer’s own answers, never those of others', () => {
    const table = seated();
    table.take(0, END);
    table.take(1, END);
    const first = foresee(errand, table.view(0), [YES, YES]);
    expect(first).toMatchObject({ ok: true, stop: 'others', view: { asked: [1], answers: [YES, YES] } });
    table.take(1, YES);
    table.take(1, YES);
    const last = foresee(errand, table.view(0), [YES, YES]);
    expect(last).toMatchObject({ ok: true, taken: [YES], stop: 'shown', view: { public: { yes: [] } } });
  });
});
