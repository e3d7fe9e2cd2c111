import { type Loss, momentOf, questionOf, type Roll, type Seat } from '@entente/engine';
import { type CSSProperties, lazy, Suspense, useEffect, useMemo } from 'react';
import { useFaces, useOddsBefore } from '../../boards/index.ts';
import type { LogLine } from '../../link/messages.ts';
import { Dice } from '../../pictures/Dice.tsx';
import { Tag } from '../../pictures/Tag.tsx';
import { Emblem } from '../../seats/Emblem.tsx';
import { lookOf } from '../../seats/seats.ts';
import { isStill } from '../../settings/store.ts';
import { Button } from '../../ui/Button.tsx';
import { patiently } from '../../ui/patiently.ts';
import type { Play } from '../usePlay.ts';
import type { Card } from './cards.ts';
import style from './moment-card.module.css';
import { actorOf, isUnharmed, type Scene, stampOf, victimsOf } from './scenes.ts';
import { useAddressed } from './useAddressed.ts';
import { dueTo, useCauses, useGained } from './useGained.ts';
import type { Since } from './useSince.ts';

/** Its place has a height of its own, so nothing moves when the picture arrives. */
const Engraving = lazy(() =>
  patiently(async () => ({ default: (await import('../../pictures/Engraving.tsx')).Engraving })),
);

interface Props {
  play: Play;
  card: Card;
  /** How things were at the reader's last decision; null where nothing is told of points. */
  since: Since | null;
  close(): void;
  /** It is drawn: the board can make way for it. */
  arrived?(card: Card): void;
}

/** Words change no points: what else came at the same time is not theirs. */
const TALKS: readonly string[] = ['war', 'peace', 'decree'];

/** Maximum number of lines that came with it; the report has the rest. */
const MOST_BESIDES = 4;

/** A big moment: who and where, dice or a picture, one sentence, what it means. */
export function MomentCard({ play, card, since, close, arrived }: Props) {
  const { say, viewer, follow } = play;
  const teller = useAddressed(play);
  useEffect(() => {
    arrived?.(card);
    if (card.isMine) showLit();
  }, [arrived, card]);
  const { scene, also, isMine } = card;
  const { head, end, rolls, losses } = scene;
  const { kind } = head.moment;
  const actor = actorOf(scene);
  const target = victimsOf(scene).find((seat) => seat !== actor) ?? null;
  const isWarOnMe = kind === 'war' && isMine && target !== null && (actor === viewer || target === viewer);
  const told = useMemo(() => teller.say(end.line), [teller, end.line]);
  const title = say(`kind.${kind}`);
  const dice = rolls.filter((roll) => roll.dice.length > 0);
  return (
    <section
      className={style.card}
      aria-label={`${say('happened.moment')}: ${title}`}
      data-card=""
      data-kind={kind}
      data-mine={isMine}
      data-asks={play.myTurn}
      style={{ '--seat': actor === null ? undefined : lookOf(actor).colour } as CSSProperties}
    >
      <header className={style.banner}>
        <h2>{title}</h2>
        {actor !== null && target !== null && (
          <p className={style.sides}>
            <Side seat={actor} /> <span aria-hidden="true">⟷</span> <Side seat={target} />
          </p>
        )}
        {actor !== null && target === null && (
          <p className={style.sides}>
            <Side seat={actor} />
          </p>
        )}
      </header>
      {dice.length === 0 && isMine && (
        <div className={style.picture}>
          <Suspense>
            <Engraving kind={kind} />
          </Suspense>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is too long is scrolled by keys */}
      <div className={style.body} tabIndex={0}>
        {dice.map((roll) => (
          <Rolled
            key={String(roll.seat)}
            play={play}
            roll={roll}
            isLarge={isMine}
            isOneOfTwo={dice.length > 1}
          />
        ))}
        {losses.length > 0 && <Losses play={play} losses={losses} />}
        {isMine && isUnharmed(scene, viewer) && (
          <p className={style.opened}>{say('happened.losesNothing')}</p>
        )}
        {head !== end && <p className={style.opened}>{teller.say(head.line)}</p>}
        <p className={style.told} role={isWarOnMe ? 'alert' : undefined} data-stamp={stampOf(scene, viewer)}>
          {told}
        </p>
        {isMine && !TALKS.includes(kind) && (
          <Gains
            play={play}
            scene={scene}
            since={since}
            sides={target === null ? null : [actor, target]}
            also={also}
          />
        )}
        {isMine && <Odds play={play} scene={scene} />}
        {isMine && scene.tells.length > 0 && (
          <ul className={style.tells}>
            {scene.tells.slice(-MOST_BESIDES).map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rounds of a battle may be alike
              <li key={at}>{teller.say(line)}</li>
            ))}
          </ul>
        )}
        {also.length > 0 && (
          <ul className={style.also} aria-label={say('happened.also')}>
            {also.slice(0, MOST_BESIDES).map((other) => {
              const seat = actorOf(other);
              return (
                <li key={`${other.end.line.say} ${seat} ${JSON.stringify(other.end.line.with)}`}>
                  {seat !== null && <Emblem seat={seat} size={16} />} {teller.say(other.end.line)}
                </li>
              );
            })}
          </ul>
        )}
      </div>
      {isMine && (
        <footer>
          <Button
            className={style.again}
            onClick={() => void follow.again([Math.max(0, head.line.at - 1), end.line.at])}
          >
            {say('happened.showMe')}
          </Button>
          <Button look={play.myTurn ? 'default' : 'expected'} onClick={close}>
            {say('happened.continue')} <kbd>{say('happened.space')}</kbd>
          </Button>
        </footer>
      )}
    </section>
  );

  function Side({ seat }: { seat: Seat }) {
    return (
      <span className={style.side}>
        <Emblem seat={seat} size={24} />{' '}
        <span>
          {seat === viewer ? say('play.named', { name: play.seatName(seat) }) : play.seatName(seat)}
        </span>
      </span>
    );
  }
}

/** A board that scrolls keeps what can be chosen clear of the card. */
function showLit(): void {
  document
    .querySelector('#board:not(:has(> [data-fill])) [data-action]')
    ?.scrollIntoView({ block: 'nearest' });
}

/** What it brought: points, what became of the place, and what only the reader was told of. */
function Gains({
  play,
  scene,
  since,
  sides,
  also,
}: {
  play: Play;
  scene: Scene;
  since: Props['since'];
  /** Where one player met another, nobody else gained or lost by it. */
  sides: readonly (Seat | null)[] | null;
  /** Told below. */
  also: readonly Scene[];
}) {
  const { game, state, log, viewer, teller, seatName, say } = play;
  const { head, end } = scene;
  const gained = dueTo(head.moment.kind, useGained(play, since?.standing ?? null)).filter(
    // Where nothing waits for the reader, others may have gone on meanwhile.
    ({ seat }) => seat === viewer || (sides?.includes(seat) === true && !isStill()),
  );
  const causeOf = useCauses(play, since);
  // What is told of the viewer besides, and what else of it there was, such as money lost in a riot.
  const isOwn = (line: LogLine) => {
    const { kind, part } = momentOf(game, line, state.options, []) ?? {};
    // What begins here is told by a card of its own.
    if (part === 'opens') return false;
    return line.with.seat === viewer && (kind === undefined || kind === head.moment.kind);
  };
  // What it did to the place.
  const isHere = (line: LogLine) =>
    end.moment.place !== undefined && momentOf(game, line, state.options, [])?.place === end.moment.place;
  const told = log
    .slice(log.indexOf(end.line) + 1)
    .filter((line) => line.at === end.line.at && (isOwn(line) || isHere(line)))
    .filter((line) => also.every((other) => other.end.line !== line));
  const spared = isSpared(play, scene) && <li>{say('happened.losesNothing')}</li>;
  if (gained.length === 0 && told.length === 0 && spared === false) return null;
  return (
    <ul className={style.gains}>
      {spared}
      {gained.map(({ seat, points, by }) => (
        <li key={seat}>
          <Emblem seat={seat} size={18} /> {seatName(seat)} {points - by} → <b>{points}</b>
          <Tag by={by} mood={seat !== viewer ? 'none' : by > 0 ? 'good' : 'bad'} />
          <small>{causeOf(seat)}</small>
        </li>
      ))}
      {told.slice(0, MOST_BESIDES).map((line) => (
        <li key={`${line.say} ${JSON.stringify(line.with)}`}>{teller.say(line)}</li>
      ))}
    </ul>
  );
}

/** Has something struck that tells whom it harms, and not this reader? While players still answer it, that is open. */
function isSpared({ game, state, log, viewer, shown }: Play, { end }: Scene): boolean {
  const step = shown === undefined ? undefined : questionOf(shown.view)?.step;
  const isAnswered = step === undefined || game.steps[step]?.kind !== 'simultaneous';
  if (end.moment.isTold !== true || !isAnswered) return false;
  const after = log.slice(log.indexOf(end.line) + 1);
  const kinds = after.map((line) => momentOf(game, line, state.options, []));
  const next = kinds.findIndex((moment) => moment?.isTold !== undefined);
  return !after.some(
    (line, at) => (next < 0 || at < next) && line.with.seat === viewer && HARMS.includes(kinds[at]?.kind),
  );
}

const HARMS: readonly unknown[] = ['disaster', 'crisis', 'riot'];

/** How it could be expected to go: the odds before the dice, and the reader's hits against what was likely. */
function Odds({ play, scene }: { play: Play; scene: Scene }) {
  const { say, viewer, seatName, game } = play;
  const chance = useOddsBefore(game.id)?.(scene.head.line);
  const luck = scene.luck.find(({ seat }) => seat === viewer);
  if (chance === undefined && luck === undefined) return null;
  const attacker = scene.head.moment.by;
  const defender = scene.head.moment.to?.at(0) ?? null;
  const won = Math.round(100 * (chance ?? 0));
  const by = luck === undefined ? 0 : Math.round(10 * (luck.hits - luck.expected)) / 10;
  const name = (seat: Seat | null) => (seat === null ? say('happened.defenders') : seatName(seat));
  return (
    <div className={style.odds}>
      {chance !== undefined && (
        <div className={style.bar}>
          <span style={{ ...coloursOf(attacker), flexGrow: Math.max(won, 1) }}>
            {won >= 50 && say('happened.before', { who: name(attacker), chance: won })}
          </span>
          <span style={{ ...coloursOf(defender), flexGrow: Math.max(100 - won, 1) }}>
            {won < 50 && say('happened.before', { who: name(defender), chance: 100 - won })}
          </span>
        </div>
      )}
      {luck !== undefined && (
        <p>
          <span>
            {say('happened.expected', { hits: luck.hits, expected: Math.round(10 * luck.expected) / 10 })}
          </span>
          <span>{say('happened.luck', { by: `${by < 0 ? '−' : '+'}${Math.abs(by)}` })}</span>
        </p>
      )}
    </div>
  );
}

function coloursOf(seat: Seat | null): CSSProperties {
  const { colour, label } = seat === null ? { colour: 'var(--ink-2)', label: 'var(--card)' } : lookOf(seat);
  return { background: colour, color: label };
}

interface RolledProps {
  play: Play;
  roll: Roll;
  isLarge: boolean;
  /** Did another side roll, too? */
  isOneOfTwo: boolean;
}

function Rolled({ play, roll, isLarge, isOneOfTwo }: RolledProps) {
  const { say, teller, seatName, game } = play;
  const draw = useFaces(game.id);
  const { seat, dice, family } = roll;
  const hits = dice.filter(({ hit }) => hit).length;
  // A roll against a number is told by its sentence.
  const isCounted = isOneOfTwo || dice.length > 1 || family !== undefined;
  return (
    <div className={style.rolled}>
      {isCounted && (
        <p>
          {seat !== null && <Emblem seat={seat} size={18} />}
          {say('happened.rolls', {
            who: seat === null ? say('happened.defenders') : seatName(seat),
            count: dice.length,
          })}
          <b>{say('happened.hits', { count: hits })}</b>
        </p>
      )}
      <Dice
        roll={roll}
        name={(face) => (family === undefined ? face : teller.term(family, face))}
        draw={draw}
        size={isLarge ? 'large' : 'small'}
      />
    </div>
  );
}

/** Who lost what, the viewer first: words, and for the eye the pieces struck out. */
function Losses({ play, losses }: { play: Play; losses: readonly Loss[] }) {
  const { say, teller, seatName, game, viewer } = play;
  const draw = useFaces(game.id);
  const isOwn = (seat: Seat | null) => Number(seat === viewer);
  const seats = [...new Set(losses.map(({ seat }) => seat))].toSorted(
    (one, other) => isOwn(other) - isOwn(one),
  );
  return seats.map((seat) => {
    const lost = losses.filter((loss) => loss.seat === seat);
    const what = lost
      .map(({ count, family, piece }) => `${count} × ${teller.term(family, piece)}`)
      .join(', ');
    return (
      <div key={String(seat)} className={style.losses} data-mine={seat === viewer}>
        <p>
          {say('happened.loses', { who: seat === null ? say('happened.defenders') : seatName(seat), what })}
        </p>
        {draw !== undefined && (
          <span aria-hidden="true">
            {lost.flatMap(({ piece, count }, kind) =>
              Array.from({ length: count }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one kind are alike
                <svg key={`${kind} ${at}`} viewBox="-8 -8 16 16" aria-hidden="true">
                  {draw(piece)}
                  <path className={style.strike} d="M-7 -7L7 7M-7 7L7 -7" />
                </svg>
              )),
            )}
          </span>
        )}
      </div>
    );
  });
}
