import type { Decision } from '@entente/engine';
import { FACTORY, GAIN, LOOT, LOWER, RAISE, WEAKEN } from '../choices.ts';
import type { CardId } from '../data/cards/index.ts';
import { RESOURCES } from '../data/terms.ts';
import type { Playing } from '../flow.ts';
import { firstAnswer } from '../phases/00-the-game/first-answer.ts';
import { canLowerFactory, mayFall, mayRise } from '../phases/00-the-game/nation.ts';
import { riseOf, shiftFactory } from '../phases/00-the-game/telling.ts';
import { PLAIN_HABITS } from '../phases/02-social-phase/habits.ts';
import { A, E, INDUSTRIAL, type Limit, MILITARY, type Position } from '../position.ts';
import { costRefusal, FACTORIES_OF } from './costs.ts';
import { carryOff, gain, handOverPollution, lootable, raiseStandards, sacrifice } from './effects.ts';
import { factoryOpen } from './play.ts';
import { ask, nextEffect } from './playing.ts';
import { CARD, CLASS_INDEX, INDEX } from './table.ts';

/** What the nation that plays a card is asked about it. */

const TARGET = [0, 1, 2, 3, 4, 5].map((seat) => ({ do: 'target' as const, seat }));

/** Any other nation, an ally too (LIM-6.2.6). */
const target: Decision<Limit, 'target', 'target'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-1.4.4',
  asks: (_g, frame) => frame.seat,
  choices(g, frame, seat, offer) {
    for (let aim = 0; aim < g.seats; aim++) {
      if (aim === seat) offer.add(TARGET[aim], { code: 'refuse.ownNation', rule: 'LIM-1.4.5', with: {} });
      else offer.add(TARGET[aim], costRefusal(g, seat, frame.card, aim));
    }
  },
  default: (g, frame, seat) => firstAnswer(target, g, frame, seat),
  take(_g, frame, _seat, choice) {
    frame.aim = choice.seat;
    ask('announced', frame);
  },
};

const factory: Decision<Limit, 'factory', 'factory'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-7.2',
  asks: (_g, frame) => frame.seat,
  choices(g, frame, seat, offer) {
    for (const track of FACTORIES_OF[frame.card]) {
      if (factoryOpen(g, frame, track)) offer.add(FACTORY[track]);
      else
        offer.add(
          FACTORY[track],
          costRefusal(g, seat, frame.card, frame.aim, track) ?? {
            code: 'refuse.mustMove',
            rule: 'LIM-0.4.11',
            with: { factory: FACTORY[track].factory },
          },
        );
    }
  },
  default: (g, frame, seat) => firstAnswer(factory, g, frame, seat),
  take(_g, frame, _seat, choice) {
    frame.track = INDEX[choice.factory];
    ask('announced', frame);
  },
};

const sacrificeStep: Decision<Limit, 'sacrifice', 'lower'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-7.1',
  asks: (_g, frame) => frame.seat,
  choices(g, _frame, seat, offer) {
    const nation = g.public.nations[seat];
    for (let c = A; c <= E; c++) if (mayFall(nation, c)) offer.add(LOWER[c]);
  },
  default: (g, _frame, seat) => LOWER[PLAIN_HABITS.fall(g.public.nations[seat])],
  take(g, frame, _seat, choice, go) {
    sacrifice(g, frame, CLASS_INDEX[choice.class], go);
    ask('effects', frame);
  },
};

/** The board on which classes rise: the target's if there is one (E07). */
function boardOf(g: Position, playing: Playing) {
  return g.public.nations[playing.aim >= 0 ? playing.aim : playing.seat];
}

const raise: Decision<Limit, 'raiseClass', 'raise'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-0.5.1',
  asks: (_g, frame) => frame.seat,
  prompt: (_view, frame) => ({ whose: frame.aim >= 0 ? 'target' : 'own' }),
  choices(g, frame, _seat, offer) {
    const nation = boardOf(g, frame);
    for (let c = A; c <= E; c++) if (mayRise(nation, c)) offer.add(RAISE[c]);
  },
  default: (g, frame) => RAISE[PLAIN_HABITS.rise(boardOf(g, frame))],
  take(g, frame, _seat, choice, go) {
    const whose = frame.aim >= 0 ? frame.aim : frame.seat;
    riseOf(g.public.nations[whose], whose, CLASS_INDEX[choice.class], go);
    frame.left--;
    if (raiseStandards(g, frame, go)) nextEffect(frame);
  },
};

const gainStep: Decision<Limit, 'gain'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-7.2',
  asks: (_g, frame) => frame.seat,
  choices(_g, frame, _seat, offer) {
    const effect = CARD[frame.card].effects[frame.at];
    if (effect.do === 'gain') for (const resource of effect.oneOf) offer.add(GAIN[INDEX[resource]]);
  },
  default: (g, frame, seat) => firstAnswer(gainStep, g, frame, seat),
  take(g, frame, _seat, choice, go) {
    const effect = CARD[frame.card].effects[frame.at];
    if (choice.do !== 'gain' || effect.do !== 'gain' || typeof effect.amount !== 'number') return;
    gain(g, frame, choice.resource, effect.amount, go);
    nextEffect(frame);
  },
};

/** From nothing to all that the card allows, as its owner likes (LIM-R7); the target is not asked (LIM-7.2.8). */
const pollutionGift: Decision<Limit, 'pollutionGift', 'passPollution'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-7.2',
  asks: (_g, frame) => frame.seat,
  choices(_g, frame, _seat, offer) {
    offer.amount({ do: 'passPollution', amount: 0 }, 'amount', 0, frame.left);
  },
  default: (_g, frame) => ({ do: 'passPollution', amount: frame.left }),
  take(g, frame, _seat, choice, go) {
    handOverPollution(g, frame, choice.amount, go);
    nextEffect(frame);
  },
};

const loot: Decision<Limit, 'loot'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-7.3',
  asks: (_g, frame) => frame.seat,
  choices(g, frame, _seat, offer) {
    const effect = CARD[frame.card].effects[frame.at];
    if (effect.do !== 'plunder') return;
    for (const { resource } of effect.oneOf)
      if (lootable(g, frame.aim, INDEX[resource]) > 0) offer.add(LOOT[INDEX[resource]]);
  },
  default: (g, frame, seat) => firstAnswer(loot, g, frame, seat),
  take(g, frame, _seat, choice, go) {
    const effect = CARD[frame.card].effects[frame.at];
    if (choice.do !== 'loot' || effect.do !== 'plunder') return;
    const entry = effect.oneOf.find(({ resource }) => resource === choice.resource);
    if (entry === undefined) return;
    carryOff(g, frame, RESOURCES.indexOf(choice.resource), entry.upTo, go);
    nextEffect(frame);
  },
};

/** Mass destruction says that the attacker chooses; of an annexation the table decides by an option (LIM-7.3.1). */
function whoWeakens(
  { options }: Pick<Position, 'options'>,
  { card }: { card: CardId },
): 'target' | 'attacker' {
  return card === 'E03' ? options.annexation : 'attacker';
}

const weakening: Decision<Limit, 'weakening', 'weaken'> = {
  kind: 'decision',
  phase: 'political',
  open: true,
  rule: 'LIM-7.3',
  asks: (g, frame) => (whoWeakens(g, frame) === 'target' ? frame.aim : frame.seat),
  prompt: (view, frame) => ({ whose: whoWeakens(view, frame) === 'target' ? 'own' : 'target' }),
  choices(g, frame, _seat, offer) {
    const nation = g.public.nations[frame.aim];
    for (let track = INDUSTRIAL; track <= MILITARY; track++)
      if (canLowerFactory(nation, track)) offer.add(WEAKEN[track]);
  },
  default: (g, frame, seat) => firstAnswer(weakening, g, frame, seat),
  take(g, frame, _seat, choice, go) {
    shiftFactory(g.public.nations[frame.aim], frame.aim, INDEX[choice.factory], -1, go);
    nextEffect(frame);
  },
};

export const questionSteps = {
  target,
  factory,
  sacrifice: sacrificeStep,
  raiseClass: raise,
  gain: gainStep,
  pollutionGift,
  loot,
  weakening,
};
