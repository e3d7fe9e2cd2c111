import { Command } from 'commander';
import { jsonOption } from '../base/arguments.ts';
import { printResult } from '../base/result.ts';
import { TITLES, type Title } from '../games.ts';

export const games = new Command('games')
  .description('list the games, with their seats and options')
  .addOption(jsonOption())
  .action(({ json }: { json?: boolean }) => {
    const list = TITLES.map(({ game }) => ({
      id: game.id,
      title: game.words.en.title,
      about: game.words.en.about,
      version: game.version,
      seats: game.seats,
      options: game.options,
      sets: game.sets ?? {},
    }));
    printResult(json, list, () => TITLES.map(inWords).join('\n\n'));
  });

function inWords({ game }: Title): string {
  const { en } = game.words;
  const [first, last] = [game.seats[0], game.seats[game.seats.length - 1]];
  const seats = first === last ? `${first}` : `${first}-${last}`;
  const options = Object.entries(game.options).map(([id, values]) => {
    const [standard, ...others] = values.map((value) => `${value}`);
    return `  --options ${id}=…  ${en[`option.${id}`]}: ${[`${standard} (default)`, ...others].join(', ')}`;
  });
  const sets = Object.keys(game.sets ?? {}).map(
    (id) => `  --set ${id}  ${en[`set.${id}`]}: ${en[`set.${id}.about`]}`,
  );
  return [`${game.id}  ${en.title}, ${seats} seats`, `  ${en.about}`, ...options, ...sets].join('\n');
}
