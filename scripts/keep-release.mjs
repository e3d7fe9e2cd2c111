// Keeps evidence of a release, so that what was begun with it can be played on with every later one:
//
//   node scripts/keep-release.mjs <clone of the release, installed and built> releases/<commit>
//
// It bundles the rules, runs the real server, plays every title through its protocol, and saves what it finds.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { giveUp } from './lib/install.mjs';
import { makeTable, openHouse, playOn, startTable, talk, waitForEnd } from './lib/release/house.mjs';
import { PLAN } from './lib/release/plan.mjs';
import { bundleRules, TITLES, writeRules } from './lib/release/rules.mjs';

const [, , from, to] = process.argv;
if (to === undefined) giveUp('Say which clone, and which folder: see the head of scripts/keep-release.mjs.');
const clone = resolve(from);
const folder = resolve(to);
const aside = mkdtempSync(join(tmpdir(), 'release-'));
/** Number of answers after which a table is left, even if nothing special is going on. */
const MOST = 400;
/** The same for two people, whose game may end before there is a battle. */
const LONG = 100;

const rules = await writeRules(await bundleRules(clone, TITLES), join(folder, 'rules'));
mkdirSync(join(folder, 'games'), { recursive: true });
const house = await openHouse(clone, aside);
const people = [await house.come('Ann'), await house.come('Bob'), await house.come('Cleo')];
const [ann, bob] = people;
/** @type {Record<string, any>[]} */
const tables = [];
/** @type {Record<string, Record<string, unknown>>} */
const shown = {};

for (const [game, wish] of Object.entries(PLAN)) {
  const plan = knownOf(game, wish);
  await lobbies(game, plan);
  await running(game, plan);
  await finished(game, plan);
  console.log(`${game}: ${tables.filter((table) => table.game === game).length} tables`);
}
await house.close();
const database = readDatabase();
writeFileSync(join(folder, 'entente.db.gz'), gzipSync(database.bytes, { level: 9 }));
const list = tables.map((table) => ({ ...table, entries: database.entries.get(table.id) ?? 0 }));
const games = Object.entries(PLAN).flatMap(([game, wish]) =>
  knownOf(game, wish).files.map((setting, at) => saveByCommand(game, setting, at + 1)),
);
const tokens = people.map(({ name, token }) => ({ name, token }));
const versions = Object.fromEntries(
  Object.entries(rules).map(([id, { version, file }]) => [id, { version, file }]),
);
writeFileSync(
  join(folder, 'tables.json'),
  `${JSON.stringify({ rules: versions, people: tokens, tables: list, games }, null, 1)}\n`,
);
writeFileSync(join(folder, 'shown.json.gz'), gzipSync(JSON.stringify(shown), { level: 9 }));
rmSync(aside, { recursive: true });

/**
 * The plan without options that this release does not have.
 *
 * @param {string} game
 * @param {(typeof PLAN)[string]} plan
 * @returns {typeof plan}
 */
function knownOf(game, plan) {
  const { options: known } = rules[game];
  return JSON.parse(JSON.stringify(plan), (key, value) =>
    key === 'options'
      ? Object.fromEntries(Object.entries(value).filter(([name, one]) => known[name]?.includes(one)))
      : value,
  );
}

/** @param {string} game @param {(typeof PLAN)[string]} plan */
async function lobbies(game, { lobby, running: [other] }) {
  const own = await makeTable([ann, bob].slice(0, lobby.seats - 1), {
    game,
    ...lobby,
    open: 1,
    name: 'Before it begins',
  });
  await talk(ann, own, 0, 'Who joins us?');
  await note('lobby', own);
  const two = await makeTable([ann, bob], { game, seats: other.seats, bot: 'greedy', visibility: 'listed' });
  await bob.do(two, { do: 'ready', seat: 1, nonce: 'thenonceofbob1234' });
  await talk(bob, two, 1, 'Nobody else hears this.', 0);
  await note('lobby', two);
}

/** @param {string} game @param {(typeof PLAN)[string]} plan */
async function running(game, { running: [many, two, three], battle, answers: least }) {
  const isSecret = (/** @type {any} */ view) =>
    rules[game].steps[view.flow.at(-1)?.step]?.kind === 'simultaneous';
  const hasSecrets = Object.values(rules[game].steps).some(({ kind }) => kind === 'simultaneous');
  // In the middle of a question to all: some have answered, some have not.
  const asked = people.slice(0, Math.min(3, many.seats));
  const open = await begin(asked, { game, ...many, bot: 'greedy', pace: 'daily', late: 'wait' });
  await talk(ann, open, 0, 'Good luck!');
  let before = 0;
  await playOn(asked, open, ({ answers, shown: { view }, asked: { length } }) => {
    const isBetween = isSecret(view) && before > length && length > 0;
    before = isSecret(view) ? Math.max(before, length) : 0;
    return answers >= least && (isBetween || !hasSecrets || answers >= MOST);
  });
  await note('running', open);
  if (two === undefined || three === undefined) return;
  // In the middle of a battle, where there are any.
  const fight = await begin([ann, bob], { game, ...two });
  await playOn([ann, bob], fight, ({ answers, shown: { view } }) => {
    const isFought = view.flow.some((/** @type {{ step: string }} */ { step }) => step === battle);
    return answers >= least && (battle === undefined || isFought || answers >= LONG);
  });
  await note('running', fight);
  // People against each other and a bot, interrupted; and a player who tries from there what bots would do.
  const rest = await begin([bob, ann], { game, ...three, bot: 'greedy' });
  await playOn([bob, ann], rest, ({ answers }) => answers >= least * 2);
  const { moment } = await ann.look(rest);
  const { table: practice } = await ann.ask(`tables/${rest}/branch`, {
    moment: Math.floor(moment / 2),
    seat: 1,
    bot: 'random',
  });
  await playOn(
    [bob, ann].map(() => ann),
    practice.id,
    ({ answers }) => answers >= 3,
  );
  await note('practice', practice.id);
  await ann.do(rest, { do: 'pause' });
  await note('paused', rest);
}

/** @param {string} game @param {(typeof PLAN)[string]} plan */
async function finished(game, { people: setting, bots }) {
  const sitting = people.slice(0, setting.seats);
  const played = await begin(sitting, { game, ...setting });
  await talk(bob, played, 1, 'We play to the end.');
  await playToTheEnd(sitting, played);
  await note('finished', played);
  for (const one of bots) {
    const watched = await begin([ann], { game, ...one });
    await ann.do(watched, { do: 'bot', seat: 0, bot: one.bot ?? 'random' });
    await waitForEnd(ann, watched);
    await note('finished', watched);
  }
  const given = await begin([ann, bob], { game, seats: setting.seats, options: setting.options });
  await playOn([ann, bob], given, ({ answers }) => answers >= 3);
  await bob.do(given, { do: 'resign', seat: 1 });
  await playToTheEnd([ann], given);
  await note('finished', given);
}

/** People begin, and bots do the rest of what would take them hours. @param {typeof people} sitting @param {string} table */
async function playToTheEnd(sitting, table) {
  await playOn(sitting, table, ({ answers }) => answers >= 25);
  for (const seat of sitting.keys()) {
    const { phase } = await ann.look(table);
    if (phase !== 'over') await ann.do(table, { do: 'bot', seat, bot: 'random' });
  }
  await waitForEnd(ann, table);
}

/** @param {import('./lib/release/house.mjs').Person[]} sitting @param {Parameters<typeof makeTable>[1]} wish */
async function begin(sitting, wish) {
  const table = await makeTable(sitting, wish);
  await startTable(sitting, table);
  return table;
}

/** Writes down what the build itself says of a table. @param {string} kind @param {string} id */
async function note(kind, id) {
  const { game, version, options, phase, chairs, moment, round, asked, outcome, ended } = await ann.look(id);
  const seats = chairs.map(
    (/** @type {any} */ { kind: who, name, bot, resigned }) =>
      `${who === 'bot' ? `bot ${bot}` : (name ?? who)}${resigned ? ', resigned' : ''}`,
  );
  if (kind === 'running' && phase !== kind) throw new Error(`table ${id} of ${game} is ${phase}`);
  const said = { id, game, version, kind, phase, seats, options, moment, round, asked, outcome, ended };
  if (kind === 'lobby') return void tables.push(said);
  const sitting = people.filter(({ name }) => chairs.some((/** @type {any} */ chair) => chair.name === name));
  /** @type {Record<string, any>} */
  const seen = {};
  for (const person of sitting.length > 0 ? sitting : [ann]) {
    const now = await person.see(id);
    seen[now.viewer] = now;
  }
  shown[id] = seen;
  const step = Object.values(seen)[0].view.flow.at(-1)?.step ?? null;
  if (kind !== 'finished') return void tables.push({ ...said, step });
  const file = await ann.ask(`tables/${id}/file`);
  const name = `${game}-table-${tables.filter((one) => one.game === game && one.file !== undefined).length + 1}.json.gz`;
  writeFileSync(join(folder, 'games', name), gzipSync(JSON.stringify(file), { level: 9 }));
  tables.push({ ...said, step, hash: file.hash, file: name });
}

/** @param {string} game @param {(typeof PLAN)[string]['files'][number]} setting @param {number} seed */
function saveByCommand(game, { seats, options = {}, bot = 'random' }, seed) {
  const file = join(aside, 'game.json');
  const given = Object.entries(options).map(([name, value]) => `${name}=${value}`);
  execFileSync(
    process.execPath,
    [
      ...[join(clone, 'dist/entente.js'), 'play', game, '--you', 'none', '--json', '--bots', bot],
      ...['--seats', `${seats}`, '--seed', `${seed}`, '--save', file],
      ...(given.length > 0 ? ['--options', given.join(',')] : []),
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  const text = readFileSync(file);
  rmSync(file);
  const { version, hash, outcome, entries } = JSON.parse(text.toString());
  const name = `${game}-bots-${seed}.json.gz`;
  writeFileSync(join(folder, 'games', name), gzipSync(text, { level: 9 }));
  return { game, version, seats, options, bot, seed, entries: entries.length, hash, outcome, file: name };
}

/** All in one file, as small as it can be, and how many entries each table has. */
function readDatabase() {
  const Database = createRequire(join(clone, 'packages/server/package.json'))('libsql');
  const path = join(aside, 'entente.db');
  const file = new Database(path);
  file.exec('pragma wal_checkpoint(truncate)');
  file.exec('vacuum');
  file.exec('pragma wal_checkpoint(truncate)');
  /** @type {{ id: string, entries: number }[]} */
  const counts = file
    .prepare('select table_id as id, count(*) as entries from entries group by table_id')
    .all();
  file.close();
  return { bytes: readFileSync(path), entries: new Map(counts.map(({ id, entries }) => [id, entries])) };
}
