import type { Region } from '../data/regions.ts';
import type { Influence } from '../data/terms.ts';
import { Situation } from './situation.ts';

/** By default seat 0 attacks seat 1. */
export const attack = (region: Region, influence: Influence, target = 1) =>
  ({ do: 'attack', region, influence, target }) as const;

/** The example of the rulebook: Fascism goes for the economic card of Imperialism in Indonesia. */
export function indonesia(fascistCards = 4): Situation {
  const s = new Situation(['fascism', 'imperialism', 'communism']);
  s.region('indonesia', null, { imperialism: [0, 1, 0] });
  s.holds('fascism', { industry: 1 }).holds('imperialism', { industry: 2 });
  s.hand('fascism', [0, fascistCards, 0]);
  s.hand('imperialism', [0, 1, 0]);
  return s.when({ step: 'conflicts' });
}
