/** Giving a seat up for good: by the rules of the game where it has some, else a bot plays on. */
import type { AnyGame, Position, Types } from '@entente/engine';
import { Refused } from '../refuse.ts';
import type { TableDoc } from '../store/doc.ts';
import { copyDoc, STAND_IN } from './acts.ts';
import { playOf } from './commands.ts';
import type { Hall } from './hall.ts';
import { passOn } from './hosting.ts';
import type { Room } from './room.ts';

export async function resign(hall: Hall, room: Room, seat: number, by: string): Promise<void> {
  const play = playOf(room);
  // Who was to agree to go back may be another table now than the one that was asked.
  const doc: TableDoc = { ...copyDoc(room.doc), proposal: null };
  const applied = play.resign(seat);
  if (applied.ok) {
    followRules(doc, play.game, play.position);
    passOn(doc, doc.chairs[seat].person);
    if (play.position.outcome === null && !isAnybodyLeft(doc)) end(doc);
    await hall.keep(room, { doc, by, entries: [{ entry: applied.entry, command: null, seat }] });
    return;
  }
  if (applied.refusal.code !== 'refuse.noResigning') throw new Refused(applied.refusal, room.game);
  Object.assign(doc.chairs[seat], { resigned: true, bot: STAND_IN });
  passOn(doc, doc.chairs[seat].person);
  // Of two, one is left; with nobody left there is nobody to play for.
  if (doc.chairs.length === 2 || !isAnybodyLeft(doc)) end(doc);
  await hall.keep(room, { doc, by });
}

/** Marks who has given up by the rules, as the position says: going back by consent may change that. */
export function followRules(doc: TableDoc, game: AnyGame, position: Position<Types>): void {
  const { resignation } = game;
  if (resignation === undefined) return;
  for (const [seat, chair] of doc.chairs.entries()) {
    if (chair.person === null) continue;
    if (resignation.has(position, seat)) Object.assign(chair, { resigned: true, bot: null });
    else if (chair.bot === null) chair.resigned = false;
  }
}

/** Somebody who is only away, with a bot standing in, still counts. */
const isAnybodyLeft = ({ chairs }: TableDoc): boolean =>
  chairs.some(({ person, resigned }) => person !== null && !resigned);

function end(doc: TableDoc): void {
  doc.phase = 'over';
  doc.ended = 'resigned';
}
