import { choose, keepAsking, listed, nextQuestion } from './house/playing.ts';
import { expect, type Page, settled, test } from './house/test.ts';

/** Number of decisions to check in each game. */
const DECISIONS = 5;
const MOST_BUTTONS = 12;
const SIZES = { desktop: { width: 1440, height: 900 }, phone: { width: 390, height: 844 } };

/** Where the parts of the frame are, how many buttons the tray has, and what of it cannot be seen whole. */
const frame = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const { x, y, width, height } =
        document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
      return [selector, x, y, width, height].join(' ');
    };
    const buttons = [...document.querySelectorAll<HTMLElement>('#actions button')].filter((button) =>
      button.checkVisibility(),
    );
    return {
      boxes: ['main > header', '#board', 'main > section:has(#prompt)', '#actions'].map(box),
      buttons: buttons.length,
      hidden: [...document.querySelectorAll<HTMLElement>('#actions [data-ends] button')]
        .filter((button) => {
          const { left, right, top, bottom } = button.getBoundingClientRect();
          return left < 0 || top < 0 || right > innerWidth || bottom > innerHeight;
        })
        .map(({ ariaLabel }) => ariaLabel),
      small: buttons
        .filter((button) => button.getBoundingClientRect().height < 44)
        .map(({ ariaLabel, textContent }) => ariaLabel ?? textContent),
    };
  });

/** Every part of the frame that the browser has moved, whoever caused it. */
function watchShifts(): void {
  const moved: string[] = [];
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { sources?: { node: Node | null }[] })[])
      for (const { node } of entry.sources ?? [])
        if (node instanceof Element && node.matches('main > *, #board, #all-actions, [data-part]'))
          moved.push(node.outerHTML.slice(0, 80));
  }).observe({ type: 'layout-shift' });
}
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

/** What of the goal line is not whole, once the line has given way as far as it can. */
const cut = (page: Page) =>
  page
    .locator('main > header')
    .evaluate((line) =>
      [line, ...line.querySelectorAll('[data-whole]')]
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );

async function expectWholeGoal(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(() => cut(page)).toEqual([]);
  }
}

for (const [title, seats] of [
  ['limit', 6],
  ['ideology', 4],
  ['venonta', 4],
  ['attack', 8],
] as const)
  for (const language of ['en', 'de', 'it'])
    test(`${title} for ${seats}, ${language}: goal, own number and leader are whole @deep`, async ({
      page,
    }) => {
      await page.goto(`/play/${title}/new`);
      await page.getByRole('radio', { name: 'On this device' }).check();
      await page.getByRole('radio', { name: `${seats}`, exact: true }).check();
      await page.getByRole('button', { name: 'Create' }).click();
      await nextQuestion(page, null);
      await page.evaluate((to) => {
        const kept = JSON.parse(localStorage.getItem('entente.settings') ?? '{}');
        localStorage.setItem('entente.settings', JSON.stringify({ state: { ...kept.state, language: to } }));
      }, language);
      await page.reload();
      await nextQuestion(page, null);
      await expectWholeGoal(page, [1440, 1280, 390]);
    });

for (const title of ['limit', 'ideology', 'venonta', 'attack'])
  for (const [device, size] of Object.entries(SIZES))
    test(`${title} on a ${device}: nothing jumps between two decisions`, async ({ page }) => {
      await page.setViewportSize(size);
      await keepAsking(page);
      await page.goto(`/play/${title}`);
      await page.getByRole('button', { name: 'Play now against bots' }).click();
      let asked = await nextQuestion(page, null);
      await settled(page);
      await page.evaluate(watchShifts);
      const first = await frame(page);
      for (let decision = 0; decision < DECISIONS; decision++) {
        const now = await frame(page);
        expect(now.boxes).toEqual(first.boxes);
        expect(now.buttons).toBeLessThanOrEqual(MOST_BUTTONS);
        expect(now.hidden).toEqual([]);
        if (device === 'phone') expect(now.small).toEqual([]);
        await choose(page, (await listed(page))[0]);
        asked = await nextQuestion(page, asked);
        await settled(page);
      }
      expect(await shifts(page)).toEqual([]);
      await expectWholeGoal(page, device === 'desktop' ? [1440, 1280] : [390]);
    });
