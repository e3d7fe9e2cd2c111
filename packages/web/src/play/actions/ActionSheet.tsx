import { groupOf } from '@entente/engine';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Action, OpenAction } from '../../board-api/intents.ts';
import { Button } from '../../ui/Button.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { AutoPass } from '../auto/AutoPass.tsx';
import type { Play } from '../usePlay.ts';
import { ActionButton } from './ActionButton.tsx';
import { ActionForm } from './ActionForm.tsx';
import style from './action-sheet.module.css';
import Fold from './Fold.tsx';

const RuleLesson = lazy(async () => ({
  default: (await import('../../lessons/RuleLesson.tsx')).RuleLesson,
}));

/** What is to be seen: some actions by their ids, or all of them with what is not possible now. */
export interface WantedActions {
  readonly title: string;
  readonly ids: 'all' | readonly string[];
}

interface Props {
  play: Play;
  wanted: WantedActions;
  openRule(rule: string): void;
  close(): void;
}

/** Number of actions above which a search field is worth its place. */
const MANY = 8;

/** Actions in words, over the world: all of them, the rest of a group, or one that has to be filled in. */
export default function ActionSheet({ play, wanted: { title, ids }, openRule, close }: Props) {
  const { say, actions, game, teller } = play;
  const sheet = useRef<HTMLElement>(null);
  const [find, setFind] = useState('');
  useEffect(() => {
    const here = sheet.current;
    here?.showPopover();
    // Where fingers type, the keyboard would hide half of the list.
    const isTyped = matchMedia('(hover: hover)').matches;
    (isTyped ? here?.querySelector<HTMLElement>('input, li button') : here)?.focus();
  }, []);
  // What waits to be confirmed is confirmed in the tray, which must be in sight.
  const isChosen = play.chosen !== null;
  useEffect(() => {
    if (isChosen) sheet.current?.hidePopover();
  }, [isChosen]);
  const meant = useMemo(() => {
    const text = find.trim().toLowerCase();
    return actions.filter(
      ({ id, label }) => (ids === 'all' || ids.includes(id)) && label.toLowerCase().includes(text),
    );
  }, [actions, ids, find]);
  const open = meant.filter((action): action is OpenAction => action.kind !== 'refused');
  const refused = meant.filter((action) => action.kind === 'refused');
  const groups = [...(game.groups?.ids ?? []), null]
    .map((id) => ({ id, all: open.filter(({ choice }) => groupOf(game, choice) === id) }))
    .filter(({ all }) => all.length > 0);
  const only = ids !== 'all' && ids.length === 1 ? open[0] : undefined;
  return (
    <section
      ref={sheet}
      popover="auto"
      role="dialog"
      tabIndex={-1}
      className={style.sheet}
      aria-label={title}
      onToggle={({ newState }) => newState === 'closed' && close()}
    >
      <div className={style.head}>
        <h2>{title}</h2>
        <Button onClick={() => sheet.current?.hidePopover()}>
          {say('ui.close')} <kbd>Esc</kbd>
        </Button>
      </div>
      {(ids === 'all' || ids.length > MANY) && (
        <input
          className={style.find}
          id="find-action"
          type="search"
          value={find}
          placeholder={say('play.find')}
          aria-label={say('play.find')}
          onChange={(event) => setFind(event.currentTarget.value)}
          onKeyDown={({ key }) => {
            if (key === 'Enter' && find !== '' && open[0]?.kind === 'plain') play.act({ action: open[0].id });
          }}
        />
      )}
      <div className={style.list}>
        {only !== undefined && only.kind !== 'plain' ? (
          <ActionForm play={play} action={only} />
        ) : (
          groups.map(({ id, all }) => (
            <section key={id} aria-label={id === null ? title : teller.term('heading', id)}>
              {id !== null && groups.length > 1 && (
                <h3>
                  {teller.term('heading', id)} · {all.length}
                </h3>
              )}
              <ul>
                {all.map((action) => (
                  <li key={action.id}>
                    {action.kind === 'plain' ? (
                      <ActionButton play={play} action={action} isFull open={() => {}} />
                    ) : (
                      <Fold play={play} action={action} isFolded={open.length > 3} />
                    )}
                  </li>
                ))}
              </ul>
            </section>
          ))
        )}
        {refused.length > 0 && (
          <details open={open.length === 0}>
            <summary>{say('play.notNow', { count: refused.length })}</summary>
            <ul>
              {refused.map((action) => (
                <li key={action.id}>
                  <Refused action={action} openRule={openRule} play={play} />
                </li>
              ))}
            </ul>
          </details>
        )}
        {ids === 'all' && <AutoPass play={play} />}
      </div>
    </section>
  );
}

/** Cannot be done now, and says why. */
function Refused({
  action: { label, reason, rule },
  openRule,
  play: { game, state },
}: {
  play: Play;
  action: Extract<Action, { kind: 'refused' }>;
  openRule(rule: string): void;
}) {
  return (
    <div className={style.why}>
      <b>{label}</b>
      <p>
        {reason} {rule !== '' && <RuleLink rule={rule} open={openRule} />}
        {rule !== '' && state.lesson !== undefined && (
          <Suspense>
            <RuleLesson game={game.id} rule={rule} besides={state.lesson.id} />
          </Suspense>
        )}
      </p>
    </div>
  );
}
