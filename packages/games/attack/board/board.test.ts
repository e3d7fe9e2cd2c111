import { anyGame, completeOptions, Referee, SeededChance, teller, view } from '@entente/engine';
import type { Action, OpenAction } from '@entente/web/board-api/intents.ts';
import { phasesOf } from '@entente/web/board-api/phases.ts';
import { describe, expect, test } from 'vitest';
import { type Attack, type AttackView, attack, fleetAt, LAND, REGION_OF, SEA_OF } from '../src/index.ts';
import { aboutLand, aboutWater } from './about.ts';
import { foughtBy } from './battle.ts';
import { BoardActions, pointing } from './board-actions.ts';
import { tellBy } from './context.ts';
import { piecesOf, sourceNow, targetsOf } from './pieces.ts';
import { neighboursOf, readLand, readWater } from './readings.ts';
import { attacksOf } from './wars.ts';

const told = teller(attack, 'en', (seat) => ['Ana', 'Bob', 'Cyd'][seat]);
const words = { teller: told, tell: tellBy(told) };

/** Three players at the first question of a game. */
function table() {
  const options = completeOptions(attack, {}, 3);
  if (!options.ok) throw new Error('the defaults of the options do not fit');
  const g = new Referee(attack, new SeededChance(7)).start(3, options.options);
  const seen = (viewer: number | 'spectator' = 0): AttackView => view(attack, g, viewer);
  return { g, world: g.public, seen };
}

describe('a place in words', () => {
  test('names the holder first, then units, capital and canal', () => {
    const { world } = table();
    const egypt = REGION_OF.egypt_sudan;
    world.owner[egypt] = 1;
    world.capitals[1] = egypt;
    world.units.splice(egypt * LAND, LAND, 4, 1, 0, 0);
    expect(aboutLand(readLand(world, egypt), words)).toBe(
      'Egypt and Sudan, Bob. 4 × Infantry, 1 × Tank. Capital City of Bob. Suez Canal',
    );
  });

  test('tells the government of a Minor Neutral as soon as it is known', () => {
    const { world } = table();
    const brazil = REGION_OF.brazil;
    world.owner[brazil] = -1;
    world.government[brazil] = -1;
    expect(aboutLand(readLand(world, brazil), words)).toBe('Brazil, Minor Neutral');
    world.government[brazil] = 2;
    expect(aboutLand(readLand(world, brazil), words)).toBe('Brazil, Minor Neutral, Monarchy');
  });

  test('lists the fleets of a sea area by owner', () => {
    const { world } = table();
    const sea = SEA_OF.coral_sea;
    world.ships[fleetAt(sea, 0)] = 2;
    world.ships[fleetAt(sea, 2) + 1] = 1;
    const water = readWater(world, 3, sea);
    expect(water.fleets.map(({ seat, total }) => [seat, total])).toEqual([
      [0, 2],
      [2, 1],
    ]);
    expect(aboutWater(water, words)).toContain('Coral Sea, Ana: 2 × Destroyer; Cyd: 1 × Submarine');
    expect(aboutWater(water, words)).toContain('Trade Route, value 4');
  });
});

test('neighbours are those of the game: a canal joins its two waters', () => {
  const { seen } = table();
  expect(neighboursOf(seen(), 'red_sea')).toContain('eastern_mediterranean');
  expect(neighboursOf(seen(), 'panama')).toContain('caribbean_sea');
});

describe('what is lit', () => {
  const plain = (choice: Attack['choice']): Action => ({
    kind: 'plain',
    id: JSON.stringify(choice),
    choice: { ...choice },
    label: '',
  });
  const march = { do: 'march', unit: 'tank', from: 'brazil', to: 'amazonia', count: 1 } as const;

  test('units shine at the target and are offered at the origin, too', () => {
    const lit = new BoardActions([plain(march)]);
    expect(lit.shines('land:amazonia')).toBe(true);
    expect(lit.shines('land:brazil')).toBe(false);
    expect(lit.open('land:brazil')).toHaveLength(1);
    expect(lit.part()).toBe('place');
  });

  test('what is refused keeps its reason and does not shine', () => {
    const choice = { do: 'act', action: 'move' } as const;
    const refused: Action = {
      kind: 'refused',
      id: 'x',
      choice,
      label: 'Move',
      reason: 'No oil.',
      rule: 'ATK-4.4',
    };
    const lit = new BoardActions([refused]);
    expect(lit.shines('act:move')).toBe(false);
    expect(lit.refused('act:move')).toEqual([refused]);
  });

  test('choices that belong to no thing go with the actions of the turn', () => {
    expect(pointing({ do: 'declare' }).at).toEqual(['step']);
    expect(new BoardActions([plain({ do: 'endTurn' })]).part()).toBe('actions');
  });
});

test('the header tells the stage of the set-up, later that of the turn', () => {
  const { g, seen } = table();
  const phases = () =>
    phasesOf(anyGame(attack), seen() as never, told).map(({ label, now }) => (now ? `(${label})` : label));
  expect(phases()).toEqual(['(Claim regions)', 'Place units', 'Capitals']);
  g.flow = [{ step: 'turn' }, { step: 'plan', blitzkrieg: false, anew: [] }];
  expect(phases()).toEqual(['Actions', '(Move)', 'Battles', 'Production']);
  g.flow.push({ step: 'battles' }, { step: 'losePlane', seat: 0, left: 1 });
  expect(phases()[2]).toBe('(Battles)');
});

test('a side of a battle has its last dice, everything that fell, and its luck', () => {
  const line = (say: string, args = {}) => ({ at: 1, say, with: args });
  const sent = { seat: 0, region: 'spain', infantry: 2, tank: 0, artillery: 0, plane: 1 };
  const rolled = { seat: 0, infantry: 2, tank: 0, artillery: 0, plane: 1, blank: 1, hits: 3 };
  const log = [
    line('log.rolled', rolled),
    line('log.attack', { seat: 0, target: 1, region: 'spain' }),
    line('log.committed', sent),
    line('log.rolled', rolled),
    line('log.lost', { seat: 1, unit: 'tank', count: 2 }),
  ];
  const { seen } = table();
  const [mine, theirs] = [0, 1].map((seat) => foughtBy(seat, { log, view: seen() }));
  expect(mine.roll?.dice.map(({ face, hit }) => [face, hit])).toEqual([
    ['infantry', true],
    ['infantry', true],
    ['plane', true],
    [null, false],
  ]);
  expect([mine.hits, mine.lost, theirs.roll, theirs.lost]).toEqual([3, [], null, ['tank', 'tank']]);
  // Three dice for two Infantry and a Plane.
  expect(mine.expected).toBeCloseTo(1.2, 1);
});

test('what goes out of a place is ordered by kind; units that pass through stand for themselves', () => {
  const amount = (choice: Attack['choice'], max: number): OpenAction => ({
    kind: 'amount',
    id: JSON.stringify(choice),
    choice: { ...choice },
    label: '',
    field: 'count',
    min: 1,
    max,
    step: 1,
  });
  const way = { from: 'brazil', to: 'amazonia', count: 1 } as const;
  const on = { do: 'marchOn', march: 0, unit: 'tank', origin: 'chile', ...way } as const;
  const by = ['central_atlantic'] as const;
  const lit = new BoardActions([
    amount({ do: 'march', unit: 'infantry', ...way }, 3),
    amount({ do: 'cross', unit: 'infantry', from: 'brazil', to: 'french_west_africa', by, count: 1 }, 2),
    amount({ do: 'march', unit: 'tank', ...way }, 1),
    amount(on, 1),
  ]);
  const pieces = piecesOf({ lit, teller: told });
  expect(pieces.map(({ name, most }) => [name, most])).toEqual([
    ['Infantry', 3],
    ['Tank', 1],
    ['Tank (Chile)', 1],
  ]);
  expect(targetsOf({ lit }).map(({ place, by: seas, orders }) => [place, seas, orders.size])).toEqual([
    ['amazonia', [], 3],
    ['french_west_africa', by, 1],
  ]);
  expect(sourceNow({ lit })).toBe('brazil');
});

test('the debrief counts who attacked whom, and how often that took the region', () => {
  const log = [
    { say: 'log.attack', with: { seat: 0, target: 1, region: 'germany' } },
    { say: 'log.held', with: { seat: 0, region: 'germany' } },
    { say: 'log.invasion', with: { seat: 1, region: 'spain', resource: 'x' } },
    { say: 'log.conquered', with: { seat: 1, region: 'spain' } },
    { say: 'log.invasionUndefended', with: { seat: 1, region: 'italy' } },
    { say: 'log.eagle', with: {} },
  ].map((line, at) => ({ ...line, at }));
  expect(attacksOf(2, log)).toEqual([
    { on: [0, 1], onNeutrals: 0, won: 0 },
    { on: [0, 0], onNeutrals: 2, won: 1 },
  ]);
});
