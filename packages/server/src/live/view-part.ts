import { difference, type Json, joinedSum, sumOf } from '@entente/protocol/changes';

/** One field as text. */
interface Field {
  /** The object in which it is, if that is not the whole. */
  readonly group: string | null;
  readonly name: string;
  /** The name with a colon. */
  readonly label: string;
  readonly text: string;
  /** What has no parts can be compared without writing it again; otherwise undefined. */
  readonly scalar: unknown;
  /** Tells fields apart: this one, and the one of the part before that has become this one by that change. */
  readonly id: number;
  readonly before: number;
  /** Null if that is the text itself. */
  readonly change: string | null;
  /** Of label and text; made when it is first wanted. */
  sum: number | null;
}

const lengthOf = ({ label, text }: Field): number => label.length + text.length;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isGroup = (value: unknown): value is object => isObject(value) && !Array.isArray(value);

/** Characters of a value that is not worth comparing with the one before. */
const SHORT = 80;

/** A value that has become another one, as text. */
const replacedBy = (text: string): string =>
  text.startsWith('{') || text.startsWith('[') ? `[${text}]` : text;

/**
 * What has become of a value, as text; null if it is sent as it is.
 * @param value that of the text `now`
 */
function changeOf(before: string, now: string, value: unknown): string | null {
  if (now.length <= SHORT || before.length <= SHORT) return null;
  const change = difference(JSON.parse(before) as Json, value);
  return change === undefined ? null : JSON.stringify(change);
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
      label: labelOf(name),
      text,
      scalar,
      id: ++ids,
      before: known?.id ?? 0,
      change: known === undefined ? null : changeOf(known.text, text, value),
      sum: null,
    });
    return true;
  }
}

/** Tell parts apart, so that none holds on to the one before it. */
let parts = 0;

/** Characters of an object that is written as a whole: taking it apart would cost more than comparing the texts. */
const SMALL = 400;

/**
 * An object as text, without its braces. A larger one is taken apart into its fields: those that have not changed since the part before
 * are shared with it. A part that has not changed at all is the one before.
 */
export class ViewPart {
  /** Null in one that is written as a whole. */
  private readonly fields: readonly Field[] | null;
  private readonly id = ++parts;
  private measured: number | null = null;
  private written: string | null;
  private summed: { readonly start: number; readonly sum: number } | null = null;
  private told: { readonly from: number; readonly text: string | null } | null = null;

  private constructor(fields: readonly Field[] | null, written: string | null) {
    this.fields = fields;
    this.written = written;
  }

  /** @param groups objects in it whose fields are taken apart as well; null if nobody asks for its changes */
  static of(object: object, before: ViewPart | null, groups: readonly string[] | null = []): ViewPart {
    if (groups === null || before === null || before.fields === null) {
      const text = JSON.stringify(object).slice(1, -1);
      if (before?.text === text) return before;
      if (groups === null || text.length <= SMALL) return new ViewPart(null, text);
    }
    const known = before?.fields ?? [];
    const list = new FieldList(known);
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
    return before !== null && isSame && known.length === fields.length ? before : new ViewPart(fields, null);
  }

  /** Of the text, without making it. */
  get length(): number {
    this.measured ??= this.fields?.reduce((sum, field) => sum + lengthOf(field) + 1, 0) ?? this.text.length;
    return this.measured;
  }

  get text(): string {
    this.written ??= join(this.fields ?? []);
    return this.written;
  }

  /** The sum of the text, after another one. */
  sumAfter(start: number): number {
    if (this.summed?.start === start) return this.summed.sum;
    const sum = this.fields === null ? sumOf(this.text, start) : sumOfFields(this.fields, start);
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
    const then = before.fields;
    if (fields === null || then === null || !areAlike(fields, then)) {
      if (this.text === before.text) return '';
      const change = difference(JSON.parse(`{${before.text}}`) as Json, JSON.parse(`{${this.text}}`));
      return Array.isArray(change) ? null : JSON.stringify(change).slice(1, -1);
    }
    const changes: Written[] = [];
    for (let at = 0; at < fields.length; at++) {
      const field = fields[at];
      const known = then[at];
      if (field === known || field.text === known.text) continue;
      const { group, label, text, before: from } = field;
      const change = from === known.id ? field.change : changeOf(known.text, text, JSON.parse(text) as Json);
      changes.push({ group, label, text: change ?? replacedBy(text) });
    }
    return join(changes);
  }
}

/** Do these have the same names? */
const areAlike = (fields: readonly Field[], others: readonly Field[]): boolean =>
  fields.length === others.length &&
  fields.every(({ name, group }, at) => name === others[at].name && group === others[at].group);

function sumOfFields(fields: readonly Field[], start: number): number {
  let sum = start;
  withGlue(
    fields,
    (glue) => {
      sum = sumOf(glue, sum);
    },
    (field) => {
      field.sum ??= sumOf(field.text, sumOf(field.label));
      sum = joinedSum(sum, field.sum, lengthOf(field));
    },
  );
  return sum;
}

/** What is written of a field, or of its change. */
type Written = Pick<Field, 'group' | 'label' | 'text'>;

function join(fields: readonly Written[]): string {
  let text = '';
  withGlue(
    fields,
    (glue) => {
      text += glue;
    },
    (field) => {
      text += field.label + field.text;
    },
  );
  return text;
}

/** Fields one after the other, and the text between them. */
function withGlue<Each extends Written>(
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
