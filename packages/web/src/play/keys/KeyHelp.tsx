import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { KeyList } from '../../ui/KeyList.tsx';
import { useWords } from '../../words/index.ts';
import style from './key-help.module.css';

export default function KeyHelp({ close }: { close(): void }) {
  const say = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog ref={dialog} className={style.help} onClose={close} aria-labelledby="keys-title">
      <h2 id="keys-title">{say('keys.title')}</h2>
      <KeyList />
      <Button onClick={() => dialog.current?.close()}>{say('ui.close')}</Button>
    </dialog>
  );
}
