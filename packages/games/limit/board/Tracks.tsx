import { Mark } from '@entente/web/provenance/Mark.tsx';
import type { ReactNode } from 'react';
import {
  DEMOGRAPHIC_INDEX,
  FACTORIES,
  FACTORY_LEVELS,
  FACTORY_TABLES,
  type Factory,
  heads,
  highestLevel,
  type Nation,
  POPULATION_LEVELS,
  POPULATION_VALUE,
  PRODUCTION_OUTPUT,
} from '../src/index.ts';
import { useTable } from './context.ts';
import { PeopleIcon, PollutionIcon, RESOURCE_ICON } from './icons.tsx';
import { Track } from './Track.tsx';
import style from './track.module.css';

const FossilIcon = RESOURCE_ICON.fossil;

const NAME = { renewable: 'board.farms', industrial: 'board.industry', military: 'board.army' } as const;

/** People and the three factories of a nation. */
export function Tracks({ nation, seat, idle }: { nation: Nation; seat: number; idle: boolean }) {
  const { ahead } = useTable();
  // What was foreseen before the social phase is of no use after what it has brought.
  const mine = ahead?.of === 'foreseen' ? undefined : ahead?.forecast.nations[seat];
  return (
    <div>
      <People
        nation={nation}
        after={mine?.heads.after ?? heads(nation)}
        eats={mine?.food.needed ?? heads(nation)}
      />
      {FACTORIES.map((factory, index) => (
        <div key={factory} className={style.marked}>
          <FactoryTrack
            nation={nation}
            factory={factory}
            index={index}
            ahead={mine?.production[factory].level ?? nation.factories[index]}
            idle={idle}
          />
          <Mark family="number" id={factory === 'renewable' ? 'outputs' : 'fuel'} />
        </div>
      ))}
    </div>
  );
}

function People({ nation, after, eats }: { nation: Nation; after: number; eats: number }) {
  const { tell } = useTable();
  const level = nation.population;
  const name = tell('board.people');
  const value = POPULATION_VALUE[level];
  const next =
    level < POPULATION_LEVELS
      ? `${tell('board.next', { value: POPULATION_VALUE[level + 1] })}${happier(level + 1)}`
      : tell('board.atEnd');
  const caption = `${tell('board.eats', { count: eats })} · ${next}`;
  /** Where more people make everybody's happiness count more often (LIM-4.2.2). */
  function happier(above: number): string {
    const times = DEMOGRAPHIC_INDEX[above];
    return times > DEMOGRAPHIC_INDEX[level] ? tell('board.nextHappier', { times }) : '';
  }

  return (
    <Track
      icon={PeopleIcon}
      name={name}
      values={POPULATION_VALUE}
      levels={POPULATION_LEVELS}
      level={level}
      limit={POPULATION_LEVELS}
      ahead={POPULATION_VALUE.indexOf(after, 1)}
      caption={caption}
      label={`${tell('board.track', { name, value, level, levels: POPULATION_LEVELS })} ${caption}.`}
    />
  );
}

interface FactoryProps {
  nation: Nation;
  factory: Factory;
  index: number;
  ahead: number;
  idle: boolean;
}

function FactoryTrack({ nation, factory, index, ahead, idle }: FactoryProps) {
  const { tell, view } = useTable();
  const table = FACTORY_TABLES[view.options.fossil];
  const level = nation.factories[index];
  const limit = highestLevel(nation, index);
  const name = tell(NAME[factory]);
  const burns = factory !== 'renewable';
  const caption = `${now()} · ${next()}`;
  return (
    <Track
      icon={RESOURCE_ICON[factory]}
      name={name}
      values={PRODUCTION_OUTPUT}
      levels={FACTORY_LEVELS}
      level={level}
      limit={limit}
      ahead={ahead}
      note={burns ? note : undefined}
      caption={caption}
      label={`${tell('board.track', { name, value: PRODUCTION_OUTPUT[level], level, levels: FACTORY_LEVELS })} ${caption}.`}
      spot={`factory:${factory}`}
      idle={idle}
    />
  );

  function now(): string {
    if (!burns)
      return tell('board.gate', { territories: nation.territories, value: PRODUCTION_OUTPUT[limit] });
    if (table.fossil[level] === 0) return tell('board.clean');
    return tell('board.burns', { fossil: table.fossil[level], pollution: table.pollution[level] });
  }

  function next(): string {
    const above = level + 1;
    if (above > FACTORY_LEVELS) return tell('board.atEnd');
    if (above > limit) return tell('board.closed', { territories: nation.territories });
    const value = PRODUCTION_OUTPUT[above];
    if (!burns || table.fossil[above] === 0) return tell('board.next', { value });
    return tell('board.nextBurns', { value, fossil: table.fossil[above], pollution: table.pollution[above] });
  }

  function note(cell: number): ReactNode {
    if (table.fossil[cell] === 0) return null;
    return (
      <>
        <FossilIcon size={12} aria-hidden="true" />
        {table.fossil[cell]}
        <i>/</i>
        <PollutionIcon size={12} aria-hidden="true" />
        {table.pollution[cell]}
      </>
    );
  }
}
