import type { Translation } from '@entente/engine';
import type { diplomacy as en } from '../en/diplomacy.ts';

/** Diplomacy Phase. */
export const diplomacy = {
  'prompt.diplomacy':
    'Proponi in segreto pace, neutralità o guerra a ogni rivale. Vale la proposta più ostile.',

  'choice.propose': 'Proponi a {target}: {relation}',
  'choice.keepRest': 'Lascia gli altri come sono',

  'refuse.declaration': 'La tua ideologia non può dichiarare guerra.',

  'log.relation': '{seat} e {target}: ora {relation}. Proposte: {proposed} e {answered}.',
  'log.noChange': 'Tra {seat} e {target} resta {relation}. Le proposte: {proposed} e {answered}.',
} satisfies Translation<typeof en>;
