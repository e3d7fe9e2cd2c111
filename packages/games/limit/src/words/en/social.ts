// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter
/** The social phase (LIM-2). */
export const social = {
  'log.socialPhase': 'Social phase.',
  'prompt.closeFactory':
    'Your people starve. Which factory loses a level? {count, plural, one {One level is} other {# levels are}} still to go.',
  'choice.closeFactory': 'Close a level of the {factory}',
  'log.closeFactory': '{seat} closes a level of its {factory}.',
  'log.shortage':
    '{seat} is short of {resource}: {levels, plural, one {# level goes} other {# levels go}} without.',
  'log.storage': '{seat} cannot store {lost, plural, one {# renewable} other {# renewables}}: lost.',
  'prompt.lowerStandard':
    '{reason, select, goods {Goods are short.} order {You cannot keep order.} financial {The financial crisis bites.} other {You cannot arm for the military crisis.}} Whose standard of living falls? {count, plural, one {One step} other {# steps}} to go.',
  'log.lowerStandard': '{seat} lowers the standard of living of {class}.',
  'prompt.raiseStandard':
    '{reason, select, boom {Boom!} demilitarisation {Peace pays.} other {Progress!}} Whose standard of living rises?',
  'log.raiseStandard': '{seat} raises the standard of living of {class}.',
  'log.growth': 'The population of {seat} grows to {heads}.',
  'prompt.developFactory': 'Your economy grows. Which factory gains a level?',
  'choice.developFactory': 'Raise the {factory} by a level',
  'log.developFactory': '{seat} raises its {factory} by a level.',
  'prompt.shrinkFactory': 'Your economy leaves industry behind. Which factory loses a level?',
  'choice.shrinkFactory': 'Lower the {factory} by a level',
  'log.shrinkFactory': '{seat} lowers its {factory} by a level.',
  'log.taxes': '{seat} raises ${money} of taxes.',
  'log.bankEmpty': 'The World Bank is empty: ${money} come from LIMIT. A financial crisis looms.',
  'prompt.beforeProduction': 'Before you produce: do you take a permanent card off the table?',
  'choice.produce': 'Produce',
  'log.removed': '{seat} takes {card} off the table.',
  'refuse.permanent': '{card} stays to the end of the game.',
  'refuse.removalUnrest':
    'Taking {card} off the table raises unrest by {count}: there is no room on the track.',
  'log.production':
    '{seat} makes {amount} {resource}{pollution, plural, =0 {} one { and # pollution} other { and # pollution}}.',
  'log.idleFactory':
    '{seat} lacks fossil: its {factory} loses {levels, plural, one {# level} other {# levels}}.',
  'log.riot': 'Riot in {seat}.',
  'log.riotMoney': '{seat} loses ${money} to the rioters.',
  'log.boom': 'Boom in {seat}: ${money} from the World Bank.',
  'log.classStruggle': 'Class struggle in {seat}: unrest rises by {gap}.',
} as const;
