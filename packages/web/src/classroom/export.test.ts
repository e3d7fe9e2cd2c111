import { expect, test } from 'vitest';
import type { ClassLead } from '../link/messages.ts';
import { csvOf, jsonOf } from './export.ts';

const TABLES: ClassLead['tables'] = [
  {
    id: 'table1',
    number: 1,
    version: 1,
    phase: 'over',
    round: 1,
    held: null,
    other: false,
    moment: 3,
    prompt: null,
    changed: 0,
    chairs: ['=1+1', 'Ann, "A"'].map((name, seat) => ({
      seat,
      name,
      hint: null,
      bot: false,
      held: true,
      online: true,
      asked: false,
    })),
    announcement: null,
    measured: [{ at: 1, round: 1, values: { world: 7, own: [1, 2] } }],
    outcome: { reason: 'end', scores: [3, 4], winners: [1] },
  },
];

test('every number has its row, and no name becomes a formula', () => {
  expect(csvOf({ tables: TABLES }).split('\r\n')).toEqual([
    'table,round,measure,seat,name,value',
    '1,1,world,,,7',
    "1,1,own,1,'=1+1,1",
    '1,1,own,2,"Ann, ""A""",2',
    "1,end,result,1,'=1+1,3",
    '1,end,result,2,"Ann, ""A""",4',
    '',
  ]);
});

test('the file holds nothing that opens the class', () => {
  const lead = {
    id: 'theclass',
    code: 'abc234',
    key: 'the-key',
    name: '4b',
    students: [{ id: 'one', name: 'Ann', pin: '1234', isWaiting: false, table: 1 }],
    tables: TABLES,
    notes: { next: 'Plant a tree' },
  } as unknown as ClassLead;
  const text = jsonOf(lead);
  expect(text).toContain('Plant a tree');
  for (const secret of ['the-key', '1234', 'abc234', 'theclass']) expect(text).not.toContain(secret);
});
