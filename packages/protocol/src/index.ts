export * from './account.ts';
export * from './acts.ts';
export * from './basics.ts';
export { isCommand } from './command.ts';
export * from './http.ts';
export * from './shown.ts';
export * from './socket.ts';
export * from './table.ts';
export { type ServerCode, serverWords } from './words.ts';
