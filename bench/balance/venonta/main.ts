/**
 * Plays tables of careful, of aggressive and of mixed bots, and prints what came of it; with --questions only how often a seat
 * is asked, with and without action cards.
 */
import { parseArgs } from 'node:util';
import { OBJECTIVES, venonta } from '@entente/game-venonta';
import { type Character, type Played, playGame } from './play.ts';
import { questionRows, questions } from './questions.ts';
import { cardRows, HEADER, objectiveRows, shares, tableRow } from './report.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seats: { type: 'string', default: '3,4,6' },
    seed: { type: 'string', default: '1' },
    minutes: { type: 'string', default: '600' },
    tables: { type: 'string', default: 'careful,aggressive,mixed' },
    questions: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const counts = values.seats.split(',').map(Number);
const firstSeed = Number(values.seed);
const kinds = values.tables.split(',');
const end = Date.now() + Number(values.minutes) * 60_000;

const TABLES: Readonly<Record<string, (seat: number, seed: number) => Character>> = {
  careful: () => 'careful',
  aggressive: () => 'aggressive',
  mixed: (seat, seed) => ((seat + seed) % 2 === 0 ? 'careful' : 'aggressive'),
};

const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

if (values.questions) {
  for (const seats of counts) {
    for (const cards of [true, false]) {
      say('', `## ${seats} players, ${cards ? 'with' : 'without'} action cards`, '');
      say('| step | asked | one answer |', '|---|---|---|', ...questionRows(questions(seats, games, cards)));
    }
  }
  process.exit(0);
}

/** Games by players, then by kind of table. They are played in turns, so that a run that is cut short is fair. */
const tables = counts.flatMap((seats) =>
  kinds.map((name) => ({ seats, name, character: TABLES[name], played: [] as Played[] })),
);
const share = Math.round(games / kinds.length);
for (let seed = firstSeed; seed < firstSeed + share && Date.now() < end; seed++) {
  for (const { seats, character, played } of tables) {
    const characters = Array.from({ length: seats }, (_, seat) => character(seat, seed));
    played.push(playGame(characters, seed * 10 + seats));
  }
  if ((seed - firstSeed) % 50 === 49)
    process.stderr.write(`${tables.map(({ name, played }) => tableRow(name, played)).join('\n')}\n\n`);
}

const rows = tables.map(({ name, played }) => tableRow(name, played));
const all = new Map(
  counts.map((seats) => [
    seats,
    tables.filter((table) => table.seats === seats).flatMap(({ played }) => played),
  ]),
);
const heads = [...all.keys()].map((seats) => `${seats} players`).join(' | ');
const rule = [...all.keys()].map(() => '---').join('|');
say('## Tables', '', ...HEADER, ...rows, '');
say('## Wins by place in the first order, of games that somebody won', '');
for (const [seats, played] of all) {
  const found = [...shares(played, ({ places }, seat) => `${places[seat] + 1}`)].map((pair) =>
    pair.join(': '),
  );
  say(`- ${seats} players: ${found.join(', ')}`);
}
say('', '## Wins by character at mixed tables', '');
for (const [seats, played] of all) {
  const mixed = played.filter(({ characters }) => new Set(characters).size > 1);
  const found = [...shares(mixed, ({ characters }, seat) => characters[seat])].map((pair) => pair.join(': '));
  say(`- ${seats} players: ${found.join(', ')}`);
}
const { action } = venonta.words.terms;
say(
  '',
  '## Objectives: how often they were met, and VP that this brings on average',
  '',
  `| objective | VP | ${heads} |`,
  `|---|---|${rule}|`,
  ...objectiveRows(all, OBJECTIVES),
);
say(
  '',
  '## Games in which a card was played',
  '',
  `| card | ${heads} |`,
  `|---|${rule}|`,
  ...cardRows(all, action.map(String)),
);
