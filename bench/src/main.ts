/**
 * ./entente bench [--check] [--json] [--quick]
 *
 * Measures the cases one after the other, each in processes of its own, and prints what they took. Run as
 * `--case <name>` it is such a process: it measures that case and prints the rounds as JSON.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CASES, PLAYOUTS, RACES } from './cases.ts';
import { check } from './check.ts';
import { type Pace, pool, type Result, type Rounds, race, summary } from './measure.ts';
import { OPERATIONS } from './operations.ts';
import * as report from './report.ts';
import { TARGETS } from './targets.ts';

interface Plan extends Pace {
  /** How many processes: V8 does not compile twice alike, and a process keeps what it has got. */
  readonly processes: number;
}

type Kind = 'races' | 'operations' | 'playouts';

const PLANS: Readonly<Record<'full' | 'quick', Readonly<Record<Kind, Plan>>>> = {
  full: {
    races: { processes: 3, warmUp: 800, rounds: 11, slice: 60 },
    operations: { processes: 2, warmUp: 200, rounds: 9, slice: 20 },
    playouts: { processes: 1, warmUp: 3000, rounds: 11, slice: 60 },
  },
  quick: {
    races: { processes: 1, warmUp: 600, rounds: 7, slice: 30 },
    operations: { processes: 1, warmUp: 100, rounds: 5, slice: 15 },
    playouts: { processes: 1, warmUp: 400, rounds: 5, slice: 30 },
  },
};

const { values: flags } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    case: { type: 'string' },
    pace: { type: 'string' },
  },
});

if (flags.case !== undefined && flags.pace !== undefined) {
  console.log(JSON.stringify(race(CASES[flags.case](), JSON.parse(flags.pace))));
} else {
  await measureAll();
}

async function measureAll(): Promise<void> {
  const plans = PLANS[flags.quick ? 'quick' : 'full'];
  const found = {
    races: await measure(Object.keys(RACES), plans.races),
    operations: await measure(Object.keys(OPERATIONS), plans.operations),
    playouts: await measure(Object.keys(PLAYOUTS), plans.playouts),
  };
  progress('');
  const checked = check([...found.races, ...found.operations], TARGETS);
  if (flags.json) console.log(JSON.stringify({ ...found, targets: checked }, null, 2));
  else {
    const parts = [
      report.races(found.races),
      report.operations(found.operations),
      report.playouts(found.playouts),
      report.targets(checked),
    ];
    console.log(parts.join('\n\n'));
  }
  if (flags.check && checked.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

async function measure(names: readonly string[], plan: Plan): Promise<Result[]> {
  const results: Result[] = [];
  for (const name of names) {
    const parts: Rounds[] = [];
    for (let count = 1; count <= plan.processes; count++) {
      progress(`Measuring ${name} (${count} of ${plan.processes}) …`);
      parts.push(await measureApart(name, plan));
    }
    results.push(summary(name, pool(parts)));
  }
  return results;
}

function measureApart(name: string, pace: Pace): Promise<Rounds> {
  const self = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, [self, '--case', name, '--pace', JSON.stringify(pace)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(JSON.parse(output) as Rounds);
      else reject(new Error(`measuring ${name} failed`));
    });
  });
}

/** One line that is written over; nothing when nobody watches. */
function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
}
