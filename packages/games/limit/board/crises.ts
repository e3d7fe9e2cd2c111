import type { Seat } from '@entente/engine';
import type { LogLine } from '@entente/web/board-api/props.ts';
import type { CrisisType } from '../src/index.ts';

/** A crisis as the log tells it. */
export interface Crisis {
  readonly type: CrisisType;
  readonly generation: number;
  readonly culprits: readonly Seat[];
  /** What happened, in order; the first line is the crisis itself. */
  readonly lines: readonly LogLine[];
}

const BEGINS: Readonly<Record<string, CrisisType>> = {
  'log.financialCrisis': 'financial',
  'log.ecologicalCrisis': 'ecological',
  'log.militaryCrisis': 'military',
};
const BLAMES = ['log.richest', 'log.polluters', 'log.warmongers'];
/** After these, what follows is no part of a crisis any more. */
const ENDS = ['log.endOfGeneration', 'log.generation', 'log.resilienceTest', 'log.noEvent'];
/** Diplomacy and the play of cards follow a crisis without a line of their own. */
const OTHER =
  /^log\.(event|propose|ally|leave|exclude|consent|decline|noFee|play|drawn|passed|demilitarisation)/;

/** The crises told by some lines of the log, the first one first. `generation` is the one in which they begin. */
export function crisesIn(lines: readonly LogLine[], generation: number): Crisis[] {
  const found: Crisis[] = [];
  let open = false;
  let now = generation;
  for (const line of lines) {
    const type = BEGINS[line.say];
    if (type !== undefined) {
      found.push({ type, generation: now, culprits: [], lines: [line] });
      open = true;
      continue;
    }
    if (line.say === 'log.generation') now = Number(line.with.generation);
    if (ENDS.includes(line.say) || OTHER.test(line.say)) open = false;
    const last = found.at(-1);
    if (!open || last === undefined) continue;
    const culprits = BLAMES.includes(line.say) ? (line.with.seats as Seat[]) : last.culprits;
    found[found.length - 1] = { ...last, culprits, lines: [...last.lines, line] };
  }
  return found;
}
