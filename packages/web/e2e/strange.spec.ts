import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HouseServer, root } from './house/server.ts';
import { test as base, expect, openDrawer, type Page } from './house/test.ts';

const BOARD = `
import type { BoardProps } from '@entente/web/board-api/props.ts';
import { Button } from '@entente/web/ui/Button.tsx';

export default function Sticks({ view, actions, act }: BoardProps) {
  const { sticks } = view.public as { sticks: number };
  return (
    <section aria-label="Drawn sticks">
      <p>{'|'.repeat(sticks)}</p>
      {actions.map(({ id, label }) => (
        <Button key={id} onClick={() => act({ action: id })}>
          {label}
        </Button>
      ))}
    </section>
  );
}
`;
const PAGE = `
import type { GamePage } from '@entente/web/board-api/page.ts';

export const page: GamePage = {
  board: () => import('./board.tsx'),
  rules: { en: () => import('./rules.md?raw') },
};
`;

/** The skeleton of a game in a folder of its own. */
function skeletonAt(folder: string, id: string): string {
  cpSync(join(root, 'packages/cli/skeleton'), folder, { recursive: true });
  const file = join(folder, 'src/game.ts');
  writeFileSync(file, readFileSync(file, 'utf8').replace("id: 'skeleton'", `id: '${id}'`));
  return folder;
}

/** Games from outside: one in words that no page knows, one without and one with a board. */
const test = base.extend<object, { house: HouseServer }>({
  house: [
    async ({ browserName: _any }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'entente-strange-'));
      const plain = skeletonAt(join(folder, 'plain'), 'plain-sticks');
      const drawn = skeletonAt(join(folder, 'drawn'), 'drawn-sticks');
      writeFileSync(join(drawn, 'page.ts'), PAGE);
      writeFileSync(join(drawn, 'board.tsx'), BOARD);
      const strange = fileURLToPath(new URL('house/strange', import.meta.url));
      const house = await HouseServer.start('runs', [strange, plain, drawn]);
      await use(house);
      await house.remove();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
});

// They share a page that takes a while to build.
test.describe.configure({ mode: 'serial' });

/** A table of two on this device. */
async function sitDown(page: Page, game: string): Promise<void> {
  await page.goto(`/play/${game}/new`);
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('button', { name: 'Create' }).click();
}

test('a game without a board is played in words to its end, and its rules can be read', async ({ page }) => {
  await sitDown(page, 'plain-sticks');
  await expect(page.locator('#board')).toContainText('15 sticks left');
  const take = page.locator('#actions').getByRole('button', { name: 'Take 1' });
  const result = page.getByRole('link', { name: 'Result and debrief' });
  while (!(await result.isVisible())) {
    await expect(take.or(result).first()).toBeVisible();
    // At once or not at all: a bot may end the game between a look and a press.
    await take.evaluateAll(([button]: HTMLElement[]) => button?.click());
  }
  await result.click();
  await expect(page.getByText('The last stick wins.').first()).toBeVisible();
  await page.goto('/rules/plain-sticks');
  await expect(page.getByText('Whoever takes the last stick wins.')).toBeVisible();
});

test('a game brings its board', async ({ page }) => {
  await sitDown(page, 'drawn-sticks');
  const board = page.getByRole('region', { name: 'Drawn sticks' });
  await expect(board).toContainText('|'.repeat(15));
  await board.getByRole('button', { name: 'Take 3' }).click();
  await expect(board).not.toContainText('|'.repeat(13));
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

  await sitDown(page, 'zwirl');

  // The phases are above the board, part by part.
  await expect(phases).toHaveText(['Gloaming']);
  await expect(now).toHaveText('Gloaming');
  await press('Hum low');
  await expect(phases).toHaveText(['Brillig', 'Mimsy']);
  await expect(now).toHaveText('Brillig');

  // One tick passes twice; the log folds what all did not do.
  await openDrawer(page, 'Log');
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
  // The line of the log; a narrator hears it as well.
  await expect(page.getByRole('link', { name: / spurns\./ })).toHaveCount(1);

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
