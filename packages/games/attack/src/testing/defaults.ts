import { completeOptions } from '@entente/engine';
import { attack } from '../game.ts';
import type { AttackOptions } from '../position.ts';

const completed = completeOptions(attack, {});
if (!completed.ok) throw new Error('the defaults of the options do not fit');

/** Every option at its default. */
export const DEFAULTS: AttackOptions = completed.options;
