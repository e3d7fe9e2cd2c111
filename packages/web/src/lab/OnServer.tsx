import { livePlateOf, type Results } from '@entente/lab';
import { useEffect, useState } from 'react';
import { usePolled } from '../classroom/usePolled.ts';
import type { ExperimentLine } from '../link/messages.ts';
import { findServer, signIn, useServer } from '../link/server-state.ts';
import { useSettings } from '../settings/store.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useWords } from '../words/index.ts';
import { PlateView } from './ReportView.tsx';
import { actThere, beginThere, experimentsThere, resultsThere, showThere } from './requests.ts';
import { ServerExperiments } from './ServerExperiments.tsx';

interface Props {
  /** The file; null if it cannot be played. */
  text: string | null;
  open(results: Results, text: string): void;
}

/** Milliseconds between two looks at the server: a run takes minutes. */
const EVERY = 2000;

/** The same experiment, played by the server, where its operator allows that. */
export function OnServer(props: Props) {
  const server = useServer();
  useEffect(() => {
    void findServer();
  }, []);
  // Another person has other experiments.
  return server.state === 'here' ? <Known key={server.me?.id ?? ''} {...props} /> : null;
}

/** Most servers play no experiments: they are asked once. */
function Known(props: Props) {
  const there = useLater('experiments', experimentsThere);
  if (there.state !== 'here') return null;
  const { limits, experiments } = there.value;
  return limits.minutes === 0 && experiments.length === 0 ? null : <There {...props} />;
}

function There({ text, open }: Props) {
  const say = useWords();
  const { name } = useSettings();
  const [turn, setTurn] = useState(0);
  const [problem, setProblem] = useState('');
  const { value, problem: away } = usePolled(`experiments ${turn}`, EVERY, experimentsThere);
  if (value === null) return null;
  const { limits, experiments } = value;
  const busy = experiments.find(({ state }) => state === 'waiting' || state === 'running');
  const doing = async (work: () => Promise<unknown>) => {
    setProblem('');
    try {
      await work();
    } catch (fault) {
      setProblem((fault as Error).message);
    }
    setTurn((before) => before + 1);
  };
  const start = () =>
    doing(async () => {
      if (text === null) return;
      await signIn(name.trim() || say('guest.name'));
      await beginThere(text);
    });
  const show = (id: string) =>
    doing(async () => {
      const [{ text: file }, results] = await Promise.all([showThere(id), resultsThere(id)]);
      open(results, file);
    });
  return (
    <section className={screen.block} aria-label={say('lab.server')}>
      {limits.minutes > 0 && (
        <>
          <div className={screen.row}>
            <Button
              aria-disabled={text === null || busy !== undefined}
              onClick={text === null || busy !== undefined ? undefined : () => void start()}
            >
              {say('lab.runThere')}
            </Button>
          </div>
          <p className={screen.meta}>
            {say('lab.runThereHint', { minutes: limits.minutes, most: limits.most })}
          </p>
        </>
      )}
      <Problem words={problem || away} />
      {busy !== undefined && <LiveThere key={busy.id} line={busy} />}
      <ServerExperiments
        experiments={experiments}
        show={(id) => void show(id)}
        act={(id, what) => void doing(() => actThere(id, what))}
      />
    </section>
  );
}

/** Who wins so far in an experiment that the server plays. */
function LiveThere({ line }: { line: ExperimentLine }) {
  const { language } = useSettings();
  const { value } = usePolled(line.id, EVERY, () => showThere(line.id));
  if (value === null || value.live.length === 0 || value.live.every(({ games }) => games === 0)) return null;
  return <PlateView plate={livePlateOf(value.live, language)} language={language} openGame={null} isBrief />;
}
