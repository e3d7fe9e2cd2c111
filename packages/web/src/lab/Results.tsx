import { compareRuns, ExperimentError, fileOf, type LabReport, type Results } from '@entente/lab';
import { useState } from 'react';
import { hex } from '../link/random.ts';
import { useSettings } from '../settings/store.ts';
import { titleName } from '../titles/titles.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useWords } from '../words/index.ts';
import { textOf } from './draft.ts';
import { FileButton } from './fields.tsx';
import { browserResults, type KeptRun } from './kept.ts';
import style from './lab.module.css';
import { ReportView } from './ReportView.tsx';

interface Props {
  runs: readonly KeptRun[];
  /** The list has changed. */
  again(): void;
  open(run: KeptRun): void;
  /** Everything that came of a run. */
  resultsOf(run: KeptRun): Promise<Results>;
}

/** What was made in this browser, or brought here: to be opened, compared, removed. */
export function OwnResults({ runs, again, open, resultsOf }: Props) {
  const say = useWords();
  const { language } = useSettings();
  const [problem, setProblem] = useState('');
  const [sure, setSure] = useState<string | null>(null);
  const add = (text: string) => {
    setProblem('');
    const run = runOfFile(text);
    if (run === null) setProblem(say('lab.notResults'));
    else browserResults.keep(run).then(again, () => setProblem(say('lab.noRoom')));
  };
  const remove = (id: string) => {
    if (sure !== id) setSure(id);
    else void browserResults.remove(id).then(again);
  };
  return (
    <section className={screen.block}>
      <h2>{say('lab.mine')}</h2>
      {runs.length === 0 && <p>{say('lab.none')}</p>}
      {runs.length > 0 && (
        <ul className={screen.lines}>
          {runs.map((run) => (
            <li key={run.id} className={screen.line}>
              <span className={screen.lineMain}>
                <strong>{run.name}</strong>
                <br />
                <span className={screen.meta}>
                  {say('lab.kept', {
                    game: titleName(run.game, language),
                    games: run.games,
                    blocks: run.blocks,
                    of: run.of,
                  })}
                </span>
              </span>
              <Button aria-label={say('lab.openLong', { name: run.name })} onClick={() => open(run)}>
                {say('lab.open')}
              </Button>
              <Button
                look="plain"
                aria-label={
                  sure === run.id ? say('lab.removeSure') : say('lab.removeLong', { name: run.name })
                }
                onClick={() => remove(run.id)}
                onBlur={() => setSure(null)}
              >
                {sure === run.id ? say('lab.removeSure') : say('lab.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className={screen.row}>
        <FileButton className={style.upload} onText={add}>
          {say('lab.addResults')}
        </FileButton>
      </div>
      <Problem words={problem} />
      {runs.length > 1 && <Compare runs={runs} resultsOf={resultsOf} />}
    </section>
  );
}

/** Results as `lab run` writes them: `results.json`. */
function runOfFile(text: string): KeptRun | null {
  try {
    return runOfResults(JSON.parse(text) as Results);
  } catch {
    return null;
  }
}

/** Results as a run of this page; null if they are none. */
export function runOfResults(results: Results): KeptRun | null {
  try {
    const { experiment, cells, blocks } = results;
    const { name, game } = experiment;
    if (typeof name !== 'string' || typeof game !== 'string' || typeof blocks !== 'number') return null;
    return {
      id: hex(8),
      name,
      game,
      text: textOf(fileOf(experiment)),
      check: null,
      blocks,
      of: experiment.blocks,
      games: cells.reduce((sum, { games }) => sum + games.length, 0),
      changed: Date.now(),
      results,
    };
  } catch {
    return null;
  }
}

function Compare({ runs, resultsOf }: Pick<Props, 'runs' | 'resultsOf'>) {
  const say = useWords();
  const { language } = useSettings();
  const [chosen, choose] = useState<readonly [string | null, string | null]>([null, null]);
  const [report, setReport] = useState<LabReport | null>(null);
  const [problem, setProblem] = useState('');
  /** Until something is chosen, the last two, the older first. */
  const runOf = (id: string | null, otherwise: number): KeptRun =>
    runs.find((run) => run.id === id) ?? runs[otherwise];
  const compare = async () => {
    setProblem('');
    setReport(null);
    try {
      const [one, other] = await Promise.all([
        resultsOf(runOf(chosen[0], 1)),
        resultsOf(runOf(chosen[1], 0)),
      ]);
      setReport(compareRuns(one, other, language));
    } catch (fault) {
      setProblem(fault instanceof ExperimentError ? fault.told(language) : (fault as Error).message);
    }
  };
  const select = (at: 0 | 1) => (
    <div className={screen.field}>
      <label htmlFor={`lab-compare-${at}`}>{say(at === 0 ? 'lab.first' : 'lab.second')}</label>
      <select
        id={`lab-compare-${at}`}
        className={screen.input}
        value={runOf(chosen[at], 1 - at).id}
        onChange={(event) =>
          choose(at === 0 ? [event.currentTarget.value, chosen[1]] : [chosen[0], event.currentTarget.value])
        }
      >
        {runs.map(({ id, name, games }) => (
          <option key={id} value={id}>
            {`${name} (${games})`}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <section className={screen.block}>
      <h3>{say('lab.compare')}</h3>
      <p>{say('lab.compareAbout')}</p>
      <div className={style.plates}>
        {select(0)}
        {select(1)}
      </div>
      <div className={screen.row}>
        <Button onClick={() => void compare()}>{say('lab.compareNow')}</Button>
      </div>
      <Problem words={problem} />
      {report !== null && <ReportView report={report} openGame={null} />}
    </section>
  );
}
