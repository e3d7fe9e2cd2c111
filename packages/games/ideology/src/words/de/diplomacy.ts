import type { Translation } from '@entente/engine';
import type { diplomacy as en } from '../en/diplomacy.ts';

/** Diplomacy Phase. */
export const diplomacy = {
  'prompt.diplomacy': 'Schlage allen heimlich etwas vor. Das Feindlichere gilt.',

  'choice.propose': '{target} vorschlagen: {relation}',
  'choice.keepRest': 'Die anderen lassen, wie sie sind',

  'refuse.declaration': 'Deine Ideologie darf keinen Krieg erklären.',

  'log.relation': '{seat} und {target}: jetzt {relation}. {seat} schlug {proposed} vor, {target} {answered}.',
  'log.noChange':
    '{seat} und {target}: weiter {relation}. {seat} schlug {proposed} vor, {target} {answered}.',

  'moment.means':
    '{way, select, war {Zwischen beiden ist jetzt jeder Konflikt möglich, auch ein militärischer.} peace {Zwischen beiden sind nur kulturelle Konflikte möglich.} other {Kulturelle und wirtschaftliche Konflikte sind möglich, militärische nicht.}}',
  'moment.wayOut':
    '{way, select, war {Ausweg: Beide schlagen in der nächsten Diplomatiephase Frieden oder Neutralität vor.} peace {Es endet, sobald eine Seite etwas anderes vorschlägt.} other {Für Frieden braucht es zwei Vorschläge, für Krieg nur einen.}}',
} satisfies Translation<typeof en>;
