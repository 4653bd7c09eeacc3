import { madeProduct } from '../../src/lib/madeToMeasure/madeProduct.ts';
import type { BlindProduct, CurtainProduct } from '../../src/lib/madeToMeasure/product.ts';
import type { MadeToMeasure } from '../catalogue/madeToMeasure.ts';
import type { PriceTable } from '../catalogue/priceTable.ts';
import type { ProductAttributes } from '../catalogue/productAttributes.ts';
import type { Queryable } from '../db/open.ts';
import type { Configuration } from '../rules/configuration.ts';
import { findTexts } from './catalogueTexts.ts';
import { chunksOf } from './chunks.ts';
import { readImages } from './images.ts';
import { currentPriceTable } from './priceTables.ts';

/** What is needed to price a window with a product. */
export interface Priceable {
  product: CurtainProduct | BlindProduct;
  table: PriceTable;
}

/** Products as they are made to measure now; `null` for one that is not, no entry for one that does not exist. */
export async function findPriceables(
  db: Queryable,
  productIds: readonly string[],
): Promise<Map<string, Priceable | null>> {
  const table = await currentPriceTable(db);
  const found = new Map<string, Priceable | null>();
  for (const ids of chunksOf(productIds)) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'made_to_measure', 'attributes'])
      .where('id', 'in', ids)
      .execute();
    const sizes = await db
      .selectFrom('product_sizes')
      .select(['id', 'price_minor'])
      .where('product_id', 'in', ids)
      .execute();
    const prices = new Map(sizes.map(({ id, price_minor }) => [id, price_minor]));
    for (const { id, made_to_measure, attributes } of rows) {
      const made = made_to_measure && (JSON.parse(made_to_measure) as MadeToMeasure);
      const known = JSON.parse(attributes) as ProductAttributes;
      found.set(
        id,
        made && table
          ? { product: madeProduct(made, known, (size) => prices.get(size)), table }
          : null,
      );
    }
  }
  return found;
}

/** A product as it is made to measure now; `undefined` when it does not exist, `null` when it is not made to measure. */
export async function findPriceable(
  db: Queryable,
  productId: string,
): Promise<Priceable | null | undefined> {
  return (await findPriceables(db, [productId])).get(productId);
}

/** Products of one kind by what they cost for a usual window, the least expensive first. */
export async function findCheapestMade(
  db: Queryable,
  kind: MadeToMeasure['kind'],
  limit: number,
): Promise<(Priceable & { productId: string })[]> {
  const rows = await db
    .selectFrom('products')
    .select(['id', 'made_to_measure'])
    .where('made_to_measure', 'is not', null)
    .where('made_price_minor', 'is not', null)
    .orderBy('made_price_minor')
    .orderBy('id')
    .execute();
  const ids = rows
    .filter((row) => (JSON.parse(row.made_to_measure ?? '{}') as MadeToMeasure).kind === kind)
    .slice(0, limit)
    .map(({ id }) => id);
  const found = await findPriceables(db, ids);
  return ids.flatMap((productId) => {
    const priceable = found.get(productId);
    return priceable ? [{ ...priceable, productId }] : [];
  });
}

/** Names and first image of a product, to show it after it is removed. */
export async function findProductNames(
  db: Queryable,
  productId: string,
): Promise<Pick<Configuration, 'productName' | 'image'>> {
  const { name, images } = await db
    .selectFrom('products')
    .select(['name', 'images'])
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  const texts = await findTexts(db, { kind: 'products', lang: 'ar', ids: [productId] });
  const arabic = texts.get(productId)?.name;
  return {
    productName: { en: name, ...(arabic !== undefined && { ar: arabic }) },
    image: readImages(images)[0]?.url ?? '',
  };
}
