import { type Effect, GENERATION_YEARS, pointsNow, total } from '../src/index.ts';
import { useTable } from './context.ts';
import { Effects } from './Effects.tsx';
import style from './forecast.module.css';
import { FineIcon, RESOURCE_ICON, WarningIcon } from './icons.tsx';
import { type Reading, readingsOf } from './readings.ts';

const TITLE = { now: 'board.forecast', foreseen: 'board.foreseen', next: 'board.forecast' } as const;

/** What this generation brings; with a card in view, what that would change. */
export function Forecast() {
  const { ahead, plan, shown, view, tell, teller } = useTable();
  if (ahead === null) return null;
  const year = String(GENERATION_YEARS[view.public.generation + (ahead.of === 'next' ? 2 : 1)]);
  const [before, then] = [ahead, plan ?? ahead].map(({ points }) => points[shown]);
  const [without, after] = [total(before), total(then)];
  const points = { now: pointsNow(view, shown), after, money: then.money };
  const now = readingsOf(ahead.forecast, shown, tell, teller);
  const readings = plan === null ? now : readingsOf(plan.forecast, shown, tell, teller);
  const warnings = readings.filter(({ warning }) => warning);
  return (
    <section
      className={style.forecast}
      data-planned={plan !== null}
      data-old={ahead.of === 'foreseen'}
      aria-label={tell('board.forecast', { year })}
    >
      <p className={style.title}>
        <b className={style.points}>
          {after === without
            ? tell('board.pointsAhead', points)
            : tell('board.pointsPlanned', {
                ...points,
                without,
                // Said only where it is another sum than with the card.
                moneyWithout: before.money === then.money ? 0 : before.money,
              })}
        </b>
        <span>{plan === null ? tell(TITLE[ahead.of], { year }) : plan.name}</span>
        {plan?.idle === true && (
          <b data-warning="true" role="status">
            <WarningIcon size={14} aria-hidden="true" />
            {tell('board.noEffect')}
          </b>
        )}
        <b className={style.all} data-warning={warnings.length > 0}>
          {warnings.length > 0 ? (
            <WarningIcon size={14} aria-hidden="true" />
          ) : (
            <FineIcon size={14} aria-hidden="true" />
          )}
          {tell('board.warnings', { count: warnings.length })}
        </b>
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is below is reached by keys */}
      <ul className={style.readings} tabIndex={0}>
        {readings.map((reading, at) => (
          <Item key={reading.id} reading={reading} before={now[at]} effects={plan?.effects ?? []} />
        ))}
      </ul>
    </section>
  );
}

/** Which of the changed numbers are shown beside a reading, with or without their names. */
const BESIDE: Partial<Record<Reading['id'], readonly Effect['of'][]>> = {
  output: ['renewable', 'industrial', 'military'],
  fuel: ['fossil'],
  pollution: ['pollution'],
  unrest: ['unrest'],
  taxes: ['taxes'],
};

interface ItemProps {
  reading: Reading;
  before: Reading;
  effects: readonly Effect[];
}

function Item({ reading, before, effects }: ItemProps) {
  const { of, name, value, amounts, note, warning } = reading;
  const changed = value !== before.value || note !== before.note;
  return (
    <li className={style.reading} data-of={of} data-warning={warning} data-changed={changed}>
      <span className={style.name}>{name}</span>
      {amounts === undefined ? (
        <span className={style.value}>{value}</span>
      ) : (
        <span className={style.value} role="img" aria-label={value}>
          {amounts.map(({ resource, amount }) => {
            const Icon = RESOURCE_ICON[resource];
            return (
              <span key={resource} className={style.amount}>
                <Icon size={14} aria-hidden="true" />+{amount}
              </span>
            );
          })}
        </span>
      )}
      {note !== null && (
        <span className={style.note} title={note}>
          {warning ? <WarningIcon size={13} aria-hidden="true" /> : <FineIcon size={13} aria-hidden="true" />}
          {note}
        </span>
      )}
      <span className={style.change}>
        <Effects of={effects.filter((effect) => BESIDE[reading.id]?.includes(effect.of))} short />
      </span>
    </li>
  );
}
