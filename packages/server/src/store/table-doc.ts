import type { Choice, Options, Outcome, Position, Seat, Types } from '@entente/engine';
import type { BotLevel, Late, Pace, TablePhase, TalkRule, Visibility } from '@entente/protocol';
import type { Clocks } from './store.ts';

/** A reaction window that is open at a table of several people. */
export interface ReactionWindow {
  readonly moment: number;
  /** Seats that were asked when it opened. Which of them have answered stays secret. */
  readonly asked: readonly Seat[];
  /** When it closes; null while a player keeps it open, or if it waits for all players. */
  readonly closes: number | null;
  /** Seats that have asked for more time, which everybody sees. */
  readonly waits: readonly Seat[];
  /** Seats whose players are not here: the window stays open for them. */
  readonly away: readonly Seat[];
  /** Seats whose players have answered and left: the window does not wait for them. */
  readonly sure: readonly Seat[];
  /** The last missing answer. It would close the window, so it is held back until the window closes by time. */
  readonly held: { readonly seat: Seat; readonly choice: Choice; readonly command: string | null } | null;
  /** The clocks as everybody saw them at the last visible change of the window. */
  readonly clocks: Clocks | null;
}

export interface PairMember {
  readonly person: string;
  readonly name: string;
}

/** Where tables wait: at the beginning of a round, or of a phase in it. */
export interface Gate {
  readonly round: number;
  /** A phase of the game. */
  readonly phase: string | null;
}

/** How the organiser of its class guides a table. */
export interface Guidance {
  readonly gate: Gate | null;
  /** When the table pauses by itself. */
  readonly until: number | null;
  /** Why it has paused by itself. */
  readonly held: 'gate' | 'clock' | null;
  /** The moment at which its players were asked to go on. */
  readonly nudged: number | null;
  /** The round in which pairs have swapped last. */
  readonly swapped: number;
  /** People without a seat who see what every seat sees; null unless that was agreed before the start. */
  readonly openTo: readonly string[] | null;
}

/** A chair as it is stored. The bot plays if there is one, otherwise the person. */
export interface StoredChair {
  person: string | null;
  name: string | null;
  bot: BotLevel | null;
  /** May anybody sit down here? Open in the lobby, or opened in a running game while a bot plays. */
  open: boolean;
  ready: boolean;
  /** This seat's share of the dice. */
  nonce: string | null;
  resigned: boolean;
  /** Timeouts of its person in a row: how many, and the moment of the last. */
  missed?: { readonly count: number; readonly moment: number } | null;
  /** Does its person want to be asked even if there is only one answer? */
  asking?: boolean;
  /** Does its person want a single answer given even where others can conclude something from it? */
  quick?: boolean;
  code: string;
  /** Id of the present stay: a new one when the chair is emptied. Missing at older tables. */
  stay?: string;
  /** People who have voted to open this seat for another player. */
  opening?: readonly string[];
  /** People who sat here earlier in this game, and know what this seat knows. */
  knew?: readonly string[];
  /** Two people who share this seat: the first decides, the second sees the same. They swap every round. */
  pair?: readonly PairMember[] | null;
  /** Words of the organiser for this seat alone, in this round. */
  hint?: { readonly words: string; readonly round: number } | null;
  /** Players whom the host has removed from this seat or replaced by a bot, and the moment when. */
  ousted?: readonly { readonly person: string; readonly moment: number }[];
}

/** The end of a game. */
export interface GameResult {
  /** Results of chance of the set-up. */
  readonly setup: readonly number[];
  /** Hash of the last position. */
  readonly hash: string;
  readonly outcome: Outcome | null;
}

/** The arrangement of a table: everything about it that is not its game. */
export interface TableDoc {
  readonly id: string;
  name: string;
  readonly game: string;
  /** Of the rules that it is played by. */
  readonly version: number;
  options: Options;
  /** A person's id. */
  host: string;
  phase: TablePhase;
  pace: Pace;
  late: Late;
  visibility: Visibility;
  /** Does its result count for the ratings of the people who sat down to it? */
  readonly rated?: boolean;
  /** Of a rated game: who sat where when it began. Null: erased since. */
  sat?: readonly (string | null)[];
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
  window?: ReactionWindow | null;
  proposal: { seat: number; moment: number; agreed: number[] } | null;
  /** A player has asked that the game goes on by this version of its rules. */
  moving?: { readonly seat: number; readonly version: number; readonly agreed: readonly number[] } | null;
  rematch: string | null;
  /** A practice table starts from this position instead of a set-up. */
  from: { table: string; moment: number; position: Position<Types> } | null;
  readonly created: number;
  /** Hash of the file of rules that it was begun with, or moved over to. Missing at tables that have not begun, and at older ones. */
  readonly rules?: string | null;
  /** The version that it began with and that its seals hold, if it has moved over to newer rules since. */
  readonly begun?: number;
  /** The rules that have played it until its people agreed on newer ones, in order. Its entries say when that was. */
  readonly former?: readonly { readonly version: number; readonly rules: string | null }[];
  /** The class that it belongs to: its organiser is the host and has no seat. */
  readonly class?: { readonly id: string; readonly code: string };
  /** How its organiser guides it; only at tables of a class. */
  guidance?: Guidance;
  /** What the organiser of its class tells everybody at it. */
  announcement?: string | null;
  /** Other tables have the same secret, and their games go on: it stays one. */
  isSecretShared?: boolean;
  /** The newest version that its game was compared with, and that makes something else of it. */
  readonly compared?: number;
  /** The version that the table or the game before had, if this one has taken newer rules. */
  readonly before?: number;
  /** How its game ended, written down when it did: it is shown from here, whatever rules make of the log later. */
  readonly result?: GameResult;
}

/** Has this seat given up by the rules of its game? Where those know nothing of it, a bot plays on. */
export const isOut = ({ resigned, bot }: StoredChair): boolean => resigned && bot === null;

/** Does a person decide for this seat now? */
export const isPlayedByPerson = (chair: StoredChair): boolean =>
  chair.person !== null && chair.bot === null && !chair.resigned;

export const holds = (doc: TableDoc, person: string | null, seat: number): boolean =>
  person !== null && doc.chairs[seat]?.person === person;

/**
 * Does this person know the secrets of another seat of this game, so that they must not sit down here? In a game that only
 * they have played, that harms nobody.
 */
export function knowsTooMuch({ chairs, phase, guidance }: TableDoc, person: string, seat: number): boolean {
  if (phase === 'lobby') return false;
  if (isOpenTo({ guidance }, person)) return true;
  const sat = chairs.map((chair) => [...peopleOf(chair), ...(chair.knew ?? [])]);
  const isAlone = sat.flat().every((one) => one === person);
  return !isAlone && sat.some((people, other) => other !== seat && people.includes(person));
}

export const seatsOf = (doc: TableDoc, person: string | null): number[] =>
  person === null ? [] : doc.chairs.flatMap((chair, seat) => (chair.person === person ? [seat] : []));

/** Everybody who sits on a chair. */
export const peopleOf = ({ person, pair }: StoredChair): string[] => [
  ...new Set([...(person === null ? [] : [person]), ...(pair ?? []).map((one) => one.person)]),
];

/** Does this person share this seat as the one who only looks on? */
const looksOn = ({ pair }: StoredChair, person: string | null): boolean =>
  person !== null && pair?.[1]?.person === person;

/** Seats whose view this person shares: the own ones, and that of a pair. */
export const placesOf = (doc: TableDoc, person: string | null): number[] =>
  person === null
    ? []
    : doc.chairs.flatMap((chair, seat) => (chair.person === person || looksOn(chair, person) ? [seat] : []));

/** May this person, who has no seat, see everything that seats see? */
export const isOpenTo = ({ guidance }: Pick<TableDoc, 'guidance'>, person: string | null): boolean =>
  person !== null && guidance?.openTo?.includes(person) === true;
