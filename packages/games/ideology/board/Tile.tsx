import { Mark } from '@entente/web/provenance/Mark.tsx';
import { Emblem } from '@entente/web/seats/Emblem.tsx';
import { Swatch } from '@entente/web/seats/Swatch.tsx';
import { useSmall } from '@entente/web/ui/useSmall.ts';
import { Fragment } from 'react';
import { consequences, type Ideology } from '../src/index.ts';
import { leadOf, whyLevel } from './about.ts';
import { useTable } from './context.ts';
import { tagsOf } from './costs.ts';
import { INFLUENCE_ICON } from './icons.tsx';
import { RegionSheet } from './RegionSheet.tsx';
import type { RegionState } from './readings.ts';
import { SectorRow } from './Sector.tsx';
import style from './tile.module.css';

/** These say how far a region is from its next level, or from being taken. */
const TOWARDS: readonly string[] = ['effect.toLevel', 'effect.toTake'];

/** A region with its three sides, as on the table. */
export function Tile({ region }: { region: RegionState }) {
  const { tell, teller, lit, selected, select, seatName, ahead, view, mine } = useTable();
  const small = useSmall();
  const { id, level, controller, after } = region;
  const actions = lit.open(`region:${id}`);
  const open = actions.length;
  const choices = actions.map(({ choice }) => choice as Ideology['choice']);
  const tags = mine === null ? [] : tagsOf(view, choices, mine, tell);
  const gain = Math.max(0, ...tags.map((tag) => tag.gain));
  const here = selected === id;
  /** What a card here leads to where it brings nothing by itself. */
  const towards = (open: readonly Ideology['choice'][]) => {
    const said = open
      .map((choice) => consequences(view, choice).find(({ message }) => TOWARDS.includes(message.say)))
      .find((consequence) => consequence !== undefined);
    return said === undefined ? null : teller.say(said.message);
  };
  return (
    <li className={style.holder} data-here={here}>
      <article className={style.tile} data-lit={open > 0} data-selected={here}>
        {controller === null ? <span /> : <Swatch seat={controller} className={style.strip} />}
        <h3 className={style.head}>
          <button
            type="button"
            className={style.name}
            data-place={id}
            data-action={open > 0 ? `region=${id}` : undefined}
            aria-expanded={here}
            onClick={(event) => select(here ? null : id, event.detail === 0 ? 'key' : 'pointer')}
          >
            {teller.term('region', id)}
          </button>
          <Mark family="region" id={id} />
          {controller !== null && (
            <span title={seatName(controller)}>
              <Emblem seat={controller} size={22} />
              <span className="quiet">{tell('board.controlled', { seat: controller })}</span>
            </span>
          )}
        </h3>
        <p className={style.facts}>
          <span className={style.level}>
            {tell('board.level', { level })}
            {ahead && after !== null && after.level !== level && <b> → {after.level}</b>}
          </span>
          <span>{whyLevel(region, tell)}</span>
          {region.distant && (
            <span className={style.distant} data-tip={tell('board.distant')}>
              {tell('board.distantShort')}
            </span>
          )}
        </p>
        <ul className={style.sides}>
          {region.sectors.map((sector) => (
            <SectorRow key={sector.influence} sector={sector} terse={!small} />
          ))}
        </ul>
        {tags.length > 0 && (
          <p className={style.prices}>
            {tell('board.cost')}:
            {tags.map(({ influence, total, isAttack }, at) => {
              const Icon = INFLUENCE_ICON[influence];
              return (
                <Fragment key={influence}>
                  {at > 0 && <i>{tell('board.or')}</i>}
                  <span data-attack={isAttack}>
                    <Icon size={14} aria-hidden="true" />
                    <span className="quiet">{tell('board.costCards', { count: total, influence })}</span>
                    <b aria-hidden="true">{total}</b>
                  </span>
                </Fragment>
              );
            })}
            {gain > 0 && (
              <b className={style.gain}>{teller.say({ say: 'effect.rise', with: { by: `+${gain}` } })}</b>
            )}
          </p>
        )}
        {tags.length > 0 && gain === 0 && <p className={style.towards}>{towards(choices)}</p>}
        <p className={style.lead}>
          {leadOf(region, tell)}
          {ahead && after !== null && after.controller !== controller && (
            <b>
              {' '}
              {after.controller === null
                ? tell('board.loses', { seat: controller, region: id })
                : tell('board.gains', { seat: after.controller, region: id })}
            </b>
          )}
        </p>
      </article>
      {here && small && <RegionSheet region={region} bare />}
    </li>
  );
}
