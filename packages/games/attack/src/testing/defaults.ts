import { defaultOptions } from '@entente/engine';
import { attack } from '../game.ts';
import type { AttackOptions } from '../position.ts';

/** Every option at its default for three. */
export const DEFAULTS: AttackOptions = defaultOptions(attack, 3);
