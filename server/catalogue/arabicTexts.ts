import { z } from 'zod';
import { required, text } from '../lists/fields.ts';
import { listTexts } from '../lists/lists.ts';
import type { Path } from './problems.ts';

const alt = text(500);
const name = required(200);
const described = { name, description: text(2000), imageAlt: alt };

/**
 * Arabic texts of a record, as the optional field `ar` in a catalogue file and as JSON in `catalogue_texts`. The keys are
 * names of tables. A record has all of its texts in Arabic or none, so that no record mixes two languages.
 */
export const arabicTexts = {
  banners: z.strictObject({ heading: text(200), text: text(500), imageAlt: alt }),
  marquee_items: z.strictObject({ content: required(200) }),
  categories: z.strictObject(described),
  sub_categories: z.strictObject({
    ...described,
    whatAre: text(5000),
    whyYouNeed: z.array(required(500)),
  }),
  products: z.strictObject({
    name,
    brand: text(200),
    description: text(5000),
    imageAlts: z.array(alt),
  }),
  product_sizes: z.strictObject({ label: required(100) }),
  articles: z.strictObject({ title: name, html: required(100_000), imageAlt: alt }),
  ...listTexts,
} as const;

export type TextKind = keyof typeof arabicTexts;
export const TEXT_KINDS = Object.keys(arabicTexts) as TextKind[];
export type RecordTexts = { [Kind in TextKind]: z.infer<(typeof arabicTexts)[Kind]> };

/** Any texts, for code that treats all kinds alike. */
export type AnyTexts = Readonly<Record<string, string | readonly string[]>>;

/** A record of a catalogue with its English texts and, if it is translated, its Arabic ones. */
export interface TranslatableRecord {
  kind: TextKind;
  /** Id; the position of records without stable ids. */
  id: string;
  /** Where it is in a catalogue file. */
  path: Path;
  english: AnyTexts;
  arabic: AnyTexts | undefined;
}
