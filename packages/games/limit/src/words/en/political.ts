// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a dollar sign before an ICU parameter
/** The political phase: decks, hands, turns. */
export const political = {
  'prompt.newPolicies':
    '{draw, plural, =0 {New policies: every nation draws from one of its decks.} other {New policies: from which deck do you draw # cards? You keep {keep}.}}',
  'prompt.keepPolicies':
    '{asked, select, no {The nations choose their new policies.} other {{keep, plural, =0 {Which card goes under the deck next? The first one is drawn first.} one {Which card do you keep? The others go under the deck as shown.} other {Which # cards do you keep? The others go under the deck as shown.}}}}',
  'prompt.actionCapacity':
    '{count, plural, =0 {Hands above their limit are cut down.} one {Your hand is over its limit: put # card under its deck.} other {Your hand is over its limit: put # cards under their decks.}}',
  'prompt.politicalTurn':
    '{cards, plural, =0 {Your turn: play two cards, play one and pass, or pass.} other {Play a second card, or pass.}}',
  'prompt.endOfTurn': 'End your turn? Until then you can still undo.',

  'choice.draw': 'Draw from the {deck} deck',
  'choice.keep': 'Keep {card}',
  'choice.under': 'Put {card} under the deck next',
  'choice.underRest': 'Put the rest under the deck as shown',
  'choice.discard': 'Put {card} under its deck',
  'choice.play': 'Play {card}',
  'choice.remove': 'Take {card} off the table',
  'choice.pass': 'Pass',
  'choice.endTurn': 'End your turn',

  'refuse.deckEmpty': 'The {deck} deck is empty.',
  'refuse.withdrawn':
    '{card} was withdrawn this turn: its cost was not raised. You may try again at your next turn.',
  'refuse.money': 'You need ${need} and can raise only ${have}.',
  'refuse.moneyTogether': 'That takes ${need}; all nations together have only ${have}.',
  'refuse.bank': 'That takes ${need} of the World Bank; it holds only ${have}.',
  'refuse.stock':
    'You need {need, plural, one {# unit of {resource}} other {# {resource}}} and have {have, plural, =0 {none} other {only #}}.',
  'refuse.unrest': 'That raises unrest by {by}; at {unrest} there is no room for it on the track.',
  'refuse.classes': 'None of your classes can lower its standard of living.',
  'refuse.level': 'Your {factory} has no level to lose.',
  'refuse.colonisation': 'Nothing is left on the Colonisation tile.',
  'refuse.noTarget': 'There is no nation at which {card} may be aimed.',

  'log.generation': 'Generation {generation} begins.',
  'log.unlocked': '{seat} unlocks {card}.',
  'log.drawn': '{seat} draws {count, plural, one {# card} other {# cards}} from the {deck} deck.',
  'log.kept': '{seat} keeps {card}.',
  'log.discarded': '{seat} puts a card under the {deck} deck.',
  'log.passed': '{seat} passes.',
  'choice.otherOrder': 'Choose the order of the others myself',
  'choice.playShared': 'Play {card}, with a share from allies',
} as const;
