/** The political phase: decks, hands, turns. */
export const political = {
  'prompt.newPolicies':
    'New policies: from which deck do you draw {draw, plural, one {# card} other {# cards}}? You keep {keep, plural, one {#} other {#}}.',
  'prompt.keepPolicies':
    '{keep, plural, =0 {In which order do the other cards go under the deck?} one {Which card do you keep?} other {Which # cards do you keep?}}',
  'prompt.actionCapacity':
    'Your hand is over its limit: put {count, plural, one {# card} other {# cards}} under the decks.',
  'prompt.politicalTurn':
    '{cards, plural, =0 {Your turn: play two cards, or one and pass, or pass.} other {Play a second card, or pass.}}',

  'choice.draw': 'Draw from {deck}',
  'choice.keep': 'Keep {card}',
  'choice.under': 'Next under the deck: {card}',
  'choice.underRest': 'Put the rest under the deck as it lies',
  'choice.discard': 'Put {card} under its deck',
  'choice.play': 'Play {card}',
  'choice.remove': 'Take {card} off the table',
  'choice.pass': 'Pass',

  'refuse.deckEmpty': 'The deck {deck} is empty.',
  'refuse.withdrawn': '{card} was withdrawn in this turn because its cost was not raised.',
  'refuse.money': 'That takes ${need}; ${have} can be raised.',
  'refuse.moneyTogether': 'That takes ${need}; all nations together have ${have}.',
  'refuse.bank': 'That takes ${need} from the World Bank; it holds ${have}.',
  'refuse.stock': 'That takes {need} {resource}; you have {have}.',
  'refuse.unrest': 'Unrest stands at {unrest} and cannot rise by {by} more on its track.',
  'refuse.classes': 'No class can lower its standard of living.',
  'refuse.level': 'Your {factory} has no level to lose.',
  'refuse.colonisation': 'Nothing is left on the Colonisation tile.',
  'refuse.noTarget': 'There is no nation at which {card} may be aimed.',

  'log.generation': 'Generation {generation} begins.',
  'log.unlocked': '{seat} masters {card} and takes it to hand.',
  'log.drawn': '{seat} draws {count, plural, one {# card} other {# cards}} from {deck}.',
  'log.kept': 'You keep {card}.',
  'log.discarded': '{seat} puts a card back under {deck}.',
  'log.passed': '{seat} passes.',
} as const;
