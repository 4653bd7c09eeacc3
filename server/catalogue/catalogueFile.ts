import { z } from 'zod';

/** Told apart from files of later programs. */
const VERSION = 1;
const MAX_PRICE = 1_000_000;
const FORBIDDEN = /[^\P{Cc}\n\t]|\p{Cs}/u;

const text = (max: number) =>
  z
    .string()
    .max(max)
    .refine((value) => !FORBIDDEN.test(value), 'holds characters that cannot be shown');
const required = (max: number) =>
  text(max).refine((value) => value.trim() !== '', 'must not be empty');
const id = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,119}$/, 'must be lower-case letters, digits and hyphens');
const address = z
  .string()
  .max(2000)
  .regex(/^(\/(?!\/)|https:\/\/)[^\s"<>\\]+$/, 'must begin with / or https://');
const picture = z.strictObject({ url: address, alt: text(500) });
const price = z
  .number()
  .positive()
  .max(MAX_PRICE)
  .refine((value) => Number(value.toFixed(2)) === value, 'must have at most two decimals');

const subCategory = z.strictObject({
  id,
  name: required(200),
  description: text(2000),
  image: picture,
  whatAre: text(5000),
  whyYouNeed: z.array(required(500)).max(20),
});
const category = z.strictObject({
  id,
  name: required(200),
  description: text(2000),
  image: picture,
  subCategories: z.array(subCategory),
});
const product = z.strictObject({
  id,
  category: id,
  name: required(200),
  brand: text(200),
  description: text(5000),
  images: z.array(picture).min(1).max(4),
  /** In dirhams. */
  sizes: z
    .array(z.strictObject({ id, label: required(100), price }))
    .min(1)
    .max(50),
});

const shape = z.strictObject({
  version: z.literal(VERSION),
  banners: z.array(
    z.strictObject({
      image: picture,
      imagePortrait: address,
      heading: text(200),
      text: text(500),
    }),
  ),
  marquee: z.array(required(200)),
  categories: z.array(category),
  products: z.array(product),
  articles: z.array(
    z.strictObject({
      id,
      title: required(200),
      image: picture,
      html: required(100_000),
      publishedAt: z.iso.datetime(),
    }),
  ),
  works: z.array(
    z.strictObject({ id, name: required(200), images: z.array(picture).min(1).max(20) }),
  ),
  faq: z.array(z.strictObject({ question: required(500), answer: required(5000) })),
});

/** Everything visitors see but reviews, in the order in which it is shown. */
export type CatalogueFile = z.infer<typeof shape>;

/** The part of a file that version numbers and checks do not concern. */
export type CatalogueContent = Omit<CatalogueFile, 'version'>;

function repeated(ids: readonly string[]): string[] {
  return [...new Set(ids.filter((one, index) => ids.indexOf(one) !== index))];
}

const whole = shape.superRefine((file, context) => {
  const complain = (path: string, message: string): void => {
    context.addIssue({ code: 'custom', path: [path], message });
  };
  const kinds = {
    categories: file.categories.map((one) => one.id),
    'categories: subCategories': file.categories.flatMap((one) =>
      one.subCategories.map((sub) => sub.id),
    ),
    products: file.products.map((one) => one.id),
    'products: sizes': file.products.flatMap((one) => one.sizes.map((size) => size.id)),
    articles: file.articles.map((one) => one.id),
    works: file.works.map((one) => one.id),
  };
  for (const [kind, ids] of Object.entries(kinds)) {
    for (const twice of repeated(ids)) complain(kind, `uses the id ${twice} more than once`);
  }
  const known = new Set(kinds.categories);
  for (const { id: productId, category: wanted } of file.products) {
    if (!known.has(wanted)) {
      complain('products', `${productId} is in the category ${wanted}, which does not exist`);
    }
  }
});

/** Thrown when a file is no catalogue; each line of the message names one thing that is wrong. */
export class CatalogueFileError extends Error {}

const SHOWN_PROBLEMS = 20;

/** A place in the file as one reads it: `products[3].sizes[0].price`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path.reduce<string>((place, part) => {
    if (typeof part === 'number') return `${place}[${part}]`;
    return place === '' ? String(part) : `${place}.${String(part)}`;
  }, '');
}

/**
 * Reads a catalogue from JSON.
 * @throws CatalogueFileError
 */
export function parseCatalogue(json: string): CatalogueFile {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch (error) {
    const reason = error instanceof Error ? error.message : '';
    throw new CatalogueFileError(`The file is not valid JSON: ${reason}`);
  }
  const result = whole.safeParse(value);
  if (result.success) return result.data;
  const { issues } = result.error;
  const lines = issues
    .slice(0, SHOWN_PROBLEMS)
    .map(({ path, message }) => `  ${[placeOf(path), message].filter(Boolean).join(': ')}`);
  const more = issues.length - lines.length;
  if (more > 0) lines.push(`  … and ${more} more`);
  throw new CatalogueFileError(`The catalogue is not right:\n${lines.join('\n')}`);
}

/** A catalogue as JSON that people can read and edit. */
export function printCatalogue(content: CatalogueContent): string {
  return `${JSON.stringify({ version: VERSION, ...content }, null, 2)}\n`;
}
