import { z } from 'zod';
import { mapLists } from '../lists/lists.ts';
import type { ListName } from '../lists/lists.ts';
import { madeToMeasureProblems } from './checkMadeToMeasure.ts';
import { createIdHint } from './nearest.ts';
import type { Path, Problem } from './problems.ts';

const looseId = z.string().optional().catch(undefined);
const looseIds = z.array(z.string()).catch([]);
const withId = z.object({ id: looseId });
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).optional().catch(undefined);

/** What refers to what in a catalogue file, also in one that is invalid elsewhere. */
const references = z.object({
  categories: listOf(withId.extend({ subCategories: listOf(withId) })),
  products: listOf(
    withId.extend({
      category: looseId,
      subCategories: looseIds,
      sizes: listOf(z.object({ id: looseId, soldAs: looseId })),
      madeToMeasure: z.unknown().optional(),
    }),
  ),
  articles: listOf(withId),
  ...(mapLists(() => listOf(withId.extend({ products: looseIds }))) as Record<
    ListName,
    ReturnType<typeof listOf<z.ZodObject<{ id: typeof looseId; products: typeof looseIds }>>>
  >),
  priceTable: z.unknown().optional(),
});

/** Most characters of a word in a message. */
const MAX_SHOWN = 60;

interface Named {
  id: string | undefined;
  path: Path;
}

/** Those whose id another one before them has. */
function repeatedIds(records: readonly Named[]): Problem[] {
  const seen = new Map<string, Path>();
  const problems: Problem[] = [];
  for (const { id, path } of records) {
    if (id === undefined || id === '') continue;
    const other = seen.get(id);
    if (other) problems.push({ path: [...path, 'id'], message: 'is also the id of', other });
    else seen.set(id, path);
  }
  return problems;
}

/** Reports a word that is the id of none of some records. @param kind what they are, e.g. `category` */
function createCheck(kind: string, records: readonly Named[]) {
  const ids = new Set(records.flatMap(({ id }) => (id === undefined || id === '' ? [] : id)));
  const hint = createIdHint([...ids]);
  return (word: string, path: Path): Problem[] =>
    ids.has(word)
      ? []
      : [{ path, message: `"${word.slice(0, MAX_SHOWN)}" is no ${kind}${hint(word)}` }];
}

const named = (at: Path, records: readonly { id?: string | undefined }[] = []): Named[] =>
  records.map(({ id }, index) => ({ id, path: [...at, index] }));

/** Ids that occur twice, and references to records that do not exist; empty when there are none. */
export function referenceProblems(file: unknown): Problem[] {
  const result = references.safeParse(file);
  if (!result.success) return [];
  const { categories = [], products = [], articles, priceTable, ...lists } = result.data;
  const allCategories = named(['categories'], categories);
  const allSubCategories = categories.flatMap(({ subCategories }, index) =>
    named(['categories', index, 'subCategories'], subCategories),
  );
  const allProducts = named(['products'], products);
  const repeated = [
    allCategories,
    allSubCategories,
    allProducts,
    products.flatMap(({ sizes }, index) => named(['products', index, 'sizes'], sizes)),
    named(['articles'], articles),
    ...Object.entries(lists).map(([name, records]) => named([name], records)),
  ].flatMap(repeatedIds);
  const checkCategory = createCheck('category', allCategories);
  const checkSubCategory = createCheck('sub-category', allSubCategories);
  const checkProduct = createCheck('product', allProducts);
  const ofProducts = products.flatMap(({ category = '', subCategories }, index) => [
    ...(category === '' ? [] : checkCategory(category, ['products', index, 'category'])),
    ...subCategories.flatMap((one, at) =>
      checkSubCategory(one, ['products', index, 'subCategories', at]),
    ),
  ]);
  const ofLists = Object.entries(lists).flatMap(([name, records = []]) =>
    records.flatMap(({ products: used }, index) =>
      used.flatMap((one, at) => checkProduct(one, [name, index, 'products', at])),
    ),
  );
  return [...repeated, ...ofProducts, ...madeToMeasureProblems(products, priceTable), ...ofLists];
}
