/** What marks say: where things come from that are not printed. */
export const sources = {
  'source.forum': 'From a forum’s translation of the ideology cards.',
  'source.attractiveCulture':
    'From a forum’s translation of the ideology cards; we read “once per round of conflict” as once per turn.',
  'source.isolationism':
    'From a forum’s translation of the ideology cards. Keeping a war is not declaring one: that is our reading.',
  'source.totalitarianism':
    'Name and moment come from a forum’s translation; whose cards, which types and how many is ours.',
  'source.lightningStrike':
    'From a forum’s translation of the ideology cards, which breaks off after this sentence.',
  'source.culturalWeakness': 'A cultural weakness is reported; its form is ours, tuned by simulation.',
  'source.nameOurs': 'What it does stands in the rulebook; its name is ours.',
  'source.sampleTurn': 'From a sample turn by the designer.',
  'source.thirdRule':
    'The third rule of this ideology was not found. This one is invented, and tuned by simulation.',
  'source.leftOver': 'The other four start with different advancements; this is one of the two left over.',
  'source.lowersCards':
    'A published answer says that it lowers the number of cards in a region; how is ours.',
  'source.copies': 'Cost and effect are printed; the number of copies is worked out from 85 in all.',
  'source.patriotism':
    'Two cards of one type are printed, cultural is what is left; the number of copies is worked out.',
  'source.waiver': 'The rulebook says that some advancements cancel distance, not which ones.',
  'source.waiverAndCost':
    'The rulebook says that some advancements cancel distance, not which ones. Its cost is the one pair left over.',
  'source.massDestruction':
    'Cost and influence are printed; what its use does is ours. The rulebook calls it often built and rarely used.',
  'source.neutralName': 'Neutral names are ours, for classrooms.',
  'source.regionLinks': 'Name and level are printed; most of its links are ours.',
  'source.regionPublic': 'Name and level come from public pages or examples; most of its links are ours.',
  'source.regionLevel': 'The region is known by name; its level and links are ours.',
  'source.regionOurs': 'The region cards could not be read: name, level and links are ours.',
  'set.firstReadings': 'first readings',
  'set.firstReadings.about':
    'What was worked out first, before numbers and invented rules were tuned by simulation.',
} as const;
