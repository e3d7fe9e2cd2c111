/** The tables of the database, as kysely sees them. */
export interface Schema {
  people: { id: string; name: string; seen: number };
  sessions: { hash: string; person: string; used: number };
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
  entries: { table_id: string; seq: number; command: string | null; entry: string; at: number };
  snapshots: { table_id: string; body: string };
  talk: { table_id: string; number: number; body: string };
  codes: { code: string; table_id: string; seat: number | null };
  sitters: { table_id: string; person: string };
}
