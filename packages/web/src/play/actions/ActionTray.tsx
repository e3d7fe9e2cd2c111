import { roleOf } from '@entente/engine';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { Action } from '../../board-api/intents.ts';
import { useSettings } from '../../settings/store.ts';
import { Button } from '../../ui/Button.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { AutoEnd } from '../auto/AutoEnd.tsx';
import { AutoPass } from '../auto/AutoPass.tsx';
import { onlyEnd } from '../auto/useAutoAnswer.ts';
import type { Play } from '../usePlay.ts';
import style from './action-tray.module.css';
import { useSealed } from './Seals.tsx';

/** Many questions ask for no amount. */
const Fold = lazy(() => import('./Fold.tsx'));
/** Only tables of several people have windows. */
const ReactionWindow = lazy(() => import('../auto/ReactionWindow.tsx'));
const GoingOn = lazy(() => import('../auto/GoingOn.tsx'));
const StillPossible = lazy(() => import('./StillPossible.tsx'));

/** So many choices are seen at a glance. */
const GLANCE = 12;
/** With more than this many a field to find one is shown. */
const MANY = 20;
/** With more amounts than this beside a board, each is opened when it is wanted. */
const FEW = 3;

interface Props {
  play: Play;
  /** A board shows most of it already: the list takes less room. */
  drawn: boolean;
  openRule(rule: string): void;
}

/** Everything that can be done now, in words. The interface; a board is an enhancement of it. */
export function ActionTray({ play, drawn, openRule }: Props) {
  const { say, actions, chosen, shown } = play;
  const sealed = useSealed();
  const keepAsking = useSettings((settings) => settings.keepAsking);
  const tray = useRef<HTMLElement>(null);
  // A new question is read from its first answer on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new question scrolls back
  useEffect(() => {
    tray.current?.scrollTo({ left: 0, top: 0 });
  }, [shown?.question]);
  const [find, setFind] = useState('');
  const [why, setWhy] = useState<string | null>(null);
  const wanted = useMemo(() => {
    const text = find.trim().toLowerCase();
    return text === '' ? actions : actions.filter(({ label }) => label.toLowerCase().includes(text));
  }, [actions, find]);
  const open = wanted.filter((action) => action.kind !== 'refused');
  const refused = wanted.filter((action) => action.kind === 'refused');
  const window = play.state.window ?? null;
  const isTimed = window !== null && window.length !== null;
  const isPassing =
    isTimed && !keepAsking && (play.viewer === 'spectator' || !window.waits.includes(play.viewer));
  const hasNothing = isPassing && actions.filter(({ kind }) => kind !== 'refused').length === 1;
  const reaction = isTimed && (
    <Suspense>
      <ReactionWindow play={play} window={window} hasNothing={hasNothing} />
    </Suspense>
  );
  if (actions.length === 0)
    return (
      <div
        className={style.tray}
        data-empty={!play.standing.given && !isTimed}
        data-drawn={drawn}
        id="actions"
      >
        {reaction}
        <AutoPass play={play} />
      </div>
    );
  const amounts = open.filter(({ kind }) => kind === 'amount').length;
  let number = 0;
  return (
    <section
      ref={tray}
      className={style.tray}
      id="actions"
      aria-label={say('play.actions')}
      tabIndex={-1}
      data-drawn={drawn}
    >
      {actions.filter(({ kind }) => kind !== 'refused').length > MANY && (
        <input
          className={style.find}
          id="find-action"
          type="search"
          value={find}
          placeholder={say('play.find')}
          aria-label={say('play.find')}
          onChange={(event) => setFind(event.currentTarget.value)}
        />
      )}
      {reaction}
      {play.standing.goesOn !== null && (
        <Suspense>
          <GoingOn at={play.standing.goesOn} />
        </Suspense>
      )}
      {!hasNothing && (
        <ul className={style.list}>
          {open.map((action) => {
            number++;
            return (
              <li key={action.id} className={action.kind === 'form' ? style.form : undefined}>
                {action.kind === 'plain' ? (
                  <Button
                    className={style.action}
                    data-action={action.id}
                    aria-pressed={chosen === null ? undefined : chosen.action === action.id}
                    onClick={() => play.act({ action: action.id })}
                    {...sealed(action.id)}
                  >
                    {number <= 9 && (
                      <span className={style.number} aria-hidden="true">
                        {number}
                      </span>
                    )}
                    {action.label}
                  </Button>
                ) : (
                  <Suspense fallback={action.label}>
                    <Fold play={play} action={action} isFolded={drawn && amounts > FEW} />
                  </Suspense>
                )}
              </li>
            );
          })}
          {refused.length > 0 && (
            <li className={style.refused}>
              <details>
                <summary>{say('play.notNow', { count: refused.length })}</summary>
                <ul className={style.list}>
                  {refused.map((action) => (
                    <li key={action.id}>
                      <Refused action={action} open={why === action.id} toggle={setWhy} openRule={openRule} />
                    </li>
                  ))}
                </ul>
              </details>
            </li>
          )}
          <li>{onlyEnd(play.game, actions) === null ? <AutoPass play={play} /> : <AutoEnd />}</li>
        </ul>
      )}
      {find === '' &&
        open.length > GLANCE &&
        open.some(({ choice }) => roleOf(play.game, choice) === 'end') && (
          <Suspense>
            <StillPossible play={play} open={open} />
          </Suspense>
        )}
    </section>
  );
}

interface RefusedProps {
  action: Extract<Action, { kind: 'refused' }>;
  open: boolean;
  toggle(id: string | null): void;
  openRule(rule: string): void;
}

/** Cannot be done now, and says why, where it stands. */
function Refused({ action, open, toggle, openRule }: RefusedProps) {
  return (
    <div className={style.why}>
      <Button
        className={style.action}
        aria-disabled="true"
        aria-expanded={open}
        onClick={() => toggle(open ? null : action.id)}
      >
        {action.label}
      </Button>
      {open && (
        <p>
          {action.reason} {action.rule !== '' && <RuleLink rule={action.rule} open={openRule} />}
        </p>
      )}
    </div>
  );
}
