/** Set-up. */
export const setup = {
  'prompt.claim': 'Claim a region that nobody owns: your region {turn} of 4.',
  'prompt.deploy': 'Place your units: {left, plural, one {# more unit} other {# more units}} in this turn.',
  'prompt.capital': 'Choose your capital.',

  'choice.claim': 'Claim {region}',
  'choice.deploy': '{region}: +{count} {unit}',
  'choice.moor': '{sea}: +{count} {ship}',
  'choice.capital': 'Capital: {region}',

  'refuse.taken': '{region} belongs to somebody already.',
  'refuse.sameContinent':
    'You already have a region in {continent}; your regions must lie on different continents.',

  'log.rolledForFirst': '{seat} rolls {roll} for the first turn.',
  'log.firstPlayer': '{seat} begins.',
  'log.dealtStart': '{seat} starts in {regions}. Capital: {region}.',
  'log.claimed': '{seat} claims {region}.',
  'log.deployed': '{seat} places {count} × {unit} in {region}.',
  'log.moored': '{seat} places {count} × {ship} in {sea}.',
  'log.capital': 'The Capital City of {seat} stands in {region}.',
  'log.government': '{seat} is governed by {government}.',
  'log.neutrals': 'The governments of all Minor Neutrals are turned over.',
} as const;
