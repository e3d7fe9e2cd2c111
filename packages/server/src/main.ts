/** `npm start`: the server, with its settings from the environment. `docs/operating.md` lists them. */
import { fileURLToPath } from 'node:url';
import { addressesFor } from './addresses.ts';
import { configFrom } from './config.ts';
import { startServer } from './server.ts';
import { wayIn } from './way-in.ts';

// Bundled into dist/, beside its threads and one folder below everything else.
const root = fileURLToPath(new URL('..', import.meta.url));
const built = new URL('.', import.meta.url);

try {
  const config = configFrom(process.env, root, built);
  const server = await startServer(config);
  console.log(`Entente is ready: ${server.address}`);
  const own = { from: '127.0.0.1', host: new URL(server.address).host };
  // In a log the picture would be noise.
  for (const line of wayIn(addressesFor(own, config), process.stdout.isTTY)) console.log(line);
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
