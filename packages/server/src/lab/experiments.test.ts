import { Collection, laboratoryOf, parseExperiment, playUnit, type Results } from '@entente/lab';
import type {
  ExperimentAnswer,
  ExperimentDone,
  ExperimentLine,
  ExperimentsAnswer,
  RefusalAnswer,
} from '@entente/protocol';
import { shelf } from '@entente/shelf';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RunningServer } from '../server.ts';
import { Guest } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';
import { TEST_TIMEOUT } from '../testing/test-timeout.ts';
import { MOST_KEPT } from './experiments.ts';
import { labThread } from './thread.ts';

let folder: ServerFolder;
let server: RunningServer;
let ann: Guest;
beforeEach(async () => {
  folder = new ServerFolder();
  server = await folder.start({ labMinutes: 10 });
  ann = await Guest.come(server.address, 'Ann');
});
afterEach(() => folder.leave());

const SMALL = {
  format: 'entente-lab/1',
  name: 'small',
  game: 'goofspiel',
  seats: 2,
  bots: ['casual', 'random'],
};
const LONG = { ...SMALL, name: 'long', bots: ['greedy'], blocks: 1_000_000 };

const fileOf = (fields: object) => JSON.stringify({ ...SMALL, blocks: 8, ...fields });
const codeOf = ({ body }: { body: unknown }) => (body as RefusalAnswer).refusal.code;
const post = (who: Guest, fields: object) => who.ask('POST', '/api/experiments', { text: fileOf(fields) });

async function begun(who: Guest, fields: object = {}): Promise<ExperimentLine> {
  const { status, body } = await post(who, fields);
  expect([status, body]).toEqual([200, body]);
  const { experiment } = body as ExperimentDone;
  if (experiment === null) throw new Error('nothing was begun');
  return experiment;
}

const show = (who: Guest, id: string) => who.get<ExperimentAnswer>(`/api/experiments/${id}`);
const act = (who: Guest, id: string, what: string) =>
  who.ask('POST', `/api/experiments/${id}/do`, { do: what });

/** As soon as it is as wanted. */
const until = (who: Guest, id: string, wanted: (shown: ExperimentAnswer) => boolean) =>
  vi.waitFor(
    async () => {
      const shown = await show(who, id);
      if (!wanted(shown)) throw new Error(JSON.stringify(shown.experiment));
      return shown;
    },
    { timeout: TEST_TIMEOUT, interval: 50 },
  );

/** The same experiment, played here. */
async function playedHere(fields: object): Promise<Results> {
  const game = await shelf.goofspiel();
  const { experiment, cells, clock } = laboratoryOf(
    game,
    parseExperiment(JSON.parse(fileOf(fields)), game),
    () => 0,
  );
  const collection = new Collection(experiment, cells);
  for (const unit of collection.missing()) collection.add(playUnit({ game, experiment, cells, clock }, unit));
  return collection.results();
}

test('an experiment is played in a thread, shows who wins, and has the numbers that it has anywhere', async () => {
  const { id } = await begun(ann, { options: { cards: [5, 8] } });
  const { experiment, live, text } = await until(ann, id, ({ experiment: { state } }) => state === 'over');
  expect(experiment).toMatchObject({ name: 'small', game: 'goofspiel', done: 16, all: 16, games: 32 });
  expect(live.map(({ label, games, seats }) => [label, games, seats.length])).toEqual([
    ['cards 5', 16, 2],
    ['cards 8', 16, 2],
  ]);
  expect(text).toBe(fileOf({ options: { cards: [5, 8] } }));
  const { results } = await ann.get<{ results: Results }>(`/api/experiments/${id}/results`);
  expect(results).toEqual(JSON.parse(JSON.stringify(await playedHere({ options: { cards: [5, 8] } }))));
});

test('what is stopped goes on where it was, also after the server was started again', async () => {
  const { id } = await begun(ann, LONG);
  await until(ann, id, ({ experiment: { games } }) => games > 0);
  expect((await act(ann, id, 'stop')).status).toBe(200);
  const stopped = await until(ann, id, ({ experiment: { state } }) => state === 'stopped');
  expect(codeOf(await act(ann, id, 'stop'))).toBe('refuse.notNow');
  expect((await act(ann, id, 'continue')).status).toBe(200);
  await until(ann, id, ({ experiment: { games } }) => games > stopped.experiment.games);
  await folder.stop(server);
  server = await folder.start({ labMinutes: 10 });
  const again = Guest.known(server.address, 'Ann', ann.cookie, ann.id);
  const { experiment } = await show(again, id);
  await until(again, id, ({ experiment: { games } }) => games > experiment.games);
  await act(again, id, 'delete');
  expect(await again.get<ExperimentsAnswer>('/api/experiments')).toMatchObject({ experiments: [] });
  expect(await server.services.store.experiments.units(id)).toEqual([]);
});

test('nobody else sees it, and it goes with its person', async () => {
  const { id } = await begun(ann);
  await until(ann, id, ({ experiment: { state } }) => state === 'over');
  const bob = await Guest.come(server.address, 'Bob');
  for (const answer of [
    await bob.ask('GET', `/api/experiments/${id}`),
    await bob.ask('GET', `/api/experiments/${id}/results`),
    await act(bob, id, 'delete'),
  ])
    expect([answer.status, codeOf(answer)]).toEqual([404, 'refuse.noExperiment']);
  expect(await bob.get('/api/experiments')).toMatchObject({ experiments: [] });
  expect(await (await fetch(`${server.address}/api/experiments`)).json()).toMatchObject({ experiments: [] });
  expect((await fetch(`${server.address}/api/experiments/${id}`)).status).toBe(401);
  expect(await ann.get('/api/me/data')).toMatchObject({ experiments: [{ id, name: 'small' }] });
  await ann.ask('POST', '/api/me/erase', { name: 'Ann' });
  const { experiments } = server.services.store;
  expect([await experiments.load(id), await experiments.units(id)]).toEqual([null, []]);
});

test('one at a time, and a number that a person can keep', async () => {
  const { id } = await begun(ann, LONG);
  const second = await post(ann, {});
  expect([second.status, codeOf(second)]).toEqual([409, 'refuse.labBusy']);
  await act(ann, id, 'stop');
  for (let kept = 1; kept < MOST_KEPT; kept++) {
    const { id: next } = await begun(ann, LONG);
    await act(ann, next, 'stop');
  }
  expect(codeOf(await post(ann, {}))).toBe('refuse.tooMany');
});

test('time and days are limits', async () => {
  await folder.stop(server);
  let time = Date.now();
  server = await folder.start({ labMinutes: 0.000_01, now: () => time });
  ann = await Guest.come(server.address, 'Ann');
  const { id } = await begun(ann, LONG);
  const { experiment } = await until(ann, id, ({ experiment: { state } }) => state === 'spent');
  expect(experiment.games).toBeGreaterThan(0);
  expect(codeOf(await act(ann, id, 'continue'))).toBe('refuse.notNow');
  time += 31 * 24 * 3_600_000;
  await server.services.experimentCleanup.look();
  expect(await server.services.store.experiments.load(id)).toBeNull();
});

test.each<[string, object, string]>([
  ['an option that does not exist', { options: { card: 5 } }, 'goofspiel non ha l’opzione “card”'],
  ['a game that does not exist', { game: 'chess' }, 'Non c’è un gioco «chess»'],
  ['another version', { version: 99 }, 'versione 99'],
  ['a program', { bots: [{ program: ['sh', '-c', 'id'] }] }, 'riga di comando'],
])('%s is refused in words, and nothing is begun', async (_, fields, words) => {
  const response = await fetch(`${server.address}/api/experiments`, {
    method: 'POST',
    headers: { cookie: ann.cookie, 'content-type': 'application/json', 'accept-language': 'it' },
    body: JSON.stringify({ text: fileOf(fields) }),
  });
  const { refusal, words: said } = (await response.json()) as RefusalAnswer;
  expect([response.status, refusal.code]).toEqual([422, 'refuse.experiment']);
  expect(said).toContain(words);
  expect(await ann.get('/api/experiments')).toMatchObject({ experiments: [] });
});

test('a server plays nothing unless its operator wants it', async () => {
  const other = new ServerFolder();
  const quiet = await other.start();
  const bob = await Guest.come(quiet.address, 'Bob');
  expect(await bob.get('/api/experiments')).toEqual({
    limits: { minutes: 0, most: MOST_KEPT },
    experiments: [],
  });
  const { status, body } = await bob.ask('POST', '/api/experiments', { text: fileOf({}) });
  expect([status, (body as RefusalAnswer).refusal.code]).toEqual([403, 'refuse.noLab']);
  await other.leave();
});

test('games that are played do not hold up requests', async () => {
  const { id } = await begun(ann, LONG);
  await until(ann, id, ({ experiment: { games } }) => games > 0);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  const table = await ann.create({
    game: 'goofspiel',
    chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
  });
  expect(table.game).toBe('goofspiel');
  expect((await show(ann, id)).experiment.state).toBe('running');
});

test('a thread that breaks down says so to whoever waits, and to whoever asks later', async () => {
  const thread = labThread(folder.bundle.experimentThread, fileOf({ game: 'chess' }));
  await expect(thread.play({ cell: 0, batch: 0 })).rejects.toThrow('chess');
  await expect(thread.play({ cell: 0, batch: 0 })).rejects.toThrow('chess');
  await thread.end();
});
