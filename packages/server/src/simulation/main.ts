/** `./entente simulate`: three servers, players and faults in one thread, by seeds. */
import { parseArgs } from 'node:util';
import { simulate } from './simulation.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    seeds: { type: 'string', default: '100' },
    from: { type: 'string', default: '1' },
    /** Stop at the first that fails. */
    first: { type: 'boolean', default: false },
  },
});
const first = Number(values.seed ?? values.from);
const count = values.seed === undefined ? Number(values.seeds) : 1;
if (!Number.isSafeInteger(first) || !Number.isSafeInteger(count) || count < 1) {
  console.error('Seeds are whole numbers: --seeds 100, --from 1, or --seed 17.');
  process.exit(2);
}

let failed = 0;
let simulated = 0;
const sum = { views: 0, entries: 0, acks: 0, events: 0 };
for (let seed = first; seed < first + count && !(values.first && failed > 0); seed++) {
  const { violation, trace, seconds, counts } = await simulate(seed);
  simulated += seconds;
  for (const key of Object.keys(sum) as (keyof typeof sum)[]) sum[key] += counts[key];
  if (violation !== null) {
    failed++;
    console.log(`seed ${seed} (${trace}) after ${seconds.toFixed(3)} s: ${violation}`);
    console.log(`repeat it with: ./entente simulate --seed ${seed}`);
  } else if (values.seed !== undefined) console.log(`seed ${seed} (${trace}): nothing went wrong`);
}
console.log(
  `${count} seeds, ${failed} failed: ${Math.round(simulated)} simulated seconds, ${sum.events} events, ${sum.entries} entries, ` +
    `${sum.acks} acknowledgements, ${sum.views} views`,
);
process.exitCode = failed === 0 ? 0 : 1;
