import type { Decision, Seat } from '@entente/engine';
import { CONSCRIPT, STEAL } from '../choices.ts';
import { ECONOMIC_CARDS } from '../data/cards/economic.ts';
import { EFFECTS, KIND_OF } from '../data/cards/political.ts';
import { MAPS, REGION_OF, REGIONS } from '../data/map.ts';
import { GOVERNMENTS, POLITICAL_CARDS } from '../data/terms.ts';
import { INFANTRY, LAND } from '../data/units.ts';
import type { Played } from '../flow.ts';
import { join } from '../phases/05-governments-and-regions/regions.ts';
import { endsByEagles } from '../phases/23-the-end-of-the-game/victory.ts';
import type { Attack, AttackGo, Position } from '../position.ts';
import { disable, discardPolitical, drawFrom, NO_CARD, takeEconomic, takePolitical, total } from './hand.ts';

/** What Political Action cards do (ATK-15.15). When a card is done with, the thirteenth Eagle ends the game. */

export function carryOut(g: Position, played: Played, go: AttackGo): void {
  const { seat, card, target, regions } = played;
  const world = g.public;
  const effect = EFFECTS[KIND_OF[card]];
  switch (effect.do) {
    case 'shift':
    case 'convert':
      if (played.becomes !== '') turn(g, REGION_OF[regions[0]], GOVERNMENTS.indexOf(played.becomes), go);
      break;
    case 'wave':
      for (const id of regions) turn(g, REGION_OF[id], nearer(g, seat, REGION_OF[id]), go);
      break;
    // ATK-28.3: region, Infantry and cards come before the end by the last Eagle.
    case 'gain':
      join(g, seat, REGION_OF[regions[0]], go);
      break;
    case 'mission':
      world.mission += effect.bonus;
      break;
    case 'pp':
      world.pp[seat] += effect.amount;
      break;
    case 'oil':
      world.oil[seat] += effect.amount;
      break;
    case 'infantry':
      go.call({ step: 'conscript', seat, left: effect.count });
      return;
    case 'steal':
      if (effect.look && total(g.private[target].political) > 0) look(g, seat, target, effect.cards, go);
      else stealAtRandom(g, seat, target, effect.cards, go);
      return;
    case 'assassinate':
      assassinate(g, target, effect.cards, go);
      break;
    case 'stealEconomic': {
      const stolen = takeEconomic(g, seat, target, go.chance);
      if (stolen !== NO_CARD) {
        go.log('log.stoleResource', { seat, target });
        go.log('log.stolenResourceWas', { resource: ECONOMIC_CARDS[stolen] }, [seat, target]);
      }
      break;
    }
    case 'sabotage':
      sabotage(g, target, go);
      break;
    case 'block':
    case 'pact':
      break;
  }
  endsByEagles(g, go);
}

function turn({ public: world }: Position, region: number, government: number, go: AttackGo): void {
  world.government[region] = government;
  go.log('log.swayed', { region: REGIONS[region], government: GOVERNMENTS[government] });
}

/** One step towards the player’s own government. */
export function nearer(
  { public: { government, governments } }: Pick<Position, 'public'>,
  seat: Seat,
  region: number,
): number {
  const now = government[region];
  return now < governments[seat] ? now + 1 : now - 1;
}

/** ATK-26.2: everybody learns how many cards went, the two of them which. */
export function stealAtRandom(g: Position, seat: Seat, from: Seat, count: number, go: AttackGo): void {
  let taken = 0;
  for (; taken < count; taken++) {
    const kind = takePolitical(g, seat, from, go.chance);
    if (kind === NO_CARD) break;
    go.log('log.stolenCardWas', { card: POLITICAL_CARDS[kind] }, [seat, from]);
  }
  go.log('log.stole', { seat, target: from, count: taken });
}

/** ATK-26.5: the hand is shown to the spy only. */
function look(g: Position, seat: Seat, target: Seat, cards: number, go: AttackGo): void {
  const mine = g.private[seat];
  mine.shown = g.private[target].political.slice();
  mine.shownBy = target;
  go.mark();
  go.call({ step: 'steal', seat, target, left: cards });
}

/** ATK-15.13: discarded unplayed, so no Eagle counts. */
function assassinate(g: Position, target: Seat, count: number, go: AttackGo): void {
  for (let lost = 0; lost < count; lost++) {
    const kind = drawFrom(g.private[target].political, go.chance);
    if (kind === NO_CARD) return;
    g.private[target].political[kind]++;
    discardPolitical(g, target, kind);
    go.log('log.lostCard', { target, card: POLITICAL_CARDS[kind] });
  }
}

function sabotage(g: Position, target: Seat, go: AttackGo): void {
  const kind = drawFrom(g.private[target].economic, go.chance);
  if (kind === NO_CARD) return;
  g.private[target].economic[kind]++;
  disable(g, target, kind);
  go.log('log.sabotaged', { target });
  go.log('log.disabledWas', { resource: ECONOMIC_CARDS[kind] }, [target]);
}

/** A spy chooses among the cards that were shown. */
export const steal: Decision<Attack, 'steal', 'stealCard'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-15.15',
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    const { shown } = g.private[seat];
    for (let kind = 0; kind < shown.length; kind++) if (shown[kind] > 0) offer.add(STEAL[kind]);
  },
  default: (g, _frame, seat) => STEAL[g.private[seat].shown.findIndex((count) => count > 0)],
  take(g, frame, seat, choice, go) {
    const { target } = frame;
    const kind = KIND_OF[choice.card];
    const mine = g.private[seat];
    g.private[target].political[kind]--;
    mine.political[kind]++;
    mine.shown[kind]--;
    frame.left--;
    go.log('log.stolenCardWas', { card: choice.card }, [seat, target]);
    go.log('log.stole', { seat, target, count: 1 });
    if (frame.left > 0 && mine.shown.some((count) => count > 0)) return;
    mine.shown = [];
    mine.shownBy = -1;
    go.done();
    endsByEagles(g, go);
  },
};

export const conscript: Decision<Attack, 'conscript', 'conscript'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-15.15',
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    const { regions } = MAPS[g.options.map];
    const { owner } = g.public;
    for (let index = 0; index < regions.length; index++) {
      if (owner[regions[index]] === seat) offer.add(CONSCRIPT[regions[index]]);
    }
  },
  /** In the capital: who plays a card holds it (ATK-15.5). */
  default: (g, _frame, seat) => CONSCRIPT[g.public.capitals[seat]],
  take(g, frame, seat, choice, go) {
    g.public.units[REGION_OF[choice.region] * LAND + INFANTRY]++;
    go.log('log.conscripted', { seat, region: choice.region });
    frame.left--;
    if (frame.left > 0) return;
    go.done();
    endsByEagles(g, go);
  },
};
