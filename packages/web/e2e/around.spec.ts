import { expect, inviteLink, test } from './house/test.ts';

test('a title page says what the game is, and one press invites friends', async ({ page }) => {
  await page.goto('/play/limit');
  await expect(page.getByRole('heading', { name: 'Limit', level: 1 })).toBeVisible();
  await expect(page.getByText('Everybody wants to grow. The world does not.')).toBeVisible();
  for (const fact of ['1–6 players', 'Medium', /min$/])
    await expect(page.getByText(fact).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now against bots' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^House rulings: \d+$/ })).toHaveAttribute(
    'href',
    '/rules/limit',
  );
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content');
  const drawn = await page.request.get(picture ?? '');
  expect(drawn.headers()['content-type']).toBe('image/png');
  await page.getByRole('button', { name: 'Invite friends' }).click();
  expect(await inviteLink(page)).toContain('/j/');
});

test('a chosen opponent stays chosen, in other games too', async ({ page }) => {
  await page.goto('/play/goofspiel');
  await expect(page.getByRole('radio', { name: /^Thoughtful/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Beginner/ }).check();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible();
  await page.goto('/play/limit');
  await expect(page.getByRole('radio', { name: /^Beginner/ })).toBeChecked();
});

test('a public game is found in the list of live games and watched by anybody', async ({ page, house }) => {
  await page.goto('/watch');
  await expect(page.getByRole('button', { name: 'Invite friends: Limit' })).toBeVisible();
  const { request } = page.context();
  const post = async (path: string, data: object) =>
    (await request.post(house.address + path, { data })).json();
  await post('/api/me', { name: 'Ana' });
  const { table } = await post('/api/tables', {
    game: 'goofspiel',
    name: 'In public',
    visibility: 'listed',
    chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  });
  await post(`/api/tables/${table.id}/do`, { do: 'ready', seat: 0, nonce: 'a'.repeat(32) });
  await post(`/api/tables/${table.id}/do`, { do: 'start' });
  await page.context().clearCookies();
  await page.goto('/watch');
  await page.getByRole('link', { name: 'Watch Goofspiel · In public' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${table.id}$`));
  await expect(page.getByText('Ana').first()).toBeVisible();
});

test('World3: a scenario, another one beside it, a lever, and a link that shows the same', async ({
  page,
}) => {
  await page.goto('/learn');
  await page.getByRole('link', { name: 'Open World3' }).click();
  await page.getByRole('combobox', { name: 'Scenario' }).selectOption('6. All technologies');
  await page.getByRole('combobox', { name: 'Beside it' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?scenario=6&beside=1$/);
  await expect(page.getByText('All technologies: solid. The world goes on as before: dashed.')).toBeVisible();
  const population = page.getByRole('figure', { name: 'Population (billions)' }).first();
  await expect(population).toContainText('(6) 7.95');
  await page.getByRole('checkbox', { name: 'Goods limited to enough' }).check();
  await expect(page.getByRole('combobox', { name: 'Scenario' })).toHaveValue('-1');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Goods limited to enough' })).toBeChecked();
  await expect(page.getByText('Your own: solid.')).toBeVisible();
  await expect(page.getByText('Source: Our World in Data').first()).toBeVisible();
});
