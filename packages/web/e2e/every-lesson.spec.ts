import { lessonOf, lessons } from '@entente/shelf/lessons';
import { expect, type Page, PHONE, test } from './house/test.ts';

/** Maximum number of presses in a lesson. */
const MOST = 60;

/** Presses whatever leads on: the next step, having it done, or an answer. */
async function goOn(page: Page): Promise<void> {
  const panel = page.locator('[data-lesson]');
  const next = panel.getByRole('button', { name: 'Next', exact: true });
  const letMe = panel.getByRole('button', { name: 'Do it for me' });
  const answers = panel.locator('[aria-pressed]');
  const way = next.or(letMe).or(answers).first();
  await way.waitFor();
  if ((await next.count()) > 0) return next.tap();
  if ((await letMe.count()) > 0) return letMe.tap();
  for (let answer = 0; (await next.count()) === 0; answer++) await answers.nth(answer).tap();
  return next.tap();
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
      for (let press = 0; press < MOST; press++) {
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
