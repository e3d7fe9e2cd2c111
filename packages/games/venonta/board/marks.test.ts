import { type AnyGame, type Position, Referee, SeededChance, teller, view } from '@entente/engine';
import { MarkedGame } from '@entente/web/provenance/Mark.tsx';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  ACTIONS,
  EVENTS,
  OBJECTIVES,
  OCEANS,
  TABLES,
  TERRITORIES,
  type Venonta,
  type VenontaOptions,
  venonta,
} from '../src/index.ts';
import { BoardActions } from './board-actions.ts';
import { CardsPart } from './CardsPart.tsx';
import { type Table, TableContext, tellBy } from './context.ts';
import { PlaceSheet } from './PlaceSheet.tsx';
import { Track } from './Track.tsx';
import { WorldPart } from './WorldPart.tsx';

const OPTIONS = Object.fromEntries(
  Object.entries(venonta.options).map(([id, [first]]) => [id, first]),
) as VenontaOptions;
const told = teller(venonta, 'en', (seat) => ['Ana', 'Bob', 'Cyd'][seat]);

/** What a part of the board looks like at the start of a game, changed as told. */
function drawn(part: ReactNode, change: (g: Position<Venonta>) => void = () => {}): string {
  const g = new Referee(venonta, new SeededChance(5)).start(3, OPTIONS);
  change(g);
  const seen = view(venonta, g, 0);
  const nothing = () => {};
  const table: Table = {
    view: seen,
    world: seen.public,
    before: null,
    mine: 0,
    lit: new BoardActions([]),
    chosen: null,
    act: nothing,
    selected: null,
    phase: '',
    select: nothing,
    log: [],
    tell: tellBy(told),
    teller: told,
    say: () => '',
    seatName: (seat) => `${seat}`,
    openRule: nothing,
    openMoment: nothing,
  };
  const marked = { game: venonta as unknown as AnyGame, teller: told };
  return renderToStaticMarkup(
    createElement(MarkedGame, { value: marked }, createElement(TableContext, { value: table }, part)),
  );
}

/** The sign beside something that is not printed, by its name. */
function signs(html: string): string[] {
  const names = html.matchAll(/<button[^>]*aria-label="Not printed: ([^"]*)"/g);
  return [...names].map(([, name]) => name.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
}

test.each([...TERRITORIES])('the sheet of %s is marked', (place) => {
  expect(signs(drawn(createElement(PlaceSheet, { place })))).toContain(told.term('territory', place));
});

test.each([...OCEANS])('the sheet of the ocean %s is marked', (place) => {
  expect(signs(drawn(createElement(PlaceSheet, { place })))).toContain(told.term('ocean', place));
});

test.each(ACTIONS.map(({ id }, card) => [id, card] as const))('the action card %s is marked', (id, card) => {
  const name = told.term('action', id);
  const inHand = drawn(createElement(CardsPart), (g) => {
    g.private[0].hand = [card];
  });
  expect(signs(inHand)).toContain(name);
  const inForce = drawn(createElement(CardsPart), (g) => {
    g.public.cards[card] = 1;
  });
  expect(signs(inForce)).toContain(name);
});

test.each(OBJECTIVES.map(({ id }, card) => [id, card] as const))('the objective %s is marked', (id, card) => {
  const html = drawn(createElement(CardsPart), (g) => {
    g.private[0].objective = card;
    g.public.group[0] = 0;
  });
  expect(signs(html)).toContain(told.term('objective', id));
});

test.each(EVENTS.map(({ id }, event) => [id, event] as const))(
  'the event %s is marked, and says what it does',
  (id, event) => {
    const html = drawn(createElement(WorldPart), (g) => {
      g.public.applied = [event];
    });
    expect(signs(html)).toContain(told.term('event', id));
    expect(html).toContain(told.term('event', `${id}.text`));
  },
);

test('every table that was worked out is listed and marked', () => {
  const found = signs(drawn(createElement(WorldPart)));
  for (const table of TABLES) expect(found).toContain(told.term('table', table));
});

test('the track is marked, and VP below 0 stand at its start', () => {
  const html = drawn(createElement(Track), (g) => {
    g.public.vp[1] = -3;
  });
  expect(signs(html)).toContain(told.term('table', 'track'));
  expect(html).not.toContain('left:-');
});
