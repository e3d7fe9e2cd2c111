/** Turns, actions, building. */
export const turn = {
  'prompt.act': 'Your turn. The next action costs {price} of your {oil} oil.',
  'prompt.build':
    'Spend {pp} production points: Infantry {infantry}, Tank {tank}, Artillery {artillery}, Plane {plane}. Where?',

  'choice.act': '{action}',
  'choice.blitzkrieg': 'Blitzkrieg: a free move of Tanks and Planes',
  'choice.endTurn': 'End the turn',
  'choice.build': '{region}: +{count} {unit}',
  'choice.launch': '{sea}: +{count} {ship}',
  'choice.endBuild': 'Done',

  'refuse.oil': 'The next action costs {price} oil; you have {oil}.',
  'refuse.once': 'Only once in a turn: {action}.',
  'refuse.oneBlitzkrieg': 'You have used your Blitzkrieg in this turn.',
  'refuse.pp': 'That costs {cost} PP; you have {pp}.',

  'log.round': 'Round {round}; {seat} begins.',
  'log.action':
    '{seat}: {action} ({price, plural, =0 {paid only if something changes hands} other {# oil}}).',
  'log.blitzkrieg': '{seat} uses Blitzkrieg.',
  'log.noOil': '{seat} cannot pay for another action.',
  'log.turnOver': '{seat} ends the turn.',
  'log.built': '{seat} builds {count} × {unit} in {region}.',
  'log.launched': '{seat} builds {count} × {ship} in {sea}.',
} as const;
