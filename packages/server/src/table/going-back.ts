/** Going back by consent, further than a seat may by itself. */
import { Refused, refuse } from '../refuse.ts';
import type { TableDoc } from '../store/doc.ts';
import { copyDoc } from './acts.ts';
import { playOf } from './commands.ts';
import { followRules } from './giving-up.ts';
import type { Hall } from './hall.ts';
import type { Room } from './room.ts';

/** Those from whom the host took a seat at this moment or later: what they played would be undone. */
const oustedSince = ({ chairs }: TableDoc, moment: number): string[] =>
  chairs.flatMap(({ ousted = [] }) =>
    ousted.filter((one) => one.moment >= moment).map(({ person }) => person),
  );

/** Everybody who plays, or whom the host keeps from it, has to agree, except the one who asks. Bots agree to anything. */
export function whoMustAgree(doc: TableDoc): number[] {
  const { proposal, chairs } = doc;
  if (proposal === null) return [];
  const asking = chairs[proposal.seat].person;
  const ousted = oustedSince(doc, proposal.moment);
  return chairs.flatMap(({ person, bot, resigned }, seat) => {
    if (person === null || person === asking || resigned) return [];
    return bot === null || ousted.includes(person) ? [seat] : [];
  });
}

export async function propose(
  hall: Hall,
  room: Room,
  seat: number,
  moment: number,
  by: string,
): Promise<void> {
  const play = playOf(room);
  const refusal = play.noWayBackTo(moment);
  if (refusal !== null) throw new Refused(refusal, room.game);
  // Nobody can agree for somebody who is no longer here.
  const isHere = (person: string) => room.doc.chairs.some((chair) => chair.person === person);
  if (!oustedSince(room.doc, moment).every(isHere)) throw refuse('refuse.ousted');
  await keepOrGoBack(hall, room, { ...copyDoc(room.doc), proposal: { seat, moment, agreed: [] } }, by);
}

export async function agree(hall: Hall, room: Room, seat: number, yes: boolean, by: string): Promise<void> {
  const doc = copyDoc(room.doc);
  if (doc.proposal === null) throw refuse('refuse.noProposal');
  if (!whoMustAgree(doc).includes(seat)) throw refuse('refuse.notNow');
  if (yes) doc.proposal.agreed = [...new Set([...doc.proposal.agreed, seat])];
  else doc.proposal = null;
  await keepOrGoBack(hall, room, doc, by);
}

/**
 * Stores an arrangement; and goes back if somebody has asked for that and nobody is left who has not agreed.
 * @param by who has changed it; absent when it came by itself
 */
export async function keepOrGoBack(hall: Hall, room: Room, doc: TableDoc, by?: string): Promise<void> {
  const doer = by === undefined ? {} : { by };
  const { proposal } = doc;
  const missing = whoMustAgree(doc).some((seat) => !proposal?.agreed.includes(seat));
  if (proposal === null || missing || doc.phase !== 'running') {
    await hall.keep(room, { doc, ...doer });
    return;
  }
  const { seat, moment, agreed } = proposal;
  const play = playOf(room);
  const applied = play.goBackTo(seat, moment, agreed);
  if (!applied.ok) throw new Refused(applied.refusal, room.game);
  room.forgetReplay();
  followRules(doc, play.game, play.position);
  await hall.keep(room, {
    ...doer,
    doc: { ...doc, proposal: null },
    entries: [{ entry: applied.entry, command: null, seat }],
  });
}
