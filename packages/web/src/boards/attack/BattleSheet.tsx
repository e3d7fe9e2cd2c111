import type { Seat } from '@entente/engine';
import { LAND_UNITS, LINE_SHIPS, landForces, navalForces, REGIONS, SEAS } from '@entente/game-attack';
import { Swords } from 'lucide-react';
import { Emblem } from '../../seats/Emblem.tsx';
import style from '../world/sheet.module.css';
import { Actions } from './Actions.tsx';
import { rollsOf } from './battle.ts';
import { type Table, useTable } from './context.ts';
import { stacksOf } from './readings.ts';
import { useOdds } from './useOdds.ts';

/** A battle under way, on land or at sea: both sides, dice, hits, odds and what to do. */
export function BattleSheet() {
  const table = useTable();
  const { tell, mine, world } = table;
  const { battle, fight } = world;
  if (battle === null && fight === null) {
    // Whether there is a battle at all is asked before it is one.
    if (mine === null || !table.lit.shines('battle')) return null;
    return (
      <section className={`${style.sheet} ${style.combat}`} aria-label={tell('board.stageBattle')}>
        <Actions spot="battle" />
      </section>
    );
  }
  const title =
    battle !== null
      ? tell('board.landBattle', { region: REGIONS[battle.region] })
      : tell('board.navalBattle', { sea: SEAS[fight?.sea ?? 0] });
  return (
    <section className={`${style.sheet} ${style.combat}`} aria-label={title}>
      <h3 className={style.head}>
        <Swords size={17} aria-hidden="true" />
        {title}
      </h3>
      <p className={style.facts}>
        {tell('board.battleRound', { round: Math.max(1, (battle ?? fight)?.round ?? 1) })}
      </p>
      {battle === null ? <NavalSides /> : <LandSides />}
      <Rolls />
      <OddsLine />
      {mine !== null && <Actions spot="battle" />}
    </section>
  );
}

const unitList = (counts: readonly number[], { teller }: Table) =>
  stacksOf(LAND_UNITS, counts)
    .map(({ kind, count }) => `${count} × ${teller.term('unit', kind)}`)
    .join(', ');

const shipList = (counts: readonly number[], { teller }: Table) =>
  stacksOf(LINE_SHIPS, counts)
    .map(({ kind, count }) => `${count} × ${teller.term('ship', kind)}`)
    .join(', ');

function LandSides() {
  const table = useTable();
  const { tell, world, view } = table;
  const forces = landForces(view);
  const { battle } = world;
  if (battle === null || forces === null) return null;
  const lines = (all: readonly number[], committed: readonly number[], hits: readonly number[]) => [
    ...(unitList(all, table) === '' ? [] : [[tell('board.inBattle'), unitList(all, table)]]),
    ...(unitList(committed, table) === '' ? [] : [[tell('board.committed'), unitList(committed, table)]]),
    ...(unitList(hits, table) === '' ? [] : [[tell('board.hits'), unitList(hits, table)]]),
  ];
  return (
    <ul className={style.sides}>
      <Side
        seat={battle.attacker}
        role={tell('board.attacks')}
        lines={lines(forces.attackers, battle.attacking, battle.attackHits)}
      />
      <Side
        seat={battle.defender}
        role={tell('board.defends')}
        lines={lines(forces.defenders, battle.defending, battle.defenceHits)}
      />
    </ul>
  );
}

function NavalSides() {
  const table = useTable();
  const { tell, world, view } = table;
  const forces = navalForces(view);
  const { fight } = world;
  if (fight === null || forces === null) return null;
  return (
    <ul className={style.sides}>
      <Side
        seat={fight.attacker}
        role={tell('board.attacks')}
        lines={[[tell('board.inBattle'), shipList(forces.attackers, table)]]}
      />
      <Side
        seat={fight.defender}
        role={tell('board.defends')}
        lines={[[tell('board.inBattle'), shipList(forces.defenders, table)]]}
      />
    </ul>
  );
}

interface SideProps {
  /** NEUTRAL for a Minor Neutral. */
  readonly seat: Seat;
  readonly role: string;
  readonly lines: readonly (readonly string[])[];
}

function Side({ seat, role, lines }: SideProps) {
  const { seatName, tell } = useTable();
  return (
    <li>
      {seat >= 0 && <Emblem seat={seat} size={24} />}
      <span>
        <b>{seat >= 0 ? seatName(seat) : tell('board.neutral')}</b>
        <small>{role}</small>
        {lines.map(([name, text]) => (
          <small key={name}>
            {name}: {text}
          </small>
        ))}
      </span>
    </li>
  );
}

/** The last dice of both sides, each with its word; at sea the lines and their rolls. */
function Rolls() {
  const table = useTable();
  const { tell, teller, log } = table;
  const rolls = rollsOf(log);
  if (rolls.length === 0) return null;
  return (
    <>
      <h4 className={style.title}>{tell('board.lastDice')}</h4>
      {rolls.map(({ key, line, faces }) => (
        <div key={key}>
          {faces !== null && (
            <ul className={style.dice} aria-hidden="true">
              {faces.map(({ face, at }) => (
                <li key={at} data-face={face}>
                  {face === 'blank' ? tell('board.blank') : teller.term('unit', face)}
                </li>
              ))}
            </ul>
          )}
          <p className={style.facts}>{teller.say(line)}</p>
        </div>
      ))}
    </>
  );
}

const percent = (share: number) => Math.round(share * 100);

function OddsLine() {
  const table = useTable();
  const { tell, view } = table;
  const found = useOdds(table);
  if (landForces(view) === null && navalForces(view) === null) return null;
  if (found === null) return <p className={style.facts}>{tell('board.reckoning')}</p>;
  if (found.kind === 'naval') {
    const { win, lose, both } = found.odds;
    return (
      <p className={style.facts}>
        {tell('board.navalOdds', { won: percent(win), lost: percent(lose), both: percent(both) })}
      </p>
    );
  }
  const { win, attackersLeft, defendersLeft, exact } = found.odds;
  return (
    <p className={style.facts}>
      {tell('board.odds', {
        won: percent(win),
        mine: attackersLeft.toFixed(1),
        theirs: defendersLeft.toFixed(1),
      })}{' '}
      {!exact && tell('board.oddsSampled')}
    </p>
  );
}
