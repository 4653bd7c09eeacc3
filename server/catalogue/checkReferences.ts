import { z } from 'zod';
import { mapLists } from '../lists/lists.ts';
import type { ListName } from '../lists/lists.ts';
import { madeToMeasureProblems } from './checkMadeToMeasure.ts';
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

interface Named {
  id: string | undefined;
  path: Path;
}

/** Those whose id another one before them has. */
function repeatedIds(records: readonly Named[]): Problem[] {
  const seen = new Set<string>();
  const problems: Problem[] = [];
  for (const { id, path } of records) {
    if (id === undefined || id === '') continue;
    if (seen.has(id))
      problems.push({ path: [...path, 'id'], message: `uses the id ${id} more than once` });
    seen.add(id);
  }
  return problems;
}

const idsOf = (records: readonly Named[]): ReadonlySet<string | undefined> =>
  new Set(records.map(({ id }) => id));

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
  const [categoryIds, subCategoryIds, productIds] = [
    idsOf(allCategories),
    idsOf(allSubCategories),
    idsOf(allProducts),
  ];
  const ofProducts = products.flatMap(({ id = '', category = '', subCategories }, index) => [
    ...(category === '' || categoryIds.has(category)
      ? []
      : [
          {
            path: ['products', index, 'category'],
            message: `${id} is in the category ${category}, which does not exist`,
          },
        ]),
    ...subCategories.flatMap((one, at) =>
      subCategoryIds.has(one)
        ? []
        : {
            path: ['products', index, 'subCategories', at],
            message: `${id} fits the sub-category ${one}, which does not exist`,
          },
    ),
  ]);
  const ofLists = Object.entries(lists).flatMap(([name, records = []]) =>
    records.flatMap(({ id = '', products: used }, index) =>
      used.flatMap((one, at) =>
        productIds.has(one)
          ? []
          : {
              path: [name, index, 'products', at],
              message: `${id} uses the product ${one}, which does not exist`,
            },
      ),
    ),
  );
  return [...repeated, ...ofProducts, ...madeToMeasureProblems(products, priceTable), ...ofLists];
}
