import { SOURCES } from '@entente/game-limit';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { useTable } from './context.ts';
import style from './sources.module.css';

const RECONSTRUCTED = SOURCES.filter(({ source }) => source === 'reconstructed');

/** Which numbers are ours and not the printed game's. */
export default function Sources({ close }: { close(): void }) {
  const { tell } = useTable();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={style.sources} aria-label={tell('board.sources')} onClose={close}>
      <header>
        <h2>{tell('board.sources')}</h2>
        <Button look="plain" aria-label={tell('board.close')} onClick={() => dialog.current?.close()}>
          <X size={20} aria-hidden="true" />
        </Button>
      </header>
      <p>{tell('board.sourcesWhy')}</p>
      <dl lang="en">
        {RECONSTRUCTED.map(({ path, confidence, note }) => (
          <div key={path}>
            <dt>{path}</dt>
            <dd>
              {note} <small>({confidence})</small>
            </dd>
          </div>
        ))}
      </dl>
    </dialog>
  );
}
