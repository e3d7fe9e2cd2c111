/** Numbers of the box and of the rules (IDEO-2.3, IDEO-12.1.1). */
export const BOX = {
  regions: 43,
  cardsOfEachType: 15,
  startCardsPerSector: 3,
  winningInfluence: 12,
  lowestLevel: 1,
  distancePenalty: 1,
} as const;
