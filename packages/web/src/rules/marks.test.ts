import { formatter, type Scalar } from '@entente/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { en } from '../words/en/index.ts';
import type { Say } from '../words/index.ts';
import { parseMarkdown } from './markdown.ts';
import { BlockView } from './RulesText.tsx';

const say: Say = (key, ...args) =>
  formatter('en')(en[key as keyof typeof en])((args[0] ?? {}) as Record<string, Scalar>);

const books = import.meta.glob<string>('../../../games/*/rules*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

describe.each(Object.keys(books))('%s', (path) => {
  test('every rule that is not printed has its mark, and no other', () => {
    for (const block of parseMarkdown(books[path])) {
      if (block.kind !== 'item' || block.rule === null) continue;
      const markup = renderToStaticMarkup(createElement(BlockView, { block, at: null, top: 2, say }));
      const marks = [...markup.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, label]) => label);
      expect([block.rule, marks]).toEqual([
        block.rule,
        block.mark === null ? [] : [`Not printed: ${block.rule}`],
      ]);
    }
  });
});

test('rulings and reconstructions are told apart in every language, whatever else stands in brackets', () => {
  const mark = (text: string) => {
    const [block] = parseMarkdown(`- **AB-1** ${text}`);
    return block.kind === 'item' ? block.mark : undefined;
  };
  for (const text of ['So. (ruling)', 'Così. (decisione: uno dei due)', 'So. (Festlegung)']) {
    expect(mark(text)).toBe('ruling');
  }
  for (const text of [
    'So. (most of them reconstructed)',
    'Così. (ricostruita)',
    'So. (rekonstruiert; Option)',
  ]) {
    expect(mark(text)).toBe('reconstructed');
  }
  expect(mark('A ruling stands (see AB-2).')).toBeNull();
});
