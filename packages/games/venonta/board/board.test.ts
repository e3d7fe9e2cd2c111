import { anyGame, pointsFrom, Referee, SeededChance, teller, view } from '@entente/engine';
import type { Action } from '@entente/web/board-api/intents.ts';
import { phasesOf } from '@entente/web/board-api/phases.ts';
import { describe, expect, test } from 'vitest';
import {
  FACTORY,
  FARM,
  OBJECTIVES,
  REAL_WORLD,
  TERRITORY_OF,
  type VenontaOptions,
  type VenontaView,
  venonta,
} from '../src/index.ts';
import { effectsOf, inPercent } from './Actions.tsx';
import { aboutLand } from './about.ts';
import { atThisTable } from './at-this-table.ts';
import { BoardActions, lights, spotsOf } from './board-actions.ts';
import { tellBy } from './context.ts';
import { header } from './header.ts';
import { fateOf, promisesOf } from './Promises.tsx';
import { groupsOf, readLand } from './readings.ts';

const OPTIONS = Object.fromEntries(
  Object.entries(venonta.options).map(([id, [first]]) => [id, first]),
) as VenontaOptions;
const told = teller(venonta, 'en', (seat) => ['Ana', 'Bob', 'Cyd'][seat]);
const tell = tellBy(told);

/** Three players; Europe belongs to Ana, South Asia to Bob. */
function table() {
  const g = new Referee(venonta, new SeededChance(5)).start(3, OPTIONS);
  g.public.owner[TERRITORY_OF.EUR] = 0;
  g.public.owner[TERRITORY_OF.SAS] = 1;
  return { g, seen: (): VenontaView => view(venonta, g, 0) };
}

describe('a territory', () => {
  test('is told by name and holder, then its discs, fuel and tanks', () => {
    const { g } = table();
    const land = TERRITORY_OF.EUR;
    g.public.disc[land * 5] = FARM;
    g.public.disc[land * 5 + 4] = FACTORY;
    g.public.tanks[land * 6 + 1] = 2;
    g.public.coloniser[land] = 1;
    expect(aboutLand(readLand(g.public, land), { tell, teller: told })).toBe(
      'Europe, owned by Ana, colony of Bob. 1 forest, 2 forests with water, 1 farm, 1 factory. 2 fuel (TEP), 2 tanks of Bob',
    );
  });

  test('has discs that are alike together', () => {
    const { g } = table();
    expect(groupsOf(readLand(g.public, TERRITORY_OF.MEN).discs).map(({ count }) => count)).toEqual([4, 1]);
  });
});

describe('a choice', () => {
  test('stands at what it points at, an attack at both ends', () => {
    expect(spotsOf({ do: 'attack', from: 'EUR', to: 'RUS', tanks: 0 })).toEqual(['land:EUR', 'land:RUS']);
    expect(spotsOf({ do: 'playSea', card: 'CA-01', ocean: 'arctic' })).toContain('ocean:arctic');
    expect(spotsOf({ do: 'endTurn' })).toEqual([]);
  });

  test('lights the part of the board that it belongs to', () => {
    const choice = { do: 'tank', territory: 'EUR' } as const;
    const open: Action = { kind: 'plain', id: 'tank', choice, label: 'a tank' };
    const refused: Action = { ...open, kind: 'refused', reason: 'no', rule: '' };
    expect(new BoardActions([open]).part()).toBe('land');
    expect(new BoardActions([refused]).part()).toBeNull();
    expect(new BoardActions([refused]).refused('land:EUR')).toHaveLength(1);
  });

  test('says what it would change before it is pressed', () => {
    const { seen } = table();
    const farm = { do: 'build', plant: 'farm', territory: 'EUR', on: 'h2o' } as const;
    expect(effectsOf({ view: seen(), tell }, farm)).toEqual([
      '2 tokens',
      'rations +1',
      'each harvest +1',
      'CO₂ +1',
    ]);
    const attack = { do: 'attack', from: 'EUR', to: 'SAS', tanks: 1 } as const;
    expect(effectsOf({ view: seen(), tell }, attack).at(-1)).toMatch(/^Chances: victory 9\d %/);
  });
});

test('the line above the board tells year, round and phase', () => {
  const { g, seen } = table();
  g.public.round = 2;
  g.public.phase = 9;
  const line = header(seen(), told);
  expect(line.round).toBe('2000, round 2 of 4');
  g.flow = [{ step: 'wars' }, { step: 'carryOn' }];
  const now = () => phasesOf(anyGame(venonta), seen(), told).filter((phase) => phase.now);
  expect(now().map(({ id }) => id)).toEqual(['turn1']);
  g.public.phase = 11;
  expect(now().map(({ id }) => id)).toEqual(['turn2']);
});

describe('the debrief', () => {
  test('lists promises without pacts; what was never judged was never due', () => {
    const { g } = table();
    const fates = ['kept', 'broken', 'due', 'standing', 'over'] as const;
    g.public.deals.ledger = fates.map((fate, id) => ({
      ...{ id, by: 0, to: 1, clause: fate === 'over' ? 'both' : 'peace', until: 'round' as const },
      ...{ since: 0, ended: -1, fate },
    }));
    expect(promisesOf(g.public).map((promised) => tell(fateOf(promised)))).toEqual([
      ...['kept', 'broken', 'never due', 'never due'],
    ]);
  });

  test('VEN-20.1 tells points by their source: what the log does not name came from cards', () => {
    const lines = [
      { say: 'log.reached', with: { seat: 0, objective: 'CO-P1', points: 9 } },
      { say: 'log.neglected', with: { seat: 0, points: 3, tokens: 2 } },
      { say: 'log.missed', with: { seat: 1, objective: 'CO-P2' } },
      { say: 'log.reached', with: { seat: 0, objective: 'CO-P3', points: 5 } },
    ].map((line, at) => ({ ...line, at }));
    const { g, seen } = table();
    g.public.vp = [13, 2, 0];
    const sources = pointsFrom(venonta, seen(), lines).map(({ id, values }) => [id, values]);
    expect(sources).toEqual([
      ['objectives', [14, 0, 0]],
      ['cards', [2, 2, 0]],
      ['hunger', [-3, 0, 0]],
    ]);
  });

  test('has a measure of the game for every curve of the world, in order of years', () => {
    const ids = venonta.measures.map(({ id }) => id);
    for (const { measure, points } of REAL_WORLD) {
      expect(ids).toContain(measure);
      const years = points.map(([year]) => year);
      expect(years).toEqual([...years].sort((one, other) => one - other));
    }
  });
});

test('fuel is traded where one’s own is: other lands are not lit for it', () => {
  const buy = { do: 'buyTep', from: 'SAS', to: 'EUR' } as const;
  const sell = { do: 'sellTep', from: 'EUR', to: 'SAS' } as const;
  expect([buy, sell].map((choice) => lights(choice, 'land:EUR'))).toEqual([true, true]);
  expect([buy, sell].map((choice) => lights(choice, 'land:SAS'))).toEqual([false, false]);
});

test('an objective is told with the numbers of this table', () => {
  const text = 'Own at least 2/1/1 intensive farms, or build 4/3/2. (First numbers: 5/4/3.)';
  const at = (seats: number, numbers: VenontaOptions['numbers']) =>
    atThisTable(text, { seats, options: { ...OPTIONS, numbers } });
  expect(at(4, 'tuned')).toBe('Own at least 1 intensive farms, or build 3.');
  expect(at(3, 'first')).toBe('Own at least 2 intensive farms, or build 4. (First numbers: 5.)');
});

test.each(OBJECTIVES.map(({ id }) => id))('objective %s leaves no number for other tables', (id) => {
  for (const language of ['en', 'it', 'de'] as const) {
    const text = teller(venonta, language, String).term('objective', `${id}.text`);
    expect(atThisTable(text, { seats: 6, options: OPTIONS })).not.toMatch(/\d\/\d|\)$/);
  }
});

test('the chances of a combat are a hundred per cent together', () => {
  // Rounded one by one they are 99.
  expect(inPercent({ attacker: 0.424, defender: 0.464 })).toEqual({ won: 42, lost: 46, quiet: 12 });
  expect(inPercent({ attacker: 0.495, defender: 0.505 })).toEqual({ won: 50, lost: 50, quiet: 0 });
});
