import { type PuzzleLine, puzzleOfDay } from '@entente/engine/puzzle';
import { puzzleFileOf } from '@entente/shelf/puzzles';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { joinProgress } from '../lessons/join-progress.ts';
import { isSolved } from '../puzzles/solved.ts';
import { usePuzzle } from '../puzzles/usePuzzle.ts';
import { useSettings } from '../settings/store.ts';
import { type Title, titleOf } from '../titles/titles.ts';
import { Button } from '../ui/Button.tsx';
import { Problem } from '../ui/Problem.tsx';
import screen from '../ui/screen.module.css';
import { useLater } from '../ui/useLater.ts';
import { useTitle } from '../ui/useTitle.ts';
import { Waiting } from '../ui/Waiting.tsx';
import { useWords } from '../words/index.ts';
import NowhereScreen from './NowhereScreen.tsx';
import style from './puzzles.module.css';

/** `/puzzles/:title`: the puzzles of a game, one of them for today. */
export default function PuzzlesScreen() {
  const { title: id } = useParams<{ title: string }>();
  const title = titleOf(id);
  return title === undefined ? <NowhereScreen /> : <Page key={id} title={title} />;
}

function Page({ title: { id, words } }: { title: Title }) {
  const say = useWords();
  const { language } = useSettings();
  const { title } = words[language];
  const file = useLater(`puzzles ${id}`, () => puzzleFileOf(id));
  const { open, isStarting, problem } = usePuzzle();
  useTitle(say('puzzles.title', { title }));
  const [, setLearned] = useState(false);
  useEffect(() => {
    joinProgress().then(setLearned, () => {
      // The list shows what this device knows.
    });
  }, []);
  if (file.state === 'waiting') return <Waiting />;
  const lines = file.state === 'here' ? (file.value?.puzzles ?? []) : [];
  const solved = lines.filter(({ number }) => isSolved(id, number)).length;
  return (
    <div className={screen.screen}>
      <div className={screen.intro}>
        <h1>{say('puzzles.title', { title })}</h1>
        <p>{say('puzzles.about')}</p>
      </div>
      {lines.length === 0 ? <p>{say('puzzles.none')}</p> : <Today line={puzzleOfDay(lines, new Date())} />}
      <Problem words={problem} />
      {lines.length > 0 && (
        <section className={screen.block} aria-labelledby="all-puzzles">
          <div className={screen.row}>
            <h2 id="all-puzzles">{say('puzzles.all')}</h2>
            <span className={screen.meta}>{say('puzzles.count', { solved, count: lines.length })}</span>
          </div>
          <p className={screen.meta}>
            {say('puzzles.difficulties', {
              usual: say('title.botName.greedy'),
              strong: say('title.botName.strong'),
            })}
          </p>
          <ol className={style.puzzles}>
            {lines.map((line) => (
              <li key={line.number}>
                <One line={line} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <nav className={screen.row}>
        <Link href={`/play/${id}`}>{title}</Link>
        <Link href="/learn">{say('nav.learn')}</Link>
      </nav>
    </div>
  );

  function Today({ line }: { line: PuzzleLine }) {
    const date = new Intl.DateTimeFormat(language, { dateStyle: 'full' }).format(new Date());
    return (
      <section className={style.today} aria-labelledby="puzzle-of-the-day">
        <div>
          <h2 id="puzzle-of-the-day">{say('puzzles.day')}</h2>
          <p className={screen.meta}>{date}</p>
          <p>{namedIn(line)}</p>
        </div>
        <Button look="expected" aria-disabled={isStarting} onClick={() => open(id, line.number)}>
          {isSolved(id, line.number) ? say('puzzles.solveAgain') : say('puzzles.solve')}
        </Button>
      </section>
    );
  }

  function One({ line }: { line: PuzzleLine }) {
    const { number, difficulty, seats } = line;
    return (
      <Button
        className={style.puzzle}
        data-difficulty={difficulty}
        aria-label={namedIn(line)}
        aria-disabled={isStarting}
        onClick={() => open(id, number)}
      >
        <strong>{number}</strong>
        {isSolved(id, number) && <Check size={18} aria-hidden="true" />}
        <span>
          {say(`puzzles.${difficulty}`)} · {say('puzzles.players', { seats })}
        </span>
      </Button>
    );
  }

  function namedIn({ number, difficulty, seats, round }: PuzzleLine): string {
    const name = say('puzzles.long', { number, difficulty: say(`puzzles.${difficulty}`), seats, round });
    return isSolved(id, number) ? `${name}, ${say('puzzles.solved')}` : name;
  }
}
