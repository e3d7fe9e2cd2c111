import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { playOn, startedTable } from '../testing/goofspiel.ts';
import { Guest } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

const COVER = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="M0 0H9V9Z"/></svg>';

let folder: ServerFolder;
let server: RunningServer;
beforeAll(async () => {
  folder = new ServerFolder();
  const web = join(folder.data, 'web');
  mkdirSync(join(web, '.vite'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><head><title>Entente</title></head><body></body>');
  writeFileSync(join(web, 'cover-1.svg'), COVER);
  writeFileSync(
    join(web, '.vite/manifest.json'),
    JSON.stringify({ '../games/examples/src/goofspiel/cover.svg': { file: 'cover-1.svg' } }),
  );
  server = await folder.start({ web });
});
afterAll(() => folder.leave());

const pageAt = async (path: string, language = 'en') =>
  (await fetch(server.address + path, { headers: { 'accept-language': language } })).text();
const tagIn = (page: string, name: string) =>
  new RegExp(`(?:property|name)="${name}" content="([^"]*)"`).exec(page)?.[1];
const signed = (response: Response) => response.headers.get('content-type');

/** Two people play to the end. */
async function finished(spectators = true) {
  const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(server.address, name)));
  const table = await startedTable([ann, bob]);
  if (!spectators) await ann.do(table.id, { do: 'change', spectators });
  await Promise.all([ann, bob].map(async (guest, seat) => playOn(await guest.sit(table.id), seat)));
  return table;
}

describe('a link to', () => {
  test('the first page and to a title says what they are, in the language of the reader', async () => {
    const home = await pageAt('/');
    expect(tagIn(home, 'og:title')).toBe('Entente');
    expect(tagIn(home, 'og:image')).toBe(`${server.address}/og.png?l=en`);
    expect(tagIn(home, 'twitter:card')).toBe('summary_large_image');
    const title = await pageAt('/play/limit', 'de');
    expect(tagIn(title, 'og:title')).toBe('Limit');
    expect(tagIn(title, 'og:description')).toContain('1850');
    expect(tagIn(title, 'og:image')).toBe(`${server.address}/og/play/limit.png?l=de`);
  });

  test('a table by its code says how many seats are free, and no name of a person', async () => {
    const ann = await Guest.come(server.address, 'Ann-of-the-link');
    const { code } = await ann.create({
      game: 'goofspiel',
      name: 'Friday <b>"evening"</b>',
      chairs: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    });
    const page = await pageAt(`/j/${code}`);
    expect(tagIn(page, 'og:title')).toBe('Goofspiel · Friday &lt;b&gt;&quot;evening&quot;&lt;/b&gt;');
    expect(tagIn(page, 'og:description')).toContain('3 players, 2 free seats');
    expect(tagIn(page, 'robots')).toBe('noindex');
    expect(page).not.toContain('Ann-of-the-link');
  });

  test('a running game says that it is running, and nothing of it', async () => {
    const [ann, bob] = await Promise.all(['Ann', 'Bob'].map((name) => Guest.come(server.address, name)));
    const { id } = await startedTable([ann, bob]);
    const pages = await Promise.all([`/t/${id}`, `/t/${id}/m/0`, `/t/${id}/end`].map((path) => pageAt(path)));
    for (const page of pages) {
      expect(tagIn(page, 'og:title')).toBe('Goofspiel · Friday');
      expect(tagIn(page, 'og:description')).toBe('A game is being played.');
      expect(page).not.toContain('Ann');
    }
  });

  test('a finished game says who won', async () => {
    const { id } = await finished();
    const page = await pageAt(`/t/${id}/end`);
    expect(tagIn(page, 'og:title')).toMatch(/^Goofspiel · Friday: (Ann|Bob|Nobody)/);
    expect(tagIn(page, 'og:description')).toMatch(/1\. (Ann|Bob) \d+ · \d\. (Ann|Bob) \d+/);
  });

  test('a page that a stranger may not see looks like any other', async () => {
    const { id } = await finished(false);
    const any = ['/t/AAAAAAAAAAAA', '/j/aaaaaaaaaa', '/play/nothing', '/no/such/page'];
    const home = tagIn(await pageAt('/'), 'og:description');
    for (const path of [`/t/${id}/end`, `/t/${id}`, `/t/${id}/m/1`, ...any]) {
      const page = await pageAt(path);
      expect([path, tagIn(page, 'og:title')]).toEqual([path, 'Entente']);
      expect(tagIn(page, 'og:description')).toBe(home);
      expect(page).not.toContain('Friday');
    }
    const [hidden, home2] = await Promise.all(
      [`/og/t/${id}.png`, '/og.png'].map(async (path) => (await fetch(server.address + path)).arrayBuffer()),
    );
    expect(Buffer.from(hidden).equals(Buffer.from(home2))).toBe(true);
  });
});

describe('the picture', () => {
  test('is drawn as PNG, of a title and of a result', async () => {
    const { id } = await finished();
    for (const path of ['/og/play/goofspiel.png', `/og/t/${id}/end.png`]) {
      const response = await fetch(server.address + path);
      expect(signed(response)).toBe('image/png');
      const bytes = Buffer.from(await response.arrayBuffer());
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    }
  });

  test('has a limit on requests', async () => {
    const strict = new ServerFolder();
    const { address } = await strict.start({ rateLimits: true });
    const answers = await Promise.all(
      Array.from({ length: 45 }, () => fetch(`${address}/og/play/goofspiel.png`, { redirect: 'manual' })),
    );
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(5);
    await strict.leave();
  });
});
