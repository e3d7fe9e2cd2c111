import { Changed } from '@entente/web/pictures/Tag.tsx';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Nation, RESOURCES, wealthRule } from '../src/index.ts';
import { useTable } from './context.ts';
import {
  DemographyIcon,
  DestabIcon,
  MoneyIcon,
  PollutionIcon,
  RESOURCE_ICON,
  TerritoryIcon,
} from './icons.tsx';
import style from './stocks.module.css';
import { Target } from './Target.tsx';

const SHORT = {
  renewable: 'board.shortRenewable',
  industrial: 'board.shortIndustrial',
  fossil: 'board.shortFossil',
} as const;

/** What lies in front of a nation: resources, money, tokens. */
export function Stocks({ nation, idle }: { nation: Nation; idle: boolean }) {
  const { tell, teller, before, shown, mine, view } = useTable();
  const { every, points } = wealthRule(view);
  const was = before?.nations[shown];
  const good = shown === mine ? ('up' as const) : ('none' as const);
  const bad = shown === mine ? ('down' as const) : ('none' as const);
  const money = tell('board.money', { amount: nation.money });
  return (
    <div className={style.stocks}>
      {RESOURCES.map((resource, index) => {
        const name = teller.term('resource', resource);
        return (
          <Target
            key={resource}
            spot={`stock:${resource}`}
            label={`${name}: ${nation.stock[index]}`}
            className={style.item}
            idle={idle}
          >
            <Inside
              icon={RESOURCE_ICON[resource]}
              value={nation.stock[index]}
              name={resource === 'military' ? name : tell(SHORT[resource])}
            />
            <Changed from={was?.stock[index]} to={nation.stock[index]} good={good} />
          </Target>
        );
      })}
      <Item
        icon={MoneyIcon}
        change={<Changed from={was?.money} to={nation.money} good={good} />}
        value={money}
        name={tell('board.moneyName')}
        about={tell('board.wealth', { money: tell('board.money', { amount: every }), points })}
      />
      <Item
        icon={TerritoryIcon}
        change={<Changed from={was?.territories} to={nation.territories} good={good} />}
        value={nation.territories}
        name={tell('board.shortTerritories')}
        long={tell('board.territories')}
      />
      <Item
        icon={PollutionIcon}
        change={<Changed from={was?.pollution} to={nation.pollution} good={bad} />}
        value={nation.pollution}
        name={tell('board.shortPollution')}
        long={tell('board.pollution')}
        bad={nation.pollution > 0}
      />
      <Item
        icon={DestabIcon}
        change={<Changed from={was?.destab} to={nation.destab} good={bad} />}
        value={nation.destab}
        name={tell('board.destab')}
        bad={nation.destab > 0}
      />
      <Item
        icon={DemographyIcon}
        change={<Changed from={was?.zone} to={nation.zone} good={good} />}
        value={nation.zone}
        name={tell('board.shortDemographic')}
        long={tell('board.demographic')}
      />
    </div>
  );
}

interface ItemProps {
  icon: LucideIcon;
  value: number | string;
  name: string;
  long?: string;
  bad?: boolean;
  /** What it counts for. */
  about?: string;
  change: ReactNode;
}

function Item({ long, bad = false, about, change, ...rest }: ItemProps) {
  const said = `${long ?? rest.name}: ${rest.value}`;
  return (
    <div
      className={style.item}
      data-bad={bad}
      role="img"
      data-tip={about === undefined ? said : `${said}. ${about}.`}
      aria-label={about === undefined ? said : `${said}. ${about}.`}
    >
      <Inside {...rest} />
      {change}
    </div>
  );
}

function Inside({ icon: Icon, value, name }: { icon: LucideIcon; value: number | string; name: string }) {
  return (
    <>
      <Icon size={16} aria-hidden="true" />
      <b data-long={String(value).length > 3}>{value}</b>
      <span>{name}</span>
    </>
  );
}
