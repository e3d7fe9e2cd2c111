/** Opening a seat for another player, who then sees what its person held: so it takes more than the host's will. */
import { refuse } from '../../refuse.ts';
import { isOut, isPlayedByPerson, type StoredChair, type TableDoc } from '../../store/table-doc.ts';

/**
 * May this person open a seat now? In a running game its own person must have resigned, be away for long, or do it;
 * otherwise all other players have to vote for it. Notes the vote of this person.
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

/** Players who have not voted yet. The host alone cannot decide: without other players, the person in the seat has to. */
export function whoMustWantOpen({ chairs, host }: TableDoc, { person, opening = [] }: StoredChair): string[] {
  if (opening.length === 0 || person === null) return [];
  const playing = new Set(
    chairs.flatMap((one) => (isPlayedByPerson(one) && one.person !== person ? (one.person ?? []) : [])),
  );
  const voters = [...playing].some((one) => one !== host) ? [...playing] : [person];
  return voters.filter((one) => !opening.includes(one));
}
