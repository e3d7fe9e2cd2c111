/** `npm start`: the server, with its settings from the environment. `docs/operating.md` lists them. */
import { fileURLToPath } from 'node:url';
import { configFrom } from './config.ts';
import { startServer } from './server.ts';

// Bundled into dist/, beside its threads and one folder below everything else.
const root = fileURLToPath(new URL('..', import.meta.url));
const built = new URL('.', import.meta.url);

try {
  const server = await startServer(configFrom(process.env, root, built));
  console.log(`Entente is ready: ${server.address}`);
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) process.exit(1);
      stopping = true;
      void server.stop().then(() => process.exit(0));
    });
  }
} catch (fault) {
  console.error(`Entente could not start: ${fault instanceof Error ? fault.message : String(fault)}`);
  process.exit(1);
}
