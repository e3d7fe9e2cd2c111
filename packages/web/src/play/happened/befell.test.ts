import { anyGame, defaultOptions } from '@entente/engine';
import { attack } from '@entente/game-attack';
import { ideology } from '@entente/game-ideology';
import { limit } from '@entente/game-limit';
import { describe, expect, test } from 'vitest';
import type { LogLine } from '../../link/messages.ts';
import { befell } from './befell.ts';

const line = (say: string, args: Record<string, unknown>): LogLine => ({
  at: 1,
  say: `log.${say}`,
  with: args,
});

const nation = { game: anyGame(limit), options: defaultOptions(limit, 4), viewer: 0 };
const idea = { game: anyGame(ideology), options: defaultOptions(ideology, 4), viewer: 0 };
const army = { game: anyGame(attack), options: defaultOptions(attack, 4), viewer: 0 };

const grown = line('growth', { seat: 0, heads: 5, why: 'none' });
const boom = line('boom', { seat: 0, money: 20 });
const calmer = line('unrest', { seat: 0, way: 'down', by: 1, unrest: 4, why: 'goods' });
const famine = line('famine', { seat: 0, levels: 1, heads: 3 });
const crisis = line('financialCrisis', { tiles: 1 });
const othersRiot = line('riot', { seat: 2 });
const othersCard = line('play', { seat: 2, card: 'S1' });

describe('what befell a reader', () => {
  test('is told with the worst first, whatever else is good and came later', () => {
    const told = befell(nation, [famine, grown, boom], 0);
    expect(told.lines[0]).toBe(famine);
    expect(told.isBad).toBe(true);
    expect(befell(nation, [crisis, boom], 0)).toMatchObject({ lines: [crisis, boom], isBad: true });
  });

  test('is good where nothing bad is in it, also where unrest falls', () => {
    expect(befell(nation, [grown, calmer, boom], 0)).toMatchObject({ lines: [boom, calmer], isBad: false });
  });

  test('leaves out what befell others, and says what they did where there is nothing else', () => {
    expect(befell(nation, [othersRiot, grown, othersCard], 0).lines).toEqual([grown]);
    expect(befell(nation, [othersCard, othersRiot, othersCard], 0)).toEqual({
      lines: [],
      isBad: false,
      beside: othersRiot,
    });
  });

  test('says nothing of what came before', () => {
    expect(befell(nation, [famine, grown], 1)).toMatchObject({ lines: [grown], isBad: false });
  });

  test('is bad for those who are attacked, not for those who attack', () => {
    const attacked = line('attacked', { seat: 2, target: 0, region: 'cuba', influence: 'cultural' });
    const replaced = line('replaced', { seat: 2, target: 0, region: 'cuba', influence: 'cultural' });
    expect(befell(idea, [attacked, replaced], 0)).toMatchObject({ lines: [replaced], isBad: true });
    expect(befell({ ...idea, viewer: 2 }, [attacked, replaced], 0).isBad).toBe(false);
    const gaveUp = line('gaveUp', { attacker: 2, target: 0, region: 'cuba' });
    expect(befell(idea, [attacked, gaveUp], 0).isBad).toBe(false);
    const lost = line('lost', { seat: 0, region: 'cuba' });
    expect(befell(idea, [lost], 0).isBad).toBe(true);
  });

  test('an attack that was held is not bad', () => {
    const rolled = (seat: number, hits: number) =>
      line('rolled', { seat, infantry: hits, tank: 0, artillery: 0, plane: 0, blank: 0, hits });
    const battle = [
      line('attack', { seat: 1, target: 0, region: 'italy' }),
      line('committed', { seat: 1, region: 'italy', infantry: 1, tank: 0, artillery: 0, plane: 0 }),
      rolled(1, 0),
      rolled(0, 1),
      line('lost', { seat: 1, unit: 'infantry', count: 1 }),
      line('held', { seat: 1, target: 0, region: 'italy' }),
    ];
    expect(befell(army, battle, 0).isBad).toBe(false);
  });
});
