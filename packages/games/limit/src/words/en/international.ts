// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter
/** The international phase without alliances (LIM-3), and the events of the solo game (LIM-5). */
export const international = {
  'log.internationalPhase': 'The international phase begins.',
  'log.coldWar': 'Cold War: {seat} has more than 15 military: +1 destabilisation.',
  'log.coldWarStar': 'Cold War: the star nation has more than 15 military: +1 destabilisation.',
  'log.financialCrisis':
    'Financial crisis, the World Bank is empty: every nation loses ${tiles} per head, and one class falls by a step.',
  'log.richest': 'The richest take destabilisation, +{count} each: {seats}.',
  'log.richestStar': 'The star nation is among the richest: +{count} destabilisation.',
  'log.ecologicalCrisis':
    'Ecological crisis: the pollution reserve is empty! Every nation loses a territory and {tiles, plural, one {# level} other {# levels}} of its renewable factory.',
  'log.polluters': 'Most pollution: {seats}.',
  'log.polluterStar': 'Most pollution: the star nation.',
  'log.militaryCrisis':
    'Military crisis: the destabilisation reserve is empty! In every nation the lowest class that can fall does so {tiles, plural, one {once} other {# times}}, and military is called up.',
  'log.warmongers': 'Most destabilisation: {seats}.',
  'log.endOfGeneration': 'Generation {generation} is over.',
  'log.event': 'Event (our invention): {event}.',
  'log.eventSkipped': 'The event {event} does not apply; another one is drawn.',
  'log.noEvent': 'No event applies: nothing happens.',
  'prompt.raid': 'The star nation raids you with {force} military. Do you spend as much to repel it?',
  'choice.repelRaid': 'Repel the raid',
  'choice.sufferRaid': 'Let the raid happen',
  'log.repelRaid': '{seat} repels the raid with {amount} military.',
  'log.raid': 'The raid costs {seat} {amount, plural, one {# unit of {resource}} other {# {resource}}}.',
  'log.crisisMoney': '{seat} loses ${money} in the crisis.',
  'log.starTakes':
    'The star nation: +{count} {token, select, pollution {pollution} other {destabilisation}}.',
  'log.starReturns':
    'The star nation returns {count} {token, select, pollution {pollution} other {destabilisation}}.',
  'log.starLoses': 'The star nation: −{count} {what, select, fossil {fossil} other {territories}}.',
  'log.starGains': 'The star nation: +{count} fossil.',
  'log.starPays': 'The star nation pays ${money} to the World Bank.',
  'log.starColonises':
    'The star nation takes {territories, plural, one {# territory} other {# territories}} and {fossil} fossil from the Colonisation tile.',
  'log.starBuys':
    'The star nation buys {amount, plural, one {# unit of {resource}} other {# {resource}}} for ${money}. Rate: {position}.',
  'log.starSells':
    'The star nation sells {amount, plural, one {# unit of {resource}} other {# {resource}}} for ${money}. Rate: {position}.',
  'log.crisesExplained':
    'Watch out for crises from now on. Taxes that empty the World Bank bring a financial crisis, an empty pollution reserve an ecological one, an empty destabilisation reserve a military one. {count} crises end the game.',
} as const;
