import { difference, type Json, joinedSum, sumOf } from '@entente/protocol/changes';

/** One field as text. */
interface Field {
  /** The object in which it is, if that is not the whole. */
  readonly group: string | null;
  readonly name: string;
  readonly text: string;
  /** What has no parts can be compared without writing it again; otherwise undefined. */
  readonly scalar: unknown;
  /** With its name. */
  readonly whole: string;
  /** Tells fields apart: this one, and the one of the part before that has become this one by that change. */
  readonly id: number;
  readonly before: number;
  readonly change: string;
  /** Of the whole; made when it is first wanted. */
  sum: number | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isGroup = (value: unknown): value is object => isObject(value) && !Array.isArray(value);

/** Characters of a value that is not worth comparing with the one before. */
const SHORT = 80;

/** A value that has become another one, as text. */
const replacedBy = (text: string): string =>
  text.startsWith('{') || text.startsWith('[') ? `[${text}]` : text;

/**
 * What has become of a value, as text.
 * @param value that of the text `now`
 */
function changeOf(before: string, now: string, value: unknown): string {
  if (now.length > SHORT && before.length > SHORT) {
    const change = difference(JSON.parse(before) as Json, value);
    if (change !== undefined) return JSON.stringify(change);
  }
  return replacedBy(now);
}

/** Names with a colon, as they are in the text: few, and the same ones all the time. */
const labels = new Map<string, string>();
const MOST_LABELS = 1000;

function labelOf(name: string): string {
  const known = labels.get(name);
  if (known !== undefined) return known;
  const label = `${JSON.stringify(name)}:`;
  if (labels.size < MOST_LABELS) labels.set(name, label);
  return label;
}

/** Of all fields so far. */
let ids = 0;

/** Lists the fields of an object, with those of the object before where nothing has changed. */
class FieldList {
  readonly fields: Field[] = [];
  isSame = true;
  private readonly before: readonly Field[];

  constructor(before: readonly Field[]) {
    this.before = before;
  }

  /** False if the value is not written. */
  add(group: string | null, name: string, value: unknown): boolean {
    const there = this.before[this.fields.length] as Field | undefined;
    const known = there?.name === name && there.group === group ? there : undefined;
    const scalar = isObject(value) ? undefined : value;
    if (known !== undefined && scalar !== undefined && known.scalar === scalar) {
      this.fields.push(known);
      return true;
    }
    const text = JSON.stringify(value) as string | undefined;
    if (text === undefined) return false;
    if (known?.text === text) {
      this.fields.push(known);
      return true;
    }
    this.isSame = false;
    this.fields.push({
      group,
      name,
      text,
      scalar,
      whole: labelOf(name) + text,
      id: ++ids,
      before: known?.id ?? 0,
      change: known === undefined ? '' : labelOf(name) + changeOf(known.text, text, value),
      sum: null,
    });
    return true;
  }
}

/** Tell parts apart, so that none holds on to the one before it. */
let parts = 0;

/**
 * An object as text, field by field, without its braces. Fields that have not changed since the part before are shared with it, and
 * so is the whole part.
 */
export class ViewPart {
  readonly fields: readonly Field[];
  private readonly id = ++parts;
  private measured: number | null = null;
  private written: string | null = null;
  private summed: { readonly start: number; readonly sum: number } | null = null;
  private told: { readonly from: number; readonly text: string | null } | null = null;

  private constructor(fields: readonly Field[]) {
    this.fields = fields;
  }

  /** @param groups objects in it whose fields are taken apart as well */
  static of(object: object, before: ViewPart | null, groups: readonly string[] = []): ViewPart {
    const list = new FieldList(before?.fields ?? []);
    const values = object as Readonly<Record<string, unknown>>;
    for (const name of Object.keys(values)) {
      const value = values[name];
      let isApart = false;
      if (groups.includes(name) && isGroup(value)) {
        const inner = value as Readonly<Record<string, unknown>>;
        for (const one of Object.keys(inner)) isApart = list.add(name, one, inner[one]) || isApart;
      }
      if (!isApart) list.add(null, name, value);
    }
    const { fields, isSame } = list;
    return before !== null && isSame && before.fields.length === fields.length
      ? before
      : new ViewPart(fields);
  }

  /** Of the text, without making it. */
  get length(): number {
    this.measured ??= this.fields.reduce((sum, { whole }) => sum + whole.length + 1, 0);
    return this.measured;
  }

  get text(): string {
    this.written ??= join(this.fields);
    return this.written;
  }

  /** The sum of the text, after another one. */
  sumAfter(start: number): number {
    if (this.summed?.start === start) return this.summed.sum;
    let sum = start;
    withGlue(
      this.fields,
      (glue) => {
        sum = sumOf(glue, sum);
      },
      (field) => {
        field.sum ??= sumOf(field.whole);
        sum = joinedSum(sum, field.sum, field.whole.length);
      },
    );
    this.summed = { start, sum };
    return sum;
  }

  /** What has changed since another part, without braces; null if that cannot be told by fields. */
  changeSince(before: ViewPart): string | null {
    if (before === this) return '';
    if (this.told?.from !== before.id) this.told = { from: before.id, text: this.changes(before) };
    return this.told.text;
  }

  private changes(before: ViewPart): string | null {
    const { fields } = this;
    const isAlike = (one: Field, at: number) =>
      one.name === before.fields[at].name && one.group === before.fields[at].group;
    if (fields.length !== before.fields.length || !fields.every(isAlike)) {
      const change = difference(JSON.parse(`{${before.text}}`) as Json, JSON.parse(`{${this.text}}`));
      return Array.isArray(change) ? null : JSON.stringify(change).slice(1, -1);
    }
    const changes: Pick<Field, 'group' | 'whole'>[] = [];
    for (let at = 0; at < fields.length; at++) {
      const field = fields[at];
      const known = before.fields[at];
      if (field === known || field.text === known.text) continue;
      const { group, name, text } = field;
      const whole =
        field.before === known.id
          ? field.change
          : labelOf(name) + changeOf(known.text, text, JSON.parse(text) as Json);
      changes.push({ group, whole });
    }
    return join(changes);
  }
}

function join(fields: readonly Pick<Field, 'group' | 'whole'>[]): string {
  let text = '';
  withGlue(
    fields,
    (glue) => {
      text += glue;
    },
    ({ whole }) => {
      text += whole;
    },
  );
  return text;
}

/** Fields one after the other, and the text between them. */
function withGlue<Each extends Pick<Field, 'group' | 'whole'>>(
  fields: readonly Each[],
  onGlue: (glue: string) => void,
  onField: (field: Each) => void,
): void {
  let group: string | null = null;
  for (const [at, field] of fields.entries()) {
    let glue = at === 0 ? '' : ',';
    if (field.group !== group) {
      if (group !== null) glue = `}${glue}`;
      if (field.group !== null) glue += `${labelOf(field.group)}{`;
      group = field.group;
    }
    if (glue !== '') onGlue(glue);
    onField(field);
  }
  if (group !== null) onGlue('}');
}
