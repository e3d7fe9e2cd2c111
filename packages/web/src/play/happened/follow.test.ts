import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { ConnectedTable, Session } from '../../link/session.ts';
import { FollowedSteps } from './follow.ts';

/** A table as far as it is followed. */
function followed() {
  const store = createStore<Session>(() => ({ shown: {}, logs: {}, pending: null }) as unknown as Session);
  const it = new FollowedSteps({ store } as unknown as ConnectedTable);
  const leave = it.subscribe(() => {});
  return { it, store, leave };
}

test.each(['card', 'visit'] as const)('whoever decides while a %s is open sees what comes of it', (why) => {
  const { it, store, leave } = followed();
  it.controls.hold(why, true);
  const behind = () => it.now().behind;
  store.setState({ trouble: null });
  expect(behind()).toBe(1);
  store.setState({ pending: 'command 1' });
  expect(behind()).toBe(0);
  expect(it.now().session.pending).not.toBeNull();
  leave();
});
