import axe from 'axe-core';
import { expect, type Page, settled } from './test.ts';

const SIZES = [
  ['phone', { width: 390, height: 844 }],
  ['desktop', { width: 1440, height: 900 }],
] as const;

/**
 * Both themes at both sizes without loading the page again; it ends as a light desktop. A theme changes nothing but
 * colours, so in the dark only the rule about them is asked.
 */
export async function everyLook(page: Page, what: string): Promise<void> {
  for (const [device, size] of SIZES) {
    await page.setViewportSize(size);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await check(
        page,
        `${what}, ${colorScheme}, ${device}`,
        colorScheme === 'dark' ? ['color-contrast'] : [],
      );
    }
  }
}

/** All rules, or only those named. */
export async function check(page: Page, what: string, rules: string[] = []): Promise<void> {
  await settled(page);
  // Once for every page that was loaded: reading the rules takes longer than most pages.
  if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (only) => {
    const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      resultTypes: ['violations'],
      ...(only.length === 0 ? {} : { runOnly: only }),
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`,
    );
  }, rules);
  expect(found.map((fault) => `${what}: ${fault}`)).toEqual([]);
}
