// node on-node.mjs VERSION: installs, builds, starts and tests a clone of the last commit on this version of Node.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../root.mjs';

const [version] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), `entente-node-${version}-`));
// Postgres runs as another user if this one is root.
chmodSync(folder, 0o755);
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/**
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 */
function run(cwd, command, args, env = process.env) {
  const { status } = spawnSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status === 0) return;
  console.log(`${command} ${args.join(' ')} ended with ${status}.`);
  process.exit(1);
}

run(folder, 'npm', ['install', '--prefix', folder, '--no-save', '--silent', `node@${version}`]);
const bin = join(folder, 'node_modules/node/bin');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH}` };
run(folder, 'node', ['--version'], env);
const clone = join(folder, 'clone');
run(folder, 'git', ['clone', '--quiet', root, clone]);
run(clone, 'npm', ['ci', '--silent'], env);
run(clone, 'npm', ['run', 'build', '--silent'], env);
await starts();
run(clone, 'npm', ['run', 'unit', '--silent'], { ...env, NO_COLOR: '1' });

/** Does `npm start` open the tables? */
async function starts() {
  const server = spawn(join(bin, 'node'), ['scripts/start.mjs'], {
    cwd: clone,
    env: { ...env, PORT: '0', DATA: join(folder, 'data') },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  for await (const text of server.stdout) {
    said += text;
    const address = /ready: (\S+)/.exec(said)?.[1];
    if (address === undefined) continue;
    const { ok } = await fetch(`${address}/healthz`);
    server.kill('SIGTERM');
    if (!ok) process.exit(1);
    console.log(`It starts on Node ${version}.`);
    return;
  }
  console.log(`It does not start on Node ${version}: ${said}`);
  process.exit(1);
}
