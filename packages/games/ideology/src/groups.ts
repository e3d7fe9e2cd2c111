import { groupsBy } from '@entente/engine';
import type { Ideology } from './position.ts';

/** Choices as players think of them. */
export const groups = groupsBy<Ideology>({
  influence: ['extend', 'place', 'convert', 'swap', 'remove'],
  conflict: ['attack', 'useWmd', 'cancel', 'cancelFree', 'attackAgain', 'replace', 'destroy'],
  hand: ['trade', 'discard'],
  advances: ['buy'],
  diplomacy: ['propose'],
});
