import type { Seat } from '@entente/engine';
import {
  type Amount,
  amountsOf,
  type BoardWord,
  CARDS,
  type CardId,
  type Cost,
  type PolicyCard,
  type World,
} from '../src/index.ts';
import type { Tell } from './context.ts';

const BY_ID = new Map<CardId, PolicyCard>(CARDS.map((card) => [card.id, card]));

export function cardOf(id: CardId): PolicyCard {
  const card = BY_ID.get(id);
  if (card === undefined) throw new Error(`there is no card ${id}`);
  return card;
}

type Token =
  | 'money'
  | 'bank'
  | 'renewable'
  | 'industrial'
  | 'military'
  | 'fossil'
  | 'pollution'
  | 'destab'
  | 'other';

/** One part of a card's cost as it is now: a sign, and how much. */
export interface Price {
  readonly token: Token;
  readonly words: string;
  /** What is said where no sign can be seen; the same as `words` if absent. */
  readonly spoken?: string;
}

/** What a card costs the nation of a seat now; words where it depends on a choice still to be made. */
export function pricesOf(id: CardId, world: World, seat: Seat, tell: Tell): Price[] {
  const card = cardOf(id);
  return card.cost.map((cost) => priceOf(cost));

  function priceOf(cost: Cost): Price {
    switch (cost.do) {
      case 'pay':
        return { token: 'money', words: money(cost.money) };
      case 'payTogether':
        return { token: 'money', words: money(cost.money) };
      case 'payTarget':
        return { token: 'money', words: money(cost.money) };
      case 'burn': {
        const words = tell('board.money', { amount: cost.money });
        if (cost.from === 'own') return { token: 'money', words };
        return { token: 'bank', words, spoken: tell('board.fromBank', { money: words }) };
      }
      case 'spend':
        return named(cost.resource, number(cost.amount), `board.effect.${cost.resource}`);
      case 'attack':
        return named('military', tell('board.atLeast', { count: cost.minimum }), 'board.effect.military');
      case 'take':
        return cost.token === 'pollution'
          ? named('pollution', `+${cost.count}`, 'board.pollution')
          : named('destab', `+${cost.count}`, 'board.destab');
      case 'unrest':
        return { token: 'other', words: tell('board.unrestCost', { by: `+${cost.by}` }) };
      case 'standardOfLiving':
        return { token: 'other', words: tell('board.standardCost') };
      case 'level':
        return { token: 'other', words: tell('board.levelCost') };
    }
  }

  /** A sign says what it is to the eye alone. */
  function named(token: Token, words: string, name: BoardWord): Price {
    return { token, words, spoken: `${words} ${tell(name)}` };
  }

  function money(amount: Amount): string {
    const known = amountsOf(amount, world, card, seat);
    return known.length === 0
      ? tell('board.perTarget')
      : [...new Set(known)].map((one) => tell('board.money', { amount: one })).join(' / ');
  }

  function number(amount: Amount): string {
    return amountsOf(amount, world, card, seat).join(' / ');
  }
}
