import { useSyncExternalStore } from 'react';

const narrow = () => matchMedia('(max-width: 900px)');

function watch(changed: () => void): () => void {
  const query = narrow();
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Is there room for one thing at a time only? */
export function useSmall(): boolean {
  return useSyncExternalStore(watch, () => narrow().matches);
}
