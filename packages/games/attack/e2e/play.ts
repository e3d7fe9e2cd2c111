import { listed, openAll, type WayToPress } from '@entente/web/e2e/playing.ts';
import type { Page } from '@entente/web/e2e/test.ts';

/** A short game on the server: the western half, two seats, one of them a bot, five Eagles, twelve rounds at most. */
export async function sitDown(page: Page, address: string): Promise<void> {
  await page.goto(`${address}/play/attack/new`);
  await page.getByRole('radio', { name: 'Online' }).check();
  await page.getByRole('radio', { name: '2', exact: true }).check();
  await page.getByRole('radio', { name: 'all options' }).check();
  await page.getByRole('radio', { name: 'west half' }).check();
  await page.getByRole('radio', { name: '5 (short game)' }).check();
  await page.getByRole('group', { name: 'Last round' }).getByRole('radio', { name: '12' }).check();
  await page.getByLabel('Who plays Ember').selectOption('random');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill('Ana');
  await page.getByRole('button', { name: 'Create' }).click();
}

/** Answers that bring a battle to its end and a game, too; the first is preferred. */
const WANTED = [
  'commitAll',
  'pressOn',
  'usualLine',
  'produce',
  'attackAt',
  'noBlock',
  'passBid',
  'refuseDeal',
  'endCards',
  'back',
  'declare',
  'endTurn',
];

/** Regions with many neighbours by land. */
const HOMES = ['brazil', 'peru', 'french_west_africa', 'libya', 'ontario'];

/** One who attacks a Minor Neutral in his first turns and then lets the others play. */
export class Conqueror {
  /** Battles that were seen on the board. */
  readonly battles = new Set<string>();
  /** How many of them went on by themselves. */
  foughtOut = 0;
  /** What is planned, and where to. */
  private orders: { unit: string; to: string }[] = [];
  /** The region that was opened last, and those that are done. */
  private opened = '';
  private readonly left = new Set<string>();

  /** Opens places on the map and acts in the sheets beside it. */
  readonly press: WayToPress = async (page) => {
    const ids = await listed(page);
    const battle = page.getByRole('region', { name: /^Battle for / });
    if ((await battle.count()) > 0) this.battles.add((await battle.getAttribute('aria-label')) ?? '');
    const rest = page.getByRole('button', { name: 'Fight to the end automatically' });
    if ((await rest.count()) > 0) {
      await rest.click();
      await page.getByText('Fighting automatically …').waitFor({ state: 'detached' });
      this.foughtOut++;
      return;
    }
    await pressOn(page, (await this.attack(page, ids)) ?? peaceful(ids));
  };

  /** A move from the first region on, into the first neighbour that is a Minor Neutral, with three kinds of units. */
  private async attack(page: Page, ids: readonly string[]): Promise<string | undefined> {
    if (this.battles.size > 0) return undefined;
    if (ids.includes('act action="move"')) {
      this.orders = [];
      this.left.clear();
      return 'act action="move"';
    }
    if (this.orders.length === 3 && ids.includes('declare')) return 'declare';
    for (const id of ids) {
      const [, to = '', unit = ''] = /^(?:march|cross) .*to="(\w+)" unit="(\w+)"/.exec(id) ?? [];
      if (to === '' || this.orders.some((order) => order.unit === unit || order.to !== to)) continue;
      if (!(await isNeutral(page, to))) continue;
      this.orders.push({ unit, to });
      return id;
    }
    if (ids.includes('back')) this.left.add(this.opened);
    const next = ids.find((id) => id.startsWith('from ') && !this.left.has(id));
    this.opened = next ?? '';
    return next;
  }
}

async function isNeutral(page: Page, region: string): Promise<boolean> {
  const about = await counter(page, region).getAttribute('aria-label');
  return about?.includes('Minor Neutral') ?? false;
}

const counter = (page: Page, region: string) =>
  page.locator(`#board [role="button"][data-region="${region}"]`);

function peaceful(ids: readonly string[]): string {
  const home = HOMES.map((region) =>
    ids.find((id) => /^(claim|deploy) /.test(id) && id.includes(`region="${region}"`)),
  );
  const wanted = WANTED.map((name) => ids.find((id) => id.split(' ')[0] === name));
  return [...home, ...wanted].find((id) => id !== undefined) ?? ids.at(-1) ?? '';
}

/** In the sheet of the place, on the board, or else on the list. */
async function pressOn(page: Page, id: string): Promise<void> {
  const place = /^(?:claim|capital|from) .*?region="(\w+)"/.exec(id)?.[1];
  if (place !== undefined) await counter(page, place).press('Enter');
  // To plan, the press on the map is all.
  if (id.startsWith('from ')) return;
  const named = `[data-action=${JSON.stringify(id)}]`;
  const drawn = page.locator(`:is(#board, #actions) ${named}`).filter({ visible: true });
  const isListed = (await drawn.count()) === 0;
  if (isListed) await openAll(page);
  const button = isListed ? page.locator(`[role="dialog"] ${named}`) : drawn.first();
  // One of many amounts on the list is opened first.
  const fold = page.locator('[role="dialog"] details:not([open])', { has: page.locator(named) });
  if (isListed && (await fold.count()) > 0) await fold.locator('summary').click();
  // As many as there are.
  const amount = button.locator('xpath=..').getByRole('spinbutton');
  if (/^(?:deploy|moor) /.test(id) && (await amount.count()) > 0) await amount.fill('9');
  await button.click();
}
