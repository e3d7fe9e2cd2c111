/** Resource, Trading and Development Phase. */
export const home = {
  'prompt.cutDown':
    '{count, plural, =0 {Hands above Global Influence are cut down.} one {Your hand is above your Global Influence: discard # card.} other {Your hand is above your Global Influence: discard # cards.}}',
  'prompt.trade':
    '{traded, plural, =0 {Swap {most, plural, one {# card} other {up to # cards}}{most, plural, one { for a random one} other {}}? Each level needs one card of every type.} other {Swapped: # of {most}. New cards come when you are done.}}',
  'prompt.develop': 'Build: each level takes one card of every type.',

  'choice.discard': 'Discard one {influence} card',
  'choice.trade': 'Swap one {influence} card',
  'choice.endTrade': 'Done swapping',
  'choice.place': '{region}: place {influence}',
  'choice.buy': 'Buy {advancement}',

  'refuse.traded': 'Your Trading Influence is {most}: you have traded as many cards.',
  'refuse.soldOut': 'No copy of {advancement} is left.',
  'refuse.parts': 'You do not hold the advancements that {advancement} costs.',

  'log.drawn':
    '{count, plural, =0 {{seat} draws nothing: no cards are left} one {{seat} draws # card} other {{seat} draws # cards}}.',
  'log.cutDown':
    '{seat} discards {count, plural, one {# {influence} card} other {# {influence} cards}} to keep to Global Influence.',
  'log.traded': '{seat} swaps one {influence} card.',
  'log.placed': '{seat} places one {influence} card at {region}.',
  'log.bought': '{seat} buys {advancement}.',
} as const;
