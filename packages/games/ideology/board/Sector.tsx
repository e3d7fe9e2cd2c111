import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { useTable } from './context.ts';
import { INFLUENCE_ICON, INFLUENCE_WORD } from './icons.tsx';
import type { Sector } from './readings.ts';
import style from './sector.module.css';

/** One side of a region: a slot for every card that it has room for, and a bar when it is full. `terse`: on a tile. */
export function SectorRow({ sector, terse = false }: { sector: Sector; terse?: boolean }) {
  const { tell, seatName } = useTable();
  const { influence, cards, size, room } = sector;
  const Icon = INFLUENCE_ICON[influence];
  const full = size >= room;
  const slots = cards.flatMap(({ seat, count }) => Array.from({ length: count }, () => seat));
  const free = Math.max(0, room - size);
  return (
    <li className={style.sector} data-full={full}>
      <span className={style.name} title={tell(INFLUENCE_WORD[influence])}>
        <Icon size={14} aria-hidden="true" />
        <span className={terse ? 'quiet' : undefined}>{tell(INFLUENCE_WORD[influence])}</span>
      </span>
      <span className={style.slots} aria-hidden="true">
        {slots.map((seat, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal cards side by side
          <Emblem key={at} seat={seat} size={17} />
        ))}
        {Array.from({ length: free }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty slots
          <span key={at} className={style.slot} />
        ))}
      </span>
      <span className={style.count}>
        <span className="quiet">
          {cards.map(({ seat, count }) => `${seatName(seat)} ${count}`).join(', ')}{' '}
        </span>
        {size}/{room}
        {full && <span className={terse ? 'quiet' : style.full}> {tell('board.full')}</span>}
      </span>
    </li>
  );
}
