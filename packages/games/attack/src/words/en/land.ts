/** Land battles. */
export const land = {
  'prompt.nextBattle': 'Which battle is fought next?',
  'prompt.commit': '{region}, round {round}: which units fight?',
  'prompt.assign': '{region}: you scored {hits, plural, one {# hit} other {# hits}}. Who is hit?',
  'prompt.press': '{region}, after round {round}: fight on or retreat?',

  'choice.attackAt': 'Fight for {region}',
  'choice.commitAll': 'Fight with all units',
  'choice.commit': 'Commit {count} × {unit}',
  'choice.ready': 'Done',
  'choice.hit': '{unit} hits {victim}',
  'choice.hitTwo': 'Artillery hits two Infantry',
  'choice.pressOn': 'Fight on',
  'choice.retreat': 'Retreat',

  'refuse.hierarchy': 'This hit must take another unit first: Infantry, then Tanks, Artillery, Planes.',

  'log.attack': '{seat} attacks {target} in {region}.',
  'log.invasion': '{seat} invades {region}. A card sets how many defend it: {resource}.',
  'log.invasionUndefended': '{seat} invades {region}. No card is left; one Infantry defends it.',
  'log.committed':
    '{seat} commits in {region}{infantry, plural, =0 {} other { · # Infantry}}{tank, plural, =0 {} one { · # Tank} other { · # Tanks}}{artillery, plural, =0 {} other { · # Artillery}}{plane, plural, =0 {} one { · # Plane} other { · # Planes}}.',
  'log.rolled':
    '{seat} rolls{infantry, plural, =0 {} other { · # Infantry}}{tank, plural, =0 {} one { · # Tank} other { · # Tanks}}{artillery, plural, =0 {} other { · # Artillery}}{plane, plural, =0 {} one { · # Plane} other { · # Planes}}{blank, plural, =0 {} other { · # blank}}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  'log.neutralRolled':
    '{region} rolls{infantry, plural, =0 {} other { · # Infantry}}{tank, plural, =0 {} one { · # Tank} other { · # Tanks}}{artillery, plural, =0 {} other { · # Artillery}}{plane, plural, =0 {} one { · # Plane} other { · # Planes}}{blank, plural, =0 {} other { · # blank}}: {hits, plural, =0 {no hit} one {# hit} other {# hits}}.',
  'log.lost': '{seat} loses {count} × {unit}.',
  'log.neutralLost': 'The defenders lose {count} × {unit}.',
  'log.conquered': '{seat} conquers {region}.',
  'log.held': '{seat} fails to take {region}.',
  'log.retreated': '{seat} retreats from {region}.',
} as const;
