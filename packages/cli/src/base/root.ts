import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * The root of the repository. The command runs bundled in `dist/` and unbundled in tests, so it looks for the
 * lock file above itself.
 */
export function repositoryRoot(): string {
  const start = dirname(fileURLToPath(import.meta.url));
  for (let folder = start; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, 'package-lock.json'))) return folder;
  }
  throw new Error(`${start} is not inside the repository of Entente`);
}
