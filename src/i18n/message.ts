import type { GetICUArgs } from '@schummar/icu-type-parser';

declare const valuesKey: unique symbol;

/** A text of the shop: its id in the catalogs and its English text, an ICU message that the build compiles. */
export interface Message<Values extends object = object> {
  readonly id: string;
  readonly message: string;
  /** Type of the placeholders' values; nothing at run time. */
  readonly [valuesKey]?: (values: Values) => void;
}

/** Values for the placeholders of an ICU message: `{count: number}` for `'{count, plural, one {…} other {…}}'`. */
export type ValuesOf<Text extends string> = GetICUArgs<
  Text,
  { ICUArgument: string | number; ICUNumberArgument: number }
>;

/** English texts by key; records may be nested. */
export interface MessageTexts {
  readonly [key: string]: string | MessageTexts;
}

/** Messages of a record of texts. */
export type Messages<Texts extends MessageTexts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends string
    ? Message<ValuesOf<Texts[Key]>>
    : Texts[Key] extends MessageTexts
      ? Messages<Texts[Key]>
      : never;
};

/** A record of messages, which may be nested. */
export interface MessageTree {
  readonly [key: string]: Message<never> | MessageTree;
}
