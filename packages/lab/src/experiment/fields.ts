import { ExperimentError, type FilePart } from './experiment-error.ts';

/** A value as it is shown in a refusal. */
export const textIn = (value: unknown): string =>
  typeof value === 'string' ? `“${value}”` : (JSON.stringify(value) ?? 'nothing');

/** A single value stands for a list of one. */
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value]);

interface Bounds {
  readonly or?: number;
  readonly least?: number;
  readonly most?: number;
}

/** The fields of an object in a file; each refusal is a sentence that names the field. */
export class FileFields {
  private readonly fields: Readonly<Record<string, unknown>>;
  private readonly what: FilePart;

  constructor(value: unknown, what: FilePart) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      throw new ExperimentError('problem.object', { what, value: textIn(value) });
    this.fields = value as Record<string, unknown>;
    this.what = what;
  }

  one(field: string): unknown {
    return Object.hasOwn(this.fields, field) ? this.fields[field] : undefined;
  }

  known(names: readonly string[]): void {
    const stranger = Object.keys(this.fields).find((field) => !names.includes(field));
    if (stranger !== undefined)
      throw new ExperimentError('problem.field', {
        what: this.what,
        field: textIn(stranger),
        known: names.join(', '),
      });
  }

  text(field: string, or?: string): string {
    const value = this.one(field) ?? or;
    if (typeof value === 'string' && value !== '') return value;
    if (value === undefined) throw new ExperimentError('problem.missing', { what: this.what, field });
    throw new ExperimentError('problem.text', { field, value: textIn(value) });
  }

  number(field: string, { or, least = 0, most = Number.MAX_SAFE_INTEGER }: Bounds = {}): number {
    const value = this.one(field) ?? or;
    if (typeof value === 'number' && value >= least && value <= most) return value;
    throw new ExperimentError('problem.number', { field, least, most, value: textIn(value) });
  }

  whole(field: string, bounds: Bounds = {}): number {
    const value = this.one(field) ?? bounds.or;
    if (Number.isSafeInteger(value)) return this.number(field, bounds);
    throw new ExperimentError('problem.whole', { field, value: textIn(value) });
  }

  yes(field: string, or: boolean): boolean {
    const value = this.one(field) ?? or;
    if (typeof value === 'boolean') return value;
    throw new ExperimentError('problem.yes', { field, value: textIn(value) });
  }

  object(field: string): Readonly<Record<string, unknown>> {
    const value = this.one(field) ?? {};
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
    throw new ExperimentError('problem.object', { what: `"${field}"`, value: textIn(value) });
  }
}
