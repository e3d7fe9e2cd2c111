import type { GetICUArgs } from '@schummar/icu-type-parser';

/** ICU messages by key. */
export type Dictionary = Readonly<Record<string, string>>;

/** The same keys in another language. */
export type Translation<D extends Dictionary> = { readonly [K in keyof D]: string };

export type Scalar = string | number | boolean;

type Said = Scalar | Message;

/** The parameters that an ICU message needs, read from its text by the type checker. */
export type Args<Text> = string extends Text
  ? object
  : Text extends string
    ? GetICUArgs<Text, { ICUArgument: Said | readonly Said[]; ICUNumberArgument: number }>
    : never;

/** Something to be said in the reader's language. */
export interface Message {
  readonly say: string;
  readonly with: Readonly<Record<string, unknown>>;
}
