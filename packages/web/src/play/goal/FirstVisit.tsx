import { firstVisitOf } from '@entente/engine';
import { Hourglass, MousePointerClick, Trophy } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { LearnButton } from '../../lessons/LearnButton.tsx';
import { guide } from '../../lessons/tips.ts';
import { Emblem } from '../../seats/Emblem.tsx';
import { useLength } from '../../titles/useLength.ts';
import { isBelow } from '../../ui/above.ts';
import { Button } from '../../ui/Button.tsx';
import type { Play } from '../usePlay.ts';
import style from './first-visit.module.css';
import { goalInWords } from './goal.ts';

interface Props {
  play: Play;
  /** Asked for by the reader: the focus goes there. */
  isWanted: boolean;
  close(): void;
}

/** Who you are, how you win, how long it takes, what to do first. Over the map, never over the action at hand. */
export default function FirstVisit({ play, isWanted, close }: Props) {
  const { game, shown, viewer, teller, say, seatName, state } = play;
  const people = state.chairs.filter(({ kind }) => kind === 'person').length;
  const length = useLength({ game: game.id, seats: state.chairs.length, people, pace: state.pace }, false);
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isWanted) card.current?.focus();
  }, [isWanted]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isBelow()) return;
      event.stopImmediatePropagation();
      close();
    };
    addEventListener('keydown', onKey, true);
    return () => removeEventListener('keydown', onKey, true);
  }, [close]);
  if (shown === undefined || viewer === 'spectator') return null;
  const [who, win, end, first] = firstVisitOf(game, shown.view).map((line) => teller.say(line));
  if (who === undefined) return null;
  return (
    <section ref={card} className={style.card} aria-label={say('first.again')} tabIndex={-1}>
      <h2>{say('first.again')}</h2>
      <ul>
        <Line
          icon={<Emblem seat={viewer} size={26} />}
          head={say('first.who', { name: seatName(viewer) })}
          text={who}
        />
        <Line icon={<Trophy size={22} />} head={goalInWords(play)?.words ?? say('first.win')} text={win} />
        <Line icon={<Hourglass size={22} />} head={length ?? say('first.end')} text={end} />
        <Line icon={<MousePointerClick size={22} />} head={say('first.first')} text={first} />
      </ul>
      <div className={style.deeds}>
        <LearnButton game={game.id} title={teller.say({ say: 'title', with: {} })} />
        {!isWanted && (
          <Button
            onClick={() => {
              guide(state.id);
              close();
            }}
          >
            {say('tip.guide')}
          </Button>
        )}
        <Button look="expected" onClick={close}>
          {say('first.close')} <kbd>Esc</kbd>
        </Button>
      </div>
    </section>
  );
}

function Line({ icon, head, text }: { icon: ReactNode; head: string; text: string }) {
  return (
    <li>
      <span className={style.icon} aria-hidden="true">
        {icon}
      </span>
      <div>
        <h3>{head}</h3>
        <p>{text}</p>
      </div>
    </li>
  );
}
