import { lazy, Suspense, useCallback, useEffect, useRef, useState } from 'react';
import type { Following } from '../../board-api/props.ts';
import { chronicleOf } from '../../boards/index.ts';
import { pressed } from '../../settings/keyboard.ts';
import { isStill, useSettings } from '../../settings/store.ts';
import { isBelow } from '../../ui/above.ts';
import { patiently } from '../../ui/patiently.ts';
import { useSmall } from '../../ui/useSmall.ts';
import type { Play } from '../usePlay.ts';
import { type Card, cardsOf } from './cards.ts';
import { isAlone } from './follow.ts';
import { followingOf } from './following.ts';
import { placesOf, scenesOf } from './scenes.ts';
import { CARD, timeFor } from './time.ts';
import type { Since } from './useSince.ts';

/** Nothing big has happened when a game begins, and nobody is followed. */
const Chronicle = lazy(() =>
  patiently(async () => ({ default: (await import('./Chronicle.tsx')).Chronicle })),
);
const FollowBar = lazy(() =>
  patiently(async () => ({ default: (await import('./FollowBar.tsx')).FollowBar })),
);
const MomentCard = lazy(() =>
  patiently(async () => ({ default: (await import('./MomentCard.tsx')).MomentCard })),
);

const Report = lazy(() => patiently(async () => ({ default: (await import('./Report.tsx')).Report })));

interface Props {
  play: Play;
  since: Since;
  openLog(): void;
  /** Draws the turn of another player on the board. */
  draw(following: Following | undefined): void;
}

/** What has happened: cards for big moments, a report of the rest, and the pace at which bots are followed. */
export default function Happened({ play, since, openLog, draw }: Props) {
  const { game, state, log, viewer, myTurn } = play;
  const { mine, other, close, show } = useCards(play);
  const first = mine.at(0);
  /** The card that lies over the board. */
  const [shown, setShown] = useState<Card | null>(null);
  const told = shown === first ? (first ?? null) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only lines bring arrows, and a card its place
  useEffect(() => {
    const isOver = myTurn || state.outcome !== null;
    const turn = isOver
      ? undefined
      : followingOf(scenesOf(game, state.options, log.slice(since.from)), viewer);
    const look = told === null ? [] : placesOf(told.scene);
    draw(look.length === 0 ? turn : { arrows: turn?.arrows ?? [], look });
  }, [log, since.from, myTurn, told]);
  const { follow } = play;
  const isReading = first !== undefined && !isStill();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only whether a player reads
  useEffect(() => {
    follow.hold('card', isReading);
    return () => follow.hold('card', false);
  }, [isReading]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the controls stay the same
  useEffect(() => {
    follow.time((before, after) => timeFor(play.game, before, after));
    follow.hold('loading', false);
    return () => follow.time(null);
  }, [play.game]);
  useHappenedKeys(close, follow.skip);
  /** Has anything since the reader's last decision, now or before? */
  const hasHappened = useRef(false);
  hasHappened.current ||= log.length > since.from;
  const page = first === undefined ? null : chronicleOf(play.game.id, first.scene.end.line.say);
  // A small screen has room for a question or for a card: its bar says in a line what the card would, but for dice.
  const isTold = useSmall() && play.myTurn && first?.scene.rolls.length === 0;
  return (
    <>
      <Suspense>
        {hasHappened.current && <Report play={play} since={since} openLog={openLog} openPage={show} />}
      </Suspense>
      <Suspense>
        {first !== undefined && page !== null && (
          <Chronicle play={play} page={page} line={first.scene.end.line} close={close} openLog={openLog} />
        )}
        {first !== undefined && page === null && !isTold && (
          <MomentCard
            key={first.key}
            play={play}
            card={first}
            since={since}
            close={close}
            arrived={setShown}
          />
        )}
        {first === undefined && other !== null && (
          <MomentCard key={other.key} play={play} card={other} since={null} close={close} />
        )}
      </Suspense>
      <Suspense>{isFollowing(play) && <FollowBar play={play} />}</Suspense>
    </>
  );
}

/** When only bots are to act, the viewer can choose their pace, also while they think. */
const isFollowing = ({ follow, myTurn, state }: Play): boolean =>
  follow.isPaused ||
  (!myTurn && state.outcome === null && (follow.behind > 0 || (state.phase === 'running' && isAlone(state))));

/** The viewer's own cards wait to be read, those of others pass. */
function useCards(play: Play) {
  const { game, state, marks, log, viewer, session } = play;
  const { happened, pace } = useSettings();
  const [mine, setMine] = useState<readonly Card[]>([]);
  const [other, setOther] = useState<Card | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new lines alone bring cards
  useEffect(() => {
    if (happened !== 'all') return;
    const due = cardsOf(game, state.options, { log, marks, viewer });
    const pages = due.filter(({ scene }) => chronicleOf(game.id, scene.end.line.say) !== null);
    // A page tells everything that led to it.
    const own = pages.length > 0 ? pages : due.filter(({ isMine }) => isMine);
    if (own.length > 0) setMine((before) => (pages.length > 0 ? own : [...before, ...own]));
    setOther(isStill() || pages.length > 0 ? null : (due.findLast(({ isMine }) => !isMine) ?? null));
  }, [marks]);
  useEffect(() => {
    if (other === null) return;
    const timer = setTimeout(() => setOther(null), CARD[pace]);
    return () => clearTimeout(timer);
  }, [other, pace]);
  const close = useCallback(() => {
    setMine((before) => before.slice(1));
    setOther(null);
  }, []);
  const sent = useRef(session.pending);
  useEffect(() => {
    // A player who decides something has read it.
    if (session.pending !== null && session.pending !== sent.current) setMine([]);
    sent.current = session.pending;
  }, [session.pending]);
  const show = useCallback((card: Card) => setMine([card]), []);
  return { mine, other, close, show };
}

/** Space or Enter goes on, S skips everything until the viewer is asked. */
function useHappenedKeys(close: () => void, skip: () => void): void {
  const latest = useRef({ close, skip });
  latest.current = { close, skip };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      if (isBelow()) return;
      const card = document.querySelector('[data-card]');
      if (
        card !== null &&
        [' ', 'Enter', 'Escape'].includes(event.key) &&
        (event.key === 'Escape' || !isMeant(card, target))
      ) {
        event.preventDefault();
        event.stopImmediatePropagation();
        latest.current.close();
        return;
      }
      const meant = pressed(event, target.matches('input, select, textarea'), useSettings.getState().keys);
      if (meant?.kind === 'command' && meant.command === 'skip') {
        latest.current.close();
        latest.current.skip();
      }
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, []);
}

/** Is a key meant for what has the focus? The viewer's own card comes before all but itself and text fields. */
function isMeant(card: Element, element: HTMLElement): boolean {
  if (card.contains(element)) return element.closest('button') !== null;
  if ((card as HTMLElement).dataset.mine === 'true')
    return element.closest('input, select, textarea') !== null;
  return element.closest('button, a, input, select, textarea, summary, [role="button"]') !== null;
}
