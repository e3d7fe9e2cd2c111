/**
 * ./entente bench [--check] [--json] [--quick] [--against FOLDER]
 *
 * Measures the cases one after the other, each in processes of its own, and prints what they took. Run as
 * `--case <name>` it is such a process: it measures that case and prints the rounds as JSON. With `--against` it
 * compares this build with that of another folder, in turns.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { CASES, LABS, PLAYOUTS, RACES, SEARCHES } from './cases.ts';
import { check } from './check.ts';
import {
  type Compared,
  compare,
  median,
  type Pace,
  pool,
  type Result,
  type Rounds,
  race,
  summary,
} from './measure.ts';
import { OPERATIONS } from './operations.ts';
import * as report from './report.ts';
import { TARGETS } from './targets.ts';
import { WHOLE_RUN, wholeRuns } from './whole-run.ts';

interface Plan extends Pace {
  /** How many processes: V8 does not compile twice alike, and a process keeps what it has got. */
  readonly processes: number;
}

type Kind = 'races' | 'operations' | 'playouts' | 'searches';

const PLANS: Readonly<Record<'full' | 'quick', Readonly<Record<Kind, Plan>>>> = {
  full: {
    races: { processes: 3, warmUp: 800, rounds: 11, slice: 60 },
    operations: { processes: 2, warmUp: 200, rounds: 9, slice: 20 },
    playouts: { processes: 1, warmUp: 3000, rounds: 11, slice: 60 },
    searches: { processes: 1, warmUp: 1000, rounds: 5, slice: 100 },
  },
  quick: {
    races: { processes: 1, warmUp: 600, rounds: 7, slice: 30 },
    operations: { processes: 1, warmUp: 100, rounds: 5, slice: 15 },
    playouts: { processes: 1, warmUp: 400, rounds: 5, slice: 30 },
    searches: { processes: 1, warmUp: 300, rounds: 3, slice: 60 },
  },
};

const SELF = fileURLToPath(import.meta.url);
/** Number of times each of two builds measures a case. */
const TURNS = 3;
/** Smallest ratio to another build that counts as equal: less is more than noise. */
const NO_SLOWER = 0.95;

const { values: flags } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    quick: { type: 'boolean', default: false },
    against: { type: 'string' },
    case: { type: 'string' },
    pace: { type: 'string' },
  },
});

if (flags.case !== undefined && flags.pace !== undefined) {
  console.log(JSON.stringify(race(CASES[flags.case](), JSON.parse(flags.pace))));
} else if (flags.against !== undefined) {
  await compareWith(join(flags.against, 'dist/bench.js'));
} else {
  await measureAll();
}

async function measureAll(): Promise<void> {
  const plans = PLANS[flags.quick ? 'quick' : 'full'];
  const found = {
    races: await measure(Object.keys(RACES), plans.races),
    operations: await measure(Object.keys(OPERATIONS), plans.operations),
    playouts: await measure(Object.keys(PLAYOUTS), plans.playouts),
    searches: await measure(Object.keys(SEARCHES), plans.searches),
    labs: await measure(Object.keys(LABS), plans.playouts),
    runs: measureRuns(),
  };
  progress('');
  const checked = check([...found.races, ...found.operations, ...found.labs, ...found.runs], TARGETS);
  if (flags.json) console.log(JSON.stringify({ ...found, targets: checked }, null, 2));
  else {
    const parts = [
      report.races(found.races),
      report.operations(found.operations),
      report.playouts(found.playouts),
      report.searches(found.searches),
      report.labs(found.labs),
      report.runs(found.runs),
      report.targets(checked),
    ];
    console.log(parts.join('\n\n'));
  }
  if (flags.check && checked.some(({ isMet }) => !isMet)) process.exitCode = 1;
}

/** Blocks of a whole run, and how often it is played with each number of threads. */
const RUNS = { full: { blocks: 200, turns: 3 }, quick: { blocks: 30, turns: 1 } } as const;

function measureRuns(): Result[] {
  progress(`Measuring ${WHOLE_RUN} …`);
  const { blocks, turns } = RUNS[flags.quick ? 'quick' : 'full'];
  return [summary(WHOLE_RUN, wholeRuns(blocks, turns))];
}

/** This build and another take turns, so that whatever else the machine does hits both alike. */
async function compareWith(other: string): Promise<void> {
  const plans = PLANS[flags.quick ? 'quick' : 'full'];
  const cases = [
    ...Object.keys(RACES).map((name) => ({ name, plan: plans.races })),
    ...Object.keys(OPERATIONS).map((name) => ({ name, plan: plans.operations })),
    ...Object.keys(PLAYOUTS).map((name) => ({ name, plan: plans.playouts })),
  ];
  const compared: Compared[] = [];
  for (const { name, plan } of cases) {
    const rates: { ours: number[]; others: number[] } = { ours: [], others: [] };
    for (let turn = 1; turn <= TURNS; turn++) {
      progress(`Measuring ${name} (${turn} of ${TURNS}) …`);
      rates.ours.push(await engineRate(name, plan, SELF));
      rates.others.push(await engineRate(name, plan, other));
    }
    compared.push(compare(name, rates.ours, rates.others));
  }
  progress('');
  console.log(flags.json ? JSON.stringify(compared, null, 2) : report.comparison(compared));
  if (flags.check && compared.some(({ ratio }) => ratio < NO_SLOWER)) process.exitCode = 1;
}

async function engineRate(name: string, plan: Plan, build: string): Promise<number> {
  const [engine] = Object.values(await measureApart(name, plan, build));
  return median(engine);
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

function measureApart(name: string, pace: Pace, build = SELF): Promise<Rounds> {
  const child = spawn(process.execPath, [build, '--case', name, '--pace', JSON.stringify(pace)], {
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
