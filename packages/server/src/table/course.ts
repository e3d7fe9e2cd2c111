/** Acts on a table that need more than its arrangement: starting it, giving up, a new host, going back, playing again. */
import type { TableAct } from '@entente/protocol';
import { Refused, refuse } from '../refuse.ts';
import { demand } from '../rights.ts';
import type { Presence } from '../show-table.ts';
import { type Actor, arrange, copyDoc } from './acts.ts';
import { newClocks } from './clock.ts';
import { playOf } from './commands.ts';
import { rematchOf } from './create.ts';
import { isPlayedByPerson, type TableDoc } from './doc.ts';
import { followRules, resign } from './giving-up.ts';
import type { Hall } from './hall.ts';
import { handOver } from './hosting.ts';
import type { Room } from './room.ts';

export function actOnTable(
  hall: Hall,
  presence: Presence,
  table: string,
  act: TableAct,
  actor: Actor,
): Promise<void> {
  return hall.at(table, async (room) => {
    demand(room.doc, actor.id, act.do, 'seat' in act ? act.seat : undefined);
    switch (act.do) {
      case 'start':
        await start(hall, room);
        break;
      case 'propose':
        await propose(hall, room, act.seat, act.moment);
        break;
      case 'agree':
        await agree(hall, room, act.seat, act.agree);
        break;
      case 'resign':
        await resign(hall, room, act.seat);
        break;
      case 'host': {
        const doc = copyDoc(room.doc);
        handOver(doc, act.seat, actor.id, presence);
        await hall.keep(room, { doc });
        break;
      }
      case 'rematch':
        await rematch(hall, room, actor);
        break;
      default: {
        if (room.game === null && act.do !== 'close') throw refuse('refuse.oldRules');
        const game = room.game ?? [...hall.games.values()][0];
        await hall.keep(room, { doc: arrange(room.doc, act, actor, game) });
      }
    }
  });
}

async function start(hall: Hall, room: Room): Promise<void> {
  const ready = room.doc.chairs.every(({ person, bot, nonce, ready: is }) =>
    bot !== null || person !== null ? is && nonce !== null : false,
  );
  if (!ready) throw refuse('refuse.notReady');
  const doc: TableDoc = { ...copyDoc(room.doc), phase: 'running' };
  hall.begin(room, doc);
  await hall.keep(room, { doc, clocks: newClocks(doc.pace, doc.chairs.length) });
}

/** Everybody who plays and is no bot has to agree, except the one who asks. */
export function whoMustAgree(doc: TableDoc): number[] {
  const asking = doc.proposal?.seat;
  const person = asking === undefined ? null : doc.chairs[asking].person;
  return doc.chairs.flatMap((chair, seat) =>
    isPlayedByPerson(chair) && chair.person !== person ? [seat] : [],
  );
}

async function propose(hall: Hall, room: Room, seat: number, moment: number): Promise<void> {
  const play = playOf(room);
  if (moment >= play.moment) throw refuse('refuse.noMoment');
  const doc: TableDoc = { ...copyDoc(room.doc), proposal: { seat, moment, agreed: [] } };
  await settle(hall, room, doc);
}

async function agree(hall: Hall, room: Room, seat: number, yes: boolean): Promise<void> {
  const doc = copyDoc(room.doc);
  if (doc.proposal === null) throw refuse('refuse.noProposal');
  if (!whoMustAgree(doc).includes(seat)) throw refuse('refuse.notNow');
  if (yes) doc.proposal.agreed = [...new Set([...doc.proposal.agreed, seat])];
  else doc.proposal = null;
  await settle(hall, room, doc);
}

/** Goes back when everybody has agreed. */
async function settle(hall: Hall, room: Room, doc: TableDoc): Promise<void> {
  const { proposal } = doc;
  const missing = whoMustAgree(doc).some((seat) => !proposal?.agreed.includes(seat));
  if (proposal === null || missing) {
    await hall.keep(room, { doc });
    return;
  }
  const { seat, moment, agreed } = proposal;
  const play = playOf(room);
  const applied = play.undoTo(seat, moment, agreed);
  if (!applied.ok) throw new Refused(applied.refusal, room.game);
  room.forgetReplay();
  followRules(doc, play.table.game, play.position);
  await hall.keep(room, {
    doc: { ...doc, proposal: null },
    entry: { entry: applied.entry, command: null, seat },
  });
}

/** Made once: whoever asks later is led to the same table. */
async function rematch(hall: Hall, room: Room, actor: Actor): Promise<void> {
  if (room.doc.rematch !== null) return;
  if (room.doc.from !== null) throw refuse('refuse.practice');
  if (room.game === null) throw refuse('refuse.oldRules');
  const now = hall.now();
  const next = rematchOf(room.doc, room.game, actor, now);
  await hall.store.addTable(next, now).catch(async (fault: unknown) => {
    // Somebody at another process was faster.
    if ((await hall.store.table(next.id)) === null) throw fault;
  });
  await hall.keep(room, { doc: { ...copyDoc(room.doc), rematch: next.id } }, now);
}
