import { promptOf } from '@entente/engine';
import type { Chair, TableLine, TableState } from '@entente/protocol';
import { holds, isOut, knowsTooMuch, type StoredChair, seatsOf } from './store/doc.ts';
import type { ListedTable } from './store/store.ts';
import { dueOf } from './table/clock.ts';
import { whoMustAgree } from './table/going-back.ts';
import { whoMustWantOpen } from './table/opening.ts';
import type { Room } from './table/room.ts';
import { LENGTH } from './table/windows.ts';

/** Who is here, and when people were last seen. */
export interface Presence {
  isOnline(person: string, table: string): boolean;
  lastSeen(person: string): number | null;
  watching(room: Room): number;
  /** Since when this process knows who is here. */
  readonly began: number;
  /** What time it is by the tables' clocks. */
  now(): number;
}

/** A table as one person sees it. Codes go only to those who may pass them on, nonces and the secret only in time. */
export function showTable(room: Room, person: string | null, presence: Presence): TableState {
  const { doc, play } = room;
  const host = person !== null && doc.host === person;
  const seated = host || seatsOf(doc, person).length > 0;
  return {
    id: doc.id,
    name: doc.name,
    game: doc.game,
    version: doc.version,
    options: { ...doc.options },
    phase: doc.phase,
    chairs: doc.chairs.map((chair, seat) => showChair(room, chair, seat, person, presence)),
    host,
    pace: doc.pace,
    late: doc.late,
    visibility: doc.visibility,
    talk: doc.talk,
    spectators: doc.spectators,
    watching: presence.watching(room),
    locked: doc.locked,
    code: seated ? doc.code : null,
    dice: {
      commitment: doc.commitment,
      nonces: play === null ? null : doc.chairs.map(({ nonce }) => nonce ?? ''),
      secret: doc.phase === 'over' && doc.from === null ? doc.secret : null,
    },
    ...nowAt(room, person),
    window: showWindow(room),
    ended: doc.ended,
    proposal: doc.proposal === null ? null : { ...doc.proposal, wanted: whoMustAgree(doc) },
    rematch: doc.rematch,
    from: doc.from === null ? null : { table: doc.from.table, moment: doc.from.moment },
    created: doc.created,
    now: presence.now(),
  };
}

function nowAt(
  room: Room,
  person: string | null,
): Pick<TableState, 'asked' | 'prompt' | 'moment' | 'round' | 'outcome'> {
  const { play } = room;
  return {
    asked: [...room.askedFor(person)],
    prompt: play === null ? null : promptOf(play.game, play.view('spectator')),
    moment: play?.moment ?? 0,
    round: play?.position.round ?? 0,
    outcome: outcomeFor(room),
  };
}

/** What everybody may know of the window that is open. */
function showWindow({ window, doc }: Room): TableState['window'] {
  if (window === null || doc.phase === 'over') return null;
  const { closes, waits, away } = window;
  return { closes, length: LENGTH[doc.pace], waits: [...waits], away: [...away] };
}

/** Who leaves a seat to a bot for good cannot win, whatever it makes of it: then the best of the others has. */
function outcomeFor({ doc, play }: Room): TableState['outcome'] {
  const outcome = play?.position.outcome ?? null;
  const isLeftToBot = (chair: StoredChair) => chair.resigned && !isOut(chair);
  if (outcome === null || !doc.chairs.some(isLeftToBot)) return outcome;
  const { reason, scores } = outcome;
  const left = doc.chairs.flatMap((chair, seat) => (chair.resigned ? [] : [seat]));
  const winners = outcome.winners.filter((seat) => left.includes(seat));
  if (winners.length > 0 || outcome.winners.length === 0) return { reason, scores, winners };
  const best = Math.max(...left.map((seat) => scores[seat]));
  return { reason, scores, winners: left.filter((seat) => scores[seat] === best) };
}

function showChair(
  room: Room,
  chair: StoredChair,
  seat: number,
  person: string | null,
  presence: Presence,
): Chair {
  const { doc } = room;
  const mine = holds(doc, person, seat);
  // When somebody else's clock stops would tell that they have answered.
  const { window } = room;
  const clocks = window?.asked.includes(seat) && !mine ? window.clocks : room.clocks;
  const wanted = doc.phase === 'over' ? [] : whoMustWantOpen(doc, chair).flatMap((one) => seatsOf(doc, one));
  return {
    seat,
    kind: chair.bot !== null ? 'bot' : chair.person !== null ? 'person' : 'open',
    name: chair.name,
    bot: chair.bot,
    mine,
    host: chair.person === doc.host,
    ready: chair.ready,
    online: chair.person !== null && presence.isOnline(chair.person, doc.id),
    seen: chair.person === null ? null : presence.lastSeen(chair.person),
    resigned: chair.resigned,
    missed: chair.missed?.count ?? 0,
    back:
      (chair.open && !(person !== null && knowsTooMuch(doc, person, seat))) ||
      (mine && chair.bot !== null && !chair.resigned),
    code: doc.host === person && chair.open ? chair.code : null,
    ...(mine ? { asking: chair.asking ?? false } : {}),
    ...(wanted.length === 0 ? {} : { opening: wanted }),
    clock: clocks === null ? null : { bank: clocks.bank[seat], due: dueOf(clocks, seat) },
  };
}

export function showLine(room: Room, person: string | null): TableLine {
  const { doc, clocks } = room;
  const asked = room.askedFor(person);
  const mine = seatsOf(doc, person);
  const waiting = asked.filter((seat) => mine.includes(seat) && doc.chairs[seat].bot === null);
  const dues = clocks === null ? [] : waiting.flatMap((seat) => dueOf(clocks, seat) ?? []);
  const { prompt, moment, outcome } = nowAt(room, person);
  return {
    id: doc.id,
    name: doc.name,
    game: doc.game,
    phase: doc.phase,
    pace: doc.pace,
    names: doc.chairs.map(({ name, bot }) => name ?? bot),
    mine,
    asked: [...asked],
    waits: waiting.length > 0,
    prompt,
    moment,
    due: dues.length === 0 ? null : Math.min(...dues),
    outcome,
    ended: doc.ended,
    rematch: doc.rematch,
    changed: room.changed,
  };
}

/** A table that cannot be read, as one that is over. */
export const brokenLine = ({ id, doc, changed }: ListedTable): TableLine => ({
  id,
  name: doc?.name ?? '',
  game: doc?.game ?? '',
  phase: 'over',
  pace: doc?.pace ?? 'none',
  names: [],
  mine: [],
  asked: [],
  waits: false,
  prompt: null,
  moment: 0,
  due: null,
  outcome: null,
  ended: 'closed',
  rematch: null,
  changed,
  broken: true,
});
