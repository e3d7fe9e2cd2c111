import { lessonOf, lessons } from '@entente/shelf/lessons';
import { expect, type Page, PHONE, test } from './house/test.ts';

/** Maximum number of presses in a lesson. */
const MOST = 60;

/** Presses whatever leads on: the next step, having it done, or an answer. */
async function press(page: Page): Promise<void> {
  const panel = page.locator('[data-lesson]');
  const next = panel.getByRole('button', { name: 'Next', exact: true });
  const letMe = panel.getByRole('button', { name: 'Do it for me' });
  const answers = panel.locator('[aria-pressed]');
  await next.or(letMe).or(answers).first().waitFor();
  if ((await letMe.count()) > 0) return letMe.tap();
  for (let answer = 0; (await next.count()) === 0; answer++) {
    await answers.nth(answer).tap();
    const isGiven = answers.nth(answer).and(panel.locator('[aria-pressed="true"]'));
    await next.or(isGiven).first().waitFor();
  }
  return next.tap();
}

/** Presses, and waits until the lesson or the game has gone on. */
async function goOn(page: Page): Promise<void> {
  const where = () =>
    page.evaluate(
      () =>
        `${document.querySelector('main')?.dataset.question} ${document.querySelector('[data-lesson]')?.textContent}`,
    );
  const before = await where();
  await press(page);
  await expect.poll(where).not.toBe(before);
}

test.use(PHONE);

for (const [game, list = []] of Object.entries(lessons)) {
  for (const { id } of list) {
    // Every step of every lesson takes minutes; their texts alone are measured every time.
    test(`${game} ${id}: what each step points at is on the screen`, { tag: '@deep' }, async ({ page }) => {
      const steps = (await lessonOf(game, id))?.lesson.steps ?? [];
      await page.goto('/learn');
      await page.locator(`[data-lesson-id="${game}/${id}"]`).tap();
      const panel = page.locator('[data-lesson]');
      await panel.waitFor();
      let last = '';
      for (let count = 0; count < MOST; count++) {
        const state = await panel.getAttribute('data-lesson');
        if (state === 'done') return;
        expect(state).toBe('open');
        const [, number = ''] = /Step (\d+)/.exec(await panel.locator('header').innerText()) ?? [];
        // Later in a step what it points at may have been pressed already.
        if (number !== last && steps[Number(number) - 1].point !== undefined)
          await expect(page.locator('[data-ring]')).toBeVisible();
        last = number;
        expect(await panel.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0);
        await goOn(page);
      }
      throw new Error('the lesson has no end');
    });
  }
}
