import type { Block } from './markdown.ts';

/** The rules that have this text in them, whatever its accents, capitals and apostrophes; all blocks without a text. */
export function search(blocks: readonly Block[], text: string): readonly Block[] {
  const wanted = folded(text.trim());
  if (wanted === '') return blocks;
  return blocks.filter((block) => block.kind === 'item' && folded(block.plain).includes(wanted));
}

function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase()
    .replaceAll('ß', 'ss');
}
