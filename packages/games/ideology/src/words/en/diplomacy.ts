/** Diplomacy Phase. */
export const diplomacy = {
  'prompt.diplomacy':
    'Diplomacy: propose a state to each other player, in secret. Of two proposals the more hostile one counts.',

  'choice.propose': 'Propose to {target}: {relation}',
  'choice.keepRest': 'Leave all others as they are',

  'refuse.declaration': 'Your ideology may not declare war.',

  'log.relation':
    'Between {seat} and {target} there is now {relation}. They proposed: {proposed} and {answered}.',
  'log.noChange':
    'Between {seat} and {target} it stays at {relation}. They proposed: {proposed} and {answered}.',
} as const;
