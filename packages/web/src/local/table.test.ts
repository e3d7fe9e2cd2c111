import { anyGame, verify } from '@entente/engine';
import { goofspiel } from '@entente/game-examples';
import { describe, expect, test } from 'vitest';
import type { ChairWish } from '../link/messages.ts';
import { newTable } from './deal.ts';
import { LocalTable, OldRules } from './table.ts';

const game = anyGame(goofspiel);

function deal(...chairs: ChairWish[]): LocalTable {
  return new LocalTable(game, newTable(game, { game: 'goofspiel', options: { cards: 5 }, chairs }, 'Ann'));
}

const against = () => deal({ kind: 'me' }, { kind: 'bot', bot: 'greedy' }, { kind: 'bot', bot: 'random' });

function letBots(table: LocalTable): void {
  for (let bot = table.nextBot; bot !== undefined; bot = table.nextBot) table.letBotChoose(bot);
}

function playOut(table: LocalTable): void {
  while (!table.over) {
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
    expect(verify(game, JSON.parse(JSON.stringify(table.table.file())))).toEqual({ ok: true });
  });

  test('answers by itself where there is one answer, unless its person wants to be asked', () => {
    const asked = (keepAsking: boolean) => {
      const table = against();
      table.keepAsking = keepAsking;
      let questions = 0;
      while (!table.over) {
        letBots(table);
        const [offer] = table.shown(0).offers;
        if (offer === undefined) continue;
        questions++;
        table.take(0, offer.choice);
      }
      expect(table.table.logFor(0).filter(({ say }) => say === 'log.passedOnly')).toHaveLength(1);
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
    const again = new LocalTable(game, JSON.parse(JSON.stringify(table.kept)));
    expect(again.shown(0)).toEqual(table.shown(0));
    expect(again.moment).toBe(table.moment);
  });

  test('is not played on with other rules than those it began with', () => {
    const table = against();
    letBots(table);
    const { kept } = table;
    const { header } = kept;
    const older = { ...kept, header: { ...header, version: header.version - 1 } };
    expect(() => new LocalTable(game, older)).toThrow(OldRules);
    const impossible = { ...kept, entries: [...kept.entries, ...kept.entries] };
    expect(() => new LocalTable(game, impossible)).toThrow(OldRules);
  });

  test('has one moment for a question, however many answer it', () => {
    const table = against();
    const { question } = table.shown(0);
    letBots(table);
    expect(table.moment).toBe(0);
    expect(table.shown(0).question).toBe(question);
    table.take(0, { do: 'bid', card: 1 } as never);
    expect(table.moment).toBe(1);
  });

  test('lets an answer be taken back while others think', () => {
    const table = deal({ kind: 'me' }, { kind: 'me' });
    table.take(0, { do: 'bid', card: 4 } as never);
    expect(table.shown(0)).toMatchObject({ undo: { do: 'bid', card: 4 }, offers: [] });
    expect(table.undo(0)).toBeNull();
    expect(table.shown(0).offers).toHaveLength(5);
  });

  test('shows an earlier moment, and every line leads to the moment it made', () => {
    const table = against();
    playOut(table);
    const { shown, log, last } = table.at(2, 0);
    expect(shown.view.round).toBe(2);
    expect(shown.offers).toHaveLength(3);
    expect(last).toBe(5);
    expect(Math.max(...log.lines.map(({ at }) => at))).toBe(2);
    expect(log.lines.filter(({ at }) => at === 0).map(({ say }) => say)).toEqual(['log.prize']);
  });

  test('shows a spectator no hand', () => {
    expect(against().shown('spectator').view.private).toBeNull();
  });
});
