import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Plugin, transformWithOxc } from 'vite';

/** Writes `sw.js`: the service worker of `src/sw/sw.ts` with the list of all built files in it. */
export function serviceWorker(): Plugin {
  return {
    name: 'entente-service-worker',
    apply: 'build',
    async generateBundle(_options, bundle) {
      const source = fileURLToPath(new URL('../src/sw/sw.ts', import.meta.url));
      const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
      const files = Object.keys(bundle).filter((name) => !name.endsWith('.map') && !isRareFont(name));
      const list = ['/', '/icon.svg', '/manifest.webmanifest', ...files.map((name) => `/${name}`)];
      const version = createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 12);
      const head = `const FILES = ${JSON.stringify(list)};\nconst VERSION = ${JSON.stringify(version)};\n`;
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: head + code });
    },
  };
}

/** Scripts of fonts that few need are fetched when they are needed. */
function isRareFont(name: string): boolean {
  return name.includes('vietnamese') || name.includes('index.html');
}
