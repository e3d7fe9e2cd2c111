import { Referee, SeededChance } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { MAPS, REGION_OF, REGIONS, SEAS } from '../../data/map.ts';
import type { Choice } from '../../flow.ts';
import { attack } from '../../game.ts';
import { USED_BLITZ, USED_MOVE } from '../../position.ts';
import { garrison } from '../../queries.ts';
import { SYMBOL } from '../../testing/battles.ts';
import { DECLARE, march, planning } from '../../testing/moves.ts';
import { Situation } from '../../testing/situation.ts';
import { rating } from './index.ts';
import { proposals, tradeWorth } from './trading.ts';

/** What whoever is asked rates best; amounts at their least and at their most. */
function pick(s: Situation): Choice {
  const [seat] = s.g.asked;
  const rated = rating(s.g, seat);
  if (rated === null) throw new Error(`nothing is rated at "${s.step}"`);
  const rate = (choice: Choice) => rated(choice) ?? 0;
  const open = new Referee(attack, new SeededChance(1))
    .choices(s.g, seat)
    .offers.flatMap(({ choice, fill }): Choice[] =>
      fill?.kind === 'amount'
        ? [fill.min, fill.max].map((amount) => ({ ...choice, [fill.field]: amount }))
        : [choice],
    );
  return open.reduce((best, choice) => (rate(choice) > rate(best) ? choice : best));
}

/** Plays on as it is rated, as long as one of these steps is due. */
function playOn(s: Situation, ...steps: string[]): Choice[] {
  const made: Choice[] = [];
  while (steps.includes(s.step)) {
    made.push(pick(s));
    s.answer(made[made.length - 1]);
    if (made.length > 60) throw new Error('it does not end');
  }
  return made;
}

const MIXED = { infantry: 3, tank: 3, artillery: 2, plane: 2 };

/** A Monarch with a mixed stack in France, a Communist far away, Minor Neutrals elsewhere. */
const europe = () =>
  new Situation(2)
    .nation(0, 'monarchy', 'france', { france: MIXED })
    .nation(1, 'communism', 'japan', { japan: { infantry: 2 } })
    .funds(0, 0, 12);

const act = (action: string) => ({ do: 'act', action });

describe('a turn', () => {
  test('a bot with an army beside Minor Neutrals moves, plans, declares and leaves a guard', () => {
    const s = europe().when({ step: 'act' });
    expect(pick(s)).toEqual(act('move'));
    s.answer({ do: 'act', action: 'move' });
    const made = playOn(s, 'plan', 'planMarch', 'planSail');
    expect(made.filter(({ do: what }) => what === 'march' || what === 'cross').length).toBeGreaterThan(1);
    expect(made.at(-1)).toEqual({ do: 'declare' });
    expect(s.owner('france')).toBe(0);
  });

  test('no action is taken that costs more oil than it brings', () => {
    const s = europe().army(0, 'france', { infantry: 1 });
    s.world.actions = 5;
    s.world.used = USED_BLITZ;
    expect(pick(s.funds(0, 5, 6).when({ step: 'act' }))).toEqual({ do: 'endTurn' });
  });

  test('after the Move, Production Points become a mixed army at the front', () => {
    const s = europe().army(0, 'france', { infantry: 6 }).funds(0, 60, 12);
    s.world.used = USED_BLITZ | USED_MOVE;
    s.when({ step: 'act' });
    expect(pick(s)).toEqual(act('build'));
    s.answer({ do: 'act', action: 'build' });
    playOn(s, 'build');
    const { infantry = 0, tank = 0, artillery = 0, plane = 0 } = s.units('france');
    expect(infantry).toBeLessThan(8);
    expect([tank, artillery, plane].filter((count) => count > 0).length).toBeGreaterThan(1);
  });

  test('stacks behind the front are brought forward by a Strategic Move', () => {
    const s = europe().army(0, 'france', { infantry: 5, tank: 1 });
    for (const region of MAPS.both.adjacent[REGION_OF.france])
      s.army(0, REGIONS[region], { infantry: region === REGION_OF.germany ? 1 : 2 });
    s.when({ step: 'strategic' });
    playOn(s, 'strategic', 'strategicFrom');
    expect(garrison(s.world, REGION_OF.france)).toBe(1);
  });

  test('Submarines sail to where others own a Trade Route, and raid it', () => {
    const s = europe().army(0, 'france', { infantry: 1 }).fleet(0, 'northwest_atlantic', { submarine: 3 });
    s.routes(1, 'northeast_atlantic').when({ step: 'plan', blitzkrieg: false, anew: [] });
    playOn(s, 'plan', 'planSail', 'planMarch');
    expect(s.ships(0, 'northeast_atlantic')).toEqual({ submarine: 3 });
    s.world.used = USED_MOVE | USED_BLITZ;
    expect(pick(s.when({ step: 'act' }))).toEqual(act('commerce_raid'));
  });

  test('many Planes bomb a rival', () => {
    const s = europe().army(0, 'france', { infantry: 1, plane: 12 }).economy(1, 'rail_4', 'oil_4');
    s.world.used = USED_MOVE | USED_BLITZ;
    expect(pick(s.when({ step: 'act' }))).toEqual(act('strategic_bombing'));
  });
});

describe('the Diplomatic Blitz', () => {
  test('woos neighbours of its own government first, and goes on as long as it may', () => {
    const s = europe().nation(0, 'fascism', 'france', { france: MIXED });
    s.neutral('italy', 'monarchy').neutral('germany', 'communism').neutral('spain', 'fascism');
    s.when({ step: 'blitz', seat: 0, wins: 0 });
    const choice = pick(s);
    expect(choice).toEqual({ do: 'blitz', region: 'spain', need: 6 });
    s.rolls(6, 6).answer(choice);
    expect(pick(s).do).toBe('blitz');
  });
});

describe('cards', () => {
  test('a card that wins a region is played, and BLOCK cards are kept', () => {
    const s = europe().neutral('italy', 'monarchy').holds(0, 'treaty_of_alliance', 'counter_espionage');
    s.when({ step: 'political', seat: 0 });
    expect(pick(s)).toEqual({ do: 'playCard', card: 'treaty_of_alliance' });
    s.answer({ do: 'playCard', card: 'treaty_of_alliance' });
    expect(pick(s).do).toBe('win');
  });

  test('a bot plays the last Eagle if it wins with it, and keeps it if it would lose', () => {
    const s = europe().holds(0, 'industrial_espionage', 'spy').economy(1, 'rail_1');
    s.world.eagles = 12;
    s.when({ step: 'chooseCard', seat: 0 });
    expect(pick(s)).not.toEqual({ do: 'playCard', card: 'industrial_espionage' });
    s.army(0, 'spain', { infantry: 1 }).army(0, 'italy', { infantry: 1 });
    for (let region = 0; region < s.world.government.length; region++) {
      if (s.world.government[region] === 0) s.world.government[region] = 1;
    }
    expect(pick(s)).toEqual({ do: 'playCard', card: 'industrial_espionage' });
  });

  test('a bot stops a theft from itself', () => {
    const s = europe().holds(0, 'double_agent', 'spy').holds(1, 'master_spy');
    s.when({ step: 'blockCard', seat: 1, card: 'master_spy', target: 0, regions: [], becomes: '' });
    expect(pick(s)).toEqual({ do: 'block', card: 'double_agent' });
  });
});

describe('battles', () => {
  const { blank: X } = SYMBOL;
  /** Two Infantry attack, and nobody hits anybody in the first round. */
  const afterOneRound = (units: { infantry: number; tank?: number; plane?: number }) => {
    const s = planning(europe().army(0, 'france', { infantry: 3 }).army(1, 'germany', units));
    s.answer(...march('infantry', 'france', 'germany', 2), DECLARE).rolls(
      ...Array.from({ length: 30 }, () => X),
    );
    while (s.step === 'commit') s.answer(pick(s));
    return s;
  };

  test('a hopeless attack is broken off, a good one is not', () => {
    expect(pick(afterOneRound({ infantry: 3, tank: 2, plane: 2 }))).toEqual({ do: 'retreat' });
    expect(pick(afterOneRound({ infantry: 1 }))).toEqual({ do: 'pressOn' });
  });

  test('rivals are not let across', () => {
    const s = europe().when({ step: 'passage', sea: SEAS[0], seat: 0, mover: 1 });
    expect(pick(s)).toEqual({ do: 'deny' });
  });
});

describe('economy', () => {
  test('Production Points are swapped for oil with a player who has much of it', () => {
    const s = europe().army(0, 'france', { infantry: 1 }).funds(0, 80, 3).funds(1, 0, 40);
    s.world.used = USED_MOVE | USED_BLITZ;
    expect(tradeWorth(s.g, 0)).toBeGreaterThan(0);
    s.when({ step: 'trade', seat: 0, actions: 0, offers: 0 });
    const talk = pick(s);
    expect(talk).toEqual({ do: 'talkTo', target: 1 });
    s.answer(talk);
    const [offer] = proposals(s.g, 0);
    expect(offer).toMatchObject({ do: 'offerDeal', partner: 1, give_oil: 0, get_pp: 0 });
    expect(s.refusedBy(offer)).toBeNull();
    expect(rating(s.g, 0)?.(offer)).toBeGreaterThan(0);
  });

  test('nothing is offered where nothing is to be gained', () => {
    const s = europe().funds(0, 30, 30).funds(1, 30, 30);
    expect(pick(s.when({ step: 'trade', seat: 0, actions: 0, offers: 0 }))).toEqual({ do: 'endTrade' });
  });

  test('a bid is what a route is worth and no more', () => {
    const s = europe().funds(0, 100, 12).funds(1, 200, 0);
    expect(pick(s.when({ step: 'openAuction', seat: 0 }))).toEqual({ do: 'bid', pp: 20 });
    const bidding = (bid: number) =>
      pick(europe().funds(0, 500, 12).when({ step: 'auction', seat: 0, leader: 1, bid, passed: 0 }));
    expect(bidding(20)).toEqual({ do: 'bid', pp: 21 });
    expect(bidding(400)).toEqual({ do: 'passBid' });
  });
});
