import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inline, parseMarkdown } from './markdown.ts';

describe('a rulebook', () => {
  test('has headings, rules with their IDs, paragraphs and tables', () => {
    const text = [
      '# Title',
      '',
      'Some *words*',
      'go on.',
      '',
      '- **LIM-1.2** A rule',
      '  of two lines.',
      '',
      '| A | B |',
      '|---|---|',
      '| 1 | 2 |',
    ];
    expect(parseMarkdown(text.join('\n'))).toMatchObject([
      { kind: 'heading', level: 1, text: 'Title' },
      { kind: 'paragraph', text: [{ text: 'Some ' }, { kind: 'em', text: 'words' }, { text: ' go on.' }] },
      { kind: 'item', rule: 'LIM-1.2', plain: 'LIM-1.2 A rule of two lines.' },
      { kind: 'table', head: ['A', 'B'], rows: [['1', '2']] },
    ]);
  });

  test('of Goofspiel is read whole', () => {
    const text = readFileSync(
      new URL('../../../games/examples/src/goofspiel/rules.md', import.meta.url),
      'utf8',
    );
    const rules = parseMarkdown(text).flatMap((block) => (block.kind === 'item' ? [block.rule] : []));
    expect(rules).toEqual(Array.from({ length: 9 }, (_, index) => `GOOF-${index + 1}`));
  });
});

test('emphasis is told from text', () => {
  expect(inline('a **b** `c`').map(({ kind }) => kind)).toEqual(['text', 'strong', 'text', 'code']);
});
