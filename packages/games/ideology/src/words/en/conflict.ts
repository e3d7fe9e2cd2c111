/** Conflict Phase. */
export const conflict = {
  'prompt.conflict':
    'Start a conflict{armed, select, yes {, use a Weapon of Mass Destruction,} other {}} or pass.',
  'prompt.defend': '{attacker} attacks {defender} in {region} ({influence}). Repulse the attack or give way?',
  'prompt.press': 'The attack on {defender} in {region} ({influence}) was repulsed. Go on or stop?',
  'prompt.victory':
    '{defender} gives way in {region} ({influence}). Replace a card, or discard it together with yours?',

  'choice.attack': 'Attack {target} in {region}: {influence}',
  'choice.useWmd': 'Mass destruction: {target} in {region}',
  'choice.concede': 'Give way',
  'choice.cancel': 'Repulse with cards',
  'choice.cancelFree': 'Repulse for free',
  'choice.attackAgain': 'Go on: play another attack card',
  'choice.giveUp': 'Stop: end the conflict',
  'choice.replace': 'Replace the defender’s card with yours',
  'choice.destroy': 'Discard both cards',

  'refuse.relation': 'At {relation}, conflicts of this type are not allowed: {influence}.',
  'refuse.noWar': 'That is an act of war, and the two of you are not at War.',

  'log.attacked':
    '{seat} attacks {target} in {region} ({influence}).{distance, plural, =0 {} one { # card more for distance.} other { # cards more for distance.}}{behind, plural, =0 {} one { # card more for advancements.} other { # cards more for advancements.}}{surcharge, plural, =0 {} one { # card more by ideology.} other { # cards more by ideology.}}',
  'log.attackedAgain': '{seat} plays another {influence} card.',
  'log.cancelled':
    '{seat} repulses the attack of {attacker} {cost, plural, =0 {without a card} one {with # {influence} card} other {with # {influence} cards}}.',
  'log.conceded': '{seat} gives way.',
  'log.gaveUp': '{seat} breaks off the attack: it was repulsed, and its cards are spent.',
  'log.replaced':
    '{target} does not repulse the attack on {region}: one {influence} card of {seat} replaces one of {target}.',
  'log.destroyed': 'In {region} {seat} and {target} both lose one {influence} card.',
  'moment.gaveWay':
    '{target} gave way, or had no card left to repulse the attack. Influence changes at the assessment that ends the turn.',
  'moment.weapon':
    'The weapon counted 1 Global Influence and is gone. Levels and control change at the assessment.',
  'log.usedWmd':
    '{seat} uses a Weapon of Mass Destruction against {target} in {region}: {lost, plural, one {# card is} other {# cards are}} lost.',
} as const;
