import type { Browser } from '@playwright/test';
import { chromium } from './chromium.ts';
import { expect, listen, type Page, PHONE, visitEverything } from './test.ts';

/** A name of this machine, as in a school without the internet: no secure context. */
export const NAME = 'class.example';

export async function device(browser: Browser, complaints: string[], as: object = PHONE): Promise<Page> {
  const context = await browser.newContext({ ...as, reducedMotion: 'reduce' });
  await context.addInitScript(visitEverything);
  const page = await context.newPage();
  listen(page, complaints);
  return page;
}

/** Comes in with the first name that is offered. */
export async function comeIn(page: Page, door: string): Promise<{ name: string; pin: string }> {
  await page.goto(door);
  expect(await page.evaluate(() => isSecureContext)).toBe(false);
  await page.getByRole('region', { name: 'Choose a name' }).getByRole('button').first().click();
  const who = page.getByRole('region', { name: /^You are / });
  const name = (await who.getByText(/^You are /).innerText()).replace('You are ', '');
  const pin = (await who.getByText(/^Your PIN is /).innerText()).replace('Your PIN is ', '');
  return { name, pin };
}

/** Sizes of letters on a page, the smallest first. */
export const lettersOf = (page: Page) =>
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

/** Browsers that find this machine by that name. */
export const BY_NAME = {
  launchOptions: {
    executablePath: chromium(),
    args: ['--no-sandbox', '--disable-gpu', `--host-resolver-rules=MAP ${NAME} 127.0.0.1`],
  },
};

/** A class that plays the shortest Goofspiel, which the page does not offer to classes. */
export function shortClass(teacher: Page, name: string): Promise<string> {
  return teacher.evaluate(async (title) => {
    const wish = {
      name: title,
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
  }, name);
}

/** The address at which students come in, from the organiser's page. */
export async function doorOf(teacher: Page, address: string): Promise<{ door: string; code: string }> {
  const code = await teacher
    .getByText(/^[2-9A-Z]{6}$/)
    .first()
    .innerText();
  return { door: `${address}/class/${code.toLowerCase()}`, code };
}
