import { readFile } from 'node:fs/promises';
import { BY_NAME, comeIn, device, doorOf, lettersOf, NAME, shortClass } from './house/classroom.ts';
import { bids, expect, type Page, test, untilCards } from './house/test.ts';

test.use(BY_NAME);

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
  const made = await shortClass(teacher, 'Six');
  await teacher.goto(`${address}/class/${made}/lead`);
  const { door, code } = await doorOf(teacher, address);

  const wall = await device(browser, complaints, { viewport: { width: 1920, height: 1080 } });
  await wall.goto(`${door}/screen`);
  await expect(wall.getByText(code)).toBeVisible();
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

/** A report with one chart, as the laboratory writes them. */
const REPORT = `<h3>Wins by seat</h3><svg class="chart" viewBox="0 0 420 220"><rect class="bar" width="40" height="80"/></svg>`;

test('what an organiser has: gate, hint, star, freezing, news, charts, what if', async ({
  page: teacher,
  browser,
  house,
  complaints,
}) => {
  const address = `http://${NAME}:${house.port}`;
  await teacher.goto(`${address}/class/new`);
  await teacher.getByLabel('Name of the class').fill('4b');
  await teacher.getByLabel('Your name').fill('Ms Ray');
  await teacher.getByRole('button', { name: 'Create class' }).click();
  await expect(teacher.getByRole('heading', { name: '4b' })).toBeVisible();
  const made = await shortClass(teacher, 'Tools');
  await teacher.goto(`${address}/class/${made}/lead`);
  const { door } = await doorOf(teacher, address);
  const wall = await device(browser, complaints, { viewport: { width: 1920, height: 1080 } });
  await wall.goto(`${door}/screen`);
  const students: Page[] = [];
  for (let count = 0; count < 3; count++) {
    const student = await device(browser, complaints);
    await comeIn(student, door);
    students.push(student);
  }
  await teacher.getByRole('button', { name: 'Make the tables and start' }).click();
  for (const student of students) await student.waitForURL(/\/t\/\w+$/);

  const round = async (left: number) => {
    for (const student of students) {
      await untilCards(student, left);
      await bids(student).first().click();
    }
  };

  // All wait at the gate until it opens.
  await teacher.getByRole('button', { name: 'Set the gate' }).click();
  await expect(teacher.getByText('0 of 1 are there')).toBeVisible();
  await round(5);
  for (const student of students) await expect(student.getByText(/It waits for the others/)).toBeVisible();
  await expect(teacher.getByText('1 of 1 are there')).toBeVisible();
  for (const student of students) await expect(bids(student)).toHaveCount(0);
  await teacher.getByRole('button', { name: 'No gate' }).click();
  for (const student of students) await untilCards(student, 4);

  // A hint for one seat alone.
  await teacher.getByRole('button', { name: 'Hint', exact: true }).click();
  await teacher.getByRole('textbox', { name: /^Hint for / }).fill('Keep the king');
  await teacher.getByRole('button', { name: 'Send', exact: true }).last().click();
  const hinted = (student: Page) => student.getByRole('status').filter({ hasText: 'Keep the king' }).count();
  await expect
    .poll(async () => (await Promise.all(students.map(hinted))).reduce((sum, count) => sum + count, 0))
    .toBe(1);

  // A star, on the projector and off it again.
  await teacher.getByRole('button', { name: 'Star', exact: true }).click();
  await teacher.getByRole('textbox', { name: 'What is worth seeing at table 1?' }).fill('All bid low');
  await teacher.getByRole('button', { name: 'Send', exact: true }).last().click();
  await teacher.getByText('Projector: stars, charts, freezing').click();
  await teacher.getByRole('button', { name: 'Show on the projector: All bid low' }).click();
  await expect(wall.getByText('All bid low')).toBeVisible();
  expect((await lettersOf(wall))[0]).toBeGreaterThanOrEqual(36);
  await teacher.getByRole('button', { name: 'Back to the tables' }).click();
  await expect(wall.getByText('All bid low')).toHaveCount(0);

  // Frozen, it stays as it was.
  await teacher.getByRole('button', { name: 'Freeze the projector' }).click();
  await expect(wall.getByText('Frozen')).toBeVisible();
  await teacher.getByRole('button', { name: 'Let the projector go on' }).click();
  await expect(wall.getByText('Frozen')).toHaveCount(0);

  // A chart of the laboratory.
  await teacher
    .getByLabel('Pin a chart: open a report of the laboratory (report.html)')
    .setInputFiles({ name: 'report.html', mimeType: 'text/html', buffer: Buffer.from(REPORT) });
  await teacher.getByRole('button', { name: 'Pin: Wins by seat' }).click();
  await teacher.getByRole('button', { name: 'Show on the projector: Wins by seat' }).click();
  await expect(wall.getByRole('img', { name: 'Wins by seat' })).toBeVisible();

  // News reaches every seat, and stays in the log.
  await teacher.getByText('News for the tables').click();
  await teacher.getByLabel('What the tables are told').fill('The mint has burnt down.');
  await teacher.getByRole('button', { name: 'Send the news' }).click();
  for (const student of students) {
    const news = student
      .getByRole('region', { name: 'What to do' })
      .getByText('News: The mint has burnt down.');
    await expect(news).toBeVisible();
    await student.getByRole('button', { name: 'Close', exact: true }).click();
    await expect(news).toHaveCount(0);
  }

  for (let left = 4; left > 0; left--) await round(left);
  await expect(teacher.getByText('Over', { exact: true })).toHaveCount(1);
  await teacher.getByRole('link', { name: 'Debrief' }).click();
  const step = (name: string) =>
    teacher.getByRole('navigation', { name: 'Steps' }).getByRole('button', { name });
  await step('Starred moments').click();
  const stars = teacher.getByRole('region', { name: 'Starred moments' });
  for (const kept of ['All bid low', 'The mint has burnt down.', 'Wins by seat'])
    await expect(stars.getByText(kept)).toBeVisible();
  await step('What if').click();
  const ahead = teacher.getByRole('region', { name: 'What if' });
  await ahead.getByText('Table 1').click();
  await ahead.getByRole('button', { name: 'Play on 200 times' }).click();
  await expect(ahead.getByText('Who wins if bots play on')).toBeVisible();
});
