export type InternationalFrame = { step: 'internationalPhase' };
export type InternationalChoice = { do: 'nothingInternational' };
