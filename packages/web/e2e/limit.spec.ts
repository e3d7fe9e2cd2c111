import { everyLook } from './house/axe.ts';
import { byKeys, play, result } from './house/limit.ts';
import { expect, test } from './house/test.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('a whole game of Limit against three bots by keyboard, every look of its board on the way', async ({
  page,
}) => {
  await page.goto('/me');
  await page.getByRole('radio', { name: 'at once' }).check();
  await page.goto('/play/limit/new');
  await page.getByRole('radio', { name: 'on this device, also offline' }).check();
  await page.getByRole('radio', { name: 'first game' }).check();
  for (const seat of ['Ember', 'Jade', 'Violet'])
    await page.getByLabel(`Who plays ${seat}`).selectOption('bot: careless');
  await page.getByRole('button', { name: 'Create' }).press('Enter');
  await page.locator('#board [data-action]').first().waitFor();
  const looks = (what: string) => async (press: () => Promise<void>) => {
    await everyLook(page, what);
    await press();
  };
  await play(page, byKeys, {
    0: async () => {
      await everyLook(page, 'decks');
      await page.setViewportSize({ width: 390, height: 844 });
      for (const part of ['World', 'Nations', 'Nation']) {
        await page.getByRole('button', { name: part, exact: true }).click();
        await everyLook(page, part);
        await page.setViewportSize({ width: 390, height: 844 });
      }
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.keyboard.press('1');
    },
    1: looks('drawn'),
    3: looks('turn'),
  });
  await result(page).press('Enter');
  await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(4);
  await page.getByRole('table').first().waitFor();
  await everyLook(page, 'debrief');
  await page.getByRole('link', { name: 'Replay', exact: true }).press('Enter');
  await page.getByRole('slider', { name: 'Moment' }).waitFor();
  await page.locator('#main, main').getByRole('region').first().waitFor();
  await everyLook(page, 'replay');
});

test('a turn of Limit can be taken back until its nation ends it, and ends by itself for who wants that', async ({
  page,
}) => {
  await page.goto('/play/limit/new');
  await page.getByRole('radio', { name: 'on this device, also offline' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Who plays Ember').selectOption('me');
  await page.getByRole('button', { name: 'Create' }).click();
  const tray = page.getByRole('region', { name: 'What you can do' });
  const button = (name: RegExp) => tray.getByRole('button', { name }).first();
  const press = (name: RegExp) => button(name).click();
  const prompt = page.getByRole('region', { name: 'What to do' });
  const curtain = page.getByRole('button', { name: /show my side$/ });
  for (const nation of ['Cobalt', 'Ember']) {
    await page.getByRole('button', { name: `I am ${nation}, show my side` }).click();
    await press(/Draw from the Society deck/);
  }
  // Ember is still at the screen when all choose what they keep.
  await press(/Keep/);
  await page.getByRole('button', { name: 'I am Cobalt, show my side' }).click();
  await press(/Keep/);
  // Either of the two may lead; both hold the same first cards.
  await curtain.or(button(/Play Public spending/)).waitFor();
  if (await curtain.isVisible()) await curtain.click();
  await press(/Play Public spending/);
  await expect(prompt).toContainText('Play a second card, or pass.');
  await press(/Play Crafts/);
  await press(/military/);
  await expect(prompt).toContainText('End your turn?');
  for (const what of ['military', 'Play Crafts'])
    await prompt.getByRole('button', { name: new RegExp(`^Undo: .*${what}`) }).click();
  await expect(prompt).toContainText('Play a second card, or pass.');
  await press(/Play Crafts/);
  await press(/renewables/);
  await expect(prompt).toContainText('End your turn?');
  await page.getByRole('checkbox', { name: 'End my turn by itself when nothing else is left to do' }).click();
  await curtain.click();
  await expect(prompt).toContainText('Your turn: play two cards');
});
