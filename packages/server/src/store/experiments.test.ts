import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { type KeptStore, NOW, STORES } from '../testing/stores.ts';
import { REAL_WORLD } from '../world.ts';
import type { StoredExperiment } from './experiments.ts';
import type { Store } from './store.ts';

const PROGRESS = { done: 0, all: 4, games: 0, problem: null, live: [] };

describe.each(Object.keys(STORES))('%s', (kind) => {
  let kept: KeptStore;
  let store: Store;
  beforeAll(async () => {
    kept = await STORES[kind]();
    store = kept.open();
    await store.open();
  });
  afterAll(async () => {
    await store.close();
    await kept.leave();
  });

  async function added(over: Partial<StoredExperiment> = {}): Promise<StoredExperiment> {
    const experiment: StoredExperiment = {
      id: newId(REAL_WORLD),
      person: newId(REAL_WORLD),
      body: { text: '{}', name: 'x', game: 'goofspiel', check: 'c' },
      state: 'waiting',
      progress: PROGRESS,
      spent: 0,
      bytes: 0,
      created: NOW,
      deleteAt: NOW + 1000,
      ...over,
    };
    await store.experiments.add(experiment);
    return experiment;
  }

  test('the one that has had least time comes first, and one process has it until its lease is over', async () => {
    const { experiments } = store;
    const much = await added({ spent: 500 });
    const little = await added({ spent: 10 });
    expect((await experiments.take('a', NOW, NOW + 100))?.id).toBe(little.id);
    expect(await experiments.isWaiting(NOW)).toBe(true);
    expect((await experiments.take('b', NOW, NOW + 100))?.id).toBe(much.id);
    expect(await experiments.take('c', NOW, NOW + 100)).toBeNull();
    expect(await experiments.isWaiting(NOW)).toBe(false);
    // The first process is gone.
    expect((await experiments.take('c', NOW + 200, NOW + 300))?.id).toBe(little.id);
    const late = { ...little, state: 'running' as const };
    expect(await experiments.advance(late, [{ unit: '0 0', body: '{}' }], 'a', NOW + 400)).toBe(false);
    expect(await experiments.units(little.id)).toEqual([]);
    expect(await experiments.advance(late, [{ unit: '0 0', body: '{}' }], 'c', NOW + 400)).toBe(true);
    // A unit that came twice is kept once.
    expect(await experiments.advance(late, [{ unit: '0 0', body: '[]' }], 'c', NOW + 400)).toBe(true);
    expect(await experiments.units(little.id)).toEqual([{ unit: '0 0', body: '{}' }]);
    await experiments.remove(much.id);
    await experiments.remove(little.id);
    expect(await experiments.units(little.id)).toEqual([]);
  });

  test('what is stopped or deleted is not written on', async () => {
    const { experiments } = store;
    const one = await added();
    await experiments.take('a', NOW, NOW + 100);
    expect(await experiments.turn(one.id, ['running'], 'stopped')).toBe(true);
    expect(await experiments.turn(one.id, ['running'], 'stopped')).toBe(false);
    expect(await experiments.advance({ ...one, state: 'running' }, [], 'a', NOW)).toBe(false);
    expect(await experiments.load(one.id)).toEqual({ ...one, state: 'stopped' });
    expect(await experiments.due(NOW)).toEqual([]);
    expect(await experiments.due(NOW + 1000)).toEqual([one.id]);
    expect((await experiments.of(one.person)).map(({ id }) => id)).toEqual([one.id]);
    await experiments.remove(one.id);
    expect(await experiments.load(one.id)).toBeNull();
  });
});
