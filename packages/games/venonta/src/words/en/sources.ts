/** Sets of options, and where things come from that are not printed in the rulebook. */
export const sources = {
  'set.firstReadings': 'First readings',
  'set.firstReadings.about':
    'Objectives before they were tuned, and our first, narrower reading of the rulebook: who has won rests, cards of others when a turn begins, levies all at once.',
  'set.fewerWars': 'Fewer wars',
  'set.fewerWars.about':
    'Departs from the rulebook on purpose: an attack costs 3 tokens, a colony gives back only what tanks cost, and who has won rests for the turn.',
  'set.hardTimes': 'Hard times',
  'set.hardTimes.about':
    'Hunger always hurts: VP below 0, unpaid tokens are owed, food kept from the hungry spoils, and epidemics cost rations.',
  'table.population': 'Population after 1950',
  'table.harvest': 'Yield of farms',
  'table.costs': 'Costs of building',
  'table.income': 'Tokens of a territory',
  'table.prices': 'Prices',
  'table.hunger': 'Cost of hunger',
  'table.migrants': 'What migrants do',
  'table.attack': 'Cost of an attack',
  'table.hits': 'Faces that hit',
  'table.colonies': 'What colonies bring',
  'table.emissions': 'CO₂ of plants',
  'table.track': 'CO₂ track and red spaces',
  'table.fish': 'Fish in the oceans',
  'table.links': 'Borders and waters',
  'table.water': 'Discs with water',
  'source.territories':
    'The rulebook speaks of twelve territories and names none. We took twelve regions of the world of similar worth.',
  'source.waters':
    'The rulebook numbers territorial waters and lists none. We took narrow seas between neighbours.',
  'source.oceans':
    'The rulebook has oceans for a six-sided die and names none. The fish are split after the world’s catch.',
  'source.objectives':
    'The rulebook has 36 objectives in three groups and prints none. Texts and points are ours, tuned by simulation.',
  'source.actions':
    'The rulebook says how many cards you hold and when you play them, and prints none. All 40 are ours.',
  'source.events': 'The rulebook says when and how events strike, and prints none. All 26 are ours.',
  'source.epidemics':
    'The rulebook prints no event. In ours fewer people also means fewer mouths, which can be a gift.',
  'source.promises':
    'The rulebook knows pacts for attack and defence only. Other promises are ours, and nobody is made to keep them.',
  'source.population':
    'Only the start and the cap of 10 are in the rulebook. The rest follows the growth of real population.',
  'source.harvest':
    'A farm yields 1 ration in the rulebook. The 3 of an intensive farm follow real cereal yields since 1961.',
  'source.costs':
    'The rulebook points to tables that we do not have. Tokens and CO₂ are tuned by simulation.',
  'source.income':
    'The rulebook points to a table that we do not have. Ours can never give out more than the 36 tokens.',
  'source.prices':
    'The rulebook says what prices depend on; its example has 1 for a TEP and 2 for a ration. The steps are ours.',
  'source.hunger':
    'In the rulebook who neglects its people loses VP and tokens. How many, and that VP stop at 0, is ours.',
  'source.migrants':
    'In the rulebook a migrant is added after battles and hunger. Where it goes and what it does is ours.',
  'source.attack': 'In the rulebook the cost depends on the units. The numbers are ours.',
  'source.hits': 'We tried all tables of hits: this one fits the rulebook’s worked example.',
  'source.colonies':
    'In the rulebook the coloniser may take 1 ration and 1 TEP and gets its tokens back. The rest is ours.',
  'source.emissions': 'In the rulebook factories and intensive farms emit. How much is tuned by simulation.',
  'source.track': 'The rulebook has a track with red spaces and an end. Its length and the spaces are ours.',
  'source.fish': 'The rulebook has fish that waste kills. How many there are is tuned by simulation.',
  'source.links':
    'Land borders are those of real countries, added up by region; which waters join regions is ours.',
  'source.water':
    'The rulebook says that discs with water are printed on its board. How many are where follows real fresh water.',
} as const;
