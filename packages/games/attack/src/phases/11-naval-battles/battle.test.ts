import { describe, expect, test } from 'vitest';
import type { LineShip, Ship } from '../../data/terms.ts';
import { BATTLESHIP, CARRIER, DESTROYER, SUBMARINE } from '../../data/units.ts';
import type { Choice } from '../../flow.ts';
import { DECLARE, planning, sail } from '../../testing/moves.ts';
import { Situation } from '../../testing/situation.ts';
import { usualLine } from './line.ts';
import { carriersBeside, faces, hitsOf } from './round.ts';

type Fleet = Partial<Record<Ship, number>>;
const USUAL: Choice = { do: 'usualLine' };
const STAY: Choice = { do: 'stay' };
const FIGHT: Choice = { do: 'submarinesFight' };
const OUT: Choice = { do: 'submarinesStay' };
const inLine = (ship: LineShip): Choice => ({ do: 'inLine', ship });

/** Seat 0 sails from the Northwest into the Northeast Atlantic against seat 1. */
function battle(mine: Fleet, theirs: Fleet, options: object = {}): Situation {
  const s = new Situation(3, options);
  s.nation(0, 'communism', 'eastern_us', {})
    .nation(1, 'fascism', 'spain', {})
    .nation(2, 'monarchy', 'japan', {});
  s.fleet(0, 'northwest_atlantic', mine).fleet(1, 'northeast_atlantic', theirs);
  planning(s);
  for (const [ship, count] of Object.entries(mine))
    s.answer(...sail(ship as Ship, 'northwest_atlantic', 'northeast_atlantic', count));
  return s;
}

describe('who takes part', () => {
  test('ATK-11.1 ATK-11.2 all ships of both players that are no Submarines', () => {
    const s = battle({ destroyer: 2, carrier: 1 }, { battleship: 1, destroyer: 1 }).answer(DECLARE);
    expect(s.world.fight).toMatchObject({
      attacker: 0,
      defender: 1,
      attacking: [2, 0, 0, 1, 0],
      defending: [1, 0, 1, 0, 0],
    });
  });

  test('ATK-11.3 ATK-27.8 Submarines by choice of their owner, the attacker first', () => {
    const s = battle({ destroyer: 1, submarine: 2 }, { destroyer: 1, submarine: 1 }).answer(DECLARE);
    expect([s.step, s.asked, s.byDefault()]).toEqual(['submarines', [0], OUT]);
    s.answer(FIGHT);
    expect([s.step, s.asked]).toEqual(['submarines', [1]]);
    s.answer(OUT);
    expect(s.world.fight).toMatchObject({ attacking: [1, 2, 0, 0, 0], defending: [1, 0, 0, 0, 0] });
  });

  test('ATK-11.3 ATK-28.8 those that stay out remain untouched, whatever happens', () => {
    const s = battle({ destroyer: 1 }, { destroyer: 1, submarine: 2 })
      .answer(DECLARE)
      .rolls(6, 6, 1, 1)
      .answer(OUT);
    expect(s.ships(1, 'northeast_atlantic')).toEqual({ submarine: 2 });
    expect(s.ships(0, 'northeast_atlantic')).toEqual({ destroyer: 1 });
  });

  test('ATK-11.4 ATK-11.17 Submarines that do not want to fight cannot be attacked', () => {
    const s = battle({ battleship: 2 }, { submarine: 1 }).answer(DECLARE, { do: 'avoidBattle' });
    expect(s.ships(1, 'northeast_atlantic')).toEqual({ submarine: 1 });
    expect(s.said('log.navalBattle')).toEqual([]);
  });

  test('ATK-11.16 in a battle Submarines roll and are hit like others', () => {
    const s = battle({ submarine: 1 }, { destroyer: 1 }).answer({
      do: 'engage',
      sea: 'northeast_atlantic',
      target: 1,
    });
    s.rolls(2, 2, 5, 5).answer(DECLARE);
    expect(s.ships(0, 'northeast_atlantic')).toEqual({});
  });

  test('ATK-11.5 several opponents are fought one after the other, in the order the mover chooses', () => {
    const s = battle({ battleship: 2 }, { destroyer: 1 });
    s.fleet(2, 'northeast_atlantic', { destroyer: 1, submarine: 1 }).answer(DECLARE);
    expect([s.step, s.asked]).toEqual(['nextBattle', [0]]);
    s.rolls(6, 6, 6, 6, 1, 1).answer({ do: 'fightAt', sea: 'northeast_atlantic', target: 2 });
    expect(s.world.fight).toMatchObject({ defender: 2 });
    s.answer(OUT);
    // The Submarine of the third player stayed out; now the first opponent comes.
    expect(s.said('log.navalBattle').map(({ target }) => target)).toEqual([2, 1]);
    expect(s.ships(2, 'northeast_atlantic')).toEqual({ submarine: 1 });
  });
});

describe('lines', () => {
  test('ATK-11.6 ATK-26.6 both arrange in secret before each round, then both are revealed', () => {
    const s = battle({ destroyer: 2, carrier: 1 }, { destroyer: 1, battleship: 1 }).answer(DECLARE);
    expect([s.step, s.asked]).toEqual(['line', [0, 1]]);
    s.from(0, inLine('destroyer'), inLine('carrier'));
    expect(s.asked).toEqual([1]);
    expect(s.view(1).answers).toEqual([]);
    expect(s.said('log.battleLine')).toEqual([]);
    s.rolls(3, 3, 3, 3, 3, 3, 3, 3, 3, 3).from(1, inLine('battleship'));
    expect(s.said('log.battleLine').map(({ ships }) => ships)).toEqual([
      ['destroyer', 'carrier', 'destroyer'],
      ['battleship', 'destroyer'],
    ]);
  });

  test('ATK-11.6 a line that can stand in one way only is not asked for', () => {
    const s = battle({ destroyer: 2 }, { battleship: 1 }).rolls(3, 3, 3, 3, 3, 3).answer(DECLARE);
    expect(s.step).toBe('navalRetreat');
  });

  test('ATK-27.9 the usual line has the Carriers in the middle', () => {
    expect(usualLine([2, 0, 1, 1, 0])).toEqual([BATTLESHIP, CARRIER, DESTROYER, DESTROYER]);
    const s = battle({ destroyer: 2, carrier: 1 }, { destroyer: 1 }).answer(DECLARE);
    expect(s.byDefault(0)).toEqual(USUAL);
    s.from(0, inLine('carrier'));
    expect(s.said('log.battleLine')[0].ships).toEqual(['carrier', 'destroyer', 'destroyer']);
  });

  test('ATK-11.7 ATK-29.18 ships at the same place face each other, and a longer line wraps', () => {
    expect([0, 1, 2].map((place) => faces(place, 2))).toEqual([0, 1, 0]);
  });

  test('ATK-11.10 ATK-29.18 a Carrier helps the ships beside it, two Carriers twice, and not itself', () => {
    const line = [DESTROYER, CARRIER, DESTROYER, SUBMARINE];
    expect(line.map((_, place) => carriersBeside(line, place))).toEqual([1, 0, 1, 0]);
    expect(carriersBeside([CARRIER, BATTLESHIP, CARRIER], 1)).toBe(2);
  });

  test('ATK-29.18 Destroyer, Carrier, Destroyer against two Destroyers: +1 for both Destroyers', () => {
    const s = battle({ destroyer: 2, carrier: 1 }, { destroyer: 2 }).answer(DECLARE);
    s.rolls(3, 3, 3, 3, 3, 3, 3, 3, 3, 3).from(0, USUAL);
    const [mine, theirs] = s.said('log.battleLine');
    expect([mine.ships, mine.rolls]).toEqual([
      ['destroyer', 'carrier', 'destroyer'],
      [7, 6, 7],
    ]);
    expect(theirs.rolls).toEqual([6, 6]);
    // Two ships beat the first enemy, which sinks; the second ties with the Carrier.
    expect(s.ships(1, 'northeast_atlantic')).toEqual({ destroyer: 1 });
  });
});

describe('hits', () => {
  test('ATK-11.8 the higher total hits, a tie does nothing, all act at the same time', () => {
    expect(hitsOf([7], [6])).toEqual([[0], [1]]);
    expect(hitsOf([6], [6])).toEqual([[0], [0]]);
    expect(hitsOf([7, 3], [6, 9])).toEqual([
      [0, 1],
      [1, 0],
    ]);
  });

  test('ATK-11.8 by option ships roll one die', () => {
    const s = battle({ destroyer: 1 }, { destroyer: 1 }, { navalDice: 1 }).rolls(6, 5).answer(DECLARE);
    expect(s.said('log.battleLine').map(({ rolls }) => rolls)).toEqual([[6], [5]]);
  });

  test('ATK-11.9 one hit at most, on the lowest place beaten; whoever beats it hits it', () => {
    expect(hitsOf([9], [5, 6, 7])).toEqual([[0], [1, 0, 0]]);
    expect(hitsOf([6], [5, 8, 9])).toEqual([[2], [1, 0, 0]]);
    expect(hitsOf([5, 6, 7], [9])).toEqual([[1, 0, 0], [0]]);
  });

  test('ATK-11.11 one hit sinks a ship, a Battleship only the second', () => {
    const s = battle({ battleship: 1 }, { destroyer: 1 }).rolls(2, 2, 6, 6).answer(DECLARE);
    expect(s.world.fight?.attacking).toEqual([0, 0, 0, 0, 1]);
    expect(s.ships(0, 'northeast_atlantic')).toEqual({ battleship: 1 });
    s.rolls(2, 2, 6, 6).answer(STAY, STAY);
    expect(s.ships(0, 'northeast_atlantic')).toEqual({});
  });

  test('ATK-11.12 a damaged Battleship rolls as before and is repaired after the battle', () => {
    const s = battle({ battleship: 1 }, { destroyer: 1 }).rolls(2, 2, 6, 6).answer(DECLARE);
    s.rolls(6, 6, 2, 2).answer(STAY, STAY);
    expect(s.said('log.battleLine')[2]).toMatchObject({ ships: ['damaged_battleship'], rolls: [12] });
    expect(s.world.fight).toBeNull();
    expect(s.ships(0, 'northeast_atlantic')).toEqual({ battleship: 1 });
  });

  test('ATK-17.5 Fire Control helps Battleships, Carrier Aviation Carriers', () => {
    const s = battle({ battleship: 1 }, { carrier: 1 }).knows(0, 'fire_control').knows(1, 'carrier_aviation');
    s.rolls(3, 3, 3, 3).answer(DECLARE);
    expect(s.said('log.battleLine').map(({ rolls }) => rolls)).toEqual([[7], [7]]);
  });
});

describe('retreat', () => {
  const tied = () => battle({ destroyer: 2 }, { destroyer: 2 }).rolls(3, 3, 3, 3, 3, 3, 3, 3);

  test('ATK-11.13 ATK-27.10 the attacker decides first, then the defender', () => {
    const s = tied().answer(DECLARE);
    expect([s.step, s.asked, s.byDefault()]).toEqual(['navalRetreat', [0], STAY]);
    s.answer(STAY);
    expect(s.asked).toEqual([1]);
  });

  test('ATK-11.14 all ships that took part go to one neighbouring sea area without others’ ships, by no canal', () => {
    const s = tied();
    s.fleet(2, 'northwest_atlantic', { submarine: 1 }).answer(DECLARE);
    expect(s.open()).not.toContainEqual({ do: 'retreatTo', sea: 'northwest_atlantic' });
    const [, refuge] = s.open();
    s.answer(refuge);
    expect(refuge.do === 'retreatTo' && s.ships(0, refuge.sea)).toEqual({ destroyer: 2 });
    expect(s.ships(0, 'northeast_atlantic')).toEqual({});
    expect(s.faults).toEqual([]);
  });

  test('ATK-11.14 nobody retreats through a canal, not even through his own', () => {
    const s = new Situation(2).nation(0, 'communism', 'egypt_sudan', {}).nation(1, 'fascism', 'spain', {});
    s.fleet(0, 'western_mediterranean', { destroyer: 1 }).fleet(1, 'eastern_mediterranean', { destroyer: 1 });
    planning(s).answer(...sail('destroyer', 'western_mediterranean', 'eastern_mediterranean'));
    s.rolls(3, 3, 3, 3).answer(DECLARE);
    expect(s.open()).toEqual(
      expect.arrayContaining([STAY, { do: 'retreatTo', sea: 'western_mediterranean' }]),
    );
    expect(s.open()).not.toContainEqual({ do: 'retreatTo', sea: 'red_sea' });
  });

  test('ATK-11.14 without such a sea area there is no retreat', () => {
    const s = battle({ destroyer: 2 }, { destroyer: 2 });
    for (const choice of ['northwest_atlantic', 'norwegian_sea', 'north_sea'] as const)
      s.fleet(2, choice, { submarine: 1 });
    s.rolls(3, 3, 3, 3, 3, 3, 3, 3).answer(DECLARE);
    const refuges = s.step === 'navalRetreat' ? s.open().slice(1) : [];
    for (const refuge of refuges) if (refuge.do === 'retreatTo') s.fleet(2, refuge.sea, { submarine: 1 });
    s.rolls(3, 3, 3, 3, 3, 3, 3, 3, 6, 6, 6, 6, 1, 1, 1, 1).answer(STAY);
    expect(s.told.filter(({ say }) => say === 'log.navalRound').length).toBeGreaterThan(2);
    expect(s.said('log.navalRetreat')).toEqual([]);
  });

  test('ATK-11.15 otherwise the battle goes on until one side has no ship in it', () => {
    const s = tied().answer(DECLARE).rolls(6, 6, 6, 6, 1, 1, 1, 1).answer(STAY, STAY);
    expect(s.said('log.navalBattleWon')).toEqual([{ seat: 0, sea: 'northeast_atlantic' }]);
    expect(s.world.fight).toBeNull();
  });
});
