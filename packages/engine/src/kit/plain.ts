/** Looks at pieces of JSON: are they JSON at all, where do two of them differ. */
import { same } from '../same.ts';

const at = (path: string, key: string | number) => (path === '' ? `${key}` : `${path}.${key}`);

/** A value in few words. */
export function short(value: unknown): string {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? typeof value);
  return text.length > 80 ? `${text.slice(0, 77)}…` : text;
}

/** Where two values differ first, as a sentence; null when they are equal. */
export function difference(one: unknown, other: unknown, path = ''): string | null {
  if (same(one, other)) return null;
  if (!isBranch(one) || !isBranch(other) || Array.isArray(one) !== Array.isArray(other)) {
    return `${path === '' ? 'it' : path} is ${short(one)} in one and ${short(other)} in the other`;
  }
  for (const key of new Set([...Object.keys(one), ...Object.keys(other)])) {
    const found = difference(one[key], other[key], at(path, key));
    if (found !== null) return found;
  }
  return `${path} has other keys`;
}

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** What in a value JSON could not keep, as a sentence; null when it is plain. */
export function notPlain(value: unknown, path = ''): string | null {
  switch (typeof value) {
    case 'string':
    case 'boolean':
      return null;
    case 'number':
      if (!Number.isFinite(value)) return `${path} is ${value}`;
      return Object.is(value, -0) ? `${path} is -0` : null;
    case 'object':
      return value === null ? null : notPlainWithin(value, path);
    default:
      return `${path} is ${value === undefined ? 'undefined' : `a ${typeof value}`}`;
  }
}

function notPlainWithin(value: object, path: string): string | null {
  const made: unknown = Object.getPrototypeOf(value);
  if (Array.isArray(value)) {
    if (Object.keys(value).length !== value.length) return `${path} is a list with holes or extra fields`;
  } else if (made !== Object.prototype && made !== null) {
    return `${path} is a ${value.constructor.name}, not a plain object`;
  }
  for (const key in value) {
    const found = notPlain((value as Branch)[key], at(path, key));
    if (found !== null) return found;
  }
  return null;
}

/** Changes every leaf, every list and every object below this value. */
export function spoil(value: unknown): void {
  if (!isBranch(value)) return;
  for (const key of Object.keys(value)) {
    const part = value[key];
    if (isBranch(part)) spoil(part);
    else value[key] = typeof part === 'number' ? part + 1 : 'spoilt';
  }
  if (Array.isArray(value)) value.push('spoilt');
  else value.spoilt = true;
}
