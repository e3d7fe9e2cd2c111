/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/**
 * What has become of a value of JSON:
 * - neither a list nor an object: this is the value now;
 * - `[value]`: this is the value now;
 * - `[]`: its key is gone;
 * - `[at, gone, ...items]`: in the list, `gone` items from index `at` on are replaced by these;
 * - an object: what has become of the values at these keys of an object, or indices of a list. The others are as before, and
 *   new keys come last.
 */
export type Change = Json;

type Fields = { readonly [key: string]: Json };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const scalarOf = (now: unknown): Json =>
  now === undefined || (typeof now === 'number' && !Number.isFinite(now)) ? null : (now as Json);

const replacedBy = (now: unknown): Change => (isObject(now) ? [now as Json] : scalarOf(now));

/**
 * Undefined if both are the same as text.
 * @param before as it was read from JSON
 * @param now as it will be written
 */
export function difference(before: Json, now: unknown): Change | undefined {
  if (!isObject(before) || !isObject(now)) return before === scalarOf(now) ? undefined : replacedBy(now);
  if (Array.isArray(before) && Array.isArray(now)) return betweenLists(before, now);
  if (Array.isArray(before) || Array.isArray(now)) return replacedBy(now);
  return betweenObjects(before as Fields, now as Readonly<Record<string, unknown>>);
}

function betweenObjects(before: Fields, now: Readonly<Record<string, unknown>>): Change | undefined {
  const known = Object.keys(before);
  const keys = Object.keys(now).filter((key) => now[key] !== undefined);
  const hasSameKeys = known.length === keys.length && known.every((key, at) => key === keys[at]);
  const stay = hasSameKeys ? keys : known.filter((key) => isIn(now, key));
  if (!hasSameKeys && !comeFirst(stay, keys)) return replacedBy(now);
  const changes: [string, Change][] = [];
  for (const key of keys) {
    const change =
      hasSameKeys || Object.hasOwn(before, key) ? difference(before[key], now[key]) : replacedBy(now[key]);
    if (change !== undefined) changes.push([key, change]);
  }
  if (stay.length < known.length) for (const key of known) if (!isIn(now, key)) changes.push([key, []]);
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}

const isIn = (fields: Readonly<Record<string, unknown>>, key: string): boolean =>
  Object.hasOwn(fields, key) && fields[key] !== undefined;

/** Indices come first in every object, by their size. */
const isIndex = (key: string): boolean => String(Number(key) >>> 0) === key && key !== '4294967295';

/** Are these keys the first ones, in the same order? */
function comeFirst(stay: readonly string[], keys: readonly string[]): boolean {
  const named = keys.filter((key) => !isIndex(key));
  return stay.filter((key) => !isIndex(key)).every((key, at) => key === named[at]);
}

function betweenLists(before: readonly Json[], now: readonly unknown[]): Change | undefined {
  if (before.length === now.length) {
    const changes: [string, Change][] = [];
    for (const [at, item] of now.entries()) {
      const change = difference(before[at], item);
      if (change !== undefined) changes.push([String(at), change]);
    }
    return changes.length === 0 ? undefined : Object.fromEntries(changes);
  }
  const isSame = (one: number, other: number) => difference(before[one], now[other]) === undefined;
  const shorter = Math.min(before.length, now.length);
  let start = 0;
  while (start < shorter && isSame(start, start)) start++;
  let end = 0;
  while (end < shorter - start && isSame(before.length - 1 - end, now.length - 1 - end)) end++;
  const items = now.slice(start, now.length - end) as readonly Json[];
  return [start, before.length - start - end, ...items];
}

/** The value after a change. What has not changed is the same object as before. */
export function changed(before: Json, change: Change): Json {
  if (!isObject(change)) return change;
  if (Array.isArray(change)) {
    if (change.length === 1) return change[0];
    const [at, gone, ...items] = change as [number, number, ...Json[]];
    const list = before as readonly Json[];
    return [...list.slice(0, at), ...items, ...list.slice(at + gone)];
  }
  const changes = Object.entries(change as Fields);
  if (Array.isArray(before)) {
    const list: Json[] = [...before];
    for (const [at, deeper] of changes) list[Number(at)] = changed(list[Number(at)], deeper);
    return list;
  }
  const fields = new Map(Object.entries(before as Fields));
  for (const [key, deeper] of changes) {
    if (Array.isArray(deeper) && deeper.length === 0) fields.delete(key);
    else fields.set(key, changed(fields.get(key) ?? null, deeper));
  }
  return Object.fromEntries(fields);
}
