import { X } from 'lucide-react';
import { type KeyboardEvent, lazy, Suspense, useRef } from 'react';
import { Waiting } from '../../ui/Waiting.tsx';
import { withWords } from '../../words/index.ts';
import { dealsOf } from '../actions/deals.ts';
import { Log } from '../log/Log.tsx';
import type { SideTab } from '../PlayScreen.tsx';
import type { Play } from '../usePlay.ts';
import style from './side.module.css';

const Charts = lazy(() => import('./TableCharts.tsx'));
const Talks = lazy(() => withWords(['beside'], import('../talk/Talks.tsx')));
const RulesBeside = lazy(() => withWords(['lessons'], import('./RulesBeside.tsx')));

/** Ways from one part of the screen to another. */
export interface Jump {
  tab(tab: SideTab): void;
  /** Opens it, or closes it when it is open. */
  toggle(tab: SideTab): void;
  rule(id: string): void;
  players(): void;
  board(): void;
  help(): void;
  /** Who you are, how you win, how long it takes, what to do first. */
  firstVisit(): void;
  /** Who sits where. */
  seats(): void;
}

interface Props {
  play: Play;
  tab: SideTab;
  setTab(tab: SideTab): void;
  rule: string | null;
  /** Lines of talk that nobody has looked at here. */
  unread: number;
  /** Lines of the log that were there when the table was last looked at. */
  since: number;
  close(): void;
}

export function tabsOf({ state, shown }: Play): SideTab[] {
  const silent = state.talk === 'off' && dealsOf(shown?.view) === null;
  return silent ? ['log', 'rules', 'charts'] : ['log', 'talks', 'rules', 'charts'];
}

/** Log, talks, rules, charts. */
export function Side({ play, tab, setTab, rule, unread, since, close }: Props) {
  const { say } = play;
  const tabs = tabsOf(play);
  const list = useRef<HTMLDivElement>(null);
  const onKey = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
    setTab(next);
    list.current?.querySelector<HTMLElement>(`#tab-${next}`)?.focus();
  };
  return (
    <div className={style.side}>
      <div className={style.head}>
        <div
          className={style.tabs}
          role="tablist"
          aria-label={say('play.sideTabs')}
          ref={list}
          onKeyDown={onKey}
        >
          {tabs.map((name) => (
            <button
              key={name}
              type="button"
              role="tab"
              id={`tab-${name}`}
              aria-selected={tab === name}
              aria-controls="side-panel"
              tabIndex={tab === name ? 0 : -1}
              onClick={() => setTab(name)}
            >
              {say(`tab.${name}`)}
              {name === 'talks' && unread > 0 && (
                <>
                  <span className={style.unread} aria-hidden="true">
                    {unread}
                  </span>
                  <span className="quiet"> {say('talk.unread', { count: unread })}</span>
                </>
              )}
            </button>
          ))}
        </div>
        <button type="button" className={style.close} aria-label={say('ui.close')} onClick={close}>
          <X size={18} aria-hidden="true" />
        </button>
      </div>
      <div
        className={style.panel}
        role="tabpanel"
        id="side-panel"
        aria-labelledby={`tab-${tab}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys
        tabIndex={0}
      >
        <Suspense fallback={<Waiting />}>
          {tab === 'log' && <Log play={play} since={since} />}
          {tab === 'talks' && <Talks play={play} />}
          {tab === 'rules' && (
            <RulesBeside game={play.game.id} at={rule ?? currentRule(play)} lesson={play.state.lesson?.id} />
          )}
          {tab === 'charts' && <Charts play={play} />}
        </Suspense>
      </div>
    </div>
  );
}

/** The first rule of the decision that is open. */
function currentRule({ game, shown }: Play): string | null {
  const frame = shown?.view.flow.at(-1);
  const steps: Readonly<Record<string, { rule?: string }>> = game.steps;
  return frame === undefined ? null : (steps[frame.step]?.rule ?? null);
}
