import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

/** Built files that a server runs, and the command. */
const PROGRAMS = ['server', 'bot-worker', 'store-thread', 'upgrade', 'backup', 'entente', 'lab-thread'];

/**
 * Puts a built server into an empty folder, with the packages that it needs at run time, as the lock file has them.
 *
 * @param {string} root
 * @param {string} target
 * @returns {string | null} what went wrong, as a sentence
 */
export function bundle(root, target) {
  const folder = resolve(target);
  if (existsSync(folder) && readdirSync(folder).length > 0) return `${target} is not empty.`;
  const put = (/** @type {string} */ path) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path), { recursive: true });
  };
  // npm reads all packages of the project before it installs those of one.
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const linked = Object.values(lock.packages).flatMap(({ link, resolved }) => (link ? [resolved] : []));
  const described = linked.map((path) => `${path}/package.json`);
  for (const path of ['package.json', 'package-lock.json', '.npmrc', ...described]) put(path);
  const command = ['ci', '--omit=dev', '--ignore-scripts', '--loglevel=error', '-w', '@entente/deploy'];
  const { status } = spawnSync('npm', command, {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
  });
  if (status !== 0) return 'npm could not install the packages.';
  for (const path of ['packages', 'bench', 'deploy', 'node_modules/@entente', '.npmrc'])
    rmSync(join(folder, path), { recursive: true, force: true });
  for (const name of PROGRAMS) for (const end of ['js', 'js.map']) put(`dist/${name}.${end}`);
  put('dist/rules');
  put('packages/web/dist');
  // The command finds the texts of the rules below the lock file.
  const texts = readdirSync(join(root, 'packages/games'), { recursive: true, encoding: 'utf8' });
  for (const path of texts)
    if (/^(?!.*node_modules).*\brules(\.\w\w)?\.md$/.test(path)) put(join('packages/games', path));
  put('LICENSE');
  const { name, version, license, type, engines } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const own = { name, version, private: true, license, type, engines };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(own, null, 2)}\n`);
  return null;
}
