export type AllianceFrame = { step: 'allianceStep' };
export type AllianceChoice = { do: 'nothingAllied' };
