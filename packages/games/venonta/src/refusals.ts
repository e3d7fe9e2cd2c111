import type { Refusal } from '@entente/engine';
import { BOX } from './data/tables.ts';
import { PLANTS } from './data/terms.ts';
import { TERRITORIES } from './data/territories.ts';

/** Why something is not allowed. Made once each, since lists of choices are filled very often. */

const MOST_COST = 12;
const POOR: readonly (readonly Refusal[])[] = Array.from({ length: MOST_COST + 1 }, (_, need) =>
  Array.from({ length: BOX.tokens + 1 }, (__, have) => ({
    code: 'refuse.tokens',
    rule: 'VEN-9.2.10',
    with: { need, have },
  })),
);

/** Tokens are missing; `need` is at most what anything costs. */
export const poor = (need: number, have: number): Refusal => POOR[Math.min(need, MOST_COST)][have];

const lands = (code: string, rule: string): readonly Refusal[] =>
  TERRITORIES.map((territory) => ({ code, rule, with: { territory } }));
const plants = (code: string, rule: string): readonly Refusal[] =>
  PLANTS.map((plant) => ({ code, rule, with: { plant } }));

/** By territory. */
export const COLONISED = lands('refuse.colonised', 'VEN-9.2.1');
export const ALREADY_ATTACKED = lands('refuse.attacked', 'VEN-9.5.10');
export const SHIELDED = lands('refuse.shielded', 'VEN-18.8');
export const SPENT = lands('refuse.spent', 'VEN-9.5.11');
export const FRESH = lands('refuse.fresh', 'VEN-9.5.2');
export const RISEN = lands('refuse.risen', 'VEN-9.9.16');
export const LEVIED = lands('refuse.levied', 'VEN-9.9.4');
export const CLOSED = lands('refuse.closed', 'VEN-10.2');
export const NO_DRY_FOREST = lands('refuse.noForest', 'VEN-9.2.13');
export const NO_WATER = lands('refuse.noWater', 'VEN-9.2.11');

/** By state of the disc. */
export const ACTED = plants('refuse.acted', 'VEN-9.2.2');

export const NO_FACTORY: Refusal = { code: 'refuse.noFactory', rule: 'VEN-9.2.7', with: {} };
export const NEEDED_FACTORY: Refusal = { code: 'refuse.neededFactory', rule: 'VEN-9.3.3', with: {} };
export const FARM_TOO_NEW: Refusal = { code: 'refuse.farmTooNew', rule: 'VEN-9.2.6', with: {} };
export const TEP_MOVED: Refusal = { code: 'refuse.tepMoved', rule: 'VEN-16.2', with: {} };
export const NOT_FROM_HOME: Refusal = { code: 'refuse.notFromHome', rule: 'VEN-9.9.13', with: {} };
export const OWN_COLONY: Refusal = { code: 'refuse.ownColony', rule: 'VEN-9.5.3', with: {} };
