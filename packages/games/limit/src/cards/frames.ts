export type CardFrame = { step: 'card' };
export type CardChoice = { do: 'x' };
