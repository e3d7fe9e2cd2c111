import { change, useSettings } from '../../settings/store.ts';
import { useWords } from '../../words/index.ts';
import style from './auto-pass.module.css';

/** Whether one is asked also where there is only one answer: in the menu of the table. */
export function KeepAsking() {
  const say = useWords();
  const keepAsking = useSettings((settings) => settings.keepAsking);
  return (
    <label className={style.offer}>
      <input
        type="checkbox"
        checked={keepAsking}
        onChange={(event) => change({ keepAsking: event.currentTarget.checked })}
      />
      {say('me.keepAsking')}
    </label>
  );
}
