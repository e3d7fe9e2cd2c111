/** What people do to a table. Each act changes a copy of the arrangement, or throws a refusal. */
import { botKinds } from '@entente/bots';
import type { AnyGame } from '@entente/engine';
import { completeOptions } from '@entente/engine';
import type { BotLevel, TableAct } from '@entente/protocol';
import { newCode, newId, newNonce } from '../../ids.ts';
import { RefusalError, refuse } from '../../refuse.ts';
import {
  isOut,
  isPlayedByPerson,
  knowsTooMuch,
  type StoredChair,
  seatsOf,
  type TableDoc,
} from '../../store/table-doc.ts';
import type { World } from '../../world.ts';
import { passOn } from './host.ts';
import { wantsOpen } from './open-seat.ts';

/** The bot that replaces people. */
export const STAND_IN = 'greedy';

export interface Actor {
  readonly id: string;
  readonly name: string;
}

/** Acts that concern only the arrangement. The others (start, rematch, going back, newer rules, giving up, a new host, a window) need more; closing, less. */
type DocAct = Exclude<
  TableAct,
  { do: 'start' | 'rematch' | 'propose' | 'agree' | 'rules' | 'resign' | 'host' | 'wait' | 'close' }
>;

interface Circumstances {
  readonly actor: Actor;
  readonly game: AnyGame;
  readonly moment: number;
  readonly world: World;
  /** Has this person been away for so long that others need not wait? */
  isAway(person: string): boolean;
}

export function arrange(
  old: TableDoc,
  act: DocAct,
  { actor, game, moment, world, isAway }: Circumstances,
): TableDoc {
  const doc = copyDoc(old);
  switch (act.do) {
    case 'take':
      take(doc, act, actor);
      break;
    case 'leave':
      for (const seat of seatsOf(doc, actor.id)) {
        if (act.seat === undefined || act.seat === seat) leave(doc, seat, world);
      }
      passOn(doc, actor.id);
      break;
    case 'back':
      if (chairAt(doc, act.seat).resigned) throw refuse('refuse.notNow');
      Object.assign(chairAt(doc, act.seat), {
        bot: null,
        opening: [],
        ...playsAgain(chairAt(doc, act.seat), actor),
      });
      break;
    case 'free':
      if (wantsOpen(doc, chairAt(doc, act.seat), actor.id, isAway)) {
        oust(doc, act.seat, actor, moment);
        free(doc, act.seat, world);
      }
      break;
    case 'bot':
      oust(doc, act.seat, actor, moment);
      putBot(doc, act.seat, demandBot(game, act.bot), world);
      break;
    case 'lock':
      doc.locked = act.locked;
      break;
    case 'renew':
      doc.code = newCode(world);
      for (const chair of doc.chairs) chair.code = newCode(world);
      break;
    case 'ready':
      Object.assign(chairAt(doc, act.seat), { ready: true, nonce: act.nonce });
      break;
    case 'unready':
      Object.assign(chairAt(doc, act.seat), { ready: false, nonce: null });
      break;
    case 'shuffle':
      shuffle(doc, world);
      break;
    case 'change':
      change(doc, act, game);
      break;
    case 'asking':
      Object.assign(chairAt(doc, act.seat), { asking: act.keep, quick: act.quick ?? false });
      break;
    case 'pause':
      doc.phase = 'paused';
      break;
    case 'resume':
      doc.phase = 'running';
      break;
  }
  return doc;
}

export const copyDoc = (doc: TableDoc): TableDoc => ({
  ...doc,
  chairs: doc.chairs.map((chair) => ({ ...chair })),
  proposal: doc.proposal === null ? null : { ...doc.proposal, agreed: [...doc.proposal.agreed] },
});

export const openChair = (world: World): StoredChair => ({
  person: null,
  name: null,
  bot: null,
  open: true,
  ready: false,
  nonce: null,
  resigned: false,
  missed: null,
  code: newCode(world),
  stay: newId(world),
});

function chairAt(doc: TableDoc, seat: number): StoredChair {
  const chair = doc.chairs[seat];
  if (chair === undefined) throw refuse('refuse.noSeat');
  return chair;
}

/** A seat's own link opens that seat even when the table is locked; the table's link opens any. */
function take(doc: TableDoc, act: Extract<TableAct, { do: 'take' }>, actor: Actor): void {
  const bySeatLink = doc.chairs.findIndex(({ code }) => code === act.code);
  const byTableLink = act.code === doc.code || doc.host === actor.id;
  if (bySeatLink < 0 && !byTableLink && !(doc.visibility === 'listed' && act.code === undefined)) {
    throw refuse('refuse.noCode');
  }
  if (bySeatLink < 0 && doc.locked && doc.host !== actor.id) throw refuse('refuse.locked');
  const wanted = bySeatLink >= 0 ? bySeatLink : (act.seat ?? doc.chairs.findIndex(({ open }) => open));
  if (wanted < 0) throw refuse('refuse.noSeat');
  const chair = chairAt(doc, wanted);
  if (chair.person === actor.id && chair.bot === null) return;
  if (!chair.open) throw refuse('refuse.taken');
  if (knowsTooMuch(doc, actor.id, wanted)) throw refuse('refuse.knows');
  const others = doc.chairs.flatMap((other) => (other === chair || other.name === null ? [] : [other.name]));
  const name = distinctName(act.name ?? actor.name, others);
  // The player before may have resigned; the new one has not.
  const sits = { person: actor.id, name, bot: null, open: false, resigned: false };
  Object.assign(chair, { ...sits, ...playsAgain(chair, actor) });
}

/** A player who comes back has no timeouts, and has to agree to going back like any other. */
const playsAgain = ({ ousted = [] }: StoredChair, { id }: Actor): Pick<StoredChair, 'ousted' | 'missed'> => ({
  ousted: ousted.filter(({ person }) => person !== id),
  missed: null,
});

/** The host may remove a player, but that player still has to agree to undoing the moves they made. */
function oust(doc: TableDoc, seat: number, actor: Actor, moment: number): void {
  const chair = chairAt(doc, seat);
  const { person, ousted = [] } = chair;
  if (doc.phase === 'lobby' || person === null || person === actor.id || !isPlayedByPerson(chair)) return;
  chair.ousted = [...ousted.filter((one) => one.person !== person), { person, moment }];
}

/** Two guests at one table are not called the same. */
function distinctName(name: string, others: readonly string[]): string {
  let distinct = name;
  for (let count = 2; others.includes(distinct); count++) distinct = `${name} ${count}`;
  return distinct;
}

/** In the lobby the chair is empty again; in a game a bot plays until the person is back. */
function leave(doc: TableDoc, seat: number, world: World): void {
  const chair = chairAt(doc, seat);
  if (doc.phase === 'lobby') vacate(doc, seat, { code: chair.code }, world);
  else if (!isOut(chair)) chair.bot ??= STAND_IN;
}

/** The chair is as new, except for what is kept. */
function vacate(doc: TableDoc, seat: number, kept: Partial<StoredChair>, world: World): void {
  doc.chairs[seat] = { ...openChair(world), ...kept };
}

function free(doc: TableDoc, seat: number, world: World): void {
  const { nonce, resigned, code: link, person, ousted = [], knew = [] } = chairAt(doc, seat);
  const code = person === null ? link : newCode(world);
  if (doc.phase === 'lobby') {
    vacate(doc, seat, { code }, world);
    return;
  }
  const known = person === null ? knew : [...new Set([...knew, person])];
  vacate(doc, seat, { code, bot: STAND_IN, nonce, resigned, ousted, knew: known }, world);
  // The players who would have to agree have changed.
  doc.proposal = null;
}

/** A level that this game has a bot for. */
export function demandBot(game: AnyGame, level: BotLevel): BotLevel {
  if (!botKinds(game).includes(level)) throw refuse('refuse.noBot');
  return level;
}

function putBot(doc: TableDoc, seat: number, bot: StoredChair['bot'], world: World): void {
  const chair = chairAt(doc, seat);
  if (isOut(chair)) throw refuse('refuse.notNow');
  if (doc.phase === 'lobby') {
    vacate(doc, seat, { bot, open: false, ready: true, nonce: newNonce(world) }, world);
  } else chair.bot = bot;
}

function shuffle(doc: TableDoc, world: World): void {
  for (let last = doc.chairs.length - 1; last > 0; last--) {
    const other = world.below(last + 1);
    [doc.chairs[last], doc.chairs[other]] = [doc.chairs[other], doc.chairs[last]];
  }
  // Private talk from before stays had ids is not for the player who gets the seat by chance.
  for (const chair of doc.chairs) chair.stay ??= newId(world);
}

function change(doc: TableDoc, act: Extract<TableAct, { do: 'change' }>, game: AnyGame): void {
  const { do: _, options, pace, late, ...free } = act;
  const atOnce = Object.fromEntries(Object.entries(free).filter(([, value]) => value !== undefined));
  Object.assign(doc, atOnce);
  if (options === undefined && pace === undefined && late === undefined) return;
  if (doc.phase !== 'lobby') throw refuse('refuse.notNow');
  if (options !== undefined) {
    const complete = completeOptions(game, options, doc.chairs.length);
    if (!complete.ok) {
      throw new RefusalError(
        { code: complete.problem.say, rule: '', with: { ...complete.problem.with } },
        game,
      );
    }
    doc.options = complete.options;
  }
  if (pace !== undefined) doc.pace = pace;
  if (late !== undefined) doc.late = late;
  for (const chair of doc.chairs) {
    if (chair.person !== null) Object.assign(chair, { ready: false, nonce: null });
  }
}
