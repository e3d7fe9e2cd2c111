// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter
/** Cards on their way through target, cost and effects; the market; war. */
export const play = {
  'prompt.target': '{card}: which nation is the target?',
  'prompt.factory': '{card}: which factory is it for?',
  'prompt.force': '{card}: with how much military do you attack? It is spent in any case.',
  'prompt.contribution': '{seat} plays {card}, with ${left} still to be paid. How much do you add?',
  'prompt.payRest': '{card}: ${left} still to be paid. Do you pay the rest, or withdraw the card?',
  'prompt.sacrifice': '{card}: which class lowers its standard of living by 1?',
  'prompt.resistance':
    '{attacker} attacks you with {force} military ({card}). Do you spend as much to resist?',
  'prompt.raiseClass':
    '{card}: which of {whose, select, target {the target’s} other {your}} classes rises? {left, plural, one {# step} other {# steps}} left.',
  'prompt.gain': '{card}: what do you gain?',
  'prompt.pollutionGift': '{card}: how much pollution do you hand over, up to {left}?',
  'prompt.loot': '{card}: what do you carry off?',
  'prompt.weakening':
    '{card}: which of {whose, select, own {your} other {the target’s}} factories loses a level?',
  'prompt.rate': '{card}: which market rate do you move by 1?',
  'prompt.transaction':
    '{card}: which resource do you buy or sell? {left, plural, one {# transaction} other {# transactions}} left.',
  'prompt.reform': '{card}: from which deck do you draw?',
  'prompt.reformKeep':
    '{left, plural, =0 {Which card goes under the deck next? The first one is drawn first.} other {{card}: which card do you keep? The others go under the deck as shown.}}',
  'prompt.takeBack': '{card}: which card do you take back to hand?',

  'choice.target': 'Target {seat}',
  'choice.factory': 'Choose the {factory}',
  'choice.force': 'Attack with {amount} military',
  'choice.contribute': '{amount, plural, =0 {Add nothing} other {Add $#}}',
  'choice.payRest': 'Pay the rest',
  'choice.withdraw': 'Withdraw the card',
  'choice.lower': 'Lower {class}',
  'choice.raise': 'Raise {class}',
  'choice.gain': 'Gain {resource}',
  'choice.passPollution': '{amount, plural, =0 {Hand over nothing} other {Hand over # pollution}}',
  'choice.loot': 'Carry off {resource}',
  'choice.weaken': 'Lower the {factory} by a level',
  'choice.rateUp': 'Raise the rate of {resource}',
  'choice.rateDown': 'Lower the rate of {resource}',
  'choice.buy': 'Buy {amount, plural, one {# unit of {resource}} other {# {resource}}}',
  'choice.sell': 'Sell {amount, plural, one {# unit of {resource}} other {# {resource}}}',
  'choice.endTrade': 'Done trading',
  'choice.takeBack': 'Take back {card}',
  'choice.resist': 'Resist',
  'choice.yield': 'Do not resist',

  'refuse.ownNation': 'A target is always another nation.',
  'refuse.mustMove': 'The {factory} cannot rise; choose one that can.',
  'refuse.itself': '{card} cannot take itself back.',
  'refuse.tradedAlready':
    'You have traded {resource} already; the second transaction must be in another resource.',
  'refuse.marketEmpty': 'The market has no {resource}.',
  'refuse.noBuyers': 'The rate of {resource} is at its lowest: nobody buys.',
  'refuse.rateEnd': 'The rate of {resource} is at the end of its track.',

  'log.play': '{seat} plays {card}.',
  'log.target': '{seat} is the target of {card}.',
  'log.pledged':
    '{money, plural, =0 {{seat} adds nothing to {card}.} other {{seat} promises $# for {card}.}}',
  'log.withdrawn': '{seat} withdraws {card}: its cost was not raised.',
  'log.income': '{seat} receives ${money} from the World Bank.',
  'log.moneyTaken': '{seat} takes ${money} from {target}.',
  'log.colonised':
    '{seat} takes {territories, plural, =0 {} one {# territory and } other {# territories and }}{fossil} fossil from the Colonisation tile.',
  'log.loot': '{seat} takes {amount, plural, one {# unit of {resource}} other {# {resource}}} from {target}.',
  'log.gained': '{seat} gains {amount, plural, one {# unit of {resource}} other {# {resource}}}.',
  'log.pollutionPassed': '{seat} hands {count, plural, =0 {no} other {#}} pollution to {target}.',
  'log.territoryTaken':
    '{seat} takes {count, plural, =0 {no territory} one {# territory} other {# territories}} from {target}.',
  'log.bought':
    '{seat} buys {amount, plural, one {# unit of {resource}} other {# {resource}}} for ${money}. Rate: {position}.',
  'log.sold':
    '{seat} sells {amount, plural, one {# unit of {resource}} other {# {resource}}} for ${money}. Rate: {position}.',
  'log.rate': '{seat} moves the rate of {resource} to position {position}.',
  'log.takenBack': '{seat} takes back {card}.',
  'log.offshore':
    '{seat} has {goods, plural, one {# unit} other {# units}} of industrial goods made in {target}{fossil, plural, =0 {} other {, for # fossil}}{pollution, plural, =0 {} other {; {target}: +# pollution}}.',
  'log.starResists': 'The star nation repels the attack of {force} military.',
  'log.notResisted': '{seat} does not resist the attack of {force} military.',
  'log.resisted': '{seat} spends {force} military and repels the attack.',
  'log.paid': '{seat} pays ${money} for {card}.',
  'log.paidTarget': '{seat} pays ${money} to {target} for {card}.',
  'log.paidStar': '{seat} pays ${money} to the star nation for {card}.',
  'log.burned': '{seat} burns ${money}.',
  'log.burnedBank': '${money} of the World Bank is burned.',
  'log.spent': '{seat} spends {amount, plural, one {# unit of {resource}} other {# {resource}}}.',
  'log.destab':
    '{seat}: +{count} destabilisation{why, select, broken { (broken alliance)} other { (price of the card)}}.',
  'log.pollution': '{seat}: +{count} pollution.',
  'log.unrestByCard': '{card}: unrest of {seat} {way, select, up {+} other {−}}{by}, now {unrest}.',
  'log.moneyTakenStar': '{seat} takes ${money} from the star nation.',
  'log.lootStar': '{seat} takes {amount} fossil from the star nation.',
  'log.pollutionPassedStar': '{seat} hands {count, plural, =0 {no} other {#}} pollution to the star nation.',
  'log.territoryTakenStar':
    '{seat} takes {count, plural, =0 {no territory} one {# territory} other {# territories}} from the star nation.',
  'log.territoryLost': '{seat} loses {count, plural, one {# territory} other {# territories}}.',
  'log.offshoreStar':
    '{seat} has {goods, plural, one {# unit} other {# units}} of industrial goods made in the star nation{fossil, plural, =0 {} other {, for # fossil}}{pollution, plural, =0 {} other {; star nation: +# pollution}}.',
} as const;
