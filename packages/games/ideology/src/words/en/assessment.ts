/** Assessment and Turn Order Phase, the end of a game. */
export const assessment = {
  'prompt.convert': 'In your regions you may replace cards of other ideologies with cards of your hand.',
  'prompt.swap':
    'In your regions you may exchange cards of yours for hand cards of another type{left, plural, =0 {} other {, # at most}}.',

  'choice.convert': 'In {region}, replace one {influence} card of {target}',
  'choice.swap': 'In {region}, take up a card ({influence}) and lay down another ({into})',

  'refuse.takenUp':
    'Of your {influence} cards only those are left that you have just taken up; they stay in your hand.',

  'log.level': '{region} is now at level {level}.',
  'log.lost': '{seat} loses control of {region}.',
  'log.gained': '{seat} gains control of {region}.',
  'log.swapped': '{seat} exchanges a card in {region}: {influence} for {into}.',
  'log.order': 'The new turn order: {seats}.',

  'outcome.influence': 'The highest Global Influence wins.',
  'outcome.points': 'Equal Global Influence: advancement points decide.',
  'outcome.shared': 'Equal in everything: the victory is shared.',
  'outcome.stalemate': 'Stalemate: Global Influence decides, then advancement points.',
  'outcome.turns': 'The last turn is over: Global Influence decides, then advancement points.',
  'outcome.resigned': 'All others have given up: the last player wins.',
} as const;
