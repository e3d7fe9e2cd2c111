// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter
/** The social phase (LIM-2). */
export const social = {
  'log.socialPhase': 'The social phase begins.',
  'prompt.closeFactory':
    'Your people starve. Which factory loses a level? {count, plural, one {# level} other {# levels}} to go.',
  'choice.closeFactory': 'Lower the {factory} by a level',
  'log.closeFactory': 'Famine makes {seat} lower the {factory} by a level.',
  'log.shortage':
    '{seat} is short of {resource}: {levels, plural, one {# population level goes} other {# population levels go}} without.',
  'log.storage': '{seat} loses {lost, plural, one {# renewable} other {# renewables}} for want of storage.',
  'prompt.lowerStandard':
    '{reason, select, goods {There are too few industrial goods.} order {Riot! There is too little military to keep order.} financial {The financial crisis bites.} other {There is too little military for the crisis.}} Whose standard of living falls? {count, plural, one {# step} other {# steps}} to go.',
  'log.lowerStandard': '{seat} lowers the standard of living of {class}.',
  'prompt.raiseStandard':
    '{reason, select, boom {Boom!} demilitarisation {Peace pays.} other {Progress!}} Whose standard of living rises?',
  'log.raiseStandard': '{seat} raises the standard of living of {class}.',
  'log.growth': 'The population of {seat} grows to {heads}.',
  'prompt.developFactory': 'Your economy grows. Which factory gains a level?',
  'choice.developFactory': 'Raise the {factory} by a level',
  'log.developFactory': '{seat} raises the {factory} by a level.',
  'prompt.shrinkFactory': 'Your economy leaves industry behind. Which factory loses a level?',
  'choice.shrinkFactory': 'Lower the {factory} by a level',
  'log.shrinkFactory': '{seat} lowers the {factory} by a level.',
  'log.taxes': '{seat} collects ${money} in taxes.',
  'log.bankEmpty': 'The World Bank is empty: LIMIT adds ${money}. A financial crisis looms.',
  'prompt.beforeProduction': 'Before you produce: do you take a permanent card off the table?',
  'choice.produce': 'Produce',
  'log.removed': '{seat} takes {card} off the table.',
  'refuse.permanent': '{card} stays on the table to the end of the game.',
  'refuse.removalUnrest':
    'Taking {card} off the table raises unrest by {count}: there is no room on the track.',
  'log.production':
    '{seat} produces {amount, plural, one {# unit of {resource}} other {# {resource}}}{pollution, plural, =0 {} other { and # pollution}}.',
  'log.idleFactory':
    '{seat} is short of fossil: the {factory} loses {levels, plural, one {# level} other {# levels}}.',
  'log.riot': '{seat} faces a riot.',
  'log.riotMoney': '{seat} loses ${money} in the riot.',
  'log.boom': '{seat} enjoys a boom and receives ${money}.',
  'log.classStruggle': '{seat} suffers class struggle: unrest rises by {gap}.',
} as const;
