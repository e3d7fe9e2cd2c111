import { playUntil, showWhatHappens } from './house/happened.ts';
import { choose, listed } from './house/playing.ts';
import { expect, type Page, PHONE, settled, test } from './house/test.ts';

test.use({ ...PHONE, locale: 'de' });

/** The narrowest screen there is, and letters twice as large. */
const TIGHT = [
  [320, '100%'],
  [390, '200%'],
  [390, '100%'],
] as const;

/** How far the page can be moved, right and down, and how far the board can be moved sideways: not at all. */
const play = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const board = document.querySelector('#board');
    const sideways = board === null ? -1 : board.scrollWidth - board.clientWidth;
    return [scrollWidth - innerWidth, scrollHeight - innerHeight, sideways];
  });

/** What a finger would miss. */
const small = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main :is(button, select, summary, a, [type=number])')]
      .filter((element) => element.checkVisibility())
      .map((element) => {
        // Some have room for a finger beyond their edges.
        const room = getComputedStyle(element, '::after');
        const more = room.position === 'absolute' ? -2 * Number.parseFloat(room.top) : 0;
        const { width, height } = element.getBoundingClientRect();
        return { element, size: Math.min(width, height) + more };
      })
      .filter(({ size }) => size < 44)
      .map(({ element }) => element.ariaLabel ?? element.textContent),
  );

/** Words that are not seen whole: the phase above the board, and names on a map. */
const cut = (page: Page) =>
  page.evaluate(() => {
    const phase = [...document.querySelectorAll('header li[aria-current]')].filter(
      ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
    );
    const names = [...document.querySelectorAll('#board text[data-name]')].filter((name) => {
      const frame = name.closest('svg')?.getBoundingClientRect();
      const { left, right } = name.getBoundingClientRect();
      const isWritten = name.checkVisibility({ visibilityProperty: true });
      return isWritten && frame !== undefined && (left < frame.left || right > frame.right);
    });
    return [...phase, ...names].map(({ textContent }) => textContent);
  });

/** On a map: how much of the screen's width it has, and how near any two targets that are seen come to each other. */
const aim = (page: Page) =>
  page.evaluate(() => {
    const map = document.querySelector('#board svg[role="group"]');
    if (map === null) return null;
    const frame = map.getBoundingClientRect();
    const seen = [...map.querySelectorAll('[role="button"][data-lit="true"] > rect:first-child')]
      .map((target) => target.getBoundingClientRect())
      .map(({ left, right, top, bottom }) => ({ x: (left + right) / 2, y: (top + bottom) / 2 }))
      .filter(({ x, y }) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
    const gaps = seen.flatMap((one, at) =>
      seen.slice(at + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
    );
    return { width: frame.width / innerWidth, apart: Math.min(...gaps) };
  });

async function playNow(page: Page, title: string): Promise<void> {
  await page.goto(`/play/${title}`);
  await page.getByRole('button', { name: 'Sofort gegen Bots spielen' }).tap();
  await page.getByRole('region', { name: 'Was du tun kannst' }).waitFor();
  await settled(page);
}

for (const title of ['limit', 'ideology', 'venonta', 'attack']) {
  test(`${title} on a phone: nothing moves the page`, async ({ page }) => {
    await playNow(page, title);
    const isMap = title === 'venonta' || title === 'attack';
    expect((await aim(page))?.width).toBe(isMap ? 1 : undefined);
    // The camera goes there first.
    if (isMap) await expect.poll(async () => (await aim(page))?.apart).toBeGreaterThan(43);
    const parts = await page
      .getByRole('navigation', { name: /^Teile des (Spielplans|Bretts)$/ })
      .getByRole('button')
      .all();
    for (const [width, letters] of TIGHT) {
      await page.setViewportSize({ width, height: 844 });
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      for (const part of parts) {
        await part.tap();
        await settled(page);
        const where = [width, letters, await part.textContent()];
        expect([...where, await play(page)]).toEqual([...where, [0, 0, 0]]);
        // The tiles of Ideology and the places of a map are larger than the names that are their buttons.
        if (title === 'limit') expect([...where, await small(page)]).toEqual([...where, []]);
      }
      await parts[0].tap();
      await expect.poll(() => cut(page)).toEqual([]);
    }
  });
}

test('Ideology on a phone: the question is read whole, and the sign of the report is below the hint', async ({
  page,
}) => {
  await showWhatHappens(page);
  await playNow(page, 'ideology');
  const sign = page.locator('main > [data-chip]');
  const words = page.locator('#prompt');
  const main = page.locator('main');
  // Whether there is anything to report depends on the cards.
  for (let signs = 0, asked = 0; signs < 3; asked++) {
    expect(asked).toBeLessThan(30);
    const before = (await main.getAttribute('data-question')) ?? '';
    const ids = await listed(page);
    // What is shown at both sides of the bar: undo where there is something, the hint always.
    expect(await words.evaluate((prompt) => prompt.scrollHeight <= prompt.clientHeight + 1)).toBe(true);
    const told = page.locator('[data-just-now]');
    if (await told.isVisible())
      expect(
        await told.evaluate((now) => [now.scrollHeight <= now.clientHeight + 1, now.textContent]),
      ).toEqual([true, await told.textContent()]);
    if (await sign.isVisible()) {
      signs++;
      const [bell, hint] = await Promise.all(
        [sign.locator('svg'), page.locator('[data-hint]')].map((one) => one.boundingBox()),
      );
      expect(hint && bell && hint.y + hint.height).toBeLessThanOrEqual(bell?.y ?? 0);
    }
    await choose(page, ids.at(-1) ?? '', 'tap');
    await expect(main).not.toHaveAttribute('data-question', before);
    await page.locator('#all-actions').waitFor();
  }
});

test('Venonta on a phone: every answer can be pressed, and the log opens at its end', async ({ page }) => {
  await playNow(page, 'venonta');
  const prompt = page.getByRole('region', { name: 'Was zu tun ist' });
  const question = page.locator('main');
  for (let asked = 0; asked < 9; asked++) {
    const before = (await question.getAttribute('data-question')) ?? '';
    // An offer without anything in it would be refused.
    const ids = (await listed(page)).filter((id) => !/^(offer|counter)Deal/.test(id));
    await choose(page, ids.at(-1) ?? '', 'tap');
    await page.getByRole('button', { name: 'Bestätigen' }).tap();
    await expect(question).not.toHaveAttribute('data-question', before);
    await expect(prompt).toHaveAttribute('data-mine', 'true');
    await page.locator('#all-actions').waitFor();
  }
  await page
    .getByRole('navigation', { name: 'Teile des Tisches' })
    .getByRole('button', { name: 'Verlauf' })
    .tap();
  const log = page.getByRole('tabpanel', { name: 'Verlauf' });
  await expect
    .poll(() => log.evaluate((panel) => panel.scrollHeight - panel.clientHeight - Math.ceil(panel.scrollTop)))
    .toBeLessThan(2);
  expect(await log.evaluate((panel) => panel.scrollTop)).toBeGreaterThan(0);
});

test('Venonta on a phone: the sign of the report lies over no button, and every group has a button', async ({
  page,
}) => {
  await showWhatHappens(page);
  await playNow(page, 'venonta');
  const sign = page.locator('[data-chip]');
  await playUntil(page, () => sign.isVisible());
  const covered = await page.locator('section[data-mine] button').evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      const above = document.elementFromPoint(left + width / 2, top + height - 8);
      return button.contains(above) ? [] : [button.ariaLabel];
    }),
  );
  expect(covered).toEqual([]);
  const groups = page.locator('#actions [data-compact] > button');
  await playUntil(page, async () => (await groups.count()) > 2);
  const edges = await groups.evaluateAll((buttons) =>
    buttons.map((button) => button.getBoundingClientRect()).map(({ left, right }) => [left, right]),
  );
  const [first, last] = [edges[0][0], edges.at(-1)?.[1] ?? 0];
  expect(first).toBeGreaterThan(44);
  expect(last).toBeLessThan(PHONE.viewport.width - 76);
  const name = groups.locator('> span:first-child');
  const cut = await name.evaluateAll((labels) =>
    labels
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
      .map((one) => one.textContent),
  );
  expect(cut).toEqual([]);
});

test('Attack! on a phone: beside the way to all actions there is a button with its price for each group', async ({
  page,
}) => {
  await playNow(page, 'attack');
  const tray = page.getByRole('region', { name: 'Was du tun kannst' });
  // Auctions of others come first, and may be passed.
  const passes = ['passBid', 'noBlock'];
  for (let ids = await listed(page); !ids.includes('endTurn'); ids = await listed(page)) {
    const before = (await page.locator('main').getAttribute('data-question')) ?? '';
    await choose(page, ids.find((id) => passes.includes(id)) ?? ids[0], 'tap');
    await page.getByRole('button', { name: 'Bestätigen' }).tap();
    await expect(page.locator('main')).not.toHaveAttribute('data-question', before);
    await page.locator('#all-actions').waitFor();
  }
  await expect(tray.getByRole('button')).toHaveCount(5);
  for (const group of ['Krieg', 'Wirtschaft', 'Politik'])
    await expect(tray.getByRole('button', { name: group })).toContainText('1 Öl');
});

test('the log counts what has happened since the last decision', async ({ page }) => {
  await playNow(page, 'goofspiel');
  const log = page
    .getByRole('navigation', { name: 'Teile des Tisches' })
    .getByRole('button', { name: /^Verlauf/ });
  for (let round = 0; round < 2; round++) {
    await page.locator('#board button').first().tap();
    await page.getByRole('button', { name: 'Bestätigen' }).tap();
    // Four bids, who wins or that nobody does, and the next prize: never those of the round before.
    await expect(log).toContainText(/^Verlauf 6/);
  }
});
