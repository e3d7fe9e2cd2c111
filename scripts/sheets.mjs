#!/usr/bin/env node
/** Contact sheets of lessons: `npm run sheets -- FOLDER [LANGUAGE,THEME,SIZE] [part of a lesson's name]`. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const [folder, look = 'en,light,phone', name] = process.argv.slice(2);
if (folder === undefined || !/^(en|it|de),(light|dark),(phone|desktop)$/.test(look)) {
  console.error('npm run sheets -- FOLDER [en|it|de,light|dark,phone|desktop] [part of a name]');
  process.exit(2);
}
const { status } = spawnSync(
  'npx',
  [
    ...['playwright', 'test', '-c', 'packages/web/e2e/playwright.config.ts', 'lesson-sheets'],
    ...(name === undefined ? [] : ['-g', name]),
    ...['--workers', '1'],
  ],
  { stdio: 'inherit', env: { ...process.env, SHEETS_TO: resolve(folder), SHEETS_LOOK: look } },
);
process.exit(status ?? 1);
