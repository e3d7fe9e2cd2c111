import type { Seat } from '@entente/engine';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { Swords } from 'lucide-react';
import { conflictOf } from '../src/index.ts';
import { Actions } from './Actions.tsx';
import style from './conflict-sheet.module.css';
import { useTable } from './context.ts';
import { INFLUENCE_ICON } from './icons.tsx';

/** A conflict under way: the two sides, the card that lies there, what it takes to answer. */
export function ConflictSheet() {
  const { view, tell, seatName, mine, teller, lit } = useTable();
  const conflict = conflictOf(view);
  if (conflict === null) return null;
  const { attacker, defender, region, influence, strike, stage, cost } = conflict;
  const isFree = lit.open('conflict').some(({ choice }) => choice.do === 'cancelFree');
  const Icon = INFLUENCE_ICON[influence];
  return (
    <section className={style.sheet} aria-label={tell('board.conflict')}>
      <h2>
        <Swords size={16} aria-hidden="true" />
        {tell('board.conflict')}
      </h2>
      <p className={style.where}>
        <Icon size={15} aria-hidden="true" />
        {tell('board.inRegion', { region, influence })}
      </p>
      <ul className={style.sides}>
        <Side seat={attacker} role={tell('board.attacker')} />
        <Side seat={defender} role={tell('board.defender')} />
      </ul>
      <p>
        {stage === 'defend'
          ? `${tell('board.strike', { strike })}. ${tell(isFree ? 'board.repulseFree' : 'board.repulse', { count: cost ?? 1, influence })}.`
          : tell(stage === 'press' ? 'board.repulsed' : 'board.gaveWay')}
      </p>
      {mine !== null && <Actions spot="conflict" />}
      <span className="quiet">
        {tell('board.attacks', { attacker, defender })}: {teller.term('region', region)}
      </span>
    </section>
  );

  function Side({ seat, role }: { seat: Seat; role: string }) {
    return (
      <li>
        <Emblem seat={seat} size={26} />
        <span>
          <b>{seatName(seat)}</b>
          <small>{role}</small>
          <small>{tell('board.handSize', { count: view.facts.hands[seat] })}</small>
        </span>
      </li>
    );
  }
}
