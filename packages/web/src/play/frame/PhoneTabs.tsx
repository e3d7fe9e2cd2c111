import { ChartLine, List, Map as MapIcon, MessageCircle, ScrollText, Users } from 'lucide-react';
import type { Pane, SideTab } from '../PlayScreen.tsx';
import type { Play } from '../usePlay.ts';
import style from './phone-tabs.module.css';
import { type Jump, tabsOf } from './Side.tsx';

const ICONS = { log: List, talks: MessageCircle, rules: ScrollText, charts: ChartLine } as const;

interface Props {
  play: Play;
  pane: Pane;
  tab: SideTab;
  /** Lines that nobody has looked at here. */
  unread: { readonly talks: number; readonly log: number };
  jump: Jump;
}

/** On a phone: one thing at a time, the prompt always above. */
export function PhoneTabs({ play, pane, tab, unread, jump }: Props) {
  const { say } = play;
  const tabs = tabsOf(play);
  // Five at most, so that each has room for its name.
  const side = tabs.filter((name) => name !== 'charts' || !tabs.includes('talks'));
  return (
    <nav className={style.tabs} aria-label={say('play.panes')}>
      <button type="button" aria-current={pane === 'board'} onClick={jump.board}>
        <MapIcon size={20} aria-hidden="true" />
        {say('tab.board')}
      </button>
      <button type="button" aria-current={pane === 'players'} onClick={jump.players}>
        <Users size={20} aria-hidden="true" />
        {say('tab.players')}
      </button>
      {side.map((name) => {
        const Icon = ICONS[name];
        const count = name === 'talks' || name === 'log' ? unread[name] : 0;
        return (
          <button
            key={name}
            type="button"
            aria-current={pane === 'side' && tab === name}
            onClick={() => jump.tab(name)}
          >
            <Icon size={20} aria-hidden="true" />
            <span>
              {say(`tab.${name}`)}
              {count > 0 && (
                <>
                  <b aria-hidden="true"> {count}</b>
                  <span className="quiet"> {say('talk.unread', { count })}</span>
                </>
              )}
            </span>
          </button>
        );
      })}
    </nav>
  );
}
