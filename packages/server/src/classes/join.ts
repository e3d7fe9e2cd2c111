/** Coming into a class: by a name, or on another device by name and pin. */
import { newId, newPin } from '../ids.ts';
import { refuse } from '../refuse.ts';
import type { ClassDoc, StoredStudent } from '../store/class-doc.ts';
import type { World } from '../world.ts';
import { givenNames } from './given-names.ts';

/** Students of one class. */
export const MOST_STUDENTS = 120;
/** Wrong pins in a row, after which only a new one helps. */
const MOST_MISSES = 8;
/** Names on the list that a student chooses from. */
const OFFERED = 12;

const folded = (name: string): string => name.normalize('NFKC').toLowerCase();

const isTaken = ({ students }: ClassDoc, name: string): boolean =>
  students.some((student) => folded(student.name) === folded(name));

/** Names that are still free. In a large class there are some with numbers, too. */
function freeNames(doc: ClassDoc): string[] {
  const list = givenNames(doc.language);
  const free = (names: readonly string[]) => names.filter((name) => !isTaken(doc, name));
  const first = free(list);
  return first.length >= OFFERED ? first : [...first, ...free(list.map((name) => `${name} 2`))];
}

/** A few of them, different ones for everybody who looks. */
export function offeredNames(doc: ClassDoc, world: World): string[] {
  const free = freeNames(doc);
  const first = free.length === 0 ? 0 : world.below(free.length);
  // A stride through the list: neighbours in the alphabet sound alike.
  const stride = Math.max(1, Math.floor(free.length / OFFERED));
  const chosen = Array.from({ length: OFFERED }, (_, at) => free[(first + at * stride) % free.length]);
  return [...new Set(chosen.filter((name) => name !== undefined))].sort();
}

export const isFull = ({ students }: ClassDoc): boolean => students.length >= MOST_STUDENTS;

/** A new student. The person may have been made for it. */
export function enter(
  doc: ClassDoc,
  name: string,
  person: { readonly id: string; readonly isMade: boolean },
  world: World,
): StoredStudent {
  if (doc.phase === 'over') throw refuse('refuse.notNow');
  if (isFull(doc)) throw refuse('refuse.classFull');
  if (isTaken(doc, name)) throw refuse('refuse.className');
  if (doc.names === 'given' && !freeNames(doc).includes(name)) throw refuse('refuse.classList');
  const student: StoredStudent = {
    id: newId(world),
    person: person.id,
    name,
    isWaiting: doc.names === 'typed',
    pin: newPin(world),
    misses: 0,
    isMade: person.isMade,
    table: null,
  };
  doc.students.push(student);
  return student;
}

/** The student with this name and pin; null if there is none. Wrong pins are counted. */
export function comeBack(doc: ClassDoc, name: string, pin: string): StoredStudent | null {
  const student = doc.students.find((one) => folded(one.name) === folded(name));
  if (student === undefined) return null;
  if (student.misses >= MOST_MISSES) throw refuse('refuse.classLocked');
  if (student.pin === pin) {
    student.misses = 0;
    return student;
  }
  student.misses++;
  return null;
}
