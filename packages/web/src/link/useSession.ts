import { useMemo, useSyncExternalStore } from 'react';
import type { ConnectedTable, Session } from './session.ts';
import { toldTogether } from './told-together.ts';

/** A part of what is known of a table. */
export function useSession<Part>({ store }: ConnectedTable, part: (session: Session) => Part): Part {
  const subscribe = useMemo(() => toldTogether(store.subscribe), [store]);
  return useSyncExternalStore(subscribe, () => part(store.getState()));
}
