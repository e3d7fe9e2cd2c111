import { type AnyGame, type Seat, SeededChance } from '@entente/engine';
import { useEffect, useRef } from 'react';
import { type Session, viewerOf } from '../../link/session.ts';
import { Emblem } from '../../seats/Emblem.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Play } from '../usePlay.ts';
import style from './curtain.module.css';

/** Hot seat: the seat that has to lift the curtain before it can play; null when nothing is covered. */
export function curtainFor(session: Session, game: AnyGame): Seat | null {
  const { table, lifted, shown } = session;
  if (table === null || table.phase !== 'running') return null;
  const mine = table.chairs.filter((chair) => chair.mine).map(({ seat }) => seat);
  if (mine.length < 2) return null;
  // A view is fresher than what is known of the table: answers given in secret are told by views alone.
  const asked = shown[String(viewerOf(session))]?.view.asked ?? table.asked;
  const due = asked.filter((seat) => mine.includes(seat));
  if (due.length === 0 || (lifted !== null && due.includes(lifted))) return null;
  return hidesNothing(game, table.chairs.length, table.options) && lifted === due[0] ? null : due[0];
}

/** In a game of open information there is nothing to cover. */
function hidesNothing(game: AnyGame, seats: number, options: AnyGame['options'] | object): boolean {
  const steps: Readonly<Record<string, { kind: string }>> = game.steps;
  if (Object.values(steps).some(({ kind }) => kind === 'simultaneous')) return false;
  const places = game.setup(seats, options as never, new SeededChance(1));
  return places.private.every((its) => Object.keys(its).length === 0);
}

interface Props {
  play: Play;
  seat: Seat;
  /** Shows what everybody can see. */
  peek(): void;
}

export function Curtain({ play, seat, peek }: Props) {
  const { say, seatName, table, state, game } = play;
  const button = useRef<HTMLButtonElement>(null);
  const open = hidesNothing(game, state.chairs.length, state.options);
  useEffect(() => {
    if (open) table.lift(seat);
    else {
      table.lower();
      button.current?.focus();
    }
  }, [open, seat, table]);
  if (open) return null;
  return (
    <div className={style.curtain}>
      <p>{say('curtain.pass')}</p>
      <Emblem seat={seat} size={72} />
      <h2>{seatName(seat)}</h2>
      <p>{say('curtain.please')}</p>
      <Button ref={button} look="primary" onClick={() => table.lift(seat)}>
        {say('curtain.lift', { name: seatName(seat) })}
      </Button>
      <Button onClick={peek}>{say('curtain.peek')}</Button>
    </div>
  );
}
