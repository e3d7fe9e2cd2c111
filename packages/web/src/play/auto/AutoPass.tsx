import type { Play } from '../usePlay.ts';
import style from './auto-pass.module.css';

/** Beside a question to which the page could say no by itself as long as things stay the same. */
export function AutoPass({ play: { say, standing } }: { play: Play }) {
  if (!standing.offered && !standing.given) return null;
  return (
    <label className={style.offer}>
      <input
        type="checkbox"
        checked={standing.given}
        onChange={(event) => standing.set(event.currentTarget.checked)}
      />
      {say('play.passForMe')}
    </label>
  );
}
