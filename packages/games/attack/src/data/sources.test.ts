import { markOf, teller } from '@entente/engine';
import { describe, expect, test } from 'vitest';
import { attack } from '../game.ts';
import { REGIONS } from './map.ts';
import { POLITICAL_CARDS, TECHNOLOGIES } from './terms.ts';

const unmarked = (family: string, ids: readonly string[]) =>
  ids.filter((id) => markOf(attack, family, id) === null);

describe('what is not printed in the rulebook’s text is marked', () => {
  test('ATK-15.15 ATK-17.5 every card and every technology', () => {
    expect(unmarked('card', POLITICAL_CARDS)).toEqual([]);
    expect(unmarked('technology', TECHNOLOGIES)).toEqual([]);
  });

  test('ATK-2.3 every region but the twelve that the rulebook names', () => {
    expect(unmarked('region', REGIONS)).toHaveLength(12);
    expect(markOf(attack, 'region', 'ukraine')).toBeNull();
    expect(markOf(attack, 'region', 'spain')).toMatchObject({ from: 'reconstructed', note: 'map' });
  });

  test('a table in words shows it', () => {
    const { say } = teller(attack, 'en');
    const told = say({ say: 'log.swayed', with: { region: 'spain', government: 'democracy' } });
    expect(told).toContain('Spain');
  });
});
