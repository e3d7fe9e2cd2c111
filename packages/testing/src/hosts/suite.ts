/** What every host of tables has to do, whatever it is made of. */
import type { AnyGame, Choice } from '@entente/engine';
import type { Shown } from '@entente/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Host, TestedTable } from './host.ts';
import { stairs } from './stairs.ts';
import { stubborn } from './stubborn.ts';

interface Games {
  readonly goofspiel: AnyGame;
  readonly ideology: AnyGame;
}

const FIVE = { cards: 5, ties: 'carry' } as const;

const bid = (card: number) => ({ do: 'bid', card }) as Choice;

async function shown(table: TestedTable, viewer: number | 'spectator'): Promise<Shown> {
  const { moment } = await table.told();
  const seen = await table.at(moment, viewer);
  if (typeof seen === 'string') throw new Error(seen);
  return seen.shown;
}

/** Seat 0 takes its first offer this many times, or until the end. */
async function play(table: TestedTable, rounds = Number.POSITIVE_INFINITY): Promise<void> {
  for (let round = 0; round < rounds && !(await table.told()).over; round++) {
    const [offer] = (await shown(table, 0)).offers;
    expect(await table.take(0, offer.choice as Choice)).toBeNull();
  }
}

const prizes = async (table: TestedTable) =>
  (await table.log('spectator')).filter(({ say }) => say === 'log.prize').map((line) => line.with.prize);

/** @param make a host that has these games */
export function testHost(
  name: string,
  make: (games: readonly AnyGame[]) => Promise<Host>,
  games: () => Games,
) {
  describe(name, () => {
    let host: Host;
    beforeAll(async () => {
      const { goofspiel, ideology } = games();
      host = await make([goofspiel, ideology, stairs]);
    });
    afterAll(() => host.leave());
    const goofspiel = (chairs: readonly ('person' | 'bot')[], cards = 5) =>
      host.open(games().goofspiel, chairs, { ...FIVE, cards });
    const alone = (cards?: number) => goofspiel(['person', 'bot'], cards);
    const together = () => goofspiel(['person', 'person']);

    test('a question is one moment for any number of answers, also when one is taken back', async () => {
      const table = await together();
      expect(await shown(table, 0)).toMatchObject({ moment: 0, question: '0.0', undo: null });
      expect(await table.take(0, bid(3))).toBeNull();
      expect(await shown(table, 0)).toMatchObject({ moment: 0, question: '0.1', undo: bid(3), offers: [] });
      expect(await shown(table, 1)).toMatchObject({ moment: 0, question: '0.0' });
      expect(await table.takeBack(0)).toBeNull();
      expect(await shown(table, 0)).toMatchObject({ moment: 0, question: '0.0', undo: null });
      for (const seat of [0, 1]) expect(await table.take(seat, bid(2))).toBeNull();
      expect(await shown(table, 1)).toMatchObject({ moment: 1, question: '1.0', undo: null });
      expect(await table.takeBack(0)).toBe('refuse.noUndo');
    });

    test('a choice that is not allowed is refused with its reason, and changes nothing', async () => {
      const table = await together();
      expect(await table.take(0, bid(9))).toBe('refuse.notOffered');
      await table.take(0, bid(1));
      expect(await table.take(0, bid(2))).toBe('refuse.notAsked');
      expect((await shown(table, 0)).view.answers).toEqual([bid(1)]);
    });

    test('nobody is shown what another seat holds or has answered', async () => {
      const table = await together();
      await table.take(0, bid(4));
      const { view, offers } = await shown(table, 'spectator');
      expect([view.private, view.answers, view.asked, offers]).toEqual([null, [], [1], []]);
      expect((await shown(table, 1)).view.answers).toEqual([]);
    });

    test('a single answer is given for a player alone; where others see who is asked, everybody is asked', async () => {
      const single = await alone();
      await play(single, 4);
      expect(await single.told()).toMatchObject({ over: true, moment: 5 });
      expect((await single.log(0)).filter(({ say }) => say === 'log.passedOnly')).toHaveLength(1);
      const shared = await together();
      for (const card of [1, 2, 3, 4]) for (const seat of [0, 1]) await shared.take(seat, bid(card));
      expect((await shown(shared, 0)).offers).toEqual([{ choice: bid(5) }]);
    });

    test('going back skips given answers, to the last choice that the player made', async () => {
      const table = await host.open(stairs, ['person']);
      for (const foot of ['left', 'right']) expect(await table.take(0, { do: foot })).toBeNull();
      expect(await shown(table, 0)).toMatchObject({ moment: 4, undo: { do: 'right' } });
      expect(await table.takeBack(0)).toBeNull();
      const { view, offers, undo } = await shown(table, 0);
      expect([view.public, offers.length, undo]).toEqual([{ steps: ['left'] }, 2, { do: 'left' }]);
      expect(await table.takeBack(0)).toBeNull();
      expect((await shown(table, 0)).view.public).toEqual({ steps: [] });
      expect(await table.takeBack(0)).toBe('refuse.noUndo');
    });

    test('every line and measure leads to its moment, and every moment can be seen again', async () => {
      const table = await alone();
      await play(table, 3);
      const now = await shown(table, 0);
      const seen = await table.at(2, 0);
      if (typeof seen === 'string') throw new Error(seen);
      expect(seen.shown).toMatchObject({ moment: 2, question: '2.0', offers: [], undo: null });
      expect(seen.shown.view.private).toEqual({ hand: [3, 4, 5] });
      expect(Math.max(...seen.log.map(({ at }) => at))).toBe(2);
      expect(seen.log).toEqual((await table.log(0)).filter(({ at }) => at <= 2));
      expect((await table.measured()).map(({ at }) => at)).toEqual([1, 2, 3]);
      for (const moment of [0, 1, 2, 1, 0]) {
        const then = await table.at(moment, 'spectator');
        expect(then).toMatchObject({ shown: { moment, view: { round: moment } } });
      }
      expect(await table.at(4, 0)).toBe('refuse.noMoment');
      expect(await shown(table, 0)).toEqual(now);
    });

    test('the table goes back to a moment: its players are one person, so no consent is needed', async () => {
      for (const open of [alone, together]) {
        const table = await open();
        for (const card of [5, 4]) {
          await table.take(0, bid(card));
          if (open === together) await table.take(1, bid(card));
        }
        const before = await prizes(table);
        expect(await table.goBackTo(0, 2)).toBe('refuse.noMoment');
        expect(await table.goBackTo(0, 1)).toBeNull();
        const { moment, view, offers } = await shown(table, 0);
        expect([moment, view.round, view.private]).toEqual([3, 1, { hand: [1, 2, 3, 4] }]);
        expect(offers).toHaveLength(4);
        expect((await table.log(0)).at(-1)?.at).toBe(3);
        expect((await prizes(table)).slice(0, 2)).toEqual(before.slice(0, 2));
      }
    });

    test('a seat is given up by the rules of the game; the others play on without it', async () => {
      const table = await host.open(games().ideology, ['person', 'person', 'person']);
      expect(await table.resign(2)).toBeNull();
      const told = await table.told();
      expect(told).toMatchObject({ over: false, outcome: null, resigned: [false, false, true] });
      expect(told.asked).not.toContain(2);
      expect((await table.log('spectator')).map(({ say }) => say)).toContain('log.resigned');
      expect(await table.resign(2)).toBe('refuse.resigned');
      expect(await table.resign(0)).toBeNull();
      expect(await table.told()).toMatchObject({ over: true, outcome: { winners: [1] } });
    });

    test('when no player is left, the game is over', async () => {
      const table = await host.open(games().ideology, ['person', 'bot', 'bot']);
      expect(await table.resign(0)).toBeNull();
      expect(await table.told()).toMatchObject({ over: true, outcome: null, resigned: [true, false, false] });
    });

    test('playing on from a moment of a running game reveals nothing: neither coming dice nor other seats', async () => {
      const table = await alone(13);
      const practice = await table.branch(0, 0);
      if (typeof practice === 'string') throw new Error(practice);
      expect((await practice.told()).commitment).not.toBe((await table.told()).commitment);
      expect((await shown(practice, 0)).view.public).toEqual((await shown(table, 0)).view.public);
      await play(table);
      await play(practice);
      // The same twelve prizes in the same order by chance: once in 479 million games.
      expect(await prizes(practice)).toHaveLength(12);
      expect(await prizes(practice)).not.toEqual((await prizes(table)).slice(-12));
      expect(await table.branch(13, 0)).toBe('refuse.notNow');
    });

    test('a player cannot play on for another’s seat while the game is running', async () => {
      const table = await alone();
      expect(await table.branch(0, 1)).toBe('refuse.hidden');
      expect(await table.branch(7, 0)).toBe('refuse.noMoment');
    });

    test('when the game is over, practice starts from the true position', async () => {
      const table = await alone(13);
      await play(table);
      const practice = await table.branch(1, 0);
      if (typeof practice === 'string') throw new Error(practice);
      await play(practice);
      expect((await prizes(practice)).slice(-11)).toEqual((await prizes(table)).slice(-11));
    });

    test('a bot whose choice is refused gets the default answer, is reported, and the game goes on', async () => {
      const odd = stubborn(games().goofspiel);
      const other = await make([odd]);
      try {
        const table = await other.open(odd, ['person', 'bot', 'bot'], FIVE);
        await play(table);
        expect((await table.told()).outcome).not.toBeNull();
        const bids = (await table.log('spectator')).filter(({ say }) => say === 'log.bid');
        for (const seat of [1, 2])
          expect(bids.filter((line) => line.with.seat === seat).map((line) => line.with.card)).toEqual([
            1, 2, 3, 4, 5,
          ]);
        expect([10, null]).toContain(table.reports());
      } finally {
        await other.leave();
      }
    });
  });
}
