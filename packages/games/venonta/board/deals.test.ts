import { Referee, SeededChance, teller, view } from '@entente/engine';
import { actionsOf } from '@entente/web/board-api/intents.ts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { type Venonta, type VenontaOptions, venonta } from '../src/index.ts';
import { BoardActions } from './board-actions.ts';
import { type Table, TableContext, tellBy } from './context.ts';
import { DealsPart } from './DealsPart.tsx';

const OPTIONS = Object.fromEntries(
  Object.entries(venonta.options).map(([id, [first]]) => [id, first]),
) as VenontaOptions;
const told = teller(venonta, 'en', (seat) => ['Ana', 'Bob', 'Cyd'][seat]);

/** Plays at random until a seat can make or answer an offer, and draws the deals of that seat. */
function drawnAt(what: string): string {
  const chance = new SeededChance(3);
  const referee = new Referee<Venonta>(venonta, chance);
  const g = referee.start(3, OPTIONS);
  for (let moves = 0; moves < 4000 && g.outcome === null; moves++) {
    for (const seat of g.asked) {
      const { offers, refused } = referee.explained(g, seat);
      const lit = new BoardActions(actionsOf({ offers, refused } as never, told));
      if (!lit.open('deals').some(({ choice }) => choice.do === what)) continue;
      const seen = view(venonta, g, seat);
      const nothing = () => {};
      const table: Table = {
        ...{ view: seen, world: seen.public, before: null, mine: seat, lit, chosen: null, act: nothing },
        ...{ selected: null, phase: '', select: nothing, log: [], tell: tellBy(told), teller: told },
        ...{ say: () => '', seatName: (each) => `${each}`, openRule: nothing, openMoment: nothing },
      };
      return renderToStaticMarkup(createElement(TableContext, { value: table }, createElement(DealsPart)));
    }
    const [seat] = g.asked;
    referee.take(g, seat, referee.pick(g, seat, chance));
  }
  throw new Error(`never: ${what}`);
}

test('an own offer says whom it is for, what changes hands, and why an empty one cannot be made', () => {
  const html = drawnAt('offerDeal');
  expect(html).toContain('Make an offer to');
  expect(html).toMatch(
    /data-action="offerDeal[^>]*aria-disabled="true"|aria-disabled="true"[^>]*data-action="offerDeal/,
  );
});

test('an offer to me has Accept first, then a counter-offer and Refuse', () => {
  const html = drawnAt('acceptDeal');
  expect(html).toMatch(/offers: .+ From you: .+ \((at once|until the end of .+)\)/);
  expect(html.indexOf('Accept')).toBeGreaterThan(0);
  expect(html.indexOf('Refuse')).toBeGreaterThan(html.indexOf('Accept'));
});
