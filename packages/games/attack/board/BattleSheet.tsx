import type { Seat } from '@entente/engine';
import { Dice } from '@entente/web/pictures/Dice.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { lookOf } from '@entente/web/seats/seats.ts';
import type { CSSProperties } from 'react';
import {
  greatWith,
  LAND_UNITS,
  type LandUnit,
  LINE_SHIPS,
  type LineShip,
  landForces,
  navalForces,
  REGIONS,
  SEAS,
  stakeOf,
} from '../src/index.ts';
import { Actions } from './Actions.tsx';
import style from './battle.module.css';
import { foughtBy } from './battle.ts';
import { useTable } from './context.ts';
import { OddsLine } from './OddsLine.tsx';
import { OwnLine } from './OwnLine.tsx';
import { face, Piece } from './Piece.tsx';
import { ResolveRest } from './ResolveRest.tsx';
import { useOdds } from './useOdds.ts';

/** A battle under way, on land or at sea: both sides with dice and pieces, what hits, the odds, and what to do. */
export function BattleSheet() {
  const table = useTable();
  const { tell, teller, mine, world, lit } = table;
  const found = useOdds(table);
  const { battle, fight } = world;
  const under = battle ?? fight;
  // Whether there is a battle at all is asked before it is one.
  if (under === null && (mine === null || !lit.shines('battle'))) return null;
  const place =
    battle !== null
      ? teller.term('region', REGIONS[battle.region])
      : fight !== null
        ? teller.term('sea', SEAS[fight.sea])
        : teller.term('phase', 'battle');
  const title =
    battle !== null
      ? tell('board.landBattle', { region: REGIONS[battle.region] })
      : fight !== null
        ? tell('board.navalBattle', { sea: SEAS[fight.sea] })
        : place;
  return (
    <section className={style.battle} aria-label={title}>
      <header className={style.banner}>
        {under !== null && <Banner seat={under.attacker} role={tell('board.attacks')} />}
        <div className={style.place}>
          <h3>{place}</h3>
          {under !== null && <small>{tell('board.battleRound', { round: Math.max(1, under.round) })}</small>}
        </div>
        {under !== null && <Banner seat={under.defender} role={tell('board.defends')} />}
      </header>
      {under !== null && (
        <>
          <Stake />
          <OddsLine found={found} />
          <div className={style.sides}>
            <Side seat={under.attacker} attacks />
            <Side seat={under.defender} />
          </div>
          <p className={style.rule}>{tell(battle === null ? 'board.hitsAtSea' : 'board.hitsOnLand')}</p>
          <Luck />
          <OwnLine />
        </>
      )}
      {mine !== null && <Actions spot="battle" />}
      <ResolveRest found={found} />
    </section>
  );
}

/** A seat, or NEUTRAL for a Minor Neutral, in its colour. */
function Banner({ seat, role }: { seat: Seat; role: string }) {
  const { seatName, tell } = useTable();
  const { colour, label } = seat < 0 ? { colour: 'var(--ink-2)', label: 'var(--paper)' } : lookOf(seat);
  return (
    <div className={style.side} style={{ background: colour, color: label }}>
      {seat >= 0 && <Emblem seat={seat} size={24} />}
      <span>
        <b>{seat >= 0 ? seatName(seat) : tell('board.neutral')}</b>
        <small>{role}</small>
      </span>
    </div>
  );
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function useStanding(attacks: boolean): { kind: LandUnit | LineShip; count: number; committed: number }[] {
  const { view, world } = useTable();
  const land = landForces(view);
  const naval = navalForces(view);
  const { battle } = world;
  if (land !== null && battle !== null) {
    const here = attacks ? land.attackers : land.defenders;
    const sent = attacks ? battle.attacking : battle.defending;
    const all = sum(sent) === 0;
    return LAND_UNITS.map((kind, at) => ({
      kind,
      count: here[at],
      committed: all ? here[at] : Math.min(sent[at], here[at]),
    }));
  }
  if (naval === null) return [];
  const here = attacks ? naval.attackers : naval.defenders;
  return LINE_SHIPS.map((kind, at) => ({ kind, count: here[at], committed: here[at] }));
}

/** Dice of one side, and its pieces: those that stay out are pale, the dead are struck out. */
function Side({ seat, attacks = false }: { seat: Seat; attacks?: boolean }) {
  const table = useTable();
  const { tell, teller } = table;
  const who = seat < 0 ? null : seat;
  const { roll, lost } = foughtBy(who, table);
  const standing = useStanding(attacks).filter(({ count }) => count > 0);
  const left = standing.reduce((all, { count }) => all + count, 0);
  const family = (kind: string) => (LAND_UNITS.some((unit) => unit === kind) ? 'unit' : 'ship');
  const words = [
    ...standing.map(({ kind, count }) => `${count} × ${teller.term(family(kind), kind)}`),
    ...(lost.length > 0 ? [tell('board.lostSoFar', { count: lost.length })] : []),
  ];
  return (
    <div
      className={style.column}
      style={{ '--seat': seat < 0 ? 'var(--ink-2)' : lookOf(seat).colour } as CSSProperties}
    >
      {roll === null ? (
        <p className={style.count}>{tell('board.notRolled')}</p>
      ) : (
        <>
          <p className={style.count}>
            {tell('board.diceRolled', { count: roll.dice.length })}
            <b>{tell('board.scored', { count: roll.dice.filter(({ hit }) => hit).length })}</b>
          </p>
          <Dice
            roll={roll}
            name={(each) => (roll.family === undefined ? each : teller.term(roll.family, each))}
            draw={face}
            size={roll.dice.length > 8 ? 'small' : 'large'}
          />
        </>
      )}
      <p className={style.count}>{tell('board.standing', { count: left })}</p>
      <p className="quiet">{words.join(', ')}</p>
      <div className={style.pieces} aria-hidden="true">
        {standing.flatMap(({ kind, count, committed }) =>
          Array.from({ length: count }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one kind are alike
            <span key={`${kind} ${at}`} data-out={at >= committed}>
              <Piece kind={kind} size={28} />
            </span>
          )),
        )}
        {lost.map((kind, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one kind are alike
          <span key={`lost ${at}`} data-lost="">
            <Piece kind={kind} size={28} />
          </span>
        ))}
      </div>
    </div>
  );
}

/** What the region, or the sea, is worth to the player who may win or lose it. */
function Stake() {
  const { tell, view, mine, world } = useTable();
  const { battle, fight } = world;
  if (fight !== null && (fight.attacker === mine || fight.defender === mine))
    return (
      <p className={style.stake} data-good={fight.attacker === mine}>
        {tell(fight.attacker === mine ? 'board.seaTaken' : 'board.seaLost')}
      </p>
    );
  if (battle === null || mine === null) return null;
  const points = stakeOf(view, mine);
  if (points === null || points === 0) return null;
  const region = REGIONS[battle.region];
  const great = greatWith(view, mine);
  return (
    <p className={style.stake} data-good={points > 0}>
      {tell(battle.attacker === mine ? 'board.stakeTaken' : 'board.stakeLost', {
        region,
        points: `${points < 0 ? '−' : '+'}${Math.abs(points)}`,
        count: Math.abs(points),
      })}
      {battle.attacker === mine && great !== null && ` ${tell('board.stakeGreat', { count: great })}`}
    </p>
  );
}

/** Hits so far against the expected number, for each side of the battle. */
function Luck() {
  const table = useTable();
  const { tell, mine, world } = table;
  const under = world.battle ?? world.fight;
  if (under === null || mine === null || (under.attacker !== mine && under.defender !== mine)) return null;
  const { hits, expected } = foughtBy(mine, table);
  if (expected === null) return null;
  const luck = hits - expected;
  return (
    <p className={style.luck}>
      {tell('board.luck', { hits, expected: Math.round(10 * expected) / 10 })}{' '}
      <b data-good={luck >= 0}>{`${luck < 0 ? '−' : '+'}${Math.abs(Math.round(10 * luck) / 10)}`}</b>
    </p>
  );
}
