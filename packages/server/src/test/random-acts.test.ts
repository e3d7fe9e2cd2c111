import { SeededChance } from '@entente/engine';
import type { CreateTable, RefusalAnswer, Shown } from '@entente/protocol';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../server.ts';
import { LiveTable } from '../tables/live-table.ts';
import { anyChoice } from '../testing/any-choice.ts';
import { newNonce } from '../testing/goofspiel.ts';
import { Guest, newCommandId } from '../testing/guest.ts';
import { ServerFolder } from '../testing/server-folder.ts';

let folder: ServerFolder;
let server: RunningServer;
let now = 1_800_000_000_000;
beforeAll(async () => {
  folder = new ServerFolder();
  server = await folder.start({ now: () => now });
});
afterAll(async () => {
  await folder.leave();
});

const ACTS = [
  ...['take', 'leave', 'back', 'ready', 'ready', 'ready', 'unready', 'start', 'start', 'free', 'bot', 'lock'],
  ...[
    'renew',
    'host',
    'shuffle',
    'change',
    'pause',
    'resume',
    'resume',
    'resign',
    'rematch',
    'propose',
    'agree',
  ],
];

/** Any act on a table, whether it makes sense or not. */
function anyAct(chance: SeededChance, code: string): object {
  const act = ACTS[chance.below(ACTS.length)];
  const seat = chance.below(4);
  const more: Record<string, object> = {
    take: { seat, code },
    leave: {},
    ready: { seat, nonce: newNonce() },
    bot: { seat, bot: 'random' },
    lock: { locked: chance.below(4) === 0 },
    change:
      chance.below(2) === 0 ? { talk: 'pairs', spectators: chance.below(2) === 0 } : { late: 'default' },
    propose: { seat, moment: chance.below(6) },
    agree: { seat, agree: chance.below(3) > 0 },
  };
  const alone = ['renew', 'start', 'shuffle', 'pause', 'resume', 'rematch'];
  return { do: act, ...(more[act] ?? (alone.includes(act) ? {} : { seat })) };
}

test.each(['goofspiel', 'limit', 'ideology'])(
  'whatever people do to a table of %s, in whatever order, is done or refused, and what is stored is what is shown',
  async (game) => {
    const chance = new SeededChance(17);
    const people = await Promise.all(
      ['Ann', 'Bob', 'Cleo', 'Dan'].map((name) => Guest.come(server.address, name)),
    );
    const chairs: CreateTable['chairs'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }];
    const { id, code } = await people[0].create({ game, chairs, pace: 'live', talk: 'pairs' });
    for (const [seat, guest] of people.slice(0, 3).entries()) {
      if (seat > 0) await guest.do(id, { do: 'take', code: code ?? '' });
      await guest.ready(id, seat);
    }
    await people[0].do(id, { do: 'start' });
    const statuses = new Set<number>();
    for (let count = 0; count < 150; count++) {
      const guest = people[chance.below(people.length)];
      const seat = chance.below(4);
      const asked = [
        () => guest.ask('POST', `/api/tables/${id}/do`, anyAct(chance, code ?? '')),
        () => guest.ask('POST', `/api/tables/${id}/talk`, { id: newCommandId(), seat, to: 1, text: 'psst' }),
        () => guest.ask('GET', `/api/tables/${id}/moments/${chance.below(9)}?viewer=${seat}`),
        () => guest.ask('POST', `/api/tables/${id}/branch`, { moment: chance.below(9), seat }),
        () => answer(guest, seat),
        () => answer(guest, seat),
      ][chance.below(6)];
      const { status, body } = await asked();
      if (status >= 500) throw new Error(JSON.stringify((body as RefusalAnswer).refusal));
      statuses.add(status);
      now += chance.below(20_000);
    }
    expect(statuses).toContain(200);
    expect(statuses).toContain(403);
    // What is in memory is what would be loaded.
    await server.services.tables.with(id, async (live) => {
      const stored = await server.services.store.tables.load(id);
      const loaded =
        stored === null
          ? null
          : new LiveTable(stored, { game: server.services.tables.games.get(game) ?? null });
      expect(loaded?.doc).toEqual(live.doc);
      expect(loaded?.clocks).toEqual(live.clocks);
      expect(loaded?.play?.position).toEqual(live.play?.position);
      expect(loaded?.play?.moments).toEqual(live.play?.moments);
      expect(loaded?.play?.log).toEqual(live.play?.log);
    });

    async function answer(guest: Guest, seat: number) {
      const there = await guest.ask('GET', `/api/tables/${id}`);
      const { moment } = (there.body as { table?: { moment: number } }).table ?? { moment: 0 };
      const read = await guest.ask('GET', `/api/tables/${id}/moments/${moment}?viewer=${seat}`);
      const { shown } = read.body as { shown?: Shown };
      if (shown === undefined || (shown.offers.length === 0 && shown.undo === null)) return read;
      const undo = shown.offers.length === 0 || chance.below(5) === 0;
      const what = undo ? { undo: true } : { choice: anyChoice(shown, chance) };
      const command = { id: newCommandId(), seat, question: shown.question, ...what };
      return guest.ask('POST', `/api/tables/${id}/commands`, command);
    }
  },
);
