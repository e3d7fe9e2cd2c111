import { ScenarioError } from './scenario.ts';

type Branch = Record<string, unknown>;

const isBranch = (value: unknown): value is Branch => typeof value === 'object' && value !== null;

/** The value at a path such as `public.won.0` or `private.1.hand.length`. */
export function valueAt(root: object, path: string): unknown {
  const keys = path.split('.');
  const last = keys.length - 1;
  return keys.reduce<unknown>((value, key, depth) => {
    if (Array.isArray(value) && key === 'length' && depth === last) return value.length;
    return step(value, key, path, keys.slice(0, depth).join('.'));
  }, root);
}

/** Puts a value where another of its kind is. */
export function putAt(root: object, path: string, value: unknown): void {
  const keys = path.split('.');
  const key = keys.pop() ?? '';
  const parent = keys.reduce<unknown>(
    (value, name, depth) => step(value, name, path, keys.slice(0, depth).join('.')),
    root,
  );
  const old = step(parent, key, path, keys.join('.'));
  if (old !== null && value !== null && kind(old) !== kind(value)) {
    throw new ScenarioError(`"${path}" is ${kind(old)}, so it cannot be ${kind(value)}.`);
  }
  if (isBranch(parent)) parent[key] = value;
}

function step(value: unknown, key: string, path: string, before: string): unknown {
  if (isBranch(value) && Object.hasOwn(value, key) && !(Array.isArray(value) && key === 'length'))
    return value[key];
  throw new ScenarioError(`There is no "${path}": ${hint(value, key, before)}.`);
}

function hint(value: unknown, key: string, before: string): string {
  const place = before === '' ? 'the position' : `"${before}"`;
  if (Array.isArray(value)) return `${place} is a list of ${value.length}, without "${key}"`;
  if (value === null) return `${place} is null`;
  if (!isBranch(value)) return `${place} is ${kind(value)}, nothing that has parts`;
  const keys = Object.keys(value);
  return keys.length === 0 ? `${place} is empty` : `${place} has ${keys.join(', ')}`;
}

function kind(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return 'a list';
  return (
    { string: 'a text', number: 'a number', boolean: 'true or false' }[typeof value as string] ?? 'an object'
  );
}
