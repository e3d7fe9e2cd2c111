/** Diplomacy Phase. */
export const diplomacy = {
  'prompt.diplomacy': 'Propose to each in secret. The more hostile counts.',

  'choice.propose': 'Propose to {target}: {relation}',
  'choice.keepRest': 'Leave the others as they are',

  'refuse.declaration': 'Your ideology may not declare war.',

  'log.relation': '{seat} and {target}: now {relation}. {seat} proposed {proposed}, {target} {answered}.',
  'log.noChange': '{seat} and {target}: still {relation}. {seat} proposed {proposed}, {target} {answered}.',

  'moment.means':
    '{way, select, war {All conflicts between the two are possible now, military ones too.} peace {Only cultural conflicts between the two are possible.} other {Cultural and economic conflicts are possible, no military ones.}}',
  'moment.wayOut':
    '{way, select, war {Way out: both propose peace or neutrality in the next Diplomacy Phase.} peace {It ends as soon as one of them proposes something else.} other {Peace takes two proposals, war only one.}}',
} as const;
