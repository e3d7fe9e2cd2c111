import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * A copy of the last commit with all packages. Links between our own packages are relative: they lead into the copy.
 *
 * @param {string} root
 * @param {string} folder where the copy goes
 */
export function copyOf(root, folder) {
  const copy = join(folder, 'entente');
  execFileSync('git', ['clone', '--quiet', '--local', root, copy]);
  const manifests = execFileSync('git', ['ls-files', 'package.json', '*/package.json'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const manifest of manifests.trim().split('\n')) {
    const packages = join(dirname(manifest), 'node_modules');
    if (existsSync(join(root, packages)) && existsSync(join(copy, dirname(manifest))))
      cpSync(join(root, packages), join(copy, packages), { recursive: true, verbatimSymlinks: true });
  }
  return copy;
}
