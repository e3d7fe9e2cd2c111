import type { Translation } from '@entente/engine';
import type { diplomacy as en } from '../en/diplomacy.ts';

/** Diplomacy Phase. */
export const diplomacy = {
  'prompt.diplomacy':
    'Schlage jedem Rivalen heimlich Frieden, Neutralität oder Krieg vor. Der feindlichere Vorschlag gilt.',

  'choice.propose': '{target} vorschlagen: {relation}',
  'choice.keepRest': 'Die anderen lassen, wie sie sind',

  'refuse.declaration': 'Deine Ideologie darf keinen Krieg erklären.',

  'log.relation': '{seat} und {target}: jetzt {relation}. Vorgeschlagen: {proposed} und {answered}.',
  'log.noChange':
    'Zwischen {seat} und {target} bleibt es bei {relation}. Die Vorschläge: {proposed} und {answered}.',
} satisfies Translation<typeof en>;
