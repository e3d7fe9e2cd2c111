import { same } from '@entente/engine';
import { pressed } from '@entente/web/settings/keyboard.ts';
import { useSettings } from '@entente/web/settings/store.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { goingOn, mayLeave } from '../src/index.ts';
import { useTable } from './context.ts';
import type { Odds } from './odds.ts';
import { chanceOf } from './resolve.ts';

interface Series {
  /** The battle that is fought on; with another one it is over. */
  readonly battle: string;
  /** Below this chance, in hundredths, the person is asked again. */
  readonly floor: number;
  readonly hurried: boolean;
}

export interface Resolve {
  /** Is the viewer's battle being fought on by itself? */
  readonly running: boolean;
  readonly hurried: boolean;
  /** The chance at which it stopped, in hundredths. */
  readonly stoppedAt: number | null;
  start(floor: number): void;
  stop(): void;
  hurry(): void;
}

/** Goes on with a battle question by question, at the speed of bots: ordinary commands, one after the other. */
export function useResolve(found: Odds | null): Resolve {
  const { view, world, mine, lit, act, log } = useTable();
  const { battle, fight } = world;
  const under = battle ?? fight;
  const here = battle !== null ? `land ${battle.region}` : fight !== null ? `sea ${fight.sea}` : '';
  const key = under === null ? '' : `${here} ${under.attacker} ${under.defender}`;
  const pause = useSettings((settings) => settings.botPause);
  const [series, setSeries] = useState<Series | null>(null);
  const [stoppedAt, setStoppedAt] = useState<number | null>(null);
  const answered = useRef<typeof view | null>(null);
  const told = useRef(log.length);
  const running = series !== null && series.battle === key;
  const stop = useCallback(() => setSeries(null), []);
  const hurry = useCallback(() => setSeries((now) => now && { ...now, hurried: true }), []);

  useEffect(() => {
    // A player who takes something back wants to decide again.
    if (log.length < told.current) setSeries(null);
    told.current = log.length;
  }, [log]);

  useEffect(() => {
    if (!running || under === null || mine === null || answered.current === view) return;
    if (lit.actions.length === 0) return;
    const usual = goingOn(view);
    const answer = lit.actions.find(({ kind, choice }) => kind === 'plain' && same(choice, usual));
    if (answer === undefined) {
      setSeries(null);
      return;
    }
    if (series.floor > 0 && mayLeave(view)) {
      if (found === null) return;
      const chance = chanceOf(found, under.attacker === mine);
      if (chance < series.floor) {
        setStoppedAt(chance);
        setSeries(null);
        return;
      }
    }
    const timer = setTimeout(
      () => {
        answered.current = view;
        act({ action: answer.id }, true);
      },
      series.hurried ? 0 : pause,
    );
    return () => clearTimeout(timer);
  }, [running, series, under, mine, view, lit, found, pause, act]);

  useEffect(() => {
    if (!running) return;
    const onKey = (event: KeyboardEvent) => {
      const inText = (event.target as HTMLElement).matches('input, textarea, select');
      const meant = pressed(event, inText, useSettings.getState().keys);
      if (meant?.kind === 'command' && meant.command === 'skip') hurry();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [running, hurry]);

  const start = (floor: number) => {
    setStoppedAt(null);
    setSeries({ battle: key, floor, hurried: false });
  };
  return { running, hurried: series?.hurried ?? false, stoppedAt, start, stop, hurry };
}
