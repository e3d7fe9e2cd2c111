import type { Seat } from '@entente/engine';
import { LAND_UNITS, LINE_SHIPS, landForces, navalForces } from '@entente/game-attack';
import { Emblem } from '../../seats/Emblem.tsx';
import style from './battle.module.css';
import { useTable } from './context.ts';

interface Row {
  readonly name: string;
  readonly cells: readonly [string, string];
}

/** Both sides of the battle, kind by kind: what is committed of what is there. */
export function Forces() {
  const { world, tell } = useTable();
  const { battle, fight } = world;
  const under = battle ?? fight;
  const rows = [...useLandRows(), ...useNavalRows()];
  if (under === null) return null;
  return (
    <table className={style.forces}>
      <thead>
        <tr>
          <td />
          <Side seat={under.attacker} role={tell('board.attacks')} />
          <Side seat={under.defender} role={tell('board.defends')} />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells: [one, other] }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{one}</td>
            <td>{other}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A seat, or NEUTRAL for a Minor Neutral. */
function Side({ seat, role }: { seat: Seat; role: string }) {
  const { seatName, tell } = useTable();
  return (
    <th scope="col">
      <span>
        {seat >= 0 && <Emblem seat={seat} size={20} />}
        {seat >= 0 ? seatName(seat) : tell('board.neutral')}
      </span>
      <small>{role}</small>
    </th>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function useLandRows(): Row[] {
  const { view, world, tell, teller } = useTable();
  const forces = landForces(view);
  const { battle } = world;
  if (battle === null || forces === null) return [];
  const { attackers, defenders } = forces;
  const cell = (all: readonly number[], committed: readonly number[], kind: number) => {
    if (all[kind] === 0) return '';
    if (sum(committed) === 0) return `${all[kind]}`;
    return tell('board.committedOf', { count: committed[kind], all: all[kind] });
  };
  const rows = LAND_UNITS.map(
    (unit, kind): Row => ({
      name: teller.term('unit', unit),
      cells: [cell(attackers, battle.attacking, kind), cell(defenders, battle.defending, kind)],
    }),
  ).filter((_, kind) => attackers[kind] + defenders[kind] > 0);
  const hits = (due: readonly number[]) =>
    LAND_UNITS.flatMap((unit, kind) =>
      due[kind] > 0 ? [`${due[kind]} × ${teller.term('unit', unit)}`] : [],
    ).join(', ');
  if (sum(battle.attackHits) + sum(battle.defenceHits) === 0) return rows;
  return [...rows, { name: tell('board.hits'), cells: [hits(battle.attackHits), hits(battle.defenceHits)] }];
}

function useNavalRows(): Row[] {
  const { view, teller } = useTable();
  const forces = navalForces(view);
  if (forces === null) return [];
  const { attackers, defenders } = forces;
  return LINE_SHIPS.map(
    (ship, kind): Row => ({
      name: teller.term('ship', ship),
      cells: [`${attackers[kind] || ''}`, `${defenders[kind] || ''}`],
    }),
  ).filter((_, kind) => attackers[kind] + defenders[kind] > 0);
}
