import type { Seat } from '@entente/engine';
import { PLANTS, type VenontaView } from '../src/index.ts';
import type { Table, Tell } from './context.ts';
import { type Disc, groupsOf, type Land } from './readings.ts';

type Words = Pick<Table, 'tell' | 'teller'>;

/** So many discs that are alike, in words. */
export function discName(
  { plant, water, renewable }: Disc,
  count: number,
  { tell }: Pick<Words, 'tell'>,
): string {
  const what = tell('board.plants', { kind: plant, count });
  if (renewable) return tell('board.renewable', { what });
  return water && plant === PLANTS[0] ? tell('board.withWater', { what }) : what;
}

/** Whose it is. */
export function holderOf({ owner, coloniser }: Land, tell: Tell): string {
  if (owner === null) return tell('board.nobody');
  const own = tell('board.ownedBy', { seat: owner });
  return coloniser === null ? own : `${own}, ${tell('board.colonyOf', { seat: coloniser })}`;
}

/** A territory in words: name and holder first, then what is there. */
export function aboutLand(land: Land, words: Words): string {
  const { tell, teller } = words;
  const discs = groupsOf(land.discs).map(({ disc, count }) => `${count} ${discName(disc, count, words)}`);
  return [
    `${teller.term('territory', land.id)}, ${holderOf(land, tell)}`,
    discs.join(', '),
    [
      tell('board.tep', { count: land.tep }),
      ...land.armies.map(({ seat, count }) => tell('board.tanks', { seat, count })),
      ...(land.migrants > 0 ? [tell('board.migrants', { count: land.migrants })] : []),
      ...(land.shielded ? [tell('board.shielded')] : []),
    ].join(', '),
  ].join('. ');
}

/** A people's points, and whether they are beyond the CO2 as they must be in the end. */
export function pointsInWords({ vp, co2 }: VenontaView['public'], seat: Seat, tell: Tell): string {
  return tell(vp[seat] > co2 ? 'board.trackAbove' : 'board.trackBelow', { seat, vp: vp[seat], co2 });
}
