import type { Translation } from '@entente/engine';
import type { diplomacy as en } from '../en/diplomacy.ts';

/** Diplomacy Phase. */
export const diplomacy = {
  'prompt.diplomacy':
    'Diplomatie: Schlage allen anderen im Geheimen je einen Status vor. Von zwei Vorschlägen zählt der feindlichere.',

  'choice.propose': '{target} vorschlagen: {relation}',
  'choice.keepRest': 'Bei allen anderen bleibt es, wie es ist',

  'refuse.declaration': 'Deine Ideologie darf keinen Krieg erklären.',

  'log.relation':
    'Zwischen {seat} und {target} herrscht jetzt {relation}. Die Vorschläge: {proposed} und {answered}.',
  'log.noChange':
    'Zwischen {seat} und {target} bleibt es bei {relation}. Die Vorschläge: {proposed} und {answered}.',
} satisfies Translation<typeof en>;
