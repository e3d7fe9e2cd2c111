import { type Press, play } from './limit.ts';
import { expect, inviteLink, type Page } from './test.ts';

const actions = (page: Page) => page.getByRole('region', { name: 'What you can do' });

/** A short table of five on the server: the host, one who comes by link, and three bots. */
export async function sitDown(host: Page, guest: Page, address: string): Promise<void> {
  await host.goto(`${address}/play/ideology/new`);
  await host.getByRole('radio', { name: 'Online' }).check();
  await host.getByRole('radio', { name: '5', exact: true }).check();
  await host.getByRole('radio', { name: 'all options' }).check();
  await host.getByRole('radio', { name: '15 (short game)' }).check();
  for (const seat of ['Jade', 'Violet', 'Amber'])
    await host.getByLabel(`Who plays ${seat}`).selectOption('bot: careless');
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

/** Who spreads wherever he can reaches 12 soon, which makes for a short game. */
const SPREADS = ['place', 'extend', 'attack', 'cancel'];

/** The first choice on the list that spreads influence, otherwise the last, which passes or finishes. */
async function choose(page: Page): Promise<{ id: string; choice: Wanted }> {
  const ids = await actions(page)
    .locator('[data-action]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-action') ?? ''));
  const id = ids.find((one) => SPREADS.includes(one.split(' ')[0])) ?? ids.at(-1) ?? '';
  const region = /region="([^"]+)"/.exec(id)?.[1];
  return { id, choice: { do: id.split(' ')[0], ...(region === undefined ? {} : { region }) } };
}

const at = (page: Page, zone: '#board' | '#actions', id: string) =>
  page.locator(`${zone} [data-action=${JSON.stringify(id)}]`).filter({ visible: true });

/** By the map: opens the region at its counter and acts in the sheet beside it. */
export const byMap: Press = async (page) => {
  const { id, choice } = await choose(page);
  if (choice.region !== undefined && (await at(page, '#board', id).count()) === 0)
    await page.locator(`#board [role="button"][data-region="${choice.region}"]`).press('Enter');
  const drawn = at(page, '#board', id);
  await ((await drawn.count()) === 0 ? at(page, '#actions', id) : drawn.first()).click();
};

/** By touch: opens a tile, acts below it, confirms. */
export const byTiles: Press = async (page) => {
  const { id, choice } = await choose(page);
  if (choice.region !== undefined && (await at(page, '#board', id).count()) === 0)
    await page.locator(`#board button[data-action="region=${choice.region}"]`).tap();
  const drawn = at(page, '#board', id);
  await ((await drawn.count()) === 0 ? at(page, '#actions', id) : drawn.first()).tap();
  await page.getByRole('button', { name: 'Confirm' }).tap();
};

export { play };

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
