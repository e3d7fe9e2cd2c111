import { change, useSettings } from '../settings/store.ts';
import style from './auto-pass.module.css';
import type { Play } from './usePlay.ts';

/** Beside a question that leaves nothing but to pass: shall the page do that from now on? */
export function AutoPass({ play: { say, actions } }: { play: Play }) {
  const wanted = useSettings((settings) => settings.autoPass);
  const open = actions.filter(({ kind }) => kind !== 'refused');
  if (open.length !== 1 || open[0].choice.do !== 'pass') return null;
  return (
    <label className={style.offer}>
      <input
        type="checkbox"
        checked={wanted}
        onChange={(event) => change({ autoPass: event.currentTarget.checked })}
      />
      {say('me.autoPass')}
    </label>
  );
}
