/** Diplomacy Phase. */
export const diplomacy = {
  'prompt.diplomacy':
    'Diplomacy: propose a state to each other player, in secret. Of two proposals the more hostile one counts.',

  'choice.propose': 'Propose to {target}: {relation}',
  'choice.keepRest': 'Leave all others as they are',

  'refuse.declaration': 'Your ideology may not declare war.',

  'log.relation':
    'The state between {seat} and {target} is now {relation}. They proposed: {proposed} and {answered}.',
  'log.noChange':
    'The state between {seat} and {target} stays {relation}. They proposed: {proposed} and {answered}.',
} as const;
