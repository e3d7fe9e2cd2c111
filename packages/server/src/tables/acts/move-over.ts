/** Newer rules by consent: the game goes on from here by the newest ones. */
import { RefusalError, refuse } from '../../refuse.ts';
import { isPlayedByPerson } from '../../store/table-doc.ts';
import { demandGame } from '../commands.ts';
import type { LiveTable } from '../live-table.ts';
import type { Tables } from '../tables.ts';
import { copyDoc } from './arrange.ts';
import { whoMustMove } from './consent.ts';
import { keepOrGoBack } from './go-back.ts';
import { newerRules } from './take-rules.ts';

/** A player asks for the newest rules, agrees to them, or says no. */
export async function moveOver(
  tables: Tables,
  live: LiveTable,
  wish: { readonly seat: number; readonly version: number; readonly agree: boolean },
  by: string,
): Promise<void> {
  const { seat, version, agree } = wish;
  const play = demandGame(live);
  const newest = newerRules(tables, live);
  const mayVote = isPlayedByPerson(live.doc.chairs[seat]) || whoMustMove(live.doc).includes(seat);
  if (newest?.version !== version || !mayVote) throw refuse('refuse.notNow');
  const asked = live.doc.moving?.version === version ? live.doc.moving : null;
  if (!agree) {
    if (asked === null) throw refuse('refuse.noProposal');
    await tables.commit(live, { doc: { ...copyDoc(live.doc), moving: null }, by });
    return;
  }
  const refusal = play.noMoveTo(newest);
  if (refusal !== null) throw new RefusalError(refusal, live.game);
  const moving = asked ?? { seat, version, agreed: [] };
  const agreed = [...new Set([...moving.agreed, seat])].filter((one) => one !== moving.seat);
  await keepOrGoBack(tables, live, { ...copyDoc(live.doc), moving: { ...moving, agreed } }, by);
}
