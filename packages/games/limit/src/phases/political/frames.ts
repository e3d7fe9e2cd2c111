export type PoliticalFrame = { step: 'politicalPhase' };
export type PoliticalChoice = { do: 'pass' };
