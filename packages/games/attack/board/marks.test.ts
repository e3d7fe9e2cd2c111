import { anyGame, defaultOptions, markOf, Referee, SeededChance, teller, view } from '@entente/engine';
import { MarkedGame } from '@entente/web/provenance/Mark.tsx';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  type AttackView,
  attack,
  ECONOMIC_CARDS,
  POLITICAL_CARDS,
  REGIONS,
  ROUTES,
  SEAS,
  TECHNOLOGIES,
} from '../src/index.ts';
import { BoardActions } from './board-actions.ts';
import { CardsPart } from './CardsPart.tsx';
import { type Table, TableContext, tellBy } from './context.ts';
import { PlaceSheet } from './PlaceSheet.tsx';

const told = teller(attack, 'en', (seat) => `Player ${seat}`);

/** Seat 0 of three on the whole map, with one of everything in hand. */
function seen(): AttackView {
  const options = { ...defaultOptions(attack, 3), map: 'both' as const };
  const g = new Referee(attack, new SeededChance(7)).start(3, options);
  const [hand] = g.private;
  hand.political.fill(1);
  hand.economic.fill(1);
  hand.routes = (1 << ROUTES.length) - 1;
  g.public.technologies[0] = (1 << TECHNOLOGIES.length) - 1;
  return view(attack, g, 0);
}

/** The names of the buttons on a part of the board that say what is not printed. */
function marksOn(part: ReactNode): string[] {
  const table: Table = {
    view: seen(),
    world: seen().public,
    before: null,
    mine: 0,
    lit: new BoardActions([]),
    chosen: null,
    act: () => {},
    selected: null,
    asked: null,
    phase: '',
    overlay: 'pieces',
    select: () => {},
    log: [],
    series: { running: false, give: () => {} },
    press: { current: null },
    tell: tellBy(told),
    teller: told,
    say: () => '',
    seatName: (seat) => `Player ${seat}`,
    openRule: () => {},
  };
  const inTable = createElement(TableContext, { value: table }, part);
  const html = renderToStaticMarkup(
    createElement(MarkedGame, { value: { game: anyGame(attack), teller: told } }, inTable),
  );
  return [...html.matchAll(/<button[^>]*aria-label="Not printed: ([^"]*)"/g)].map(([, name]) =>
    name.replaceAll('&#x27;', "'").replaceAll('&amp;', '&'),
  );
}

const unprinted = (family: string, ids: readonly string[]): string[] =>
  ids.filter((id) => markOf(attack, family, id) !== null).map((id) => told.term(family, id));

test('every card, Trade Route and technology that is not printed is marked in the hand', () => {
  const expected = [
    ...unprinted('card', POLITICAL_CARDS),
    ...unprinted('resource', ECONOMIC_CARDS),
    ...unprinted('route', ROUTES),
    ...unprinted('technology', TECHNOLOGIES),
  ];
  expect(expected).toHaveLength(20 + 20 + 12 + 20);
  expect(marksOn(createElement(CardsPart)).toSorted()).toEqual(expected.toSorted());
});

test('the sheet of every region and sea area that is not printed is marked, and no other', () => {
  for (const region of REGIONS)
    expect(marksOn(createElement(PlaceSheet, { place: region }))).toEqual(unprinted('region', [region]));
  for (const sea of SEAS) {
    const routes = ROUTES.filter((route) => route === sea);
    expect(marksOn(createElement(PlaceSheet, { place: sea }))).toEqual([
      ...unprinted('sea', [sea]),
      ...unprinted('route', routes),
    ]);
  }
});
