import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Makes sure that there is a browser for the tests: on Debian, as root, it installs one.
 *
 * @returns {string | null} what is wrong, or null
 */
export function ensureChromium() {
  const { CHROMIUM } = process.env;
  const isThere = () => [CHROMIUM ?? '', ...PLACES].some((path) => path !== '' && existsSync(path));
  if (isThere()) return null;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium ...');
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'ignore' });
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'ignore' });
    if (isThere()) return null;
  }
  return 'There is no Chromium. Install one, or say where it is: CHROMIUM=/path/to/chromium npm test';
}
