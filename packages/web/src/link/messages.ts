/** The shapes that the client speaks; only types, so nothing of the checking crosses into the page. */
import type { Choice } from '@entente/engine';
import type { TableState } from '@entente/protocol';
import type { LessonNow } from '@entente/table/lessons';

export type {
  Account,
  AddressesAnswer,
  BotLevel,
  Chair,
  ChairWish,
  ChannelInfo,
  ClassAct,
  ClassBody,
  ClassDoor,
  ClassLead,
  ClassLine,
  ClassScreen,
  ClassTable,
  ClientMessage,
  ComeBody,
  Companion,
  CreateTable,
  ExperimentAnswer,
  ExperimentDone,
  ExperimentLine,
  ExperimentsAnswer,
  GamesPlayedAnswer,
  InvitedTo,
  JoinAnswer,
  Late,
  Length,
  LessonStepBody,
  LessonsAnswer,
  LogAnswer,
  LogLine,
  Me,
  MeasuresAnswer,
  MomentAnswer,
  MutedAnswer,
  NewChannel,
  Notices,
  Pace,
  PeopleAnswer,
  RatingAnswer,
  RatingsAnswer,
  RefusalAnswer,
  ServerMessage,
  Shown,
  TableAct,
  TableLine,
  TableState,
  TablesAnswer,
  TalkLine,
  TalkRule,
  Visibility,
  WaysAnswer,
  WireOffer,
} from '@entente/protocol';
export type { WholeMessage } from '@entente/protocol/changes';

/** A lesson that is played at a table of this device. */
export interface LessonShown extends LessonNow {
  readonly id: string;
}

/** How far a solver is. `free`: plays on from the puzzle. */
export interface PuzzleProgress {
  readonly state: 'open' | 'answered' | 'shown' | 'free';
  /** The last answer, which was not carried out, and how many there were. */
  readonly made: Choice | null;
  readonly tries: number;
}

/** A puzzle that is solved at a table of this device. */
export interface PuzzleShown extends PuzzleProgress {
  readonly number: number;
}

/** What a solver asks for beside answering. */
export type PuzzleAct =
  | { readonly do: 'again' | 'show' }
  /** The choice, or else the last answer, is carried out, and bots play. */
  | { readonly do: 'playOn'; readonly choice?: Choice };

/** A table as its players see it. Lessons and puzzles are only on devices, so the wire does not know them. */
export type TableShown = TableState & { readonly lesson?: LessonShown; readonly puzzle?: PuzzleShown };
