import { gzipSync } from 'node:zlib';
import type { Response } from '@playwright/test';
import { expect, type Page, settled, test } from './house/test.ts';

const KB = 1000;

interface Weighed {
  readonly bytes: number;
  readonly names: readonly string[];
}

/** Every script that a page has asked for, page and worker together, compressed. */
function scripts(page: Page): () => Promise<Weighed> {
  const sizes = new Map<string, Promise<number>>();
  const weigh = (response: Response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || sizes.has(pathname)) return;
    sizes.set(
      pathname,
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  };
  page.context().on('response', weigh);
  return async () => {
    // What comes later is not weighed, and its test may be over by then.
    page.context().off('response', weigh);
    const bytes = (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
    return { bytes, names: [...sizes.keys()] };
  };
}

/** The reader moves first: bots that move before load what their battles need. */
const alwaysTheSameChance = (page: Page) =>
  page.route('**/worker.js', async (route) => {
    const script = await route.fetch();
    const body = `crypto.getRandomValues = (numbers) => numbers.fill(5);\n${await script.text()}`;
    await route.fulfill({ response: script, body });
  });

/** What is pressed and waited for, in the reader's language: nobody loads the words of another. */
const READERS = {
  en: { play: 'Play now:', actions: 'What you can do' },
  it: { play: 'Gioca subito:', actions: 'Che cosa puoi fare' },
  de: { play: 'Sofort spielen:', actions: 'Was du tun kannst' },
};
/**
 * What each play screen may weigh. Venonta and Attack! are over the 220 kB that all are to keep, by sheets over the map, reports,
 * cards and consequences, Limit by rules that outlive releases and by what each target and class brings, Attack! by what each of
 * its ten actions brings, all by views that are sent as changes, by what is said of points (in Venonta of those that each
 * choice of the tray brings), by lessons, tips and measured chances of
 * winning, by causes of points, news in brief, doubts about a choice and news of a class; they must not grow any more.
 */
const TITLES = { Goofspiel: 220, Limit: 240, Ideology: 226, Venonta: 255, 'Attack!': 273 };

/** Scripts of lessons and tips: of no weight to a player who takes none. */
const TEACHES = /[Ll]esson|\/tips-/;

// German is the longest of the three; the others are for the night.
for (const [locale, { play, actions }] of Object.entries(READERS)) {
  test.describe(locale, { tag: locale === 'de' ? [] : '@deep' }, () => {
    test.use({ locale });

    test('the first page is light', async ({ page }) => {
      const total = scripts(page);
      await page.goto('/');
      await page.waitForLoadState('networkidle');
      expect((await total()).bytes).toBeLessThan(120 * KB);
    });

    for (const [title, most] of Object.entries(TITLES)) {
      test(`the play screen of ${title} is light`, async ({ page }) => {
        await alwaysTheSameChance(page);
        const total = scripts(page);
        await page.goto('/');
        await page.getByRole('button', { name: `${play} ${title}` }).click();
        await page.getByRole('region', { name: actions }).waitFor();
        await settled(page);
        await page.waitForLoadState('networkidle');
        const { bytes, names } = await total();
        expect(names.filter((name) => TEACHES.test(name))).toEqual([]);
        expect(bytes).toBeLessThan(most * KB);
      });
    }
  });
}

test('nothing jumps', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & {
          value: number;
          hadRecentInput: boolean;
        };
        if (!hadRecentInput) seen.shift += value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const shift = () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
  for (const path of ['/', '/play/goofspiel', '/me', '/rules/goofspiel']) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect([path, await shift()]).toEqual([path, expect.closeTo(0, 1)]);
  }
  await page.goto('/play');
  await page.getByRole('button', { name: 'Play now: Goofspiel' }).click();
  await page.getByRole('region', { name: 'What you can do' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(await shift()).toBeLessThan(0.05);
});
