/**
 * Plays tables of greedy bots, and prints what came of it.
 *
 *   --games 1000 --seats 4 --seed 1 --set order=simultaneous,eagles=13   how many, by how many, from which seed, options
 *   --bots greedy,random   who sits there, going round; the default is greedy everywhere
 *   --keep FILE   every game is a line of FILE, and a run that was cut short goes on where it stopped
 */
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { attack } from '@entente/game-attack';
import { optionsOf, type Played, playGame } from './play.ts';
import { report } from './report.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1000' },
    seats: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    set: { type: 'string', default: '' },
    bots: { type: 'string', default: 'greedy' },
    keep: { type: 'string' },
  },
});

/** Options of the table as text, told by what values there are. */
function chosen(text: string): Record<string, string | number | boolean> {
  const pairs = text.split(',').filter((pair) => pair !== '');
  return Object.fromEntries(
    pairs.map((pair) => {
      const [id, name] = pair.split('=');
      const known = Object.entries(attack.options).find(([option]) => option === id)?.[1] ?? [];
      return [id, known.find((value) => String(value) === name) ?? name];
    }),
  );
}

const { keep } = values;
const kept = keep !== undefined && existsSync(keep) ? readFileSync(keep, 'utf8').split('\n') : [];
const games = kept.filter((line) => line !== '').map((line) => JSON.parse(line) as Played);
const options = optionsOf(chosen(values.set), Number(values.seats));
const bots = values.bots.split(',');
for (let number = games.length; number < Number(values.games); number++) {
  const kinds = Array.from(
    { length: Number(values.seats) },
    (_, seat) => bots[(seat + number) % bots.length],
  );
  const game = playGame(kinds, Number(values.seed) + number, options);
  games.push(game);
  if (keep !== undefined) appendFileSync(keep, `${JSON.stringify(game)}\n`);
}
process.stdout.write(`${report(games)}\n`);
