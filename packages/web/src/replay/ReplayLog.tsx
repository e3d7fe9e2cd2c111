import type { AnyGame } from '@entente/engine';
import type { LogLine } from '../link/messages.ts';
import { foldPasses } from '../play/auto/passes.ts';
import { Emblem } from '../seats/Emblem.tsx';
import { useWords } from '../words/index.ts';
import { NotesHere } from './NotesHere.tsx';
import style from './replay.module.css';
import { Marks } from './Timeline.tsx';
import type { ReplayState } from './useReplay.ts';

/** Number of lines before the moment. */
const BEFORE = 60;

/** What happened at the moment and before it, with the reader's notes. */
export function ReplayLog({ game, replay }: { game: AnyGame; replay: ReplayState }) {
  const say = useWords();
  const { at, to, lines, told, notes, marks } = replay;
  return (
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
        {foldPasses(game, lines.filter((line) => line.at < at).slice(-BEFORE)).map(
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
