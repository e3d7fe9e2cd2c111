import { difference, type Json, joinedSum, sumOf } from '@entente/protocol/changes';

/** One field as text. */
interface Field {
  /** The object in which it is, if that is not the whole. */
  readonly group: string | null;
  readonly name: string;
  readonly text: string;
  /** With its name. */
  readonly whole: string;
  /** Of the whole; made when it is first wanted. */
  sum: number | null;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Characters of a value that is not worth comparing with the one before. */
const SHORT = 80;

/** What has become of a value, as text. */
function changeOf(before: string, now: string): string {
  if (now.length > SHORT && before.length > SHORT) {
    const change = difference(JSON.parse(before) as Json, JSON.parse(now));
    if (change !== undefined) return JSON.stringify(change);
  }
  return now.startsWith('{') || now.startsWith('[') ? `[${now}]` : now;
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
  private written: string | null = null;
  private summed: { readonly start: number; readonly sum: number } | null = null;
  private told: { readonly from: number; readonly text: string | null } | null = null;

  private constructor(fields: readonly Field[]) {
    this.fields = fields;
  }

  /** @param groups objects in it whose fields are taken apart as well */
  static of(object: object, before: ViewPart | null, groups: readonly string[] = []): ViewPart {
    const fields: Field[] = [];
    let isSame = before !== null;
    const add = (group: string | null, name: string, value: unknown) => {
      const text = JSON.stringify(value);
      if (text === undefined) return false;
      const known = before?.fields[fields.length];
      const isKnown =
        known !== undefined && known.text === text && known.name === name && known.group === group;
      if (!isKnown) isSame = false;
      fields.push(
        isKnown ? known : { group, name, text, whole: `${JSON.stringify(name)}:${text}`, sum: null },
      );
      return true;
    };
    for (const [name, value] of Object.entries(object)) {
      let isApart = false;
      if (groups.includes(name) && isObject(value) && !Array.isArray(value))
        for (const [inner, one] of Object.entries(value)) isApart = add(name, inner, one) || isApart;
      if (!isApart) add(null, name, value);
    }
    return before !== null && isSame && before.fields.length === fields.length
      ? before
      : new ViewPart(fields);
  }

  /** Of the text, without making it. */
  get length(): number {
    return this.fields.reduce((sum, { whole }) => sum + whole.length + 1, 0);
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
    for (const [at, { group, name, text }] of fields.entries()) {
      const known = before.fields[at];
      if (text === known.text) continue;
      changes.push({ group, whole: `${JSON.stringify(name)}:${changeOf(known.text, text)}` });
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
      if (field.group !== null) glue += `${JSON.stringify(field.group)}:{`;
      group = field.group;
    }
    if (glue !== '') onGlue(glue);
    onField(field);
  }
  if (group !== null) onGlue('}');
}
