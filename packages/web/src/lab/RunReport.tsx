import { csvOf, htmlOf, type Results, reportOf, tablesOf } from '@entente/lab';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { keepGame } from '../local/device-host.ts';
import { useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { Button } from '../ui/Button.tsx';
import { download } from '../ui/download.ts';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useWords } from '../words/index.ts';
import { gameOnceMore } from './crew.ts';
import { fileName } from './file-name.ts';
import { ReportView } from './ReportView.tsx';
import type { LabRun } from './run.ts';

/** The report of a run that has ended or was stopped; while games are played, the panel shows what there is. */
export function ReportOfRun({ run }: { run: LabRun }) {
  const { state, look } = useSyncExternalStore(run.subscribe, run.now);
  const isDone = state === 'over' || state === 'stopped' || state === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the number of the look stands for what is seen
  const results = useMemo(() => (isDone ? run.collection.results() : null), [run, isDone, look]);
  if (results === null || results.blocks === 0) return null;
  return <ReportOf text={run.text} results={results} />;
}

/** A report with everything that can be taken along, and the games behind its numbers. */
export function ReportOf({ text, results }: { text: string; results: Results }) {
  const say = useWords();
  const { language } = useSettings();
  const [, go] = useLocation();
  const [problem, setProblem] = useState('');
  const { experiment } = results;
  const game = useLater(experiment.game, () => gameOf(experiment.game));
  const report = useMemo(
    () => (game.state === 'here' && game.value !== null ? reportOf(game.value, results, language) : null),
    [game, results, language],
  );
  if (report === null) return null;
  const tables = tablesOf(results);
  const name = fileName(experiment.name);
  const openGame = async (place: string) => {
    setProblem('');
    const [cell, block, rotation] = place.split('.').map(Number);
    try {
      const file = await gameOnceMore(text, { cell, block, rotation });
      const table = await keepGame(file, say('lab.gameName', { name: experiment.name, place }));
      go(`/t/${table.id}/m/0`);
    } catch (fault) {
      setProblem(say('lab.gameFault', { place, problem: (fault as Error).message }));
    }
  };
  const save = {
    page: () => download(htmlOf(report), 'text/html', `${name}.html`),
    results: () => download(`${JSON.stringify(results)}\n`, 'application/json', `${name}-results.json`),
  };
  return (
    <section className={screen.block} aria-labelledby="lab-report">
      <h2 id="lab-report">{`${say('lab.report')}: ${experiment.name}`}</h2>
      <details className={screen.more}>
        <summary>{say('lab.download')}</summary>
        <div className={screen.row}>
          <Button onClick={save.page}>{say('lab.downloadReport')}</Button>
          <Button onClick={save.results}>{say('lab.downloadResults')}</Button>
          {tables.map((table) => (
            <Button
              key={table.name}
              onClick={() => download(csvOf(table), 'text/csv', `${name}-${table.name}.csv`)}
            >
              {say('lab.downloadTable', { table: table.name })}
            </Button>
          ))}
        </div>
      </details>
      <Problem words={problem} />
      <ReportView report={report} openGame={(place) => void openGame(place)} />
    </section>
  );
}
