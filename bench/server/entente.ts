/** Our server as a process of its own, with its durable store on. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { configFrom, startServer } from '@entente/server';
import { endless } from './endless.ts';
import { beServer } from './process.ts';

const data = mkdtempSync(join(tmpdir(), 'entente-bench-'));
const config = {
  ...configFrom({}, data, new URL('.', import.meta.url)),
  port: 0,
  host: '127.0.0.1',
  data,
  web: null,
  rateLimits: false,
  logLevel: 'error',
};
const server = await startServer(config, new Map([[endless.id, endless]]));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));
beServer(server.address);
