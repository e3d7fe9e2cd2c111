import { describe, expect, test } from 'vitest';
import { parseRulebook } from '../base/rulebook.ts';
import { idsInTitles } from './tested.ts';

describe('a test names a rule', () => {
  test('in its title', () => {
    expect(idsInTitles(`it('LIM-1.2.3: a level is one position', () => { /* LIM-9 */ });`)).toEqual([
      'LIM-1.2.3',
    ]);
    expect(idsInTitles('describe("EX-01 and DT-02", () => {});')).toEqual(['EX-01', 'DT-02']);
  });

  test('in the rows that complete the title', () => {
    expect(idsInTitles(`test.each([['AB-1', f(')')], ['AB-2', 2]])('%s holds', () => {});`)).toEqual([
      'AB-1',
      'AB-2',
    ]);
    expect(idsInTitles(`const ROWS = [{ id: 'AB-3' }];\nit.each(ROWS)('$id', () => {});`)).toEqual(['AB-3']);
  });

  test('but not in rows that are no part of the title', () => {
    expect(idsInTitles(`test.each([['AB-1']])('a title', () => {});`)).toEqual([]);
  });

  test('but not when it is skipped or still to be written, nor in its body', () => {
    expect(idsInTitles(`it.skip('AB-1', f); it.todo('AB-2'); it('x', () => 'AB-3');`)).toEqual([]);
  });
});

describe('a rulebook', () => {
  test('declares a rule by a bullet with its ID', () => {
    const text = '# 1\n\n- **AB-1** One\n  goes on.\n- **AB-2** Two.\n\nNo rule.\n- other\n';
    expect(parseRulebook(text)).toEqual([
      { id: 'AB-1', text: 'One goes on.' },
      { id: 'AB-2', text: 'Two.' },
    ]);
  });

  test.each(['nothing to execute', 'niente da eseguire', 'nichts auszuführen'])(
    'may say that there is “%s”, and why',
    (mark) => {
      expect(parseRulebook(`- **AB-1** From age 13. *(${mark}: a box claim)*`)).toEqual([
        { id: 'AB-1', text: 'From age 13.', idle: 'a box claim' },
      ]);
    },
  );
});
