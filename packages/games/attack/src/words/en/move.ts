/** Move, Blitzkrieg and Strategic Move. */
export const move = {
  'prompt.plan':
    '{again, select, yes {Passage was refused. Plan the units concerned anew, or declare.} other {Plan your move: choose a region or a fleet, or declare the move.}}',
  'prompt.planMarch': 'Where do units in {region} go?',
  'prompt.planSail': 'Where do ships in {sea} go?',
  'prompt.canalPermission': '{mover} wants to pass your canal: {canal}. Do you allow it?',
  'prompt.passage': '{mover} wants to take land units across {sea}, where you have ships. Do you allow it?',
  'prompt.hostile':
    '{mover} takes land units across {sea}. {submarines, plural, one {Does your Submarine fire?} other {Do your # Submarines fire?}}',
  'prompt.convoyHits':
    'Your Submarines in {sea} have scored {hits, plural, one {# hit} other {# hits}} on the convoy of {mover}. Which unit is lost?',
  'prompt.antiSubmarine':
    'Submarines of {raider} have attacked in {sea}. Do your Destroyers and Carriers there fire at them?',
  'prompt.strategic': 'Strategic Move: choose a region to take units from, or finish.',
  'prompt.strategicFrom': 'Where do units from {region} go?',

  'choice.from': 'Units in {region}',
  'choice.fleet': 'Ships in {sea}',
  'choice.march': 'Move {count} × {unit} from {from} to {to}',
  'choice.cross': 'Move {count} × {unit} from {from} to {to} across {by}',
  'choice.marchOn': 'Move {count} × {unit} of {origin} on from {from} to {to}',
  'choice.crossOn': 'Move {count} × {unit} of {origin} on from {from} to {to} across {by}',
  'choice.sail': 'Sail {count} × {ship} from {sea} to {into}',
  'choice.sailOn': 'Sail {count} × {ship} of {port} on from {sea} to {into}',
  'choice.engage': 'Submarines attack {target} in {sea}',
  'choice.back': 'Back',
  'choice.declare': 'Declare the move',
  'choice.allow': 'Allow it',
  'choice.deny': 'Refuse',
  'choice.openFire': 'Open fire',
  'choice.letPass': 'Let them pass',
  'choice.sink': '{unit} on the way from {from} to {to}',
  'choice.fire': 'Fire',
  'choice.hold': 'Hold fire',
  'choice.transfer': 'Move {count} × {unit} from {from} to {to}',
  'choice.ferry': 'Ship {count} × {unit} from {from} to {to} across {by}',
  'choice.endStrategic': 'The Strategic Move is done',

  'refuse.lastUnit': 'One land unit must stay in {region}.',
  'refuse.notConcerned': 'Passage was not refused to units of this region: they stay with what was declared.',
  'refuse.blitzkriegUnits': 'A Blitzkrieg moves Tanks and Planes only.',
  'refuse.canalClosed': 'The canal is closed to you: its region has another government. {canal}.',
  'refuse.canalDenied': 'Its owner has refused you the canal: {canal}.',
  'refuse.laneDenied': '{seat} has refused you the crossing of {sea}.',

  'log.engaged': '{seat} sends Submarines against {target} in {sea}.',
  'log.declared':
    '{seat} declares a move of {units, plural, one {# land unit} other {# land units}} and {vessels, plural, one {# ship} other {# ships}}.',
  'log.marches': '{seat}: {count} × {unit} from {from} to {to}.',
  'log.sails': '{seat}: {count} × {ship} from {sea} to {into}.',
  'log.canalAllowed': '{seat} opens the canal to {target}: {canal}.',
  'log.canalDenied': '{seat} closes the canal to {target}: {canal}.',
  'log.passageAllowed': '{seat} lets {target} cross {sea}.',
  'log.passageDenied': '{seat} does not let {target} cross {sea}.',
  'log.turnedBack': 'The crossing is not safe: {count} × {unit} of {seat} stay in {region}.',
  'log.letPass': 'The Submarines of {seat} in {sea} let {target} pass.',
  'log.convoyAttacked':
    'The Submarines of {seat} in {sea} fire at the convoy of {target}: {rolls}. {hits, plural, =0 {No hit.} one {# hit.} other {# hits.}}',
  'log.sankUnit': '{target} loses to the Submarines of {seat}: {unit}.',
  'log.heldFire': 'The ships of {seat} in {sea} hold their fire.',
  'log.huntedSubmarines':
    'The ships of {seat} in {sea} fire at the Submarines of {target}: {rolls}. {sunk, plural, =0 {None is sunk.} one {# is sunk.} other {# are sunk.}}',
} as const;
