import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../lib/root.mjs';
import { report } from './report.mjs';
import { linesOf, placesIn, sample } from './sample.mjs';
import { mutantsIn } from './stryker.mjs';
import { SUBJECTS } from './subjects.mjs';

describe('places to plant a fault', () => {
  it('leaves out what holds no code', () => {
    const text = [
      "import x from 'x';",
      '',
      '/** Words. */',
      'const a = b + 1;',
      'f(a);',
      '}',
      '};',
      '}',
      '',
    ].join('\n');
    expect(placesIn('a.ts', text)).toEqual([{ file: 'a.ts', from: 4, to: 6 }]);
  });

  it.each(Object.keys(SUBJECTS))('%s has many, and no test among them', (name) => {
    const files = linesOf(root, SUBJECTS[name]).map(({ file }) => file);
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => /test|words\/own/.test(file))).toEqual([]);
  });

  it('come in an order that the seed decides', () => {
    const all = Array.from({ length: 50 }, (_, index) => index);
    expect(sample(all, 1)).toEqual(sample(all, 1));
    expect(sample(all, 1)).not.toEqual(sample(all, 2));
    expect(sample(all, 1).toSorted((a, b) => a - b)).toEqual(all);
  });
});

describe('the report', () => {
  const location = { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } };
  const mutants = mutantsIn({
    files: {
      'a.ts': {
        source: 'one\nif (a > b) two\n',
        mutants: [
          { status: 'Killed', mutatorName: 'ConditionalExpression', replacement: 'true', location },
          { status: 'Timeout', mutatorName: 'ConditionalExpression', replacement: 'false', location },
          { status: 'Survived', mutatorName: 'EqualityOperator', replacement: 'a || b', location },
          { status: 'RuntimeError', mutatorName: 'EqualityOperator', replacement: 'a <= b', location },
        ],
      },
    },
  });

  it('counts what was noticed and lists what was not', () => {
    const text = report({ engine: mutants }, 7);
    expect(text).toContain('| engine | 3 | 2 | 1 | 66.7 % |');
    expect(text).toContain('| a.ts:2 | ``a > b`` | ``a \\|\\| b`` | yes |');
  });

  it('of a part without any mutant says so', () => {
    expect(report({ engine: [] }, 7)).toContain('| engine | 0 | 0 | 0 | – |');
  });
});

it('the lock of what mutates names no download address', () => {
  expect(readFileSync(join(root, 'scripts/mutate/package-lock.json'), 'utf8')).not.toMatch(
    /"resolved": "https?:/,
  );
});
