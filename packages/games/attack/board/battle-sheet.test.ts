import { anyGame, defaultOptions, Referee, SeededChance, teller, view } from '@entente/engine';
import { MarkedGame } from '@entente/web/provenance/Mark.tsx';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { attack, LAND, REGION_OF } from '../src/index.ts';
import { BattleSheet } from './BattleSheet.tsx';
import { BoardActions } from './board-actions.ts';
import { type Table, TableContext, tellBy } from './context.ts';

const told = teller(attack, 'en', (seat) => `Player ${seat}`);

test('a battle shows both sides, the dead struck out, and what hits', () => {
  const g = new Referee(attack, new SeededChance(7)).start(2, {
    ...defaultOptions(attack, 2),
    start: 'dealt',
  });
  const region = REGION_OF.spain;
  g.public.owner[region] = 1;
  g.public.units.splice(region * LAND, LAND, 2, 0, 0, 0);
  g.public.battle = {
    ...{ region, attacker: 0, defender: 1, card: -1, guard: [0, 0, 0, 0], bySea: false, losses: 1, round: 1 },
    ...{
      attacking: [2, 0, 0, 0],
      defending: [2, 0, 0, 0],
      attackHits: [0, 0, 0, 0],
      defenceHits: [0, 0, 0, 0],
    },
  };
  const seen = view(attack, g, 0);
  const line = (say: string, args = {}) => ({ at: 1, say, with: args });
  const table: Table = {
    ...{ view: seen, world: seen.public, before: null, mine: 0, lit: new BoardActions([]), chosen: null },
    ...{ act: () => {}, selected: null, asked: null, phase: '', overlay: 'pieces', select: () => {} },
    log: [
      line('log.attack', { seat: 0, target: 1, region: 'spain' }),
      line('log.committed', { seat: 0, region: 'spain', infantry: 2, tank: 0, artillery: 0, plane: 0 }),
      line('log.lost', { seat: 1, unit: 'infantry', count: 1 }),
    ],
    series: { running: false, give: () => {} },
    press: { current: null },
    ...{
      tell: tellBy(told),
      teller: told,
      say: () => '',
      seatName: (seat) => `Player ${seat}`,
      openRule: () => {},
    },
  };
  const html = renderToStaticMarkup(
    createElement(
      MarkedGame,
      { value: { game: anyGame(attack), teller: told } },
      createElement(TableContext, { value: table }, createElement(BattleSheet)),
    ),
  );
  expect(html).toContain('aria-label="Battle for Spain"');
  expect(html).toContain('Each unit hits once');
  expect(html.match(/data-lost/g)).toHaveLength(1);
});
