import type { ClassTable } from '../link/messages.ts';

/** What an organiser should look at, the most urgent first. */
export type Alert =
  | { readonly kind: 'broken' }
  | { readonly kind: 'away'; readonly seats: readonly number[] }
  | { readonly kind: 'stuck'; readonly minutes: number }
  | { readonly kind: 'bots' };

/** Milliseconds without anything that everybody can see. */
const STUCK = 5 * 60_000;
/** Milliseconds that a student may be gone without an alert: pages are reloaded. */
const AWAY = 30_000;

export function alertsOf(table: ClassTable, now: number): Alert[] {
  const { broken, phase, chairs, changed } = table;
  if (broken) return [{ kind: 'broken' }];
  if (phase !== 'running') return [];
  const quiet = now - changed;
  const away = chairs.filter(({ asked, held, bot, online }) => asked && held && !bot && !online);
  const alerts: Alert[] = [];
  if (away.length > 0 && quiet >= AWAY) alerts.push({ kind: 'away', seats: away.map(({ seat }) => seat) });
  if (quiet >= STUCK) alerts.push({ kind: 'stuck', minutes: Math.floor(quiet / 60_000) });
  if (chairs.every(({ bot }) => bot)) alerts.push({ kind: 'bots' });
  return alerts;
}

const URGENCY = { broken: 0, away: 1, stuck: 2, bots: 3 } as const;
const CALM = 4;
const OVER = 5;

const rankOf = (table: ClassTable, now: number): number => {
  const [first] = alertsOf(table, now);
  if (first !== undefined) return URGENCY[first.kind];
  return table.phase === 'over' ? OVER : CALM;
};

/** Tables that need help first; otherwise as they are numbered. */
export const byNeed = (tables: readonly ClassTable[], now: number): ClassTable[] =>
  [...tables].sort((a, b) => rankOf(a, now) - rankOf(b, now) || a.number - b.number);
