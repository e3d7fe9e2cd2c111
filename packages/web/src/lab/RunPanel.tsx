import { type Laboratory, livePlates } from '@entente/lab';
import { useMemo, useSyncExternalStore } from 'react';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { type Say, useWords } from '../words/index.ts';
import { PlateView } from './ReportView.tsx';
import type { LabRun, RunNow } from './run.ts';

/** How far a run is, and what it shows so far. */
export function RunPanel({ run }: { run: LabRun }) {
  const say = useWords();
  const now = useSyncExternalStore(run.subscribe, run.now);
  const isBusy = now.state === 'running' || now.state === 'starting';
  return (
    <>
      <h3>{run.lab.experiment.name}</h3>
      <progress aria-label={say('lab.progress')} max={now.all} value={now.done} />
      <p role="status">{spokenOf(say, now)}</p>
      {isBusy && (
        <p className={screen.meta}>
          {say('lab.running', { games: now.games, done: now.done, all: now.all })}
          {now.gamesPerSecond !== null && now.left !== null && (
            <>
              <br />
              {say('lab.pace', { rate: rateText(now.gamesPerSecond), left: spanText(say, now.left) })}
            </>
          )}
        </p>
      )}
      <Problem words={now.problem} />
      <div className={screen.row}>
        {isBusy ? (
          <Button onClick={() => run.stop()}>{say('lab.stopRun')}</Button>
        ) : (
          now.state !== 'over' && (
            <Button look="primary" onClick={() => void run.start()}>
              {say('lab.continue')}
            </Button>
          )
        )}
      </div>
      <Live lab={run.lab} run={run} look={now.look} />
    </>
  );
}

/** Told aloud only when something has changed that a listener waits for. */
function spokenOf(say: Say, { state, games }: RunNow): string {
  switch (state) {
    case 'starting':
      return say('lab.starting');
    case 'running':
      return say('lab.underway');
    case 'over':
      return say('lab.over', { games });
    case 'stopped':
    case 'failed':
      return say('lab.stopped', { games });
  }
}

const rateText = (rate: number): string => (rate >= 10 ? `${Math.round(rate)}` : rate.toPrecision(2));

function spanText(say: Say, milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds < 90) return say('lab.seconds', { count: seconds });
  const minutes = Math.round(seconds / 60);
  return minutes < 90
    ? say('lab.minutesLeft', { count: minutes })
    : say('lab.hoursLeft', { count: Math.round(minutes / 60) });
}

function Live({ lab, run, look }: { lab: Laboratory; run: LabRun; look: number }) {
  const say = useWords();
  const { language } = useSettings();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the look stands for what is seen
  const plates = useMemo(
    () => livePlates(lab.game, run.collection.glance(), language),
    [lab, run, look, language],
  );
  if (plates.length === 0) return null;
  return (
    <section className={screen.block} aria-label={say('lab.live')}>
      {plates.map((plate) => (
        <PlateView key={plate.id} plate={plate} language={language} openGame={null} isBrief />
      ))}
    </section>
  );
}
