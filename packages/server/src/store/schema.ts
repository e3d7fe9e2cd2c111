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
  };
}
