import { type AnyGame, teller, type Viewer } from '@entente/engine';
import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { MomentAnswer, TableState } from '../link/messages.ts';
import type { ConnectedTable } from '../link/session.ts';
import { hostOf } from '../link/table-host.ts';
import { useSession } from '../link/useSession.ts';
import { seatNames } from '../play/usePlay.ts';
import { pressed } from '../settings/keyboard.ts';
import { useSettings } from '../settings/store.ts';
import { useLater } from '../ui/useLater.ts';
import { useWords } from '../words/index.ts';
import { marksOf } from './marks.ts';
import { useNotes } from './notes.ts';

export type ReplayState = ReturnType<typeof useReplay>;

/** Which moment is shown to whom, what there is to see at it, and the film that runs through all of them. */
export function useReplay(table: ConnectedTable, state: TableState, game: AnyGame, moment: number) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [, go] = useLocation();
  const viewers = viewersOf(state);
  const [viewer, setViewer] = useState<Viewer>(viewers[0]);
  const seatName = useMemo(() => seatNames(state, say), [state, say]);
  const told = useMemo(() => teller(game, language, seatName), [game, language, seatName]);
  const last = state.moment;
  const at = Math.min(moment, last);
  const to = (wanted: number) =>
    go(`/t/${state.id}/m/${Math.max(0, Math.min(last, wanted))}`, { replace: true });
  const fetched = useLater(`${state.id} ${at} ${viewer} ${last}`, async () =>
    (await hostOf(state.id)).moment(state.id, at, viewer),
  );
  // What was there stays until the next is here: nothing jumps.
  const [answer, setAnswer] = useState<MomentAnswer | null>(null);
  useEffect(() => {
    if (fetched.state === 'here') setAnswer(fetched.value);
  }, [fetched]);
  const film = useFilm(at, last, to);
  useReplayKeys(to, at);
  const notes = useNotes(state.id);
  const whole = useLater(`log ${state.id} ${viewer} ${last}`, async () =>
    (await hostOf(state.id)).log(state.id, viewer),
  );
  const talk = useSession(table, (session) => session.talk);
  const marks = useMemo(
    () =>
      marksOf(
        game,
        { lines: whole.state === 'here' ? whole.value.log.lines : [], talk, notes: notes.notes },
        {
          line: (line) => told.say(line),
          talk: ({ name, seat, text }) => `${name ?? seatName(seat)}: ${text}`,
        },
      ),
    [game, whole, talk, notes.notes, told, seatName],
  );
  const lines = answer?.log.lines ?? [];
  return { at, last, to, viewers, viewer, setViewer, film, answer, lines, notes, marks, told, seatName };
}

/** Viewers to choose from: during a game the reader's own seats and the public, afterwards all. */
function viewersOf(state: TableState): Viewer[] {
  const mine = state.chairs.filter((chair) => chair.mine).map(({ seat }) => seat);
  if (state.phase === 'over') return [...state.chairs.map(({ seat }) => seat), 'spectator'];
  return mine.length === 1 ? [mine[0], 'spectator'] : ['spectator'];
}

/** One moment after the other by itself, until the last one. */
function useFilm(at: number, last: number, to: (moment: number) => void) {
  const [isRunning, setRunning] = useState(() => location.search === '?play');
  const [speed, setSpeed] = useState<number>(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step sets the next timer
  useEffect(() => {
    if (!isRunning) return;
    if (at >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => to(at + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [isRunning, at, last, speed]);
  return { isRunning, setRunning, speed, setSpeed };
}

function useReplayKeys(to: (moment: number) => void, at: number): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const inText = (event.target as HTMLElement).matches('input, select');
      const meant = pressed(event, inText, useSettings.getState().keys);
      if (meant?.kind !== 'command') return;
      if (meant.command === 'earlier') to(at - 1);
      if (meant.command === 'later') to(at + 1);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
