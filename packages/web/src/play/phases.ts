import type { AnyGame, Teller, Types, View } from '@entente/engine';
import type { Phase } from '../boards/props.ts';

/** The phases that a game has words for, and the one that is being played. */
export function phasesOf(game: AnyGame, view: View<Types>, teller: Teller<Types>): Phase[] {
  const ids = game.words.terms.phase;
  if (ids === undefined) return [];
  const names = new Set(ids.map(String));
  const now = currentPhase(view, names);
  return [...names].map((id) => ({ id, label: teller.term('phase', id), now: id === now }));
}

/** A phase is told by the position, by a field of a frame, or by the name of a step. */
function currentPhase(view: View<Types>, names: ReadonlySet<string>): string | undefined {
  const told = (view.public as { phase?: unknown }).phase;
  if (names.has(String(told))) return String(told);
  for (const frame of [...view.flow].reverse()) {
    const { phase } = frame as { phase?: unknown };
    if (names.has(String(phase))) return String(phase);
    if (names.has(frame.step)) return frame.step;
  }
  return undefined;
}
