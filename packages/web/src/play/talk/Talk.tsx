import type { Seat } from '@entente/engine';
import { type FormEvent, useState } from 'react';
import type { TableState } from '../../link/messages.ts';
import type { Session, Table } from '../../link/session.ts';
import { Emblem } from '../../seats/Emblem.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/Choice.tsx';
import { useWords } from '../../words/index.ts';
import { eventInWords, isEvent } from '../log/events.ts';
import { useFollowed } from '../log/useFollowed.ts';
import style from './talks.module.css';

const ALL = -1;

interface Props {
  table: Table;
  state: TableState;
  session: Session;
  /** Who speaks; undefined for those who only listen. */
  me: Seat | undefined;
  /** While all decide at once in secret, what two of them say to each other would spoil it. */
  secret?: boolean;
  /** What was said last is in sight at once; otherwise only when more is said. */
  atEnd?: boolean;
  seatName(seat: Seat): string;
}

/** What was said at a table, and saying something: to all, or to one other where the table allows it. */
export function Talk({ table, state, session, me, secret = false, atEnd = false, seatName }: Props) {
  const say = useWords();
  const [text, setText] = useState('');
  const [to, setTo] = useState<Seat>(ALL);
  const others = state.chairs.filter(({ seat, kind }) => seat !== me && kind === 'person');
  const inPairs = state.talk === 'pairs' && others.length > 0;
  const closed = inPairs && secret;
  const { list } = useFollowed(session.talk.length, { atEnd });
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (me === undefined || text.trim() === '') return;
    table.talk(me, text.trim(), to === ALL || closed ? null : to);
    setText('');
  };
  return (
    <>
      <ol className={style.lines} aria-label={say('tab.talks')} ref={list}>
        {session.talk.map((line) => (
          <li key={line.number}>
            <Emblem seat={line.seat} size={20} />
            {isEvent(line) ? (
              <p className={style.none}>{eventInWords(line, say, seatName)}</p>
            ) : (
              <div>
                <strong>
                  {line.to === null
                    ? (line.name ?? seatName(line.seat))
                    : say('talk.pair', { from: line.name ?? seatName(line.seat), to: seatName(line.to) })}
                </strong>
                <p>{line.text}</p>
              </div>
            )}
          </li>
        ))}
        {session.talk.length === 0 && state.talk !== 'off' && (
          <li className={style.none}>{say('talk.none')}</li>
        )}
      </ol>
      {me !== undefined && state.talk !== 'off' && (
        <form onSubmit={send} className={style.form}>
          {closed && <p className={style.none}>{say('talk.closed')}</p>}
          {inPairs && !closed && (
            <ChoiceGroup
              label={say('talk.to')}
              value={to}
              options={[
                { value: ALL, label: say('talk.all') },
                ...others.map(({ seat }) => ({ value: seat, label: seatName(seat) })),
              ]}
              onChange={setTo}
            />
          )}
          <div className={style.say}>
            <label>
              <span className="quiet">{say('talk.text')}</span>
              <input
                value={text}
                maxLength={500}
                placeholder={say('talk.text')}
                onChange={(event) => setText(event.currentTarget.value)}
              />
            </label>
            <Button type="submit">{say('talk.send')}</Button>
          </div>
        </form>
      )}
    </>
  );
}
