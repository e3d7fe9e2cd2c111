import { useState } from 'react';
import { useWords } from '../../words/index.ts';
import { useSeconds } from '../clock/useSeconds.ts';
import style from './reaction-window.module.css';

/** Beside a single answer that is given by itself in a moment. */
export default function GoingOn({ at }: { at: number }) {
  const say = useWords();
  const seconds = useSeconds(at) ?? 0;
  // Read out once, not every second.
  const [first] = useState(seconds);
  return (
    <div className={style.window} data-timer>
      <p className="quiet" role="status">
        {say('window.goingOn', { seconds: first })}
      </p>
      <p aria-hidden="true">{say('window.goingOn', { seconds })}</p>
    </div>
  );
}
