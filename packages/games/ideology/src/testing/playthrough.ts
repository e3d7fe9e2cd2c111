import { type Choices, filled, type GameFile, Table, type Teller, teller } from '@entente/engine';
import type { Choice } from '../flow.ts';
import { ideology } from '../game.ts';
import type { Ideology } from '../position.ts';

/*
 * A kept game as a text to read: what is asked, what is open, what is chosen, what comes of it, and the table at the start
 * of every turn. A change of rules or words shows as a change of this text.
 */

const player = (seat: number): string => `Player ${seat + 1}`;

export function playthrough(file: GameFile): string {
  const { format, game, version, seats, options, chance } = file;
  const table = new Table(ideology, { format, game, version, seats, options, chance });
  const words = teller(ideology, 'en', player);
  const set = Object.entries(options).map(([name, value]) => `${name} ${value}`);
  const lines = [`Ideology, ${seats} players: ${set.join(', ')}.`, ...told(table, words, 0)];
  let turn = 0;
  for (const entry of file.entries) {
    if (table.position.public.turn !== turn) {
      turn = table.position.public.turn;
      lines.push('', `=== Turn ${turn} ===`, '', drawn(table, words));
    }
    if (!('choice' in entry)) throw new Error('a playthrough has nothing taken back');
    const { seat, choice } = entry;
    const prompt = words.prompt(table.view(seat));
    const open = openTo(table.choices(seat), words);
    const before = table.log.length;
    const refusal = table.redo(entry);
    if (refusal !== null) throw new Error(`a kept choice is refused: ${refusal.code}`);
    lines.push('', `${table.entries.length}. ${player(seat)}: ${prompt}`);
    lines.push(...open.map((label) => `     ${label}`), `  -> ${words.choice(choice as Choice)}`);
    lines.push(...told(table, words, before));
  }
  lines.push('', '=== The end ===', '', drawn(table, words), '');
  const { outcome } = table.position;
  if (outcome !== null) {
    lines.push(words.outcome(outcome), ...outcome.scores.map((score, seat) => `${player(seat)}: ${score}`));
  }
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

/** What the log says from here on; who alone may read it stands in brackets. */
function told({ log }: Table<Ideology>, words: Teller<Ideology>, from: number): string[] {
  return log.slice(from).map((entry) => {
    const only = entry.to === undefined ? '' : ` [only ${entry.to.map(player).join(', ')}]`;
    return `  * ${words.say(entry)}${only}`;
  });
}

/** Every open choice; of an amount the least and the most. */
function openTo({ offers }: Choices<Choice>, words: Teller<Ideology>): string[] {
  return offers.map(({ choice, fill }) => {
    if (fill?.kind !== 'amount') return words.choice(choice);
    const { field, min, max } = fill;
    const ends = [min, max].map((amount) => words.choice(filled(choice, { [field]: amount })));
    return min === max ? ends[0] : ends.join(' … ');
  });
}

function drawn(table: Table<Ideology>, words: Teller<Ideology>): string {
  const text = ideology.sketch?.(table.view('spectator'), words.say) ?? '';
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
