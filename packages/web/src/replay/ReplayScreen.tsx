import { type AnyGame, teller, type Viewer } from '@entente/engine';
import {
  ArrowLeft,
  Pause,
  Play as PlayIcon,
  SkipBack,
  SkipForward,
  StepBack,
  StepForward,
} from 'lucide-react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { phasesOf } from '../board-api/phases.ts';
import { DrawnBoard } from '../boards/DrawnBoard.tsx';
import { useHeader } from '../boards/index.ts';
import type { LogLine, MomentAnswer, TableState } from '../link/messages.ts';
import type { ConnectedTable } from '../link/session.ts';
import { hostOf, isLocal } from '../link/table-host.ts';
import { useSession } from '../link/useSession.ts';
import { foldPasses } from '../play/auto/passes.ts';
import top from '../play/frame/top-line.module.css';
import { OpenTable } from '../play/OpenTable.tsx';
import { seatNames } from '../play/usePlay.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { pressed } from '../settings/keyboard.ts';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { useWords } from '../words/index.ts';
import { marksOf } from './marks.ts';
import { NotesHere } from './NotesHere.tsx';
import { useNotes } from './notes.ts';
import style from './replay.module.css';
import { saveGame } from './save.ts';
import { Marks, Timeline } from './Timeline.tsx';

const SPEEDS = [0.5, 1, 4] as const;

/** `/t/:table/m/:moment`: any moment, for everybody who may know it. */
export default function ReplayScreen() {
  const { table: id, moment } = useParams<{ table: string; moment: string }>();
  return (
    <OpenTable id={id}>
      {(table, state, game) => (
        <Replay table={table} state={state} game={game} moment={Math.max(0, Number(moment) || 0)} />
      )}
    </OpenTable>
  );
}

/** Viewers to choose from: during a game the reader's own seats and the public, afterwards all. */
function viewersOf(state: TableState): Viewer[] {
  const mine = state.chairs.filter((chair) => chair.mine).map(({ seat }) => seat);
  if (state.phase === 'over') return [...state.chairs.map(({ seat }) => seat), 'spectator'];
  return mine.length === 1 ? [mine[0], 'spectator'] : ['spectator'];
}

interface Props {
  table: ConnectedTable;
  state: TableState;
  game: AnyGame;
  moment: number;
}

function Replay({ table, state, game, moment }: Props) {
  const say = useWords();
  const language = useSettings((settings) => settings.language);
  const [, go] = useLocation();
  const viewers = viewersOf(state);
  const [viewer, setViewer] = useState<Viewer>(viewers[0]);
  const [running, setRunning] = useState(() => location.search === '?play');
  const [speed, setSpeed] = useState<number>(1);
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: a step sets the next timer
  useEffect(() => {
    if (!running) return;
    if (at >= last) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => to(at + 1), 1000 / speed);
    return () => clearTimeout(timer);
  }, [running, at, last, speed]);
  useReplayKeys(to, at);
  useTitle(say('replay.title'));
  const [problem, setProblem] = useState('');
  const playOn = async () => {
    try {
      const mine = state.chairs.find((chair) => chair.mine)?.seat ?? 0;
      const made = await (await hostOf(state.id)).branch(state.id, at, mine, 'greedy');
      go(`/t/${made.id}`);
    } catch (fault) {
      setProblem((fault as Error).message);
    }
  };
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
  const save = async () => saveGame(await hostOf(state.id), state);
  const headerOf = useHeader(game.id);
  const header = answer === null ? undefined : headerOf?.(answer.shown.view, told);
  const phases = answer === null ? [] : phasesOf(game, answer.shown.view, told);
  const lines = answer?.log.lines ?? [];
  return (
    <div className={style.screen}>
      <header className={top.line}>
        <Link href={`/t/${state.id}`} className={top.back} aria-label={say('replay.back')}>
          <ArrowLeft size={20} aria-hidden="true" />
        </Link>
        <h1 className={`${top.name} ${style.title}`}>{say('replay.title')}</h1>
        <span className={style.at}>{say('replay.at', { moment: at, last })}</span>
        {answer !== null && (
          <span className={top.round}>
            {header?.round ?? say('play.round', { round: answer.shown.view.round + 1 })}
          </span>
        )}
        <ol className={`${top.phases} ${style.phases}`} aria-label={say('play.phases')}>
          {phases
            .filter(({ now }) => now)
            .map(({ id, label }) => (
              <li key={id} aria-current="step">
                {label}
              </li>
            ))}
        </ol>
        <span className={top.gap} />
        <label className={style.viewer}>
          {say('replay.viewer')}
          <select
            value={String(viewer)}
            onChange={(event) => setViewer(viewers[event.currentTarget.selectedIndex])}
          >
            {viewers.map((one) => (
              <option key={one} value={String(one)}>
                {one === 'spectator' ? say('replay.public') : seatName(one)}
              </option>
            ))}
          </select>
        </label>
      </header>
      <section className={style.bar} aria-label={say('replay.controls')}>
        <div className={style.steps}>
          <Step words={say('replay.first')} to={() => to(0)} icon={<SkipBack size={20} />} />
          <Step words={say('replay.before')} to={() => to(at - 1)} icon={<StepBack size={20} />} />
          <Step
            words={running ? say('replay.pause') : say('replay.play')}
            to={() => setRunning(!running)}
            icon={running ? <Pause size={20} /> : <PlayIcon size={20} />}
          />
          <Step words={say('replay.after')} to={() => to(at + 1)} icon={<StepForward size={20} />} />
          <Step words={say('replay.last')} to={() => to(last)} icon={<SkipForward size={20} />} />
        </div>
        <Timeline at={at} last={last} marks={marks} to={to} />
        <fieldset className={style.speeds} aria-label={say('replay.speed')}>
          {SPEEDS.map((value) => (
            <button key={value} type="button" aria-pressed={speed === value} onClick={() => setSpeed(value)}>
              {value}×
            </button>
          ))}
        </fieldset>
        <Button look="onPrompt" onClick={() => void playOn()}>
          {say('replay.playOn')}
        </Button>
        {state.from === null && (isLocal(state.id) || state.phase === 'over') && (
          <Button
            look="onPrompt"
            onClick={() => void save().catch((fault: Error) => setProblem(fault.message))}
          >
            {say('replay.export')}
          </Button>
        )}
        {!isLocal(state.id) && <CopyButton look="onPrompt" text={location.href} label={say('replay.copy')} />}
      </section>
      <main className={style.board} aria-label={say('play.board')}>
        {problem !== '' && <p role="alert">{problem}</p>}
        {answer !== null && (
          <DrawnBoard
            attempt={`${at} ${viewer}`}
            game={game}
            view={answer.shown.view}
            before={null}
            actions={[]}
            chosen={null}
            act={() => {}}
            marks={lines.filter((line) => line.at === at)}
            log={lines}
            say={say}
            teller={told}
            seatName={seatName}
            openRule={(rule) => go(`/rules/${game.id}#${rule}`)}
            openMoment={to}
          />
        )}
      </main>
      <aside className={style.log} aria-label={say('tab.log')}>
        <h2>{say('replay.here')}</h2>
        <ol>
          {lines
            .filter((line) => line.at === at)
            .map((line, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of one moment
              <Happened key={index} line={line} words={told.say(line)} />
            ))}
        </ol>
        <NotesHere notes={notes} at={at} />
        <Marks at={at} marks={marks} to={to} />
        <h2>{say('replay.soFar')}</h2>
        <ol>
          {foldPasses(game, lines.filter((line) => line.at < at).slice(-60)).map(
            ({ at: place, lines: piece }) => (
              <Happened
                key={place}
                line={piece[0]}
                words={piece.length === 1 ? told.say(piece[0]) : say('log.passes', { count: piece.length })}
              />
            ),
          )}
        </ol>
      </aside>
    </div>
  );
}

function Happened({ line, words }: { line: LogLine; words: string }) {
  return (
    <li>
      <span className={style.who}>
        {typeof line.with.seat === 'number' && <Emblem seat={line.with.seat} size={18} />}
      </span>
      <span>{words}</span>
    </li>
  );
}

function Step({ words, to, icon }: { words: string; to(): void; icon: ReactNode }) {
  return (
    <button type="button" aria-label={words} onClick={to}>
      <span aria-hidden="true">{icon}</span>
    </button>
  );
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
