import { LAND_UNITS, type LandUnit } from '@entente/game-attack';
import type { LogLine } from '../../link/messages.ts';

type Face = LandUnit | 'blank';

export interface Roll {
  readonly key: string;
  readonly line: LogLine;
  /** The dice of a land battle, one by one; null at sea, where numbers are rolled. */
  readonly faces: readonly { readonly face: Face; readonly at: number }[] | null;
}

const BEGINS: readonly string[] = ['log.attack', 'log.invasion', 'log.invasionUndefended', 'log.navalBattle'];
const LAND_ROLLS: readonly string[] = ['log.rolled', 'log.neutralRolled'];
const NAVAL_ROLLS: readonly string[] = ['log.battleLine', 'log.navalRound'];

/** The last rolls of the battle that the log told of last: one for each side. */
export function rollsOf(log: readonly LogLine[]): Roll[] {
  const begun = log.findLastIndex(({ say }) => BEGINS.includes(say));
  if (begun < 0) return [];
  const told = log.slice(begun).map((line, at) => ({ line, at }));
  const rolled = told.filter(({ line }) => LAND_ROLLS.includes(line.say)).slice(-2);
  const lines = told.filter(({ line }) => NAVAL_ROLLS.includes(line.say)).slice(-3);
  return [...rolled, ...lines].map(({ line, at }) => ({
    key: `${line.say} ${at}`,
    line,
    faces: LAND_ROLLS.includes(line.say) ? facesOf(line) : null,
  }));
}

function facesOf({ with: args }: LogLine): { face: Face; at: number }[] {
  const faces = [...LAND_UNITS, 'blank' as const].flatMap((face) =>
    Array.from({ length: Number(args[face] ?? 0) }, () => face),
  );
  return faces.map((face, at) => ({ face, at }));
}
