import type { RecordTexts } from '../catalogue/arabicTexts.ts';
import type { ProductAttributes } from '../catalogue/productAttributes.ts';
import type { ProductsTable } from '../db/catalogueTables.ts';
import type { Queryable } from '../db/open.ts';
import { ROWS_PER_READ } from '../limits/rows.ts';
import { groupBy } from '../rules/groupBy.ts';
import type {
  Names,
  ProductTexts,
  SearchableCatalogue,
  SearchableCategory,
  SearchableProduct,
} from '../search/searchableProduct.ts';
import { findTexts } from './catalogueTexts.ts';

type NamedKind = 'categories' | 'sub_categories';

async function arabicNames(db: Queryable, kind: NamedKind, ids: string[]) {
  const texts = await findTexts(db, { kind, lang: 'ar', ids });
  return (id: string, en: string): Names => {
    const ar = texts.get(id)?.name;
    return { en, ...(ar !== undefined && { ar }) };
  };
}

async function readCategories(db: Queryable): Promise<SearchableCategory[]> {
  const categories = await db
    .selectFrom('categories')
    .select(['id', 'name'])
    .orderBy('position')
    .execute();
  const subCategories = await db
    .selectFrom('sub_categories')
    .innerJoin('categories', 'categories.id', 'category_id')
    .select(['sub_categories.id', 'sub_categories.name', 'category_id'])
    .orderBy('categories.position')
    .orderBy('sub_categories.position')
    .execute();
  const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
  const categoryNames = await arabicNames(db, 'categories', idsOf(categories));
  const subCategoryNames = await arabicNames(db, 'sub_categories', idsOf(subCategories));
  return [
    ...categories.map(({ id, name }) => ({ categoryId: id, names: categoryNames(id, name) })),
    ...subCategories.map(({ id, name, category_id: categoryId }) => ({
      categoryId,
      subCategoryId: id,
      names: subCategoryNames(id, name),
    })),
  ];
}

function textsOf(row: ProductTexts, arabic: RecordTexts['products'] | undefined): ProductTexts[] {
  const { name, brand, description } = row;
  return [{ name, brand, description }, ...(arabic ? [arabic] : [])];
}

async function toSearchable(
  db: Queryable,
  rows: readonly Omit<
    ProductsTable,
    'images' | 'room_image' | 'composed_image' | 'made_to_measure'
  >[],
): Promise<SearchableProduct[]> {
  const ids = rows.map(({ id }) => id);
  const sizes = await db
    .selectFrom('product_sizes')
    .select(['product_id', 'price_minor as priceMinor', 'sold_as as soldAs'])
    .where('product_id', 'in', ids)
    .orderBy('position')
    .execute();
  const relations = await db
    .selectFrom('sub_category_products')
    .select(['product_id', 'sub_category_id'])
    .where('product_id', 'in', ids)
    .execute();
  const texts = await findTexts(db, { kind: 'products', lang: 'ar', ids });
  const sizesOf = groupBy(sizes, (size) => size.product_id);
  const relationsOf = groupBy(relations, (relation) => relation.product_id);
  return rows.map((row) => ({
    id: row.id,
    categoryId: row.category_id,
    subCategoryIds: (relationsOf.get(row.id) ?? []).map((one) => one.sub_category_id),
    texts: textsOf(row, texts.get(row.id)),
    attributes: JSON.parse(row.attributes) as ProductAttributes,
    addedOn: row.added_on,
    sizes: sizesOf.get(row.id) ?? [],
    madeMinor: row.made_price_minor,
  }));
}

async function* readProducts(db: Queryable): AsyncGenerator<SearchableProduct[]> {
  for (let last: { position: number; id: string } | undefined; ;) {
    const after = last;
    const rows = await db
      .selectFrom('products')
      .select(['id', 'category_id', 'position', 'name', 'brand', 'description', 'attributes'])
      .select(['added_on', 'made_price_minor'])
      .orderBy('position')
      .orderBy('id')
      .$if(after !== undefined, (query) =>
        query.where((eb) =>
          eb.or([
            eb('position', '>', after?.position ?? 0),
            eb('position', '=', after?.position ?? 0).and('id', '>', after?.id ?? ''),
          ]),
        ),
      )
      .limit(ROWS_PER_READ)
      .execute();
    if (rows.length > 0) yield await toSearchable(db, rows);
    if (rows.length < ROWS_PER_READ) return;
    last = rows.at(-1);
  }
}

/** Reads what the product search needs, in catalogue order and in parts. */
export async function readSearchable(db: Queryable): Promise<SearchableCatalogue> {
  return { categories: await readCategories(db), products: readProducts(db) };
}
