/** Diplomacy Phase. */
export const diplomacy = {
  'prompt.diplomacy':
    'Secretly propose peace, neutrality or war to each rival. The more hostile proposal wins.',

  'choice.propose': 'Propose to {target}: {relation}',
  'choice.keepRest': 'Leave the others as they are',

  'refuse.declaration': 'Your ideology may not declare war.',

  'log.relation': '{seat} and {target}: now {relation}. They proposed {proposed} and {answered}.',
  'log.noChange':
    'The state between {seat} and {target} stays {relation}. They proposed: {proposed} and {answered}.',
} as const;
