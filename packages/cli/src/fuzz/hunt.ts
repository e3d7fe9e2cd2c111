/** Looks for faults in a game, keeps the games that show them, and says what was found. */
import type { AnyGame } from '@entente/engine';
import { checking, type Fault, type Report, type Wish } from '@entente/engine/kit';
import { saveGameFile } from '../base/game-files.ts';
import { ProgressLine } from '../base/progress.ts';

/** A fault, and the file that shows it. */
export type Kept = Omit<Fault, 'file'> & { readonly file: string | null };

export type Findings = Omit<Report, 'faults'> & { readonly faults: readonly Kept[] };

/** @param dump where the game of the first fault goes; the others get a number. */
export function hunt(game: AnyGame, wish: Wish & { games: number }, dump: string | undefined): Findings {
  const report = watched(checking(game, wish), `fuzz ${game.id}`, wish.games);
  return { ...report, faults: report.faults.map((fault, index) => keep(fault, game.id, index, dump)) };
}

function watched(run: ReturnType<typeof checking>, what: string, games: number): Report {
  const progress = new ProgressLine(what, games);
  try {
    for (;;) {
      const { done, value } = run.next();
      if (done) return value;
      const faults = value.faults === 0 ? '' : `, ${value.faults} faults`;
      progress.reach(value.games, `${value.decisions} decisions${faults}`);
    }
  } finally {
    progress.end();
  }
}

function keep({ file, ...fault }: Fault, id: string, index: number, path: string | undefined): Kept {
  if (file === null) return { ...fault, file: null };
  const name = path ?? `fuzz-${id}-${fault.property}.json`;
  const place = path === undefined || index === 0 ? name : name.replace(/(\.json)?$/, `-${index + 1}$1`);
  saveGameFile(place, file);
  return { ...fault, file: place };
}

export function findingsInWords({ game, seed, games, decisions, checks, faults }: Findings): string {
  const played = `${game}: ${games} games, ${decisions} decisions, seed ${seed}`;
  const never = Object.keys(checks).filter((property) => checks[property] === 0);
  const idle = never.length === 0 ? [] : [`Never had anything to check: ${never.join(', ')}.`];
  if (faults.length === 0) {
    const held = Object.keys(checks).length - never.length;
    return [`${played}: no fault. ${held} properties held.`, ...idle].join('\n');
  }
  const count = faults.length === 1 ? '1 fault' : `${faults.length} faults`;
  return [`${played}: ${count}.`, ...faults.map(faultInWords), ...idle].join('\n');
}

function faultInWords({ property, must, words, seats, options, moment, file }: Kept): string {
  const settings = Object.entries(options).map(([id, value]) => `${id}=${value}`);
  const where = [`${seats} seats`, ...settings, `after ${moment} decisions`].join(', ');
  const replay =
    file === null
      ? 'There is no game to replay: it cannot even be set up.'
      : `./entente replay ${file} --viewer all`;
  return `\n${property}: ${must}\n  ${words}\n  ${where}\n  ${replay}`;
}
