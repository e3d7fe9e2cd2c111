import { useEffect, useState } from 'react';
import { landForces, navalForces } from '../src/index.ts';
import { openingOf } from './battle.ts';
import type { Table } from './context.ts';
import type { Clash, Odds } from './odds.ts';
import { noteOdds } from './odds-before.ts';

const reckoned = new Map<string, Odds>();
const waiting = new Map<string, Set<() => void>>();
let worker: Worker | null = null;

/** Aside, so that the build does not take the worker's source for a file to be served. */
const here = import.meta.url;

function theWorker(): Worker {
  if (worker !== null) return worker;
  // Built with the page, so that they share the game. Hence the plain name.
  worker = new Worker(import.meta.env.DEV ? new URL('odds.worker.ts', here) : '/odds.js', {
    type: 'module',
  });
  worker.onmessage = ({ data: { key, odds } }: MessageEvent<{ key: string; odds: Odds }>) => {
    reckoned.set(key, odds);
    for (const tell of waiting.get(key) ?? []) tell();
    waiting.delete(key);
  };
  // The next battle tries with another one.
  worker.onerror = () => {
    worker = null;
    waiting.clear();
  };
  return worker;
}

function clashOf(view: Table['view']): Clash | null {
  const land = landForces(view);
  if (land !== null) return { kind: 'land', forces: land };
  const naval = navalForces(view);
  return naval === null ? null : { kind: 'naval', forces: naval };
}

/** The odds of these battles, one by one; null while a worker reckons them. */
export function useOddsOf(clashes: readonly Clash[]): (Odds | null)[] {
  const keys = clashes.map((clash) => JSON.stringify(clash));
  const all = keys.join('\n');
  const [, setDone] = useState(0);
  useEffect(() => {
    const told = () => setDone((times) => times + 1);
    const wanted = new Set(all.split('\n').filter((key) => key !== '' && !reckoned.has(key)));
    for (const key of wanted) {
      const asked = waiting.get(key);
      if (asked === undefined) {
        waiting.set(key, new Set([told]));
        theWorker().postMessage({ key, clash: JSON.parse(key) as Clash });
      } else asked.add(told);
    }
    return () => {
      for (const key of wanted) waiting.get(key)?.delete(told);
    };
  }, [all]);
  return keys.map((key) => reckoned.get(key) ?? null);
}

const DICE: readonly string[] = ['log.rolled', 'log.neutralRolled', 'log.battleLine'];

/** The odds of the battle under way; null while a worker reckons them. */
export function useOdds({ view, log }: Pick<Table, 'view' | 'log'>): Odds | null {
  const clash = clashOf(view);
  const found = useOddsOf(clash === null ? [] : [clash])[0] ?? null;
  const opening = openingOf(log);
  const isFresh =
    opening !== undefined && !log.slice(log.indexOf(opening)).some(({ say }) => DICE.includes(say));
  useEffect(() => {
    if (found === null || opening === undefined || !isFresh) return;
    noteOdds(opening, found.odds.win);
  }, [found, opening, isFresh]);
  return found;
}
