import { anyGame, verify } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { HistoryDiffers } from '@entente/table';
import { describe, expect, test } from 'vitest';
import type { ChairWish } from '../link/messages.ts';
import { DeviceTable, OldRules } from './device-table.ts';
import { newTable } from './kept-table.ts';

const game = anyGame(goofspiel);

function deal(...chairs: ChairWish[]): DeviceTable {
  return new DeviceTable(game, newTable(game, { game: 'goofspiel', options: { cards: 5 }, chairs }, 'Ann'));
}

const against = () => deal({ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'random' });

const unexpected = (fault: object) => {
  throw new Error(JSON.stringify(fault));
};

function letBots(table: DeviceTable): void {
  for (let bot = table.nextBot; bot !== undefined; bot = table.nextBot) table.letBotAnswer(bot, unexpected);
}

function playOut(table: DeviceTable): void {
  while (!table.isOver) {
    letBots(table);
    const [offer] = table.shown(0).offers;
    // The last card is bid by itself.
    if (offer !== undefined) expect(table.take(0, offer.choice)).toBeNull();
  }
}

describe('a table on this device', () => {
  test('is played against bots to the end, and can be verified', () => {
    const table = against();
    playOut(table);
    expect(table.state()).toMatchObject({ phase: 'over', asked: [] });
    expect(verify(game, JSON.parse(JSON.stringify(table.hosted.file())))).toEqual({ ok: true });
  });

  test('answers by itself where there is one answer, unless its person wants to be asked', () => {
    const asked = (keepAsking: boolean) => {
      const table = against();
      table.keepAsking = keepAsking;
      let questions = 0;
      while (!table.isOver) {
        letBots(table);
        const [offer] = table.shown(0).offers;
        if (offer === undefined) continue;
        questions++;
        table.take(0, offer.choice);
      }
      expect(table.hosted.logFor(0).filter(({ say }) => say === 'log.passedOnly')).toHaveLength(1);
      return questions;
    };
    expect(asked(false)).toBe(4);
    expect(asked(true)).toBe(5);
  });

  test('round one screen asks everybody, since others see who is asked', () => {
    const table = deal({ kind: 'me' }, { kind: 'me' });
    for (const card of [1, 2, 3, 4])
      for (const seat of [0, 1]) table.take(seat, { do: 'bid', card } as never);
    expect(table.shown(0).offers).toEqual([{ choice: { do: 'bid', card: 5 } }]);
  });

  test('keeps the secret of its dice until the end', () => {
    const table = against();
    expect(JSON.stringify([table.state(), table.shown(0)])).not.toContain(table.kept.secret);
    playOut(table);
    expect(table.state().dice.secret).toBe(table.kept.secret);
  });

  test('comes back from what was kept', () => {
    const table = against();
    letBots(table);
    table.take(0, { do: 'bid', card: 3 } as never);
    const again = new DeviceTable(game, JSON.parse(JSON.stringify(table.kept)));
    expect(again.shown(0)).toEqual(table.shown(0));
    expect(again.hosted.moment).toBe(table.hosted.moment);
  });

  test('is not played on with other rules than those it began with', () => {
    const table = against();
    letBots(table);
    const { kept } = table;
    const { header } = kept;
    const older = { ...kept, header: { ...header, version: header.version - 1 } };
    expect(() => new DeviceTable(game, older)).toThrow(OldRules);
    const impossible = { ...kept, entries: [...kept.entries, ...kept.entries] };
    expect(() => new DeviceTable(game, impossible)).toThrow(HistoryDiffers);
  });

  test('is not shown with another end than it had', () => {
    const table = against();
    playOut(table);
    const { end, ...kept } = table.kept;
    expect(end?.outcome).toEqual(table.hosted.position.outcome);
    expect(new DeviceTable(game, { ...kept, end }).isOver).toBe(true);
    const other = { hash: '', outcome: null };
    expect(() => new DeviceTable(game, { ...kept, end: other })).toThrow(HistoryDiffers);
    // Tables of earlier pages have none.
    expect(new DeviceTable(game, kept).isOver).toBe(true);
  });

  test('has one moment for a question, for any number of answers', () => {
    const table = against();
    const { question } = table.shown(0);
    letBots(table);
    expect(table.hosted.moment).toBe(0);
    expect(table.shown(0).question).toBe(question);
    table.take(0, { do: 'bid', card: 1 } as never);
    expect(table.hosted.moment).toBe(1);
  });

  test('lets an answer be taken back while others think', () => {
    const table = deal({ kind: 'me' }, { kind: 'me' });
    table.take(0, { do: 'bid', card: 4 } as never);
    expect(table.shown(0)).toMatchObject({ undo: { do: 'bid', card: 4 }, offers: [] });
    expect(table.takeBack(0)).toBeNull();
    expect(table.shown(0).offers).toHaveLength(5);
  });

  test('a practice table of an earlier page, which holds the entries of its game, still opens', () => {
    const table = against();
    letBots(table);
    table.take(0, { do: 'bid', card: 3 } as never);
    const from = { table: table.kept.id, moment: 1 };
    const older = new DeviceTable(game, { ...table.kept, id: 'local0', from });
    expect(older.shown(0)).toEqual(table.shown(0));
    playOut(older);
    // Its dice are those of a game that may still be going on.
    expect(older.state()).toMatchObject({ phase: 'over', from, dice: { secret: null } });
  });

  test('shows a spectator no hand', () => {
    expect(against().shown('spectator').view.private).toBeNull();
  });
});
