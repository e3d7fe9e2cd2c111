import { choose, listed, type WayToPress } from '@entente/web/e2e/playing.ts';
import { expect, inviteLink, type Page } from '@entente/web/e2e/test.ts';

/** A short table of five on the server: the host, one who comes by link, and three bots. */
export async function sitDown(host: Page, guest: Page, address: string): Promise<void> {
  await host.goto(`${address}/play/ideology/new`);
  await host.getByRole('radio', { name: 'Online' }).check();
  await host.getByRole('radio', { name: '5', exact: true }).check();
  // At this pace a pass is shown at once.
  await host.getByRole('radio', { name: 'one move a day', exact: true }).check();
  await host.getByRole('radio', { name: 'all options' }).check();
  await host.getByRole('radio', { name: '15 (short game)' }).check();
  for (const seat of ['Jade', 'Violet', 'Amber'])
    await host.getByLabel(`Who plays ${seat}`).selectOption('random');
  await host.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
  await host.getByRole('button', { name: 'Create' }).click();
  const link = await inviteLink(host);
  await guest.goto(link);
  await guest.getByRole('textbox', { name: 'What shall we call you?' }).fill('Bob');
  await guest.getByRole('button', { name: 'Join', exact: true }).click();
  await guest.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: 'I am ready' }).click();
  await host.getByRole('button', { name: 'Start', exact: true }).click();
}

interface Wanted {
  readonly do: string;
  readonly region?: string;
}

/** A player who spreads wherever possible reaches 12 soon, which makes for a short game. */
const SPREADS = ['place', 'extend', 'attack', 'cancel'];

/** The first choice on the list that spreads influence, otherwise the last, which passes or finishes. */
async function wanted(page: Page): Promise<{ id: string; choice: Wanted }> {
  const ids = await listed(page);
  const id = ids.find((one) => SPREADS.includes(one.split(' ')[0])) ?? ids.at(-1) ?? '';
  const region = /region="([^"]+)"/.exec(id)?.[1];
  return { id, choice: { do: id.split(' ')[0], ...(region === undefined ? {} : { region }) } };
}

const onBoard = (page: Page, id: string) =>
  page.locator(`#board [data-action=${JSON.stringify(id)}]`).filter({ visible: true });

/** By the map: opens the region at its counter and acts in the sheet beside it. */
export const byMap: WayToPress = async (page) => {
  const { id, choice } = await wanted(page);
  if (choice.region !== undefined && (await onBoard(page, id).count()) === 0)
    await page.locator(`#board [role="button"][data-region="${choice.region}"]`).press('Enter');
  await choose(page, id);
};

/** By touch: opens a tile, acts below it, confirms. */
export const byTiles: WayToPress = async (page) => {
  const { id, choice } = await wanted(page);
  if (choice.region !== undefined && (await onBoard(page, id).count()) === 0)
    await page.locator(`#board button[data-action="region=${choice.region}"]`).tap();
  await choose(page, id, 'tap');
  await page.getByRole('button', { name: 'Confirm' }).tap();
};

/** Both read the same ranking of five. */
export async function expectSameRanking(pages: readonly Page[]): Promise<void> {
  const rankings: string[][] = [];
  for (const page of pages) {
    await page.getByRole('link', { name: 'Result and debrief' }).click();
    const ranking = page.getByRole('list', { name: 'Ranking' }).getByRole('listitem');
    await expect(ranking).toHaveCount(5);
    rankings.push(await ranking.allTextContents());
  }
  for (const ranking of rankings) expect(ranking).toEqual(rankings[0]);
}
