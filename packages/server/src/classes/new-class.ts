import { type AnyGame, completeOptions, type Options } from '@entente/engine';
import type { classBody } from '@entente/protocol';
import type * as z from 'zod/mini';
import { newClassCode, newId, newToken } from '../ids.ts';
import { RefusalError, refuse } from '../refuse.ts';
import { type ClassDoc, NEW_CLASS } from '../store/class-doc.ts';
import { DAY, type World } from '../world.ts';

/** A class without students. */
export function newClass(
  game: AnyGame,
  wish: z.output<typeof classBody>,
  organiser: string,
  world: World,
  now: number,
): ClassDoc {
  if (!game.seats.includes(wish.seats)) throw refuse('refuse.seats', { seats: wish.seats });
  const { name, language, seats, names, projected, sameDice, observed, lessons, days } = wish;
  return {
    ...structuredClone(NEW_CLASS),
    gate: wish.rounds === null ? null : { round: wish.rounds, phase: null },
    id: newId(world),
    code: newClassCode(world),
    name,
    language,
    game: game.id,
    options: whole(game, wish.options, wish.seats),
    other: wish.other === null ? null : whole(game, wish.other, wish.seats),
    observed,
    lessons,
    seats,
    names,
    projected,
    sameDice,
    days,
    created: now,
    deleteAt: now + days * DAY,
    phase: 'gathering',
    organisers: [organiser],
    key: newToken(world),
    students: [],
    tables: [],
    message: null,
    notes: [],
    polls: [],
  };
}

function whole(game: AnyGame, wanted: Options, seats: number): Options {
  const complete = completeOptions(game, wanted, seats);
  if (complete.ok) return complete.options;
  const { say, with: args } = complete.problem;
  throw new RefusalError({ code: say, rule: '', with: { ...args } }, game);
}
