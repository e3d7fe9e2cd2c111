import { lookOf } from '../../seats/seats.ts';
import style from './battle.module.css';
import { useTable } from './context.ts';
import type { Odds } from './odds.ts';

const percent = (share: number) => Math.round(share * 100);
const tenth = (count: number) => Math.round(count * 10) / 10;

/** What to expect of the battle, as a bar and in words. */
export function OddsLine({ found }: { found: Odds | null }) {
  const { world, tell } = useTable();
  const under = world.battle ?? world.fight;
  if (under === null) return null;
  const won = found === null ? 0 : found.odds.win;
  const lost = found === null ? 0 : found.kind === 'naval' ? found.odds.lose : 1 - won;
  const colour = (seat: number) => (seat < 0 ? 'var(--control)' : lookOf(seat).colour);
  return (
    <div className={style.odds}>
      <div className={style.bar} aria-hidden="true">
        <span style={{ width: `${won * 100}%`, background: colour(under.attacker) }} />
        <span
          className={style.lost}
          style={{ width: `${lost * 100}%`, background: colour(under.defender) }}
        />
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
