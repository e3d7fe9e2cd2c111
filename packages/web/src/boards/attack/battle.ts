import type { Seat } from '@entente/engine';
import { LAND_UNITS, type LandUnit, type LineShip } from '@entente/game-attack';
import type { LogLine } from '../../link/messages.ts';

type Face = LandUnit | 'blank';

export interface Roll {
  readonly key: string;
  readonly line: LogLine;
  /** Who rolled; null for a Minor Neutral and for what is said of both sides. */
  readonly seat: Seat | null;
  /** The dice of a land battle, one by one. */
  readonly faces: readonly { readonly face: Face; readonly at: number }[] | null;
  /** The line of a naval battle with its rolls. */
  readonly ships: readonly { readonly ship: LineShip; readonly roll: number; readonly at: number }[] | null;
}

const BEGINS: readonly string[] = ['log.attack', 'log.invasion', 'log.invasionUndefended', 'log.navalBattle'];
const LAND_ROLLS: readonly string[] = ['log.rolled', 'log.neutralRolled'];
const LINE = 'log.battleLine';

/** The last rolls of the battle that the log told of last: one for each side. */
export function rollsOf(log: readonly LogLine[]): Roll[] {
  const begun = log.findLastIndex(({ say }) => BEGINS.includes(say));
  if (begun < 0) return [];
  const told = log.slice(begun).map((line, at) => ({ line, at }));
  const rolled = told.filter(({ line }) => LAND_ROLLS.includes(line.say)).slice(-2);
  const met = told.filter(({ line }) => line.say === LINE).slice(-2);
  const ended = told.filter(({ line }) => line.say === 'log.navalRound').slice(-1);
  return [...rolled, ...met, ...ended].map(({ line, at }) => ({
    key: `${line.say} ${at}`,
    line,
    seat: line.say === 'log.rolled' || line.say === LINE ? Number(line.with.seat) : null,
    faces: LAND_ROLLS.includes(line.say) ? facesOf(line) : null,
    ships: line.say === LINE ? shipsOf(line) : null,
  }));
}

function facesOf({ with: args }: LogLine): { face: Face; at: number }[] {
  const faces = [...LAND_UNITS, 'blank' as const].flatMap((face) =>
    Array.from({ length: Number(args[face] ?? 0) }, () => face),
  );
  return faces.map((face, at) => ({ face, at }));
}

function shipsOf({ with: { ships, rolls } }: LogLine): { ship: LineShip; roll: number; at: number }[] {
  // So the game told it: ships by name and as many rolls.
  const [line, dice] = [ships, rolls] as unknown as [readonly LineShip[], readonly number[]];
  return line.map((ship, at) => ({ ship, roll: dice[at], at }));
}
