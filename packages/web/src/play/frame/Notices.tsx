import { Button } from '../../ui/Button.tsx';
import { undoneBy } from '../actions/undone.ts';
import { useActs } from '../actions/useActs.ts';
import { eventInWords, isEvent, isNews } from '../log/events.ts';
import type { Play } from '../usePlay.ts';
import InClass from './InClass.tsx';
import style from './notices.module.css';

/** What concerns the table and waits for an answer: a bot in my seat, a player who asks to go back. */
export default function Notices({ play }: { play: Play }) {
  const { say, state, seatName, session } = play;
  const { act, problem } = useActs(play.table);
  if (state.phase === 'over') return null;
  const replaced = state.chairs.filter(({ mine, back }) => mine && back);
  const missed = state.chairs.filter(({ mine, bot, missed: count }) => mine && bot === null && count > 0);
  const { proposal, moving } = state;
  const voters = moving?.wanted.filter((seat) => !moving.agreed.includes(seat)) ?? [];
  const waits = proposal?.wanted.filter((seat) => !proposal.agreed.includes(seat)) ?? [];
  const asked = waits.filter((seat) => state.chairs[seat].mine);
  const news = session.talk.filter((line) => isNews(line, state)).filter(isEvent);
  const opening = state.chairs.filter(({ opening: wanted = [] }) =>
    wanted.some((seat) => state.chairs[seat].mine),
  );
  return (
    <>
      {state.class !== undefined && <InClass play={play} />}
      {replaced.map(({ seat, name }) => (
        <p key={seat} className={style.notice}>
          {say('notice.standIn', { who: name ?? seatName(seat) })}
          <Button look="expected" onClick={() => act({ do: 'back', seat })}>
            {say('notice.back')}
          </Button>
        </p>
      ))}
      {missed.map(({ seat, name, missed: count }) => (
        <p key={seat} className={style.notice}>
          {say('notice.missed', { who: name ?? seatName(seat), count })}
        </p>
      ))}
      {news.map((line) => (
        <p key={line.number} role="status" className={style.notice}>
          {eventInWords(line, say, seatName)}
        </p>
      ))}
      {opening.map(({ seat }) => (
        <p key={seat} className={style.notice}>
          {say('notice.opening', { who: seatName(seat) })}
          <Button look="onPrompt" onClick={() => act({ do: 'free', seat })}>
            {say('notice.open')}
          </Button>
        </p>
      ))}
      {proposal !== null && (
        <p className={style.notice}>
          {say('notice.proposal', {
            who: seatName(proposal.seat),
            count: state.moment - proposal.moment,
            what: undoneBy(play.log, play.teller, proposal),
          })}{' '}
          {asked.length === 0 &&
            say('play.waitsFor', {
              who: new Intl.ListFormat(play.teller.language).format(waits.map(seatName)),
            })}
          {asked.slice(0, 1).map((seat) => (
            <span key={seat} className={style.answers}>
              <Button look="onPrompt" onClick={() => act({ do: 'agree', seat, agree: true })}>
                {say('menu.agree')}
              </Button>
              <Button look="onPrompt" onClick={() => act({ do: 'agree', seat, agree: false })}>
                {say('menu.disagree')}
              </Button>
            </span>
          ))}
        </p>
      )}
      {moving !== undefined && (
        <p className={style.notice}>
          {say('notice.moving', {
            who: seatName(moving.seat),
            version: moving.version,
            now: state.version,
          })}{' '}
          {voters.every((seat) => !state.chairs[seat].mine) &&
            say('play.waitsFor', {
              who: new Intl.ListFormat(play.teller.language).format(voters.map(seatName)),
            })}
          {voters
            .filter((seat) => state.chairs[seat].mine)
            .slice(0, 1)
            .map((seat) => (
              <span key={seat} className={style.answers}>
                <Button
                  look="onPrompt"
                  onClick={() => act({ do: 'rules', seat, version: moving.version, agree: true })}
                >
                  {say('menu.agreeRules')}
                </Button>
                <Button
                  look="onPrompt"
                  onClick={() => act({ do: 'rules', seat, version: moving.version, agree: false })}
                >
                  {say('menu.keepRules')}
                </Button>
              </span>
            ))}
        </p>
      )}
      {problem !== '' && (
        <p role="alert" className={style.notice}>
          {problem}
        </p>
      )}
    </>
  );
}
