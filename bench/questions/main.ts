/**
 * How many decisions does a person make in a game, how many of them have one answer, and how many of those are still
 * asked? Greedy bots play; every seat counts as a person's, first against bots, then among people.
 */
import { parseArgs } from 'node:util';
import { greedyBot } from '@entente/bots';
import {
  type AnyGame,
  completeOptions,
  kindOfQuestion,
  SeededChance,
  Table,
  type Types,
} from '@entente/engine';
import { shelf } from '@entente/shelf';

const { values: flags } = parseArgs({
  options: {
    games: { type: 'string', default: '2' },
    game: { type: 'string' },
    seed: { type: 'string', default: '1' },
    /** Also says of every step how often it asks, and how often there is one answer. */
    steps: { type: 'boolean', default: false },
  },
});
/** Number of worlds that a bot imagines. Low: these games need to be natural, not good. */
const WORLDS = 2;

/** What becomes of a question with one answer: against bots, and among people. */
type Fate = 'given' | 'soon' | 'open' | 'window' | 'asked';

interface Count {
  all: number;
  readonly fates: Map<Fate, number>;
}

const steps = new Map<string, Map<'questions' | ReturnType<typeof kindOfQuestion>, number>>();
const raise = <Key>(counts: Map<Key, number>, key: Key) => counts.set(key, (counts.get(key) ?? 0) + 1);

function play(game: AnyGame, seats: number, seed: number, count: Count): void {
  const options = completeOptions(game, {}, seats);
  if (!options.ok) throw new Error(options.problem.say);
  const table = new Table<Types>(game, {
    format: 'entente-game/1',
    game: game.id,
    version: game.version,
    seats,
    options: options.options,
    chance: { kind: 'seeded', seed },
  });
  const bot = greedyBot(game, new SeededChance(seed), WORLDS);
  while (table.position.outcome === null) {
    const [seat] = table.position.asked;
    const { only } = table.choices(seat);
    count.all++;
    raise(ofStep(table), 'questions');
    if (only !== null) note(table, seat, count);
    const answer = table.take(seat, only ?? bot.choose(table.view(seat)));
    if (!answer.ok) throw new Error(`${game.id}: a bot was refused with ${answer.refusal.code}`);
  }
}

function ofStep({ game, position }: Table<Types>) {
  const name = `${game.id} ${position.flow.at(-1)?.step}`;
  const counts = steps.get(name) ?? new Map();
  steps.set(name, counts);
  return counts;
}

function note(table: Table<Types>, seat: number, { fates }: Count): void {
  const { game, position } = table;
  // Where something could still be taken back, the page gives it after three seconds.
  raise(fates, table.needless(seat, () => true) === null ? 'soon' : 'given');
  const kind = kindOfQuestion(game, position);
  raise(fates, kind === 'other' ? 'asked' : kind === 'quietPass' ? 'window' : kind);
  raise(ofStep(table), kind);
}

const say = (line: string) => process.stdout.write(`${line}\n`);

say(
  'A game of one person, on average. Of the questions with one answer, against bots: given at once, or after three',
);
say('seconds; among people: given at once, passed by a window without a press, still asked.');
say('');
say('| game | seats | decisions | one answer | at once | soon | at once | window | still asked |');
say('|---|--:|--:|--:|--:|--:|--:|--:|--:|');
for (const [id, load] of Object.entries(shelf)) {
  if (flags.game !== undefined && flags.game !== id) continue;
  const game = await load();
  for (const seats of game.seats) {
    const count: Count = { all: 0, fates: new Map() };
    const games = Number(flags.games);
    for (let number = 0; number < games; number++) play(game, seats, Number(flags.seed) + number, count);
    const { given = 0, soon = 0, open = 0, window = 0, asked = 0 } = Object.fromEntries(count.fates);
    const each = (sum: number) => (sum / games / seats).toFixed(0);
    const share = (sum: number) => `${each(sum)} (${((100 * sum) / count.all).toFixed(1)} %)`;
    const columns = [share(given + soon), each(given), each(soon), each(open), each(window), share(asked)];
    say(`| ${id} | ${seats} | ${each(count.all)} | ${columns.join(' | ')} |`);
  }
}
if (flags.steps) {
  say('');
  say('| step | asked | one answer: open | window | other |');
  say('|---|--:|--:|--:|--:|');
  for (const [step, counts] of steps) {
    const { questions = 0, open = 0, window = 0, other = 0 } = Object.fromEntries(counts);
    say(`| ${step} | ${questions} | ${open} | ${window} | ${other} |`);
  }
}
