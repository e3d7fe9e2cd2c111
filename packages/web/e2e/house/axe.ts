import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from './test.ts';

/** Themes and sizes do not depend on each other, so two pairs stand for all four. */
export const LOOKS = [
  ['light', 'desktop', { width: 1440, height: 900 }],
  ['dark', 'phone', { width: 390, height: 844 }],
] as const;

export async function check(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${what}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
  );
  expect(found).toEqual([]);
}
