/** What is known of things that are not printed, and what is ours. */
export const sources = {
  'source.map':
    'The printed map could not be read. This place, its borders and its waters follow the geography of 1935.',
  'source.changes':
    'The rulebook says that some cards change a Minor Neutral’s government. The rest is ours.',
  'source.wins': 'The rulebook says that a card can win a region. The rest is ours.',
  'source.spies':
    'The rulebook has the name and what blocks it. What it does and how many there are is ours.',
  'source.stops': 'The rulebook has the name and what it stops. The rest and how many there are is ours.',
  'source.answers': 'The rulebook says that there are BLOCK cards of this kind. Name and number are ours.',
  'source.espionage': 'A review says that cards can take Economic cards. The rest is ours.',
  'source.named': 'The rulebook’s introduction names it. What it does is ours.',
  'source.plusOne': 'The rulebook says that a technology adds 1 to these dice. The name is ours.',
  'source.filler': 'Made up to fill the deck.',
  'source.blitzkrieg':
    'The rulebook says that it exists and is free. Tanks and Planes: from a page on the base game.',
  'source.resources': 'The rulebook has the five types, reviews the values. How many there are is ours.',
  'source.routes':
    'The rulebook says that each has a sea area and a high value. Which ones there are is ours.',
  'source.favours': 'The rulebook says that favours can be traded. Which ones is ours.',
} as const;
