import { readFileSync } from 'node:fs';
import { bids, expect, openDrawer, shortGame, test, untilCards } from './house/test.ts';

test('a board that breaks leaves the facts, the words and every choice', async ({ page, complaints }) => {
  const broken =
    'export default function Board() { if (!("whole" in window)) throw new Error("cannot draw"); return "whole"; }';
  const manifest = readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8');
  const built: Record<string, { file: string }> = JSON.parse(manifest);
  await page.route(`**/${built['../games/examples/src/connect-four/board/index.tsx'].file}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: broken }),
  );
  await page.goto('/play/connect-four');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page.getByText('The board cannot be drawn just now.')).toBeVisible();
  const actions = page
    .getByRole('region', { name: 'What you can do' })
    .getByRole('button', { name: /column/i });
  await expect(actions).toHaveCount(7);
  await actions.nth(3).click();
  await openDrawer(page, 'Log');
  await expect(page.getByRole('tabpanel', { name: 'Log' })).toContainText(
    'Cobalt drops a disc into column 4.',
  );
  await expect(page.getByRole('region', { name: 'What to do' })).toHaveAttribute('data-mine', 'true');
  await expect(page.getByText('The board cannot be drawn just now.')).toBeVisible();
  // What was wrong may have passed by now.
  await page.evaluate(() => Object.assign(window, { whole: true }));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('#board')).toContainText('whole');
  await expect(page.getByText('The board cannot be drawn just now.')).toHaveCount(0);
  // React has said so, too: that is what this test is about.
  complaints.length = 0;
});

test('the worker of a game on this device dies: another one goes on where it was', async ({
  page,
  complaints,
}) => {
  await shortGame(page);
  await bids(page).first().click();
  await untilCards(page, 4);
  const [worker] = page.workers();
  const gone = worker.waitForEvent('close');
  await worker.evaluate(
    () =>
      void setTimeout(() => {
        throw new Error('out of memory');
      }),
  );
  await gone;
  await bids(page).first().click();
  await untilCards(page, 3);
  complaints.length = 0;
});
