/** Playing action cards, and moments to react. */
export const play = {
  'prompt.react':
    '{window, select, turn {{seat}’s turn: play a card first?} again {{seat} has acted: play a card now?} declared {Before the first roll: play a card?} won {You have won a combat: play a card?} lost {You have lost a territory: play a card?} migrant {A migrant is on the way: play a card?} other {{seat} plays {played}. Object?}}',
  'choice.pass': 'Don’t play a card',
  'choice.watch': 'Wait: ask me again after the next action',
  'choice.play': 'Play {card}',
  'choice.playAt': 'Play {card}: {territory}',
  'choice.playOn': 'Play {card} on {target}',
  'choice.playSea': 'Play {card}: {ocean}',
  'choice.playSide': 'Play {card}: join the {side}',
  'choice.playTank': 'Play {card}: a tank of {target} in {territory}',
  'choice.playTep': 'Play {card}: a TEP from {from} to {to}',
  'choice.playGift': 'Play {card}: {rations, plural, one {# ration} other {# rations}} for {target}',
  'choice.playPact': 'Play {card}: offer {target} {terms}',
  'choice.playFuel': 'Play {card}: 1 TEP from {territory} for 2 rations',
  'choice.playBread': 'Play {card}: 2 rations for 1 TEP to {territory}',
  'log.played': '{seat} plays {card}.',
  'log.playedOn': '{seat} plays {card} on {target}.',
  'log.playedAt': '{seat} plays {card}: {territory}.',
  'log.vetoed': '{card} has no effect.',
  'log.sabotaged': '{seat} destroys a tank of {target} in {territory}.',
  'log.spied': '{seat} reads the objective of {target}.',
} as const;
