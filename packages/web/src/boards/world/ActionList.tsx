import type { ReactNode } from 'react';
import type { Action, OpenAction } from '../../board-api/intents.ts';
import { Button } from '../../ui/Button.tsx';
import { RuleLink } from '../../ui/RuleLink.tsx';
import type { TellOf } from '../kit/context.ts';
import style from './actions.module.css';

type Refused = Extract<Action, { kind: 'refused' }>;

/** What a list of actions needs of its board. */
interface Board {
  readonly chosen: string | null;
  act(intent: { readonly action: string }): void;
  readonly tell: TellOf<'board.notNow' | 'board.rule'>;
  openRule(rule: string): void;
}

interface Props {
  readonly board: Board;
  readonly open: readonly OpenAction[];
  readonly refused?: readonly Refused[];
  /** Text below an action, for example its price. */
  note?(action: Action): ReactNode;
  /** How an open action is drawn, if not as a button. */
  drawn?(action: OpenAction): ReactNode;
}

/** What can be done at a thing; below it what cannot, and why. */
export function ActionList({ board, open, refused = [], note = () => null, drawn }: Props) {
  return (
    <div className={style.actions}>
      {open.length > 0 && (
        <ul>
          {open.map((action) => (
            <li key={action.id}>
              {drawn?.(action) ?? <Act board={board} action={action} />}
              {note(action)}
            </li>
          ))}
        </ul>
      )}
      {refused.length > 0 && (
        <details className={style.refused} open={open.length === 0 && refused.length <= 3}>
          <summary>{board.tell('board.notNow', { count: refused.length })}</summary>
          <ul>
            {refused.map((action) => (
              <li key={action.id}>
                <Why board={board} action={action} note={note(action)} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface ActProps {
  readonly board: Board;
  readonly action: OpenAction;
  /** What is seen of it, if not the whole label. */
  readonly words?: string;
  /** At the end of the button. */
  readonly small?: string;
  /** A second line: what it is for. */
  readonly about?: ReactNode;
}

export function Act({ board, action, words, small, about }: ActProps) {
  return (
    <Button
      className={style.act}
      data-action={action.id}
      data-chosen={action.id === board.chosen}
      aria-label={words === undefined ? undefined : action.label}
      onClick={() => board.act({ action: action.id })}
    >
      <span>
        {words ?? action.label}
        {about !== undefined && <span className={style.about}>{about}</span>}
      </span>
      {small !== undefined && <small>{small}</small>}
    </Button>
  );
}

interface WhyProps {
  readonly board: Board;
  readonly action: Refused;
  readonly note?: ReactNode;
}

export function Why({ board, action: { label, reason, rule }, note = null }: WhyProps) {
  return (
    <div className={style.why}>
      <b>{label}</b>
      <p>
        {reason}{' '}
        {rule !== '' && (
          <RuleLink rule={rule} words={board.tell('board.rule', { rule })} open={board.openRule} />
        )}
      </p>
      {note}
    </div>
  );
}
