import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

// dependency-cruiser's parsers read no JSX of TypeScript, so the arrows inside the page are held here.

const here = fileURLToPath(new URL('.', import.meta.url));

/** The packages of ours that the page may know. */
const PACKAGES = /^@entente\/(engine|bots|analysis|lab|pictures|shelf|protocol|table|world3)(\/|$)/;

/**
 * What boards are made of, in this package and in the folders of games: neither the play screen nor where its tables come
 * from.
 */
const KIT = [
  'board-api',
  'map',
  'ui',
  'words',
  'seats',
  'provenance',
  'charts',
  'settings',
  'cover',
  'pictures',
];

/** The folders of the page, and what else of it each may import: a folder, or files of one. Low layers come first. */
const KNOWS: Readonly<Record<string, readonly string[]>> = {
  settings: [],
  seats: [],
  sounds: ['settings'],
  style: [],
  cover: ['seats', 'map/file.ts'],
  sw: [],
  // Whether a server or this device answers is decided here.
  link: ['settings', 'sounds', 'local/device-host.ts'],
  words: ['settings', 'link'],
  ui: ['settings', 'words', 'link'],
  local: ['settings', 'link', 'words', 'titles/rules.ts'],
  // Long thought, in a worker.
  think: ['titles/rules.ts'],
  provenance: ['ui', 'words'],
  map: ['seats', 'ui', 'words', 'board-api/arrows.ts'],
  charts: ['settings', 'seats', 'link', 'words'],
  // Dice and engravings.
  pictures: ['seats', 'words'],
  'board-api': ['link/messages.ts', 'words'],
  boards: KIT,
  shell: ['settings', 'link', 'words'],
  titles: ['settings', 'link', 'local', 'words', 'ui', 'seats', 'cover', 'board-api/page.ts'],
  lessons: ['settings', 'link', 'words', 'ui', 'local/device-host.ts'],
  puzzles: ['words', 'ui', 'lessons', 'local/device-host.ts'],
  rules: ['settings', 'words', 'ui', 'provenance'],
  me: ['settings', 'link', 'words', 'ui', 'titles', 'lessons/tips.ts'],
  world3: ['settings', 'words', 'ui', 'charts'],
  lab: ['settings', 'link', 'words', 'ui', 'titles', 'local/device-host.ts', 'classroom/usePolled.ts'],
  classroom: [
    'settings',
    'link',
    'words',
    'ui',
    'seats',
    'charts',
    'titles',
    'lessons',
    'think',
    'world3',
    'play/actions/deals.ts',
    'play/talk/Word.tsx',
    'end/Analysed.tsx',
    'end/own-debrief.ts',
    'screens/Presets.tsx',
    'screens/own-name.ts',
  ],
  operator: [
    'settings',
    'link',
    'words',
    'ui',
    'titles/titles.ts',
    'me/dates.ts',
    'me/useTask.ts',
    'lessons/list.ts',
  ],
  // The play screen gets at boards through their registry alone.
  play: [
    'settings',
    'sounds',
    'link',
    'words',
    'ui',
    'seats',
    'charts',
    'shell',
    'think',
    'titles',
    'lessons',
    'puzzles',
    'rules',
    'board-api',
    'pictures',
    'boards/index.ts',
    'boards/DrawnBoard.tsx',
    'boards/spoken.ts',
    'screens',
  ],
  replay: [
    'settings',
    'link',
    'words',
    'ui',
    'seats',
    'board-api',
    'boards/index.ts',
    'boards/DrawnBoard.tsx',
    'play',
  ],
  end: [
    'settings',
    'link',
    'words',
    'ui',
    'seats',
    'charts',
    'shell',
    'think',
    'titles',
    'board-api',
    'play',
    'replay',
  ],
  screens: [
    'settings',
    'link',
    'local',
    'words',
    'ui',
    'seats',
    'titles',
    'lessons',
    'puzzles',
    'rules',
    'me',
    'play',
    'end',
  ],
};

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /[.]tsx?$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

const files = filesIn(here);

/** What games bring to the page, from their own folder: the small examples share one. */
const games = fileURLToPath(new URL('../../games/', import.meta.url));
const drawn = filesIn(games).filter((file) =>
  /^[^/]+\/(src\/[^/]+\/)?(board\/|(page|cover|pitch)[.]tsx?$)/.test(file),
);

const folderOf = (path: string): string | null => (path.includes('/') ? path.split('/')[0] : null);

/** What a file imports, as it says it. */
const importsOf = (text: string): string[] =>
  [...text.matchAll(/(?:\bfrom|\bimport\(|\bimport) ?'([^']+)'/g)].map(([, to]) => to);

/** Why a file of the page may not import this; null when it may. */
function wrong(file: string, to: string): string | null {
  const told = `${file} imports ${to}`;
  if (to.startsWith('@entente/')) return PACKAGES.test(to) || file.includes('.test.') ? null : told;
  if (!to.startsWith('.')) return null;
  const target = join(file, '..', to);
  const [from, into] = [folderOf(file), folderOf(target)];
  if (target.startsWith('..')) return told;
  // What starts the page knows all of it, and a test may use what it likes.
  if (from === null || from === into || file.includes('.test.')) return null;
  const known = KNOWS[from].some((known) => target === known || target.startsWith(`${known}/`));
  return known ? null : told;
}

/** Why what a game brings to the page may not import this; null when it may. */
function wrongInGame(file: string, to: string): string | null {
  const told = `${file} imports ${to}`;
  if (to.startsWith('@entente/engine')) return null;
  const folder = /^@entente\/web\/([a-z-]+)\//.exec(to)?.[1];
  if (folder !== undefined) return [...KIT, 'kit', 'world'].includes(folder) ? null : told;
  if (to.startsWith('@entente/')) return told;
  if (!to.startsWith('.')) return null;
  const [game, ...rest] = join(file, '..', to).split('/');
  if (game !== file.split('/')[0]) return told;
  // A board asks its game by the door.
  return rest[0] !== 'src' || game === 'examples' || rest.join('/') === 'src/index.ts' ? null : told;
}

test('boards and covers in the folders of games import the engine, their game and the kit', () => {
  expect(drawn.length).toBeGreaterThan(100);
  const found = drawn.flatMap((file) =>
    importsOf(readFileSync(join(games, file), 'utf8')).map((to) => wrongInGame(file, to)),
  );
  expect(found.filter((told) => told !== null)).toEqual([]);
});

test.each([
  ['attack/board/Badge.tsx', '@entente/web/play/usePlay.ts'],
  ['attack/board/Badge.tsx', '@entente/web/e2e/test.ts'],
  ['attack/board/Badge.tsx', '@entente/game-limit'],
  ['attack/board/Badge.tsx', '@entente/server'],
  ['attack/board/Badge.tsx', '../src/odds/land.ts'],
  ['attack/board/Badge.tsx', '../../limit/src/index.ts'],
  ['attack/page.ts', '../../web/src/App.tsx'],
])('%s may not import %s', (file, to) => {
  expect(wrongInGame(file, to)).toBe(`${file} imports ${to}`);
});

test('components and all else import only what their folder may know', () => {
  expect(files.length).toBeGreaterThan(200);
  const folders = new Set(files.map(folderOf).filter((folder) => folder !== null));
  expect([...folders].filter((folder) => !(folder in KNOWS))).toEqual([]);
  const found = files.flatMap((file) =>
    importsOf(readFileSync(join(here, file), 'utf8')).map((to) => wrong(file, to)),
  );
  expect(found.filter((told) => told !== null)).toEqual([]);
});

test.each([
  ['boards/facts/Facts.tsx', '../../play/usePlay.ts'],
  ['boards/facts/Facts.tsx', '../../link/session.ts'],
  ['play/Side.tsx', '../boards/facts/Facts.tsx'],
  ['play/Side.tsx', '@entente/game-attack/page'],
  ['me/Looks.tsx', '../screens/MeScreen.tsx'],
  ['map/WorldMap.tsx', '../boards/index.ts'],
  ['ui/Button.tsx', '../../../server/src/main.ts'],
  ['ui/Button.tsx', '@entente/server'],
])('%s may not import %s', (file, to) => {
  expect(wrong(file, to)).toBe(`${file} imports ${to}`);
});

test('imports are read from JSX, of types, lazily and for their effect', () => {
  const text = `import './a.css';\nimport type { B } from './b.ts';\nconst C = lazy(() => import('./C.tsx'));\n<p>from here</p>`;
  expect(importsOf(text)).toEqual(['./a.css', './b.ts', './C.tsx']);
});

test('boards know no rule: they ask the game, and never play or look into the flow of play', () => {
  const boards = [
    ...files.filter((file) => folderOf(file) === 'boards').map((file) => join(here, file)),
    ...drawn.map((file) => join(games, file)),
  ].filter((file) => !file.includes('.test.'));
  expect(boards.length).toBeGreaterThan(100);
  const playing = boards.filter((file) =>
    /\b(Referee|SeededChance|imagine|defaultAnswer)\b|[.]flow\b|\bflow[ ,:}]+.*[=:] /.test(codeOf(file)),
  );
  expect(playing).toEqual([]);
});

/** What is in a file, without its comments. */
const codeOf = (file: string): string => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
