import { anyGame, defaultOptions } from '@entente/engine';
import { attack } from '@entente/game-attack';
import { ideology } from '@entente/game-ideology';
import { limit } from '@entente/game-limit';
import { venonta } from '@entente/game-venonta';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../link/messages.ts';
import { cardsOf } from './cards.ts';
import { followingOf } from './following.ts';
import { ownOf, reportOf } from './report.ts';
import { beginningOf, isUnharmed, scenesOf, stampOf } from './scenes.ts';

const war = anyGame(attack);
const nations = anyGame(limit);
const warOptions = defaultOptions(war, 4);
const nationOptions = defaultOptions(nations, 4);

const line = (say: string, args: Record<string, unknown> = {}, at = 1): LogLine => ({
  at,
  say: `log.${say}`,
  with: args,
});

const rolled = (seat: number, faces: Record<string, number>) =>
  line('rolled', { seat, infantry: 0, tank: 0, artillery: 0, plane: 0, blank: 0, ...faces });

const battle = (seat: number, target: number, region: string) => [
  line('attack', { seat, target, region }),
  line('committed', { seat, region, infantry: 1, tank: 2, artillery: 0, plane: 0 }),
  rolled(seat, { infantry: 2, tank: 1, blank: 1, hits: 2 }),
  rolled(target, { blank: 2, hits: 0 }),
  line('lost', { seat: target, unit: 'infantry', count: 2 }),
  line('conquered', { seat, region }),
];

describe('a battle', () => {
  const [scene, ...more] = scenesOf(war, warOptions, battle(1, 0, 'italy'));

  test('is one scene, from the attack to its end', () => {
    expect(more).toEqual([]);
    expect([scene.head.line.say, scene.end.line.say, scene.isOver]).toEqual([
      'log.attack',
      'log.conquered',
      true,
    ]);
    expect(scene.losses).toEqual([{ seat: 0, family: 'unit', piece: 'infantry', count: 2 }]);
  });

  test('knows which dice have hit: a unit hits once', () => {
    const [attacker, defender] = scene.rolls;
    const infantry = attacker.dice.filter(({ face }) => face === 'infantry').map(({ hit }) => hit);
    expect(infantry).toEqual([true, false]);
    expect(attacker.dice.filter(({ hit }) => hit)).toHaveLength(2);
    expect(defender.dice.map(({ face, hit }) => [face, hit])).toEqual([
      [null, false],
      [null, false],
    ]);
  });

  test('that began before the last decision is told from its beginning: its end does not say whom it befell', () => {
    const log = [
      line('turnOver', { seat: 0 }),
      ...battle(1, 0, 'italy'),
      line('round', { round: 2, seat: 1 }),
    ];
    expect(beginningOf(war, warOptions, log, 4)).toBe(1);
    expect(beginningOf(war, warOptions, log, 7)).toBe(7);
    expect(beginningOf(war, warOptions, log, 1)).toBe(1);
  });

  test('is not over before its last line', () => {
    expect(scenesOf(war, warOptions, battle(1, 0, 'italy').slice(0, -1)).map(({ isOver }) => isOver)).toEqual(
      [false],
    );
  });
});

describe('a report', () => {
  const told = (lines: readonly LogLine[], viewer = 0) =>
    reportOf(scenesOf(war, warOptions, lines), viewer).map(({ seat, line: { say }, more, change }) => ({
      seat,
      say: say.slice(4),
      more: more.length,
      change,
    }));

  test('begins with what befell the reader, whatever else there is', () => {
    const lines = [
      ...battle(2, 3, 'france'),
      line('technology', { seat: 3, technology: 'radar' }),
      ...battle(1, 0, 'italy'),
      line('sold', { seat: 2, pp: 12 }),
    ];
    expect(told(lines)[0]).toMatchObject({ seat: 1, say: 'conquered' });
  });

  test('a card that was aimed at the reader is one line with its aim, and comes first', () => {
    const report = reportOf(
      scenesOf(war, warOptions, [
        line('sold', { seat: 2, pp: 12 }),
        line('played', { seat: 1, card: 'spy_ring' }, 2),
        line('aimedAt', { card: 'spy_ring', target: 0 }, 3),
      ]),
      0,
    );
    expect(report.map(({ seat, line: { say }, cause }) => [seat, say, cause?.say])).toEqual([
      [1, 'log.played', 'log.aimedAt'],
      [2, 'log.sold', undefined],
    ]);
  });

  test('has five lines at most, and two of a player', () => {
    const lines = [0, 1, 2, 3].flatMap((seat) => [
      line('technology', { seat, technology: 'radar' }),
      line('sold', { seat, pp: 5 }),
      line('played', { seat, card: 'x' }),
    ]);
    const report = told(lines);
    expect(report).toHaveLength(5);
    // A line about the reader besides counts.
    expect(reportOf(scenesOf(war, warOptions, lines), 0, 1)).toHaveLength(4);
    for (const seat of [0, 1, 2, 3])
      expect(report.filter((each) => each.seat === seat).length).toBeLessThan(3);
  });

  test('tells the like of one player once, with the others below it', () => {
    const lines = [...battle(2, 3, 'france'), ...battle(2, 3, 'spain'), ...battle(2, 3, 'germany')];
    expect(told(lines)).toEqual([{ seat: 2, say: 'conquered', more: 2, change: null }]);
  });

  test('says the sentences of the like, and nothing else, below a line', () => {
    const cards = ['S01', 'S05', 'P01'].map((card, at) => line('play', { seat: 1, card }, at));
    const lines = [...cards, line('growth', { seat: 1, heads: 5, why: 'food' })];
    const report = reportOf(scenesOf(nations, nationOptions, lines), 0);
    expect(report.map(({ line: { say }, cause }) => [say, cause])).toEqual([
      ['log.play', null],
      ['log.growth', null],
    ]);
    expect(report[0].more).toEqual([cards[1], cards[0]]);
  });

  test('tells the reader what is bad before what weighs more', () => {
    const lines = [
      line('boom', { seat: 0, money: 30 }),
      line('unrest', { seat: 0, way: 'up', by: 1, unrest: 9, why: 'goods' }),
    ];
    const [first] = reportOf(scenesOf(nations, nationOptions, lines), 0);
    expect(first.line.say).toBe('log.unrest');
  });

  test('says by how much a number has changed, and whether that is good only of the reader', () => {
    const lines = [line('boom', { seat: 0, money: 3 }), line('boom', { seat: 1, money: 4 })];
    const report = reportOf(scenesOf(nations, nationOptions, lines), 0);
    expect(report.map(({ change }) => change)).toEqual([
      { by: 3, mood: 'good' },
      { by: 4, mood: 'none' },
    ]);
  });

  test('tells of the reader before others to whom more has happened, and of every player before a second line of one', () => {
    const lines = [
      line('famine', { seat: 1, levels: 2, heads: 1 }),
      line('riot', { seat: 1 }),
      line('growth', { seat: 0, heads: 5, why: 'food' }),
      line('growth', { seat: 2, heads: 5, why: 'food' }),
      line('growth', { seat: 3, heads: 5, why: 'food' }),
    ];
    const report = reportOf(scenesOf(nations, nationOptions, lines), 0);
    expect(report.map(({ seat, line: { say } }) => [seat, say])).toEqual([
      [0, 'log.growth'],
      [1, 'log.famine'],
      [1, 'log.riot'],
      [2, 'log.growth'],
      [3, 'log.growth'],
    ]);
    expect(reportOf(scenesOf(nations, nationOptions, lines), 0, 1).map(({ seat }) => seat)).toEqual([
      0, 1, 2, 3,
    ]);
  });

  test('tells a card and what it did as one line', () => {
    const lines = [
      line('play', { seat: 1, card: 'S05' }),
      line('unrestByCard', { seat: 1, card: 'S05', way: 'down', by: 3, unrest: 3 }),
    ];
    const [told, ...more] = reportOf(scenesOf(nations, nationOptions, lines), 0);
    expect(more).toEqual([]);
    expect([told.line.say, told.cause?.say, told.change?.by]).toEqual(['log.play', 'log.unrestByCard', -3]);
  });

  test('leaves out what means nothing to a reader', () => {
    expect(told([line('marches', { seat: 1, count: 1, unit: 'tank', from: 'france', to: 'italy' })])).toEqual(
      [],
    );
  });
});

describe('a report of what was revealed', () => {
  const ideas = anyGame(ideology);
  const options = defaultOptions(ideas, 4);
  const revealed = (target: number, relation: string, answered: string) =>
    line('relation', { seat: 0, target, relation, proposed: 'peace', answered });
  const lines = [
    revealed(1, 'peace', 'peace'),
    revealed(2, 'war', 'war'),
    revealed(3, 'peace', 'peace'),
    line('drawn', { seat: 0, count: 2 }),
  ];

  test('never hides a war behind a peace, and names whoever wanted it', () => {
    const report = reportOf(scenesOf(ideas, options, lines), 0);
    const wars = report.filter(({ line: { with: args } }) => args.relation === 'war');
    expect(wars.map(({ seat }) => seat)).toEqual([2]);
    const [first] = cardsOf(ideas, options, { log: lines, marks: lines, viewer: 0 });
    expect([first.scene.head.moment.kind, first.isMine]).toEqual(['war', true]);
  });

  test('says what the reader drew only where nothing else is about the reader', () => {
    const own = (viewer: number, of = lines) =>
      ownOf({ game: ideas, options, lines: of }, scenesOf(ideas, options, of), viewer);
    expect(own(0)).toBeNull();
    const drawn = [line('drawn', { seat: 0, count: 1 }), line('drawn', { seat: 1, count: 3 })];
    expect(own(0, drawn)).toEqual([drawn[0]]);
    expect(own(2, drawn)).toEqual([]);
  });
});

describe('cards', () => {
  const cards = (marks: readonly LogLine[], viewer = 0) =>
    cardsOf(war, warOptions, { log: marks, marks, viewer });

  test('of a battle come with its end, and stay for the players who fought in it', () => {
    const lines = battle(1, 0, 'italy');
    expect(cards(lines.slice(0, -1))).toEqual([]);
    expect(cards(lines).map(({ isMine }) => isMine)).toEqual([true]);
    expect(cards(lines, 2).map(({ isMine }) => isMine)).toEqual([false]);
  });

  test('are one for what is alike, with what concerns the viewer first', () => {
    const marks = [
      line('riot', { seat: 1 }),
      line('riot', { seat: 0 }),
      line('famine', { seat: 2, levels: 1, heads: 3 }),
    ];
    const found = cardsOf(nations, nationOptions, { log: marks, marks, viewer: 0 });
    expect(found.map(({ scene, also, isMine }) => [scene.end.line.with.seat, also.length, isMine])).toEqual([
      [0, 1, true],
      [2, 0, false],
    ]);
  });

  test('of what befalls everybody stay', () => {
    const marks = [line('financialCrisis', { tiles: 1 })];
    expect(cardsOf(nations, nationOptions, { log: marks, marks, viewer: 3 })[0].isMine).toBe(true);
  });
});

describe('the turn of another player on the map', () => {
  const marches = (seat: number, from: string, to: string) =>
    line('marches', { seat, count: 1, unit: 'tank', from, to });
  const followed = (lines: readonly LogLine[], viewer = 0) =>
    followingOf(scenesOf(war, warOptions, lines), viewer);

  test('has its ways in their order, and where it was last', () => {
    const lines = [marches(1, 'spain', 'france'), marches(2, 'india', 'burma'), marches(2, 'burma', 'siam')];
    expect(followed(lines)).toEqual({
      arrows: [
        { id: 'india burma', from: 'india', to: 'burma', seat: 2, label: '1' },
        { id: 'burma siam', from: 'burma', to: 'siam', seat: 2, label: '2' },
      ],
      look: ['burma', 'siam'],
    });
  });

  test('is none of the viewer', () => {
    expect(followed([marches(0, 'spain', 'france')])).toBeUndefined();
    expect(followed([])).toBeUndefined();
  });
});

describe('a combat in Venonta', () => {
  const peoples = anyGame(venonta);
  const options = defaultOptions(peoples, 4);
  const fought = (end: LogLine) => [
    line('attacks', { seat: 0, target: 3, from: 'SAS', to: 'EAS', tanks: 0 }),
    line('rolled', { seat: 0, tanks: 0, faces: [4] }),
    line('rolled', { seat: 3, tanks: 0, faces: [1] }),
    end,
  ];
  const held = fought(line('repelled', { seat: 3, target: 0, territory: 'EAS' }));
  const taken = fought(line('victory', { seat: 0, territory: 'EAS' }));

  test.each([
    ['held, for the one who attacked', held, 0, 'bad'],
    ['held, for the one who defended', held, 3, 'good'],
    ['held, for anybody else', held, 1, undefined],
    ['taken, for the one who attacked', taken, 0, 'good'],
    ['taken, for the one who defended', taken, 3, 'bad'],
  ] as const)('%s, is stamped', (_what, lines, viewer, stamp) => {
    const [scene] = scenesOf(peoples, options, lines);
    expect(stampOf(scene, viewer)).toBe(stamp);
  });

  test('is what a report begins with for both, then what others did, with the like counted', () => {
    const log = [
      line('round', { round: 1, year: 1950 }),
      line('built', { seat: 1, territory: 'NAM', plant: 'farm', co2: 4 }),
      line('built', { seat: 1, territory: 'NAM', plant: 'factory', co2: 5 }),
      ...held,
    ];
    const report = reportOf(scenesOf(peoples, options, log), 3);
    expect(report.map(({ seat, line: { say }, more }) => [seat, say, more.length])).toEqual([
      [0, 'log.repelled', 0],
      [1, 'log.built', 1],
    ]);
  });
});

describe('an offer that was refused', () => {
  const lands = anyGame(venonta);
  const refused = scenesOf(lands, defaultOptions(lands, 4), [
    line('dealRefused', { seat: 0, partner: 2, give: [], get: [], until: 'now' }),
  ]);

  test('is reported to its player', () => {
    expect(reportOf(refused, 0).map(({ seat }) => seat)).toEqual([2]);
  });

  test('is no news to others', () => {
    expect([reportOf(refused, 1), reportOf(refused, 'spectator')]).toEqual([[], []]);
  });
});

test('what befell the reader is not counted with what befell others', () => {
  const lost = scenesOf(war, warOptions, [
    ...battle(1, 2, 'spain'),
    ...battle(1, 2, 'turkey'),
    ...battle(1, 0, 'italy'),
  ]);
  const [first, second] = reportOf(lost, 0);
  expect([first.line.with.region, first.more.length]).toEqual(['italy', 0]);
  expect([second.line.with.region, second.more.length]).toEqual(['turkey', 1]);
});

test('a battle says who lost nothing', () => {
  const [fought] = scenesOf(war, warOptions, battle(1, 0, 'italy'));
  expect([0, 1, 2].map((seat) => isUnharmed(fought, seat))).toEqual([false, true, false]);
});
