import { type AnyGame, completeOptions } from '@entente/engine';
import type { classBody } from '@entente/protocol';
import type * as z from 'zod/mini';
import { newClassCode, newId, newToken } from '../ids.ts';
import { RefusalError, refuse } from '../refuse.ts';
import type { ClassDoc } from '../store/class-doc.ts';
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
  const complete = completeOptions(game, wish.options, wish.seats);
  if (!complete.ok) {
    const { say, with: args } = complete.problem;
    throw new RefusalError({ code: say, rule: '', with: { ...args } }, game);
  }
  const { name, language, seats, names, projected, sameDice, days } = wish;
  return {
    id: newId(world),
    code: newClassCode(world),
    name,
    language,
    game: game.id,
    options: complete.options,
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
