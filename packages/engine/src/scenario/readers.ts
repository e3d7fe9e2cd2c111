/** Reads parts of a file, and says in a sentence what is wrong with it. */
import { ScenarioError } from './scenario.ts';

export type Fields = Record<string, unknown>;
export type Reader<Value> = (value: unknown, where: string) => Value;

export function fromText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (fault) {
    throw new ScenarioError(`This is no scenario: it is not JSON (${(fault as Error).message}).`);
  }
}

export function wrong(where: string, what: string): never {
  throw new ScenarioError(`The scenario is broken: ${where} ${what}.`);
}

export const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

export const object: Reader<Fields> = (value, where) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Fields)
    : wrong(where, value === undefined ? 'is missing' : 'should be an object');

export const fields = (value: unknown, where: string, known: readonly string[]): Fields => {
  const of = object(value, where);
  const unknown = Object.keys(of).find((name) => !known.includes(name));
  if (unknown !== undefined) wrong(where, `has an unknown field "${unknown}"; it can have ${quoted(known)}`);
  return of;
};

export const string: Reader<string> = (value, where) =>
  typeof value === 'string' ? value : wrong(where, value === undefined ? 'is missing' : 'should be a text');

export const whole: Reader<number> = (value, where) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0
    ? value
    : wrong(where, value === undefined ? 'is missing' : 'should be a whole number, 0 or more');

export const boolean: Reader<boolean> = (value, where) =>
  typeof value === 'boolean' ? value : wrong(where, 'should be true or false');

export const listOf =
  <Value>(item: Reader<Value>): Reader<Value[]> =>
  (value, where) =>
    Array.isArray(value)
      ? value.map((one, at) => item(one, `${where}.${at}`))
      : wrong(where, 'should be a list');

/** The field if it is there, so that it can be spread. */
export function optional<Name extends string, Value>(
  of: Fields,
  name: Name,
  read: Reader<Value>,
  where = '',
): { [N in Name]?: Value } {
  if (of[name] === undefined) return {};
  const field = { [name]: read(of[name], where === '' ? name : `${where}.${name}`) };
  return field as { [N in Name]?: Value };
}
