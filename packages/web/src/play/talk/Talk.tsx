import type { Seat } from '@entente/engine';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import type { TableState, TalkLine } from '../../link/messages.ts';
import { setMuted, useMuted } from '../../link/muted.ts';
import { useServer } from '../../link/server-state.ts';
import type { ConnectedTable, Session } from '../../link/session.ts';
import { isLocal } from '../../link/table-host.ts';
import { Emblem } from '../../seats/Emblem.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceGroup } from '../../ui/Choice.tsx';
import { useWords } from '../../words/index.ts';
import { eventInWords, isEvent } from '../log/events.ts';
import { useFollowed } from '../log/useFollowed.ts';
import style from './talks.module.css';

const ALL = -1;

const TalkLineActs = lazy(() => import('./TalkLineActs.tsx'));

interface Props {
  table: ConnectedTable;
  state: TableState;
  session: Session;
  /** The speaker's seat; undefined for those who only listen. */
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
  const muted = useMuted(state.id);
  const isKnown = useServer((server) => server.me !== null);
  const lines = session.talk.filter((line) => isEvent(line) || !muted.includes(line.seat));
  const { list } = useFollowed(lines.length, { atEnd });
  /** Another person on the server said it. */
  const isOthers = (line: TalkLine) =>
    isKnown &&
    !isLocal(state.id) &&
    state.chairs[line.seat]?.kind === 'person' &&
    !state.chairs[line.seat].mine;
  const hear = (seat: Seat, isMuted: boolean) => void setMuted(state.id, seat, isMuted).catch(() => {});
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (me === undefined || text.trim() === '') return;
    table.talk(me, text.trim(), to === ALL || closed ? null : to);
    setText('');
  };
  return (
    <>
      <ol className={style.lines} aria-label={say('tab.talks')} ref={list}>
        {lines.map((line) => (
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
            {!isEvent(line) && isOthers(line) && (
              <Suspense fallback={null}>
                <TalkLineActs
                  table={state.id}
                  line={line}
                  name={line.name ?? seatName(line.seat)}
                  mute={() => hear(line.seat, true)}
                />
              </Suspense>
            )}
          </li>
        ))}
        {muted.map((seat) => (
          <li key={`muted ${seat}`} className={style.none}>
            <p>{say('talk.isMuted', { name: seatName(seat) })}</p>
            <Button onClick={() => hear(seat, false)}>{say('talk.hear', { name: seatName(seat) })}</Button>
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
