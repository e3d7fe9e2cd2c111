import { lessonOf, lessons } from '@entente/shelf/lessons';
import { pressedByKeys, walkThrough } from './house/lesson-walk.ts';
import { expect, PHONE, test } from './house/test.ts';

test.describe('on a phone', () => {
  test.use(PHONE);

  for (const [game, list = []] of Object.entries(lessons)) {
    for (const { id } of list) {
      // Every step of every lesson takes minutes; their texts alone are measured every time.
      test(`${game} ${id}: what each step points at is on the screen`, { tag: '@deep' }, async ({ page }) => {
        const steps = (await lessonOf(game, id))?.lesson.steps ?? [];
        const panel = page.locator('[data-lesson]');
        let last = -1;
        await walkThrough(page, `${game}/${id}`, async (step) => {
          const { point } = steps[step];
          // Later in a step what it points at may have been pressed already. A choice may be behind a place, or on the list of all.
          const ring = point !== undefined && 'choice' in point ? '[data-ring]' : '[data-ring="itself"]';
          if (step !== last && point !== undefined) await expect(page.locator(ring)).toBeVisible();
          last = step;
          expect(await panel.evaluate((section) => section.scrollWidth - section.clientWidth)).toBe(0);
        });
      });
    }
  }
});

for (const [game, [first] = []] of Object.entries(lessons)) {
  if (first === undefined) continue;
  test(`${game} ${first.id}: keys alone lead through it`, { tag: '@deep' }, async ({ page }) => {
    const panel = page.getByRole('region', { name: 'Lesson', exact: true });
    const visit = async () => {
      // What a listener hears: the words, and a name for every button.
      await expect(panel.getByRole('status')).not.toBeEmpty();
      for (const button of await panel.getByRole('button').all())
        await expect(button).toHaveAccessibleName(/\S/);
    };
    await walkThrough(page, `${game}/${first.id}`, visit, { press: pressedByKeys });
  });
}
