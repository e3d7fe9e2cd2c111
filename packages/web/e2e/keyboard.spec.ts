import { expect, type Page, test } from './house/test.ts';

async function open(page: Page, game: string, seats: string): Promise<void> {
  await page.goto(`/play/${game}/new`);
  await page.getByRole('radio', { name: 'On this device (works offline)' }).check();
  await page.getByRole('radio', { name: seats, exact: true }).check();
  await page.getByRole('button', { name: 'Create' }).click();
  await page.getByRole('region', { name: 'What you can do' }).waitFor();
}

const areaOf = (box: { width: number; height: number } | null) => (box === null ? 0 : box.width * box.height);

for (const [game, seats, name] of [
  ['ideology', '3', 'Ideology'],
  ['venonta', '3', 'Venonta'],
  ['attack', '2', 'Attack!'],
] as const) {
  test(`${name}: the map by keys alone`, async ({ page }) => {
    await open(page, game, seats);
    const world = page.getByRole('group', { name: 'World map' });
    const focused = page.locator(':focus');
    const prompt = page.getByRole('region', { name: 'What to do' });
    const asked = await prompt.textContent();

    // The map fills the screen, and only a single target is outlined, never one of many.
    await page.mouse.move(0, 0);
    const size = await world.boundingBox();
    const screen = page.viewportSize();
    expect(areaOf(size) / areaOf(screen)).toBeGreaterThan(0.6);
    const targets = await world.locator('[role="button"][data-lit="true"]').count();
    expect(await world.locator('[data-state="aimed"]').count()).toBe(targets === 1 ? 1 : 0);

    while ((await world.locator(':focus').count()) === 0) await page.keyboard.press('Tab');

    // Arrows walk; Space opens what is there and stays; Enter goes there; Escape comes back.
    const first = await focused.getAttribute('data-region');
    await page.keyboard.press('ArrowRight');
    await expect(focused).not.toHaveAttribute('data-region', first ?? '');
    const here = (await focused.getAttribute('data-region')) ?? '';
    await page.keyboard.press('Space');
    await expect(focused).toHaveAttribute('data-region', here);
    await expect(focused).toHaveAttribute('aria-pressed', 'true');
    const sheet = page.locator('#board [data-sheet]');
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(sheet.and(focused).or(sheet.locator(':focus'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(focused).toHaveAttribute('data-region', here);
    expect(await prompt.textContent()).toBe(asked);

    // By name.
    const wanted = world.getByRole('button').last();
    const region = (await wanted.getAttribute('data-region')) ?? '';
    const about = (await wanted.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('/');
    await expect(focused).toHaveAccessibleName('Find a region');
    await page.keyboard.type(/^[^,:]+/.exec(about)?.[0] ?? '');
    await page.keyboard.press('Enter');
    await expect(focused).toHaveAttribute('data-region', region);

    // From the tray the list of everything opens; what is pressed goes away, and the keys stay where they were.
    await page.keyboard.press('h');
    await page.keyboard.press('/');
    await expect(focused).toHaveAccessibleName('Find an action');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(prompt).not.toHaveText(asked ?? '');
    await expect(page.locator('#actions:focus, #actions :focus, #board :focus')).toHaveCount(1);
  });
}
