import { madeProduct } from '../../src/lib/madeToMeasure/madeProduct.ts';
import type { BlindProduct, CurtainProduct } from '../../src/lib/madeToMeasure/product.ts';
import type { MadeToMeasure } from '../catalogue/madeToMeasure.ts';
import type { PriceTable } from '../catalogue/priceTable.ts';
import type { ProductAttributes } from '../catalogue/productAttributes.ts';
import type { Queryable } from '../db/open.ts';
import type { Configuration } from '../rules/configuration.ts';
import { findTexts } from './catalogueTexts.ts';
import { readImages } from './images.ts';
import { currentPriceTable } from './priceTables.ts';

/** What is needed to price a window with a product. */
export interface Priceable {
  product: CurtainProduct | BlindProduct;
  table: PriceTable;
}

/** A product as it is made to measure now; `undefined` when it does not exist, `null` when it is not made to measure. */
export async function findPriceable(
  db: Queryable,
  productId: string,
): Promise<Priceable | null | undefined> {
  const row = await db
    .selectFrom('products')
    .select(['made_to_measure', 'attributes'])
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!row) return undefined;
  const table = await currentPriceTable(db);
  if (row.made_to_measure === null || table === undefined) return null;
  const sizes = await db
    .selectFrom('product_sizes')
    .select(['id', 'price_minor'])
    .where('product_id', '=', productId)
    .execute();
  const prices = new Map(sizes.map(({ id, price_minor }) => [id, price_minor]));
  const made = JSON.parse(row.made_to_measure) as MadeToMeasure;
  const attributes = JSON.parse(row.attributes) as ProductAttributes;
  return { product: madeProduct(made, attributes, (size) => prices.get(size)), table };
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
  const found = await Promise.all(ids.map((id) => findPriceable(db, id)));
  return found.flatMap((priceable, index) => {
    const productId = ids[index];
    return priceable && productId !== undefined ? [{ ...priceable, productId }] : [];
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
