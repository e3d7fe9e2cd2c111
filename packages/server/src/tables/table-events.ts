/** What happens to the people at a table, told to everybody among the lines of talk. It follows from two arrangements. */
import type { TableEvent } from '@entente/protocol';
import type { NewTalk, StoredTalk } from '../store/store.ts';
import type { StoredChair, TableDoc } from '../store/table-doc.ts';

/** The id of the person who did it; null for bots and clocks. */
type Doer = string | null;

interface SeatEvent {
  readonly seat: number;
  /** As it was when it happened: by then the person may have no seat any more. */
  readonly chair: StoredChair;
  readonly event: TableEvent;
}

/** For clients that do not know events: it reads like a remark of the person concerned. */
const TEXT: Readonly<Record<TableEvent['what'], string>> = {
  resigned: '(has resigned)',
  left: '(has left; a bot plays)',
  late: '(was late; a bot plays)',
  replaced: '(is replaced by a bot)',
  back: '(is back)',
  opening: '(may lose this seat)',
  opened: '(this seat is open now)',
  sat: '(has sat down)',
  refused: '(says no to going back)',
  keepsRules: '(says no to newer rules)',
};

/** In the lobby everybody sees who comes and goes. */
export function eventsBetween(old: TableDoc, doc: TableDoc, by: Doer, isBack: boolean): SeatEvent[] {
  if (old.phase === 'lobby' || old === doc) return [];
  const doer = doc.chairs.findIndex(({ person }) => person !== null && person === by);
  const found = doc.chairs.flatMap((now, seat): SeatEvent[] => {
    const before = old.chairs[seat];
    const event = between(before, now, by, doer);
    return event === null ? [] : [{ seat, chair: now.person === null ? before : now, event }];
  });
  const isRefused = old.proposal !== null && doc.proposal === null && !isBack && doc.phase !== 'over';
  const isKept =
    old.moving != null && doc.moving === null && old.version === doc.version && doc.phase !== 'over';
  if (isKept && doer >= 0 && doer !== old.moving?.seat)
    return [...found, { seat: doer, chair: doc.chairs[doer], event: { what: 'keepsRules' } }];
  // A player who asked to go back and plays on has changed their mind.
  if (found.length > 0 || !isRefused || doer < 0 || doer === old.proposal?.seat) return found;
  return [{ seat: doer, chair: doc.chairs[doer], event: { what: 'refused' } }];
}

/** What happened to a chair between two arrangements. */
function between(before: StoredChair, now: StoredChair, by: Doer, doer: number): TableEvent | null {
  const other = doer >= 0 && by !== now.person ? { by: doer } : {};
  if (before.person !== now.person) {
    if (before.pair?.some(({ person }) => person === now.person)) return null;
    // The guest signed in, or deleted the account: the others need not know.
    if (by === null) return null;
    return now.person === null ? { what: 'opened', ...other } : { what: 'sat' };
  }
  if (now.person === null) return null;
  if (now.resigned !== before.resigned)
    return now.resigned ? { what: 'resigned', ...(now.bot === null ? {} : { bot: true }) } : null;
  if ((now.opening ?? []).length > 0 && (before.opening ?? []).length === 0)
    return { what: 'opening', ...other };
  if ((before.bot === null) === (now.bot === null)) return null;
  if (now.bot === null) return { what: 'back' };
  if (by === null) return { what: 'late' };
  return by === now.person ? { what: 'left' } : { what: 'replaced', ...other };
}

/** Happenings as lines that are stored with the table. */
export function linesOf(
  found: readonly SeatEvent[],
  line: (seat: number, text: string) => Omit<StoredTalk, 'stays' | 'name'>,
): NewTalk[] {
  return found.map(({ seat, chair, event }, index) => {
    const { number, ...rest } = line(seat, TEXT[event.what]);
    const stays = [chair.stay ?? '', chair.stay ?? ''];
    const told: StoredTalk = { ...rest, number: number + index, name: chair.name, stays, event };
    return { line: told, speaker: chair.person };
  });
}
