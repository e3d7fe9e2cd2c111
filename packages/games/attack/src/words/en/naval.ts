/** Naval battles. */
export const naval = {
  'prompt.giveBattle': 'Do your Submarines in {sea} give battle to {target}?',
  'prompt.submarines': 'Naval battle in {sea}: do your Submarines take part?',
  'prompt.line': '{sea}, round {round}, {seat} against {target}: which ship is next in your line?',
  'prompt.navalRetreat': '{sea}, after round {round}: stay or retreat?',

  'choice.fightAt': 'Fight in {sea} against {target}',
  'choice.giveBattle': 'Give battle',
  'choice.avoidBattle': 'Stay below',
  'choice.submarinesFight': 'The Submarines take part',
  'choice.submarinesStay': 'The Submarines stay out of it',
  'choice.inLine': '{ship}',
  'choice.usualLine': 'The usual line: Carriers in the middle',
  'choice.stay': 'Stay and fight on',
  'choice.retreatTo': 'Retreat to {sea}',

  'log.navalBattle': 'Naval battle in {sea}: {seat} against {target}.',
  'log.avoidedBattle': 'The Submarines of {seat} in {sea} do not give battle to {target}.',
  'log.submarinesFight': 'The Submarines of {seat} in {sea} take part.',
  'log.submarinesStay': 'The Submarines of {seat} in {sea} stay out of it.',
  'log.battleLine': 'Line of {seat}: {ships}. Rolls: {rolls}.',
  'log.navalRound':
    'In {sea} {seat} loses {lost, plural, =0 {no ship} one {# ship} other {# ships}}, {target} {sunk, plural, =0 {none} other {#}}.',
  'log.navalBattleWon': '{seat} wins the battle in {sea}.',
  'log.navalBattleBothLost': 'Nobody is left of both lines in {sea}.',
  'log.navalRetreat': '{seat} retreats from {sea} to {into}.',
} as const;
