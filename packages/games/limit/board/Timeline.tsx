import { Mark } from '@entente/web/provenance/Mark.tsx';
import { CRISIS_TYPES, type CrisisType, countCrises, GENERATION_YEARS, type World } from '../src/index.ts';
import { useTable } from './context.ts';
import type { Crisis } from './crises.ts';
import { CRISIS_ICON } from './icons.tsx';
import style from './timeline.module.css';

const GENERATIONS = [1, 2, 3, 4, 5, 6, 7];
/** The bits of `World.timeline`. */
const BIT: Readonly<Record<CrisisType, number>> = { financial: 1, ecological: 2, military: 4 };

function crisesIn(world: World, generation: number): CrisisType[] {
  return CRISIS_TYPES.filter((type) => (world.timeline[generation] & BIT[type]) !== 0);
}

/** Seven generations from 1850 to 2060, with the crises they brought. */
export function Timeline({ known }: { known: readonly Crisis[] }) {
  const { world, tell, teller, openMoment } = useTable();
  const count = countCrises(world);
  return (
    <div>
      <ol className={style.line}>
        {GENERATIONS.map((generation) => {
          const crises = crisesIn(world, generation);
          const words = tell('board.generation', {
            generation,
            from: GENERATION_YEARS[generation],
            to: GENERATION_YEARS[generation + 1],
          });
          const names =
            crises.length === 0
              ? tell('board.noCrisisYet')
              : crises.map((type) => nameOf(type, generation)).join(', ');
          const told = known.find((crisis) => crisis.generation === generation);
          const inside = (
            <>
              <span className="quiet">
                {words}: {names}
              </span>
              <span className={style.number} aria-hidden="true">
                {generation}
              </span>
              <span className={style.year} aria-hidden="true">
                {GENERATION_YEARS[generation]}
              </span>
              <span className={style.tiles} aria-hidden="true">
                {crises.map((type) => {
                  const Icon = CRISIS_ICON[type];
                  return <Icon key={type} size={14} />;
                })}
              </span>
            </>
          );
          return (
            <li
              key={generation}
              className={style.generation}
              data-state={
                generation < world.generation ? 'past' : generation === world.generation ? 'now' : 'later'
              }
              aria-current={generation === world.generation ? 'step' : undefined}
            >
              {told === undefined ? (
                <div className={style.inside}>{inside}</div>
              ) : (
                // A crisis opens the moment in which it came.
                <button type="button" className={style.inside} onClick={() => openMoment(told.lines[0].at)}>
                  {inside}
                </button>
              )}
            </li>
          );
        })}
      </ol>
      <p className={style.count} data-close={count >= 3}>
        <span className={style.pips} aria-hidden="true">
          {[1, 2, 3, 4].map((pip) => (
            <span key={pip} data-on={pip <= count} />
          ))}
        </span>
        {tell('board.crises', { count })}
        <Mark family="number" id="years" />
        {known.length > 0 && <span className={style.blame}>{blame()}</span>}
      </p>
    </div>
  );

  function nameOf(type: CrisisType, generation: number): string {
    const crisis = known.find((one) => one.type === type && one.generation === generation);
    if (crisis === undefined || crisis.culprits.length === 0) return teller.term('crisis', type);
    return tell('board.blame', { crisis: type, seats: crisis.culprits });
  }

  function blame(): string {
    return known
      .filter(({ culprits }) => culprits.length > 0)
      .map(({ type, culprits }) => tell('board.blame', { crisis: type, seats: culprits }))
      .join('; ');
  }
}
