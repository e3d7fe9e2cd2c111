import type { Seat } from '@entente/engine';
import { type FormEvent, useState } from 'react';
import { Emblem } from '../seats/Emblem.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import style from './talks.module.css';
import type { Play } from './usePlay.ts';

const ALL = -1;

/** Talk at the table, and in pairs where the table allows it. */
export function Talks({ play }: { play: Play }) {
  const { say, session, state, seatName } = play;
  const [text, setText] = useState('');
  const [to, setTo] = useState<Seat>(ALL);
  const me = play.viewer === 'spectator' ? state.chairs.find(({ mine }) => mine)?.seat : play.viewer;
  const others = state.chairs.filter(({ seat, kind }) => seat !== me && kind === 'person');
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (me === undefined || text.trim() === '') return;
    play.table.talk(me, text.trim(), to === ALL ? null : to);
    setText('');
  };
  return (
    <div className={style.talks}>
      <ol className={style.lines} aria-label={say('tab.talks')}>
        {session.talk.map((line) => (
          <li key={line.number}>
            <Emblem seat={line.seat} size={20} />
            <div>
              <strong>
                {line.to === null
                  ? seatName(line.seat)
                  : say('talk.pair', { from: seatName(line.seat), to: seatName(line.to) })}
              </strong>
              <p>{line.text}</p>
            </div>
          </li>
        ))}
        {session.talk.length === 0 && <li className={style.none}>{say('talk.none')}</li>}
      </ol>
      {me !== undefined && (
        <form onSubmit={send} className={style.form}>
          {state.talk === 'pairs' && others.length > 0 && (
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
        </form>
      )}
    </div>
  );
}
