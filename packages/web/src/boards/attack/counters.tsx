import { GOVERNMENTS, REGIONS, SEAS } from '@entente/game-attack';
import type { MapRegion } from '../../map/region.ts';
import { aboutLand, aboutWater } from './about.ts';
import {
  FreeBadge,
  Gate,
  GOVERNMENT_REACH,
  GovernmentBadge,
  LettersBadge,
  reachOf,
  SeaBadge,
  StackBadge,
} from './Badge.tsx';
import type { Overlay, Table } from './context.ts';
import { type Land, readLands, readWaters, type Water } from './readings.ts';

type Counter = Pick<MapRegion, 'badge' | 'reach'>;

/** Regions and sea areas as the map shows them; what is not in play is pale. */
export function mapRegions(table: Table, overlay: Overlay): MapRegion[] {
  const { view, lit, teller, selected } = table;
  const lands = readLands(view);
  const waters = readWaters(view);
  const chosen = lands.find(({ id }) => id === selected);
  // With continents shown, the one that is looked at stands out.
  const outside = (land: Land) =>
    overlay === 'continents' && chosen !== undefined && land.continent !== chosen.continent;
  const seen = new Set<string>([...lands, ...waters].map(({ id }) => id));
  return [
    ...[...REGIONS, ...SEAS]
      .filter((id) => !seen.has(id))
      .map((id): MapRegion => ({ id, name: '', about: '', owner: null, pale: true })),
    ...waters.map(
      (water): MapRegion => ({
        id: water.id,
        name: teller.term('sea', water.id),
        about: aboutWater(water, table),
        owner: null,
        lit: lit.shines(`sea:${water.id}`),
        ...waterCounter(water, overlay),
      }),
    ),
    ...lands.map(
      (land): MapRegion => ({
        id: land.id,
        name: teller.term('region', land.id),
        about: aboutLand(land, table),
        owner: land.owner,
        lit: lit.shines(`land:${land.id}`),
        ...(outside(land) ? { dim: true } : {}),
        ...landCounter(land, overlay, table),
      }),
    ),
  ];
}

/** In every language the four governments begin with letters of their own. */
const letterOf = (government: string, { teller }: Table) => teller.term('government', government).charAt(0);

/** The first letters of the words of a continent's name. */
const initials = (name: string) =>
  name
    .split(/[\s-]+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
    .slice(0, 2);

function landCounter(land: Land, overlay: Overlay, table: Table): Counter {
  const { world, teller } = table;
  if (overlay === 'bare') return { reach: 4 };
  if (overlay === 'continents') {
    const name = teller.term('continent', land.continent);
    const letters = initials(name).length > 1 ? initials(name) : name.slice(0, 2);
    return { badge: <LettersBadge letters={letters} />, reach: 10 };
  }
  const own = land.owner === null ? null : (GOVERNMENTS[world.governments[land.owner]] ?? null);
  const government = land.government ?? (overlay === 'governments' ? own : null);
  if (government !== null && (land.owner === null || overlay === 'governments'))
    return {
      badge: (
        <>
          <GovernmentBadge government={government} letter={letterOf(government, table)} />
          {land.canal !== null && <Gate x={16} />}
        </>
      ),
      reach: GOVERNMENT_REACH,
    };
  if (land.owner === null)
    return {
      badge: (
        <>
          <FreeBadge />
          {land.canal !== null && <Gate x={11} />}
        </>
      ),
      reach: 5,
    };
  const stacks = [{ seat: land.owner, total: land.total }];
  return {
    badge: (
      <>
        <StackBadge stacks={stacks} capital={land.capitals.length > 0} />
        {land.canal !== null && <Gate x={reachOf(stacks) + 6} />}
      </>
    ),
    reach: reachOf(stacks),
  };
}

function waterCounter(water: Water, overlay: Overlay): Counter {
  if (overlay === 'bare') return { reach: 4 };
  if (overlay !== 'pieces' || water.fleets.length === 0)
    return { badge: <SeaBadge zone={water.zone} canal={water.canal !== null} />, reach: 7 };
  return { badge: <StackBadge stacks={water.fleets} />, reach: reachOf(water.fleets) };
}
