/** Numbers of the box and of the rules. */
export const BOX = {
  /** IDEO-1.2.4 */
  regions: 43,
  /** IDEO-2.3.1: 15 of each of three types, the same for every ideology. */
  cardsOfEachType: 15,
  /** IDEO-2.3.2 */
  startCardsPerSector: 3,
  /** IDEO-12.1.1 */
  winningInfluence: 12,
  /** IDEO-10.1.2 */
  lowestLevel: 1,
  /** IDEO-7.2.4, IDEO-8.2.2: one card, in the Foreign and in the Conflict Phase. */
  distancePenalty: 1,
} as const;
