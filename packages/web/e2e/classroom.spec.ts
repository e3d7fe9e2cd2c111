import { readFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { chromium } from './house/chromium.ts';
import { bids, expect, listen, type Page, PHONE, test, untilCards, visitEverything } from './house/test.ts';

/** A name of this machine, as in a school without the internet: no secure context. */
const NAME = 'class.example';

test.use({
  launchOptions: {
    executablePath: chromium(),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  },
});

async function device(browser: Browser, complaints: string[], as: object = PHONE): Promise<Page> {
  const context = await browser.newContext({ ...as, reducedMotion: 'reduce' });
  await context.addInitScript(visitEverything);
  const page = await context.newPage();
  listen(page, complaints);
  return page;
}

/** Comes in with the first name that is offered. */
async function comeIn(page: Page, door: string): Promise<{ name: string; pin: string }> {
  await page.goto(door);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('region', { name: 'Choose a name' }).getByRole('button').first().click();
  const who = page.getByRole('region', { name: /^You are / });
  const name = (await who.getByText(/^You are /).innerText()).replace('You are ', '');
  const pin = (await who.getByText(/^Your PIN is /).innerText()).replace('Your PIN is ', '');
  return { name, pin };
}

/** Sizes of letters on a page, the smallest first. */
const lettersOf = (page: Page) =>
  page.evaluate(() => {
    const sizes: number[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walk.nextNode(); node !== null; node = walk.nextNode()) {
      const element = node.parentElement;
      const box = element?.getBoundingClientRect();
      if (!node.textContent?.trim() || !element || !box || element.closest('.quiet') || box.width === 0)
        continue;
      // Letters in a drawing grow and shrink with it.
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      sizes.push(Number.parseFloat(getComputedStyle(element).fontSize) * scale);
    }
    return sizes.sort((a, b) => a - b);
  });

test('a class of six at two tables: join, play, pause, a lost device, the end', async ({
  page: teacher,
  browser,
  house,
  complaints,
}) => {
  const address = `http://${NAME}:${house.port}`;
  await teacher.goto(`${address}/class/new`);
  await teacher.getByLabel('Name of the class').fill('4b');
  await teacher.getByRole('radio', { name: 'Limit', exact: true }).check();
  await teacher.getByLabel('Your name').fill('Ms Ray');
  await teacher.getByRole('button', { name: 'Create class' }).click();
  await expect(teacher.getByRole('heading', { name: '4b' })).toBeVisible();
  await expect(teacher.getByText('Nobody is here yet.')).toBeVisible();

  // Goofspiel is short enough to be played to its end here; the page offers only large games.
  const made = await teacher.evaluate(async () => {
    const wish = {
      name: 'Six',
      language: 'en',
      game: 'goofspiel',
      options: { cards: 5 },
      seats: 3,
      sameDice: true,
    };
    const answer = await fetch('/api/classes', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wish),
    });
    return ((await answer.json()) as { class: string }).class;
  });
  await teacher.goto(`${address}/class/${made}/lead`);
  const code = (
    await teacher
      .getByText(/^[2-9A-Z]{6}$/)
      .first()
      .innerText()
  ).toLowerCase();
  const door = `${address}/class/${code}`;

  const wall = await device(browser, complaints, { viewport: { width: 1920, height: 1080 } });
  await wall.goto(`${door}/screen`);
  await expect(wall.getByText(code.toUpperCase())).toBeVisible();
  expect((await lettersOf(wall))[0]).toBeGreaterThanOrEqual(36);

  const wrong = await device(browser, complaints);
  await wrong.goto(`${address}/class/zzzzzz`);
  await expect(wrong.getByRole('alert')).toContainText('There is no class with this code');
  complaints.splice(0, complaints.length, ...complaints.filter((one) => !one.includes('404')));
  await wrong.context().close();

  const students: { page: Page; name: string; pin: string }[] = [];
  for (let count = 0; count < 6; count++) {
    const page = await device(browser, complaints);
    students.push({ page, ...(await comeIn(page, door)) });
  }
  await expect(wall.getByText('6 students are here')).toBeVisible();
  for (const { name } of students) await expect(wall.getByText(name, { exact: true })).toHaveCount(0);
  await expect(teacher.getByText('2 tables with 3 seats')).toBeVisible();
  await teacher.getByRole('button', { name: 'Make the tables and start' }).click();

  // Tables open by themselves; everybody plays a round.
  for (const { page } of students) {
    await page.waitForURL(/\/t\/\w+$/);
    await untilCards(page, 5);
    await bids(page).last().click();
  }
  for (const { page } of students) await untilCards(page, 4);
  await expect(teacher.getByRole('heading', { name: /^Table [12]$/ })).toHaveCount(2);

  await teacher.getByLabel('Message to everybody').fill('Look at the wall');
  await teacher.getByRole('button', { name: 'Pause all' }).click();
  for (const { page } of students)
    await expect(page.getByRole('status').filter({ hasText: 'Look at the wall' })).toBeVisible();
  await expect(wall.getByText('Look at the wall')).toBeVisible();
  expect((await lettersOf(wall))[0]).toBeGreaterThanOrEqual(36);
  await teacher.getByRole('button', { name: 'Continue all' }).click();
  await expect(students[0].page.getByText('Look at the wall')).toHaveCount(0);

  // A device dies; name and PIN bring the seat back on another one.
  const [lost] = students;
  await lost.page.context().close();
  lost.page = await device(browser, complaints);
  await lost.page.goto(door);
  await lost.page.getByText('I was here before').click();
  await lost.page.getByLabel('Your name').fill(lost.name);
  await lost.page.getByLabel('PIN').fill(lost.pin);
  await lost.page.getByRole('button', { name: 'Come back' }).click();
  await lost.page.getByRole('link', { name: 'To your table' }).click();
  for (let left = 4; left > 0; left--) {
    for (const { page } of students) {
      await untilCards(page, left);
      await bids(page).first().click();
    }
  }
  await expect(teacher.getByText('Over', { exact: true })).toHaveCount(2);

  await lost.page.goto(door);
  await lost.page.getByRole('link', { name: 'Your game: result and debrief' }).click();
  await expect(lost.page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(3);
  expect((await lettersOf(wall))[0]).toBeGreaterThanOrEqual(36);

  await teacher.getByRole('link', { name: 'Debrief' }).click();
  await expect(teacher.getByRole('img', { name: 'Points' })).toBeVisible();
  const step = (name: string) =>
    teacher.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
  await step('Results').click();
  await expect(teacher.getByRole('link', { name: /^Table [12]$/ })).toHaveCount(2);
  await step('What decided it').click();
  await teacher.getByRole('region', { name: 'What decided it' }).first().getByText('Table 1').click();
  await expect(teacher.getByRole('img', { name: 'Chance of winning' })).toBeVisible();
  await step('Insights').click();
  await teacher.getByRole('textbox', { name: 'Notes' }).fill('We all bid too much.');
  await teacher.getByRole('textbox', { name: 'Notes' }).blur();
  await expect(teacher.getByText('Saved')).toBeVisible();
  await teacher.reload();
  await step('Insights').click();
  await expect(teacher.getByRole('textbox', { name: 'Notes' })).toHaveValue('We all bid too much.');
  const [file] = await Promise.all([
    teacher.waitForEvent('download'),
    teacher.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(await readFile(await file.path(), 'utf8')).toContain(`,${students[1].name},`);
});
