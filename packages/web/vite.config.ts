import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { serviceWorker } from './build/service-worker.ts';
import { titles } from './build/titles.ts';

/** Where a server for development listens. */
const server = 'http://127.0.0.1:8080';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [react(), titles(), serviceWorker()],
  worker: { format: 'es' },
  build: { target: 'es2023', manifest: true, assetsInlineLimit: 0 },
  server: { proxy: { '/api': { target: server, ws: true } } },
});
