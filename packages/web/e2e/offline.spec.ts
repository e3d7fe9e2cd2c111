import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { GameFile } from '@entente/engine';
import { bids, expect, openDrawer, PHONE, shortGame, test, untilCards } from './house/test.ts';

const WITH_ALL_THAT_MOVES = { contextOptions: { reducedMotion: 'no-preference' } } as const;

test.describe('with all that moves', () => {
  test.use(WITH_ALL_THAT_MOVES);

  test('a stranger plays within two clicks, by mouse, to the end', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Goofspiel' }).click();
    // The last card is bid by itself.
    for (let left = 13; left > 1; left--) {
      await untilCards(page, left);
      await bids(page).last().click();
    }
    await page.getByRole('link', { name: 'Result and debrief' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/win|Nobody/);
    await expect(page.getByRole('list', { name: 'Ranking' }).getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('img', { name: 'Points won' })).toBeVisible();
    await page.getByRole('link', { name: 'Verify this game' }).click();
    await expect(page.getByText(/^All is well: \d+ entries/)).toBeVisible();
  });
});

test('by keyboard alone', async ({ page }) => {
  await page.goto('/play/goofspiel');
  const focused = page.locator(':focus');
  while (!(await focused.filter({ hasText: 'Play now against bots' }).count()))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let left = 13; left > 1; left--) {
    await untilCards(page, left);
    // By the list of all actions, or by walking to the next choice.
    if (left % 2 === 0) {
      await page.keyboard.press('/');
      await expect(focused).toHaveAccessibleName('Find an action');
      await page.keyboard.type('bid');
      await page.keyboard.press('Enter');
    } else {
      await page.keyboard.press('n');
      await expect(focused).toHaveAccessibleName(/^Bid /);
      await page.keyboard.press('Enter');
    }
  }
  while (!(await focused.filter({ hasText: 'Result and debrief' }).count())) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Rematch' }).press('Enter');
  await untilCards(page, 13);
});

test.describe('by touch', () => {
  test.use({ ...PHONE, ...WITH_ALL_THAT_MOVES });

  test('a choice is confirmed, and can be chosen again', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play now: Goofspiel' }).tap();
    await untilCards(page, 13);
    await bids(page).nth(4).tap();
    await expect(page.getByText('Bid 5?')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).tap();
    await expect(page.getByText('Bid 5?')).toHaveCount(0);
    for (let left = 13; left > 1; left--) {
      await untilCards(page, left);
      await bids(page).first().tap();
      await page.getByRole('button', { name: 'Confirm' }).tap();
    }
    await page.getByRole('link', { name: 'Result and debrief' }).tap();
    await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(wide).toBe(false);
  });
});

test('by role and name only, as a screen reader does', async ({ page }) => {
  await shortGame(page);
  const call = page.getByRole('alert');
  for (let left = 5; left > 1; left--) {
    await untilCards(page, left);
    await expect(call).toHaveText(new RegExp(`Your turn\\. Which card.*${left} choices?\\.$`));
    await page.locator('#all-actions').click();
    await page
      .getByRole('dialog', { name: 'All actions' })
      .getByRole('button', { name: /^Bid/ })
      .first()
      .click();
  }
  await expect(
    page
      .getByRole('status')
      .filter({ hasText: /won|wins|tie/i })
      .first(),
  ).toBeAttached();
  // Scores are told when all have bid for the last prize.
  await expect(page.getByRole('link', { name: 'Result and debrief' })).toBeVisible();
  await page.getByRole('button', { name: 'Read the table' }).click();
  await page.getByRole('button', { name: 'Scores' }).click();
  await expect(page.getByRole('status').filter({ hasText: /Cobalt \d+\./ })).toBeVisible();
});

test('a reload in the middle loses nothing', async ({ page }) => {
  await shortGame(page);
  await bids(page).first().click();
  await untilCards(page, 4);
  await openDrawer(page, 'Log');
  const log = page.getByRole('tabpanel', { name: 'Log' });
  const before = await log.getByRole('listitem').allTextContents();
  await page.reload();
  await untilCards(page, 4);
  const after = await log.getByRole('listitem').allTextContents();
  expect(after).toEqual(before);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Your turn at 1 table' })).toBeVisible();
  await page.getByRole('link', { name: 'Next table' }).click();
  await untilCards(page, 4);
});

test('two tabs play at one table of this device, and neither loses what the other has done', async ({
  page,
  context,
}) => {
  await shortGame(page);
  await untilCards(page, 5);
  const other = await context.newPage();
  await other.goto(page.url());
  await untilCards(other, 5);
  for (let left = 5; left > 2; left--) {
    const [first, second] = left % 2 === 0 ? [page, other] : [other, page];
    await bids(first).first().click();
    await untilCards(first, left - 1);
    await untilCards(second, left - 1);
  }
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await page.getByRole('button', { name: 'Really remove this game for good?' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(other.getByRole('heading', { name: 'This table is not here' })).toBeVisible();
});

test('a game whose rules are not to be had is kept as it is, says so, and can be removed', async ({
  page,
}) => {
  await shortGame(page);
  await bids(page).first().click();
  await untilCards(page, 4);
  const table = page.url();
  await page.goto('/');
  const before = await page.evaluate(agedTable);
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'The rules of this game are missing' })).toBeVisible();
  expect(await page.evaluate(agedTable)).toBe(before);
  await page.getByRole('button', { name: 'Remove from this device' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(table);
  await expect(page.getByRole('heading', { name: 'This table is not here' })).toBeVisible();
});

test('a game of an earlier release plays on by its rules', async ({ page }) => {
  await shortGame(page);
  await page.goto('/');
  const kept = new URL('../../../releases/199a278/games/ideology-bots-1.json.gz', import.meta.url);
  const { entries, ...header } = JSON.parse(gunzipSync(readFileSync(kept)).toString()) as GameFile;
  const id = await page.evaluate(agedGame, { header, entries: entries.slice(0, 40) });
  await page.goto(`/t/${id}`);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await expect(page.getByText('Rules: version 4. Newest')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'What you can do' })).toBeVisible();
});

/** Makes a running game of the one table of this browser. */
async function agedGame({
  header,
  entries,
}: Pick<GameFile, 'entries'> & { header: object }): Promise<string> {
  const base = await new Promise<IDBDatabase>((resolve) => {
    const request = indexedDB.open('entente', 1);
    request.onsuccess = () => resolve(request.result);
  });
  return new Promise((resolve) => {
    const store = base.transaction('tables', 'readwrite').objectStore('tables');
    const found = store.getAll();
    found.onsuccess = () => {
      const [{ checkpoints: _checkpoints, ...table }] = found.result;
      const chairs = [{ kind: 'me' }, { kind: 'bot', bot: 'random' }];
      store.put({ ...table, header, chairs, entries }).onsuccess = () => resolve(table.id);
    };
  });
}

/** The one table of this browser as it is kept, made as old as can be. */
function agedTable(): Promise<string> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('entente', 1);
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const store = opening.result.transaction('tables', 'readwrite').objectStore('tables');
      const found = store.getAll();
      found.onsuccess = () => {
        const [kept] = found.result as { header: { version: number } }[];
        kept.header.version = 0;
        const put = store.put(kept);
        put.onsuccess = () => resolve(JSON.stringify(kept));
      };
    };
  });
}

test('every line of the log leads to its moment, and one can play on from there', async ({ page }) => {
  await shortGame(page);
  for (let left = 5; left > 2; left--) {
    await untilCards(page, left);
    await bids(page).last().click();
  }
  await untilCards(page, 2);
  await openDrawer(page, 'Log');
  await page.getByRole('link', { name: /Cobalt has bid 4/ }).click();
  await expect(page.getByText('step 2 of 3')).toBeVisible();
  await expect(page.getByText('Your hand: 1 2 3', { exact: true })).toBeVisible();
  await page.keyboard.press('[');
  await expect(page.getByText('step 1 of 3')).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await untilCards(page, 4);
});

test('alone with bots one can go back a step, and nobody has to be asked', async ({ page }) => {
  await shortGame(page);
  await bids(page).last().click();
  await untilCards(page, 4);
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Go back one step' }).click();
  await untilCards(page, 5);
  await page.keyboard.press('Escape');
  await openDrawer(page, 'Log');
  await expect(page.getByRole('tabpanel')).toContainText('Cobalt went back.');
});

test('one can resign where the rules know of it, and the game is over when nobody is left', async ({
  page,
}) => {
  await page.goto('/play/ideology');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await page.getByRole('button', { name: 'Table menu' }).click();
  await page.getByRole('button', { name: 'Resign', exact: true }).click();
  await page.getByRole('button', { name: 'Resign? The game then ends for everyone.' }).click();
  await expect(page.getByRole('button', { name: /^Resign/ })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.goto(`${page.url()}/end`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The game was given up and is over.');
});

test('an answer can be taken back while others think, and the button says which', async ({ page }) => {
  await page.goto('/play/goofspiel/new');
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByLabel('Who plays Ember').selectOption('me');
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('button', { name: 'I am Cobalt, show my side' }).click();
  await bids(page).nth(2).click();
  await expect(page.getByRole('button', { name: 'I am Ember, show my side' })).toBeVisible();
});

test('three languages, switched at any time', async ({ page }) => {
  await page.goto('/me');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await expect(page.getByRole('heading', { name: 'Aussehen' })).toBeVisible();
  await page.getByRole('link', { name: 'Spielen' }).click();
  await page.getByRole('button', { name: 'Sofort spielen: Goofspiel' }).click();
  await expect(page.getByRole('region', { name: 'Was zu tun ist' })).toContainText('Welche Karte bietest du');
  // In the middle of a game, too, whose words in other languages were not here yet.
  await page.goto('/play/limit');
  await page.getByRole('button', { name: 'Sofort gegen Bots spielen' }).click();
  await expect(page.getByRole('region', { name: 'Was zu tun ist' })).toContainText('Neue Politik');
  const table = page.url();
  await page.getByRole('button', { name: 'Tischmenü' }).click();
  await page.getByRole('link', { name: 'Einstellungen' }).click();
  await page.getByRole('radio', { name: 'Italiano' }).check();
  await expect(page.getByRole('heading', { name: 'Aspetto' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(table);
  await expect(page.getByRole('region', { name: 'Che cosa fare' })).toContainText('Nuove politiche');
  // English is fetched like any other.
  await page.goForward();
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.getByRole('heading', { name: 'Appearance' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('region', { name: 'What to do' })).toContainText('New policies');
});

test.describe('a German reader', () => {
  test.use({ locale: 'de' });

  test('is led to a rule in German and searches in German', async ({ page }) => {
    await page.goto('/rules/ideology#IDEO-8.3.6');
    const rule = page.locator('[data-rule="IDEO-8.3.6"]');
    await expect(rule).toContainText('Gibt der Verteidiger nach');
    await expect(rule).toBeInViewport();
    await expect(page.getByText('auf Englisch')).toHaveCount(0);
    await page.getByRole('searchbox', { name: 'In den Regeln suchen' }).fill('ANZIEHENDE kultur');
    await expect(page.locator('[data-rule]')).toHaveAttribute('data-rule', 'IDEO-14.1.2');
  });

  test('can see where in the code a rule is carried out and tested', async ({ page }) => {
    await page.goto('/rules/ideology');
    await page.getByText('Wo im Code').click();
    const row = page.getByRole('row', { name: /^IDEO-8.3.6 / });
    await expect(row.getByRole('cell')).toHaveText([/^src\/.*[.]ts:\d+$/, /^src\/.*[.]test[.]ts:\d+$/]);
  });
});

test.describe('without a network', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page opens, a game is played and a lesson taken', async ({ page, context }) => {
    await page.goto('/');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      // Ready means active; the files are all there by then.
    });
    await context.setOffline(true);
    await page.goto('/play');
    await page.getByRole('button', { name: 'Play now: Connect four' }).click();
    await page
      .getByRole('button', { name: /^Column 4/ })
      .first()
      .click();
    await expect(page.getByText('Cobalt drops a disc into column 4.')).toBeAttached();
    await page.goto('/learn');
    await page.getByRole('button', { name: 'Learn Goofspiel by playing: First bids' }).click();
    await page.getByRole('button', { name: 'Bid 5' }).click();
    await expect(page.getByRole('region', { name: 'Lesson', exact: true })).toContainText(
      'Where is your 5 now?',
    );
  });
});
