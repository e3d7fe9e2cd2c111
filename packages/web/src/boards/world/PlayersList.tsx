import type { Seat } from '@entente/engine';
import type { ReactNode } from 'react';
import { Emblem } from '../../seats/Emblem.tsx';
import style from './players.module.css';

/** Everybody: a card for each seat. */
export function PlayersList({ seats, card }: { seats: readonly Seat[]; card(seat: Seat): ReactNode }) {
  return <ol className={style.players}>{seats.map(card)}</ol>;
}

interface Props {
  readonly seat: Seat;
  readonly name: string;
  /** Is it on turn? */
  readonly active: boolean;
  readonly score?: string;
  /** What is said before the facts. */
  readonly state?: string;
  readonly facts: readonly (readonly [name: string, value: string | number, change?: ReactNode])[];
  readonly children: ReactNode;
}

/** What everybody can see of a seat: the facts, then notes and actions. */
export function PlayerCard({ seat, name, active, score, state, facts, children }: Props) {
  return (
    <li className={style.player} data-active={active}>
      <h3 className={style.head}>
        <Emblem seat={seat} size={22} />
        <span>{name}</span>
        {score !== undefined && <b>{score}</b>}
      </h3>
      {state !== undefined && <PlayerNote>{state}</PlayerNote>}
      <dl className={style.facts}>
        {facts.map(([fact, value, change]) => (
          <div key={fact}>
            <dt>{fact}</dt>
            <dd>
              {value}
              {change}
            </dd>
          </div>
        ))}
      </dl>
      {children}
    </li>
  );
}

export function PlayerNote({ children }: { children: ReactNode }) {
  return <p className={style.note}>{children}</p>;
}
