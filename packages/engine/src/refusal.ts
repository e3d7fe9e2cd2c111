import type { Refusal } from './game.ts';

/** A refusal by the engine itself: no rule of a game gives it. */
export const engineRefusal = (code: string): Refusal => ({ code, rule: '', with: {} });
