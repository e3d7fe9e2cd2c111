import { play } from '@entente/web/e2e/playing.ts';
import { HouseServer } from '@entente/web/e2e/server.ts';
import { expect, listen, type Page, PHONE, test, visitEverything } from '@entente/web/e2e/test.ts';
import { Wire } from '@entente/web/e2e/wire.ts';
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { byMouse, byName, byTouch, expectSameEnd, lost, sitDown } from './play.ts';

async function another(
  browser: Browser,
  complaints: string[],
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext(options);
  await context.addInitScript(visitEverything);
  const page = await context.newPage();
  listen(page, complaints);
  return page;
}

test('a whole game of Limit by mouse and by touch, with a reload, a cut wire and a server that dies', {
  tag: '@deep',
}, async ({ page: ana, browser, complaints }) => {
  const house = await HouseServer.start();
  const wire = await Wire.to(house.port);
  try {
    const bob = await another(browser, complaints, PHONE);
    await sitDown(ana, [{ page: bob, name: 'Bob', by: wire.address }], house.address);
    const answers = await Promise.all([
      play(ana, byMouse, {
        20: async (press) => {
          await house.kill();
          await expect(lost(ana)).toBeVisible();
          // Pressed while nobody is there to hear it: it is kept and sent again.
          await press();
          await house.up();
        },
      }),
      play(bob, byTouch, {
        5: async (press) => {
          await bob.reload();
          await press();
        },
        10: async (press) => {
          wire.cut();
          await expect(lost(bob)).toBeVisible();
          await press();
          wire.mend();
        },
      }),
    ]);
    await expectSameEnd([ana, bob], answers);
    await bob.context().close();
  } finally {
    await wire.remove();
    await house.remove();
  }
});

test('three people play a whole game of Limit by role and name only', { tag: '@deep' }, async ({
  page: ana,
  browser,
  house,
  complaints,
}) => {
  const [bob, cyd] = await Promise.all([another(browser, complaints), another(browser, complaints)]);
  await sitDown(
    ana,
    [
      { page: bob, name: 'Bob', by: house.address },
      { page: cyd, name: 'Cyd', by: house.address },
    ],
    house.address,
  );
  const pages = [ana, bob, cyd];
  const answers = await Promise.all(pages.map((page) => play(page, byName)));
  await expectSameEnd(pages, answers);
  for (const page of [bob, cyd]) await page.context().close();
});
