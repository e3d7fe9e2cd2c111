export { type Config, configFrom } from './config.ts';
export { type RunningServer, startServer } from './server.ts';
