import { landForces, navalForces } from '@entente/game-attack';
import { useEffect, useState } from 'react';
import type { Table } from './context.ts';
import type { Clash, Odds } from './odds.ts';

const reckoned = new Map<string, Odds>();
const waiting = new Map<string, () => void>();
let worker: Worker | null = null;

function theWorker(): Worker {
  if (worker !== null) return worker;
  // Built with the page, so that they share the game. Hence the plain name.
  worker = new Worker(import.meta.env.DEV ? '/src/boards/attack/odds.worker.ts' : '/odds.js', {
    type: 'module',
  });
  worker.onmessage = ({ data: { key, odds } }: MessageEvent<{ key: string; odds: Odds }>) => {
    reckoned.set(key, odds);
    waiting.get(key)?.();
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

/** The odds of the battle under way; null while a worker reckons them. */
export function useOdds({ view }: Pick<Table, 'view'>): Odds | null {
  const key = JSON.stringify(clashOf(view));
  const [, setDone] = useState('');
  useEffect(() => {
    const clash = JSON.parse(key) as Clash | null;
    if (clash === null || reckoned.has(key)) return;
    waiting.set(key, () => setDone(key));
    theWorker().postMessage({ key, clash });
    return () => void waiting.delete(key);
  }, [key]);
  return reckoned.get(key) ?? null;
}
