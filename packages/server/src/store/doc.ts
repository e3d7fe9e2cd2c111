import type { Choice, Options, Position, Seat, Types } from '@entente/engine';
import type { BotLevel, Late, Pace, TablePhase, TalkRule, Visibility } from '@entente/protocol';
import type { Clocks } from './store.ts';

/** A reaction window that is open at a table of several people. */
export interface OpenWindow {
  readonly moment: number;
  /** Who was asked when it opened. Who of them has answered is told to nobody. */
  readonly asked: readonly Seat[];
  /** When it closes; null while somebody keeps it open, or where it waits for everybody. */
  readonly closes: number | null;
  /** Who has said, for all to hear, that they need longer. */
  readonly waits: readonly Seat[];
  /** Who keeps it open by not being here. */
  readonly away: readonly Seat[];
  /** Who has answered without being here: nobody waits for them to come. */
  readonly sure: readonly Seat[];
  /** The last answer that was missing. It would close the window, so it is kept until that is due. */
  readonly held: { readonly seat: Seat; readonly choice: Choice; readonly command: string | null } | null;
  /** The clocks as all saw them when the window last changed for all to see. */
  readonly clocks: Clocks | null;
}

/** A chair as it is stored. Who plays: the bot if there is one, else the person; neither means nobody. */
export interface StoredChair {
  person: string | null;
  name: string | null;
  bot: BotLevel | null;
  /** May anybody sit down here? Open in the lobby, or freed in a running game while a bot stands in. */
  open: boolean;
  ready: boolean;
  /** This seat's share of the dice. */
  nonce: string | null;
  resigned: boolean;
  /** Decisions in a row that were made for its person, who was late: how many, and the moment of the last. */
  missed?: { readonly count: number; readonly moment: number } | null;
  /** Does its person want to be asked also where there is only one answer? */
  asking?: boolean;
  code: string;
  /** Names the time that somebody sits here: another one when the chair is emptied. Not kept for older tables. */
  stay?: string;
  /** People who want this seat to be open for somebody else. */
  opening?: readonly string[];
  /** People who sat here earlier in this game, and know what this seat knows. */
  knew?: readonly string[];
  /** Those who played here until the host took the seat from them or put a bot in their place, and when that was. */
  ousted?: readonly { readonly person: string; readonly moment: number }[];
}

/** The arrangement of a table: everything about it that is not its game. */
export interface TableDoc {
  readonly id: string;
  name: string;
  readonly game: string;
  readonly version: number;
  options: Options;
  /** A person's id. */
  host: string;
  phase: TablePhase;
  pace: Pace;
  late: Late;
  visibility: Visibility;
  talk: TalkRule;
  spectators: boolean;
  locked: boolean;
  code: string;
  chairs: StoredChair[];
  /** Never leaves the server before the end of the game. */
  readonly secret: string;
  readonly commitment: string;
  ended: 'resigned' | 'closed' | null;
  /** The reaction window that is open, at a table of several people. */
  window?: OpenWindow | null;
  proposal: { seat: number; moment: number; agreed: number[] } | null;
  rematch: string | null;
  /** A practice table starts from this position instead of a set-up. */
  from: { table: string; moment: number; position: Position<Types> } | null;
  readonly created: number;
}

/** Has this seat given up by the rules of its game? Where those know nothing of it, a bot plays on. */
export const isOut = ({ resigned, bot }: StoredChair): boolean => resigned && bot === null;

/** Does a person decide for this seat now? */
export const isPlayedByPerson = (chair: StoredChair): boolean =>
  chair.person !== null && chair.bot === null && !chair.resigned;

export const holds = (doc: TableDoc, person: string | null, seat: number): boolean =>
  person !== null && doc.chairs[seat]?.person === person;

/**
 * Does this person know what another seat of this game knows, so that they must not sit down here? Where nobody else has
 * played, nobody is wronged.
 */
export function knowsTooMuch({ chairs, phase }: TableDoc, person: string, seat: number): boolean {
  if (phase === 'lobby') return false;
  const sat = chairs.map(({ person: now, knew = [] }) => (now === null ? knew : [now, ...knew]));
  const isAlone = sat.flat().every((one) => one === person);
  return !isAlone && sat.some((people, other) => other !== seat && people.includes(person));
}

export const seatsOf = (doc: TableDoc, person: string | null): number[] =>
  person === null ? [] : doc.chairs.flatMap((chair, seat) => (chair.person === person ? [seat] : []));
