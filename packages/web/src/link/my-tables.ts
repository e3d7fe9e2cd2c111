import { useEffect } from 'react';
import { create } from 'zustand';
import type { TableLine, TablesAnswer } from './messages.ts';
import { findServer, useServer } from './server-state.ts';
import type { Line } from './table-host.ts';

/** Milliseconds between two requests to the server. */
const PAUSE = 2000;

const useTables = create<{ tables: TablesAnswer | null }>(() => ({ tables: null }));

/** Parts of the page that want to know; they share one line. */
let wanting = 0;
let watched: { readonly person: string; stop(): void } | null = null;

/** What the server has for me, and again whenever that changes. Null while it is not wanted, or nobody is known. */
export function useMyTables(isWanted = true): TablesAnswer | null {
  const person = useServer(({ state, me }) => (state === 'here' ? (me?.id ?? null) : null));
  useEffect(() => {
    if (isWanted) void findServer().catch(() => {});
  }, [isWanted]);
  useEffect(() => {
    if (!isWanted || person === null) return;
    wanting++;
    if (watched?.person !== person) {
      watched?.stop();
      watched = { person, stop: watch() };
    }
    return () => {
      wanting--;
      // The next page wants it, too, a moment later.
      setTimeout(() => {
        if (wanting > 0) return;
        watched?.stop();
        watched = null;
      });
    };
  }, [isWanted, person]);
  const tables = useTables((known) => known.tables);
  return isWanted && person !== null ? tables : null;
}

/** The tables that wait for me, but for the one that I look at. */
export function useWaiting(here: string): readonly TableLine[] {
  const tables = useTables((known) => known.tables);
  return waitingOf(tables).filter(({ id }) => !here.startsWith(`/t/${id}`));
}

export const waitingOf = (tables: TablesAnswer | null): readonly TableLine[] =>
  tables?.mine.filter(({ waits, phase }) => waits && phase !== 'over') ?? [];

/** Those that wait for another decision than before. */
export function beganToWait(before: TablesAnswer, now: TablesAnswer): readonly TableLine[] {
  const decision = ({ id, moment }: TableLine) => `${id} ${moment}`;
  const known = new Set(waitingOf(before).map(decision));
  return waitingOf(now).filter((line) => !known.has(decision(line)));
}

function watch(): () => void {
  let line: Line | null = null;
  let gone = false;
  let last = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  void import('./server-host.ts').then(
    ({ myTables, watchMyTables }) => {
      if (gone) return;
      const fetch = () => {
        last = Date.now();
        void myTables().then(
          (now) => !gone && know(now),
          () => {},
        );
      };
      line = watchMyTables(() => {
        clearTimeout(timer);
        timer = setTimeout(fetch, Math.max(0, last + PAUSE - Date.now()));
      });
      fetch();
    },
    () => {},
  );
  return () => {
    gone = true;
    clearTimeout(timer);
    line?.close();
    useTables.setState({ tables: null });
  };
}

function know(now: TablesAnswer): void {
  const { tables: before } = useTables.getState();
  useTables.setState({ tables: now });
  if (before === null) return;
  for (const { id, moment } of beganToWait(before, now))
    void import('../sounds/call.ts').then(({ callFor }) => callFor(id, moment));
}
