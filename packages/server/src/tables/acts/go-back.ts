/** Going back by consent, further than a seat may by itself. */
import { RefusalError, refuse } from '../../refuse.ts';
import type { TableDoc } from '../../store/table-doc.ts';
import { demandGame } from '../commands.ts';
import type { LiveTable } from '../live-table.ts';
import type { Tables } from '../tables.ts';
import { copyDoc } from './arrange.ts';
import { oustedSince, whoMustAgree } from './consent.ts';
import { followRules } from './resign.ts';
import { agreedRules, takeRules } from './take-rules.ts';

export async function propose(
  tables: Tables,
  live: LiveTable,
  seat: number,
  moment: number,
  by: string,
): Promise<void> {
  const play = demandGame(live);
  const refusal = play.noWayBackTo(moment);
  if (refusal !== null) throw new RefusalError(refusal, live.game);
  // A player who is no longer here cannot agree.
  const isHere = (person: string) => live.doc.chairs.some((chair) => chair.person === person);
  if (!oustedSince(live.doc, moment).every(isHere)) throw refuse('refuse.ousted');
  await keepOrGoBack(tables, live, { ...copyDoc(live.doc), proposal: { seat, moment, agreed: [] } }, by);
}

export async function agree(
  tables: Tables,
  live: LiveTable,
  seat: number,
  yes: boolean,
  by: string,
): Promise<void> {
  const doc = copyDoc(live.doc);
  if (doc.proposal === null) throw refuse('refuse.noProposal');
  if (!whoMustAgree(doc).includes(seat)) throw refuse('refuse.notNow');
  if (yes) doc.proposal.agreed = [...new Set([...doc.proposal.agreed, seat])];
  else doc.proposal = null;
  await keepOrGoBack(tables, live, doc, by);
}

/**
 * Stores an arrangement; and goes back, or moves over to newer rules, if a player has asked for it and all others have
 * agreed.
 * @param by the person who changed it; absent for bots and clocks
 */
export async function keepOrGoBack(
  tables: Tables,
  live: LiveTable,
  doc: TableDoc,
  by?: string,
): Promise<void> {
  const newer = agreedRules(tables, live, doc);
  if (newer !== null) return takeRules(tables, live, doc, newer, by);
  const doer = by === undefined ? {} : { by };
  const { proposal } = doc;
  const missing = whoMustAgree(doc).some((seat) => !proposal?.agreed.includes(seat));
  if (proposal === null || missing || doc.phase !== 'running') {
    await tables.commit(live, { doc, ...doer });
    return;
  }
  const { seat, moment, agreed } = proposal;
  const play = demandGame(live);
  const applied = play.goBackTo(seat, moment, agreed);
  if (!applied.ok) throw new RefusalError(applied.refusal, live.game);
  live.forgetReplay();
  followRules(doc, play.game, play.position);
  await tables.commit(live, {
    ...doer,
    doc: { ...doc, proposal: null },
    entries: [{ entry: applied.entry, command: null }],
  });
}
