/** Plays tables of careful, of aggressive and of mixed bots, and prints what came of it. */
import { parseArgs } from 'node:util';
import { venonta } from '@entente/game-venonta';
import { type Character, type Played, playGame } from './play.ts';
import { cardRows, HEADER, objectiveRows, shares, tableRow } from './report.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seats: { type: 'string', default: '3,4,6' },
    seed: { type: 'string', default: '1' },
  },
});
const games = Number(values.games);
const counts = values.seats.split(',').map(Number);
const firstSeed = Number(values.seed);

const TABLES: Readonly<Record<string, (seat: number, seed: number) => Character>> = {
  careful: () => 'careful',
  aggressive: () => 'aggressive',
  mixed: (seat, seed) => ((seat + seed) % 2 === 0 ? 'careful' : 'aggressive'),
};

const say = (...lines: string[]) => process.stdout.write(`${lines.join('\n')}\n`);

const all = new Map<number, Played[]>();
const rows: string[] = [];
for (const seats of counts) {
  const played: Played[] = [];
  for (const [name, character] of Object.entries(TABLES)) {
    const share = Math.round(games / Object.keys(TABLES).length);
    const these: Played[] = [];
    for (let seed = firstSeed; seed < firstSeed + share; seed++) {
      const characters = Array.from({ length: seats }, (_, seat) => character(seat, seed));
      these.push(playGame(characters, seed * 10 + seats));
    }
    rows.push(tableRow(name, these));
    process.stderr.write(`${rows.at(-1)}\n`);
    played.push(...these);
  }
  all.set(seats, played);
}

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
const { objective, action } = venonta.words.terms;
say(
  '',
  '## Objectives met',
  '',
  `| objective | ${heads} |`,
  `|---|${rule}|`,
  ...objectiveRows(all, objective.map(String)),
);
say(
  '',
  '## Games in which a card was played',
  '',
  `| card | ${heads} |`,
  `|---|${rule}|`,
  ...cardRows(all, action.map(String)),
);
