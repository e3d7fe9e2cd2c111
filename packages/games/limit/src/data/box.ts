/** What the box says and holds (LIM-0.1, LIM-0.2). Nothing here steers play except `generations` and `crisesThatEnd`. */
export const BOX = {
  name: 'Limit',
  designer: 'Alexandre Poyé',
  publisher: 'Ludonaute',
  year: 2025,
  nations: { fewest: 1, most: 6 },
  age: 13,
  /** Claimed by the rulebook and by the publisher's site. */
  minutesPerNation: { rulebook: 40, publisher: 30 },
  /** LIM-0.1.2, LIM-0.1.3 */
  generations: 7,
  crisesThatEnd: 4,
} as const;

/** LIM-0.2.3. The supply of tokens never binds: LIMIT is unlimited (LIM-0.2.5). */
export const COMPONENTS = {
  cards: 232,
  moneyTokens: 108,
  pollution: 45,
  destabilisation: 33,
  fossil: 74,
  woodenPieces: 57,
  otherTokens: 124,
  boxes: 9,
  crisisTilesOfEachType: 4,
  otherCards: { events: 8, star: 1, alliance: 1, reserves: 2 },
} as const;
