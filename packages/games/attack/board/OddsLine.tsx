import { lookOf } from '@entente/web/seats/seats.ts';
import style from './battle.module.css';
import { useTable } from './context.ts';
import type { Odds } from './odds.ts';

const percent = (share: number) => Math.round(share * 100);
const tenth = (count: number) => Math.round(count * 10) / 10;

/** Smallest share that has room for its number. */
const LEAST = 0.12;

/** What to expect of the battle, as a bar and in words. */
export function OddsLine({ found }: { found: Odds | null }) {
  const { world, tell } = useTable();
  const under = world.battle ?? world.fight;
  if (under === null) return null;
  const won = found === null ? 0 : found.odds.win;
  const lost = found === null ? 0 : found.kind === 'naval' ? found.odds.lose : 1 - won;
  const look = (seat: number) =>
    seat < 0 ? { colour: 'var(--ink-2)', label: 'var(--paper)' } : lookOf(seat);
  const side = (seat: number, share: number) => ({
    width: `${share * 100}%`,
    background: look(seat).colour,
    color: look(seat).label,
  });
  const told = (share: number) => (share < LEAST ? '' : `${percent(share)} %`);
  return (
    <div className={style.odds}>
      <div className={style.bar} aria-hidden="true">
        <span style={side(under.attacker, won)}>{told(won)}</span>
        <span className={style.lost} style={side(under.defender, lost)}>
          {told(lost)}
        </span>
      </div>
      <p>{found === null ? tell('board.reckoning') : <Words found={found} />}</p>
    </div>
  );
}

function Words({ found }: { found: Odds }) {
  const { tell } = useTable();
  if (found.kind === 'naval') {
    const { win, lose, both } = found.odds;
    return tell('board.navalOdds', { won: percent(win), lost: percent(lose), both: percent(both) });
  }
  const { win, attackersLeft, defendersLeft, exact } = found.odds;
  const told = tell('board.odds', {
    won: percent(win),
    mine: tenth(attackersLeft),
    theirs: tenth(defendersLeft),
  });
  return exact ? told : `${told} ${tell('board.oddsSampled')}`;
}
