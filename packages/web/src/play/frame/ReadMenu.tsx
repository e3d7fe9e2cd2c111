import { AudioLines } from 'lucide-react';
import { lazy, useId } from 'react';
import { withWords } from '../../words/index.ts';
import type { Play } from '../usePlay.ts';
import { Menu } from './Menu.tsx';
import top from './top-line.module.css';

const ReadPanel = lazy(() => withWords(['beside'], import('./ReadPanel.tsx')));

export function ReadMenu({ play }: { play: Play }) {
  const { say } = play;
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={`${top.icon} ${top.labelled}`}
        popoverTarget={id}
        aria-label={say('read.menu')}
        title={say('read.menu')}
      >
        <AudioLines size={20} aria-hidden="true" />
        <span aria-hidden="true">{say('read.menu')}</span>
      </button>
      <Menu id={id} label={say('read.menu')}>
        <ReadPanel play={play} />
      </Menu>
    </>
  );
}
