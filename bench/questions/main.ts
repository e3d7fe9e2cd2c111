/**
 * How many decisions does a person make in a game, how many of them have one answer, and how many of those are still
 * asked? Greedy bots play; each seat is looked at as if its person played against bots.
 */
import { parseArgs } from 'node:util';
import { greedyBot } from '@entente/bots';
import { type AnyGame, completeOptions, SeededChance, Table } from '@entente/engine';
import { shelf } from '@entente/shelf';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '2' },
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'boolean', default: false },
  },
});
/** In how many worlds a bot looks: these games are to be natural, not good. */
const WORLDS = 2;

interface Count {
  all: number;
  single: number;
  undoable: number;
  marked: number;
  asked: number;
  open: number;
}
const steps = new Map<string, number>();

function play(game: AnyGame, seats: number, seed: number, count: Count): void {
  const options = completeOptions(game, {}, seats);
  if (!options.ok) throw new Error(options.problem.say);
  const chance = { kind: 'seeded', seed } as const;
  const header = {
    format: 'entente-game/1',
    game: game.id,
    version: game.version,
    seats,
    options: options.options,
    chance,
  } as const;
  const table = new Table(game, header);
  const bot = greedyBot(game, new SeededChance(seed), WORLDS);
  while (table.position.outcome === null) {
    const [seat] = table.position.asked;
    count.all++;
    const { offers } = table.choices(seat);
    const only = offers.length === 1 && offers[0].fill === undefined ? offers[0].choice : null;
    const step = table.position.flow.at(-1)?.step ?? '';
    if (only !== null) {
      count.single++;
      const may = table.mayUndo(seat);
      if (may) count.undoable++;
      table.take(seat, only);
      const marked = may && table.undoes(seat) === null;
      if (marked) {
        count.marked++;
        steps.set(`${game.id} ${step} ${only.do}`, (steps.get(`${game.id} ${step} ${only.do}`) ?? 0) + 1);
      }
      continue;
    }
    const { ok } = table.take(seat, bot.choose(table.view(seat)));
    if (!ok) throw new Error(`a bot was refused at ${game.id}`);
  }
}

for (const [id, load] of Object.entries(shelf)) {
  if (flags.game !== undefined && flags.game !== id) continue;
  const game = await load();
  for (const seats of game.seats) {
    const count: Count = { all: 0, single: 0, undoable: 0, marked: 0, asked: 0, open: 0 };
    const games = Number(flags.games);
    for (let number = 0; number < games; number++) play(game, seats, Number(flags.seed) + number, count);
    const each = (sum: number) => Math.round(sum / games / seats);
    console.log(
      `| ${id} | ${seats} | ${each(count.all)} | ${each(count.single)} | ${each(count.undoable)} | ${each(count.marked)} |`,
    );
  }
}
console.log([...steps].map((p) => p.join(': ')).join('\n'));
