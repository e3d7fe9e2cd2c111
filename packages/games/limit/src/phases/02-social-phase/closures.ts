import type { Seat, Simultaneous } from '@entente/engine';
import { INDEX } from '../../cards/table.ts';
import { FACTORIES } from '../../data/terms.ts';
import { LOWEST_LEVEL } from '../../data/tracks.ts';
import type { SocialChoice } from '../../flow.ts';
import type { Limit, LimitGo, Nation, Position, Readings } from '../../position.ts';
import { seatInTurn } from '../../queries.ts';
import { canLowerFactory, moveFactory } from '../00-the-game/nation.ts';
import { shiftFactory } from '../00-the-game/telling.ts';
import { PLAIN_HABITS } from './habits.ts';
import { seatsWithAny } from './round.ts';

const CLOSE: readonly SocialChoice[] = FACTORIES.map((factory) => ({ do: 'closeFactory', factory }));
const NO_FACTORY: readonly number[] = [];
const ALL_FACTORIES: readonly number[] = FACTORIES.map((_, factory) => factory);

/**
 * The factories of which one may be named for a level that famine closes. As the rulebook puts it, any: at the lowest
 * level nothing happens. The other reading asks for one with a level to lose (LIM-2.1.7). None when none has any.
 */
export function closable(nation: Pick<Nation, 'factories'>, { endOfTrack }: Readings): readonly number[] {
  const open = ALL_FACTORIES.filter((factory) => canLowerFactory(nation, factory));
  if (open.length === 0) return NO_FACTORY;
  return endOfTrack === 'nothing' ? ALL_FACTORIES : open;
}

/**
 * Closes factory levels as far as there is no choice, one for each unfed level. Returns the levels still to be chosen. At
 * a table it is told.
 */
export function forcedClosures(
  nation: Nation,
  count: number,
  readings: Readings,
  seat = -1,
  go: LimitGo | null = null,
): number {
  if (count === 0) return 0;
  const open = closable(nation, readings);
  if (open.length === 0) return 0;
  if (readings.endOfTrack === 'nothing') return count;
  let levels = 0;
  for (const factory of open) levels += nation.factories[factory] - LOWEST_LEVEL;
  if (levels > count && open.length > 1) return count;
  for (const factory of open) {
    const by = levels > count ? count : nation.factories[factory] - LOWEST_LEVEL;
    if (go === null) moveFactory(nation, factory, -by);
    else shiftFactory(nation, seat, factory, -by, go);
  }
  return 0;
}

/** By seat, levels that famine closes. Asks where there is a choice; false when there is none. */
export function askForClosures(g: Position, counts: readonly number[], go: LimitGo): boolean {
  const left = counts.map(() => 0);
  let any = false;
  for (let turn = 0; turn < g.seats; turn++) {
    const seat = seatInTurn(g.public, turn);
    left[seat] = forcedClosures(g.public.nations[seat], counts[seat], g.options, seat, go);
    if (left[seat] > 0) any = true;
  }
  if (any) go.call({ step: 'closeFactory', counts: left });
  return any;
}

/**
 * Closes the levels answered, each followed by those that then leave no choice. Returns the levels still to be chosen.
 */
export function closeLevels(
  nation: Nation,
  count: number,
  given: readonly Limit['choice'][],
  readings: Readings,
  seat = -1,
  go: LimitGo | null = null,
): number {
  let left = count;
  for (const choice of given) {
    if (choice.do !== 'closeFactory') continue;
    const factory = INDEX[choice.factory];
    if (go === null) moveFactory(nation, factory, -1);
    else if (shiftFactory(nation, seat, factory, -1, go) === 0)
      go.log('log.atEndOfTrack', { seat, factory: choice.factory });
    left = forcedClosures(nation, left - 1, readings, seat, go);
  }
  return left;
}

/** The factories as they will be after what the nation has answered so far, and the levels then left to choose. */
function after(
  g: Pick<Position, 'public' | 'options'>,
  seat: Seat,
  count: number,
  given: readonly Limit['choice'][],
): [Nation, number] {
  const nation = g.public.nations[seat];
  if (given.length === 0) return [nation, count];
  const then = { ...nation, factories: nation.factories.slice() };
  return [then, closeLevels(then, count, given, g.options)];
}

/**
 * All nations whose people starve choose at the same time: what one closes touches no other (LIM-2.0.3). Each level is
 * asked for by itself, so they may be spread over the factories (LIM-2.1.4).
 */
const closeFactory: Simultaneous<Limit, 'closeFactory'> = {
  kind: 'simultaneous',
  phase: 'caller',
  rule: 'LIM-2.0.3',
  asks: (_g, { counts }) => seatsWithAny(counts),
  prompt(view, { counts }) {
    const { viewer } = view;
    const reading = view.options.endOfTrack;
    if (viewer === 'spectator') return { count: 0, reading };
    return { count: after(view, viewer, counts[viewer], view.answers)[1], reading };
  },
  choices(g, { counts }, seat, offer) {
    const [nation] = after(g, seat, counts[seat], g.answers[seat]);
    for (const factory of closable(nation, g.options)) offer.add(CLOSE[factory]);
  },
  default(g, { counts }, seat) {
    const [nation] = after(g, seat, counts[seat], g.answers[seat]);
    return CLOSE[PLAIN_HABITS.close(nation, closable(nation, g.options))];
  },
  more: (g, { counts }, seat, given) => after(g, seat, counts[seat], given)[1] > 0,
  resolve(g, { counts }, answers, go) {
    for (let turn = 0; turn < g.seats; turn++) {
      const seat = seatInTurn(g.public, turn);
      closeLevels(g.public.nations[seat], counts[seat], answers[seat], g.options, seat, go);
    }
    go.done();
  },
};

export const closureSteps = { closeFactory };
