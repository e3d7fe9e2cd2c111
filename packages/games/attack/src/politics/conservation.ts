import { ECONOMIC_COPIES } from '../data/cards/economic.ts';
import { POLITICAL_COPIES } from '../data/cards/political.ts';
import { ROUTES } from '../data/cards/routes.ts';
import { TECHNOLOGIES } from '../data/terms.ts';
import { total } from '../hands.ts';
import type { Position } from '../position.ts';
import { openCards, routesInPlay } from './imagine.ts';

/** Cards are neither made nor lost: how many there are, and what is wrong with where they lie. */

export function cardsConserved(g: Position): Record<string, number> {
  return {
    'Economic cards': g.private.reduce(
      (sum, { economic, disabled }) => sum + total(economic) + total(disabled),
      total(g.secret.economic) + openCards(g.public).length,
    ),
    'Political Action cards': g.private.reduce(
      (sum, { political }) => sum + total(political),
      total(g.secret.political) + total(g.public.discards),
    ),
  };
}

export function cardFaults(g: Position): string[] {
  return [...kindFaults(g), ...routeFaults(g), ...technologyFaults(g)];
}

/** Every kind has as many copies as were printed. */
function kindFaults(g: Position): string[] {
  const faults: string[] = [];
  POLITICAL_COPIES.forEach((copies, kind) => {
    const places = [g.secret.political, g.public.discards, ...g.private.map(({ political }) => political)];
    check(faults, `Political Action card ${kind}`, places, kind, copies);
  });
  ECONOMIC_COPIES.forEach((copies, kind) => {
    const hands = g.private.flatMap(({ economic, disabled }) => [economic, disabled]);
    const turned = openCards(g.public).filter((card) => card === kind).length;
    check(faults, `Economic card ${kind}`, [g.secret.economic, ...hands], kind, copies - turned);
  });
  return faults;
}

function check(
  faults: string[],
  what: string,
  places: readonly (readonly number[])[],
  kind: number,
  copies: number,
): void {
  const count = places.reduce((sum, place) => sum + place[kind], 0);
  if (count !== copies) faults.push(`${what}: ${count} instead of ${copies}`);
  if (places.some((place) => place[kind] < 0)) faults.push(`${what}: less than none somewhere`);
}

/** A route in play lies with nobody or with one owner; a disabled one is owned. */
function routeFaults(g: Position): string[] {
  const faults: string[] = [];
  const inPlay = routesInPlay(g.options);
  ROUTES.forEach((id, route) => {
    const bit = 1 << route;
    const owners = g.private.filter(({ routes }) => (routes & bit) !== 0).length;
    const places = owners + ((g.public.routes & bit) === 0 ? 0 : 1);
    if (places !== ((inPlay & bit) === 0 ? 0 : 1)) faults.push(`Trade Route ${id} is in ${places} places`);
  });
  if (g.private.some(({ routes, disabledRoutes }) => (disabledRoutes & ~routes) !== 0))
    faults.push('a disabled Trade Route without an owner');
  return faults;
}

function technologyFaults({ public: { technologies } }: Position): string[] {
  return TECHNOLOGIES.flatMap((id, index) => {
    const owners = technologies.filter((set) => (set & (1 << index)) !== 0).length;
    return owners > 1 ? [`${id} is known to ${owners} players`] : [];
  });
}
