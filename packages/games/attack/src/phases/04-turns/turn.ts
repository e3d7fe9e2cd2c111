import type { Automatic, Decision, Refusal, Seat } from '@entente/engine';
import { ACTIONS, type ActionId } from '../../data/terms.ts';
import type { Choice } from '../../flow.ts';
import { type Attack, type Position, USED_BLITZKRIEG, type World } from '../../position.ts';
import { comesRound, firstSeat, nextSeat } from '../../queries.ts';
import { BLITZKRIEG, knows } from '../17-research/technology.ts';
import { mayTradeForOil } from '../18-trade/trade.ts';
import { NOBODY } from '../23-the-end-of-the-game/victory.ts';
import { type Action, actionPrice, payForAction } from './action.ts';
import { ACTION_TABLE } from './actions.ts';

/** A round: one turn each, clockwise. */
export const round: Automatic<Attack, 'round'> = {
  kind: 'automatic',
  phase: 'actions',
  rule: 'ATK-4.1',
  run(g, _frame, go) {
    const world = g.public;
    world.turns = 0;
    world.first = firstSeat(g);
    beginTurn(world, world.first);
    go.log('log.round', { round: g.round + 1, seat: world.first });
    go.next({ step: 'turn' });
  },
};

/** What a turn counts ends with it (ATK-31.5). */
function beginTurn(world: World, seat: Seat): void {
  world.active = seat;
  world.actions = 0;
  world.used = 0;
  world.mission = 0;
  world.failedBlitz = 0;
  world.blocker = NOBODY;
}

const mayBlitzkrieg = (world: World): boolean =>
  (world.used & USED_BLITZKRIEG) === 0 && knows(world, world.active, BLITZKRIEG);

/** A player who can neither pay for an action nor trade for oil, and has no free move, is not asked (ATK-28.1). */
export const turn: Automatic<Attack, 'turn'> = {
  kind: 'automatic',
  phase: 'actions',
  rule: 'ATK-4.2',
  run(g, _frame, go) {
    const world = g.public;
    const pays = world.oil[world.active] >= actionPrice(g) || mayTradeForOil(g, world.active);
    if (pays || mayBlitzkrieg(world)) go.call({ step: 'act' });
    else {
      go.log('log.noOil', { seat: world.active });
      if (endTurn(g)) go.next({ step: 'endOfRound' });
    }
  },
};

/** The next player’s turn begins. True when the round is over instead. */
export function endTurn(g: Position): boolean {
  const world = g.public;
  const next = nextSeat(g, world.active);
  world.turns++;
  if (comesRound(g, world.active, next)) return true;
  beginTurn(world, next);
  return false;
}

const ACT = Object.fromEntries(ACTIONS.map((action) => [action, { do: 'act', action }])) as Readonly<
  Record<ActionId, Choice>
>;
const USE_BLITZKRIEG: Choice = { do: 'blitzkrieg' };
const END_TURN: Choice = { do: 'endTurn' };

const ONCE: Readonly<Record<string, Refusal>> = Object.fromEntries(
  ACTIONS.map((action) => [action, { code: 'refuse.once', rule: 'ATK-4.6', with: { action } }]),
);
const ONE_BLITZKRIEG: Refusal = { code: 'refuse.oneBlitzkrieg', rule: 'ATK-7.12', with: {} };

function noOil(g: Position, seat: Seat): Refusal | undefined {
  const price = actionPrice(g);
  const oil = g.public.oil[seat];
  return oil < price ? { code: 'refuse.oil', rule: 'ATK-4.4', with: { price, oil } } : undefined;
}

function refusalOf(g: Position, seat: Seat, action: Action): Refusal | undefined {
  const world = g.public;
  if (action.once !== undefined && (world.used & action.once) !== 0) return ONCE[action.id];
  return action.refusal(g, seat);
}

/** The next action of a turn, as many as he likes (ATK-4.2), or its end, at any time (ATK-4.5). */
export const act: Decision<Attack, 'act'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-4.2',
  asks: (g) => g.public.active,
  choices(g, _frame, seat, offer) {
    const dry = noOil(g, seat);
    for (let index = 0; index < ACTION_TABLE.length; index++) {
      const action = ACTION_TABLE[index];
      const short = dry !== undefined && action.paysLater && mayTradeForOil(g, seat) ? undefined : dry;
      offer.add(ACT[action.id], short ?? refusalOf(g, seat, action));
    }
    if (knows(g.public, seat, BLITZKRIEG))
      offer.add(USE_BLITZKRIEG, mayBlitzkrieg(g.public) ? undefined : ONE_BLITZKRIEG);
    offer.add(END_TURN);
  },
  prompt: ({ public: world }) => ({
    seat: world.active,
    price: world.actions + 1,
    oil: world.oil[world.active],
  }),
  default: () => END_TURN,
  take(g, _frame, seat, choice, go) {
    go.done();
    const world = g.public;
    if (choice.do === 'act') {
      const action = ACTION_TABLE.find(({ id }) => id === choice.action);
      if (action === undefined) return;
      go.log('log.action', { seat, action: choice.action, price: action.paysLater ? 0 : actionPrice(g) });
      if (!action.paysLater) payForAction(g);
      if (action.once !== undefined && !action.marksItself) world.used |= action.once;
      action.begin(g, seat, go);
    } else if (choice.do === 'blitzkrieg') {
      world.used |= USED_BLITZKRIEG;
      go.log('log.blitzkrieg', { seat });
      go.call({ step: 'plan', blitzkrieg: true, anew: [] });
    } else {
      go.log('log.turnOver', { seat });
      if (endTurn(g)) go.next({ step: 'endOfRound' });
    }
  },
};
