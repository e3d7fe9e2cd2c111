import type { Translation } from '@entente/engine';
import type { diplomacy as en } from '../en/diplomacy.ts';

/** Diplomacy Phase. */
export const diplomacy = {
  'prompt.diplomacy':
    'Diplomazia: proponi in segreto uno stato a ogni altro giocatore. Di due proposte vale la più ostile.',

  'choice.propose': 'Proponi a {target}: {relation}',
  'choice.keepRest': 'Lascia tutti gli altri come sono',

  'refuse.declaration': 'La tua ideologia non può dichiarare guerra.',

  'log.relation': 'Tra {seat} e {target} ora c’è {relation}. Le proposte: {proposed} e {answered}.',
  'log.noChange': 'Tra {seat} e {target} resta {relation}. Le proposte: {proposed} e {answered}.',
} satisfies Translation<typeof en>;
