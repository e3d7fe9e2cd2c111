/** The tables of a class: all of one set-up, full of students and bots, ready to start. */
import { type AnyGame, commitment, type Options } from '@entente/engine';
import { newNonce, newSecret } from '../ids.ts';
import type { ClassDoc, StoredStudent } from '../store/class-doc.ts';
import type { TableDoc } from '../store/table-doc.ts';
import { STAND_IN } from '../tables/acts/arrange.ts';
import { seatedPair, UNGUIDED } from '../tables/guidance.ts';
import { newTable } from '../tables/new-table.ts';
import type { World } from '../world.ts';
import { division, type Gaps } from './division.ts';

export interface Division {
  readonly gaps: Gaps;
  /** Two students at every seat. */
  readonly twos?: boolean | undefined;
}

interface DividedTable {
  readonly doc: TableDoc;
  readonly students: readonly StoredStudent[];
}

/** @returns the tables, and at each the students who sit there */
export function dividedTables(
  doc: ClassDoc,
  game: AnyGame,
  { gaps, twos = false }: Division,
  world: World,
  now: number,
): DividedTable[] {
  const present = doc.students.filter(({ isWaiting }) => !isWaiting);
  const students = new Map(present.map((student) => [student.id, student]));
  const plan = division(shuffled([...students.keys()], world), doc.seats, gaps, twos);
  const secret = newSecret(world);
  const nonces = Array.from({ length: doc.seats }, () => newNonce(world));
  const seatedIds = new Set(plan.flat(2));
  const observers = present.filter(({ id }) => !seatedIds.has(id)).map(({ person }) => person);
  return plan.map((places, index) => {
    const table = emptyTable(doc, game, index + 1, world, now);
    const seated = shuffled(places, world).map((ids) => ids.flatMap((id) => students.get(id) ?? []));
    return {
      students: seated.flat(),
      doc: {
        ...table,
        guidance: {
          ...UNGUIDED,
          gate: doc.gate,
          openTo: doc.observed ? [...doc.organisers, ...observers] : null,
        },
        ...(doc.sameDice ? { secret, commitment: commitment(secret), isSecretShared: true } : {}),
        chairs: table.chairs.map((chair, seat) => ({
          ...chair,
          open: false,
          ready: true,
          nonce: doc.sameDice ? nonces[seat] : newNonce(world),
          ...seatedPair(seated[seat]),
          bot: seated[seat].length === 0 ? STAND_IN : null,
        })),
      },
    };
  });
}

/** Half of the tables may play by other options: those with even numbers. */
export const playsOther = ({ other }: Pick<ClassDoc, 'other'>, number: number): boolean =>
  other !== null && number % 2 === 0;

const optionsAt = (doc: ClassDoc, number: number): Options =>
  playsOther(doc, number) && doc.other !== null ? doc.other : doc.options;

function emptyTable(doc: ClassDoc, game: AnyGame, number: number, world: World, now: number): TableDoc {
  const wish = {
    game: doc.game,
    options: { ...optionsAt(doc, number) } as Options,
    chairs: Array.from({ length: doc.seats }, () => ({ kind: 'open' as const })),
    name: `${doc.name.slice(0, 54)} · ${number}`,
    pace: 'none' as const,
    late: 'wait' as const,
    visibility: 'link' as const,
    rated: false,
    talk: 'pairs' as const,
    spectators: true,
  };
  const made = newTable(game, wish, { id: doc.organisers[0], name: '' }, world, now);
  return { ...made, class: { id: doc.id, code: doc.code } };
}

function shuffled<Item>(items: readonly Item[], world: World): Item[] {
  const order = [...items];
  for (let last = order.length - 1; last > 0; last--) {
    const other = world.below(last + 1);
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
