import { defaultOptions } from '@entente/engine';
import { attack } from '../game.ts';
import type { AttackOptions } from '../position.ts';

/** Every option at its default, on both halves of the map. */
export const DEFAULTS: AttackOptions = { ...defaultOptions(attack, 3), map: 'both' };
