import { type Outcome, promptOf } from '@entente/engine';
import type { Chair, TableLine, TableState } from '@entente/protocol';
import type { Clocks, ListedTable, StoredLine } from '../store/store.ts';
import {
  holds,
  isOpenTo,
  isOut,
  knowsTooMuch,
  placesOf,
  type StoredChair,
  seatsOf,
  type TableDoc,
} from '../store/table-doc.ts';
import { whoMustAgree, whoMustMove } from './acts/consent.ts';
import { whoMustWantOpen } from './acts/open-seat.ts';
import { askedFor } from './asked-for.ts';
import { dueOf } from './clock.ts';
import type { LiveTable } from './live-table.ts';
import { windowLength } from './reaction-windows.ts';

/** Presence: which people are here, and when they were last seen. */
export interface Presence {
  isOnline(person: string, table: string): boolean;
  lastSeen(person: string): number | null;
  watching(live: LiveTable): number;
  /** When this process began to know who is here. */
  readonly began: number;
  /** What time it is by the tables' clocks. */
  now(): number;
}

/** A table as one person sees it. Codes go only to those who may pass them on, nonces and the secret only in time. */
export function showTable(live: LiveTable, person: string | null, presence: Presence): TableState {
  const { doc, play } = live;
  const host = person !== null && doc.host === person;
  const seated = host || seatsOf(doc, person).length > 0;
  return {
    id: doc.id,
    name: doc.name,
    game: doc.game,
    version: doc.version,
    ...rulesFor(live),
    ...(live.broken === null ? {} : { broken: live.broken }),
    options: { ...(play?.position.options ?? doc.options) },
    phase: doc.phase,
    chairs: doc.chairs.map((chair, seat) => showChair(live, chair, seat, person, presence)),
    host,
    pace: doc.pace,
    late: doc.late,
    visibility: doc.visibility,
    ...(doc.rated === true ? { rated: true } : {}),
    talk: doc.talk,
    spectators: doc.spectators,
    watching: presence.watching(live),
    locked: doc.locked,
    code: seated ? doc.code : null,
    dice: {
      commitment: doc.commitment,
      nonces: play === null ? null : doc.chairs.map(({ nonce }) => nonce ?? ''),
      secret: isSecretOpen(doc) ? doc.secret : null,
    },
    ...nowAt(live, person),
    window: showWindow(live),
    ended: doc.ended,
    proposal: doc.proposal === null ? null : { ...doc.proposal, wanted: whoMustAgree(doc) },
    rematch: doc.rematch,
    from: doc.from === null ? null : { table: doc.from.table, moment: doc.from.moment },
    ...(doc.class === undefined ? {} : { class: doc.class.code }),
    ...(doc.announcement == null ? {} : { announcement: doc.announcement }),
    ...showGuidance(live, person),
    created: doc.created,
    now: presence.now(),
  };
}

/** What everybody at a table of a class may know of how it is guided. */
function showGuidance(
  { doc, play }: LiveTable,
  person: string | null,
): Pick<TableState, 'held' | 'until' | 'nudged' | 'observed' | 'observer'> {
  const { guidance, phase } = doc;
  if (guidance === undefined) return {};
  const { held, until, nudged, openTo } = guidance;
  const isOver = phase === 'over';
  return {
    ...(phase === 'paused' && held !== null ? { held } : {}),
    ...(until === null || isOver ? {} : { until }),
    ...(nudged === null || isOver || nudged !== play?.moment ? {} : { nudged: true }),
    ...(openTo === null ? {} : { observed: true }),
    ...(isOpenTo(doc, person) && !isOver ? { observer: true } : {}),
  };
}

function rulesFor({
  doc,
  newest,
}: LiveTable): Pick<TableState, 'rules' | 'newest' | 'before' | 'former' | 'moving'> {
  const { rules, version, before, former, moving = null } = doc;
  const isOpen = moving !== null && moving.version === newest && doc.phase !== 'over';
  return {
    ...(former === undefined ? {} : { former: former.map((one) => ({ ...one })) }),
    ...(isOpen ? { moving: { ...moving, agreed: [...moving.agreed], wanted: whoMustMove(doc) } } : {}),
    ...(rules === undefined ? {} : { rules }),
    ...(newest === null || newest === version ? {} : { newest }),
    ...(before === undefined || doc.phase !== 'lobby' ? {} : { before }),
  };
}

function nowAt(
  live: LiveTable,
  person: string | null,
): Pick<TableState, 'asked' | 'prompt' | 'moment' | 'round' | 'outcome'> {
  const { play } = live;
  return {
    asked: [...live.askedFor(person)],
    prompt: play === null ? null : promptOf(play.game, play.view('spectator')),
    moment: play?.moment ?? 0,
    round: play?.position.round ?? 0,
    outcome: outcomeFor(live.doc, play?.position.outcome ?? null),
  };
}

/** May everybody know how the dice were made? Not of a practice table, nor while others play with the same. */
export const isSecretOpen = ({ phase, from, isSecretShared }: TableDoc): boolean =>
  phase === 'over' && from === null && isSecretShared !== true;

/** What everybody may know of the window that is open. */
function showWindow(live: LiveTable): TableState['window'] {
  const { window, doc } = live;
  if (window === null || doc.phase === 'over') return null;
  const { closes, waits, away } = window;
  return { closes, length: windowLength(live), waits: [...waits], away: [...away] };
}

/** A player who resigned to a bot cannot win, however well the bot does: the best remaining seat wins instead. */
export function outcomeFor(doc: TableDoc, reached: Outcome | null): TableState['outcome'] {
  const outcome = doc.result?.outcome ?? reached;
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
  live: LiveTable,
  chair: StoredChair,
  seat: number,
  person: string | null,
  presence: Presence,
): Chair {
  const { doc } = live;
  const mine = holds(doc, person, seat);
  const isHere = placesOf(doc, person).includes(seat);
  const round = live.play?.position.round ?? 0;
  // A clock that stops would show that its player has answered.
  const { window } = live;
  const clocks = window?.asked.includes(seat) && !mine ? window.clocks : live.clocks;
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
    ...(mine ? { asking: chair.asking ?? false, quick: chair.quick ?? false } : {}),
    ...(chair.pair == null ? {} : { pair: chair.pair.map((one) => one.name) }),
    ...(!mine && isHere ? { looksOn: true } : {}),
    ...(isHere && chair.hint != null && chair.hint.round === round ? { hint: chair.hint.words } : {}),
    ...(wanted.length === 0 ? {} : { opening: wanted }),
    clock: clocks === null ? null : { bank: clocks.bank[seat], due: dueOf(clocks, seat) },
  };
}

export const showLine = (live: LiveTable, person: string | null): TableLine => {
  const { play, doc, clocks, asked, changed, broken } = live;
  const { moment = 0 } = play ?? {};
  const prompt = play === null ? null : promptOf(play.game, play.view('spectator'));
  const outcome = play?.position.outcome ?? null;
  const line = lineFor({ doc, clocks, line: { asked, moment, prompt, outcome, changed } }, person);
  return broken === null ? line : { ...line, broken: true };
};

interface LineFacts {
  readonly doc: TableDoc;
  readonly clocks: Clocks | null;
  readonly line: Pick<StoredLine, 'asked' | 'moment' | 'prompt' | 'outcome' | 'changed'>;
}

/** A table as it is in a person's list. */
export function lineFor({ doc, clocks, line }: LineFacts, person: string | null): TableLine {
  const { moment, prompt, changed } = line;
  const isOpen = doc.phase === 'running' && line.outcome === null;
  const asked = isOpen ? askedFor(doc, line.asked, moment, person) : line.asked;
  const mine = seatsOf(doc, person);
  const waiting = asked.filter((seat) => mine.includes(seat) && doc.chairs[seat].bot === null);
  const dues = clocks === null ? [] : waiting.flatMap((seat) => dueOf(clocks, seat) ?? []);
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
    outcome: outcomeFor(doc, line.outcome),
    ended: doc.ended,
    rematch: doc.rematch,
    changed,
  };
}

/** A table that cannot be read, as one that is over. */
export const brokenLine = ({ id, doc, changed }: Pick<ListedTable, 'id' | 'doc' | 'changed'>): TableLine => ({
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
