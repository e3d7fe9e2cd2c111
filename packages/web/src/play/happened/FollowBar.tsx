import { FastForward, Pause, Play as PlayIcon, StepForward } from 'lucide-react';
import { change, type Settings, useSettings } from '../../settings/store.ts';
import { Button } from '../../ui/Button.tsx';
import type { Play } from '../usePlay.ts';
import style from './follow-bar.module.css';

const PACES: readonly Settings['pace'][] = ['slow', 'normal', 'fast'];

/**
 * While the viewer follows others' turns, in place of the actions: speed, stop, one step, and on to the
 * viewer's own turn.
 */
export function FollowBar({ play: { say, follow, viewer } }: { play: Play }) {
  const pace = useSettings((settings) => settings.pace);
  return (
    <section className={style.bar} aria-label={say('follow.label')}>
      <button
        type="button"
        className={style.icon}
        aria-label={say(follow.isPaused ? 'follow.goOn' : 'follow.pause')}
        onClick={() => follow.pause(!follow.isPaused)}
      >
        {follow.isPaused ? <PlayIcon size={20} aria-hidden="true" /> : <Pause size={20} aria-hidden="true" />}
      </button>
      <button type="button" className={style.icon} aria-label={say('follow.step')} onClick={follow.step}>
        <StepForward size={20} aria-hidden="true" />
      </button>
      <fieldset className={style.paces} aria-label={say('follow.pace')}>
        {PACES.map((one) => (
          <button key={one} type="button" aria-pressed={pace === one} onClick={() => change({ pace: one })}>
            {say(`follow.${one}`)}
          </button>
        ))}
      </fieldset>
      <span className={style.behind}>
        {follow.behind > 0 && say('follow.behind', { count: follow.behind })}
      </span>
      <Button look="expected" onClick={follow.skip}>
        <FastForward size={18} aria-hidden="true" />
        {say(viewer === 'spectator' ? 'follow.toNow' : 'follow.skip')} <kbd>S</kbd>
      </Button>
    </section>
  );
}
