import type { Language, Options } from '@entente/engine';
import type { TablePhase } from '@entente/protocol';
import type { Gate } from './table-doc.ts';

/** A student as stored. */
export interface StoredStudent {
  /** Names the student to the organiser; says nothing about the person. */
  readonly id: string;
  readonly person: string;
  name: string;
  /** Has prepared, and says so. */
  isReady?: boolean;
  /** Waits for the organiser's nod to a typed name. */
  isWaiting: boolean;
  /** Four digits, to come back on another device. */
  pin: string;
  /** Wrong pins since the last right one. */
  misses: number;
  /** Was the person made for this class? Then it is erased with it. */
  readonly isMade: boolean;
  table: string | null;
}

export interface StoredNote {
  readonly step: string;
  readonly text: string;
}

export interface StoredPoll {
  readonly id: string;
  readonly question: string;
  readonly answers: readonly string[];
  /** By student (id), the number of the answer. */
  readonly votes: Record<string, number>;
  isOpen: boolean;
}

/** A moment of a table that an organiser has starred. */
export interface StoredStar {
  readonly id: string;
  readonly table: string;
  readonly moment: number;
  readonly round: number;
  readonly caption: string;
}

/** A chart of the laboratory, as SVG. */
export interface StoredPin {
  readonly id: string;
  readonly title: string;
  readonly svg: string;
}

/** News that tables were told. */
interface StoredNews {
  readonly words: string;
  readonly inject: string | null;
  readonly tables: readonly string[];
  readonly at: number;
}

/** The tables as the projector shows them while it is frozen. */
export interface StoredFrost {
  readonly at: number;
  /** By table: its round, its phase, and how many rounds were measured. */
  readonly tables: Readonly<Record<string, { round: number; phase: TablePhase; measured: number }>>;
}

/** A class: several tables of one set-up with one organiser. It is replaced, never changed. */
export interface ClassDoc {
  readonly id: string;
  readonly code: string;
  name: string;
  readonly language: Language;
  readonly game: string;
  readonly options: Options;
  /** Of every table. */
  readonly seats: number;
  /** Names are given from a list, or typed and then wait for a nod. */
  readonly names: 'given' | 'typed';
  /** May names be on the projector? */
  projected: boolean;
  /** Do all tables play with the same dice and the same order of cards? */
  readonly sameDice: boolean;
  /** What the tables with even numbers play by instead. */
  readonly other: Options | null;
  /** Do organisers and observers see what every seat sees? */
  readonly observed: boolean;
  /** Lessons to take before. */
  readonly lessons: readonly string[];
  /** Days until everything is deleted. */
  readonly days: number;
  readonly created: number;
  readonly deleteAt: number;
  /** `gathering` until there are tables, `playing`, then `over`. */
  phase: 'gathering' | 'playing' | 'over';
  /** People. The first made it. */
  organisers: string[];
  /** Ends the link that makes its reader an organiser. */
  readonly key: string;
  students: StoredStudent[];
  /** Ids, in the order of their numbers. */
  tables: string[];
  /** What the organiser has told everybody. */
  message: string | null;
  /** What was said in the debrief, by step. */
  notes: StoredNote[];
  polls: StoredPoll[];
  /** Where all tables wait. */
  gate: Gate | null;
  /** When all tables pause. */
  until: number | null;
  news: StoredNews[];
  stars: StoredStar[];
  pins: StoredPin[];
  /** The star or pin that the projector shows. */
  showing: string | null;
  frozen: StoredFrost | null;
}

/** What a class begins with. Classes that older servers made lack some of it. */
export const NEW_CLASS = {
  other: null,
  observed: false,
  lessons: [],
  gate: null,
  until: null,
  news: [],
  stars: [],
  pins: [],
  showing: null,
  frozen: null,
} satisfies Partial<ClassDoc>;

export const readClass = (text: string): ClassDoc => ({ ...structuredClone(NEW_CLASS), ...JSON.parse(text) });

export const isOrganiser = ({ organisers }: ClassDoc, person: string | null): boolean =>
  person !== null && organisers.includes(person);

export const studentOf = ({ students }: ClassDoc, person: string | null): StoredStudent | undefined =>
  person === null ? undefined : students.find((student) => student.person === person);

export const membersOf = ({ organisers, students }: ClassDoc): string[] => [
  ...new Set([...organisers, ...students.map(({ person }) => person)]),
];

export const copyClass = (doc: ClassDoc): ClassDoc => structuredClone(doc);
