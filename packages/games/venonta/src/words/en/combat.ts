/** Combats. */
export const combat = {
  'prompt.war': 'Attack, or go on to moving tanks.',
  'choice.attack':
    'Attack {to} from {from} with {tanks, plural, =0 {people only} one {# tank} other {# tanks}}',
  'choice.rebel': 'Rebel in {territory} (1 token)',
  'choice.endWar': 'No more combats',
  'refuse.attacked': 'You have attacked {territory} in this turn already.',
  'refuse.shielded': '{territory} is under the protection of Blue Helmets in this round.',
  'refuse.spent': 'Those who won from {territory} cannot fight again in this turn.',
  'refuse.fresh': '{territory} was conquered in this turn: no attack can start there.',
  'refuse.risen': 'In {territory} there has been a rebellion or a liberation in this turn.',
  'refuse.ownColony': 'A colonised territory must free itself first.',
  'refuse.notFromHome': 'Only from a free territory of your own can you free another.',
  'log.attacks':
    '{seat} attacks {target} in {to} from {from} with {tanks, plural, =0 {people only} one {# tank} other {# tanks}}.',
  'log.liberates':
    '{seat} tries to free {to} from {target}, coming from {from} with {tanks, plural, =0 {people only} one {# tank} other {# tanks}}.',
  'log.rebels': 'The people of {seat} rebel against {target} in {territory}.',

  'prompt.call': 'Which allies do you call? You pay 1 token for each force that comes.',
  'choice.call': 'Call {target}',
  'choice.alone': 'Call nobody else',
  'log.called': '{seat} calls {target}.',
  'prompt.join': '{attacker} attacks {defender} in {territory}. Do you help the {side}?',
  'choice.joinPeople': 'Join with your people',
  'choice.joinTank': 'Join with a tank in {territory}',
  'choice.ready': 'Send nothing more',
  'log.joinedPeople': 'The people of {seat} join the {side}.',
  'log.joinedTank': 'A tank of {seat} in {territory} joins the {side}.',

  'log.rolled':
    '{seat} rolls {faces}{tanks, plural, =0 {} one { (the first for a tank)} other { (the first # for tanks)}}.',
  'log.rolledAgain':
    '{seat} throws misses again: {faces}{tanks, plural, =0 {} one { (the first for a tank)} other { (the first # for tanks)}}.',
  'log.hits': 'Hits: {attacker} {hits}, {defender} {struck}.',
  'prompt.whose': 'Tanks of several players stand with the {side}. Whose is hit first?',
  'choice.hit': 'The tank of {target}',
  'prompt.carryOn': 'Roll again, or stop?',
  'choice.rollOn': 'Roll again',
  'choice.stop': 'Stop: units go back',
  'log.truce': '{seat} stops the combat.',
  'log.ceaseFire': 'Cease-fire.',
  'log.repelled': '{seat} holds {territory} against {target}.',
  'log.victory': '{seat} wins in {territory}.',
  'log.freed': '{seat} frees {territory}.',
  'log.devastated':
    'War devastates {territory}: {rations, plural, =0 {no ration} one {# ration} other {# rations}} and {tep} fuel (TEP) are lost.',
  'prompt.colonise': 'You have won. Make it a colony?',
  'choice.colonise': 'Place a head colonist',
  'choice.leave': 'Leave it free',
  'log.colonised': '{territory} becomes a colony of {seat}.',
  'log.refunded': '{seat} gets back {count, plural, =0 {no tokens} one {# token} other {# tokens}}.',
  'log.attackCancelled': 'The attack on {territory} does not take place; its cost returns.',
} as const;
