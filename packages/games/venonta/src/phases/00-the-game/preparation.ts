import type { Automatic, Decision, Simultaneous } from '@entente/engine';
import { CLAIM, NAME } from '../../choices.ts';
import { LINKED, TERRITORY_OF } from '../../data/board.ts';
import { BOX } from '../../data/tables.ts';
import { BOARD, type Territory } from '../../data/territories.ts';
import { LANDS, NOBODY, type Venonta, type World } from '../../position.ts';
import { clockwise } from '../../setup.ts';
import { gain } from '../15-tokens-and-bank/goods.ts';

/** By option the players name who got up last; among equals chance decides (VEN-0.3.2). */
export const name: Simultaneous<Venonta, 'name'> = {
  kind: 'simultaneous',
  phase: 'preparation',
  open: true,
  rule: 'VEN-0.3.2',
  asks: (g) => g.public.order.slice().sort((one, other) => one - other),
  choices: (g, _frame, _seat, offer) => offer.addAll(NAME, g.seats),
  default: () => NAME[0],
  resolve(g, _frame, answers, go) {
    const votes = answers.map(
      (_, seat) => answers.filter(([vote]) => vote.do === 'name' && vote.target === seat).length,
    );
    const most = Math.max(...votes);
    const named = votes.flatMap((count, seat) => (count === most ? [seat] : []));
    const first = named.length === 1 ? named[0] : go.chance.draw(named);
    g.public.order = clockwise(g.seats, first);
    go.log('log.first', { seat: first });
    go.done();
  },
};

/** One free territory after the other, always in the same order (VEN-0.3.4), for the whole game (VEN-0.1.1). */
export const draft: Decision<Venonta, 'draft', 'claim'> = {
  kind: 'decision',
  phase: 'preparation',
  open: true,
  rule: 'VEN-0.3.2',
  asks: (g) => g.public.order[g.public.place % g.seats],
  prompt: ({ public: world, seats }) => ({
    number: Math.floor(world.place / seats) + 1,
    of: LANDS / seats,
    good: wateriest(world),
  }),
  choices(g, _frame, _seat, offer) {
    for (let land = 0; land < LANDS; land++) {
      const owner = g.public.owner[land];
      if (owner === NOBODY) offer.add(CLAIM[land]);
      else offer.add(CLAIM[land], { code: 'refuse.claimed', rule: 'VEN-0.3.4', with: { target: owner } });
    }
  },
  default: (g) => CLAIM[g.public.owner.indexOf(NOBODY)],
  take(g, _frame, seat, choice, go) {
    g.public.owner[TERRITORY_OF[choice.territory]] = seat;
    g.public.place++;
    go.log('log.claimed', { seat, territory: choice.territory });
    if (g.public.place === LANDS) go.next({ step: 'prepare' });
  },
};

/** Number of territories to name. */
const FEW = 3;

/** Free territories with room for most farms, of equals those beside an own one of the player who takes the next. */
function wateriest({ owner, order, place }: World): Territory[] {
  const seat = order[place % order.length];
  const isBeside = (land: number) =>
    owner.some((holder, other) => holder === seat && LINKED[land * LANDS + other]);
  return BOARD.map(({ id, h2o }, land) => ({ id, land, worth: 2 * h2o + Number(isBeside(land)) }))
    .filter(({ land }) => owner[land] === NOBODY)
    .toSorted((one, other) => other.worth - one.worth)
    .slice(0, FEW)
    .map(({ id }) => id);
}

/**
 * Three tokens for each territory (VEN-0.3.8); then cards, objectives and pacts (VEN-0.3.12). The first round goes on
 * with phase 9 (VEN-0.4.2).
 */
export const prepare: Automatic<Venonta, 'prepare'> = {
  kind: 'automatic',
  phase: 'preparation',
  rule: 'VEN-0.3.8',
  run(g, _frame, go) {
    for (let land = 0; land < LANDS; land++) gain(g.public, g.public.owner[land], BOX.tokensPerTerritory);
    go.log('log.round', { round: g.public.round, year: BOX.firstYear });
    go.next({ step: 'cards' });
  },
};
