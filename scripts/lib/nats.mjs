import { spawnSync } from 'node:child_process';

/** Makes sure that there is a nats-server for the tests: on Debian, as root, it installs one. Without it they say that they were not run. */
export function ensureNats() {
  const isThere = () => spawnSync('nats-server', ['--version'], { stdio: 'ignore' }).status === 0;
  if (isThere()) return;
  if (process.getuid?.() === 0) {
    console.error('Installing nats-server ...');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'nats-server'], { stdio: 'ignore' });
  }
  if (!isThere()) console.error('There is no nats-server: the tests with NATS are not run.');
}
