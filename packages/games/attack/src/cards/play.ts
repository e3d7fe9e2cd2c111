import type { Automatic, Decision, Refusal } from '@entente/engine';
import { AIM_AT, PLAY, SWAY, WAVE, WIN } from '../choices.ts';
import { EAGLE, EFFECTS, KIND_OF } from '../data/cards/political.ts';
import { MAPS, REGION_OF } from '../data/map.ts';
import { GOVERNMENTS, POLITICAL_CARDS } from '../data/terms.ts';
import type { Played } from '../flow.ts';
import type { Action } from '../phases/04-turns/action.ts';
import { endsByEagles, NOBODY } from '../phases/23-the-end-of-the-game/victory.ts';
import type { Attack, AttackGo, Position } from '../position.ts';
import { NEUTRAL } from '../position.ts';
import { holdsCapital } from '../queries.ts';
import { mayBeBlocked } from './blocks.ts';
import { carryOut } from './effects.ts';
import { discardPolitical, total } from './hand.ts';
import { hasTargetRegion, isTargetPlayer, isTargetRegion, onlyTarget } from './targets.ts';

/** Playing Political Action cards one after the other (ATK-15). */

const NO_CAPITAL: Refusal = { code: 'refuse.noCapital', rule: 'ATK-15.5', with: {} };
const NO_CARDS: Refusal = { code: 'refuse.noPoliticalCard', rule: 'ATK-15.2', with: {} };
/** Not in the player’s own action, not even a stolen one (ATK-28.2). */
const ONLY_BLOCKS: readonly Refusal[] = POLITICAL_CARDS.map((card) => ({
  code: 'refuse.blockCard',
  rule: 'ATK-15.6',
  with: { card },
}));

const isBlock = (kind: number): boolean => EFFECTS[kind].do === 'block' || EFFECTS[kind].do === 'pact';

export const cardsAction: Action = {
  id: 'play_political_cards',
  refusal(g, seat) {
    if (!holdsCapital(g.public, seat)) return NO_CAPITAL;
    const { political } = g.private[seat];
    for (let kind = 0; kind < political.length; kind++) {
      if (political[kind] > 0 && !isBlock(kind)) return undefined;
    }
    return NO_CARDS;
  },
  begin(_g, seat, go) {
    go.call({ step: 'political', seat });
  },
};

/** One card after the other, as long as there are any. */
export const political: Automatic<Attack, 'political'> = {
  kind: 'automatic',
  phase: 'actions',
  rule: 'ATK-15.2',
  run(g, { seat }, go) {
    if (total(g.private[seat].political) === 0) go.done();
    else go.call({ step: 'chooseCard', seat });
  },
};

const END = { do: 'endCards' } as const;

export const chooseCard: Decision<Attack, 'chooseCard'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-15.2',
  asks: (_g, { seat }) => seat,
  choices(g, _frame, seat, offer) {
    const hand = g.private[seat].political;
    for (let kind = 0; kind < hand.length; kind++) {
      if (hand[kind] === 0) continue;
      if (isBlock(kind)) offer.add(PLAY[kind], ONLY_BLOCKS[kind]);
      else offer.add(PLAY[kind]);
    }
    offer.add(END);
  },
  default: () => END,
  take(g, _frame, seat, choice, go) {
    go.done();
    if (choice.do !== 'playCard') return go.done();
    const kind = KIND_OF[choice.card];
    discardPolitical(g, seat, kind);
    // ATK-23.3
    if (EAGLE[kind]) g.public.eagles++;
    go.log('log.played', { seat, card: choice.card });
    play(g, { seat, card: choice.card, target: NOBODY, regions: [], becomes: '' }, go);
  },
};

/** Asks for what the card is aimed at, unless there is nothing to decide. */
function play(g: Position, played: Played, go: AttackGo): void {
  const { seat } = played;
  const effect = EFFECTS[KIND_OF[played.card]];
  switch (effect.do) {
    case 'shift':
    case 'convert':
    case 'wave':
    case 'gain':
      if (hasTargetRegion(g, seat, effect)) go.call({ step: 'aim', ...played });
      else fizzle(g, played, go);
      return;
    case 'steal':
    case 'assassinate':
    case 'stealEconomic':
    case 'sabotage': {
      const target = onlyTarget(g, seat, effect);
      if (target === NOBODY) fizzle(g, played, go);
      else if (target === g.seats) go.call({ step: 'aim', ...played });
      else declare(g, { ...played, target }, go);
      return;
    }
    default:
      declare(g, played, go);
  }
}

/** ATK-15.12 */
function fizzle(g: Position, { card }: Played, go: AttackGo): void {
  go.log('log.noTarget', { card });
  endsByEagles(g, go);
}

/** Card and targets are named; whoever could, may block it now (ATK-15.10). */
function declare(g: Position, played: Played, go: AttackGo): void {
  if (mayBeBlocked(g, played.card)) go.call({ step: 'blockCard', ...played });
  else carryOut(g, played, go);
}

const DECLARE = { do: 'declareWave' } as const;

/** What the card is aimed at. */
export const aim: Decision<Attack, 'aim'> = {
  kind: 'decision',
  phase: 'actions',
  rule: 'ATK-15.10',
  asks: (_g, { seat }) => seat,
  choices(g, frame, seat, offer) {
    const effect = EFFECTS[KIND_OF[frame.card]];
    for (let target = 0; target < g.seats; target++) {
      if (isTargetPlayer(g, seat, effect, target)) offer.add(AIM_AT[target]);
    }
    const { regions } = MAPS[g.options.map];
    const { government, governments, owner } = g.public;
    const chosen = frame.regions.map((id) => REGION_OF[id]);
    const own = governments[seat];
    for (let index = 0; index < regions.length; index++) {
      const region = regions[index];
      if (owner[region] !== NEUTRAL || !isTargetRegion(g, seat, effect, region, chosen)) continue;
      const now = government[region];
      if (effect.do === 'shift') {
        if (now > 0) offer.add(SWAY[region * 4 + now - 1]);
        if (now < GOVERNMENTS.length - 1) offer.add(SWAY[region * 4 + now + 1]);
      } else if (effect.do === 'convert') offer.add(SWAY[region * 4 + own]);
      else if (effect.do === 'wave') offer.add(WAVE[region]);
      else offer.add(WIN[region]);
    }
    if (chosen.length > 0) offer.add(DECLARE);
  },
  /**
   * What is aimed already is enough; else the first that a card can be aimed at, towards the player’s own
   * government.
   */
  default(g, frame, seat) {
    if (frame.regions.length > 0) return DECLARE;
    const effect = EFFECTS[KIND_OF[frame.card]];
    for (let target = 0; target < g.seats; target++) {
      if (isTargetPlayer(g, seat, effect, target)) return AIM_AT[target];
    }
    const region = MAPS[g.options.map].regions.find((one) => isTargetRegion(g, seat, effect, one, [])) ?? 0;
    if (effect.do === 'wave') return WAVE[region];
    if (effect.do === 'gain') return WIN[region];
    const own = g.public.governments[seat];
    if (effect.do === 'convert') return SWAY[region * 4 + own];
    const now = g.public.government[region];
    const down = now > own || now === GOVERNMENTS.length - 1;
    return SWAY[region * 4 + (down ? now - 1 : now + 1)];
  },
  // Nobody is aimed at yet; -1 has no name.
  prompt: (_view, { seat }) => ({ target: seat }),
  take(g, frame, _seat, choice, go) {
    const { seat, card } = frame;
    if (choice.do === 'wave') {
      frame.regions.push(choice.region);
      const effect = EFFECTS[KIND_OF[card]];
      const full = effect.do === 'wave' && frame.regions.length === effect.regions;
      if (
        !full &&
        hasTargetRegion(
          g,
          seat,
          effect,
          frame.regions.map((id) => REGION_OF[id]),
        )
      )
        return;
    }
    go.done();
    const played: Played = { seat, card, target: frame.target, regions: frame.regions, becomes: '' };
    if (choice.do === 'aimAt') played.target = choice.target;
    else if (choice.do === 'sway') {
      played.regions = [choice.region];
      played.becomes = choice.government;
    } else if (choice.do === 'win') played.regions = [choice.region];
    if (played.target === NOBODY) go.log('log.aimedRegions', { card, regions: played.regions });
    else go.log('log.aimedAt', { card, target: played.target });
    declare(g, played, go);
  },
};
