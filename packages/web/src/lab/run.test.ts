import { anyGame } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { cellsOf, checkOf, type Laboratory, parseExperiment, playUnit, type UnitResult } from '@entente/lab';
import { expect, test } from 'vitest';
import type { BrowserCrew } from './crew.ts';
import type { KeptRun, ResultStore } from './kept.ts';
import { LabRun } from './run.ts';

const game = anyGame(goofspiel);
const FILE = {
  game: 'goofspiel',
  seats: 2,
  bots: ['random'],
  options: { cards: 5 },
  blocks: 12,
  metrics: [],
};

function laboratory(): Laboratory {
  const experiment = parseExperiment(FILE, game);
  return { game, experiment, cells: cellsOf(game, experiment), clock: () => 0 };
}

const KEPT: KeptRun = {
  id: 'one',
  name: 'x',
  game: 'goofspiel',
  text: '{}',
  check: null,
  blocks: 0,
  of: 12,
  games: 0,
  changed: 0,
};

/** Results in memory. */
class Memory implements ResultStore {
  readonly runs = new Map<string, KeptRun>();
  readonly kept: UnitResult[] = [];
  isFull = false;

  async list() {
    return [...this.runs.values()];
  }
  async keep(run: KeptRun) {
    this.runs.set(run.id, run);
  }
  async add(run: KeptRun, units: readonly UnitResult[]) {
    if (this.isFull) throw new Error('QuotaExceededError');
    this.runs.set(run.id, run);
    this.kept.push(...units);
  }
  async units() {
    return this.kept;
  }
  async remove() {
    this.kept.splice(0);
  }
}

/** Plays here, as many units as it may. */
function crewOf(lab: Laboratory, most = Number.POSITIVE_INFINITY, check = checkOf(lab)): BrowserCrew {
  return {
    check,
    end() {},
    async play(next, onResult) {
      for (let played = 0; played < most; played++) {
        const unit = next();
        if (unit === null) return;
        onResult(playUnit(lab, unit));
      }
      throw new Error('the thread broke down');
    },
  };
}

function runWith(
  store: Memory,
  crew: (lab: Laboratory) => BrowserCrew,
  known: readonly UnitResult[] = [],
  kept = KEPT,
) {
  const lab = laboratory();
  let time = 0;
  return new LabRun(lab, kept, known, {
    store,
    hire: async () => crew(lab),
    now: () => (time += 10),
    later(work) {
      work();
      return () => {};
    },
    words: { otherRules: 'other rules', noRoom: 'no room' },
  });
}

test('every unit is kept, and what broke down goes on where it was', async () => {
  const store = new Memory();
  const broken = runWith(store, (lab) => crewOf(lab, 5));
  await broken.start();
  expect(broken.now()).toMatchObject({ state: 'failed', done: 5, problem: 'the thread broke down' });
  expect(store.kept).toHaveLength(5);
  const [kept] = await store.list();
  const again = runWith(store, (lab) => crewOf(lab), [...store.kept], kept);
  expect(again.now()).toMatchObject({ state: 'stopped', done: 5, games: 5 });
  await again.start();
  expect(again.now()).toMatchObject({ state: 'over', done: 12, all: 12, games: 12 });
  const whole = runWith(new Memory(), (lab) => crewOf(lab));
  await whole.start();
  expect(again.collection.results()).toEqual(whole.collection.results());
  expect(store.runs.get('one')).toMatchObject({ blocks: 12, games: 12 });
});

test('results of other rules are not continued', async () => {
  const run = runWith(new Memory(), (lab) => crewOf(lab), [], { ...KEPT, check: 'another' });
  await run.start();
  expect(run.now()).toMatchObject({ state: 'failed', done: 0, problem: 'other rules' });
});

test('a browser without room plays on and says so', async () => {
  const store = new Memory();
  store.isFull = true;
  const run = runWith(store, (lab) => crewOf(lab));
  await run.start();
  expect(run.now()).toMatchObject({ state: 'over', games: 12, problem: 'no room' });
});

test('a run that is stopped while it starts does not begin to play', async () => {
  const store = new Memory();
  const run = runWith(store, (lab) => crewOf(lab));
  const started = run.start();
  run.stop();
  await started;
  expect(run.now()).toMatchObject({ state: 'stopped', done: 0 });
});
