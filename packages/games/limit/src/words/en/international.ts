// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter
/** The international phase without alliances (LIM-3), and the events of the solo game (LIM-5). */
export const international = {
  'log.internationalPhase': 'The international phase begins.',
  'log.coldWar': 'Cold War: {seat} is armed to the teeth and takes 1 destabilisation.',
  'log.coldWarStar': 'Cold War: the star nation is armed to the teeth and takes 1 destabilisation.',
  'log.financialCrisis':
    'Financial crisis! Every nation loses ${tiles} per head and lowers one standard of living by a step.',
  'log.richest': 'Destabilisation goes to the richest: {seats}.',
  'log.richestStar': 'The star nation is among the richest and takes destabilisation.',
  'log.ecologicalCrisis':
    'Ecological crisis! Every nation loses a territory and {tiles, plural, one {# level} other {# levels}} of its renewable factory.',
  'log.polluters': 'Most pollution means fewer people, more unrest and a poorer top class: {seats}.',
  'log.polluterStar': 'The star nation is a culprit: nobody has more pollution.',
  'log.migration': 'Migrants arrive, and the population grows: {seats}.',
  'log.militaryCrisis':
    'Military crisis! In every nation the lowest class that can fall does so {tiles, plural, one {once} other {# times}}, and military is called up.',
  'log.warmongers': 'Most destabilisation costs a population level: {seats}.',
  'log.endOfGeneration': 'Generation {generation} is over.',
  'log.event': 'Event: {event}.',
  'log.eventSkipped': 'The event {event} does not apply; another one is drawn.',
  'log.noEvent': 'No event applies: nothing happens.',
  'prompt.raid': 'The star nation raids you with {force} military. Do you spend as much to repel it?',
  'choice.repelRaid': 'Repel the raid',
  'choice.sufferRaid': 'Let the raid happen',
  'refuse.enoughMilitary': 'You need {needed} military and have {have, plural, =0 {none} other {only #}}.',
  'log.repelRaid': '{seat} repels the raid with {amount} military.',
  'log.raid': 'The raid costs {seat} {amount, plural, one {# unit of {resource}} other {# {resource}}}.',
} as const;
