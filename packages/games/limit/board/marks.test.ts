import { anyGame, defaultOptions, markOf, Referee, SeededChance, teller, view } from '@entente/engine';
import { MarkedGame } from '@entente/web/provenance/Mark.tsx';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { CARDS, CRISIS_TYPES, limit } from '../src/index.ts';
import { BoardActions } from './board-actions.ts';
import { Card } from './Card.tsx';
import { CrisisSheet } from './CrisisSheet.tsx';
import { type Table, TableContext, tellBy } from './context.ts';
import { Market } from './Market.tsx';
import { Others } from './Others.tsx';
import { Timeline } from './Timeline.tsx';
import { Tracks } from './Tracks.tsx';

const EVENTS = ['EV1', 'EV2', 'EV3', 'EV4', 'EV5', 'EV6', 'EV7', 'EV8'] as const;

/** A solo game in which every event has been seen, as its player's page shows it. */
function page(children: ReactNode): string {
  const chance = new SeededChance(1);
  const g = new Referee(limit, chance).start(1, defaultOptions(limit, 1));
  g.public.eventDiscard = [...EVENTS];
  const words = teller(limit, 'en');
  const seen = view(limit, g, 0);
  const table = {
    view: seen,
    world: seen.public,
    mine: 0,
    shown: 0,
    show() {},
    lit: new BoardActions([]),
    chosen: null,
    act() {},
    ahead: null,
    plan: null,
    look() {},
    tell: tellBy(words),
    teller: words,
    seatName: () => 'Ana',
    openRule() {},
    openMoment() {},
  } as unknown as Table;
  return renderToStaticMarkup(
    createElement(
      MarkedGame,
      { value: { game: anyGame(limit), teller: words } },
      createElement(TableContext, { value: table }, children),
    ),
  );
}

/** The names of the buttons that mark something. */
function marksOn(html: string): string[] {
  return [...html.matchAll(/<button[^>]*aria-label="Not printed: ([^"]*)"/g)].map(([, name]) => name);
}

const name = (family: string, id: string) => teller(limit, 'en').term(family, id);

test('every card that is not printed as it is says so, and no other does', () => {
  const marked = CARDS.filter(({ id }) => markOf(limit, 'card', id) !== null);
  expect(marked.length).toBeGreaterThan(8);
  for (const { id } of CARDS) {
    const wanted = markOf(limit, 'card', id) === null ? [] : [name('card', id)];
    expect(marksOn(page(createElement(Card, { card: id })))).toEqual(wanted);
  }
});

test('the solo events and the values of the star nation say that they are not printed', () => {
  const wanted = [name('number', 'star'), ...EVENTS.map((event) => name('event', event))];
  expect(marksOn(page(createElement(Others)))).toEqual(wanted);
});

test('crises, factories, prices and years say what is not printed', () => {
  const crises = CRISIS_TYPES.map((type) => ({ type, generation: 1, culprits: [], lines: [] }));
  const sheet = page(createElement(CrisisSheet, { crises, close() {} }));
  expect(marksOn(sheet)).toEqual(CRISIS_TYPES.map((type) => name('crisis', type)));
  const { nations } = limit.setup(1, {} as never, new SeededChance(1)).public;
  const tracks = page(createElement(Tracks, { nation: nations[0], seat: 0, idle: true }));
  expect(marksOn(tracks)).toEqual(['outputs', 'fuel', 'fuel'].map((id) => name('number', id)));
  expect(marksOn(page(createElement(Market)))).toEqual([name('number', 'market')]);
  expect(marksOn(page(createElement(Timeline, { known: [] })))).toEqual([name('number', 'years')]);
});
