import { describe, expect, test } from 'vitest';
import { type Block, parseMarkdown } from './markdown.ts';

/** Every `rules.md` and its translations, by path. */
const books = {
  ...import.meta.glob<string>('../../../games/*/rules*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
  ...import.meta.glob<string>('../../../games/examples/src/*/rules*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
};
const TRANSLATION = /rules\.\w+\.md$/;
const translations = Object.keys(books).filter((path) => TRANSLATION.test(path));

describe.each(translations)('%s', (path) => {
  const english = books[path.replace(TRANSLATION, 'rules.md')];

  test('has the headings, rules, paragraphs and tables of the English rules, in the same order', () => {
    expect(shape(books[path])).toEqual(shape(english));
  });
});

test('a translation is held against the English rules', () => {
  const english = '# 1 War\n\n- **AB-1** One (AB-2). *(nothing to execute: a claim)*\n\n| A |\n|---|\n| 1 |';
  expect(shape(english)).toEqual(['# 1', 'AB-1 names AB-1 AB-2, idle', 'table of 1 × 1']);
  expect(shape('## Guerra\n\n- **AB-1** Uno (AB-3).\n\nFine.')).toEqual([
    '##',
    'AB-1 names AB-1 AB-3',
    'text',
  ]);
});

/** What does not change from language to language, a line for each block. */
const shape = (text: string): string[] => parseMarkdown(text).map(line);

function line(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return ['#'.repeat(block.level), ...(/^[\d.]+/.exec(block.text) ?? [])].join(' ');
    case 'paragraph':
      return `text${naming(block.text.map((part) => part.text).join(''))}`;
    case 'item':
      return `${block.rule ?? '•'}${naming(block.plain)}${isIdle(block) ? ', idle' : ''}${block.mark === null ? '' : `, ${block.mark}`}`;
    case 'table':
      return `table of ${block.rows.length} × ${block.head.length}`;
  }
}

function naming(text: string): string {
  const ids = new Set(text.match(/\b[A-Z]{2,}-[A-Z]?\d+(?:\.\d+)*\b/g));
  return ids.size === 0 ? '' : ` names ${[...ids].sort().join(' ')}`;
}

/** `*(nothing to execute: …)*` at the end. */
function isIdle({ text }: Extract<Block, { kind: 'item' }>): boolean {
  const last = text.at(-1);
  return last?.kind === 'em' && last.text.startsWith('(');
}
