/** Where a fact of the map comes from. Players are told about what is reconstructed. */
export const NAMED = 'seed: named in the rulebook; borders and waters reconstructed';
export const RECONSTRUCTED =
  'reconstructed: the published map is not available; drawn from the geography of 1935';
