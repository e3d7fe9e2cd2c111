import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { eachSeat } from '@entente/web/seats/seats.ts';
import { ALLIANCE_TYPES, type AllianceType } from '../src/index.ts';
import style from './alliances.module.css';
import { groupsOf, linksOf } from './allies.ts';
import { useTable } from './context.ts';
import { ALLIANCE_ICON } from './icons.tsx';

const SHORT = { military: 'board.militaryShort', economic: 'board.economicShort' } as const;
const SIZE = 64;
const EMBLEM = 20;

/** Two small graphs: who stands by whom, with arms and with goods. */
export function Alliances() {
  const { tell, view, world } = useTable();
  if (!view.options.alliances || view.options.teaching || view.seats < 2) return null;
  // Without alliances there is nothing to draw, and the nations need the room.
  if (ALLIANCE_TYPES.every((type) => groupsOf(world.alliances[type].group).length === 0)) {
    return (
      <section className={style.none} aria-label={tell('board.alliances')}>
        {ALLIANCE_TYPES.map((type) => (
          <p key={type}>{tell('board.noAlliance', { alliance: type })}</p>
        ))}
      </section>
    );
  }
  return (
    <section className={style.alliances} aria-label={tell('board.alliances')}>
      {ALLIANCE_TYPES.map((type) => (
        <Graph key={type} type={type} />
      ))}
    </section>
  );
}

function Graph({ type }: { type: AllianceType }) {
  const { tell, world, view } = useTable();
  const Icon = ALLIANCE_ICON[type];
  const { group } = world.alliances[type];
  const groups = groupsOf(group);
  const words =
    groups.length === 0
      ? tell('board.noAlliance', { alliance: type })
      : groups.map((seats) => tell('board.unitedBy', { alliance: type, seats })).join('; ');
  const place = (seat: number) => {
    const angle = (seat / view.seats) * 2 * Math.PI - Math.PI / 2;
    const radius = (SIZE - EMBLEM) / 2 - 2;
    return { x: SIZE / 2 + radius * Math.cos(angle), y: SIZE / 2 + radius * Math.sin(angle) };
  };
  return (
    <figure className={style.graph}>
      <figcaption>
        <Icon size={14} aria-hidden="true" />
        {tell(SHORT[type])}
      </figcaption>
      <div className={style.drawing} role="img" aria-label={words} style={{ width: SIZE, height: SIZE }}>
        <svg width={SIZE} height={SIZE} aria-hidden="true">
          {linksOf(group).map(([a, b]) => (
            <line
              key={`${a} ${b}`}
              className={style.link}
              data-type={type}
              x1={place(a).x}
              y1={place(a).y}
              x2={place(b).x}
              y2={place(b).y}
            />
          ))}
        </svg>
        {eachSeat(group.length).map((seat) => (
          <span key={seat} style={{ left: place(seat).x - EMBLEM / 2, top: place(seat).y - EMBLEM / 2 }}>
            <Emblem seat={seat} size={EMBLEM} />
          </span>
        ))}
      </div>
    </figure>
  );
}
