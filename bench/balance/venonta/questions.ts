/** How often a seat is asked in a game of greedy bots, and how often there was only one answer. */
import { greedyBot } from '@entente/bots';
import { completeOptions, Referee, SeededChance, view } from '@entente/engine';
import { venonta } from '@entente/game-venonta';

interface Asked {
  all: number;
  /** With one answer only. */
  single: number;
}

const WORLDS = 1;

/** Of one seat in one game on average, in all and by step; a moment to react by its window. */
export function questions(seats: number, games: number, actionCards: boolean): Map<string, Asked> {
  const found = new Map<string, Asked>();
  const note = (step: string, single: boolean) => {
    const asked = found.get(step) ?? { all: 0, single: 0 };
    asked.all++;
    if (single) asked.single++;
    found.set(step, asked);
  };
  for (let seed = 1; seed <= games; seed++) playThrough(seats, seed, actionCards, note);
  for (const asked of found.values()) {
    asked.all /= games * seats;
    asked.single /= games * seats;
  }
  return found;
}

function playThrough(
  seats: number,
  seed: number,
  actionCards: boolean,
  note: (step: string, single: boolean) => void,
): void {
  const complete = completeOptions(venonta, { actionCards }, seats);
  if (!complete.ok) throw new Error(complete.problem.say);
  const referee = new Referee(venonta, new SeededChance(seed));
  const g = referee.start(seats, complete.options);
  const bot = greedyBot(venonta, new SeededChance(seed + 1_000_003), WORLDS);
  while (g.outcome === null) {
    const [seat] = g.asked;
    const open = referee.choices(g, seat);
    const only = open.size === 1 && open.offers[0].fill === undefined ? open.at(0) : undefined;
    const { frame } = referee.due(g);
    note('all', only !== undefined);
    note(frame.step === 'react' ? `react: ${frame.window}` : frame.step, only !== undefined);
    referee.take(g, seat, only ?? bot.choose(view(venonta, g, seat)));
  }
}

/** Markdown: steps by how often they ask. */
export function questionRows(found: Map<string, Asked>): string[] {
  return [...found]
    .sort(([, one], [, other]) => other.all - one.all)
    .map(([step, { all, single }]) => `| ${step} | ${all.toFixed(1)} | ${single.toFixed(1)} |`);
}
