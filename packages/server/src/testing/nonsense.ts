import type { Chance } from '@entente/engine';

/** As much of a JSON schema as the description of our interface uses. */
export interface JsonSchema {
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly items?: JsonSchema;
  readonly maximum?: number;
}

/** Highest number where a schema names no limit of its own. */
const HIGHEST = 4;

const DEEP = 3000;
const nested = (open: string, inside: string, close: string) =>
  `${open.repeat(DEEP)}${inside}${close.repeat(DEEP)}`;

/** Values that belong nowhere. */
const ODD: readonly unknown[] = [
  ...[null, true, false, 0, -0, -1, 0.5, 1e308, -1e308, 2 ** 31, 2 ** 53],
  ...['', 'x', '0', '-1', 'null', 'spectator', '__proto__', 'constructor', 'toString', 'hasOwnProperty'],
  ...['\u0000', '\ud800', '\u202e', '🂡'.repeat(50), 'a'.repeat(5000), '\r\nBcc: x@y.example'],
  ...['<img src=x onerror=alert(1)>', "'; drop table entries; --", '../../etc/passwd', '%00', '{{7*7}}'],
  ...[[], {}, [[]], [null], Array(300).fill(0), { do: 'bid' }, { length: 1e9 }],
  ...[
    Object.fromEntries(['then', 'valueOf', 'toString'].map((name) => [name, 1])),
    Object.fromEntries(Array.from({ length: 200 }, (_, at) => [`k${at}`, at])),
  ],
];

const ODD_KEYS = ['__proto__', 'constructor', 'prototype', 'then', 'do', 'kind', 'extra', ''];

/** Makes what fits a schema, and then spoils it. */
export class Nonsense {
  private readonly chance: Chance;
  /** What a field of this name would have to be to mean something at this moment. */
  private readonly known: (field: string) => unknown;

  constructor(chance: Chance, known: (field: string) => unknown) {
    this.chance = chance;
    this.known = known;
  }

  one<Item>(list: readonly Item[]): Item {
    return list[this.chance.below(list.length)];
  }

  /** Happens once in this many times. */
  rarely(times: number): boolean {
    return this.chance.below(times) === 0;
  }

  fitting(schema: JsonSchema, field = ''): unknown {
    const known = this.known(field);
    if (known !== undefined) return structuredClone(known);
    if ('const' in schema) return schema.const;
    const { enum: values, anyOf, oneOf = anyOf } = schema;
    if (values !== undefined) return this.one(values);
    if (oneOf !== undefined) return this.fitting(this.one(oneOf), field);
    const type = typeof schema.type === 'object' ? this.one(schema.type) : schema.type;
    if (type === 'object') return this.object(schema);
    if (type === 'array')
      return Array.from({ length: this.chance.below(4) }, () => this.fitting(schema.items ?? {}, field));
    if (type === 'integer' || type === 'number')
      return this.chance.below(Math.min(HIGHEST, schema.maximum ?? HIGHEST));
    if (type === 'boolean') return this.rarely(2);
    return type === 'string' ? `${field} ${this.chance.below(100)}` : null;
  }

  private object({ properties = {}, required = [] }: JsonSchema): object {
    const fields = Object.entries(properties).filter(([name]) => required.includes(name) || this.rarely(2));
    return Object.fromEntries(fields.map(([name, schema]) => [name, this.fitting(schema, name)]));
  }

  /** The same with one or two of its parts exchanged, left out or added. */
  spoilt(whole: unknown): unknown {
    let value = structuredClone(whole);
    for (let times = 1 + this.chance.below(2); times > 0; times--) {
      const holder = this.one([...objectsIn(value)]) as Record<string, unknown> | undefined;
      const odd = structuredClone(this.one(ODD));
      if (holder === undefined || this.rarely(12)) value = odd;
      else if (this.rarely(4)) Object.defineProperty(holder, this.one(ODD_KEYS), { ...PLAIN, value: odd });
      else {
        const key = this.one(Object.keys(holder));
        if (key === undefined) continue;
        if (this.rarely(4)) delete holder[key];
        else holder[key] = odd;
      }
    }
    return value;
  }

  /** A text that is no JSON any more, or JSON that no program writes. */
  garbled(text: string): string {
    const at = this.chance.below(text.length + 1);
    const [before, after] = [text.slice(0, at), text.slice(at)];
    return this.one([
      () => before,
      () => before + this.one(['\u0000', '"', '{', '}', '[', ',', '\ud800', '\\', '1e999']) + after,
      () => text + text,
      () => text.replace('{', '{"__proto__":{"isOperator":true},'),
      () => text.replace('{', '{"constructor":{"prototype":{"isOperator":true}},'),
      () => text.replace('}', `,"deep":${nested('[', '', ']')}}`),
      () => text.replace('}', `,"deep":${nested('{"a":', '1', '}')}}`),
      () => nested('[', '', ']'),
      () => `"${'x'.repeat(17_000)}"`,
    ])();
  }
}

/** Of a field as JSON makes it, also if it is called `__proto__`. */
const PLAIN = { configurable: true, enumerable: true, writable: true } as const;

/** A value with everything in it that has fields. */
function* objectsIn(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const part of Object.values(value)) yield* objectsIn(part);
}
