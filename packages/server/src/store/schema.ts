import type { Generated } from 'kysely';

/** The tables of the database, as kysely sees them. */
export interface Schema {
  people: {
    id: string;
    name: string;
    seen: number;
    language: Generated<string | null>;
    digest: Generated<string>;
    /** Ids of tables, as JSON. */
    muted: Generated<string>;
  };
  house: { name: string; body: string };
  channels: {
    id: string;
    person: string;
    kind: string;
    name: string;
    body: string;
    active: number;
    since: number;
    sent: number | null;
    failed: number | null;
    fault: string | null;
    lease_until: number | null;
  };
  jobs: {
    id: string;
    channel: string;
    person: string;
    table_id: string;
    kind: string;
    seat: number | null;
    question: string | null;
    at: number;
    due: number;
    tries: number;
    done: number | null;
  };
  sessions: {
    hash: string;
    id: string;
    person: string;
    agent: string;
    began: number;
    used: number;
    renewed: number;
  };
  passkeys: {
    id: string;
    person: string;
    public_key: string;
    counter: number;
    transports: string;
    name: string;
    added: number;
    used: number | null;
  };
  mails: { person: string; address: string; since: number };
  recoveries: { person: string; hash: string; made: number };
  tickets: { hash: string; kind: string; person: string | null; address: string | null; until: number };
  tables: {
    id: string;
    rev: number;
    listed: number;
    doc: string;
    clocks: string | null;
    wake_at: number | null;
    lease_by: string | null;
    lease_until: number | null;
    changed: number;
  };
  /** `hash` is that of the position after the entry, kept now and then. */
  entries: {
    table_id: string;
    seq: number;
    command: string | null;
    entry: string;
    at: number;
    hash: Generated<string | null>;
  };
  /** Logs of finished games, packed; their entries are no longer in `entries`. */
  logs: { table_id: string; entries: number; first_at: number; last_at: number; body: string };
  /** What lists say of a table, as JSON. A copy of what follows from its log. */
  lines: { table_id: string; body: string };
  /** Files of rules that tables were begun with; `body` is gzipped, in base64. */
  rules: { hash: string; game: string; version: number; body: string };
  snapshots: { table_id: string; body: string };
  /** `person` is null for lines from before it was kept. */
  talk: { table_id: string; number: number; body: string; person: string | null };
  codes: { code: string; table_id: string; seat: number | null };
  sitters: { table_id: string; person: string };
  /** `person` has muted `other`. */
  mutes: { person: string; other: string; since: number };
  invitations: { table_id: string; person: string; host: string; at: number };
  reports: {
    id: string;
    at: number;
    table_id: string;
    /** Of the line of talk. */
    number: number;
    person: string | null;
    about: string | null;
    body: string;
    settled: Generated<number | null>;
    /** What the operator tells the reporter. */
    answer: Generated<string | null>;
  };
  /** `body` is a class document as JSON; `rev` counts its changes. */
  classes: { id: string; code: string; rev: number; body: string; delete_at: number };
  /** Organisers and students. */
  class_members: { class_id: string; person: string };
  /** What the operator has done. It names people by id only, and an id means nothing after its person is erased. */
  audit: { id: string; at: number; act: string; subject: string; reason: string; done: number };
  /**
   * `body` never changes, `progress` does; both are JSON. `spent` is milliseconds of a thread. The process `owner` plays it
   * until `lease`.
   */
  experiments: {
    id: string;
    person: string;
    body: string;
    state: string;
    progress: string;
    spent: number;
    bytes: number;
    created: number;
    delete_at: number;
    owner: string;
    lease: number;
  };
  /** Games that were played, as JSON. */
  experiment_units: { experiment: string; unit: string; person: string; body: string };
  /** What people have finished, as `game/lesson`. */
  lessons: { person: string; lesson: string };
  /** Of a lesson with this number of steps: learners who came to a step, learners who went on from it, and their seconds there. */
  lesson_steps: {
    lesson: string;
    steps: number;
    step: number;
    came: number;
    passed: number;
    seconds: number;
  };
  /** How strong people are among people, at a title with a number of seats. */
  ratings: { person: string; game: string; seats: number; mean: number; spread: number; games: number };
  /** Rated games that have been counted. */
  rated: { table_id: string };
  /** People who may not sign in. */
  blocks: { person: string; since: number };
}

/** All of them; those that an older database lacks are missing there. */
export const TABLES = Object.keys({
  people: true,
  house: true,
  channels: true,
  jobs: true,
  sessions: true,
  passkeys: true,
  mails: true,
  recoveries: true,
  tickets: true,
  tables: true,
  entries: true,
  logs: true,
  lines: true,
  rules: true,
  snapshots: true,
  talk: true,
  codes: true,
  sitters: true,
  mutes: true,
  invitations: true,
  reports: true,
  classes: true,
  class_members: true,
  audit: true,
  ratings: true,
  rated: true,
  blocks: true,
  lessons: true,
  experiments: true,
  experiment_units: true,
  lesson_steps: true,
} satisfies Record<keyof Schema, true>) as readonly (keyof Schema)[];
