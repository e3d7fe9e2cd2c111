export type EndFrame = { step: 'endOfGame' } | { step: 'resilienceTest' } | { step: 'scoring' };
