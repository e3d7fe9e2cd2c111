/** The international phase without alliances (LIM-3), and the events of the solo game (LIM-5). */
export const international = {
  'log.internationalPhase': 'International phase.',
  'log.coldWar': 'Cold War: {seat} is armed to the teeth and takes 1 destabilisation.',
  'log.coldWarStar': 'Cold War: the star nation is armed to the teeth and takes 1 destabilisation.',
  'log.financialCrisis':
    'Financial crisis! Everybody loses {tiles, plural, one {$1} other {$#}} per head, and a step of standard of living.',
  'log.richest': 'The richest destabilise the world: {seats}.',
  'log.richestStar': 'The star nation is among the richest and destabilises the world.',
  'log.ecologicalCrisis':
    'Ecological crisis! Everybody loses a territory and {tiles, plural, one {# renewable level} other {# renewable levels}}.',
  'log.polluters': 'Most pollution, and so fewer people, more unrest and a poorer top class: {seats}.',
  'log.polluterStar': 'The star nation is the worst polluter.',
  'log.migration': 'Migrants arrive: {seats}.',
  'log.militaryCrisis':
    'Military crisis! The lowest class that can falls {tiles, plural, one {a step} other {# steps}}, and everybody mobilises.',
  'log.warmongers': 'Most destabilisation, and so fewer people: {seats}.',
  'log.endOfGeneration': 'Generation {generation} is over.',
  'log.event': 'Event: {event}.',
  'log.eventSkipped': 'Event without effect: {event}. Another one is drawn.',
  'log.noEvent': 'No event applies.',
  'prompt.raid': 'The star nation raids you with {force} military. Do you repel it?',
  'choice.repelRaid': 'Repel the raid',
  'choice.sufferRaid': 'Let them take what they find',
  'refuse.enoughMilitary': 'That takes {needed} military; you have {have}.',
  'log.repelRaid': '{seat} repels the raid with {amount} military.',
  'log.raid': 'The raid costs {seat} {amount} {resource}.',
} as const;
