/** What an organiser has arranged for a table of a class, carried out with every change: gates, the end of time, pairs. */
import { type AnyGame, type Position, phaseOf, type Types } from '@entente/engine';
import type { Gate, Guidance, PairMember, StoredChair } from '../store/table-doc.ts';
import type { LiveTable } from './live-table.ts';

export const UNGUIDED: Guidance = {
  gate: null,
  until: null,
  held: null,
  nudged: null,
  swapped: 0,
  openTo: null,
};

/** Has the game come as far as this? */
function hasReached(game: AnyGame, position: Position<Types>, { round, phase }: Gate): boolean {
  if (phase === null || position.round !== round) return position.round >= round;
  const order: readonly string[] = game.phases.flat();
  const now = phaseOf(game, position);
  return now !== null && order.indexOf(now) >= order.indexOf(phase);
}

/** Has this table been here already? */
export const hasPassed = ({ play }: LiveTable, gate: Gate): boolean =>
  play !== null && hasReached(play.game, play.position, gate);

/** Swaps pairs when a round has begun, and pauses a table that has come to a gate or whose time is over. */
export function guide(live: LiveTable, now: number): void {
  const { play, doc } = live;
  const { guidance } = doc;
  if (guidance === undefined || play === null || doc.phase !== 'running') return;
  const { round } = play.position;
  let next = guidance;
  if (round > guidance.swapped) {
    next = { ...next, swapped: round };
    live.doc = { ...doc, chairs: doc.chairs.map(swapped), guidance: next };
  }
  const isLate = next.until !== null && next.until <= now;
  const isAtGate = next.gate !== null && hasReached(play.game, play.position, next.gate);
  if (isLate || isAtGate)
    live.doc = { ...live.doc, phase: 'paused', guidance: { ...next, held: isLate ? 'clock' : 'gate' } };
}

const nameOf = (pair: readonly PairMember[]): string => pair.map(({ name }) => name).join(' & ');

function swapped(chair: StoredChair): StoredChair {
  const { pair } = chair;
  if (pair == null || pair.length < 2) return chair;
  return { ...chair, ...seatedPair([pair[1], pair[0]]) };
}

/** Who sits on a chair: one student, or two of whom the first decides. */
export const seatedPair = (
  members: readonly PairMember[],
): Pick<StoredChair, 'person' | 'name' | 'pair'> => ({
  person: members[0]?.person ?? null,
  name: members.length === 0 ? null : nameOf(members),
  pair: members.length > 1 ? members : null,
});

/** One of a pair goes: the other has the seat alone. */
export function leavePair(chair: StoredChair, person: string): void {
  const { pair } = chair;
  if (pair?.some((one) => one.person === person))
    Object.assign(chair, seatedPair(pair.filter((one) => one.person !== person)));
}
