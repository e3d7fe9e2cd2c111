import type { KeyboardEvent } from 'react';
import { areNumbersOn, COMMANDS, type KeyCommand, keyOf, nameOf, withKey } from '../settings/keyboard.ts';
import { change, useSettings } from '../settings/store.ts';
import { useWords } from '../words/index.ts';
import { Button } from './Button.tsx';
import style from './key-list.module.css';

/** Every key and what it does; in the settings they can be changed, or emptied to switch them off. */
export function KeyList({ editable = false }: { editable?: boolean }) {
  const say = useWords();
  const keys = useSettings((settings) => settings.keys);
  return (
    <>
      <dl className={style.keys}>
        <div>
          <dt>
            {editable ? (
              <input
                type="checkbox"
                aria-label={say('key.number')}
                checked={areNumbersOn(keys)}
                onChange={({ currentTarget }) =>
                  change({ keys: { ...keys, number: currentTarget.checked ? '1-9' : '' } })
                }
              />
            ) : null}{' '}
            <kbd>1</kbd>–<kbd>9</kbd>
          </dt>
          <dd>{say('key.number')}</dd>
        </div>
        {COMMANDS.map(([command]) => (
          <div key={command}>
            <dt>{editable ? <KeyField command={command} /> : <kbd>{keyOf(command, keys) || '–'}</kbd>}</dt>
            <dd>{say(`key.${command}`)}</dd>
          </div>
        ))}
      </dl>
      {editable && (
        <div>
          <Button onClick={() => change({ keys: {} })} disabled={Object.keys(keys).length === 0}>
            {say('keys.usual')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Takes the key that is pressed in it; Backspace empties it, Tab leaves it. */
function KeyField({ command }: { command: KeyCommand }) {
  const say = useWords();
  const keys = useSettings((settings) => settings.keys);
  const set = (key: string) => change({ keys: withKey(command, key, keys) });
  const press = (event: KeyboardEvent) => {
    const name = nameOf(event);
    if (name === null || event.key === 'Tab') return;
    event.preventDefault();
    set(event.key === 'Backspace' || event.key === 'Delete' ? '' : name);
  };
  return (
    <input
      className={style.key}
      value={keyOf(command, keys)}
      aria-label={say('key.change', { what: say(`key.${command}`) })}
      onKeyDown={press}
      onChange={(event) => set(event.currentTarget.value.slice(-1))}
    />
  );
}
