import { Bell, CirclePlay, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { chronicleOf } from '../../boards/index.ts';
import { Tag } from '../../pictures/Tag.tsx';
import { Emblem } from '../../seats/Emblem.tsx';
import { pressed } from '../../settings/keyboard.ts';
import { useSettings } from '../../settings/store.ts';
import { Button } from '../../ui/Button.tsx';
import type { Play } from '../usePlay.ts';
import { isBadFor } from './befell.ts';
import type { Card } from './cards.ts';
import style from './report.module.css';
import { ownOf, type ReportLine, reportOf } from './report.ts';
import { actorOf, beginningOf, concerns, scenesOf, weightOf } from './scenes.ts';
import { useAddressed } from './useAddressed.ts';
import { useCauses, useStandings } from './useGained.ts';
import type { Since } from './useSince.ts';

interface Props {
  play: Play;
  since: Since;
  openLog(): void;
  openPage(card: Card): void;
}

/** What weighs as much is news also when the reader alone is concerned: a card that was just played is not. */
const HEAVY = 2;

/** Maximum number of sentences about the like of a line; the log has the rest. */
const MOST_ALIKE = 2;

/** What has happened since the reader's last decision, in five lines at most. Beside what it speaks of, never in its way. */
export function Report({ play, since, openLog, openPage }: Props) {
  const { game, state, log, viewer, say, follow } = play;
  const teller = useAddressed(play);
  const fresh = useMemo(() => log.slice(since.from), [log, since.from]);
  const scenes = useMemo(() => {
    const lines = log.slice(beginningOf(game, state.options, log, since.from));
    return scenesOf(game, state.options, lines).filter(({ end }) => fresh.includes(end.line));
  }, [game, state.options, log, since.from, fresh]);
  const gained = useStandings(play, since.standing);
  const own = useMemo(
    () => ownOf({ game, options: state.options, lines: fresh }, scenes, viewer),
    [game, state.options, fresh, scenes, viewer],
  );
  // Points that have changed say themselves that something happened.
  const isTouched = gained.some(({ seat, by }) => seat === viewer && by !== 0);
  const saysOwn = own !== null && viewer !== 'spectator' && (own.length > 0 || !isTouched);
  const ownLines = saysOwn ? 1 : 0;
  const lines = useMemo(() => reportOf(scenes, viewer, ownLines), [scenes, viewer, ownLines]);
  const hasNews =
    lines.some(({ seat }) => seat !== viewer) ||
    scenes.some(
      (scene) =>
        concerns(scene, viewer) &&
        weightOf(scene) >= HEAVY &&
        // That the reader has just begun it is none.
        (scene.isOver || actorOf(scene) !== viewer),
    );
  const page = scenes.findLast(({ end }) => chronicleOf(game.id, end.line.say) !== null);
  const isBad = scenes.some((scene) => isBadFor(scene, viewer));
  const { isOpen, setOpen, sheet } = useOpen(hasNews && state.outcome === null, since.from);
  const fit = useFit(lines, isOpen);
  if (!hasNews) return null;
  const standing = gained.length > 0 && <Standing play={play} since={since} gained={gained} isBad={isBad} />;
  const moments = [...new Set(scenes.map(({ end }) => end.line.at))];
  if (!isOpen)
    return (
      <button type="button" className={style.chip} data-chip="" onClick={() => setOpen(true)}>
        <Bell size={18} aria-hidden="true" />
        <span>{say('happened.open', { count: lines.length })}</span>
        <b aria-hidden="true">{lines.length}</b>
      </button>
    );
  return (
    <section ref={sheet} className={style.report} aria-labelledby="happened" tabIndex={-1}>
      <header>
        <Bell size={20} aria-hidden="true" />
        <h2 id="happened">{say('happened.title')}</h2>
        <button type="button" aria-label={say('happened.close')} onClick={() => setOpen(false)}>
          <X size={18} aria-hidden="true" />
        </button>
      </header>
      {!isBad && standing}
      <ol ref={fit.list}>
        {saysOwn && (
          <li>
            <span className={style.who}>
              <Emblem seat={viewer} size={22} />
            </span>
            <p className={style.what}>
              {own.length === 0 ? say('play.nothing') : own.map((line) => teller.say(line)).join(' ')}
            </p>
          </li>
        )}
        {lines.slice(0, fit.shown).map((line) => (
          <Line key={`${line.line.say} ${line.seat} ${JSON.stringify(line.line.with)}`} line={line} />
        ))}
      </ol>
      {isBad && standing}
      <footer>
        <Button onClick={() => void follow.again(moments)}>
          <CirclePlay size={18} aria-hidden="true" />
          {say('happened.showMe')}
        </Button>
        {page !== undefined && (
          <Button onClick={() => openPage({ key: 'page', scene: page, also: [], isMine: true })}>
            {say('happened.page')}
          </Button>
        )}
        <Button onClick={openLog}>{say('happened.all', { count: fresh.length })}</Button>
      </footer>
    </section>
  );

  function Line({ line: { seat, line, cause, more, change } }: { line: ReportLine }) {
    return (
      <li>
        <span className={style.who}>{seat !== null && <Emblem seat={seat} size={22} />}</span>
        <div>
          <p className={style.what}>
            {[line, ...more.slice(0, MOST_ALIKE)].map((one) => teller.say(one)).join(' ')}
            {more.length > MOST_ALIKE && ` ${say('play.more', { count: more.length - MOST_ALIKE })}`}
          </p>
          {cause !== null && <p className={style.cause}>{teller.say(cause)}</p>}
        </div>
        {change !== null && <Tag by={change.by} mood={change.mood} />}
      </li>
    );
  }
}

interface StandingProps {
  readonly play: Play;
  readonly since: Since;
  readonly gained: ReturnType<typeof useStandings>;
  /** Something bad has happened to the reader: a gain is no reason to be glad then. */
  readonly isBad: boolean;
}

/** Whose points have changed since then: the reader's with what by, all others in one line. */
function Standing({ play, since, gained, isBad }: StandingProps) {
  const { viewer, say, seatName } = play;
  const causeOf = useCauses(play, since);
  return (
    <ul className={style.standing} aria-label={say('happened.standing')}>
      {gained.map(({ seat, points, by }) => (
        <li key={seat} data-mine={seat === viewer}>
          <Emblem seat={seat} size={18} />
          <span>
            {seat === viewer ? say('play.named', { name: seatName(seat) }) : seatName(seat)} {points}
          </span>
          {by !== 0 && (
            <Tag by={by} mood={seat !== viewer || (by > 0 && isBad) ? 'none' : by > 0 ? 'good' : 'bad'} />
          )}
          {seat === viewer && <small>{causeOf(seat)}</small>}
        </li>
      ))}
    </ul>
  );
}

/** As many lines as have room: none is cut. */
function useFit(lines: readonly ReportLine[], isOpen: boolean) {
  const list = useRef<HTMLOListElement>(null);
  const [fits, setFits] = useState({ lines, shown: lines.length });
  if (fits.lines !== lines) setFits({ lines, shown: lines.length });
  useLayoutEffect(() => {
    const here = list.current;
    if (!isOpen || here === null || here.scrollHeight <= here.clientHeight + 1 || fits.shown < 2) return;
    setFits({ ...fits, shown: fits.shown - 1 });
  }, [fits, isOpen]);
  return { list, shown: fits.shown };
}

/**
 * News of a running game opens it where there is room, below a page that tells it, too; elsewhere the bar has the main thing. The
 * next press on board or tray folds it.
 */
function useOpen(hasNews: boolean, from: number) {
  const [isOpen, setOpen] = useState(false);
  const sheet = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every decision
  useEffect(() => {
    const hasRoom = matchMedia('(min-width: 901px)').matches;
    setOpen(hasNews && hasRoom);
  }, [hasNews, from]);
  useEffect(() => {
    const onPress = ({ target }: PointerEvent) => {
      const element = target as Element;
      if (sheet.current?.contains(element) === true) return;
      if (element.closest('#board, #actions') === null) return;
      setOpen(false);
    };
    const onKey = (event: KeyboardEvent) => {
      const inText = (event.target as HTMLElement).matches('input, select, textarea');
      const meant = pressed(event, inText, useSettings.getState().keys);
      if (meant?.kind !== 'command' || meant.command !== 'report') return;
      setOpen((before) => !before);
      requestAnimationFrame(() => sheet.current?.focus());
    };
    addEventListener('pointerdown', onPress, true);
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('pointerdown', onPress, true);
      removeEventListener('keydown', onKey);
    };
  }, []);
  return { isOpen, setOpen, sheet };
}
