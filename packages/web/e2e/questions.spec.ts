import { nextQuestion } from './house/limit.ts';
import { expect, listen, type Page, test } from './house/test.ts';
import { pressAny, sitDown, sitDownWithCards } from './house/venonta.ts';

/** What moves takes time that a test has no use for. */
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const DECISIONS = 40;

test('against bots nobody is asked for the only answer there is; and who wants it is', async ({ page }) => {
  await sitDownWithCards(page);
  const actions = page.getByRole('region', { name: 'What you can do' });
  let asked: string | null = null;
  for (let count = 0; count < DECISIONS; count++) {
    asked = await nextQuestion(page, asked);
    // Either there is something to choose, or something to take back before it goes on by itself.
    const ways =
      (await actions.locator('[data-action]').count()) + (await actions.getByRole('group').count());
    const goesOn = await actions.getByText(/^Going on in/).count();
    expect(ways > 1 || goesOn > 0).toBe(true);
    await pressAny(page);
  }
  await expect(page.getByText(/^Only one answer: /).first()).toBeAttached();

  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('checkbox', { name: /^Keep asking me/ }).check();
  await page.keyboard.press('Escape');
  const single = async () => (await actions.locator('[data-action]').count()) === 1;
  while (asked !== null && !(await single())) {
    await pressAny(page);
    asked = await nextQuestion(page, asked);
  }
  expect(asked).not.toBeNull();
});

test('two people at a window: it goes on without a press, and one who needs longer says so', async ({
  page: ana,
  browser,
  house,
  complaints,
}) => {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en',
    reducedMotion: 'reduce',
  });
  const bob = await context.newPage();
  listen(bob, complaints);
  await sitDown(ana, bob, house.address, true);
  const first = await untilWindow([ana, bob]);
  // The first window goes on by itself.
  const question = await first.getByRole('main').getAttribute('data-question');
  await expect(first.getByRole('main')).not.toHaveAttribute('data-question', question ?? '');

  const waiter = await untilWindow([ana, bob]);
  const [name, other] = waiter === ana ? ['Ana', bob] : ['Bob', ana];
  await waiter.getByRole('button', { name: 'Wait, I need longer' }).click();
  await expect(other.getByText(`More time for ${name}.`).first()).toBeVisible();
  await expect(waiter.getByText('Going on in')).toHaveCount(0);
  await expect(waiter.locator('#actions [data-action]').first()).toBeVisible();
  await pressAny(waiter);
  await expect(other.getByText(`More time for ${name}.`)).toHaveCount(0);
  await context.close();
});

/** Everybody answers until one of these is asked in a window. */
async function untilWindow(pages: readonly Page[]): Promise<Page> {
  const answered = new Map<Page, string | null>();
  for (;;) {
    const { page, inWindow, question } = await Promise.race(
      pages.map(async (one) => {
        const told = await one.waitForFunction((before) => {
          const main = document.querySelector('main');
          const now = main?.getAttribute('data-question') ?? null;
          const wait = [...document.querySelectorAll('#actions button')].some((button) =>
            button.textContent?.startsWith('Wait'),
          );
          const isNew = now !== before && main?.querySelector('#actions [data-action]') !== null;
          return wait || isNew ? { inWindow: wait, question: now } : null;
        }, answered.get(one) ?? null);
        const found = await told.jsonValue();
        return { page: one, inWindow: found?.inWindow ?? false, question: found?.question ?? null };
      }),
    );
    if (inWindow) return page;
    answered.set(page, question);
    await pressAny(page);
  }
}
