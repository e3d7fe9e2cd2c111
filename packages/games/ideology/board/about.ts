import type { Tell } from './context.ts';
import type { RegionState } from './readings.ts';

/** Why a region has its level: once controlled, it counts the cards of its weakest sector (IDEO-10.1.1, 10.1.2, 10.1.4). */
export function whyLevel({ level, controller, sectors }: RegionState, tell: Tell): string {
  if (controller === null) return tell('board.levelKept');
  const count = Math.min(...sectors.map(({ size }) => size));
  const next = Math.max(1, count);
  return next === level
    ? tell('board.levelWeakest', { count })
    : tell('board.levelLater', { count, level: next });
}

/** A region in words: name, level and controller first, then its sides, then how far it is. */
export function aboutRegion(region: RegionState, name: string, tell: Tell, ahead: boolean): string {
  const { level, controller, sectors, after } = region;
  const head = [
    name,
    tell('board.level', { level }),
    controller === null ? tell('board.independent') : tell('board.controlled', { seat: controller }),
  ];
  const sides = sectors.map(({ influence, size, room, cards }) => {
    const filled = tell(size >= room ? 'board.sectorFull' : 'board.sector', { influence, size, room });
    const whose = cards.map((count) => tell('board.cardsOf', { ...count })).join(', ');
    return whose === '' ? filled : `${filled} (${whose})`;
  });
  const rest = [
    ...(region.distant ? [tell('board.distant')] : []),
    ...(ahead && after !== null ? [`${tell('board.ifAssessed')}: ${aheadOf(region, tell).join(', ')}.`] : []),
  ];
  return [`${head.join(', ')}.`, `${sides.join('; ')}.`, ...rest].join(' ');
}

/** What an assessment would do to a region. */
export function aheadOf({ id, level, controller, after }: RegionState, tell: Tell): string[] {
  if (after === null) return [];
  return [
    ...(after.level === level
      ? []
      : [tell('board.levelAhead', { region: id, from: level, to: after.level })]),
    ...(after.controller === controller || controller === null
      ? []
      : [tell('board.loses', { region: id, seat: controller })]),
    ...(after.controller === controller || after.controller === null
      ? []
      : [tell('board.gains', { region: id, seat: after.controller })]),
  ];
}

/** The player with the most cards, in words. */
export function leadOf({ leader, margin, present }: RegionState, tell: Tell): string {
  if (present.length === 0) return tell('board.noCards');
  return leader === null ? tell('board.tied') : `${tell('board.leads', { seat: leader, margin })}.`;
}
