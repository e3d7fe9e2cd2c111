import { AudioLines } from 'lucide-react';
import { lazy } from 'react';
import { withWords } from '../../words/index.ts';
import type { Play } from '../usePlay.ts';
import { Menu } from './Menu.tsx';
import top from './top-line.module.css';

const ReadPanel = lazy(() => withWords(['beside'], import('./ReadPanel.tsx')));

/** @param id of what opens: a small screen has its button in the menu of the table */
export function ReadMenu({ play, id }: { play: Play; id: string }) {
  const { say } = play;
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
