import type { TableState } from '@entente/protocol';
import { keepAsking, nextQuestion } from '@entente/web/e2e/playing.ts';
import { HouseServer } from '@entente/web/e2e/server.ts';
import {
  test as base,
  expect,
  listen,
  openDrawer,
  type Page,
  visitEverything,
} from '@entente/web/e2e/test.ts';
import { byList, sitDown } from './play.ts';

const test = base.extend<{ still: HouseServer }>({
  /** A server whose clock goes on when it is told. */
  still: async ({ browserName: _any }, use) => {
    const house = await HouseServer.start('stands');
    await use(house);
    await house.remove();
  },
});

test('two people in a window: nobody sees who has answered, and who needs longer says so to all', async ({
  page: ana,
  browser,
  still: house,
  complaints,
}) => {
  const context = await browser.newContext({});
  await context.addInitScript(visitEverything);
  const bob = await context.newPage();
  listen(bob, complaints);
  // A player with nothing to play would have nothing to press.
  for (const page of [ana, bob]) await keepAsking(page);
  await sitDown(ana, bob, house.address, true);

  const first = await untilWindow(ana, bob);
  await openDrawer(first.others, 'Log');
  const players = first.others.getByRole('region', { name: 'Players', exact: true });
  const inWindow = first.others.getByText('Going on in');
  await expect(inWindow.first()).toBeAttached();
  const before = await players.innerText();
  expect(before).not.toContain('has answered');
  await byList(first.asked);
  await expect(first.asked.getByRole('button', { name: /^Undo/ })).toBeVisible();
  await first.others.reload();
  await expect(inWindow.first()).toBeAttached();
  expect(await players.innerText()).toBe(before);
  const { moment } = await tableAt(ana);
  house.pass(WINDOW);
  // Bots go on at once, and what they do may open the next window.
  await expect.poll(async () => (await tableAt(ana)).moment).toBeGreaterThan(moment);
  await Promise.all([ana.reload(), bob.reload()]);

  const { asked, others, name } = await untilWindow(ana, bob);
  const wait = asked.getByRole('button', { name: 'Wait, I need longer' });
  await wait.click();
  await expect(wait).toHaveCount(0);
  const longer = others.getByText(`More time for ${name}.`);
  await expect(longer.first()).toBeAttached();
  house.pass(3 * WINDOW);
  await others.reload();
  await expect(longer.first()).toBeAttached();
  await expect(others.getByText('Going on in')).toHaveCount(0);
  await byList(asked);
  await expect(longer).toHaveCount(0);
  await context.close();
});

/** Milliseconds that a window is open at a table without a clock. */
const WINDOW = 10_000;

/** Both answer whatever they are asked until one of them is asked in a window. */
async function untilWindow(ana: Page, bob: Page) {
  const known = new Map<Page, string | null>();
  for (;;) {
    const { page, isWindow, question } = await Promise.race(
      [ana, bob].map((one) => heard(one, known.get(one) ?? null)),
    );
    if (isWindow)
      return page === ana
        ? { asked: ana, others: bob, name: 'Ana' }
        : { asked: bob, others: ana, name: 'Bob' };
    known.set(page, question);
    await byList(page);
  }
}

/** Waits for another question than the one that was answered last. */
async function heard(page: Page, answered: string | null) {
  const question = await nextQuestion(page, answered);
  return { page, question, isWindow: (await tableAt(page)).window !== null };
}

/** The table that a page shows, as the server has it. */
function tableAt(page: Page): Promise<TableState> {
  return page.evaluate(async () => {
    const answer = await fetch(`/api/tables/${location.pathname.split('/').at(-1)}`);
    return (await answer.json()).table;
  });
}
