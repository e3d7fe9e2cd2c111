/**
 * What this browser was shown of a table's dice before they were thrown, and its own share of them. Kept here, where no
 * server can change it afterwards.
 */
type Box = Pick<Storage, 'getItem' | 'setItem'>;

interface Promised {
  readonly table: string;
  readonly commitment: string;
  /** What was given for the seats here; some of it may have been taken back before the game. */
  readonly given: readonly string[];
}

const KEY = 'entente.dice';
const MOST = 300;

function all(box: Box): Promised[] {
  try {
    return JSON.parse(box.getItem(KEY) ?? '[]') as Promised[];
  } catch {
    return [];
  }
}

/** The first commitment of a table counts, whatever is shown later. */
export function noteDice(
  table: string,
  { commitment, secret }: { readonly commitment: string; readonly secret: string | null },
  box: Box = localStorage,
): void {
  const known = all(box);
  if (secret !== null || known.some((one) => one.table === table)) return;
  keep([...known, { table, commitment, given: [] }], box);
}

/** A share of the dice for one seat, that nobody else can know. */
export function newShare(table: string, box: Box = localStorage): string {
  const share = Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) =>
    byte.toString(36).padStart(2, '0'),
  ).join('');
  keep(
    all(box).map((one) => (one.table === table ? { ...one, given: [...one.given, share] } : one)),
    box,
  );
  return share;
}

function keep(promised: readonly Promised[], box: Box): void {
  try {
    box.setItem(KEY, JSON.stringify(promised.slice(-MOST)));
  } catch {
    // A browser that keeps nothing cannot compare later, but can play.
  }
}

/** Are these the dice that were promised here? Null when nothing is known of this table. */
export function isKept(
  table: string,
  { commitment, nonces }: { readonly commitment: string; readonly nonces: readonly string[] },
  box: Box = localStorage,
): boolean | null {
  const promised = all(box).find((one) => one.table === table);
  if (promised === undefined) return null;
  const { given } = promised;
  return (
    promised.commitment === commitment && (given.length === 0 || given.some((one) => nonces.includes(one)))
  );
}
