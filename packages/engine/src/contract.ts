/**
 * The number of the contract between games and what drives them (`game.ts`, `Choices`, `Chance`). It rises when games kept
 * from earlier releases would no longer run, or no longer run alike, without being completed: see `packages/shelf`.
 */
export const CONTRACT = 2;
