/** Opening a seat for somebody else: whoever sits down there sees what its person held, so nobody loses one lightly. */
import { refuse } from '../refuse.ts';
import { isOut, isPlayedByPerson, type StoredChair, type TableDoc } from '../store/doc.ts';

/**
 * May a seat be opened by this person now? In a running game its person must have given it up, have been away for long, or
 * do it; else all the others who play have to want it. That this person does is noted.
 */
export function wantsOpen(
  doc: TableDoc,
  chair: StoredChair,
  by: string,
  isAway: (person: string) => boolean,
): boolean {
  if (isOut(chair)) throw refuse('refuse.notNow');
  const { person, resigned, opening = [] } = chair;
  if (doc.phase === 'lobby' || person === null || resigned || person === by || isAway(person)) return true;
  chair.opening = [...new Set([...opening, by])];
  return whoMustWantOpen(doc, chair).length === 0;
}

/** Those who have not agreed yet. The host alone cannot decide: with nobody else, its own person has to. */
export function whoMustWantOpen({ chairs, host }: TableDoc, { person, opening = [] }: StoredChair): string[] {
  if (opening.length === 0 || person === null) return [];
  const playing = new Set(
    chairs.flatMap((one) => (isPlayedByPerson(one) && one.person !== person ? (one.person ?? []) : [])),
  );
  const voters = [...playing].some((one) => one !== host) ? [...playing] : [person];
  return voters.filter((one) => !opening.includes(one));
}
