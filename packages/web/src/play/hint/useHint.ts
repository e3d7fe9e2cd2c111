import { useEffect, useState } from 'react';
import { think } from '../../think/thinker.ts';
import type { ShownHint } from '../../think/thoughts.ts';
import type { Play } from '../usePlay.ts';

export type HintNow =
  | { readonly state: 'waiting' }
  | { readonly state: 'here'; readonly value: ShownHint }
  | { readonly state: 'failed' };

/** A hint for the question that is on the screen. */
export function useHint({ state, shown }: Play): HintNow {
  const [got, setGot] = useState<{ question: string; now: HintNow } | null>(null);
  const question = shown?.question ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the question stands for what is seen
  useEffect(() => {
    if (shown === undefined) return;
    const rules = { game: state.game, version: state.version, hash: state.rules ?? null };
    const { answer, stop } = think({ kind: 'hint', rules, view: shown.view });
    answer.then(
      (value) => setGot({ question, now: { state: 'here', value } }),
      () => setGot({ question, now: { state: 'failed' } }),
    );
    return stop;
  }, [question]);
  return got?.question === question ? got.now : { state: 'waiting' };
}
