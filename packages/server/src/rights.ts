/** Who may do what, and when. All of it stands here; nothing else decides about rights. */
import type { TableAct, TablePhase } from '@entente/protocol';
import { refuse } from './refuse.ts';
import { holds, seatsOf, type TableDoc } from './table/doc.ts';

/**
 * `anybody` has a session; `seated` holds some seat; `holder` holds the seat that the act names; `host` made the
 * table or was made its host.
 */
type Who = 'anybody' | 'seated' | 'holder' | 'host';
type Right = readonly [who: Who, ...when: TablePhase[]];
type Doing = TableAct['do'] | 'command' | 'talk' | 'branch';

const RIGHTS: Readonly<Record<Doing, Right>> = {
  command: ['holder', 'running'],
  talk: ['holder', 'lobby', 'running', 'paused', 'over'],
  branch: ['anybody', 'running', 'paused', 'over'],
  take: ['anybody', 'lobby', 'running', 'paused'],
  leave: ['seated', 'lobby', 'running', 'paused'],
  back: ['holder', 'running', 'paused'],
  ready: ['holder', 'lobby'],
  unready: ['holder', 'lobby'],
  start: ['host', 'lobby'],
  shuffle: ['host', 'lobby'],
  free: ['host', 'lobby', 'running', 'paused'],
  bot: ['host', 'lobby', 'running', 'paused'],
  lock: ['host', 'lobby', 'running', 'paused'],
  renew: ['host', 'lobby', 'running', 'paused'],
  change: ['host', 'lobby', 'running', 'paused'],
  host: ['seated', 'lobby', 'running', 'paused'],
  pause: ['seated', 'running'],
  resume: ['seated', 'paused'],
  resign: ['holder', 'running', 'paused'],
  rematch: ['seated', 'over'],
  propose: ['holder', 'running'],
  agree: ['holder', 'running'],
  close: ['host', 'lobby', 'running', 'paused'],
};

/** Throws a refusal unless this person may do this now. */
export function demand(doc: TableDoc, person: string, doing: Doing, seat?: number): void {
  const [who, ...when] = RIGHTS[doing];
  if (!isOne(doc, person, who, seat)) throw refuse(WHY[who]);
  if (doc.phase === 'paused' && doing === 'command') throw refuse('refuse.paused');
  if (!when.includes(doc.phase)) throw refuse('refuse.notNow');
}

const WHY = {
  anybody: 'refuse.noName',
  seated: 'refuse.notSeated',
  holder: 'refuse.notYours',
  host: 'refuse.notHost',
} as const;

function isOne(doc: TableDoc, person: string, who: Who, seat: number | undefined): boolean {
  switch (who) {
    case 'anybody':
      return true;
    case 'seated':
      return doc.host === person || seatsOf(doc, person).length > 0;
    case 'holder':
      return seat !== undefined && holds(doc, person, seat);
    case 'host':
      return doc.host === person;
  }
}

/** May this person see the table at all? Those who sit there and the host always; others if the table lets them. */
export function mayWatch(doc: TableDoc, person: string | null): boolean {
  if (person !== null && isOne(doc, person, 'seated', undefined)) return true;
  return doc.spectators || doc.phase === 'lobby';
}

/** May this person see what this viewer sees? After the end everything is open. */
export function maySee(doc: TableDoc, person: string | null, viewer: number | 'spectator'): boolean {
  if (!mayWatch(doc, person)) return false;
  if (viewer === 'spectator') return true;
  if (viewer >= doc.chairs.length) return false;
  return doc.phase === 'over' || holds(doc, person, viewer);
}
