// Who may know whom. Cycles of imports are oxlint's to find: it can tell types from code.

/** Our packages, and which others of ours each may import. */
const KNOWS = {
  engine: [],
  testing: ['engine', 'protocol'],
  games: ['engine', 'testing'],
  shelf: ['engine', 'games'],
  bots: ['engine'],
  protocol: ['engine'],
  table: ['engine', 'bots', 'protocol'],
  lab: ['engine', 'bots', 'games', 'shelf'],
  server: ['engine', 'bots', 'games', 'shelf', 'protocol', 'table', 'testing'],
  web: ['engine', 'bots', 'games', 'shelf', 'protocol', 'table', 'testing'],
  cli: ['engine', 'bots', 'games', 'shelf', 'protocol', 'table', 'testing'],
};

/** These run anywhere: in a page, in a worker, under any runtime. */
const ANYWHERE = '^packages/(engine|games|bots|protocol|table)/';

const TESTS = '[.]test[.]m?[jt]sx?$';

/**
 * Bots and tables are tested by playing games.
 * @type {NonNullable<import('dependency-cruiser').IConfiguration['forbidden']>}
 */
const arrows = Object.entries(KNOWS).map(([name, known]) => ({
  name: `${name}-knows-${known.join('-') || 'nobody'}`,
  comment: `${name} may import ${known.join(', ') || 'nothing'} of ours.`,
  severity: 'error',
  from: { path: `^packages/${name}/`, pathNot: name === 'bots' || name === 'table' ? TESTS : [] },
  to: { path: '^(packages|bench|scripts)/', pathNot: `^packages/(${[name, ...known].join('|')})/` },
}));

/**
 * The folders of the server, and what else of it each may import; its own files at the top are free. `http` is the outside:
 * nothing but the server itself imports it.
 */
const SERVER = {
  store: [],
  mail: ['config'],
  table: ['store', 'ids', 'refuse', 'rights', 'show-table'],
  bots: ['table', 'store', 'refuse', 'report'],
  live: ['table', 'store', 'house', 'people', 'refuse', 'rights', 'show', 'show-table'],
  notices: ['table', 'store', 'live', 'mail', 'house', 'config', 'ids', 'refuse', 'report'],
  people: ['table', 'store', 'notices', 'mail', 'house', 'ids', 'refuse', 'report'],
};

/** @type {NonNullable<import('dependency-cruiser').IConfiguration['forbidden']>} */
const insideServer = Object.entries(SERVER).map(([name, known]) => ({
  name: `server-${name}`,
  comment: `The server's ${name}/ may import ${known.join(', ') || 'nothing else of the server'}.`,
  severity: 'error',
  from: { path: `^packages/server/src/${name}/`, pathNot: TESTS },
  to: {
    path: '^packages/server/src/',
    pathNot: `^packages/server/src/(${name}/|(${known.join('|') || name})(/|[.]ts$))`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
const rules = {
  forbidden: [
    ...arrows,
    ...insideServer,
    {
      name: 'only-tests-test',
      comment: 'What tests have in common is imported by tests alone.',
      severity: 'error',
      from: { path: '^(packages|bench|scripts)/', pathNot: [TESTS, '^packages/testing/'] },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'games-are-strangers',
      comment: 'One game never imports another.',
      severity: 'error',
      from: { path: '^packages/games/([^/]+)/' },
      to: { path: '^packages/games/', pathNot: '^packages/games/$1/' },
    },
    {
      name: 'runs-anywhere',
      comment: 'Engine, games, bots, table and protocol import nothing of Node; their tests may.',
      severity: 'error',
      from: { path: ANYWHERE, pathNot: TESTS },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'through-the-door',
      comment: 'Another package is imported by its name and through its exports, never by a relative path.',
      severity: 'error',
      from: { path: '^(packages/games/[^/]+|packages/[^/]+|bench|scripts)/' },
      to: { path: '^(packages|bench|scripts)/', pathNot: '^$1/', dependencyTypesNot: ['aliased-workspace'] },
    },
    {
      name: 'tests-are-leaves',
      comment: 'Nothing imports a test.',
      severity: 'error',
      from: {},
      to: { path: TESTS },
    },
    {
      name: 'resolves',
      comment: 'Every import leads somewhere; what the page’s build makes up is its own affair.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'is-declared',
      comment:
        'A package from outside is named in the package.json of the one who imports it, or of the root.',
      severity: 'error',
      from: {},
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ],
  options: {
    parser: 'swc',
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    // The parser knows no JSX: what *.tsx import, and the layers inside the page, are held by packages/web/src/layers.test.ts.
    exclude: { path: '(^|/)dist/|[.]tsx$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
};

export default rules;
