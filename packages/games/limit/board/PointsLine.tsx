import { pointsFrom, type Seat } from '@entente/engine';
import { Tag } from '@entente/web/pictures/Tag.tsx';
import { limit, PARTS, partsOf, pointsNow } from '../src/index.ts';
import { useTable } from './context.ts';
import style from './points-line.module.css';

/** What earns points, how much each has brought a nation, and what has changed since the last decision. */
export function PointsLine({ seat }: { seat: Seat }) {
  const { view, before, mine, tell, teller } = useTable();
  const now = partsOf(view, seat);
  const was = before === null ? now : partsOf({ ...view, public: before }, seat);
  const rules = pointsFrom(limit, view, []).map(({ how }) => teller.say(how));
  const nameOf = (part: (typeof PARTS)[number]) => teller.say({ say: `points.${part}`, with: {} });
  // The goal line lists what counts; here is what has come of it.
  const told = PARTS.map((part, at) => ({ part, rule: rules[at] })).filter(
    ({ part }) => now[part] !== 0 || was[part] !== 0,
  );
  return (
    <p className={style.line}>
      <b>{tell('board.points', { points: pointsNow(view, seat) })}</b>
      {told.map(({ part, rule }) => (
        <span key={part} data-tip={`${nameOf(part)}: ${rule} (${now[part]})`} data-none={now[part] === 0}>
          {nameOf(part)} <b>{now[part] < 0 ? `−${-now[part]}` : now[part]}</b>
          {now[part] !== was[part] && (
            <Tag
              by={now[part] - was[part]}
              mood={seat !== mine ? 'none' : now[part] > was[part] ? 'good' : 'bad'}
            />
          )}
        </span>
      ))}
    </p>
  );
}
