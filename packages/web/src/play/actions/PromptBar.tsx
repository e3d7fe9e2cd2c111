import { Lightbulb, RotateCcw } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { choiceOf } from '../../board-api/intents.ts';
import { phasesOf } from '../../board-api/phases.ts';
import { useHeader } from '../../boards/index.ts';
import { Emblem } from '../../seats/Emblem.tsx';
import { useSettings } from '../../settings/store.ts';
import { Button, ButtonLink } from '../../ui/Button.tsx';
import { patiently } from '../../ui/patiently.ts';
import { RuleLink } from '../../ui/RuleLink.tsx';
import { useSmall } from '../../ui/useSmall.ts';
import { type Key, withWords } from '../../words/index.ts';
import { placeOf, whoWon } from '../../words/who-won.ts';
import type { Jump } from '../frame/Side.tsx';
import type { Since } from '../happened/useSince.ts';
import { mayHint } from '../hint/may-hint.ts';
import { isNews } from '../log/events.ts';
import { NextTable } from '../seats/NextTable.tsx';
import { addressed } from '../talk/addressed.ts';
import type { Play } from '../usePlay.ts';
import { pillsFor } from './Pills.tsx';
import style from './prompt-bar.module.css';
import { useCommonSeal } from './Seals.tsx';

/** Something of the table seldom waits for an answer. */
const Notices = lazy(() => withWords(['beside'], import('../frame/Notices.tsx')));
/** Nothing has happened when a game begins. */
const JustNow = lazy(() =>
  patiently(async () => ({ default: (await import('../happened/JustNow.tsx')).JustNow })),
);
const Hint = lazy(() => withWords(['beside'], import('../hint/Hint.tsx')));

/** Round and phase, for a small screen: the line at its top has no room for them. */
function useWhere({ game, shown, teller, state }: Play): string {
  const isSmall = useSmall();
  const headerOf = useHeader(game.id);
  if (!isSmall || shown === undefined || state.outcome !== null) return '';
  const phase = phasesOf(game, shown.view, teller).find(({ now }) => now)?.label;
  return [headerOf?.(shown.view, teller).shortRound, phase].filter((part) => part !== undefined).join(' · ');
}

/** More characters than two lines of a phone have beside two buttons: the question then has the whole height. */
const LONG = 52;

/**
 * Who, what, and what is about to happen. Always there, always in the same place.
 * @param since how things were at the reader's last decision
 */
export function PromptBar({ play, jump, since }: { play: Play; jump: Jump; since: Since }) {
  const { say, state, session, teller, shown, chosen } = play;
  const asked = shown === undefined ? state.asked : shown.view.asked;
  const isWaiting =
    state.proposal !== null ||
    state.moving !== undefined ||
    state.class !== undefined ||
    state.chairs.some(({ mine, back, missed, opening }) => opening || (mine && (back || missed > 0))) ||
    session.talk.some((line) => isNews(line, state));
  const isTimed = state.chairs.some(({ clock }) => clock?.due != null);
  const isTold = useSettings(({ happened }) => happened !== 'none');
  const seal = useCommonSeal();
  /** The question that a hint was asked for. */
  const [hinted, setHinted] = useState<string | null>(null);
  const question = play.myTurn ? (shown?.question ?? null) : null;
  const acting = play.myTurn && play.viewer !== 'spectator' ? play.viewer : (asked[0] ?? null);
  const where = useWhere(play);
  const words = promptWords(play);
  return (
    <section className={style.bar} aria-label={say('play.prompt')} data-mine={play.myTurn}>
      {isWaiting && (
        <div className={style.notices}>
          <Suspense>
            <Notices play={play} />
          </Suspense>
        </div>
      )}
      <div className={style.words}>
        {acting !== null && state.outcome === null && <Emblem seat={acting} size={26} />}
        {where !== '' && <p className={style.where}>{where}</p>}
        <p className={style.prompt} id="prompt" tabIndex={-1} title={words} data-long={words.length > LONG}>
          {words}
        </p>
        {seal !== null && chosen === null && session.trouble === null && <p className={style.seal}>{seal}</p>}
      </div>
      {question !== null && hinted === question && (
        <Suspense>
          <Hint key={question} play={play} close={() => setHinted(null)} />
        </Suspense>
      )}
      <div className={style.buttons}>
        {question !== null && mayHint(state) && (
          <Button
            look="onPrompt"
            className={style.undo}
            data-hint=""
            aria-label={say('play.hint')}
            aria-expanded={hinted === question}
            title={say('play.hint')}
            onClick={() => setHinted(hinted === question ? null : question)}
          >
            <Lightbulb size={18} aria-hidden="true" />
            <span>{say('play.hint')}</span>
          </Button>
        )}
        {play.undoLabel !== null && (
          <Button
            look="onPrompt"
            className={style.undo}
            data-undo=""
            aria-label={play.undoLabel}
            title={play.undoLabel}
            onClick={play.undo}
          >
            <RotateCcw size={18} aria-hidden="true" />
            <span>{play.undoLabel}</span>
          </Button>
        )}
        <NextTable play={play} />
        {state.rematch !== null && (
          <ButtonLink look="onPrompt" href={`/t/${state.rematch}`}>
            {say('play.rematch')}
          </ButtonLink>
        )}
      </div>
      <div className={style.facts}>{facts()}</div>
    </section>
  );

  /** What was refused, what is chosen, or what happened to the reader. */
  function facts() {
    if (session.trouble !== null)
      return (
        <p className={style.trouble}>
          {session.trouble.words}{' '}
          {session.trouble.rule !== '' && <RuleLink rule={session.trouble.rule} open={jump.rule} />}
        </p>
      );
    if (chosen !== null)
      return (
        <p className={style.chosen}>
          {say('play.chosen', { what: play.chosenLabel })}{' '}
          <span className={style.seal}>{follows().join(' · ')}</span>
        </p>
      );
    if (state.outcome !== null)
      return <p className={style.time}>{placeOf(state.outcome, say, play.viewer)}</p>;
    return (
      <>
        {isTimed && (
          <p className={style.time}>{`${say('play.timeUp', { late: say(`late.${state.late}`) })}.`}</p>
        )}
        <Suspense>{play.myTurn && isTold && <JustNow play={play} since={since} />}</Suspense>
      </>
    );
  }

  /** What the chosen action costs, brings or breaks, and whether it is final: to be read before it is confirmed. */
  function follows(): string[] {
    const choice = chosen === null ? null : choiceOf(play.actions, chosen);
    const words = choice === null ? [] : pillsFor(play, choice).map((pill) => pill.words);
    return play.chosenSeal === null ? words : [...words, play.chosenSeal];
  }

  /** Whose question it is goes without saying unless several play here. */
  function promptWords({ seatName }: Play): string {
    if (state.outcome !== null)
      return `${whoWon(state.outcome, say, teller.language, seatName)}. ${teller.outcome(state.outcome)}`;
    if (state.ended !== null) return say(`table.ended.${state.ended}` satisfies Key);
    if (state.phase === 'paused') return say('play.pausedLong');
    const question = shown === undefined ? null : teller.prompt(shown.view);
    if (play.myTurn && play.viewer !== 'spectator')
      return state.chairs.filter(({ mine }) => mine).length > 1 && question !== null
        ? addressed(seatName(play.viewer), question)
        : (question ?? say('now.yourTurn'));
    if (asked.length === 0) return say('play.waiting');
    return say('play.waitsFor', { who: new Intl.ListFormat(teller.language).format(asked.map(seatName)) });
  }
}
