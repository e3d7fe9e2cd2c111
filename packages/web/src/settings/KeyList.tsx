import { COMMANDS, type Command, keyOf } from '../play/keyboard.ts';
import { useWords } from '../words/index.ts';
import style from './key-list.module.css';
import { change, useSettings } from './store.ts';

/** Every key and what it does; in the settings they can be changed, or emptied to switch them off. */
export function KeyList({ editable = false }: { editable?: boolean }) {
  const say = useWords();
  const keys = useSettings((settings) => settings.keys);
  const set = (command: Command, key: string) => change({ keys: { ...keys, [command]: key.slice(-1) } });
  return (
    <dl className={style.keys}>
      <div>
        <dt>
          <kbd>1</kbd>–<kbd>9</kbd>
        </dt>
        <dd>{say('key.number')}</dd>
      </div>
      {COMMANDS.map(([command, usual]) => (
        <div key={command}>
          <dt>
            {editable && usual.length === 1 ? (
              <input
                className={style.key}
                value={keyOf(command, keys)}
                aria-label={say('key.change', { what: say(`key.${command}`) })}
                onChange={(event) => set(command, event.currentTarget.value)}
              />
            ) : (
              <kbd>{keyOf(command, keys) || '–'}</kbd>
            )}
          </dt>
          <dd>{say(`key.${command}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
