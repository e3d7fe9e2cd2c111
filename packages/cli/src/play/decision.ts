/** Asks a person for one decision. */
import type { Choice, Refusal, Seat } from '@entente/engine';
import { Left } from '../base/terminal.ts';
import { fillIn, withAmount } from './filling.ts';
import { layOut, type Menu, matching, menuOf, numbersOf, type OpenItem } from './menu.ts';
import { inColours, paint, showingOf } from './paint.ts';
import { offerToSave, saveSomewhere } from './saving.ts';
import type { Sitting } from './sitting.ts';
import { reason, tellChart, tellHelp, tellItem, tellLog, tellRefused, tellRule } from './telling.ts';

/** What an answer leads to: ask again below it, repaint, or the table has moved on. */
type Effect = 'again' | 'anew' | 'moved';

/** What a lesson or a puzzle adds to a decision. */
export interface Besides {
  /** Commands of its own; true when the table, or the lesson, has moved on. */
  readonly commands: Readonly<Record<string, () => boolean>>;
  /** Written below the choices. */
  last(): void;
}

export async function decide(sitting: Sitting, seat: Seat, besides?: Besides): Promise<void> {
  sitting.looking = seat;
  for (;;) {
    const menu = menuOf(sitting.table.choices(seat), sitting.speaker);
    paint(sitting, seat);
    showMenu(sitting, menu, seat);
    besides?.last();
    let effect: Effect = 'again';
    while (effect === 'again') {
      const hint = sitting.terminal.colours.dim(`[${numbersOf(menu)} · ${sitting.words.keys}]`);
      const line = await sitting.terminal.ask(`${hint} >`);
      const own = besides?.commands[line.toLowerCase()];
      if (own === undefined) effect = await answer(sitting, seat, menu, line);
      else effect = own() ? 'moved' : 'again';
    }
    if (effect === 'moved') return;
    sitting.terminal.clear();
  }
}

function showMenu(sitting: Sitting, menu: Menu, seat: Seat): void {
  const { terminal, speaker, table, words } = sitting;
  const { colours } = terminal;
  terminal.write();
  terminal.write(colours.bold(speaker.prompt(table.view(seat)) ?? ''));
  for (const group of menu.groups) showItems(sitting, group);
  if (menu.refused.length > 0) terminal.write(colours.dim(`  ${words.notAllowed(menu.refused.length)}`));
}

function showItems(sitting: Sitting, items: readonly OpenItem[]): void {
  const { terminal } = sitting;
  const { dim, yellow } = terminal.colours;
  for (const line of layOut(items, terminal.width, dim)) {
    const numbered = line.replace(/(^| {2}) *\d+(?= {2})/g, (number) => yellow(number));
    terminal.write(inColours(numbered, showingOf(sitting)));
  }
}

async function answer(sitting: Sitting, seat: Seat, menu: Menu, line: string): Promise<Effect> {
  if (line === '') return 'anew';
  if (/^\d+$/.test(line)) return takeNumber(sitting, seat, menu, Number(line));
  const [, number, amount] = /^(\d+)\s+(\d+)$/.exec(line) ?? [];
  if (number !== undefined) return takeAmount(sitting, seat, menu, Number(number), Number(amount));
  const [, word, rest] = /^(\S+)\s*(.*)$/.exec(line) ?? ['', line, ''];
  switch (word.toLowerCase()) {
    case 'u':
      return undo(sitting, seat);
    case 'b':
      return goBack(sitting, seat, rest);
    case 'g':
      return resign(sitting, seat);
    case 'h':
    case 'help':
      if (rest === '') tellHelp(sitting);
      else tellRule(sitting, rest);
      return 'again';
    case '?':
      if (rest === '') tellRefused(sitting, menu);
      else if (/^\d+$/.test(rest)) tellItem(sitting, menu, Number(rest));
      else tellRule(sitting, rest);
      return 'again';
    case 'why':
      tellItem(sitting, menu, Number(rest));
      return 'again';
    case 'l':
      tellLog(sitting);
      return 'again';
    case 'm':
      tellChart(sitting, /^\d+$/.test(rest) ? Number(rest) : null);
      return 'again';
    case 's':
      await saveSomewhere(sitting, rest);
      return 'again';
    case 'q':
    case 'quit':
      await offerToSave(sitting);
      throw new Left(false);
    default:
      return line.startsWith('?')
        ? tellRuleAgain(sitting, line.slice(1))
        : takeWords(sitting, seat, menu, line);
  }
}

function tellRuleAgain(sitting: Sitting, wanted: string): Effect {
  tellRule(sitting, wanted);
  return 'again';
}

function undo(sitting: Sitting, seat: Seat): Effect {
  const answer = sitting.takeBack(seat);
  if (answer.ok) return 'moved';
  sitting.terminal.write(sitting.speaker.refusal(answer.refusal));
  return 'again';
}

/** `b 3`: the whole table goes back three steps. */
function goBack(sitting: Sitting, seat: Seat, typed: string): Effect {
  const { table, terminal, words } = sitting;
  const steps = typed === '' ? 1 : Number(typed);
  const answer = sitting.goBackTo(seat, table.moment - steps);
  if (answer.ok) return 'moved';
  terminal.write(words.noStep(table.moment));
  return 'again';
}

async function resign(sitting: Sitting, seat: Seat): Promise<Effect> {
  const { table, terminal, words, speaker, game } = sitting;
  if (game.resignation !== undefined) {
    const line = await terminal.ask(`${words.resignSure}:`);
    if (!words.yes.includes(line.toLowerCase())) return 'again';
  }
  const answer = table.resign(seat);
  if (answer.ok) return 'moved';
  terminal.write(speaker.refusal(answer.refusal));
  return 'again';
}

async function takeNumber(sitting: Sitting, seat: Seat, menu: Menu, number: number): Promise<Effect> {
  const item = menu.open.find((open) => open.number === number);
  if (item !== undefined) return takeItem(sitting, seat, item);
  const refused = menu.refused.find((other) => other.number === number);
  sitting.terminal.write(
    refused === undefined
      ? sitting.words.notUnderstood(`${number}`)
      : `${refused.label}: ${reason(sitting, refused.refusal)}`,
  );
  return 'again';
}

/** `3 5`: choice 3 with the amount 5. */
function takeAmount(sitting: Sitting, seat: Seat, menu: Menu, number: number, amount: number): Effect {
  const offer = menu.open.find((open) => open.number === number)?.offer;
  if (offer?.fill?.kind === 'amount')
    return take(sitting, seat, withAmount(offer.choice, offer.fill, amount));
  sitting.terminal.write(sitting.words.notUnderstood(`${number} ${amount}`));
  return 'again';
}

async function takeWords(sitting: Sitting, seat: Seat, menu: Menu, line: string): Promise<Effect> {
  const found = matching(menu, line);
  if (found.length === 1) return takeItem(sitting, seat, found[0]);
  if (found.length === 0) sitting.terminal.write(sitting.words.notUnderstood(line));
  else {
    sitting.terminal.write(sitting.words.several);
    showItems(sitting, found);
  }
  return 'again';
}

async function takeItem(sitting: Sitting, seat: Seat, { offer, label }: OpenItem): Promise<Effect> {
  const choice = await fillIn(sitting, offer, label);
  return choice === null ? 'anew' : take(sitting, seat, choice);
}

function take(sitting: Sitting, seat: Seat, choice: Choice): Effect {
  const refusal = sitting.closes?.(choice) ?? taken(sitting, seat, choice);
  if (refusal === null) return 'moved';
  sitting.terminal.write(sitting.terminal.colours.red(reason(sitting, refusal)));
  return 'again';
}

/** Null, or why it was refused. */
function taken({ table, catches }: Sitting, seat: Seat, choice: Choice): Refusal | null {
  if (catches === null) {
    const answer = table.take(seat, choice);
    return answer.ok ? null : answer.refusal;
  }
  const refusal = table.refusal(seat, choice);
  if (refusal === null) catches(choice);
  return refusal;
}
