/** Who may do what, and when. All rights are decided here and nowhere else. */
import type { Viewer } from '@entente/engine';
import type { TableAct, TablePhase } from '@entente/protocol';
import { refuse } from '../refuse.ts';
import { holds, isOpenTo, placesOf, type TableDoc } from '../store/table-doc.ts';

/**
 * `anybody` has a session; `seated` holds a seat; `playing` holds a seat and has not resigned it; `holder` holds the seat
 * that the act names; `opener` is the host, during a game also the holder of the seat, and any player once it has been asked
 * to open it; `host` made the table or took it over, and counts as one of the first three.
 */
type Who = 'anybody' | 'seated' | 'playing' | 'holder' | 'opener' | 'host';
interface Right {
  readonly who: Who;
  readonly when: readonly TablePhase[];
}
type Doing = TableAct['do'] | 'command' | 'talk' | 'branch' | 'invite';

const RIGHTS: Readonly<Record<Doing, Right>> = {
  command: { who: 'holder', when: ['running'] },
  talk: { who: 'holder', when: ['lobby', 'running', 'paused', 'over'] },
  invite: { who: 'seated', when: ['lobby', 'running', 'paused'] },
  branch: { who: 'anybody', when: ['running', 'paused', 'over'] },
  take: { who: 'anybody', when: ['lobby', 'running', 'paused'] },
  leave: { who: 'seated', when: ['lobby', 'running', 'paused'] },
  back: { who: 'holder', when: ['running', 'paused'] },
  ready: { who: 'holder', when: ['lobby'] },
  unready: { who: 'holder', when: ['lobby'] },
  start: { who: 'host', when: ['lobby'] },
  shuffle: { who: 'host', when: ['lobby'] },
  free: { who: 'opener', when: ['lobby', 'running', 'paused'] },
  bot: { who: 'host', when: ['lobby', 'running', 'paused'] },
  lock: { who: 'host', when: ['lobby', 'running', 'paused'] },
  renew: { who: 'host', when: ['lobby', 'running', 'paused'] },
  change: { who: 'host', when: ['lobby', 'running', 'paused'] },
  host: { who: 'seated', when: ['lobby', 'running', 'paused'] },
  pause: { who: 'playing', when: ['running'] },
  resume: { who: 'playing', when: ['paused'] },
  resign: { who: 'holder', when: ['running', 'paused'] },
  rematch: { who: 'seated', when: ['over'] },
  propose: { who: 'holder', when: ['running'] },
  agree: { who: 'holder', when: ['running'] },
  rules: { who: 'holder', when: ['running', 'paused'] },
  wait: { who: 'holder', when: ['running'] },
  asking: { who: 'holder', when: ['lobby', 'running', 'paused'] },
  close: { who: 'host', when: ['lobby', 'running', 'paused'] },
};

/** At a table of a class, only its organiser may do this. Rematches would not be in the class. */
const OF_ORGANISER: ReadonlySet<Doing> = new Set<Doing>(['pause', 'resume', 'free', 'host', 'invite']);

function demandInClass({ class: its, host, phase }: TableDoc, person: string, doing: Doing): void {
  if (its === undefined) return;
  const isOrganisers = OF_ORGANISER.has(doing) || (doing === 'branch' && phase !== 'over');
  if (doing === 'rematch' || (isOrganisers && host !== person)) throw refuse('refuse.classTable');
}

/** Throws a refusal unless this person may do this now. */
export function demand(doc: TableDoc, person: string, doing: Doing, seat?: number): void {
  const { who, when } = RIGHTS[doing];
  demandInClass(doc, person, doing);
  if (!isOne(doc, person, who, seat)) throw refuse(WHY[who]);
  if (doc.phase === 'paused' && doing === 'command') throw refuse('refuse.paused');
  if (!when.includes(doc.phase)) throw refuse('refuse.notNow');
}

/** Who sends a command. A screen shows one of several own seats at a time: the others are covered. Programs have no screen. */
export interface Sender {
  readonly person: string;
  readonly screen?: Screen;
}

export interface Screen {
  /** The seat that its person has uncovered, where they hold several. */
  readonly uncovered: number | null;
}

/** Throws a refusal unless this sender may answer for this seat now. */
export function demandCommand(doc: TableDoc, { person, screen }: Sender, seat: number): void {
  demand(doc, person, 'command', seat);
  if (screen !== undefined && !viewersAt(doc, person, screen).includes(seat)) throw refuse('refuse.covered');
}

/** What a screen at a table shows. Of several own seats, none before it is uncovered. */
export function viewersAt(doc: TableDoc, person: string | null, { uncovered }: Screen): readonly Viewer[] {
  const seats = placesOf(doc, person);
  if (seats.length === 1) return seats;
  return uncovered !== null && mayUncover(doc, person, uncovered) ? ['spectator', uncovered] : ['spectator'];
}

/** May a screen of this person show this seat? Of several own ones, one at a time; or any, where observers see all. */
export const mayUncover = (doc: TableDoc, person: string | null, seat: number): boolean =>
  holds(doc, person, seat) || (isOpenTo(doc, person) && doc.chairs[seat] !== undefined);

const WHY = {
  anybody: 'refuse.noName',
  seated: 'refuse.notSeated',
  playing: 'refuse.notSeated',
  holder: 'refuse.notYours',
  opener: 'refuse.notHost',
  host: 'refuse.notHost',
} as const;

function isOne(doc: TableDoc, person: string, who: Who, seat: number | undefined): boolean {
  switch (who) {
    case 'anybody':
      return true;
    case 'seated':
      return doc.host === person || doc.chairs.some((chair) => chair.person === person);
    case 'playing':
      return doc.host === person || doc.chairs.some((chair) => chair.person === person && !chair.resigned);
    case 'holder':
      return seat !== undefined && holds(doc, person, seat);
    case 'opener': {
      if (doc.host === person || doc.phase === 'lobby' || seat === undefined) return doc.host === person;
      const isAskedFor = (doc.chairs[seat]?.opening ?? []).length > 0;
      return holds(doc, person, seat) || (isAskedFor && isOne(doc, person, 'playing', undefined));
    }
    case 'host':
      return doc.host === person;
  }
}

/** May this person see the table at all? Its players and its host always; others if the table allows it. */
export function mayWatch(doc: TableDoc, person: string | null): boolean {
  if (person !== null && (isOne(doc, person, 'seated', undefined) || placesOf(doc, person).length > 0))
    return true;
  return doc.spectators || doc.phase === 'lobby';
}

/** May this person see what this viewer sees? After the end everything is open. */
export function maySee(doc: TableDoc, person: string | null, viewer: number | 'spectator'): boolean {
  if (!mayWatch(doc, person)) return false;
  if (viewer === 'spectator') return true;
  if (viewer >= doc.chairs.length) return false;
  return doc.phase === 'over' || placesOf(doc, person).includes(viewer) || isOpenTo(doc, person);
}
