/** The shapes that the client speaks; only types, so nothing of the checking crosses into the page. */
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

/** A table as its players see it. Lessons are only on devices, so the wire does not know them. */
export type TableShown = TableState & { readonly lesson?: LessonShown };
