// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter
/** The social phase (LIM-2). */
export const social = {
  'log.socialPhase': 'The social phase begins.',
  'prompt.closeFactory':
    '{count, plural, =0 {Where people starve, factories close.} one {Your people starve. Which factory loses a level?{reading, select, nothing { A factory at its lowest level stays there.} other {}}} other {Your people starve. Which factory loses a level?{reading, select, nothing { A factory at its lowest level stays there.} other {}} # levels to go.}}',
  'choice.closeFactory': 'Lower the {factory}',
  'log.shortage':
    '{seat} is short of {resource}: {levels, plural, one {# level goes} other {# levels go}} without.',
  'log.storage': '{seat} loses {lost, plural, one {# renewable} other {# renewables}} for want of storage.',
  'log.growth':
    '{seat}: population grows to {heads}{why, select, mortality { (lower mortality)} migration { (migrants)} other {}}.',
  'choice.developFactory': 'Raise the {factory}',
  'choice.shrinkFactory': 'Lower the {factory}',
  'log.taxes': '{seat} collects ${money} in taxes.',
  'log.bankEmpty': 'The World Bank is empty: LIMIT adds ${money}. A financial crisis looms.',
  'log.removed': '{seat} takes {card} off the table.',
  'refuse.permanent': '{card} stays on the table to the end of the game.',
  'refuse.removalUnrest':
    'Taking {card} off the table raises unrest by {count}: there is no room on the track.',
  'log.production':
    '{seat} produces {amount, plural, one {# unit of {resource}} other {# {resource}}}{fossil, plural, =0 {} other {, burns # fossil}}{pollution, plural, =0 {} other {, makes # pollution}}.',
  'log.idleFactory':
    '{seat} is short of fossil: {factory} falls by {levels, plural, one {# level} other {# levels}} to {output}.',
  'moment.riot':
    'With class C at 1 or 2, military calms it, and where that is short a class falls. At 3 or 4, money is lost.',
  'log.riot': 'Riot in {seat}: unrest is too high!',
  'log.riotMoney': '{seat} loses ${money} in the riot.',
  'log.boom': 'Boom in {seat}: +${money}.',
  'log.classStruggle':
    'Class struggle in {seat}: the gap between the classes raises unrest by {gap} to {unrest}.',
  'prompt.standards':
    '{reason, select, none {Standards of living change.} goods {Too few industrial goods. Whose standard of living falls?} order {Riot! Too little military. Whose standard of living falls?} financial {The financial crisis bites. Whose standard of living falls?} crisis {Too little military for the crisis. Whose standard of living falls?} boom {Boom! Whose standard of living rises?} demilitarisation {Peace pays. Whose standard of living rises?} other {Progress! Whose standard of living rises?}}{count, plural, =0 {} one {} other { # steps to go.}}',
  'prompt.moveFactory':
    '{way, select, up {Your economy grows. Which factory gains a level?{reading, select, nothing { One at the end of its track stays there.} other {}}} down {Your economy moves on to services. Which factory loses a level?{reading, select, nothing { One at the end of its track stays there.} other {}}} other {Economies change.}}',
  'prompt.removal':
    '{moment, select, growth {Before your economy grows: take a card off the table?} production {Before you produce: take a card off the table?} order {Public order is settled: take a card off the table?} other {The crisis is over: take a card off the table?}}',
  'choice.keepCards': 'Leave it on the table',
  'log.consumed':
    '{seat} {need, select, food {eats} goods {uses} order {sends in} other {calls up}} {amount, plural, one {# unit of {resource}} other {# {resource}}}.',
  'log.recycled': '{seat} recycles: +{fossil} fossil.',
  'log.famine':
    'Famine in {seat}: too little food for {levels, plural, one {# level} other {# levels}}, the population falls to {heads}.',
  'log.unrest':
    '{seat}: unrest {way, select, up {+} other {−}}{by}, now {unrest} ({why, select, food {famine} goods {too few goods} fossil {no fossil for a factory} pollution {most pollution} other {demilitarisation}}).',
  'log.overflow': '{seat}: unrest is at its limit, +{count} destabilisation instead.',
  'log.classRose':
    '{seat}: {class} rises to {standard}{token, select, yes {, and its demographic token moves to the zone} other {}}.',
  'log.classFell': '{seat}: {class} falls to {standard}.',
  'log.factoryRose': '{seat}: {factory} rises to {output}.',
  'log.factoryFell': '{seat}: {factory} falls to {output}.',
  'log.atEndOfTrack': '{seat}: {factory} is at the end of its track, nothing happens.',
  'log.shrinking':
    '{seat}: population falls to {heads}{why, select, pollution { (most pollution)} other { (most destabilisation)}}.',
  'log.tokensLeave':
    '{seat}: {count, plural, one {# demographic token leaves} other {# demographic tokens leave}} the zone.',
} as const;
