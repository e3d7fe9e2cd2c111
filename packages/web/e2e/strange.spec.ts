import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { HouseServer } from './house/server.ts';
import { test as base, expect } from './house/test.ts';

const web = fileURLToPath(new URL('..', import.meta.url));
const shelf = fileURLToPath(new URL('house/strange/shelf.ts', import.meta.url));

/** A page whose shelf holds one game, in words that no page knows. */
const test = base.extend<object, { house: HouseServer }>({
  house: [
    async ({ browserName: _any }, use) => {
      const outDir = mkdtempSync(join(tmpdir(), 'entente-strange-'));
      await build({
        root: web,
        configFile: join(web, 'vite.config.ts'),
        resolve: { alias: { '@entente/shelf': shelf } },
        build: { outDir, emptyOutDir: true, minify: false },
        logLevel: 'warn',
      });
      const house = await HouseServer.start('runs', outDir);
      await use(house);
      await house.remove();
      rmSync(outDir, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

test('a game with words of its own is passed, ended, heard, marked and told by phases', async ({ page }) => {
  await page.addInitScript(() => {
    const settings = { sounds: ['dice', 'clash'], botPause: 0, confirm: 'never', motion: 'off' };
    localStorage.setItem('entente.settings', JSON.stringify({ state: settings }));
    const start = OscillatorNode.prototype.start;
    const heard: number[] = [];
    Object.assign(window, { heard });
    OscillatorNode.prototype.start = function (when) {
      heard.push(this.frequency.value);
      start.call(this, when);
    };
  });
  /** The first tones of dice and of a clash. */
  const [dice, clash] = [880, 147];
  const heard = async (pitch: number) =>
    (await page.evaluate(() => (window as unknown as { heard: number[] }).heard)).filter(
      (one) => Math.round(one) === pitch,
    ).length;
  const prompt = page.getByRole('region', { name: 'What to do' });
  const phases = page.getByRole('list', { name: 'Phases' }).getByRole('listitem');
  const now = page.locator('header li[aria-current="step"]');
  const press = (name: string) => page.locator('#actions').getByRole('button', { name }).click();
  const passForMe = page.getByRole('checkbox', { name: 'Auto-pass until something changes' });

  await page.goto('/play/zwirl/new');
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Create' }).click();

  // Phases stand above the board, part by part.
  await expect(phases).toHaveText(['Gloaming']);
  await expect(now).toHaveText('Gloaming');
  await press('Hum low');
  await expect(phases).toHaveText(['Brillig', 'Mimsy']);
  await expect(now).toHaveText('Brillig');

  // One tick passes twice; the log folds what all did not do.
  await passForMe.check();
  await expect(prompt).toContainText('Frolic');
  await expect(now).toHaveText('Mimsy');
  await expect(page.getByText('4 passes')).toBeVisible();

  // The key finds the end of the turn; dice and blows are heard, each by its own sound.
  await page.keyboard.press('e');
  await expect(page.locator(':focus')).toHaveText(/Curtsy/);
  expect([await heard(dice), await heard(clash)]).toEqual([0, 0]);
  await press('Plink');
  await expect.poll(() => heard(dice)).toBe(1);
  await press('Thwack');
  await expect.poll(() => heard(clash)).toBe(1);
  expect(await heard(dice)).toBe(1);

  // Nothing but the end is left, and it may come by itself.
  await page.getByText('End my turn automatically when I have nothing left to do').click();

  // The other one woos: a tick declines for the reader.
  await expect(prompt).toContainText('woos you');
  await expect(now).toHaveText('Mimsy');
  await passForMe.check();
  await expect(now).toHaveText('Brillig');
  await expect(page.getByText(/ spurns\./)).toHaveCount(1);

  // A replay marks where a round began and where it clashed.
  await page.goto(`${page.url()}/m/1`);
  const marks = page.locator('[data-kind][title]');
  await expect(marks).toHaveCount(3);
  expect(await marks.evaluateAll((dots) => dots.map((dot) => dot.getAttribute('data-kind')))).toEqual([
    'phase',
    'clash',
    'phase',
  ]);
  await expect(marks.nth(1)).toHaveAttribute('title', /goes bonk/);
  await expect(now).toHaveText('Brillig');
});
