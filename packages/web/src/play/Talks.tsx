import type { Seat } from '@entente/engine';
import { type FormEvent, useState } from 'react';
import { Emblem } from '../seats/Emblem.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { Deals } from './Deals.tsx';
import { dealsOf } from './deals.ts';
import style from './talks.module.css';
import { isSecret } from './together.ts';
import type { Play } from './usePlay.ts';

const ALL = -1;

/** Talk at the table, and in pairs where the table allows it; offers and promises where the game knows them. */
export function Talks({ play }: { play: Play }) {
  const { say, session, state, seatName } = play;
  const [text, setText] = useState('');
  const [to, setTo] = useState<Seat>(ALL);
  const me = play.viewer === 'spectator' ? state.chairs.find(({ mine }) => mine)?.seat : play.viewer;
  const others = state.chairs.filter(({ seat, kind }) => seat !== me && kind === 'person');
  const inPairs = state.talk === 'pairs' && others.length > 0;
  // While all decide at once in secret, what two of them say to each other would spoil it.
  const closed = inPairs && state.phase !== 'over' && isSecret(play);
  const deals = dealsOf(play.shown?.view);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (me === undefined || text.trim() === '') return;
    play.table.talk(me, text.trim(), to === ALL || closed ? null : to);
    setText('');
  };
  return (
    <div className={style.talks}>
      {deals !== null && <Deals play={play} deals={deals} />}
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
    </div>
  );
}
