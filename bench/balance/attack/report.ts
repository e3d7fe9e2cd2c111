/** Many games, as tables in markdown. */
import { ACTIONS, GOVERNMENTS, POLITICAL_CARDS } from '@entente/game-attack';
import type { Played } from './play.ts';

/** Wilson's interval of 95 % for a share, in per cent. */
function interval(won: number, of: number): string {
  const z = 1.96;
  const part = won / of;
  const centre = part + (z * z) / (2 * of);
  const spread = z * Math.sqrt((part * (1 - part)) / of + (z * z) / (4 * of * of));
  const scale = 100 / (1 + (z * z) / of);
  return `${((centre - spread) * scale).toFixed(1)}–${((centre + spread) * scale).toFixed(1)}`;
}

const share = (won: number, of: number): string =>
  of === 0 ? '–' : `${((100 * won) / of).toFixed(1)} % (${interval(won, of)})`;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

function spread(numbers: readonly number[]): string {
  const sorted = [...numbers].sort((one, other) => one - other);
  const at = (part: number) => sorted[Math.floor(part * (sorted.length - 1))];
  return `${(sum(numbers) / numbers.length).toFixed(1)} (${at(0.1)} / ${at(0.5)} / ${at(0.9)})`;
}

/** Wins of those seats that a test holds for, a shared win counting in parts, and how many such seats there were. */
function wins(games: readonly Played[], holds: (game: Played, seat: number) => boolean): [number, number] {
  let won = 0;
  let seats = 0;
  for (const game of games) {
    game.scores.forEach((_, seat) => {
      if (!holds(game, seat)) return;
      seats++;
      if (game.winners.includes(seat)) won += 1 / game.winners.length;
    });
  }
  return [won, seats];
}

const placeOf = ({ first, scores }: Played, seat: number): number =>
  (seat - first + scores.length) % scores.length;

function meanScore(games: readonly Played[], government: number): string {
  const scores = games.flatMap((game) =>
    game.scores.filter((_, seat) => game.governments[seat] === government),
  );
  return scores.length === 0 ? '–' : (sum(scores) / scores.length).toFixed(1);
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  `| ${head.join(' | ')} |`,
  `|${head.map(() => '---').join('|')}|`,
  ...rows.map((row) => `| ${row.join(' | ')} |`),
  '',
];

const perGame = (games: readonly Played[], of: (game: Played) => number): string =>
  (sum(games.map(of)) / games.length).toFixed(2);

function battles(games: readonly Played[], on: 'onPlayers' | 'onNeutrals'): string[] {
  const [won, held, retreated] = [0, 1, 2].map((at) => sum(games.map((game) => game[on][at])));
  const all = won + held + retreated;
  return [(all / games.length).toFixed(1), share(won, all), share(retreated, all)];
}

export function report(games: readonly Played[]): string {
  const seats = games[0].scores.map((_, seat) => seat);
  const reasons = [...new Set(games.map(({ reason }) => reason))];
  const kinds = [...new Set(games.flatMap(({ bots }) => bots))];
  return [
    `${games.length} games; ${reasons.map((one) => `${one}: ${games.filter(({ reason }) => reason === one).length}`).join(', ')}`,
    '',
    ...table(
      ['', 'mean (10 / 50 / 90 %)'],
      [
        ['rounds', spread(games.map(({ rounds }) => rounds))],
        ['decisions', spread(games.map(({ decisions }) => decisions))],
        ['points of the winner', spread(games.map(({ scores }) => Math.max(...scores)))],
      ],
    ),
    ...(kinds.length > 1
      ? table(
          ['bot', 'won'],
          kinds.map((kind) => [kind, share(...wins(games, ({ bots }, seat) => bots[seat] === kind))]),
        )
      : []),
    ...table(
      ['government', 'won', 'points'],
      GOVERNMENTS.map((id, government) => [
        id,
        share(...wins(games, ({ governments }, seat) => governments[seat] === government)),
        meanScore(games, government),
      ]),
    ),
    ...table(
      ['seat', 'won', 'place in the first round', 'won'],
      seats.map((seat) => [
        `${seat + 1}`,
        share(...wins(games, (_, other) => other === seat)),
        `${seat + 1}`,
        share(...wins(games, (game, other) => placeOf(game, other) === seat)),
      ]),
    ),
    ...table(
      ['land battles', 'a game', 'won by the attacker', 'broken off'],
      [
        ['against players', ...battles(games, 'onPlayers')],
        ['against Minor Neutrals', ...battles(games, 'onNeutrals')],
      ],
    ),
    ...table(
      ['', 'a game'],
      [
        ['naval battles', perGame(games, ({ atSea }) => atSea[1])],
        ['tries of a Diplomatic Blitz', perGame(games, ({ blitz }) => blitz[0])],
        ['of them successes', perGame(games, ({ blitz }) => blitz[1])],
        ...[...ACTIONS, 'blitzkrieg'].map((id) => [id, perGame(games, ({ actions }) => actions[id] ?? 0)]),
      ],
    ),
    ...table(
      ['card', 'played a game', 'games with it'],
      POLITICAL_CARDS.map((id) => [
        id,
        perGame(games, ({ cards }) => cards[id] ?? 0),
        share(games.filter(({ cards }) => (cards[id] ?? 0) > 0).length, games.length),
      ]),
    ),
  ].join('\n');
}
