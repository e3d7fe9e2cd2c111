import { shelf } from '@entente/shelf';
import { describe, expect, test } from 'vitest';
import { marksOf } from './marks.ts';
import { withNote } from './notes.ts';

const words = {
  line: ({ say }: { say: string }) => say.slice(4),
  talk: ({ text }: { text: string }) => `“${text}”`,
};
const line = (at: number, say: string, args: Record<string, unknown> = {}) => ({ at, say, with: args });
const said = (moment: number, text: string) => ({
  number: 1,
  seat: 0,
  to: null,
  text,
  at: 0,
  moment,
  name: null,
});

const [limit, venonta] = await Promise.all([shelf.limit(), shelf.venonta()]);

describe('marks of a timeline', () => {
  test('are parts of the game, battles and crises, talk and notes, in order', () => {
    const lines = [
      line(0, 'log.generation'),
      line(2, 'log.bought', { seat: 1 }),
      line(4, 'log.ecologicalCrisis'),
      line(7, 'log.socialPhase'),
    ];
    const marks = marksOf(
      limit,
      { lines, talk: [said(5, 'hi')], notes: [{ moment: 3, text: 'why?' }] },
      words,
    );
    expect(marks.map(({ kind, moment, words: told }) => [kind, moment, told])).toEqual([
      ['phase', 0, 'generation'],
      ['note', 3, 'why?'],
      ['clash', 4, 'ecologicalCrisis'],
      ['talk', 5, '“hi”'],
      ['phase', 7, 'socialPhase'],
    ]);
  });

  test('a turn of one seat is no part of the game, a round that a seat begins is one', () => {
    const lines = [line(1, 'log.turn', { seat: 2 }), line(2, 'log.round', { seat: 2 })];
    const marks = marksOf(venonta, { lines, talk: [], notes: [] }, words);
    expect(marks.map(({ moment }) => moment)).toEqual([2]);
  });

  test('what happens at one moment is one mark', () => {
    const marks = marksOf(limit, { lines: [], talk: [said(1, 'a'), said(1, 'b')], notes: [] }, words);
    expect(marks).toEqual([{ kind: 'talk', moment: 1, words: '“a” “b”' }]);
  });

  test('notes stand in the order of the game', () => {
    const notes = withNote(withNote([{ moment: 4, text: 'x' }], { moment: 2, text: 'y' }), {
      moment: 4,
      text: 'z',
    });
    expect(notes.map(({ text }) => text)).toEqual(['y', 'x', 'z']);
  });
});
