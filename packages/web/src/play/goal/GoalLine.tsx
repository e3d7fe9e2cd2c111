import { Target } from 'lucide-react';
import { lazy, useEffect, useId, useRef, useState } from 'react';
import { Emblem } from '../../seats/Emblem.tsx';
import { useSmall } from '../../ui/useSmall.ts';
import { withWords } from '../../words/index.ts';
import { Menu } from '../frame/Menu.tsx';
import type { Play } from '../usePlay.ts';
import { Delta } from './Delta.tsx';
import style from './goal.module.css';
import { goalInOneSentence, goalInWords } from './goal.ts';

const Points = lazy(() => withWords(['beside'], import('./Points.tsx')));

/** Characters that a small screen has room for in one line of small letters. */
const LINE = 44;

/** The goal, what brings points and who is ahead: always there, always in the same place. A press tells where all points come from. */
export function GoalLine({ play }: { play: Play }) {
  const { say, viewer, game } = play;
  const points = useId();
  const goal = goalInWords(play, useSmall() ? 'narrow' : 'wide');
  const news = useNews(goal?.lead ?? '');
  if (goal === null) return null;
  const { words, how, progress, mine, own, lead, short, leaders } = goal;
  const isTold = game.goal?.sources !== undefined;
  return (
    <section
      className={style.goal}
      aria-label={say('goal.label')}
      data-goal=""
      data-how={how !== ''}
      data-long={how.length > LINE}
      title={isTold ? undefined : goalInOneSentence(play)}
    >
      <Target className={style.icon} size={18} aria-hidden="true" />
      <span className={style.words} data-whole="">
        {words}
      </span>
      {how !== '' && <span className={style.how}>{how}</span>}
      {progress !== null && (
        <>
          <span className={style.pips} aria-hidden="true">
            {Array.from({ length: progress.of }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: equal but for their place
              <i key={at} data-on={at < progress.now} />
            ))}
          </span>
          <span className={style.progress}>{say('goal.progress', { ...progress })}</span>
        </>
      )}
      {(own !== '' || lead !== '') && (
        <span className={style.standing}>
          {own !== '' && (
            <span className={style.own}>
              {own}
              {mine !== null && <Delta value={mine} of={play} key={viewer} good="up" />}
            </span>
          )}
          <span className={style.lead} data-whole="">
            {leaders.map((seat) => (
              <Emblem key={seat} seat={seat} size={16} />
            ))}
            {short === lead ? (
              lead
            ) : (
              <>
                <span aria-hidden="true">{short}</span>
                <span className="quiet">{lead}</span>
              </>
            )}
          </span>
        </span>
      )}
      <span className="quiet" aria-live="polite">
        {news}
      </span>
      {isTold && (
        <>
          <button
            type="button"
            className={style.open}
            popoverTarget={points}
            aria-label={say('goal.points')}
            title={say('goal.points')}
          />
          <Menu id={points} label={say('goal.points')} at="goal">
            <Points play={play} />
          </Menu>
        </>
      )}
    </section>
  );
}

/** Milliseconds after which news has been read out. */
const SAID = 5000;

/** Said once when another player takes the lead; numbers alone are no news. */
function useNews(lead: string): string {
  const who = lead.replace(/\d+/g, '');
  const known = useRef(who);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (who !== known.current && who !== '') setNews(lead);
    known.current = who;
    // Said once: who reads the page afterwards finds it in the line itself.
    const said = setTimeout(() => setNews(''), SAID);
    return () => clearTimeout(said);
  }, [who, lead]);
  return news;
}
