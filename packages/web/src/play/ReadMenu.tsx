import { AudioLines } from 'lucide-react';
import { useId, useState } from 'react';
import style from './menu.module.css';
import {
  changesInWords,
  deadlinesInWords,
  optionsInWords,
  placeInWords,
  scoresInWords,
  tableInWords,
} from './narration.ts';
import top from './top-line.module.css';
import type { Play } from './usePlay.ts';

const READINGS = [
  ['read.options', optionsInWords],
  ['read.changes', changesInWords],
  ['read.place', placeInWords],
  ['read.table', tableInWords],
  ['read.scores', scoresInWords],
  ['read.deadline', deadlinesInWords],
] as const;

/** Reads the table aloud, or rather: puts it in words where a screen reader finds them. */
export function ReadMenu({ play }: { play: Play }) {
  const { say } = play;
  const id = useId();
  const [words, setWords] = useState('');
  return (
    <>
      <button type="button" className={top.icon} popoverTarget={id} aria-label={say('read.menu')}>
        <AudioLines size={20} aria-hidden="true" />
      </button>
      <section id={id} popover="auto" className={style.menu} aria-label={say('read.menu')}>
        {READINGS.map(([word, read]) => (
          <button key={word} type="button" onClick={() => setWords(read(play))}>
            {say(word)}
          </button>
        ))}
        <p role="status" className={style.words}>
          {words}
        </p>
      </section>
    </>
  );
}
