import { type AnyGame, phaseOf, type Teller, type Types, type View } from '@entente/engine';

interface Phase {
  readonly id: string;
  readonly label: string;
  readonly now: boolean;
}

/** The phases of the part of the game that is being played; none for a game that has but one. */
export function phasesOf(game: AnyGame, view: View<Types>, teller: Teller<Types>): Phase[] {
  if (game.phases.flat().length < 2) return [];
  const now = phaseOf(game, view);
  const part = game.phases.find((phases) => now !== null && phases.includes(now)) ?? [];
  return part.map((id) => ({ id, label: teller.term('phase', id), now: id === now }));
}
