import type { AnyGame } from '@entente/engine';
import type { Results } from '@entente/lab';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearch } from 'wouter';
import { useSettings } from '../settings/store.ts';
import { gameOf } from '../titles/games.ts';
import { titleOf } from '../titles/titles.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import { threadsHere } from './crew.ts';
import {
  beginning,
  draftIn,
  type ExperimentDraft,
  forGame,
  QUESTIONS,
  type Question,
  textOf,
} from './draft.ts';
import { FilePart } from './FilePart.tsx';
import { Form } from './Form.tsx';
import { browserResults, type KeptRun } from './kept.ts';
import style from './lab.module.css';
import { fileIn } from './link.ts';
import { OnServer } from './OnServer.tsx';
import { OwnResults, runOfResults } from './Results.tsx';
import { RunPanel } from './RunPanel.tsx';
import { ReportOf, ReportOfRun } from './RunReport.tsx';
import { gamesIn, laboratoryIn, readingOf, resultsOf, wordsOf } from './reading.ts';
import { closeRun, openRun, useSession } from './session.ts';

/** What a reader finds who asks for nothing. */
const FIRST = 'ideology';

/** `/lab`: experiments of many games, played here. */
export default function LabScreen() {
  const say = useWords();
  useTitle(say('lab.title'));
  const asked = new URLSearchParams(useSearch()).get('game') ?? FIRST;
  const [text, setText] = useState(() => fileIn(location.hash) ?? '');
  const id = draftIn(text)?.game ?? (titleOf(asked) === undefined ? FIRST : asked);
  const game = useLater(id, () => gameOf(id));
  useEffect(() => {
    const arrive = () => setText((now) => fileIn(location.hash) ?? now);
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);
  return (
    <div className={screen.screen}>
      <div className={screen.intro}>
        <h1>{say('lab.title')}</h1>
        <p>{say('lab.about')}</p>
      </div>
      {game.state === 'waiting' && <Waiting />}
      {game.state === 'failed' && <Problem words={game.problem} />}
      {game.state === 'here' && <Bench game={game.value} text={text} setText={setText} />}
    </div>
  );
}

interface BenchProps {
  /** Null when the file names a game that there is not. */
  game: AnyGame | null;
  text: string;
  setText(text: string): void;
}

function Bench({ game, text, setText }: BenchProps) {
  const say = useWords();
  const { language } = useSettings();
  const run = useSession((session) => session.run);
  const [question, setQuestion] = useState<Question | null>(null);
  const [shown, setShown] = useState<KeptRun | null>(null);
  const [problem, setProblem] = useState('');
  const { runs, again } = useKept();
  const began = (wanted: Question) => {
    if (game === null) return;
    setQuestion(wanted);
    setText(textOf(beginning(game, wanted, say(`lab.question.${wanted}`))));
  };
  // A page that was opened without an experiment begins with one.
  useEffect(() => {
    if (text === '' && game !== null) setText(textOf(beginning(game, 'fair', say('lab.question.fair'))));
  }, [text, game, setText, say]);
  const read = useMemo(() => readingOf(text, game, language), [text, game, language]);
  const change = (draft: ExperimentDraft) => setText(textOf(draft));
  const chooseGame = async (id: string) => {
    const next = await gameOf(id);
    const draft = draftIn(text)?.draft;
    if (next === null || draft === undefined) return;
    setText(
      textOf(
        question === null ? forGame(draft, next) : beginning(next, question, say(`lab.question.${question}`)),
      ),
    );
  };
  const words = { otherRules: say('lab.otherRules'), noRoom: say('lab.noRoom') };
  const start = () => {
    if (read.lab === null) return;
    setShown(null);
    setProblem('');
    void openRun(read.lab, text, words).start().then(again);
  };
  /** Results that came as a whole, from the server. */
  const openResults = (results: Results, file: string) => {
    closeRun();
    const kept = runOfResults(results);
    if (kept === null) return;
    setShown({ ...kept, text: file });
    setText(file);
  };
  const open = async (kept: KeptRun) => {
    setProblem('');
    try {
      if (kept.results === undefined) {
        const lab = await laboratoryIn(kept.text);
        openRun(lab, kept.text, words, { run: kept, units: await browserResults.units(kept.id) });
        setShown(null);
      } else {
        closeRun();
        setShown(kept);
      }
      setText(kept.text);
    } catch (fault) {
      setProblem(wordsOf(fault, language));
    }
  };
  return (
    <>
      <fieldset className={style.questions}>
        <legend>{say('lab.question')}</legend>
        {QUESTIONS.map((one) => (
          <button
            key={one}
            type="button"
            className={style.question}
            aria-pressed={question === one}
            onClick={() => began(one)}
          >
            <strong>{say(`lab.question.${one}`)}</strong>
            <span>{say(`lab.question.${one}About`)}</span>
          </button>
        ))}
      </fieldset>
      <div className={style.columns}>
        <section className={style.form} aria-labelledby="lab-form">
          <h2 id="lab-form">{say('lab.form')}</h2>
          {read.experiment !== null && game !== null && read.draft !== null ? (
            <Form
              key={game.id}
              game={game}
              draft={read.draft}
              experiment={read.experiment}
              change={change}
              chooseGame={(id) => void chooseGame(id)}
            />
          ) : (
            <p>{say('lab.fixFile')}</p>
          )}
          <FilePart text={text} name={read.experiment?.name ?? ''} problem={read.problem} change={setText} />
        </section>
        <section className={style.side} aria-labelledby="lab-run">
          <h2 id="lab-run">{say('lab.run')}</h2>
          {read.lab !== null && (
            <p className={style.size}>
              {say('lab.size', {
                cells: read.lab.cells.length,
                blocks: read.lab.experiment.blocks,
                games: gamesIn(read.lab),
              })}
            </p>
          )}
          <div className={screen.row}>
            <Button
              look="expected"
              aria-disabled={read.lab === null || read.programs}
              onClick={read.programs ? undefined : start}
            >
              {say('lab.runHere')}
            </Button>
          </div>
          <p className={screen.meta}>
            {read.programs ? say('lab.noPrograms') : say('lab.runHereHint', { threads: threadsHere() })}
          </p>
          {run !== null && <RunPanel key={run.id} run={run} />}
          <OnServer text={read.lab === null || read.programs ? null : text} open={openResults} />
        </section>
      </div>
      <Problem words={problem} />
      {run !== null && <ReportOfRun key={run.id} run={run} />}
      {shown?.results !== undefined && <ReportOf key={shown.id} text={shown.text} results={shown.results} />}
      <OwnResults runs={runs} again={again} open={(kept) => void open(kept)} resultsOf={resultsOf} />
    </>
  );
}

/** What is kept in this browser; read again when something was written. */
function useKept() {
  const [runs, setRuns] = useState<readonly KeptRun[]>([]);
  const again = useCallback(() => {
    browserResults.list().then(setRuns, () => setRuns([]));
  }, []);
  useEffect(again, [again]);
  return { runs, again };
}
