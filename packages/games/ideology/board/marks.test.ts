import {
  type AnyGame,
  anyGame,
  defaultOptions,
  LANGUAGES,
  Referee,
  SeededChance,
  teller,
  view,
} from '@entente/engine';
import { buttonsOf, marksOf } from '@entente/web/provenance/testing/marks.ts';
import { createElement, type ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { IDEOLOGIES, ideology, ifAssessedNow, REGIONS } from '../src/index.ts';
import { Advancements } from './Advancements.tsx';
import { BoardActions } from './board-actions.ts';
import { ideologyOf, type Table, TableContext, tellBy } from './context.ts';
import { RegionSheet } from './RegionSheet.tsx';
import { Rules } from './Rules.tsx';
import { readRegions } from './readings.ts';

const game: AnyGame = anyGame(ideology);

/** Five players with every region on the table. */
function tableOf(told: Table['teller']): Table {
  const g = new Referee(ideology, new SeededChance(1)).start(5, defaultOptions(ideology, 5));
  g.public.inPlay = REGIONS.map((_, region) => region);
  g.public.controller = g.public.controller.map((seat) => Math.max(seat, -1));
  const seen = view(ideology, g, 0);
  const preview = ifAssessedNow(seen);
  return {
    view: seen,
    world: seen.public,
    before: null,
    mine: 0,
    regions: readRegions(seen, preview),
    preview,
    ahead: false,
    lit: new BoardActions([]),
    chosen: null,
    act: () => {},
    selected: null,
    phase: '',
    select: () => {},
    looked: null,
    lookAt: () => {},
    marks: [],
    tell: tellBy(told),
    teller: told,
    say: () => '',
    seatName: (seat) => `${seat}`,
    ideologyOf: (seat) => ideologyOf(seen, seat),
    ideologyName: (seat) => ideologyOf(seen, seat),
    openRule: () => {},
  };
}

describe.each(LANGUAGES)('in %s', (language) => {
  const told = teller(game, language);
  const table = tableOf(told);
  const found = (...parts: ReactNode[]) =>
    buttonsOf(
      game,
      told,
      parts.map((part, key) => createElement(TableContext, { key, value: table }, part)),
    );

  test('every region that is not printed has its mark on its sheet', () => {
    const sheets = table.regions.map((region) => createElement(RegionSheet, { region }));
    expect([...found(...sheets)]).toEqual(expect.arrayContaining(marksOf(game, told, 'region')));
  });

  test('every advancement that is not printed has its mark where it is bought', () => {
    expect([...found(createElement(Advancements))]).toEqual(
      expect.arrayContaining(marksOf(game, told, 'advancement')),
    );
  });

  test('every rule of an ideology that is not printed has its mark', () => {
    const rules = IDEOLOGIES.map((_, seat) => createElement(Rules, { seat }));
    const own = marksOf(game, told, 'power');
    expect([...found(...rules)]).toEqual(expect.arrayContaining(own));
  });
});
