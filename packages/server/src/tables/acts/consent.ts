/** Whose consent a table needs. Bots always agree. */
import type { TableDoc } from '../../store/table-doc.ts';

/** Players whom the host has removed at this moment or later: going back would undo their moves. */
export const oustedSince = ({ chairs }: TableDoc, moment: number): string[] =>
  chairs.flatMap(({ ousted = [] }) =>
    ousted.filter((one) => one.moment >= moment).map(({ person }) => person),
  );

/** All players have to agree, also those whom the host has replaced, except the one who asks. Bots always agree. */
export function whoMustAgree(doc: TableDoc): number[] {
  const { proposal } = doc;
  return proposal === null ? [] : askedBy(doc, proposal.seat, proposal.moment);
}

/** @param moment players whom the host has replaced at this moment or later are asked, too */
function askedBy(doc: TableDoc, by: number, moment: number): number[] {
  const { chairs } = doc;
  const asking = chairs[by].person;
  const ousted = oustedSince(doc, moment);
  return chairs.flatMap(({ person, bot, resigned }, seat) => {
    if (person === null || person === asking || resigned) return [];
    return bot === null || ousted.includes(person) ? [seat] : [];
  });
}

/** The seats that have to agree to newer rules: all players but the one who asks, also those whom the host has replaced. */
export const whoMustMove = (doc: TableDoc): number[] => (doc.moving ? askedBy(doc, doc.moving.seat, 0) : []);
