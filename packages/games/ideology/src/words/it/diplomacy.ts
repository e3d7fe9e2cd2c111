import type { Translation } from '@entente/engine';
import type { diplomacy as en } from '../en/diplomacy.ts';

/** Diplomacy Phase. */
export const diplomacy = {
  'prompt.diplomacy': 'Proponi in segreto a ciascuno. Vale la più ostile.',

  'choice.propose': 'Proponi a {target}: {relation}',
  'choice.keepRest': 'Lascia gli altri come sono',

  'refuse.declaration': 'La tua ideologia non può dichiarare guerra.',

  'log.relation': '{seat} e {target}: ora {relation}. {seat} ha proposto {proposed}, {target} {answered}.',
  'log.noChange': '{seat} e {target}: ancora {relation}. {seat} ha proposto {proposed}, {target} {answered}.',

  'moment.means':
    '{way, select, war {Ora tra i due è possibile ogni conflitto, anche militare.} peace {Tra i due sono possibili solo conflitti culturali.} other {Sono possibili conflitti culturali ed economici, non militari.}}',
  'moment.wayOut':
    '{way, select, war {Via d’uscita: nella prossima fase di Diplomazia entrambi propongono pace o neutralità.} peace {Finisce appena uno dei due propone altro.} other {Per la pace servono due proposte, per la guerra ne basta una.}}',
} satisfies Translation<typeof en>;
