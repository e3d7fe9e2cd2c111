/** What the judgement weighs, in points of the final score. Found by letting greedy bots play each other. */
export const WEIGHTS = {
  /** The score of the strongest rival counts against the own one, shared by the number of rivals. */
  rival: 0.5,
  /** A fossil kept, for each generation to come. */
  fossil: 0.12,
  /** Fossil beyond this many is not missed. */
  fossilKept: 9,
  /** A neighbour with more military, for each generation to come: that there is one, and each unit of its lead. */
  threat: 0.1,
  threatLead: 0.02,
  /** An ally, and how much of that is believed while consent and fee are open. */
  ally: 3,
  promised: 0.1,
  /** Risk when an ally was refused help. */
  refused: 1,
  /** Trouble for its own sake: announcing a card and taking it back, asking for what nobody will give. */
  idle: 0.05,
  /** For each generation in sight: a step of any class, the gap between A and E, unrest, a level of industry. */
  living: 0.4,
  inequality: 0.5,
  unrest: 0.25,
  industry: 0.2,
  /** A population level without food, and without goods, as things are. */
  hunger: 0.5,
  want: 0.4,
  /** Cards in hand. */
  hand: 1.0,
};
