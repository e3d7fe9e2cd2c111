import { COMMANDS, keyOf } from '../play/keyboard.ts';
import { useWords } from '../words/index.ts';
import style from './key-list.module.css';
import { useSettings } from './store.ts';

/** Every key and what it does. */
export function KeyList() {
  const say = useWords();
  const keys = useSettings((settings) => settings.keys);
  return (
    <dl className={style.keys}>
      <div>
        <dt>
          <kbd>1</kbd>–<kbd>9</kbd>
        </dt>
        <dd>{say('key.number')}</dd>
      </div>
      {COMMANDS.map(([command]) => (
        <div key={command}>
          <dt>
            <kbd>{keyOf(command, keys) || '–'}</kbd>
          </dt>
          <dd>{say(`key.${command}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
