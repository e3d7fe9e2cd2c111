// npm test: every check, and then the tests. A check that passes takes one line; one that fails shows why.
//
//   npm test                      everything
//   npm test -- lint types        only these checks
//   npm test -- packages/engine   only the tests whose path contains this
//   npm test -- --verbose         show all output
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureInstalled, giveUp } from './lib/install.mjs';
import { ensureNats } from './lib/nats.mjs';
import { closingLine, countBrowserTests, countTests, listTroubles } from './lib/report.mjs';
import { root } from './lib/root.mjs';

/** Biome wants to be told. */
const COLOURS = `--colors=${process.stdout.isTTY ? 'force' : 'off'}`;

/** @type {Record<string, { what: string, run: string[] }>} */
const CHECKS = {
  style: {
    what: 'format and plain lint',
    run: ['@biomejs/biome', 'biome', 'ci', '--error-on-warnings', COLOURS],
  },
  lint: { what: 'lint with types', run: ['oxlint', 'oxlint', '--type-aware', '--deny-warnings'] },
  types: { what: 'types', run: ['typescript', 'tsc', '-p', 'tsconfig.json'] },
  pure: { what: 'types without Node or DOM', run: ['typescript', 'tsc', '-p', 'tsconfig.pure.json'] },
  page: { what: 'types of the page', run: ['typescript', 'tsc', '-p', 'packages/web/tsconfig.json'] },
  pageTools: {
    what: 'types of what builds and tests the page',
    run: ['typescript', 'tsc', '-p', 'packages/web/tsconfig.tools.json'],
  },
  layers: {
    what: 'who imports whom',
    run: ['dependency-cruiser', 'depcruise', 'packages', 'bench', 'scripts'],
  },
  unused: { what: 'unused files, exports, packages', run: ['knip', 'knip', '--no-config-hints'] },
};

const args = process.argv.slice(2);
const verbose = args.includes('--verbose');
const named = args.filter((arg) => arg in CHECKS);
const paths = args.filter(
  (arg) => !(arg in CHECKS) && arg !== 'unit' && arg !== 'browser' && arg !== '--verbose',
);
const unknown = paths.find((path) => path.startsWith('-'));
if (unknown) giveUp(`There is no option ${unknown}. For options of vitest use: npm run unit -- ${unknown}`);
const everything = args.every((arg) => arg === '--verbose');

ensureInstalled(root);
/** @type {import('./lib/report.mjs').Count[]} */
const counts = [];

// Two at a time: most machines have two cores to spare. What is shown in full is shown one after the other.
const queue = everything ? Object.keys(CHECKS) : named;
const hand = async () => {
  for (let name = queue.shift(); name !== undefined; name = queue.shift()) await check(name);
};
await Promise.all(verbose ? [hand()] : [hand(), hand()]);
if (everything || args.includes('unit') || paths.length > 0) await unit();
if (everything || args.includes('browser')) await browser();

console.log(closingLine(counts));
process.exitCode = counts.some((count) => count.failed > 0) ? 1 : 0;

/** @param {string} name */
async function check(name) {
  const { what, run } = CHECKS[name];
  const { code, output, seconds } = await runTool(run);
  const count = code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  announce(`${name}: ${what}`, count, seconds, output);
}

async function unit() {
  if (paths.length === 0) ensureNats();
  const folder = mkdtempSync(join(tmpdir(), 'entente-'));
  try {
    const file = join(folder, 'report.json');
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code, output, seconds } = await runTool(['vitest', 'vitest', 'run', ...reporters, ...paths]);
    // Without any test there is no report.
    const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
    const count = report === null ? { passed: 0, failed: 0 } : countTests(report);
    if (code !== 0) count.failed = Math.max(1, count.failed);
    const troubles = listTroubles(report?.testResults ?? []);
    announce(`unit: ${count.passed + count.failed} tests`, count, seconds, [output, ...troubles].join('\n'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The page in a real browser, with a real server behind it. */
async function browser() {
  const missing = ensureChromium();
  const config = 'packages/web/e2e/playwright.config.ts';
  const { code, output, seconds } =
    missing === null
      ? await runTool(['@playwright/test', 'playwright', 'test', '-c', config])
      : { code: 1, output: missing, seconds: '0.0' };
  const count = countBrowserTests(output);
  if (code !== 0) count.failed = Math.max(1, count.failed);
  announce(`browser: ${count.passed + count.failed} tests`, count, seconds, output);
}

/**
 * @param {string} title
 * @param {import('./lib/report.mjs').Count} count
 * @param {string} seconds
 * @param {string} output
 */
function announce(title, count, seconds, output) {
  counts.push(count);
  if (count.failed > 0 && !verbose) console.log(output.trimEnd());
  console.log(`${count.failed > 0 ? 'FAILED' : 'ok'}  ${title} (${seconds} s)`);
}

/**
 * Run the command that a package brings along. What it says is kept, or shown at once if that was asked for.
 *
 * @param {string[]} tool package, command, arguments
 * @returns {Promise<{ code: number, output: string, seconds: string }>}
 */
function runTool([name, command, ...rest]) {
  const home = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  const file = join(home, typeof bin === 'string' ? bin : bin[command]);
  const begin = performance.now();
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file, ...rest], {
      cwd: root,
      env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...process.env } : { ...process.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        if (verbose) process.stdout.write(text);
      });
    }
    const end = (/** @type {number} */ code) =>
      resolve({ code, output, seconds: ((performance.now() - begin) / 1000).toFixed(1) });
    child.on('error', (error) => {
      output += error.message;
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
