import type { Dictionary } from '@entente/engine';

/** Grows with the topics of `en/`. */
export type AttackWords = Dictionary;
