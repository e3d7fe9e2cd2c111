import { consequencesOf, type Seat } from '@entente/engine';
import type { OpenAction } from '@entente/web/board-api/intents.ts';
import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { Button } from '@entente/web/ui/Button.tsx';
import { Eye, Flag, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type Generation,
  hasPassed,
  heads,
  type Limit,
  limit,
  pointsNow,
  STAR_VALUES,
} from '../src/index.ts';
import { useTable } from './context.ts';
import {
  ALLIANCE_ICON,
  DestabIcon,
  MoneyIcon,
  PeopleIcon,
  PollutionIcon,
  RESOURCE_ICON,
  TerritoryIcon,
} from './icons.tsx';
import style from './others.module.css';
import { Panel } from './Panel.tsx';
import { ZONE_WORD, zoneOf } from './Unrest.tsx';

const MILITARY = 2;
/** Of more nations than these, signs stand for names, so that all of them are in sight. */
const MOST_SPELLED = 3;

/** The other nations at a glance; everything about them is public, one press away. */
export function Others() {
  const { world, mine, tell } = useTable();
  const seats = world.nations.map((_, seat) => seat).filter((seat) => seat !== mine);
  return (
    <Panel part="nations" title={tell('board.others')}>
      <ul className={style.list} data-many={seats.length > MOST_SPELLED}>
        {seats.map((seat) => (
          <Other key={seat} seat={seat} />
        ))}
        {world.star !== null && <StarNation />}
      </ul>
    </Panel>
  );
}

function Other({ seat }: { seat: Seat }) {
  const { world, view, shown, show, mine, tell, seatName, lit, act, chosen } = useTable();
  const nation = world.nations[seat];
  const Army = RESOURCE_ICON.military;
  const actions = lit.open(`nation:${seat}`);
  const back = shown === seat && mine !== null ? mine : seat;
  return (
    <li className={style.other} data-shown={shown === seat} data-lit={actions.length > 0}>
      <div className={style.head}>
        <Emblem seat={seat} size={24} />
        <span className={style.name}>
          {seatName(seat)}
          {world.leader === seat && (
            <>
              {' '}
              <Flag size={13} aria-label={tell('board.leads')} />
            </>
          )}
        </span>
        <span className={style.points}>
          <b>{pointsNow(view, seat)}</b> {tell('board.effect.points')}
        </span>
        <Button
          look="plain"
          className={style.look}
          aria-label={tell('board.showMat', { seat })}
          aria-pressed={shown === seat}
          onClick={() => show(back)}
        >
          <Eye size={16} aria-hidden="true" />
        </Button>
      </div>
      <dl className={style.numbers}>
        <Fact name={tell('board.people')} icon={<PeopleIcon size={14} />} value={heads(nation)} />
        <Fact name={tell('board.living')} icon="A–E" value={nation.sol.join('-')} />
        <Fact
          name={tell('board.unrest')}
          value={`${nation.unrest} ${tell(ZONE_WORD[zoneOf(nation.unrest)])}`}
        />
        <Fact
          name={tell('board.moneyName')}
          icon={<MoneyIcon size={14} />}
          value={tell('board.money', { amount: nation.money })}
        />
        <Fact name={tell('board.army')} icon={<Army size={14} />} value={nation.stock[MILITARY]} />
        {nation.pollution > 0 && (
          <Fact name={tell('board.pollution')} icon={<PollutionIcon size={14} />} value={nation.pollution} />
        )}
        {nation.destab > 0 && (
          <Fact name={tell('board.destab')} icon={<DestabIcon size={14} />} value={nation.destab} />
        )}
        <Fact
          name={tell('board.hand')}
          value={tell('board.deckLeft', { count: view.facts.hands[seat] })}
          isClear
        />
        {hasPassed(view, seat) && <Fact name={tell('board.tabCards')} value={tell('board.passed')} isClear />}
      </dl>
      {actions.length > 0 && (
        <div className={style.actions}>
          {actions.map((action) => (
            <Button
              key={action.id}
              className={style.action}
              data-action={action.id}
              data-chosen={action.id === chosen}
              aria-label={action.label}
              onClick={() => act({ action: action.id })}
            >
              <Short action={action} />
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}

/** Which nation is clear from where it stands, and its icon names the alliance. */
function Short({ action }: { action: OpenAction }) {
  const { tell, teller, view } = useTable();
  const choice = action.choice as Limit['choice'];
  const follows = consequencesOf(limit, view, choice);
  const inWords = (wanted: 'price' | 'brings') =>
    follows.filter(({ kind }) => kind === wanted).map(({ message }) => teller.say(message));
  if (choice.do === 'target')
    return (
      <>
        {action.label} <small>{inWords('brings').join(', ')}</small>
      </>
    );
  if (choice.do !== 'propose' && choice.do !== 'exclude') return action.label;
  const Icon = ALLIANCE_ICON[choice.alliance];
  return (
    <>
      <Icon size={15} aria-hidden="true" />
      {tell(choice.do === 'exclude' ? 'board.excludeShort' : `board.${choice.alliance}Short`)}{' '}
      {inWords('price').join(', ')}
      <small>{inWords('brings').join(', ')}</small>
    </>
  );
}

interface FactProps {
  name: string;
  icon?: ReactNode;
  value: number | string;
  /** It says itself what it is. */
  isClear?: boolean;
}

function Fact({ name, icon, value, isClear = false }: FactProps) {
  return (
    <div data-tip={`${name}: ${value}`}>
      <dt>
        <span className="quiet">{name}</span>
        <span className={style.icon} aria-hidden="true">
          {icon}
        </span>
        {!isClear && (
          <span className={style.spelled} aria-hidden="true">
            {name}
          </span>
        )}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

/** The star nation of the solo game: values by generation, tokens, events. */
function StarNation() {
  const { world, view, tell, teller } = useTable();
  const { star } = world;
  if (star === null) return null;
  const values = STAR_VALUES[world.generation as Generation];
  const { military: Army, industrial: Goods, fossil: Fuel } = RESOURCE_ICON;
  return (
    <li className={style.other}>
      <div className={style.head}>
        <Star size={22} aria-hidden="true" />
        <span className={style.name}>{tell('board.star')}</span>
        <Mark family="number" id="star" />
      </div>
      <dl className={style.numbers}>
        <Fact name={tell('board.people')} icon={<PeopleIcon size={14} />} value={values.population} />
        <Fact
          name={tell('board.starLiving')}
          value={`${tell('board.starLiving')} ${values.standardOfLiving}`}
        />
        <Fact name={tell('board.army')} icon={<Army size={14} />} value={values.military} />
        <Fact name={tell('board.industry')} icon={<Goods size={14} />} value={values.industrial} />
        <Fact name={teller.term('resource', 'fossil')} icon={<Fuel size={14} />} value={star.fossil} />
        <Fact
          name={tell('board.moneyName')}
          icon={<MoneyIcon size={14} />}
          value={tell('board.money', { amount: star.money })}
        />
        <Fact name={tell('board.territories')} icon={<TerritoryIcon size={14} />} value={star.territories} />
        <Fact name={tell('board.pollution')} icon={<PollutionIcon size={14} />} value={star.pollution} />
        <Fact name={tell('board.destab')} icon={<DestabIcon size={14} />} value={star.destab} />
      </dl>
      <p className={style.events}>{tell('board.events', { count: view.facts.events })}</p>
      {world.eventDiscard.length > 0 && (
        <>
          <h3 className={style.events}>{tell('board.eventsSeen')}</h3>
          <ul className={style.seen}>
            {world.eventDiscard.map((event) => (
              <li key={event}>
                <b>{teller.term('event', event)}</b>
                <Mark family="event" id={event} /> {teller.term('event', `${event}.text`)}
              </li>
            ))}
          </ul>
        </>
      )}
    </li>
  );
}
