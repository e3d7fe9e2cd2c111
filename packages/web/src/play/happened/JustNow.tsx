import { momentOf } from '@entente/engine';
import { TriangleAlert } from 'lucide-react';
import { useMemo } from 'react';
import type { LogLine } from '../../link/messages.ts';
import { Tag } from '../../pictures/Tag.tsx';
import { useSmall } from '../../ui/useSmall.ts';
import type { Play } from '../usePlay.ts';
import style from './just-now.module.css';
import { nearest } from './nearest.ts';
import { useAddressed } from './useAddressed.ts';
import { useBefell } from './useBefell.ts';
import { useOwnGain } from './useGained.ts';
import type { Since } from './useSince.ts';

/** Number of the last lines to look at where nothing has happened since. */
const NEAR = 12;
/** Characters that are whole in its place: three lines of a phone, two beside each other on a desk. */
const ROOM = { small: 132, wide: 190 } as const;

/** What happened to the reader since the last decision and what it did to the points: the worst first, and never cut. */
export function JustNow({ play, since }: { play: Play; since: Since }) {
  const { game, state, viewer, log, say } = play;
  const room = ROOM[useSmall() ? 'small' : 'wide'];
  const teller = useAddressed(play);
  const gain = useOwnGain(play, since);
  const isSame = gain === null;
  const known = useBefell(play, since);
  const { isBad } = known;
  const lines = useMemo(() => {
    const fresh = log.slice(since.from);
    // A game that says nothing of its lines, or nothing new.
    const last = nearest({ game, state, viewer }, fresh.length > 0 ? fresh : log.slice(-NEAR));
    if (game.moments === undefined || fresh.length === 0) return last === undefined ? [] : [teller.say(last)];
    if (known.lines.length > 0) return known.lines.map((line) => teller.say(line));
    const about = (line: LogLine) => momentOf(game, line, state.options);
    // That it is the reader's turn is known.
    const isTurn = last !== undefined && about(last)?.kind === 'age' && about(last)?.weight === 0;
    const beside = known.beside ?? (isTurn ? undefined : last);
    const others = beside === undefined ? [] : [teller.say(beside)];
    const moment = beside === undefined ? null : about(beside);
    // Whom it befell the log does not say, only where.
    const isSomewhere = moment?.by === null && moment.to === undefined && moment.place !== undefined;
    // Points that have changed, or a move of the reader's own, say that something happened.
    const isOwn = known.beside === null && beside?.with.seat === viewer;
    const isNothing = isSame && viewer !== 'spectator' && !isOwn && !isSomewhere;
    return isNothing ? [say('play.nothing'), ...others] : others;
  }, [game, state, viewer, log, since.from, teller, say, isSame, known]);
  const [first, second] = lines;
  if (first === undefined && gain === null) return null;
  const points = gain === null ? 0 : gain.points.length + 6;
  // What has no room is in the report: all of it, not its first half.
  const left = room - points - (first?.length ?? 0);
  const cause = gain !== null && gain.cause !== '' && gain.cause.length <= left ? `: ${gain.cause}` : '';
  const isBoth = second !== undefined && second.length <= left - cause.length;
  const told = [first, isBoth ? second : undefined].filter((line) => line !== undefined).join(' ');
  // Beside a misfortune a gain is no news: the goal line has it.
  const score = gain !== null && !(isBad && gain.by > 0) && (
    <span className={style.points}>
      {gain.points} <Tag by={gain.by} mood={gain.by < 0 ? 'bad' : isBad ? 'none' : 'good'} />
      {cause}
      {'. '}
    </span>
  );
  return (
    <p className={style.now} data-just-now="" data-bad={isBad}>
      {isBad && <TriangleAlert size={15} aria-hidden="true" />}
      {say('play.justNow')}{' '}
      {isBad ? (
        <>
          <b>{told} </b>
          {score}
        </>
      ) : (
        <>
          {score}
          {told}
        </>
      )}
    </p>
  );
}
