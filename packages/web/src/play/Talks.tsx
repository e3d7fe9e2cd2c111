import type { Seat } from '@entente/engine';
import { wordOf } from '@entente/engine/deals';
import { type FormEvent, useState } from 'react';
import { Emblem } from '../seats/Emblem.tsx';
import { Button } from '../ui/Button.tsx';
import { ChoiceGroup } from '../ui/Choice.tsx';
import { ActionForm } from './ActionForm.tsx';
import { dealActions, dealsOf } from './deals.ts';
import { isSimultaneous } from './Players.tsx';
import style from './talks.module.css';
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
  const closed = inPairs && state.phase !== 'over' && isSimultaneous(play);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (me === undefined || text.trim() === '') return;
    play.table.talk(me, text.trim(), to === ALL || closed ? null : to);
    setText('');
  };
  return (
    <div className={style.talks}>
      <Deals play={play} />
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

/** What can be offered and answered now, and who keeps their word. */
function Deals({ play }: { play: Play }) {
  const { say, teller, seatName, state } = play;
  const deals = dealsOf(play.shown?.view);
  if (deals === null) return null;
  const actions = dealActions(play.actions);
  return (
    <div className={style.deals}>
      {actions.length > 0 && (
        <section aria-label={say('talk.deals')}>
          <h3>{say('talk.deals')}</h3>
          <ul>
            {actions.map((action) => (
              <li key={action.id}>
                {action.kind === 'plain' ? (
                  <Button data-action={action.id} onClick={() => play.act({ action: action.id })}>
                    {action.label}
                  </Button>
                ) : (
                  <ActionForm play={play} action={action} />
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label={say('talk.promises')}>
        <h3>{say('talk.promises')}</h3>
        <ul>
          {state.chairs.map(({ seat }) => {
            const { kept, broken, standing } = wordOf(deals, seat);
            return (
              <li key={seat} className={style.word}>
                <Emblem seat={seat} size={20} />
                <div>
                  <strong>{seatName(seat)}</strong> {say('talk.word', { kept, broken })}
                  {standing.map(({ id, to, clause, until }) => (
                    <p key={id}>
                      {say('talk.pair', { from: seatName(seat), to: seatName(to) })}:{' '}
                      {teller.say({ say: `clause.${clause}`, with: {} })} ({teller.term('until', until)})
                    </p>
                  ))}
                </div>
              </li>
            );
          })}
        </ul>
      </section>
    </div>
  );
}
