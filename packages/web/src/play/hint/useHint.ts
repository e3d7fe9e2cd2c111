import type { Choice } from '@entente/engine';
import { useEffect, useState } from 'react';
import { think } from '../../think/thinker.ts';
import type { ShownDoubt, ShownHint } from '../../think/thoughts.ts';
import type { Play } from '../usePlay.ts';

export type ThoughtNow<Value> =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: Value }
  | { readonly state: 'failed' };

/** A hint for the question that is on the screen. */
export function useHint({ state, shown }: Play): ThoughtNow<ShownHint> {
  return useThought(shown?.question ?? '', () => {
    if (shown === undefined) return null;
    return think({ kind: 'hint', rules: rulesOf(state), view: shown.view });
  });
}

/** What is wrong with a choice; none has been picked as long as it is null. */
export function useDoubt({ state, shown }: Play, choice: Choice | null): ThoughtNow<ShownDoubt> {
  return useThought(`${shown?.question} ${JSON.stringify(choice)}`, () => {
    if (shown === undefined || choice === null) return null;
    return think({ kind: 'doubt', rules: rulesOf(state), view: shown.view, choice });
  });
}

const rulesOf = ({ game, version, rules }: Play['state']) => ({ game, version, hash: rules ?? null });

/** @param name of what is asked: another one stops the thought */
export function useThought<Value>(
  name: string,
  begin: () => { readonly answer: Promise<Value>; stop(): void } | null,
): ThoughtNow<Value> {
  const [got, setGot] = useState<{ name: string; now: ThoughtNow<Value> } | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name stands for what is asked
  useEffect(() => {
    const thought = begin();
    if (thought === null) return;
    thought.answer.then(
      (value) => setGot({ name, now: { state: 'here', value } }),
      () => setGot({ name, now: { state: 'failed' } }),
    );
    return thought.stop;
  }, [name]);
  return got?.name === name ? got.now : { state: 'waiting' };
}
