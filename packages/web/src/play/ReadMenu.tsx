import { AudioLines } from 'lucide-react';
import { lazy, Suspense, useId, useState } from 'react';
import style from './menu.module.css';
import top from './top-line.module.css';
import type { Play } from './usePlay.ts';

const ReadPanel = lazy(() => import('./ReadPanel.tsx'));

export function ReadMenu({ play }: { play: Play }) {
  const { say } = play;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={top.icon} popoverTarget={id} aria-label={say('read.menu')}>
        <AudioLines size={20} aria-hidden="true" />
      </button>
      <section
        id={id}
        popover="auto"
        className={style.menu}
        aria-label={say('read.menu')}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        <Suspense>{open && <ReadPanel play={play} />}</Suspense>
      </section>
    </>
  );
}
