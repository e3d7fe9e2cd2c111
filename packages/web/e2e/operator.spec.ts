import type { APIRequestContext } from '@playwright/test';
import { everyLook } from './house/axe.ts';
import { OPERATOR_TOKEN } from './house/server.ts';
import { expect, type Page, settled, test } from './house/test.ts';

/** A person with a session of their own. */
async function come(request: APIRequestContext, name: string): Promise<string> {
  const answer = await request.post('/api/me', { data: { name } });
  return ((await answer.json()) as { me: { id: string } }).me.id;
}

async function enter(page: Page): Promise<void> {
  await page.goto('/operator');
  await page.getByLabel('Token').fill(OPERATOR_TOKEN);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Ready for players.')).toBeVisible();
}

const part = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Parts of this page' }).getByRole('button', { name });

test('the operator sees what happens, settles a report, blocks a person, and all of it is noted', async ({
  page,
  playwright,
  baseURL,
  complaints,
}) => {
  const as = () => playwright.request.newContext({ baseURL });
  const [ana, rude] = [await as(), await as()];
  await come(ana, 'Ana');
  const rudeId = await come(rude, 'Rude Person');
  const made = await ana.post('/api/tables', {
    data: { game: 'goofspiel', name: 'Friday', chairs: [{ kind: 'me' }, { kind: 'open' }] },
  });
  const { table } = (await made.json()) as { table: { id: string; code: string } };
  await rude.post(`/api/tables/${table.id}/do`, { data: { do: 'take', code: table.code } });
  await rude.post(`/api/tables/${table.id}/talk`, {
    data: { id: 'a'.repeat(16), seat: 1, text: 'Something vile.' },
  });
  // Numbers of lines follow the time: the first that can be reported is it.
  let number = 0;
  while (!(await ana.post(`/api/tables/${table.id}/reports`, { data: { number, reason: 'insult' } })).ok())
    number++;

  await page.goto('/operator');
  await page.getByLabel('Token').fill('not-the-token-of-this-server');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('This is not the token of the operator.');
  // The browser says that, too.
  complaints.splice(0);
  await enter(page);

  await part(page, 'Tables').click();
  await page.getByLabel('Id, name, title or player').fill('friday');
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('button', { name: /^Show .*Friday/ }).click();
  await expect(page.getByText('Seat 2: Rude Person')).toBeVisible();

  await part(page, 'Reports').click();
  await expect(page.getByText('Rude Person: Something vile.')).toBeVisible();
  await page.getByRole('button', { name: 'Hide the line' }).click();
  await page.getByLabel('Reason (for the audit log)').fill('insult');
  await page.getByRole('button', { name: 'Hide the line' }).click();
  await expect(page.getByText('The line is hidden.')).toBeVisible();
  await page.getByRole('button', { name: 'Answer and settle' }).click();
  await page.getByLabel('Answer to the reporter').fill('Thank you.');
  await page.getByRole('button', { name: 'Answer and settle' }).click();
  await expect(page.getByText(/^Settled .*: Thank you\.$/)).toBeVisible();

  await part(page, 'People').click();
  await page.getByRole('button', { name: 'Block: Rude Person' }).click();
  await page.getByRole('button', { name: 'Block: Rude Person' }).click();
  await expect(page.getByText(/^Blocked since/)).toBeVisible();
  expect(await (await rude.get('/api/me')).json()).toEqual({ me: null });

  await part(page, 'Audit log').click();
  await expect(page.getByRole('row', { name: new RegExp(`person.block ${rudeId}`) })).toBeVisible();
  await expect(page.getByRole('row', { name: /report.hide .* insult/ })).toBeVisible();
  // It is still open after a reload, and shut after signing out.
  await page.reload();
  await expect(page.getByText('Ready for players.')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByLabel('Token')).toBeVisible();
});

test('its page can be read and used by everybody', async ({ page, playwright, baseURL }) => {
  const ana = await playwright.request.newContext({ baseURL });
  await come(ana, 'Ana');
  await ana.post('/api/tables', {
    data: { game: 'goofspiel', chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }] },
  });
  await page.goto('/operator');
  await settled(page);
  await everyLook(page, 'operator, door');
  await enter(page);
  for (const name of ['Health', 'Tables', 'People', 'Reports', 'Notices', 'Storage', 'Rules', 'Audit log']) {
    await part(page, name).click();
    await settled(page);
    await everyLook(page, `operator, ${name}`);
  }
});

test('the operator reads at which step of a lesson learners leave, and what that step says', async ({
  page,
  request,
}) => {
  for (const until of [1, 4]) {
    for (let step = 0; step <= until; step++) {
      const after = step === 0 ? null : { step: step - 1, seconds: 20 };
      await request.post('/api/lessons/steps', {
        data: { lesson: 'goofspiel/first-bids', steps: 6, step, after },
      });
    }
  }
  await enter(page);
  await part(page, 'Lessons').click();
  await page.getByText('Goofspiel: First bids').click();
  const steps = page.getByRole('region', { name: 'Goofspiel: First bids' });
  // Other tests of this server take lessons, too.
  await expect(steps.getByRole('row', { name: /^2 \d+ [1-9]\d* \d+ .*Where is your 5 now\?/ })).toBeVisible();
});
