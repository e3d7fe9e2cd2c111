import type { AnyGame } from '@entente/engine';
import { Pause, Play as PlayIcon, SkipBack, SkipForward, StepBack, StepForward } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import type { TableState } from '../link/messages.ts';
import { hostOf, isLocal } from '../link/table-host.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { useWords } from '../words/index.ts';
import style from './replay.module.css';
import { saveGame, saveLesson } from './save.ts';
import { Timeline } from './Timeline.tsx';
import type { ReplayState } from './useReplay.ts';

const SPEEDS = [0.5, 1, 4] as const;

interface Props {
  state: TableState;
  game: AnyGame;
  replay: ReplayState;
  /** Shows why something could not be done. */
  complain(words: string): void;
}

/** The way through the game, and what can be done with a moment. */
export function ReplayBar({ state, game, replay, complain }: Props) {
  const say = useWords();
  const [, go] = useLocation();
  const { at, last, to, marks } = replay;
  const { isRunning, setRunning, speed, setSpeed } = replay.film;
  const orComplain = (work: () => Promise<void>) => () =>
    void work().catch((fault: Error) => complain(fault.message));
  const playOn = orComplain(async () => {
    const mine = state.chairs.find((chair) => chair.mine)?.seat ?? 0;
    const made = await (await hostOf(state.id)).branch(state.id, at, mine, 'greedy');
    go(`/t/${made.id}`);
  });
  const teach = orComplain(async () => {
    if (!(await saveLesson(await hostOf(state.id), game, state.id, at))) complain(say('replay.noLesson'));
  });
  const save = orComplain(async () => saveGame(await hostOf(state.id), state));
  return (
    <section className={style.bar} aria-label={say('replay.controls')}>
      <div className={style.steps}>
        <Step words={say('replay.first')} to={() => to(0)} icon={<SkipBack size={20} />} />
        <Step words={say('replay.before')} to={() => to(at - 1)} icon={<StepBack size={20} />} />
        <Step
          words={isRunning ? say('replay.pause') : say('replay.play')}
          to={() => setRunning(!isRunning)}
          icon={isRunning ? <Pause size={20} /> : <PlayIcon size={20} />}
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
      <Button look="onPrompt" onClick={playOn}>
        {say('replay.playOn')}
      </Button>
      {state.from === null && (isLocal(state.id) || state.phase === 'over') && (
        <Button look="onPrompt" onClick={save}>
          {say('replay.export')}
        </Button>
      )}
      {state.from === null && state.phase === 'over' && at < last && (
        <Button look="onPrompt" onClick={teach}>
          {say('replay.lesson')}
        </Button>
      )}
      {!isLocal(state.id) && <CopyButton look="onPrompt" text={location.href} label={say('replay.copy')} />}
    </section>
  );
}

function Step({ words, to, icon }: { words: string; to(): void; icon: ReactNode }) {
  return (
    <button type="button" aria-label={words} onClick={to}>
      <span aria-hidden="true">{icon}</span>
    </button>
  );
}
