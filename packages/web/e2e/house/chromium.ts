import { existsSync } from 'node:fs';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Where the browser is; undefined lets Playwright look for its own. */
export function chromium(): string | undefined {
  const { CHROMIUM } = process.env;
  return [...(CHROMIUM === undefined ? [] : [CHROMIUM]), ...PLACES].find((path) => existsSync(path));
}
