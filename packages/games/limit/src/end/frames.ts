export type EndFrame = { step: 'endOfGame' };
export type EndChoice = { do: 'nothingEnds' };
