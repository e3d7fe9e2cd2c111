import type { Seat } from '@entente/engine';
import { DEFENDERS, facesOf, OFFENCE, oddsNow, TERRITORIES, tankDice } from '@entente/game-venonta';
import { Swords } from 'lucide-react';
import { Mark } from '../../provenance/Mark.tsx';
import { Emblem } from '../../seats/Emblem.tsx';
import style from '../world/sheet.module.css';
import { Actions, oddsInWords } from './Actions.tsx';
import { useTable } from './context.ts';

/** A combat under way: both sides' dice, the last roll, the odds, what to do. */
export function CombatSheet() {
  const { view, world, tell, mine } = useTable();
  const { combat } = world;
  if (combat === null) return null;
  const { attacker, defender, target } = combat;
  const odds = oddsNow(view);
  return (
    <section className={`${style.sheet} ${style.combat}`} aria-label={tell('board.combat')}>
      <h3 className={style.head}>
        <Swords size={17} aria-hidden="true" />
        {tell('board.combat')}
        <Mark family="table" id="hits" />
      </h3>
      <p className={style.facts}>
        {tell('board.combatIn', { attacker, defender, territory: TERRITORIES[target] })}
      </p>
      <ul className={style.sides}>
        <Side seat={attacker} side={OFFENCE} />
        <Side seat={defender} side={DEFENDERS} />
      </ul>
      {odds !== null && <p className={style.facts}>{oddsInWords(odds, tell)}</p>}
      {combat.paid > 0 && <p className={style.facts}>{tell('board.paid', { count: combat.paid })}</p>}
      {mine !== null && <Actions spot="combat" />}
    </section>
  );
}

function Side({ seat, side }: { seat: Seat; side: number }) {
  const { world, tell, seatName } = useTable();
  const { combat } = world;
  if (combat === null) return null;
  const groups = combat.seats
    .map((each, at) => ({ seat: each, side: combat.sides[at], tanks: combat.tanks[at], at }))
    .filter((group) => group.side === side && group.tanks > 0);
  return (
    <li>
      <Emblem seat={seat} size={24} />
      <span>
        <b>{seatName(seat)}</b>
        <small>{tell('board.dice', { tanks: tankDice(combat, side), people: combat.people[side] })}</small>
        {groups.map((group) => (
          <small key={group.at}>{tell('board.tanks', { seat: group.seat, count: group.tanks })}</small>
        ))}
        {combat.rolls > 0 && (
          <small>
            {tell('board.rolled', { faces: facesOf(combat, side).join(' '), hits: combat.hits[side] })}
          </small>
        )}
      </span>
    </li>
  );
}
