// Who may know whom. Cycles of imports are oxlint's to find: it can tell types from code.

/** Our packages, and which others of ours each may import. */
const KNOWS = {
  engine: [],
  testing: ['engine', 'protocol'],
  games: ['engine', 'testing', 'web', 'protocol'],
  shelf: ['engine', 'games', 'web'],
  bots: ['engine'],
  pictures: [],
  world3: [],
  protocol: ['engine'],
  table: ['engine', 'bots', 'protocol'],
  analysis: ['engine', 'bots'],
  lab: ['engine', 'bots', 'analysis'],
  server: ['engine', 'bots', 'lab', 'pictures', 'games', 'shelf', 'protocol', 'table', 'testing'],
  web: [
    'engine',
    'bots',
    'analysis',
    'lab',
    'pictures',
    'games',
    'shelf',
    'protocol',
    'table',
    'testing',
    'world3',
  ],
  cli: ['engine', 'bots', 'analysis', 'games', 'lab', 'shelf', 'protocol', 'table', 'testing', 'world3'],
};

/** These run anywhere: in a page, in a worker, under any runtime. */
const ANYWHERE = '^packages/(engine|games|bots|analysis|lab|pictures|protocol|table|world3)/';

/** What a game brings to the page: packages/web/src/layers.test.ts says what of the page it may import. */
const OF_THE_PAGE = [
  '^packages/shelf/src/(outside-)?pages[.]ts$',
  '^packages/games/[^/]+/(board|map|e2e)/',
  '^packages/games/[^/]+/(page|cover|pitch)[.]',
  '^packages/games/examples/src/[^/]+/board/',
  '^packages/games/examples/src/[^/]+/(page|cover|pitch)[.]',
];

const TESTS = '[.]test[.]m?[jt]sx?$';

/**
 * Bots and tables are tested by playing games, the command on the server's Postgres.
 * @type {NonNullable<import('dependency-cruiser').IConfiguration['forbidden']>}
 */
const arrows = Object.entries(KNOWS).map(([name, known]) => ({
  name: `${name}-knows-${known.join('-') || 'nobody'}`,
  comment: `${name} may import ${known.join(', ') || 'nothing'} of ours.`,
  severity: 'error',
  from: {
    path: `^packages/${name}/`,
    pathNot: ['bots', 'analysis', 'lab', 'table', 'cli'].includes(name) ? TESTS : [],
  },
  to: { path: '^(packages|bench|scripts)/', pathNot: `^packages/(${[name, ...known].join('|')})/` },
}));

/**
 * The folders of the server, and what else of it each may import; its own files at the top are free. `http` is the outside:
 * nothing but the server itself imports it. `world` is for all of them.
 */
const SERVER = {
  store: [],
  mail: ['config'],
  tables: ['store', 'ids', 'refuse', 'rules', 'error-log'],
  bots: ['tables', 'store', 'refuse', 'error-log'],
  clocks: ['bots', 'tables', 'store', 'refuse', 'error-log'],
  people: [
    ...['tables', 'store', 'notices', 'mail', 'classes/class-people'],
    ...['config', 'ids', 'limits', 'refuse', 'error-log'],
  ],
  lab: ['store', 'bots/task', 'ids', 'refuse', 'error-log'],
  classes: ['tables', 'store', 'people', 'ids', 'refuse', 'error-log'],
  notices: ['tables', 'store', 'mail', 'people/person-changes', 'config', 'ids', 'refuse', 'error-log'],
  operator: [
    ...['tables', 'store', 'people', 'upgrade', 'live/connections', 'bots/bot-pool'],
    ...['health', 'ids', 'names', 'refuse', 'rules'],
  ],
  live: [
    ...['tables', 'store', 'notices/notice-planner', 'people/sessions'],
    ...['config', 'faults', 'limits', 'refuse', 'request', 'error-log'],
  ],
};

/** @type {NonNullable<import('dependency-cruiser').IConfiguration['forbidden']>} */
const insideServer = Object.entries(SERVER).map(([name, known]) => ({
  name: `server-${name}`,
  comment: `The server's ${name}/ may import ${[...known, 'world'].join(', ')}.`,
  severity: 'error',
  from: { path: `^packages/server/src/${name}/`, pathNot: TESTS },
  to: {
    path: '^packages/server/src/',
    pathNot: `^packages/server/src/(${name}/|(${[...known, 'world'].join('|')})(/|[.]ts$))`,
  },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
const rules = {
  forbidden: [
    ...arrows,
    ...insideServer,
    {
      name: 'only-tests-test',
      comment:
        'What tests have in common is imported by tests alone, and by what the tests of one game have in common.',
      severity: 'error',
      from: {
        path: '^(packages|bench|scripts)/',
        pathNot: [TESTS, '^packages/testing/', '^packages/games/[^/]+/src/testing/'],
      },
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
      name: 'rules-know-no-page',
      comment: 'What a game brings to the page knows the page; its rules do not.',
      severity: 'error',
      from: { path: '^packages/games/', pathNot: OF_THE_PAGE },
      to: { path: '^packages/(web|protocol)/' },
    },
    {
      name: 'only-the-page-draws',
      comment: 'Boards and covers are for the page: rules, server, terminal and bots do without.',
      severity: 'error',
      from: { path: '^(packages|bench|scripts)/', pathNot: ['^packages/web/', ...OF_THE_PAGE] },
      to: { path: OF_THE_PAGE },
    },
    {
      name: 'runs-anywhere',
      comment:
        'Engine, games, bots, table and protocol import nothing of Node; their tests may, those in a browser too.',
      severity: 'error',
      from: { path: ANYWHERE, pathNot: [TESTS, ...OF_THE_PAGE] },
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
