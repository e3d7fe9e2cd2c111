import { Changed } from '@entente/web/pictures/Tag.tsx';
import { Megaphone, TrendingUp } from 'lucide-react';
import { type NationForecast, UNREST } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './unrest.module.css';

type Zone = 'boom' | 'progress' | 'riot';

export function zoneOf(unrest: number): Zone {
  if (unrest <= UNREST.boomTo) return 'boom';
  return unrest >= UNREST.riotFrom ? 'riot' : 'progress';
}

export const ZONE_WORD = { boom: 'board.boom', progress: 'board.progress', riot: 'board.riot' } as const;

const CELLS = Array.from({ length: UNREST.highest }, (_, index) => index + 1);

/** The track of unrest with its three zones. */
export function Unrest({ unrest, ahead }: { unrest: number; ahead: NationForecast['unrest'] | undefined }) {
  const { tell, before, shown, mine } = useTable();
  const zone = tell(ZONE_WORD[zoneOf(unrest)]);
  const later =
    ahead === undefined
      ? ''
      : tell('board.unrestAhead', {
          unrest: ahead.atPublicOrder,
          zone: tell(ZONE_WORD[ahead.order]),
          after: ahead.after,
        });
  return (
    <div
      className={style.unrest}
      role="img"
      aria-label={`${tell('board.unrestAt', { unrest, zone })} ${later}`}
    >
      <p className={style.title}>
        <span>
          {tell('board.unrest')} <b>{unrest}</b>{' '}
          <Changed
            from={before?.nations[shown]?.unrest}
            to={unrest}
            good={shown === mine ? 'down' : 'none'}
          />
        </span>
        <span className={style.later}>{later}</span>
      </p>
      <div className={style.cells}>
        {CELLS.map((cell) => (
          <span
            key={cell}
            className={style.cell}
            data-zone={zoneOf(cell)}
            data-now={cell === unrest}
            data-ahead={cell === ahead?.atPublicOrder && cell !== unrest}
          >
            {cell}
          </span>
        ))}
      </div>
      <p className={style.zones}>
        <span style={{ gridColumn: '1 / 3' }}>
          <TrendingUp size={12} aria-hidden="true" />
          {tell('board.boom')}
        </span>
        <span style={{ gridColumn: '3 / 10' }}>{tell('board.progress')}</span>
        <span style={{ gridColumn: '10 / 12' }}>
          <Megaphone size={12} aria-hidden="true" />
          {tell('board.riot')}
        </span>
      </p>
    </div>
  );
}
