import { useEffect, useState } from 'react';

export type Later<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: Value }
  | { readonly state: 'failed'; readonly problem: string };

/** Something that has to be fetched. `key` names it: another key fetches again. */
export function useLater<Value>(key: string, fetch: () => Promise<Value>): Later<Value> {
  const [got, setGot] = useState<{ key: string; later: Later<Value> }>({ key, later: { state: 'waiting' } });
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for what is fetched
  useEffect(() => {
    let wanted = true;
    fetch().then(
      (value) => wanted && setGot({ key, later: { state: 'here', value } }),
      (fault: unknown) =>
        wanted && setGot({ key, later: { state: 'failed', problem: (fault as Error).message } }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return got.key === key ? got.later : { state: 'waiting' };
}
