import { change, useSettings } from '../../settings/store.ts';
import { useWords } from '../../words/index.ts';
import style from './auto-pass.module.css';

/** Whether a turn in which nothing else is left ends by itself: beside such an end, and in the menu of the table. */
export function AutoEnd() {
  const say = useWords();
  const autoEnd = useSettings((settings) => settings.autoEnd);
  return (
    <label className={style.offer}>
      <input
        type="checkbox"
        checked={autoEnd}
        onChange={(event) => change({ autoEnd: event.currentTarget.checked })}
      />
      {say('me.autoEnd')}
    </label>
  );
}
