/** The last screen: how it ended, the scores, a chart, the secret of the dice. */
import type { Outcome } from '@entente/engine';
import { inColours, paint, showingOf } from './paint.ts';
import { offerToSave, saveSomewhere } from './saving.ts';
import type { Sitting } from './sitting.ts';
import type { Speaker } from './speaker.ts';
import { tellChart, tellLog } from './telling.ts';
import type { PlayWords } from './words.ts';

const BAR = 30;

export function showEnding(sitting: Sitting, outcome: Outcome): void {
  const { terminal, words, speaker, table, people } = sitting;
  // With several people at the screen only what everybody may know is shown.
  sitting.looking = people.length === 1 ? people[0] : 'spectator';
  terminal.clear(people.length > 1);
  terminal.write();
  paint(sitting, sitting.looking);
  terminal.write();
  terminal.write(`${terminal.colours.bold(wonBy(outcome, words, speaker))}${speaker.outcome(outcome)}`);
  terminal.write();
  terminal.write(terminal.colours.bold(words.scores));
  for (const line of scoreLines(sitting, outcome)) terminal.write(inColours(line, showingOf(sitting)));
  if (table.measured.length > 1) {
    terminal.write();
    tellChart(sitting, null);
  }
  const { secret } = table.beginning;
  if (secret !== undefined && !sitting.isPractice) {
    terminal.write();
    terminal.write(terminal.colours.dim(words.secret(secret)));
  }
}

/** The winners, with a space after them. Empty when one player plays alone and has nobody to lose to. */
export function wonBy({ winners, scores }: Outcome, words: PlayWords, speaker: Speaker): string {
  if (winners.length > 0) return `${words.wins(speaker.names(winners))} `;
  return scores.length === 1 ? '' : `${words.nobodyWins} `;
}

function scoreLines({ speaker, people, seating }: Sitting, { scores, winners }: Outcome): string[] {
  const names = scores.map((_, seat) => speaker.nameOf(seat));
  const wide = Math.max(...names.map((name) => name.length));
  const digits = Math.max(...scores.map((score) => `${score}`.length));
  const best = Math.max(...scores);
  return scores.map((score, seat) => {
    const length = best > 0 ? Math.round((BAR * Math.max(0, score)) / best) : 0;
    const star = winners.includes(seat) ? '*' : ' ';
    const bot = people.includes(seat) ? '' : `(${seating.botKind})`;
    const points = `${score}`.padStart(digits);
    const bar = length === 0 ? '' : `  ${'█'.repeat(length)}`;
    return ` ${star} ${names[seat].padEnd(wide)}  ${points}${bar}  ${bot}`.trimEnd();
  });
}

/** What players can still do after the end. */
export async function lingerAfter(sitting: Sitting): Promise<void> {
  const { terminal, words } = sitting;
  terminal.write();
  if (terminal.isScreen) {
    for (;;) {
      const line = await terminal.ask(`${terminal.colours.dim(`[${words.endKeys}]`)} >`);
      const [, chart] = /^m\s*(\d*)$/.exec(line) ?? [];
      if (line === 'l') tellLog(sitting);
      else if (chart !== undefined) tellChart(sitting, chart === '' ? null : Number(chart));
      else if (/^s\b/.test(line)) await saveSomewhere(sitting, line.slice(1).trim());
      else break;
    }
  }
  await offerToSave(sitting);
  if (sitting.savedTo !== null) terminal.write(words.check(sitting.savedTo));
}
