import type { Place, Table } from './context.ts';
import { isSea, type Land, type Water } from './readings.ts';

type Words = Pick<Table, 'tell' | 'teller'>;

export const nameOf = (place: Place, { teller }: Pick<Table, 'teller'>): string =>
  teller.term(isSea(place) ? 'sea' : 'region', place);

/** Whose it is. */
export function holderOf({ owner, government }: Pick<Land, 'owner' | 'government'>, { tell }: Words): string {
  if (owner !== null) return tell('board.ownedBy', { seat: owner });
  return government === null ? tell('board.neutral') : tell('board.neutralOf', { government });
}

export function unitsInWords({ units }: Pick<Land, 'units'>, { tell }: Words): string {
  if (units.length === 0) return tell('board.noUnits');
  return units.map(({ kind, count }) => tell('board.units', { unit: kind, count })).join(', ');
}

/** A region in words: name and holder first, then its units. */
export function aboutLand(land: Land, words: Words): string {
  const { tell, teller } = words;
  const marks = [
    ...land.capitals.map((seat) => tell('board.capital', { seat })),
    ...(land.canal === null ? [] : [teller.term('canal', land.canal)]),
  ];
  const stand = land.owner === null ? [] : [unitsInWords(land, words)];
  return [`${teller.term('region', land.id)}, ${holderOf(land, words)}`, ...stand, ...marks].join('. ');
}

/** The fleets of a sea area, one line each. */
export function fleetsInWords({ fleets }: Water, { tell, teller }: Words): string[] {
  return fleets.map(
    ({ seat, ships }) =>
      `${tell('board.ownedBy', { seat })}: ${ships
        .map(({ kind, count }) => `${count} × ${teller.term('ship', kind)}`)
        .join(', ')}`,
  );
}

export function marksOf({ zone, canal, route }: Water, { tell, teller }: Words): string[] {
  return [
    ...(zone ? [tell('board.zone')] : []),
    ...(canal === null ? [] : [teller.term('canal', canal)]),
    ...(route === null ? [] : [tell('board.routeHere', { value: route })]),
  ];
}

export function aboutWater(water: Water, words: Words): string {
  const fleets = fleetsInWords(water, words);
  return [
    `${words.teller.term('sea', water.id)}, ${fleets.length === 0 ? words.tell('board.noShips') : fleets.join('; ')}`,
    ...marksOf(water, words),
  ].join('. ');
}
